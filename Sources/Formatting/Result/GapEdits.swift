import SourceText

/// The edits that give each atom the white space that was chosen for it, as small as they can be.
struct GapEdits {
  private let bytes: [UInt8]
  private let style: FormatStyle
  private let lineEnd: String
  private var edits: [TextEdit] = []

  static func edits(of bytes: [UInt8], _ stream: LayoutStream, _ placements: [Placement], _ style: FormatStyle)
    -> [TextEdit]
  {
    var result = GapEdits(bytes: bytes, style: style, lineEnd: LineEnd.used(in: bytes), edits: [])
    var end = LineEnd.startOfText(bytes)
    for (atom, placement) in zip(stream.atoms, placements) {
      result.add(ByteRange(end, atom.range.start.value), placement)
      if case .comment(isLine: false, _) = atom.role { result.trimLines(of: atom.range) }
      end = atom.range.end.value
    }
    return result.edits
  }

  private mutating func add(_ gap: ByteRange, _ placement: Placement) {
    let new: (lineEnds: Int, indent: [UInt8])
    switch placement {
    case .kept: return
    case .spaces(let count): new = (0, Array(repeating: UInt8(ascii: " "), count: count))
    case .line(let lineEnds, let steps): new = (lineEnds, style.indent(steps))
    }
    let old = bytes[gap.start.value..<gap.end.value]
    guard !isWritten(new, in: old) else { return }
    let replacement = Array(String(repeating: lineEnd, count: new.lineEnds).utf8) + new.indent
    if let edit = TextEdit.smallest(replacing: gap, of: bytes, with: replacement) { edits.append(edit) }
  }

  /// Whether white space is as it should be, whatever bytes end its lines.
  private func isWritten(_ new: (lineEnds: Int, indent: [UInt8]), in old: ArraySlice<UInt8>) -> Bool {
    var lineEnds = 0
    var index = old.startIndex
    while index < old.endIndex, Blank.isLineEnd(old[index]) {
      let isPair = old[index] == 0x0D && index &+ 1 < old.endIndex && old[index &+ 1] == 0x0A
      index &+= isPair ? 2 : 1
      lineEnds &+= 1
    }
    return lineEnds == new.lineEnds && old[index...].elementsEqual(new.indent)
  }

  /// Removes blanks at the ends of the lines of a block comment.
  private mutating func trimLines(of comment: ByteRange) {
    var blanks: Int?
    for index in comment.start.value..<comment.end.value {
      if Blank.isLineEnd(bytes[index]) {
        if let start = blanks { edits.append(TextEdit(range: ByteRange(start, index), replacement: "")) }
        blanks = nil
      } else if Blank.isBlank(bytes[index]) {
        blanks = blanks ?? index
      } else {
        blanks = nil
      }
    }
  }
}

/// What ends the lines of a text.
enum LineEnd {
  /// The first line end of a text; `\n` where there is none.
  static func used(in bytes: [UInt8]) -> String {
    guard let index = bytes.firstIndex(where: Blank.isLineEnd) else { return "\n" }
    guard bytes[index] == 0x0D else { return "\n" }
    return index &+ 1 < bytes.count && bytes[index &+ 1] == 0x0A ? "\r\n" : "\r"
  }

  /// The offset after a byte-order mark.
  static func startOfText(_ bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}
