import SourceText

/// Items that come in the place of others.
struct Replacement {
  /// Each node before its children.
  let records: [Record]
  let chunks: [Chunk]
  /// How much longer they are than what they replace.
  let growth: Int
  /// Where they start.
  let start: Int
}

extension TreePath {
  /// Records beyond which a chunk is built anew in pieces rather than grown further.
  private static let maximumRecords = 512

  /// The tree with other items instead of the records in `range` of the frame at `level`. None where a chunk would grow
  /// too large, or an error's place would no longer be known.
  func replacing(
    _ range: Range<Int>,
    at level: Int,
    with replacement: Replacement,
    in tree: SyntaxTree,
    _ newText: SourceText
  ) -> SyntaxTree? {
    let chunk = frames[level].chunk
    let old = chunk.records[range]
    let change = Change(
      range: replacement.start..<replacement.start &+ old.reduce(0) { $0 &+ ($1.isLeaf ? Int($1.length) : 0) },
      growth: replacement.growth,
      deeper: Int(replacement.records.tallest) &- Int(old.tallest),
      indent: replacement.records.leastIndent
    )
    var records = chunk.records
    var chunks = chunk.chunks
    let first = records[range.lowerBound...].firstChunk ?? chunks.count
    let end = records[range.upperBound...].firstChunk ?? chunks.count
    records.replaceSubrange(range, with: replacement.records)
    chunks.replaceSubrange(first..<end, with: replacement.chunks)
    let (kept, added) = (range.lowerBound, range.lowerBound &+ replacement.records.count)
    records.shiftChunks(in: kept..<added, by: first)
    records.shiftChunks(in: added..<records.count, by: replacement.chunks.count &- (end &- first))
    guard records.count <= Self.maximumRecords || records.count <= chunk.records.count else { return nil }
    var spans = records.count &- chunk.records.count
    var level = level
    while true {
      let own = frames[level].chunk
      while level > 0, frames[level &- 1].chunk === own {
        level &-= 1
        guard records.adjust(frames[level], change, spans: spans) else { return nil }
      }
      guard let diagnostics = own.diagnostics(after: change, start: frames[level].start) else { return nil }
      let rebuilt = Chunk(records: records, chunks: chunks, diagnostics: diagnostics, balance: own.balance)
      guard level > 0 else {
        return SyntaxTree(text: newText, chunk: rebuilt, usesIndentation: tree.usesIndentation)
      }
      level &-= 1
      (records, chunks, spans) = (frames[level].chunk.records, frames[level].chunk.chunks, 0)
      chunks[Int(frames[level].record.first)] = rebuilt
      guard records.adjust(frames[level], change, spans: 0) else { return nil }
    }
  }
}

/// What a replacement changes about what is around it.
private struct Change {
  /// The replaced part of the old text.
  let range: Range<Int>
  let growth: Int
  /// How many levels deeper the new items nest.
  let deeper: Int
  /// The least indentation of a new declaration that starts a line.
  let indent: UInt8
}

extension Array<Record> {
  /// Notes the change on the record at hand of `frame`, which is around it. False where the height cannot be told.
  fileprivate mutating func adjust(_ frame: TreeFrame, _ change: Change, spans: Int) -> Bool {
    let index = frame.index
    self[index].length = UInt32(truncatingIfNeeded: Int(self[index].length) &+ change.growth)
    if !self[index].isLeaf { self[index].first = UInt32(truncatingIfNeeded: Int(self[index].first) &+ spans) }
    guard frame.list != nil else { return true }
    self[index].indent = Swift.min(self[index].indent, change.indent)
    guard change.deeper > 0 else { return true }
    let height = Int(self[index].height) &+ change.deeper
    guard height < UInt8.max else { return false }
    self[index].height = UInt8(height)
    return true
  }

  fileprivate mutating func shiftChunks(in range: Range<Int>, by distance: Int) {
    guard distance != 0 else { return }
    for index in range where self[index].isChunk {
      self[index].first = UInt32(truncatingIfNeeded: Int(self[index].first) &+ distance)
    }
  }
}

extension Collection<Record> where Index == Int {
  /// The index of the first chunk that the records refer to.
  fileprivate var firstChunk: Int? {
    first(where: \.isChunk).map { Int($0.first) }
  }

  /// How deep an item among the records nests.
  fileprivate var tallest: UInt8 {
    reduce(0) { $1.isToken ? $0 : Swift.max($0, $1.height) }
  }

  fileprivate var leastIndent: UInt8 {
    reduce(.max) { $1.isToken ? $0 : Swift.min($0, $1.indent) }
  }
}

extension Chunk {
  /// The errors within a chunk that starts at `start`, each where it is after the change.
  fileprivate func diagnostics(after change: Change, start: Int) -> [StoredDiagnostic]? {
    guard !diagnostics.isEmpty else { return [] }
    let (first, end) = (change.range.lowerBound &- start, change.range.upperBound &- start)
    var isKnown = true
    func moved(_ offset: Int) -> Int {
      if offset <= first { return offset }
      if offset < end { isKnown = false }
      return offset &+ change.growth
    }
    let result = diagnostics.map { diagnostic in
      diagnostic.mapped { ByteRange(moved($0.start.value), moved($0.end.value)) }
    }
    return isKnown ? result : nil
  }
}
