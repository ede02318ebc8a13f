/// A JSON value whose members keep their order, so that the same findings give the same bytes.
indirect enum JSONText {
  case null
  case bool(Bool)
  case integer(Int)
  /// Null where it is not finite.
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])

  /// On one line without spaces.
  var compact: String {
    var text = ""
    write(to: &text, .compact)
    return text
  }

  /// On several lines, indented by two spaces; what nests little, such as a range, on one.
  var pretty: String {
    var text = ""
    write(to: &text, .lines(indentation: 0))
    return text
  }

  /// How the parts of a list are set apart.
  private enum Style {
    case compact
    case oneLine
    case lines(indentation: Int)

    /// Past this column deeper nesting is not indented further, or deep trees would be written mostly as space.
    private static let widestIndentation = 80

    var afterColon: String { if case .compact = self { ":" } else { ": " } }

    var afterComma: String { if case .oneLine = self { ", " } else { "," } }

    var inner: Style {
      guard case .lines(let indentation) = self else { return self }
      return .lines(indentation: min(indentation + 2, Self.widestIndentation))
    }

    var lineStart: String {
      guard case .lines(let indentation) = self else { return "" }
      return "\n" + String(repeating: " ", count: indentation)
    }
  }

  /// Whether lists nest in it at most `levels` deep.
  private func nests(atMost levels: Int) -> Bool {
    switch self {
    case .null, .bool, .integer, .number, .string: true
    case .array(let elements): levels > 0 && elements.allSatisfy { $0.nests(atMost: levels - 1) }
    case .object(let members): levels > 0 && members.allSatisfy { $0.1.nests(atMost: levels - 1) }
    }
  }

  private func write(to text: inout String, _ style: Style) {
    var style = style
    if case .lines = style, nests(atMost: 2) { style = .oneLine }
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += Self.number(value)
    case .string(let value): Self.writeQuoted(value, to: &text)
    case .array(let elements):
      Self.writeList("[", elements, "]", to: &text, style) { element, text, inner in
        element.write(to: &text, inner)
      }
    case .object(let members):
      Self.writeList("{", members, "}", to: &text, style) { member, text, inner in
        Self.writeQuoted(member.0, to: &text)
        text += inner.afterColon
        member.1.write(to: &text, inner)
      }
    }
  }

  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let isWhole = value == value.rounded() && value.magnitude < 1e15
    return isWhole ? String(Int(value)) : String(value)
  }

  private static func writeList<Element>(
    _ open: String,
    _ elements: [Element],
    _ close: String,
    to text: inout String,
    _ style: Style,
    each write: (Element, inout String, Style) -> Void
  ) {
    guard !elements.isEmpty else {
      text += open + close
      return
    }
    let inner = style.inner
    let lineStart = inner.lineStart
    text += open
    for (index, element) in elements.enumerated() {
      if index > 0 { text += style.afterComma }
      text += lineStart
      write(element, &text, inner)
    }
    text += style.lineStart
    text += close
  }

  private static func writeQuoted(_ value: String, to text: inout String) {
    text += "\""
    if value.utf8.contains(where: mayNeedEscape) { writeEscaped(value, to: &text) } else { text += value }
    text += "\""
  }

  /// Nearly all strings have no such byte, and are written as they are.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    // Line and paragraph separators start with E2.
    byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || byte == 0xE2
  }

  private static func writeEscaped(_ value: String, to text: inout String) {
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension JSONText: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self = .string(value) }
}

extension JSONText: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, JSONText)...) { self = .object(elements) }
}

extension JSONText: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: JSONText...) { self = .array(elements) }
}
