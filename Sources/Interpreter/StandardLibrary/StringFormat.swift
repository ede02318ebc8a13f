/// `String(format:)`: the conversions of C's printf that view code uses.
enum StringFormat {
  static func apply(_ format: String, to values: [Value], describe: (Value) -> String) -> String {
    var result = ""
    var rest = values[...]
    var characters = format[...]
    while let character = characters.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      let conversion = Conversion(&characters)
      if conversion.kind == "%" {
        result.append("%")
      } else {
        result += conversion.text(of: rest.popFirst() ?? .none, describe)
      }
    }
    return result
  }

  /// `%-08.2f` taken apart.
  private struct Conversion {
    private var isLeftAligned = false
    private var isZeroPadded = false
    private var hasSign = false
    private var width = 0
    private var precision: Int?
    private(set) var kind: Character = "%"

    init(_ characters: inout Substring) {
      while let character = characters.first, "-0+ #'".contains(character) {
        isLeftAligned = isLeftAligned || character == "-"
        isZeroPadded = isZeroPadded || character == "0"
        hasSign = hasSign || character == "+"
        characters.removeFirst()
      }
      width = Self.number(&characters) ?? 0
      if characters.first == "$" {
        characters.removeFirst()
        width = Self.number(&characters) ?? 0
      }
      if characters.first == "." {
        characters.removeFirst()
        precision = Self.number(&characters) ?? 0
      }
      while let character = characters.first, "lhqzL".contains(character) { characters.removeFirst() }
      kind = characters.popFirst() ?? "%"
    }

    private static func number(_ characters: inout Substring) -> Int? {
      let digits = characters.prefix { $0.isASCII && $0.isNumber }
      characters = characters.dropFirst(digits.count)
      return Int(digits).map { min($0, 200) }
    }

    func text(of value: Value, _ describe: (Value) -> String) -> String {
      var text: String
      switch kind {
      case "d", "i", "u": text = "\(value.integer ?? 0)"
      case "x": text = String(value.integer ?? 0, radix: 16)
      case "X": text = String(value.integer ?? 0, radix: 16, uppercase: true)
      case "f", "F", "g": text = StringFormat.fixed(value.number ?? 0, digits: precision ?? 6)
      default: text = describe(value)
      }
      if hasSign, let number = value.number, number >= 0 { text = "+" + text }
      let padding = String(repeating: isZeroPadded && !isLeftAligned ? "0" : " ", count: max(0, width - text.count))
      if isZeroPadded, !isLeftAligned, text.hasPrefix("-") { return "-" + padding + text.dropFirst() }
      return isLeftAligned ? text + padding : padding + text
    }
  }

  /// A number with so many digits after the point.
  static func fixed(_ number: Double, digits: Int) -> String {
    guard number.isFinite, abs(number) < 1e15 else { return "\(number)" }
    let digits = min(max(digits, 0), 15)
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = (abs(number) * scale).rounded(.toNearestOrEven)
    guard scaled < 9e18 else { return "\(number)" }
    let sign = number < 0 && scaled > 0 ? "-" : ""
    var text = String(Int(clamping: scaled))
    while text.count <= digits { text = "0" + text }
    return digits == 0 ? sign + text : sign + text.dropLast(digits) + "." + text.suffix(digits)
  }

  /// Digits in groups of three, as English writes them.
  static func grouped(_ number: Int) -> String {
    var digits = Array(String(number.magnitude))
    var index = digits.count - 3
    while index > 0 {
      digits.insert(",", at: index)
      index -= 3
    }
    return (number < 0 ? "-" : "") + String(digits)
  }
}
