package import LSPProtocol
package import SourceText

/// Between byte offsets and the client's positions: the only place that counts UTF-16.
package struct PositionConverter: Sendable {
  private let text: SourceText
  private let encoding: LSP.PositionEncoding

  package init(text: SourceText, encoding: LSP.PositionEncoding) {
    self.text = text
    self.encoding = encoding
  }

  /// The place that `position` means; a line or character outside the text gives the nearest place in it.
  package func offset(of position: LSP.Position) -> ByteOffset {
    guard encoding != .utf8 else {
      return text.offset(at: LineColumn(line: position.line, column: position.character)).atScalar(in: text)
    }
    guard position.line < text.lineCount else { return ByteOffset(text.byteCount) }
    let start = text.lineStart(position.line)
    var units = 0
    var column = 0
    for scalar in String(decoding: lineBytes(position.line), as: UTF8.self).unicodeScalars {
      units += width(of: scalar)
      guard units <= position.character else { break }
      column += UTF8.width(scalar)
    }
    return min(start + column, text.lineEnd(position.line))
  }

  package func position(of offset: ByteOffset) -> LSP.Position {
    let place = text.lineColumn(at: offset)
    guard encoding != .utf8 else { return LSP.Position(line: place.line, character: place.column) }
    let start = text.lineStart(place.line)
    let before = text.bytes(in: ByteRange(start, start + place.column))
    guard before.contains(where: { $0 >= 0x80 }) else {
      return LSP.Position(line: place.line, character: place.column)
    }
    let units = String(decoding: before, as: UTF8.self).unicodeScalars.reduce(0) { $0 + width(of: $1) }
    return LSP.Position(line: place.line, character: units)
  }

  package func range(of range: LSP.Range) -> ByteRange {
    ByteRange(offset(of: range.start), offset(of: range.end))
  }

  package func range(of range: ByteRange) -> LSP.Range {
    LSP.Range(start: position(of: range.start), end: position(of: range.end))
  }

  package func edit(_ edit: TextEdit) -> LSP.TextEdit {
    LSP.TextEdit(range: range(of: edit.range), newText: edit.replacement)
  }

  private func lineBytes(_ line: Int) -> [UInt8] {
    text.bytes(in: ByteRange(text.lineStart(line), text.lineEnd(line)))
  }

  private func width(of scalar: Unicode.Scalar) -> Int {
    encoding == .utf16 ? UTF16.width(scalar) : 1
  }
}

extension ByteOffset {
  /// The offset itself, or the start of the scalar that it points into.
  fileprivate func atScalar(in text: SourceText) -> ByteOffset {
    var offset = self
    while offset.value > 0, text.bytes(in: ByteRange(start: offset, count: 1)).first.map({ $0 & 0xC0 == 0x80 }) == true
    {
      offset = offset - 1
    }
    return offset
  }
}
