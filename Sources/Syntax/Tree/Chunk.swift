/// An immutable piece of a tree: the records of one node's subtree in preorder, or those of a run of a list's items.
/// It knows neither its place in the text nor what holds it, so that trees share it.
final class Chunk: Sendable {
  let records: [Record]
  let chunks: [Chunk]
  /// Errors within, with positions relative to the chunk's start; errors of `chunks` are in those.
  let diagnostics: [StoredDiagnostic]
  /// The braces of all tokens within.
  let balance: BraceBalance

  init(records: [Record], chunks: [Chunk], diagnostics: [StoredDiagnostic]) {
    var balance = BraceBalance()
    for record in records where record.isLeaf {
      if record.isChunk {
        balance.append(chunks[Int(record.first)].balance)
      } else {
        balance.count(record)
      }
    }
    self.balance = balance
    self.records = records
    self.chunks = chunks
    self.diagnostics = diagnostics
  }
}

extension Chunk {
  /// Bytes that the chunk and all below it take in memory.
  var memoryBytes: Int {
    let objects = 48 + (records.isEmpty ? 0 : 32) + (chunks.isEmpty ? 0 : 32)
    let own = objects + records.count * MemoryLayout<Record>.stride + chunks.count * MemoryLayout<Chunk>.stride
    return chunks.reduce(own) { $0 + $1.memoryBytes }
  }
}

extension Chunk {
  /// The last token that is in the source.
  var lastToken: Record {
    var chunk = self
    while true {
      guard let index = chunk.records.lastIndex(where: { $0.isLeaf && $0.length > 0 }) else { break }
      let record = chunk.records[index]
      guard record.isChunk else { return record }
      chunk = chunk.chunks[Int(record.first)]
    }
    return Record(kind: .semicolon, flags: [], height: 0, length: 0, first: 0, second: 0)
  }
}
