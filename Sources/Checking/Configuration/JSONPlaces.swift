import ViewGraph

/// Where the members and elements of a JSON text stand, as far as it is valid: what is wrong with a configuration is said
/// at its line.
struct JSONPlaces {
  enum Step: Hashable {
    case member(String)
    case element(Int)
  }

  /// The offset of each member's name and each element's value, by the way to it.
  private var offsets: [[Step]: Int] = [:]
  /// Where the text stops being JSON.
  private(set) var fault: Int?
  private let bytes: [UInt8]
  private var position = 0
  private var path: [Step] = []

  /// Deeper nesting is no configuration.
  private static let maximumDepth = 32

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    skipSpace()
    let isWhole = value()
    skipSpace()
    if !isWhole || position < bytes.count { fault = position }
  }

  /// The line and column, both from 1, of what the steps lead to, or of the nearest thing around it that is there.
  func position(of steps: [Step]) -> (line: Int, column: Int) {
    var steps = steps
    while offsets[steps] == nil, !steps.isEmpty { steps.removeLast() }
    return lineAndColumn(of: offsets[steps] ?? 0)
  }

  func lineAndColumn(of offset: Int) -> (line: Int, column: Int) {
    let before = bytes.prefix(offset)
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (before.count { $0 == UInt8(ascii: "\n") } + 1, before.count - start + 1)
  }

  // MARK: Reading

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Passes over a value; false where there is none.
  private mutating func value() -> Bool {
    guard path.count < Self.maximumDepth else { return false }
    switch current {
    case UInt8(ascii: "{"):
      return list(until: "}") { places, _ in
        let start = places.position
        guard let name = places.string() else { return false }
        places.path.append(.member(name))
        places.offsets[places.path] = start
        places.skipSpace()
        guard places.take(":") else { return false }
        places.skipSpace()
        return places.value()
      }
    case UInt8(ascii: "["):
      return list(until: "]") { places, index in
        places.path.append(.element(index))
        places.offsets[places.path] = places.position
        return places.value()
      }
    case UInt8(ascii: "\""): return string() != nil
    default: return word()
    }
  }

  private mutating func list(
    until end: Unicode.Scalar,
    item: (inout JSONPlaces, Int) -> Bool
  ) -> Bool {
    position += 1
    skipSpace()
    if take(end) { return true }
    let depth = path.count
    var index = 0
    while true {
      skipSpace()
      guard item(&self, index) else { return false }
      path.removeLast(path.count - depth)
      skipSpace()
      if take(end) { return true }
      guard take(",") else { return false }
      skipSpace()
      if take(end) { return true }
      index += 1
    }
  }

  private mutating func string() -> String? {
    guard take("\"") else { return nil }
    let start = position
    while let byte = current, byte != UInt8(ascii: "\"") {
      if byte < 0x20 { return nil }
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < bytes.count else {
      position = bytes.count
      return nil
    }
    defer { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// A number, `true`, `false` or `null`.
  private mutating func word() -> Bool {
    let start = position
    while let byte = current, Self.isPartOfWord(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if ["true", "false", "null"].contains(text) || Double(text) != nil { return true }
    position = start
    return false
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
