/// `String(format:)`: the conversions of C's printf that view code uses.
enum StringFormat {
  /// `groups`: whether numbers are written as the locale does, in groups. As long as there is fuel for the length.
  static func apply(
    _ format: String,
    to values: [Value],
    groups: Bool = false,
    _ evaluator: Evaluator
  ) -> String {
    evaluator.spend(format.utf8.count / 16)
    var result = ""
    var next = 0
    var characters = format[...]
    while let character = characters.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      var conversion = Conversion(&characters)
      if conversion.kind == "%" {
        result.append("%")
        continue
      }
      conversion.groups = conversion.groups || groups
      let position = conversion.position ?? next
      if conversion.position == nil { next += 1 }
      guard values.indices.contains(position) else {
        result += "(null)"
        continue
      }
      let text = conversion.text(of: values[position], evaluator.describe)
      guard evaluator.affords(text.utf8.count / 16) else { break }
      result += text
    }
    return result
  }

  /// `%-08.2f`, `%1$@` taken apart.
  private struct Conversion {
    private var isLeftAligned = false
    private var isZeroPadded = false
    private var hasSign = false
    private var hasSpace = false
    private var width = 0
    private var precision: Int?
    var groups = false
    /// Which of the arguments is meant, from 0, where that is written.
    private(set) var position: Int?
    private(set) var kind: Character = "%"

    init(_ characters: inout Substring) {
      readFlags(&characters)
      width = Self.number(&characters) ?? 0
      if characters.first == "$" {
        characters.removeFirst()
        position = max(0, width - 1)
        readFlags(&characters)
        width = Self.number(&characters) ?? 0
      }
      if characters.first == "." {
        characters.removeFirst()
        precision = Self.number(&characters) ?? 0
      }
      while let character = characters.first, "lhqzLtj".contains(character) { characters.removeFirst() }
      kind = characters.popFirst() ?? "%"
    }

    private mutating func readFlags(_ characters: inout Substring) {
      while let character = characters.first, "-0+ #'".contains(character) {
        isLeftAligned = isLeftAligned || character == "-"
        isZeroPadded = isZeroPadded || character == "0"
        hasSign = hasSign || character == "+"
        hasSpace = hasSpace || character == " "
        groups = groups || character == "'"
        characters.removeFirst()
      }
    }

    private static func number(_ characters: inout Substring) -> Int? {
      let digits = characters.prefix { $0.isASCII && $0.isNumber }
      characters = characters.dropFirst(digits.count)
      return Int(digits).map { min($0, 200) }
    }

    func text(of value: Value, _ describe: (Value) -> String) -> String {
      var text = body(of: value, describe)
      if let number = value.number, number >= 0, isSigned {
        if hasSign { text = "+" + text } else if hasSpace { text = " " + text }
      }
      let isPadded = isZeroPadded && !isLeftAligned && isNumeric
      let padding = String(repeating: isPadded ? "0" : " ", count: max(0, width - text.count))
      if isPadded, let sign = text.first, "+- ".contains(sign) { return String(sign) + padding + text.dropFirst() }
      return isLeftAligned ? text + padding : padding + text
    }

    private var isSigned: Bool { "diDfFgGeE".contains(kind) }
    private var isNumeric: Bool { isSigned || "uxXo".contains(kind) }

    private func body(of value: Value, _ describe: (Value) -> String) -> String {
      switch kind {
      case "d", "i", "u", "D", "U":
        let number = value.integer ?? 0
        let text = value.wide.map { "\($0)" } ?? (groups ? StringFormat.grouped(number) : "\(number)")
        guard let precision, text.count < precision else { return text }
        return String(repeating: "0", count: precision - text.count) + text
      case "x", "X", "o":
        let radix = kind == "o" ? 8 : 16
        return value.wide.map { String($0, radix: radix, uppercase: kind == "X") }
          ?? String(value.integer ?? 0, radix: radix, uppercase: kind == "X")
      case "c", "C":
        if let code = value.integer, let scalar = Unicode.Scalar(UInt32(clamping: code)) { return String(scalar) }
        return describe(value)
      case "f", "F":
        let text = StringFormat.fixed(value.number ?? 0, digits: precision ?? 6)
        return groups ? StringFormat.grouping(text) : text
      case "e", "E": return StringFormat.scientific(value.number ?? 0, digits: precision ?? 6, exponent: kind)
      case "g", "G": return StringFormat.general(value.number ?? 0, digits: precision ?? 6)
      case "s", "S", "@":
        let text = describe(value)
        return precision.map { String(text.prefix($0)) } ?? text
      default: return describe(value)
      }
    }
  }

  /// `1.500000e+03`
  private static func scientific(_ number: Double, digits: Int, exponent mark: Character) -> String {
    guard number.isFinite, number != 0 else { return fixed(number, digits: digits) + "\(mark)+00" }
    let (mantissa, exponent) = normalized(number)
    let power = exponent.magnitude < 10 ? "0\(exponent.magnitude)" : "\(exponent.magnitude)"
    return (number < 0 ? "-" : "") + fixed(mantissa, digits: digits) + "\(mark)" + (exponent < 0 ? "-" : "+") + power
  }

  /// The power of ten of a number's first digit; 0 of what has none.
  static func exponent(of number: Double) -> Int {
    number.isFinite && number != 0 ? normalized(number).exponent : 0
  }

  /// Ten to a power of either sign, up to what a number can be.
  static func powerOfTen(_ power: Int) -> Double {
    var result = 1.0
    for _ in 0..<min(power.magnitude, 400) { result *= 10 }
    return power < 0 ? 1 / result : result
  }

  /// A finite number other than 0 as one digit before the point and a power of ten.
  private static func normalized(_ number: Double) -> (mantissa: Double, exponent: Int) {
    var exponent = 0
    var mantissa = number.magnitude
    while mantissa >= 10, exponent < 400 { (mantissa, exponent) = (mantissa / 10, exponent + 1) }
    while mantissa < 1, exponent > -400 { (mantissa, exponent) = (mantissa * 10, exponent - 1) }
    return (mantissa, exponent)
  }

  /// `%g`: so many significant digits, without zeros at the end.
  static func general(_ number: Double, digits: Int) -> String {
    guard number.isFinite, number != 0 else { return number.isFinite ? "0" : "\(number)" }
    let size = normalized(number).exponent
    let isLong = size < -4 || size >= max(digits, 1)
    let text =
      isLong
      ? scientific(number, digits: max(digits - 1, 0), exponent: "e") : fixed(number, digits: max(digits - 1 - size, 0))
    let parts = text.split(separator: "e", omittingEmptySubsequences: false)
    var front = String(parts.first ?? "")
    if front.contains(".") {
      while front.hasSuffix("0") { front.removeLast() }
      if front.hasSuffix(".") { front.removeLast() }
    }
    return parts.count > 1 ? front + "e" + parts[1] : front
  }

  /// A number as text with its whole part in groups.
  static func grouping(_ text: String) -> String {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first else { return text }
    let sign = first.hasPrefix("-") ? "-" : ""
    let whole = first.dropFirst(sign.count)
    guard !whole.isEmpty, whole.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return text
    }
    var digits = ""
    for (position, digit) in whole.enumerated() {
      if position > 0, (whole.utf8.count - position) % 3 == 0 { digits.append(",") }
      digits.append(digit)
    }
    return sign + digits + (parts.count > 1 ? "." + parts[1] : "")
  }

  /// A number with so many digits after the point.
  static func fixed(
    _ number: Double,
    digits: Int,
    _ rule: FloatingPointRoundingRule = .toNearestOrEven
  ) -> String {
    let digits = min(max(digits, 0), 15)
    guard number.isFinite, abs(number) < 1e15 else {
      // Numbers of that size have no digits after the point.
      guard let whole = Int(exactly: number) else { return large(number, digits: digits) }
      return digits == 0 ? String(whole) : "\(whole)." + String(repeating: "0", count: digits)
    }
    let scaled = abs(rounded(number, times: powerOfTen(digits), rule))
    guard scaled < 9e18 else { return "\(number)" }
    let sign = number < 0 && scaled > 0 ? "-" : ""
    var text = String(Int(clamping: scaled))
    while text.count <= digits { text = "0" + text }
    return digits == 0 ? sign + text : sign + text.dropLast(digits) + "." + text.suffix(digits)
  }

  /// A number beyond `Int`: the digits that tell it from others, then zeros.
  private static func large(_ number: Double, digits: Int) -> String {
    let parts = "\(number)".split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return "\(number)" }
    let mantissa = parts[0].filter { $0 != "." && $0 != "-" }
    let zeros = String(repeating: "0", count: max(0, exponent + 1 - mantissa.count))
    let whole = (number < 0 ? "-" : "") + (mantissa + zeros).prefix(exponent + 1)
    return digits == 0 ? whole : whole + "." + String(repeating: "0", count: digits)
  }

  /// The product of two numbers, rounded once: the product of doubles, as a double, is rounded before.
  private static func rounded(_ number: Double, times factor: Double, _ rule: FloatingPointRoundingRule) -> Double {
    let product = number * factor
    let rest = (-product).addingProduct(number, factor)
    let result = product.rounded(rule)
    guard rest != 0, rest.isFinite else { return result }
    if product == product.rounded() {
      // The double is whole, and the product is a little more or less.
      return (product + (rest > 0 ? 0.25 : -0.25)).rounded(rule)
    }
    // The double is half of something odd, and the product is not.
    guard (product - product.rounded(.down)) == 0.5 else { return result }
    return (product + (rest > 0 ? 0.25 : -0.25)).rounded(rule)
  }

  /// A number with as many digits after the point as are needed within bounds. It is rounded as it is written: 2.345 is in
  /// the middle between two hundredths, whatever its double is.
  static func fixed(
    _ number: Double,
    least: Int,
    most: Int,
    _ rule: FloatingPointRoundingRule = .toNearestOrEven
  ) -> String {
    let digits = max(most, least)
    let text = WrittenNumber(number)?.fixed(digits: digits, rule) ?? fixed(number, digits: digits, rule)
    guard let point = text.firstIndex(of: ".") else { return text }
    var fraction = text[text.index(after: point)...]
    while fraction.count > least, fraction.last == "0" { fraction.removeLast() }
    return String(text[..<point]) + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// Digits in groups of three, as English writes them.
  static func grouped(_ number: Int) -> String {
    grouping(String(number))
  }
}
