import Semantics
import SourceText
import Syntax

/// A `GeometryReader` taken away from around its content.
struct ReaderRemoval {
  let reader: ReaderClosure
  let scope: ProgramScope

  /// In place of the reader a frame that fills as it does, then the content alone.
  var proposals: [FixProposal] {
    guard let parts else { return [] }
    var proposals = [
      FixProposal("fill with a frame instead", keepsMeaning: true, edits: edits(parts, suffix: Self.fillingFrame))
    ]
    if parts.isSingle {
      proposals.append(FixProposal("use the content alone", keepsMeaning: false, edits: edits(parts, suffix: "")))
    }
    return proposals
  }

  /// The content alone with `changes` made in it and `suffix` behind it; nothing where it is more than one view.
  func edits(making changes: [TextEdit], suffix: String = "") -> [FileEdit] {
    guard let parts, parts.isSingle, !changes.isEmpty else { return [] }
    let changed = changes.map(\.range)
    let around = edits(parts, suffix: suffix).filter { edit in
      let range = edit.edit.range
      return range.isEmpty || !changed.contains { $0.start < range.end && range.start < $0.end }
    }
    return around + changes.map { FileEdit(file: parts.file, edit: $0) }
  }

  /// With both bounds the frame is as large as the proposal, whatever its content; with only the upper ones it would
  /// grow with a larger content, which a reader does not (OpenSwiftUI `_FlexFrameLayout`).
  static let fillingFrame =
    ".frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)"

  /// The pieces of the call in its file.
  private struct Parts {
    let file: FileID
    let text: SourceText
    /// The whole call.
    let call: ByteRange
    /// From the first byte after the closure's header to before its brace, without white space.
    let content: ByteRange
    /// The last statement.
    let lastEnd: ByteOffset
    let isSingle: Bool
  }

  private var parts: Parts? {
    guard let place = scope.place(reader.call.span), let text = scope.tree(place.file)?.text,
      let body = scope.place(reader.closure.body.span), let closure = scope.place(reader.closure.span),
      let first = reader.closure.body.statements.first, let last = reader.closure.body.statements.last,
      let start = scope.place(first.span)?.range.start, let end = scope.place(last.span)?.range.end,
      closure.range.contains(body.range)
    else { return nil }
    // Comments between the header and the first statement stay.
    guard let header = headerEnd(of: closure, before: start, in: text) else { return nil }
    let inner = ByteRange(header, closure.range.end - 1)
    let bytes = text.bytes(in: inner)
    guard let low = bytes.firstIndex(where: { !isSpace($0) }), let high = bytes.lastIndex(where: { !isSpace($0) })
    else { return nil }
    var isSingle = reader.closure.body.statements.count == 1
    if case .expression = first.kind {} else { isSingle = false }
    return Parts(
      file: place.file,
      text: text,
      call: place.range,
      content: ByteRange(inner.start + low, inner.start + high + 1),
      lastEnd: end,
      isSingle: isSingle
    )
  }

  /// The end of `{ proxy in`, or of `{` alone.
  private func headerEnd(of closure: Place, before start: ByteOffset, in text: SourceText) -> ByteOffset? {
    guard let tree = scope.tree(closure.file) else { return nil }
    let node = tree.root.node(covering: closure.range)
    let closureNode = node.kind == .closureExpression ? node : node.ancestors.first { $0.kind == .closureExpression }
    let header = closureNode?.descendants.first { token in
      token.kind == .inKeyword && token.range.end <= start && token.range.start > closure.range.start
    }
    return header?.range.end ?? (closure.range.start + 1)
  }

  private func edits(_ parts: Parts, suffix: String) -> [FileEdit] {
    var edits: [TextEdit] = []
    if parts.isSingle {
      edits.append(TextEdit(range: ByteRange(parts.call.start, parts.content.start), replacement: ""))
      edits += dedents(parts)
      if !suffix.isEmpty {
        let end = ByteRange(parts.lastEnd, parts.lastEnd)
        edits.append(TextEdit(range: end, replacement: lineBreak(parts, before: suffix) + suffix))
      }
      edits.append(TextEdit(range: ByteRange(parts.content.end, parts.call.end), replacement: ""))
    } else {
      edits.append(TextEdit(range: headerRange(parts), replacement: "ZStack(alignment: .topLeading) {"))
      let width = indentation(of: parts.text.lineColumn(at: parts.call.end).line, in: parts.text)
      let text = "\n" + String(repeating: " ", count: width) + suffix
      edits.append(TextEdit(range: ByteRange(parts.call.end, parts.call.end), replacement: text))
    }
    return edits.map { FileEdit(file: parts.file, edit: $0) }
  }

  /// `GeometryReader { proxy in`, up to the white space before the content.
  private func headerRange(_ parts: Parts) -> ByteRange {
    let before = parts.text.bytes(in: ByteRange(parts.call.start, parts.content.start))
    let count = (before.lastIndex { !isSpace($0) } ?? 0) + 1
    return ByteRange(parts.call.start, parts.call.start + count)
  }

  /// Takes the closure's indentation off the lines of content that stand on their own.
  private func dedents(_ parts: Parts) -> [TextEdit] {
    let text = parts.text
    let first = text.lineColumn(at: parts.content.start)
    let outer = text.lineColumn(at: parts.call.start)
    let last = text.lineColumn(at: parts.content.end).line
    let width = indentation(of: first.line, in: text) - indentation(of: outer.line, in: text)
    guard first.line > outer.line, width > 0, last > first.line,
      !text.string(in: parts.content).contains("\"\"\"")
    else { return [] }
    return ((first.line + 1)...last).compactMap { line in
      let count = min(width, indentation(of: line, in: text))
      return count > 0 ? TextEdit(range: ByteRange(start: text.lineStart(line), count: count), replacement: "") : nil
    }
  }

  /// The frame stands on a line of its own where the content's last modifier does, and where the line gets too long.
  private func lineBreak(_ parts: Parts, before suffix: String) -> String {
    let text = parts.text
    let line = text.lineColumn(at: parts.lastEnd).line
    let content = text.string(in: ByteRange(text.lineStart(line), parts.lastEnd))
    let first = indentation(of: text.lineColumn(at: parts.content.start).line, in: text)
    let outer = indentation(of: text.lineColumn(at: parts.call.start).line, in: text)
    let width = max(0, first - outer)
    if content.drop(while: { $0 == " " || $0 == "\t" }).hasPrefix(".") {
      return "\n" + String(repeating: " ", count: max(0, indentation(of: line, in: text) - width))
    }
    guard content.count + suffix.count > 120 else { return "" }
    return "\n" + String(repeating: " ", count: outer + (width > 0 ? width : 2))
  }

  private func indentation(of line: Int, in text: SourceText) -> Int {
    text.bytes(in: ByteRange(text.lineStart(line), text.lineEnd(line))).prefix { $0 == UInt8(ascii: " ") }.count
  }
}

private func isSpace(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}
