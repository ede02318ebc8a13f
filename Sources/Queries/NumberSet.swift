/// Numbers that are not 0, in the order in which they came: each once.
struct NumberSet: Sendable {
  private(set) var numbers: ContiguousArray<UInt64> = []
  /// Where there are many: each number at the place that it tells itself, or behind; 0 where there is none.
  private var slots: ContiguousArray<UInt64> = []

  /// So many are looked through one by one.
  private static let few = 8

  /// Whether the number is new.
  mutating func insert(_ number: UInt64) -> Bool {
    if slots.isEmpty {
      guard !numbers.contains(number) else { return false }
      numbers.append(number)
      if numbers.count > Self.few { rebuild() }
      return true
    }
    guard Self.place(number, in: &slots) else { return false }
    numbers.append(number)
    if numbers.count * 2 > slots.count { rebuild() }
    return true
  }

  /// Takes out the numbers that came after the first `count`, and gives them.
  mutating func removeAll(after count: Int) -> ArraySlice<UInt64> {
    let removed = ArraySlice(numbers.dropFirst(count))
    numbers.removeLast(removed.count)
    if !slots.isEmpty, !removed.isEmpty { rebuild() }
    return removed
  }

  private mutating func rebuild() {
    var size = 32
    while size < numbers.count * 4 { size *= 2 }
    slots = ContiguousArray(repeating: 0, count: size)
    for number in numbers { _ = Self.place(number, in: &slots) }
  }

  /// Puts the number into the table, whose size is a power of two; whether it was not there.
  private static func place(_ number: UInt64, in slots: inout ContiguousArray<UInt64>) -> Bool {
    let mask = slots.count - 1
    // Numbers that count up are spread.
    var slot = Int(truncatingIfNeeded: (number &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while slots[slot] != 0 {
      if slots[slot] == number { return false }
      slot = (slot + 1) & mask
    }
    slots[slot] = number
    return true
  }
}
