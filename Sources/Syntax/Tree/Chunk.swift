import SourceText
import Synchronization

/// An immutable piece of a tree: the records of one node's subtree in preorder, or those of a run of a list's items.
/// It knows neither its place in the text nor what holds it, so that trees share it.
final class Chunk: Sendable {
  let records: [Record]
  let chunks: [Chunk]
  /// Errors within, with positions relative to the chunk's start; errors of `chunks` are in those.
  let diagnostics: [StoredDiagnostic]
  /// The braces of all tokens within.
  let balance: BraceBalance
  private let knownPlaces = AtomicLazyReference<RecordPlaces>()

  convenience init(records: [Record], chunks: [Chunk], diagnostics: [StoredDiagnostic]) {
    let balance = BraceBalance(of: records[...], chunks)
    self.init(records: records, chunks: chunks, diagnostics: diagnostics, balance: balance)
  }

  init(records: [Record], chunks: [Chunk], diagnostics: [StoredDiagnostic], balance: BraceBalance) {
    self.balance = balance
    self.records = records
    self.chunks = chunks
    self.diagnostics = diagnostics
  }
}

extension Chunk {
  /// Where its records are; nil where there are few.
  var places: RecordPlaces? {
    guard records.count > RecordPlaces.fewRecords else { return nil }
    return knownPlaces.load() ?? knownPlaces.storeIfNil(RecordPlaces(records))
  }
}

extension Chunk {
  /// Bytes that the chunk and all below it take in memory.
  var memoryBytes: Int {
    let objects = 56 + (records.isEmpty ? 0 : 32) + (chunks.isEmpty ? 0 : 32)
    let own = objects + records.count * MemoryLayout<Record>.stride + chunks.count * MemoryLayout<Chunk>.stride
    return chunks.reduce(own) { $0 + $1.memoryBytes }
  }
}

extension Chunk {
  /// The last token that is in the source.
  var lastToken: Record {
    lastToken(in: 0..<records.count)
      ?? Record(kind: .semicolon, flags: [], height: 0, length: 0, first: 0, second: 0)
  }

  /// The first token of the records in `range`, and of all below them, that is in the source.
  func firstToken(in range: Range<Int>) -> Record? {
    // In most cases it lies in the chunk itself.
    if let index = range.first(where: { records[$0].isFilledLeaf }), !records[index].isChunk { return records[index] }
    var chunk = self
    var range = range
    while let index = range.first(where: { chunk.records[$0].isFilledLeaf }) {
      let record = chunk.records[index]
      guard record.isChunk else { return record }
      chunk = chunk.chunks[Int(record.first)]
      range = 0..<chunk.records.count
    }
    return nil
  }

  /// The last token of the records in `range`, and of all below them, that is in the source.
  func lastToken(in range: Range<Int>) -> Record? {
    if let index = range.last(where: { records[$0].isFilledLeaf }), !records[index].isChunk { return records[index] }
    var chunk = self
    var range = range
    while let index = range.last(where: { chunk.records[$0].isFilledLeaf }) {
      let record = chunk.records[index]
      guard record.isChunk else { return record }
      chunk = chunk.chunks[Int(record.first)]
      range = 0..<chunk.records.count
    }
    return nil
  }
}

extension Chunk {
  /// The last token of the records in `range`, which end at `end` in the text, that starts a line: where its leading
  /// trivia and its text start.
  func lastLineStart(in range: Range<Int>, endingAt end: Int) -> ByteRange? {
    var end = end
    for index in range.reversed() {
      let record = records[index]
      guard record.isLeaf else { continue }
      let start = end &- Int(record.length)
      if record.isChunk {
        let inner = chunks[Int(record.first)]
        if let found = inner.lastLineStart(in: 0..<inner.records.count, endingAt: end) { return found }
      } else if record.flags.contains(.startsLine) {
        return ByteRange(start, start &+ Int(record.first))
      }
      end = start
    }
    return nil
  }
}

extension SourceText {
  /// How far a token that starts a line is indented, after `trivia`.
  func indentation(before trivia: ByteRange) -> Int {
    let bytes = bytes(in: trivia)
    guard let lineEnd = bytes.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return bytes.count }
    return bytes.count &- lineEnd &- 1
  }
}
