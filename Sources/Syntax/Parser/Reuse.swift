import SourceText

/// The tree before an edit, read from front to back in step with the parser.
struct OldTree {
  private struct Frame {
    let chunk: Chunk
    var index: Int
    let end: Int
    var offset: Int
    /// The kind of the list whose items the frame walks.
    let list: SyntaxKind?
    /// Whether the frame is at file level, where declarations may say who sees them.
    let isFile: Bool
  }

  /// A piece of the old tree that can be taken as it is.
  struct Piece {
    let chunk: Chunk
    let index: Int
    var record: Record { chunk.records[index] }
  }

  private var frames: [Frame]
  /// The replaced range of the old text, and how much longer the new text is.
  private let editStart: Int
  private let editEnd: Int
  private let growth: Int

  init(_ tree: SyntaxTree, editStart: Int, editEnd: Int, growth: Int) {
    frames = [Frame(chunk: tree.chunk, index: 0, end: tree.chunk.records.count, offset: 0, list: nil, isFile: true)]
    self.editStart = editStart
    self.editEnd = editEnd
    self.growth = growth
  }

  /// The item of a list of the kind `list` that started at what is now `offset`, if the edit cannot have changed it.
  /// With recovery by indentation, `indent` is that of the block around.
  mutating func piece(at offset: Int, in list: SyntaxKind, isFile: Bool, depth: Int, outside indent: Int?) -> Piece? {
    guard let wanted = oldOffset(offset) else { return nil }
    while let frame = frames.last {
      let top = frames.count &- 1
      guard frame.index < frame.end else {
        frames.removeLast()
        continue
      }
      guard frame.offset <= wanted else { return nil }
      let record = frame.chunk.records[frame.index]
      let end = frame.offset &+ Int(record.length)
      if frame.offset == wanted, frame.list == list,
        list != .statementList || frame.isFile == isFile, isUnchanged(record, frame.offset, end),
        Int(record.height) &+ depth < Parser.maximumDepth, indent.map({ fits(record, $0) }) ?? true
      {
        return Piece(chunk: frame.chunk, index: frame.index)
      }
      frames[top].index &+= record.span
      frames[top].offset = end
      if end > wanted, !record.isToken { descend(frame, record) }
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

  private mutating func descend(_ frame: Frame, _ record: Record) {
    let isFile = frame.isFile && record.kind.isAtLevelOfParent
    if record.isChunk {
      let inner = frame.chunk.chunks[Int(record.first)]
      let list = record.kind == .listGroup ? frame.list : nil
      frames.append(
        Frame(chunk: inner, index: 0, end: inner.records.count, offset: frame.offset, list: list, isFile: isFile)
      )
    } else {
      frames.append(
        Frame(
          chunk: frame.chunk,
          index: frame.index &+ 1,
          end: frame.index &+ record.span,
          offset: frame.offset,
          list: record.kind.isList ? record.kind : nil,
          isFile: isFile
        )
      )
    }
  }
}

extension SyntaxKind {
  /// Whether what is within is at file level where the node is.
  fileprivate var isAtLevelOfParent: Bool {
    switch self {
    case .sourceFile, .statementList, .listGroup, .conditionalCompilation, .conditionalClause: true
    default: false
    }
  }
}

extension Parser {
  /// Takes an unchanged item, or a run of such, of the tree before an edit instead of parsing it.
  mutating func reuse(_ list: SyntaxKind, isFile: Bool = false) -> Bool {
    guard old != nil, mayReuse else { return false }
    let outside = usesIndentation ? blocks.last?.indent ?? -1 : nil
    guard let piece = old?.piece(at: builder.offset, in: list, isFile: isFile, depth: depth, outside: outside) else {
      return false
    }
    let record = piece.record
    if usesIndentation, !current.startsLine, spansLines(record) { return false }
    let last = builder.append(piece.chunk, piece.index)
    lexer.noteReach(builder.offset &+ Int(record.second))
    deepest = max(deepest, depth &+ Int(record.height))
    resume(after: last, endingAt: builder.offset)
    if usesIndentation, !current.startsLine { noteLineIndent(indent(before: piece)) }
    return true
  }

  /// Whether what starts here depends on nothing but the bytes from here on.
  private var mayReuse: Bool {
    if current.kind.isOperator || at(.regexLiteral) || at(.pound) || context.isPattern { return false }
    return !hasErrorAtCurrent && (current.startsLine || !hasErrorInLine)
  }

  /// Whether the piece that starts here goes on in another line: what its braces belong to then depends on the
  /// indentation of the line before it.
  private func spansLines(_ record: Record) -> Bool {
    let bytes = lexer.text.bytes(in: ByteRange(builder.offset, builder.offset &+ Int(record.length)))
    return bytes.contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// The indentation of the line in which the piece that was just taken ends.
  private func indent(before piece: OldTree.Piece) -> Int {
    let end = builder.offset
    let start = end &- Int(piece.record.length)
    let bytes = lexer.text.bytes(in: ByteRange(start, end))
    guard let lineEnd = bytes.lastIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return lineIndent }
    return bytes[(lineEnd &+ 1)...].prefix { $0 == 0x20 || $0 == 0x09 }.count
  }
}
