import SourceText

/// The tree before an edit, read from front to back in step with the parser.
struct OldTree {
  /// A piece of the old tree that can be taken as it is.
  struct Piece {
    let chunk: Chunk
    let index: Int
    var record: Record { chunk.records[index] }
  }

  private var frames: [TreeFrame]
  /// The replaced range of the old text, and how much longer the new text is.
  private let editStart: Int
  private let editEnd: Int
  private let growth: Int

  /// The part of a tree that `frame` walks, before the range `edited` of the text became longer by `growth`.
  init(_ frame: TreeFrame, edited: Range<Int>, growth: Int) {
    frames = [frame]
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
        indent.map({ fits(record, $0) }) ?? true
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

  /// Whether recovery by indentation finds nothing in the piece, in a block whose line is indented by `indent`.
  private func fits(_ record: Record, _ indent: Int) -> Bool {
    !record.flags.contains(.isRagged) && (record.kind != .listGroup || Int(record.indent) > indent)
  }

  private func isUnchanged(_ record: Record, _ start: Int, _ end: Int) -> Bool {
    guard record.length > 0, !record.isToken, !record.flags.contains(.hasError), record.kind != .unexpected,
      record.second != UInt32.max
    else {
      return false
    }
    return start > editEnd || end &+ Int(record.second) <= editStart
  }
}

extension Parser {
  /// Takes an unchanged item, or a run of such, of the tree before an edit instead of parsing it.
  mutating func reuse(_ list: SyntaxKind, isFile: Bool = false) -> Bool {
    guard old != nil, mayReuse else { return false }
    let level: TreeFrame.Level = isFile ? .file : list == .memberList ? context.container : .other
    let outside = usesIndentation ? blocks.last?.indent ?? -1 : nil
    guard let piece = old?.piece(at: builder.offset, in: list, level, depth: depth, outside: outside) else {
      return false
    }
    let record = piece.record
    if usesIndentation, !current.startsLine, spansLines(record) { return false }
    if !usesIndentation, record.kind == .listGroup, let block = blocks.last, Int(record.indent) <= block.indent {
      builder.countRagged()
    }
    let last = builder.append(piece.chunk, piece.index)
    lexer.noteReach(builder.offset &+ Int(record.second))
    deepest = max(deepest, depth &+ Int(record.height))
    resume(after: last, endingAt: builder.offset)
    if !current.startsLine, let indent = indent(at: piece) { noteLineIndent(indent) }
    return true
  }

  /// Whether what starts here depends on nothing but the bytes from here on.
  var mayReuse: Bool {
    if current.kind.isOperator || at(.regexLiteral) || at(.pound) || context.isPattern { return false }
    return !hasErrorAtCurrent && (current.startsLine || !hasErrorInLine)
  }

  /// Whether the piece that starts here goes on in another line: what its braces belong to then depends on the
  /// indentation of the line before it.
  private func spansLines(_ record: Record) -> Bool {
    let bytes = lexer.text.bytes(in: ByteRange(builder.offset, builder.offset &+ Int(record.length)))
    return bytes.contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// The indentation of the line in which the piece that was just taken ends, where that starts within the piece.
  private func indent(at piece: OldTree.Piece) -> Int? {
    let end = piece.index &+ piece.record.span
    let token = piece.chunk.lastLineStart(in: piece.index..<end, endingAt: builder.offset)
    return token.map { lexer.text.indentation(before: $0) }
  }
}
