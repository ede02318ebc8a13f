/// A `.strings` file: `"key" = "value";` for each text, with comments between them. What cannot be read is passed over.
struct StringsFile {
  private(set) var entries: [(key: String, text: String)] = []
  private let characters: [Unicode.Scalar]
  private var position = 0

  init(_ bytes: [UInt8]) {
    characters = Self.characters(of: bytes)
    while let key = token() {
      guard skip("="), let value = token() else {
        position += 1
        continue
      }
      entries.append((key, value))
      _ = skip(";")
    }
  }

  /// UTF-8, or UTF-16 with a mark of its order.
  private static func characters(of bytes: [UInt8]) -> [Unicode.Scalar] {
    let isBig = bytes.starts(with: [0xFE, 0xFF])
    guard isBig || bytes.starts(with: [0xFF, 0xFE]) else {
      let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      return Array(String(decoding: bytes[start...], as: UTF8.self).unicodeScalars)
    }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index -> UInt16 in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBig ? first << 8 | second : second << 8 | first
    }
    return Array(String(decoding: units, as: UTF16.self).unicodeScalars)
  }

  private var next: Unicode.Scalar? { characters.indices.contains(position) ? characters[position] : nil }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard next == character else { return false }
    position += 1
    return true
  }

  private mutating func skipBlanks() {
    while let character = next {
      if character.properties.isWhitespace {
        position += 1
      } else if character == "/", starts(with: "//") {
        while let character = next, character != "\n" { position += 1 }
      } else if character == "/", starts(with: "/*") {
        position += 2
        while next != nil, !starts(with: "*/") { position += 1 }
        position += 2
      } else {
        return
      }
    }
  }

  private func starts(with text: String) -> Bool { characters[position...].starts(with: text.unicodeScalars) }

  /// A text in quotes, or a word; nil at the end and at what is neither.
  private mutating func token() -> String? {
    skipBlanks()
    while let character = next, character != "\"", !Self.isOfWord(character) {
      position += 1
      skipBlanks()
    }
    guard let character = next else { return nil }
    return character == "\"" ? quoted() : word()
  }

  private static func isOfWord(_ character: Unicode.Scalar) -> Bool {
    character == "_" || character == "." || character == "-" || character.properties.isAlphabetic
      || character.properties.numericType != nil
  }

  private mutating func word() -> String {
    var text = String.UnicodeScalarView()
    while let character = next, Self.isOfWord(character) {
      text.append(character)
      position += 1
    }
    return String(text)
  }

  private mutating func quoted() -> String {
    var text = String.UnicodeScalarView()
    position += 1
    while let character = next, character != "\"" {
      position += 1
      if character == "\\" {
        if let escaped = escaped() { text.append(escaped) }
      } else {
        text.append(character)
      }
    }
    position += 1
    return String(text)
  }

  private mutating func escaped() -> Unicode.Scalar? {
    guard let character = next else { return nil }
    position += 1
    switch character {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "u", "U":
      let digits = characters[position...].prefix(4)
      guard digits.count == 4, let code = UInt32(String(String.UnicodeScalarView(digits)), radix: 16) else {
        return nil
      }
      position += 4
      return Unicode.Scalar(code)
    default: return character
    }
  }
}
