/// Reads Swift's notation of one signature. The notation comes from the catalogue's own files; a test reads them all,
/// so that anything it does not understand shows there.
struct SignatureReader {
  private let text: [UInt8]
  private var position = 0

  init(_ notation: String) {
    text = Array(notation.utf8)
  }

  /// The name before the generic clause and the parameter list: `init`, `padding`.
  mutating func name() -> String {
    skip(word: "static")
    skip(word: "mutating")
    skip(word: "func")
    skipSpace()
    let start = position
    while let byte = peek, byte != UInt8(ascii: "("), byte != UInt8(ascii: "<"), byte != UInt8(ascii: "?") {
      position += 1
    }
    let name = string(start..<position)
    while let byte = peek, byte != UInt8(ascii: "(") { _ = byte; position += 1 }
    return name
  }

  /// The parameters between the parentheses.
  mutating func parameters() -> [SignatureParameter] {
    guard peek == UInt8(ascii: "(") else { return [] }
    position += 1
    var result: [SignatureParameter] = []
    while let byte = peek, byte != UInt8(ascii: ")") {
      if let parameter = parameter(until(stops: [",", ")"])) { result.append(parameter) }
      if peek == UInt8(ascii: ",") { position += 1 }
    }
    position += 1
    return result
  }

  /// The type after the arrow, without a `where` clause.
  mutating func result() -> String {
    let front = min(position, text.count)
    guard let arrow = string(front..<text.count).start(of: "->") else { return "" }
    let start = front + arrow + 2
    let end = string(start..<text.count).start(of: " where ").map { start + $0 } ?? text.count
    return trimmed(string(start..<end))
  }

  private func parameter(_ notation: String) -> SignatureParameter? {
    var words = SignatureReader(notation)
    let names = words.until(stops: [":"])
    guard words.peek == UInt8(ascii: ":") else { return nil }
    words.position += 1
    let type = words.until(stops: ["="])
    let fallback: String? =
      words.peek == nil ? nil : trimmed(words.string(min(words.position + 1, words.text.count)..<words.text.count))
    let front = names.split(separator: " ").map(String.init)
    let identifiers = front.filter { !$0.hasPrefix("@") }
    guard let first = identifiers.first, let last = identifiers.last else { return nil }
    let typeWords = trimmed(type).split(separator: " ").map(String.init)
    let attributes = typeWords.prefix { $0.hasPrefix("@") }
    return SignatureParameter(
      label: first == "_" ? nil : first,
      name: last,
      type: typeWords.dropFirst(attributes.count).joined(separator: " "),
      defaultValue: fallback,
      attributes: (front.filter { $0.hasPrefix("@") } + attributes).map { String($0.dropFirst()) }
    )
  }

  /// The text up to one of the characters outside of any bracket or string; the arrow's `>` closes nothing.
  private mutating func until(stops: [Character]) -> String {
    let stops = stops.compactMap(\.asciiValue)
    let start = position
    var depth = 0
    while let byte = peek {
      if depth == 0, stops.contains(byte), !isPartOfOperator(byte) { break }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ">") where position == 0 || text[position - 1] != UInt8(ascii: "-"): depth -= 1
      default: break
      }
      position += 1
    }
    return trimmed(string(start..<position))
  }

  private func isPartOfOperator(_ byte: UInt8) -> Bool {
    guard byte == UInt8(ascii: "=") else { return false }
    let next = text.indices.contains(position + 1) ? text[position + 1] : 0
    return next == UInt8(ascii: "=")
  }

  private var peek: UInt8? {
    text.indices.contains(position) ? text[position] : nil
  }

  private mutating func skip(word: String) {
    skipSpace()
    let bytes = Array(word.utf8)
    let end = position + bytes.count
    guard end < text.count, Array(text[position..<end]) == bytes, text[end] == UInt8(ascii: " ") else { return }
    position = end
  }

  private mutating func skipSpace() {
    while peek == UInt8(ascii: " ") { position += 1 }
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  private func trimmed(_ string: String) -> String {
    var bytes = Substring(string)
    while bytes.first == " " { bytes.removeFirst() }
    while bytes.last == " " { bytes.removeLast() }
    return String(bytes)
  }
}
