import SourceText

/// The tree before an edit, read from front to back in step with the parser.
struct OldTree {
  /// A piece of the old tree that can be taken as it is.
  struct Piece {
    let chunk: Chunk
    let index: Int
    var record: Record { chunk.records[index] }
    var range: Range<Int> { index..<index &+ record.span }
  }

  private var frames: [TreeFrame]
  /// The replaced range of the old text, and how much longer the new text is.
  private let editStart: Int
  private let editEnd: Int
  private let growth: Int
  /// Whether indentation told what its braces belong to.
  private let usedIndentation: Bool

  /// The part of `tree` that `frame` walks, before the range `edited` of the text became longer by `growth`.
  init(_ frame: TreeFrame, of tree: SyntaxTree, edited: Range<Int>, growth: Int) {
    frames = [frame]
    usedIndentation = tree.usesIndentation
    editStart = edited.lowerBound
    editEnd = edited.upperBound
    self.growth = growth
  }

  /// The item of a list of the kind `list` that started at what is now `offset`, if the edit cannot have changed it.
  /// With recovery by indentation, `indent` is that of the block around.
  mutating func piece(
    at offset: Int,
    in list: SyntaxKind,
    _ level: TreeFrame.Level,
    depth: Int,
    outside indent: Int?
  ) -> Piece? {
    guard let wanted = oldOffset(offset) else { return nil }
    while let frame = frames.last {
      let top = frames.count &- 1
      guard !frame.isAtEnd else {
        frames.removeLast()
        continue
      }
      guard frame.offset <= wanted else { return nil }
      let record = frame.record
      let end = frame.recordEnd
      if frame.offset == wanted, frame.list == list, frame.level == level,
        isUnchanged(record, frame.offset, end), Int(record.height) &+ depth < Parser.maximumDepth,
        fits(record, outside: indent)
      {
        return Piece(chunk: frame.chunk, index: frame.index)
      }
      frames[top].advance()
      if end > wanted, !record.isToken { frames.append(frame.descended()) }
    }
    return nil
  }

  private func oldOffset(_ offset: Int) -> Int? {
    if offset < editStart { return offset }
    let old = offset &- growth
    return old > editEnd ? old : nil
  }

  /// Whether the piece is the same with and without recovery by indentation, where one of the trees needs that; with it,
  /// `indent` is that of the block around.
  private func fits(_ record: Record, outside indent: Int?) -> Bool {
    guard let indent else { return !usedIndentation || !record.flags.contains(.isRagged) }
    return !record.flags.contains(.isRagged) && Int(record.indent) > indent
  }

  private func isUnchanged(_ record: Record, _ start: Int, _ end: Int) -> Bool {
    guard record.length > 0, !record.isToken, !record.flags.contains(.isFlawed),
      record.kind != .unexpected, record.second != UInt32.max
    else {
      return false
    }
    return start > editEnd || end &+ Int(record.second) <= editStart
  }
}

extension Parser {
  /// Takes an unchanged item, or a run of such, of the tree before an edit instead of parsing it. No error may have been
  /// found since the item before.
  mutating func reuse(_ list: SyntaxKind, in runs: ListRuns, isFile: Bool = false) -> Bool {
    guard old != nil, mayReuse, builder.errorCount == runs.errorCount else { return false }
    let level: TreeFrame.Level = isFile ? .file : list == .memberList ? context.container : .other
    let outside = usesIndentation ? blocks.last?.indent ?? -1 : nil
    guard let piece = old?.piece(at: builder.offset, in: list, level, depth: depth, outside: outside) else {
      return false
    }
    let record = piece.record
    let startsLine = current.startsLine
    if !startsLine, spansLines(piece) { return false }
    if !usesIndentation, let block = blocks.last, Int(record.indent) <= block.indent { builder.countRagged() }
    leastIndent = min(leastIndent, record.indent)
    let last = builder.append(piece.chunk, piece.index)
    lexer.noteReach(builder.offset &+ Int(record.second))
    deepest = max(deepest, depth &+ Int(record.height))
    resume(after: last, endingAt: builder.offset)
    if startsLine { startLine(within: piece) }
    return true
  }

  /// Whether what starts here depends on nothing but the bytes from here on.
  var mayReuse: Bool {
    if current.kind.isOperator || at(.regexLiteral) || at(.pound) || context.isPattern { return false }
    if current.flags.contains(.hasProblem) { return false }
    return !hasErrorAtCurrent && (current.startsLine || !hasErrorInLine)
  }

  /// Whether the piece that starts here goes on in another line: what its braces belong to then depends on the
  /// indentation of the line before it.
  private func spansLines(_ piece: OldTree.Piece) -> Bool {
    piece.chunk.lastLineStart(in: piece.range, endingAt: builder.offset &+ Int(piece.record.length)) != nil
  }
}
