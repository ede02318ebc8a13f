/// A number by the fewest digits that tell it from others, as Swift writes it.
struct WrittenNumber {
  private let isNegative: Bool
  /// From the first that is not 0 on; none for 0.
  private let digits: [UInt8]
  /// How many of the digits stand before the point; less than none where zeros follow it.
  private let point: Int

  /// Nil for what is not finite, and for numbers too large for digits after the point.
  init?(_ number: Double) {
    guard number.isFinite, number.magnitude < 1e15 else { return nil }
    let parts = "\(number.magnitude)".split(separator: "e", omittingEmptySubsequences: false)
    guard let mantissa = parts.first, let exponent = parts.count > 1 ? Int(parts[1]) : 0 else { return nil }
    let whole = mantissa.prefix { $0 != "." }
    let all = mantissa.utf8.filter { $0 != UInt8(ascii: ".") }.map { $0 &- UInt8(ascii: "0") }
    let zeros = all.prefix { $0 == 0 }.count
    isNegative = number < 0
    digits = Array(all.dropFirst(zeros))
    point = whole.utf8.count + exponent - zeros
  }

  /// The number with so many digits after the point.
  func fixed(digits count: Int, _ rule: FloatingPointRoundingRule) -> String {
    let count = min(max(count, 0), 15)
    let end = point + count
    var kept = end > 0 ? Array(digits.prefix(end)) : []
    if end > 0 { kept += Array(repeating: 0, count: max(0, end - digits.count)) }
    if roundsUp(digits: kept, from: end, rule) { Self.increase(&kept) }
    let isZero = kept.allSatisfy { $0 == 0 }
    var text = String(decoding: kept.map { $0 &+ UInt8(ascii: "0") }, as: UTF8.self)
    text = String(repeating: "0", count: max(0, count + 1 - text.utf8.count)) + text
    let sign = isNegative && !isZero ? "-" : ""
    return count == 0 ? sign + text : sign + text.dropLast(count) + "." + text.suffix(count)
  }

  /// Whether what is cut off from a place on makes the rest larger.
  private func roundsUp(digits kept: [UInt8], from end: Int, _ rule: FloatingPointRoundingRule) -> Bool {
    let cut = digits.dropFirst(max(end, 0))
    guard cut.contains(where: { $0 != 0 }) else { return false }
    let isHalfOrMore = end >= 0 && (cut.first ?? 0) >= 5
    let isHalf = isHalfOrMore && cut.first == 5 && cut.dropFirst().allSatisfy { $0 == 0 }
    switch rule {
    case .up: return !isNegative
    case .down: return isNegative
    case .awayFromZero: return true
    case .towardZero: return false
    case .toNearestOrAwayFromZero: return isHalfOrMore
    default: return isHalf ? (kept.last ?? 0) % 2 == 1 : isHalfOrMore
    }
  }

  private static func increase(_ digits: inout [UInt8]) {
    for index in digits.indices.reversed() {
      guard digits[index] == 9 else {
        digits[index] += 1
        return
      }
      digits[index] = 0
    }
    digits.insert(1, at: 0)
  }
}
