/// JSON as values: objects are dictionaries with texts as keys, null is nil. A comma after the last member is none too
/// many, as for Foundation's decoder.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private static let deepest = 64

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value of a whole text; nil where it is no JSON.
  mutating func whole() -> Value? {
    guard let value = value(depth: 0) else { return nil }
    skipSpace()
    return position == bytes.count ? value : nil
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Whether the closing bracket of an object or an array is next.
  private mutating func ends(with bracket: UInt8) -> Bool {
    skipSpace()
    return next == bracket
  }

  private mutating func value(depth: Int) -> Value? {
    guard depth < Self.deepest else { return nil }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "t"): return word("true", .bool(true))
    case UInt8(ascii: "f"): return word("false", .bool(false))
    case UInt8(ascii: "n"): return word("null", .none)
    default: return number()
    }
  }

  private mutating func word(_ word: String, _ value: Value) -> Value? {
    guard bytes[position...].starts(with: word.utf8) else { return nil }
    position += word.utf8.count
    return value
  }

  private mutating func object(depth: Int) -> Value? {
    position += 1
    var keys: [Value] = []
    var values: [Value] = []
    repeat {
      if ends(with: UInt8(ascii: "}")) { break }
      guard next == UInt8(ascii: "\""), let key = string(), take(UInt8(ascii: ":")), let value = value(depth: depth + 1)
      else { return nil }
      keys.append(.string(key))
      values.append(value)
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "}")) ? .dictionary(DictionaryValue(keys: keys, values: values)) : nil
  }

  private mutating func array(depth: Int) -> Value? {
    position += 1
    var elements: [Value] = []
    repeat {
      if ends(with: UInt8(ascii: "]")) { break }
      guard let element = value(depth: depth + 1) else { return nil }
      elements.append(element)
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "]")) ? .array(elements) : nil
  }

  private mutating func number() -> Value? {
    let start = position
    while let byte = next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "+-.eE".utf8.contains(byte) {
      position += 1
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if let number = Int(text) { return .int(number) }
    return Double(text).map { .double($0) }
  }

  private mutating func string() -> String? {
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      guard let escaped = escape() else { return nil }
      text += Array(String(escaped).utf8)
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard let byte = next else { return nil }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return unicode()
    default: return Unicode.Scalar(byte)
    }
  }

  private mutating func unicode() -> Unicode.Scalar? {
    guard let high = unit() else { return nil }
    guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) ?? "\u{FFFD}" }
    guard next == UInt8(ascii: "\\") else { return "\u{FFFD}" }
    position += 2
    guard let low = unit(), (0xDC00..<0xE000).contains(low) else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func unit() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    let digits = String(decoding: bytes[position..<(position + 4)], as: UTF8.self)
    position += 4
    return UInt32(digits, radix: 16)
  }
}
