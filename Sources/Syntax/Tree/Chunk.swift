/// An immutable piece of a tree: the records of one node's subtree in preorder, or those of a run of a list's items.
/// It knows neither its place in the text nor what holds it, so that trees share it.
final class Chunk: Sendable {
  let records: [Record]
  let chunks: [Chunk]
  /// Errors within, with positions relative to the chunk's start; errors of `chunks` are in those.
  let diagnostics: [StoredDiagnostic]

  init(records: [Record], chunks: [Chunk], diagnostics: [StoredDiagnostic]) {
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
