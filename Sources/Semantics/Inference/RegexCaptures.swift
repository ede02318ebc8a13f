/// The groups of a regular expression that capture, in order.
struct RegexCaptures {
  struct Capture: Equatable {
    let name: String?
    /// Whether a match may leave it out.
    var isOptional: Bool
  }

  /// Maximum number of bytes of a literal that is read.
  private static let longest = 10_000

  private(set) var captures: [Capture] = []
  private let bytes: [UInt8]
  private let isExtended: Bool
  private var position = 0
  /// The groups that are open, the whole first.
  private var open: [Group] = [Group(first: 0, isTransparent: true)]

  private struct Group {
    /// The number of captures before it.
    let first: Int
    /// Whether the group itself does not capture.
    let isTransparent: Bool
    var hasAlternatives = false
  }

  /// Nil for a literal that is too long to be read.
  init?(literal: String) {
    guard literal.utf8.count <= Self.longest else { return nil }
    let text = Array(literal.utf8)
    let hashes = text.prefix { $0 == UInt8(ascii: "#") }.count
    guard text.count >= 2 * hashes + 2 else { return nil }
    bytes = Array(text[(hashes + 1)..<(text.count - hashes - 1)])
    // A literal of several lines takes no account of white space, and has comments.
    isExtended = hashes > 0 && bytes.contains(UInt8(ascii: "\n"))
    while position < bytes.count { step() }
    closeGroup()
  }

  private mutating func step() {
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\\"): skipEscape()
    case UInt8(ascii: "["): skipClass()
    case UInt8(ascii: "("): openGroup()
    case UInt8(ascii: ")"): closeGroup()
    case UInt8(ascii: "|"): if !open.isEmpty { open[open.count - 1].hasAlternatives = true }
    case UInt8(ascii: "#") where isExtended: skip(to: UInt8(ascii: "\n"))
    default: break
    }
  }

  private func at(_ distance: Int) -> UInt8? {
    let index = position + distance
    return bytes.indices.contains(index) ? bytes[index] : nil
  }

  private mutating func skip(to end: UInt8) {
    while position < bytes.count, bytes[position] != end { position += 1 }
  }

  /// `\Q…\E` is text.
  private mutating func skipEscape() {
    let escaped = at(0)
    position += 1
    guard escaped == UInt8(ascii: "Q") else { return }
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\\"), at(1) == UInt8(ascii: "E") {
        position += 2
        return
      }
      position += 1
    }
  }

  private mutating func skipClass() {
    var depth = 1
    if at(0) == UInt8(ascii: "^") { position += 1 }
    // A bracket that comes first is one of the characters.
    if at(0) == UInt8(ascii: "]") { position += 1 }
    while position < bytes.count, depth > 0 {
      switch bytes[position] {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      default: break
      }
      position += 1
    }
  }

  private mutating func openGroup() {
    let first = captures.count
    var name: String?
    var captures = true
    if at(0) == UInt8(ascii: "?") {
      let start = at(1) == UInt8(ascii: "P") ? 2 : 1
      if at(start) == UInt8(ascii: "<"), at(start + 1) != UInt8(ascii: "="), at(start + 1) != UInt8(ascii: "!") {
        name = groupName(from: position + start + 1)
      } else {
        captures = false
        if at(1) == UInt8(ascii: "#") { skip(to: UInt8(ascii: ")")) }
      }
    } else if at(0) == UInt8(ascii: "*") {
      captures = false
    }
    if captures { self.captures.append(Capture(name: name, isOptional: false)) }
    open.append(Group(first: first, isTransparent: !captures))
  }

  private func groupName(from start: Int) -> String? {
    guard start < bytes.count else { return nil }
    let name = bytes[start...].prefix { $0 != UInt8(ascii: ">") }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  private mutating func closeGroup() {
    guard let group = open.popLast() else { return }
    let inner = group.isTransparent ? group.first : group.first + 1
    if group.hasAlternatives { leaveOut(from: inner) }
    if maySkip { leaveOut(from: group.first) }
  }

  private mutating func leaveOut(from first: Int) {
    for index in captures.indices.dropFirst(first) { captures[index].isOptional = true }
  }

  /// Whether the quantifier behind a group lets it match nothing: `?`, `*`, `{0,2}`, `{,2}`.
  private var maySkip: Bool {
    switch at(0) {
    case UInt8(ascii: "?"), UInt8(ascii: "*"): return true
    case UInt8(ascii: "{"):
      guard position + 1 < bytes.count else { return false }
      let least = bytes[(position + 1)...].prefix { UInt8(ascii: "0") <= $0 && $0 <= UInt8(ascii: "9") }
      return least.allSatisfy { $0 == UInt8(ascii: "0") }
    default: return false
    }
  }
}

extension RegexCaptures {
  /// What a match of the expression gives: the matched text, with its captures if there are any.
  var output: Type {
    let text = Type.framework("Substring")
    guard !captures.isEmpty else { return text }
    let parts = captures.map { capture in
      Type.TupleElement(label: capture.name, type: capture.isOptional ? .optional(text) : text)
    }
    return .tuple([Type.TupleElement(label: nil, type: text)] + parts)
  }
}
