package import LSPProtocol
package import SourceText
import Synchronization

/// Between byte offsets and the client's positions: the only place that counts UTF-16.
package struct PositionConverter: Sendable {
  private let text: SourceText
  private let encoding: LSP.PositionEncoding
  private let longLine = LongLine()

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
    let place = longLine.known.withLock { $0?.place(of: offset) } ?? text.lineColumn(at: offset)
    guard encoding != .utf8 else { return LSP.Position(line: place.line, character: place.column) }
    let start = text.lineStart(place.line)
    let (from, units) = place.column < Self.longColumn ? (0, 0) : mark(before: place, inLineAt: start)
    return LSP.Position(line: place.line, character: units + count(ByteRange(start + from, start + place.column)))
  }

  /// From this column on the start of the line is not counted anew for each position.
  private static let longColumn = 512

  /// The last mark of the line before a place, and the units up to it.
  private func mark(before place: LineColumn, inLineAt start: ByteOffset) -> (column: Int, units: Int) {
    longLine.known.withLock { known in
      var line =
        known?.start == start ? known : LongLine.Marks(line: place.line, start: start, end: text.lineEnd(place.line))
      // Changed in place.
      known = nil
      defer { known = line }
      while let last = line?.marks.last, last.column + Self.longColumn <= place.column {
        let end = (start + last.column + Self.longColumn).atScalar(in: text)
        let units = last.units + count(ByteRange(start + last.column, end))
        line?.marks.append((max(end - start, last.column + 1), units))
      }
      let marks = line?.marks ?? []
      let after = marks.partitioningIndex { $0.column > place.column }
      return after > 0 ? marks[after - 1] : (0, 0)
    }
  }

  /// The client's units in a part of the text.
  private func count(_ range: ByteRange) -> Int {
    let bytes = text.slice(in: range)
    guard bytes.contains(where: { $0 >= 0x80 }) else { return bytes.count }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.reduce(0) { $0 + width(of: $1) }
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

/// How many units there are up to places of the long line that was asked about last: a file may be a single line, and many
/// answers give thousands of positions in it.
private final class LongLine: Sendable {
  struct Marks {
    let line: Int
    let start: ByteOffset
    let end: ByteOffset
    var marks: [(column: Int, units: Int)] = [(0, 0)]

    /// The line and column of an offset; nil where that is in another line.
    func place(of offset: ByteOffset) -> LineColumn? {
      start <= offset && offset <= end ? LineColumn(line: line, column: offset - start) : nil
    }
  }

  let known = Mutex<Marks?>(nil)
}

extension [(column: Int, units: Int)] {
  /// The first place whose element fulfils what all later ones do, too.
  fileprivate func partitioningIndex(_ isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
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
