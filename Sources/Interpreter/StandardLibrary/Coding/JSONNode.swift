import SourceText

/// JSON that is being written.
final class JSONNode {
  enum Content {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case text(String)
    case list([JSONNode])
    /// In the order in which the members were written.
    case object([(key: String, value: JSONNode)])
  }

  private(set) var content: Content

  init(_ content: Content = .null) { self.content = content }

  /// A list or object that is empty yet, where nothing was written before.
  func begin(_ empty: Content) { if case .null = content { content = empty } }

  func set(_ content: Content) { self.content = content }

  func append(_ node: JSONNode) {
    guard case .list(var elements) = content else { return }
    content = .null
    elements.append(node)
    content = .list(elements)
  }

  func put(_ node: JSONNode, under key: String) {
    guard case .object(var members) = content else { return }
    content = .null
    if let index = members.firstIndex(where: { $0.key == key }) {
      members[index].value = node
    } else {
      members.append((key, node))
    }
    content = .object(members)
  }
}

/// Writes JSON as text (Foundation: `JSONEncoder.OutputFormatting`).
struct JSONWriter {
  let isPretty: Bool
  let sortsKeys: Bool
  let escapesSlashes: Bool
  private(set) var text = ""

  init(_ options: [String]) {
    isPretty = options.contains("prettyPrinted")
    sortsKeys = options.contains("sortedKeys")
    escapesSlashes = !options.contains("withoutEscapingSlashes")
  }

  mutating func write(_ node: JSONNode, depth: Int = 0) {
    switch node.content {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .double(let value): text += Self.number(value)
    case .text(let value): quote(value)
    case .list(let elements):
      enclose("[", "]", count: elements.count, depth) { $0.write(elements[$1], depth: depth + 1) }
    case .object(let members):
      let ordered = sortsKeys ? members.ordered { $0.key < $1.key } : members
      enclose("{", "}", count: ordered.count, depth) { writer, index in
        writer.quote(ordered[index].key)
        writer.text += writer.isPretty ? " : " : ":"
        writer.write(ordered[index].value, depth: depth + 1)
      }
    }
  }

  private mutating func enclose(
    _ opening: String,
    _ closing: String,
    count: Int,
    _ depth: Int,
    _ element: (inout JSONWriter, Int) -> Void
  ) {
    text += opening
    for index in 0..<count {
      if index > 0 { text += "," }
      breakLine(depth + 1)
      element(&self, index)
    }
    if count > 0 || isPretty { breakLine(depth) }
    text += closing
  }

  private mutating func breakLine(_ depth: Int) {
    if isPretty { text += "\n" + String(repeating: "  ", count: depth) }
  }

  private static func number(_ value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? String(value)
  }

  private mutating func quote(_ value: String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "/": text += escapesSlashes ? "\\/" : "/"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
