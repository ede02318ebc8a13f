/// Why bytes are no JSON document.
package struct JSONSyntaxError: Error, Equatable {
  /// Offset in bytes.
  package let offset: Int
  /// Lower case, no full stop.
  package let message: String
}

extension JSONValue {
  /// Reads one JSON document (RFC 8259). Total: broken UTF-8 and lone surrogates become U+FFFD, depth is limited.
  package init(parsing bytes: [UInt8]) throws(JSONSyntaxError) {
    var reader = JSONReader(bytes: bytes)
    self = try reader.document()
  }
}

/// Recursive descent over bytes.
private struct JSONReader {
  /// Deep enough for any message of the protocol; keeps the stack small.
  private static let deepest = 200

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Document = Space* Value Space*
  mutating func document() throws(JSONSyntaxError) -> JSONValue {
    let value = try value()
    skipSpace()
    guard index == bytes.count else { throw error("expected the end of the document") }
    return value
  }

  private mutating func value() throws(JSONSyntaxError) -> JSONValue {
    skipSpace()
    guard let byte = peek else { throw error("expected a value") }
    switch byte {
    case UInt8(ascii: "{"): return try nested { reader throws(JSONSyntaxError) in try reader.object() }
    case UInt8(ascii: "["): return try nested { reader throws(JSONSyntaxError) in try reader.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw error("expected a value")
    }
  }

  private mutating func nested(
    _ body: (inout JSONReader) throws(JSONSyntaxError) -> JSONValue
  ) throws(JSONSyntaxError) -> JSONValue {
    depth += 1
    guard depth <= Self.deepest else { throw error("nested too deeply") }
    defer { depth -= 1 }
    index += 1
    return try body(&self)
  }

  /// Object = '{' (String ':' Value (',' String ':' Value)*)? '}'
  private mutating func object() throws(JSONSyntaxError) -> JSONValue {
    var members: [JSONValue.Member] = []
    if skip(UInt8(ascii: "}")) { return .object([]) }
    repeat {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw error("expected a key") }
      let key = try string()
      guard skip(UInt8(ascii: ":")) else { throw error("expected ':'") }
      members.append(JSONValue.Member(key, try value()))
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "}")) else { throw error("expected ',' or '}'") }
    return .object(members)
  }

  /// Array = '[' (Value (',' Value)*)? ']'
  private mutating func array() throws(JSONSyntaxError) -> JSONValue {
    var values: [JSONValue] = []
    if skip(UInt8(ascii: "]")) { return .array([]) }
    repeat {
      values.append(try value())
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "]")) else { throw error("expected ',' or ']'") }
    return .array(values)
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONSyntaxError) -> JSONValue {
    let isThere = word.withUTF8Buffer { bytes[index...].starts(with: $0) }
    guard isThere else { throw error("expected a value") }
    index += word.utf8CodeUnitCount
    return value
  }

  private mutating func number() throws(JSONSyntaxError) -> JSONValue {
    let start = index
    var isWhole = true
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"): break
      case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): isWhole = false
      default: return try number(from: start, isWhole: isWhole)
      }
      index += 1
    }
    return try number(from: start, isWhole: isWhole)
  }

  private func number(from start: Int, isWhole: Bool) throws(JSONSyntaxError) -> JSONValue {
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isWhole, let value = Int(text) { return .integer(value) }
    guard let value = Double(text), value.isFinite else { throw error("expected a number") }
    return .number(value)
  }

  /// String = '"' (any byte but '"', '\' | escape)* '"'
  private mutating func string() throws(JSONSyntaxError) -> String {
    index += 1
    var decoded: [UInt8] = []
    var pieceStart = index
    while let byte = peek {
      if byte == UInt8(ascii: "\"") {
        defer { index += 1 }
        guard !decoded.isEmpty else { return String(decoding: bytes[pieceStart..<index], as: UTF8.self) }
        decoded += bytes[pieceStart..<index]
        return String(decoding: decoded, as: UTF8.self)
      }
      guard byte == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      decoded += bytes[pieceStart..<index]
      try escape(into: &decoded)
      pieceStart = index
    }
    throw error("expected '\"'")
  }

  private mutating func escape(into decoded: inout [UInt8]) throws(JSONSyntaxError) {
    index += 1
    guard let byte = peek else { throw error("expected an escape") }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(byte)
    case UInt8(ascii: "u"): decoded += Array(String(try unicodeEscape()).utf8)
    default: throw error("unknown escape")
    }
  }

  /// What follows `\u`, a surrogate pair taken together.
  private mutating func unicodeEscape() throws(JSONSyntaxError) -> Character {
    let unit = try hexUnit()
    if let scalar = Unicode.Scalar(unit) { return Character(scalar) }
    let isPair = unit < 0xDC00 && bytes[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
    guard isPair else { return "\u{FFFD}" }
    let afterFirst = index
    index += 2
    let low = try hexUnit()
    guard (0xDC00...0xDFFF).contains(low) else {
      index = afterFirst
      return "\u{FFFD}"
    }
    let value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00)
    return Unicode.Scalar(value).map(Character.init) ?? "\u{FFFD}"
  }

  private mutating func hexUnit() throws(JSONSyntaxError) -> UInt16 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else {
      throw error("expected four hexadecimal digits")
    }
    index += 4
    return unit
  }

  private var peek: UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    skipSpace()
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private func error(_ message: String) -> JSONSyntaxError {
    JSONSyntaxError(offset: index, message: message)
  }
}
