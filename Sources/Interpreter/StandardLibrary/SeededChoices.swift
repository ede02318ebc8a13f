/// Shuffles with a random number generator that the program declares: in the order that the standard library makes of the
/// generator's 64-bit numbers (Swift: `RandomNumberGenerator.next(upperBound:)`, `shuffle(using:)`).
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
  private func next() -> UInt64? {
    var number: Value?
    site.modify(generator) { value in
      guard value.isUserDefined else { return }
      var none: [Value] = []
      number = site.evaluator.callMethod("next", on: &value, labels: [], &none)
    }
    return number?.unsigned
  }

  /// A number is drawn again with a chance of one in 2⁶⁴ / bound: a generator of which more are refused gives the same
  /// number for ever, as one does that asks for what nobody knows.
  private static let mostTries = 8

  /// A number below a bound; nil where the generator gives none.
  private func next(below bound: UInt64) -> UInt64? {
    guard bound > 0 else { return nil }
    let least = (0 &- bound) % bound
    for _ in 0..<Self.mostTries {
      guard let product = next()?.multipliedFullWidth(by: bound) else { return nil }
      if product.low >= least { return product.high }
    }
    return nil
  }

  /// The elements, shuffled; nil where the generator does not give the numbers for it.
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
