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
    write(to: &text, indentation: nil)
    return text
  }

  /// On several lines, indented by two spaces.
  var pretty: String {
    var text = ""
    write(to: &text, indentation: 0)
    return text
  }

  private func write(to text: inout String, indentation: Int?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += Self.number(value)
    case .string(let value): Self.writeQuoted(value, to: &text)
    case .array(let elements):
      Self.writeList("[", elements, "]", to: &text, indentation: indentation) { element, text, inner in
        element.write(to: &text, indentation: inner)
      }
    case .object(let members):
      Self.writeList("{", members, "}", to: &text, indentation: indentation) { member, text, inner in
        Self.writeQuoted(member.0, to: &text)
        text += inner == nil ? ":" : ": "
        member.1.write(to: &text, indentation: inner)
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
    indentation: Int?,
    each write: (Element, inout String, Int?) -> Void
  ) {
    guard !elements.isEmpty else {
      text += open + close
      return
    }
    let inner = indentation.map { $0 + 2 }
    text += open
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      if let inner { text += "\n" + String(repeating: " ", count: inner) }
      write(element, &text, inner)
    }
    if let indentation { text += "\n" + String(repeating: " ", count: indentation) }
    text += close
  }

  private static func writeQuoted(_ value: String, to text: inout String) {
    text += "\""
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
    text += "\""
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
