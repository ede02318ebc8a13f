/// Reads number literals: underscores, and the prefixes `0x`, `0o`, `0b`.
enum NumberLiteral {
  static func integer(_ text: String) -> Int? {
    let digits = text.filter { $0 != "_" }
    let radix: Int =
      switch digits.prefix(2) {
      case "0x": 16
      case "0o": 8
      case "0b": 2
      default: 10
      }
    let body = radix == 10 ? digits[...] : digits.dropFirst(2)
    return Int(body, radix: radix) ?? UInt64(body, radix: radix).map { Int(truncatingIfNeeded: $0) }
  }

  static func double(_ text: String) -> Double { Double(text.filter { $0 != "_" }) ?? 0 }
}
