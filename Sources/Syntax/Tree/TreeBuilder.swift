import SourceText

/// Where a node starts: taken before its first token, used when it is finished.
struct Mark {
  /// The number of records before the node.
  let index: Int
  /// The offset of the node's first byte.
  let offset: Int
  /// How many errors were found before.
  let errors: Int
  /// How many braces out of line were met before.
  let ragged: Int
}

/// Collects tokens and nodes in postorder (a node after its children, so that wrapping what is already there costs
/// nothing) and folds what has grown large into chunks as soon as it is complete.
struct TreeBuilder {
  /// Records from which a finished node becomes a chunk of its own, and items of a list a group.
  static let chunkSize = 96

  private static let maximumReports = 1000

  private(set) var records: [Record] = []
  /// The chunks that `records` refer to, in the same order.
  private var chunks: [Chunk] = []
  private var pending: [(number: Int, diagnostic: SyntaxDiagnostic)] = []
  /// The offset after the last token.
  private(set) var offset: Int
  /// How many errors were found so far, those without a message of their own included.
  private(set) var errorCount = 0
  private var reportCount = 0
  private var raggedCount = 0
  /// Indices of the open subtrees while records are turned around.
  private var open: [Int] = []

  init(offset: Int) {
    self.offset = offset
    records.reserveCapacity(512)
  }

  var recordCount: Int { records.count }

  /// Whether every brace so far closes where its block's indentation has it.
  var hasNoRaggedBrace: Bool { raggedCount == 0 }

  func mark() -> Mark {
    Mark(index: records.count, offset: offset, errors: errorCount, ragged: raggedCount)
  }

  mutating func append(_ token: Token, as kind: SyntaxKind) {
    records.append(
      Record(
        kind: kind,
        flags: token.startsLine ? .startsLine : [],
        height: 0,
        length: UInt32(truncatingIfNeeded: token.end &- token.start),
        first: UInt32(truncatingIfNeeded: token.textStart &- token.start),
        second: UInt32(truncatingIfNeeded: token.end &- token.textEnd)
      )
    )
    offset = token.end
  }

  /// Adds a node or token of no length for something that the source leaves out.
  mutating func appendMissing(_ kind: SyntaxKind) {
    let first: UInt32 = kind.isToken ? 0 : 1
    records.append(Record(kind: kind, flags: .isMissing, height: 0, length: 0, first: first, second: 0))
  }

  /// Makes all that was added since `mark` the children of a node.
  /// `second` is what the record of a list says of it.
  mutating func finish(_ kind: SyntaxKind, _ mark: Mark, second: UInt32 = 0) {
    let count = records.count &- mark.index &+ 1
    var record = Record(
      kind: kind,
      flags: flags(since: mark),
      height: 0,
      length: UInt32(truncatingIfNeeded: offset &- mark.offset),
      first: UInt32(truncatingIfNeeded: count),
      second: second
    )
    records.append(record)
    guard count >= Self.chunkSize else { return }
    record.first = fold(from: mark)
    record.flags.insert(.isChunk)
    records.append(record)
  }

  private func flags(since mark: Mark) -> RecordFlags {
    var flags: RecordFlags = errorCount > mark.errors ? .hasError : []
    if raggedCount > mark.ragged { flags.insert(.isRagged) }
    return flags
  }

  /// Notes on the last item how deep it nests, how far beyond its end was looked, and what was found before its node
  /// started.
  mutating func describeLast(height: Int, indent: UInt8, reach: Int, since mark: Mark) {
    guard records.count > mark.index else { return }
    if errorCount > mark.errors { records[records.count &- 1].flags.insert(.isFlawed) }
    if raggedCount > mark.ragged { records[records.count &- 1].flags.insert(.isRagged) }
    records[records.count &- 1].indent = indent
    records[records.count &- 1].height = UInt8(clamping: height)
    if !records[records.count &- 1].isToken {
      records[records.count &- 1].second = reach == Int.max ? UInt32.max : UInt32(clamping: reach &- offset)
    }
  }

  /// Notes on the last item since `mark` that an error was found in it or beside it, for which was looked up to `reach`.
  mutating func noteErrorOfLast(reach: Int, since mark: Mark) {
    guard records.count > mark.index else { return }
    records[records.count &- 1].flags.insert(.isFlawed)
    guard !records[records.count &- 1].isToken else { return }
    let looked = UInt32(clamping: reach &- offset)
    records[records.count &- 1].second = max(records[records.count &- 1].second, looked)
  }

  /// Makes the items of a list since `mark` an invisible group.
  mutating func group(_ mark: Mark, reach: Int) {
    var height: UInt8 = 0
    var indent: UInt8 = 255
    var flags = flags(since: mark).union(.isChunk)
    var reach = reach
    var index = records.count &- 1
    while index >= mark.index {
      let record = records[index]
      height = max(height, record.height)
      if !record.isToken { indent = min(indent, record.indent) }
      if record.second == UInt32.max, !record.isToken { reach = Int.max }
      flags.formUnion(record.flags.intersection([.hasError, .isFlawed, .isRagged]))
      index &-= record.span
    }
    let chunk = fold(from: mark)
    records.append(
      Record(
        kind: .listGroup,
        flags: flags,
        height: height,
        indent: indent,
        length: UInt32(truncatingIfNeeded: offset &- mark.offset),
        first: chunk,
        second: reach == Int.max ? UInt32.max : UInt32(clamping: reach &- offset)
      )
    )
  }

  /// Keeps an error with its message, up to a number beyond which nobody reads them.
  mutating func report(_ diagnostic: SyntaxDiagnostic) {
    if reportCount < Self.maximumReports { pending.append((errorCount, diagnostic)) }
    reportCount &+= 1
    errorCount &+= 1
  }

  /// Counts a brace that is out of line.
  mutating func countRagged() {
    raggedCount &+= 1
  }

  /// Counts an error that is told of elsewhere.
  mutating func countError() {
    errorCount &+= 1
  }

  /// Adds a piece of another tree, whose record is at `index` of `chunk`; returns its last token.
  mutating func append(_ chunk: Chunk, _ index: Int) -> Record {
    let root = chunk.records[index]
    offset &+= Int(root.length)
    if root.flags.contains(.isRagged) { raggedCount &+= 1 }
    guard !root.isChunk else {
      let shared = chunk.chunks[Int(root.first)]
      appendShared(root, shared)
      return shared.lastToken
    }
    var parents: [(record: Record, end: Int)] = []
    var last = root
    for position in index..<index &+ root.span {
      let record = chunk.records[position]
      if !record.isLeaf {
        parents.append((record, position &+ record.span))
      } else if record.isChunk {
        let shared = chunk.chunks[Int(record.first)]
        appendShared(record, shared)
        last = shared.lastToken
      } else {
        records.append(record)
        if record.length > 0 { last = record }
      }
      while let parent = parents.last, parent.end == position &+ 1 {
        records.append(parent.record)
        parents.removeLast()
      }
    }
    return last
  }

  private mutating func appendShared(_ record: Record, _ chunk: Chunk) {
    var record = record
    record.first = UInt32(truncatingIfNeeded: chunks.count)
    chunks.append(chunk)
    records.append(record)
  }

  /// All that was added, with each node before its children, where no node around is finished.
  mutating func pieces() -> (records: [Record], chunks: [Chunk]) {
    (preorder(since: 0, firstChunk: 0), chunks)
  }

  /// The whole tree, once its root is finished.
  mutating func root() -> Chunk {
    if records.count == 1, let only = records.first, only.isChunk, let chunk = chunks.first {
      guard pending.isEmpty else {
        return Chunk(
          records: chunk.records,
          chunks: chunk.chunks,
          diagnostics: chunk.diagnostics + pending.map(\.diagnostic)
        )
      }
      return chunk
    }
    _ = fold(from: Mark(index: 0, offset: 0, errors: 0, ragged: 0))
    return chunks.last ?? Chunk(records: [], chunks: [], diagnostics: [])
  }

  /// Moves the records since `mark` to a new chunk and returns its index.
  private mutating func fold(from mark: Mark) -> UInt32 {
    let diagnostics = takeDiagnostics(since: mark)
    let firstChunk = firstChunkIndex(since: mark.index)
    let own = preorder(since: mark.index, firstChunk: firstChunk)
    let chunk = Chunk(records: own, chunks: Array(chunks[firstChunk...]), diagnostics: diagnostics)
    records.removeSubrange(mark.index...)
    chunks.removeSubrange(firstChunk...)
    chunks.append(chunk)
    return UInt32(truncatingIfNeeded: chunks.count &- 1)
  }

  private func firstChunkIndex(since start: Int) -> Int {
    for record in records[start...] where record.isChunk { return Int(record.first) }
    return chunks.count
  }

  private mutating func takeDiagnostics(since mark: Mark) -> [StoredDiagnostic] {
    guard let last = pending.last, last.number >= mark.errors else { return [] }
    var taken: [StoredDiagnostic] = []
    var kept: [(number: Int, diagnostic: SyntaxDiagnostic)] = []
    while let (number, diagnostic) = pending.last, number >= mark.errors {
      pending.removeLast()
      if diagnostic.lowestOffset.value >= mark.offset {
        taken.append(diagnostic.shifted(by: -mark.offset))
      } else {
        kept.append((number, diagnostic))
      }
    }
    pending.append(contentsOf: kept.reversed())
    taken.reverse()
    return taken
  }

  /// The records since `start` with each node before its children.
  private mutating func preorder(since start: Int, firstChunk: Int) -> [Record] {
    let count = records.count &- start
    var result = Array(records[start...])
    open.removeAll(keepingCapacity: true)
    var cursor = count
    var index = records.count &- 1
    while index >= start {
      var record = records[index]
      if record.isLeaf {
        if record.isChunk { record.first &-= UInt32(truncatingIfNeeded: firstChunk) }
        cursor &-= 1
        result[cursor] = record
      } else {
        let span = record.span
        result[cursor &- span] = record
        open.append(index &- span &+ 1)
      }
      while open.last == index {
        open.removeLast()
        cursor &-= 1
      }
      index &-= 1
    }
    return result
  }
}
