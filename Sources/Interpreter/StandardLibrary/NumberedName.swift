/// A text as it sorts where numbers in it count by their value.
struct NumberedName: Comparable {
  private enum Part: Comparable {
    case number(digits: Int, String)
    case text(String)
  }

  private let parts: [Part]

  init(_ text: String) {
    var parts: [Part] = []
    var rest = text[...]
    while let first = rest.first {
      let isDigit = Self.isDigit(first)
      let run = rest.prefix { Self.isDigit($0) == isDigit }
      rest = rest.dropFirst(run.count)
      let value = isDigit ? String(run.drop { $0 == "0" }) : String(run)
      parts.append(isDigit ? .number(digits: value.count, value) : .text(value))
    }
    self.parts = parts
  }

  private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

  static func < (left: NumberedName, right: NumberedName) -> Bool { left.parts.lexicographicallyPrecedes(right.parts) }
}
