import SourceText

/// Splits the bytes between two tokens into pieces.
enum TriviaScanner {
  static func pieces(in range: ByteRange, of text: SourceText) -> [TriviaPiece] {
    guard !range.isEmpty else { return [] }
    let bytes = text.bytes(in: range)
    var result: [TriviaPiece] = []
    var index = 0
    while index < bytes.count {
      let (kind, end) = piece(at: index, in: bytes, textStart: range.start.value == 0)
      result.append(TriviaPiece(kind: kind, range: ByteRange(range.start + index, range.start + end)))
      index = end
    }
    return result
  }

  private static func piece(at index: Int, in bytes: [UInt8], textStart: Bool) -> (TriviaKind, end: Int) {
    switch bytes[index] {
    case UInt8(ascii: "\n"):
      return (.newline, index &+ 1)
    case UInt8(ascii: "\r"):
      let isPair = index &+ 1 < bytes.count && bytes[index &+ 1] == UInt8(ascii: "\n")
      return (.newline, index &+ (isPair ? 2 : 1))
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C:
      return (.whitespace, run(from: index, in: bytes) { isBlank($0) })
    case UInt8(ascii: "/") where index &+ 1 < bytes.count && bytes[index &+ 1] == UInt8(ascii: "/"):
      let isDocumentation = hasPrefix("///", at: index, in: bytes) && !hasPrefix("////", at: index, in: bytes)
      return (isDocumentation ? .documentationLineComment : .lineComment, lineEnd(from: index, in: bytes))
    case UInt8(ascii: "/") where index &+ 1 < bytes.count && bytes[index &+ 1] == UInt8(ascii: "*"):
      let isDocumentation = hasPrefix("/**", at: index, in: bytes) && !hasPrefix("/**/", at: index, in: bytes)
      return (isDocumentation ? .documentationBlockComment : .blockComment, commentEnd(from: index, in: bytes))
    case UInt8(ascii: "#") where hasPrefix("#!", at: index, in: bytes):
      return (.shebang, lineEnd(from: index, in: bytes))
    case 0xEF where textStart && index == 0 && bytes.count >= 3 && bytes[1] == 0xBB && bytes[2] == 0xBF:
      return (.byteOrderMark, 3)
    default:
      return (.unexpectedText, run(from: index &+ 1, in: bytes) { !isBlank($0) && !isLineEnd($0) && $0 != 0x2F })
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0B || byte == 0x0C
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == 0x0A || byte == 0x0D
  }

  private static func hasPrefix(_ prefix: StaticString, at index: Int, in bytes: [UInt8]) -> Bool {
    let count = prefix.utf8CodeUnitCount
    guard index &+ count <= bytes.count else { return false }
    return prefix.withUTF8Buffer { $0.elementsEqual(bytes[index..<index &+ count]) }
  }

  private static func run(from index: Int, in bytes: [UInt8], while matches: (UInt8) -> Bool) -> Int {
    var end = index
    while end < bytes.count, matches(bytes[end]) { end &+= 1 }
    return end
  }

  private static func lineEnd(from index: Int, in bytes: [UInt8]) -> Int {
    run(from: index, in: bytes) { !isLineEnd($0) }
  }

  /// The end of the block comment that starts at `index`; comments nest.
  private static func commentEnd(from index: Int, in bytes: [UInt8]) -> Int {
    var depth = 0
    var end = index
    while end < bytes.count {
      if hasPrefix("/*", at: end, in: bytes) {
        depth &+= 1
        end &+= 2
      } else if hasPrefix("*/", at: end, in: bytes) {
        depth &-= 1
        end &+= 2
        if depth == 0 { return end }
      } else {
        end &+= 1
      }
    }
    return end
  }
}
