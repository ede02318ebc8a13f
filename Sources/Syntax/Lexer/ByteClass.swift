/// What a byte can be in a source text, as a table for the lexer's inner loops.
struct ByteClass: OptionSet {
  let rawValue: UInt8

  static let identifierStart = ByteClass(rawValue: 1)
  static let identifierPart = ByteClass(rawValue: 2)
  static let digit = ByteClass(rawValue: 4)
  static let operatorPart = ByteClass(rawValue: 8)
  static let blank = ByteClass(rawValue: 16)
  static let lineEnd = ByteClass(rawValue: 32)
  /// Part of a scalar outside ASCII.
  static let wide = ByteClass(rawValue: 64)
  static let hexDigit = ByteClass(rawValue: 128)

  static let table: [UInt8] = (0..<256).map { value in
    let byte = UInt8(value)
    var result: ByteClass = []
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      result = [.identifierStart, .identifierPart]
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      result = [.identifierPart, .digit, .hexDigit]
    case UInt8(ascii: "$"):
      result = [.identifierPart]
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C:
      result = .blank
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      result = .lineEnd
    case 0x80...0xFF:
      result = .wide
    default:
      if "/=-+*%<>!&|^~?.".utf8.contains(byte) { result = .operatorPart }
    }
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): result.insert(.hexDigit)
    default: break
    }
    return result.rawValue
  }
}
