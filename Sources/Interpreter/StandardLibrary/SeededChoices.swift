/// Numbers by chance from a generator of the program's own are the same in every run: what the standard library makes of
/// the generator's 64 bits (Swift: `RandomNumberGenerator.next(upperBound:)`, `shuffle(using:)`).
struct SeededChoices {
  private let site: CallSite
  private let generator: Int

  /// Nil where the call names no generator, or one whose numbers nobody knows.
  init?(_ site: CallSite) {
    guard let index = site.index(of: "using"), site.isWritten else { return nil }
    self.site = site
    generator = index
  }

  /// The generator's next number.
  func next() -> UInt64? {
    var number: Value?
    site.modify(generator) { value in
      guard value.isUserDefined else { return }
      var none: [Value] = []
      number = site.evaluator.callMethod("next", on: &value, labels: [], &none)
    }
    return number?.unsigned
  }

  /// A number below a bound.
  func next(below bound: UInt64) -> UInt64? {
    guard bound > 0, var product = next()?.multipliedFullWidth(by: bound) else { return nil }
    let least = (0 &- bound) % bound
    while product.low < least, site.evaluator.step(at: site.span) {
      guard let other = next() else { return nil }
      product = other.multipliedFullWidth(by: bound)
    }
    return product.high
  }

  /// `Int.random(in: 1...6, using: &generator)`
  func number(in range: RangeValue) -> Value? {
    if case .int(let lower)? = range.lower, case .int(let upper)? = range.upper {
      let size = UInt64(bitPattern: Int64(upper &- lower)) &+ (range.isClosed ? 1 : 0)
      let number = range.isClosed && size == 0 ? next() : next(below: size)
      return number.map { .int(lower &+ Int(truncatingIfNeeded: $0)) }
    }
    guard let lower = range.lower?.number, let upper = range.upper?.number else { return nil }
    let most: UInt64 = 1 << 53
    guard let number = range.isClosed ? next(below: most + 1) : next().map({ $0 & (most - 1) }) else { return nil }
    if number == most { return .double(upper) }
    return .double((upper - lower) * (Double(number) * (Double.ulpOfOne / 2)) + lower)
  }

  func flag() -> Value? { next().map { .bool(($0 >> 17) & 1 == 0) } }

  func element(of elements: [Value]) -> Value? {
    guard !elements.isEmpty else { return Value.none }
    return next(below: UInt64(elements.count)).map { elements[Int(truncatingIfNeeded: $0)].inOptional }
  }

  func rearranged(_ elements: [Value]) -> [Value]? {
    var result = elements
    for index in elements.indices.dropLast() {
      guard site.evaluator.step(at: site.span), let offset = next(below: UInt64(elements.count - index)) else {
        return nil
      }
      result.swapAt(index, index + Int(truncatingIfNeeded: offset))
    }
    return result
  }
}
