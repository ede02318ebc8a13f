import Semantics

/// Numbers of things by their places in one unit: made once and asked often, without the cost of a general dictionary.
/// The places are not kept; whoever asks can tell whether a number is the one that is looked for.
struct SpanTable: Sendable {
  private static let none: UInt32 = .max

  /// Each number is in the first free slot from the one that its place names.
  private var slots: [UInt32]

  /// Creates a table for so many numbers at most.
  init(capacity: Int) {
    var size = 4
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: Self.none, count: size)
  }

  /// Puts `number` at a place, instead of another one that `isThere`.
  mutating func put(_ number: Int, at span: SourceSpan, where isThere: (Int) -> Bool) {
    slots[slot(of: span, where: isThere)] = UInt32(clamping: number)
  }

  /// The number at a place: the one that `isThere`.
  func number(at span: SourceSpan, where isThere: (Int) -> Bool) -> Int? {
    let number = slots[slot(of: span, where: isThere)]
    return number == Self.none ? nil : Int(number)
  }

  /// The slot of the number that is there, or the one for it: there always is a free one.
  private func slot(of span: SourceSpan, where isThere: (Int) -> Bool) -> Int {
    let mask = slots.count - 1
    let key = UInt64(span.start) << 32 | UInt64(span.end)
    var index = Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) >> 32) & mask
    while slots[index] != Self.none, !isThere(Int(slots[index])) { index = (index + 1) & mask }
    return index
  }
}
