import Semantics

/// Numbers by places in one unit: made once and asked often, without the cost of a general dictionary.
struct SpanTable: Sendable {
  private static let none: UInt32 = .max

  private struct Slot {
    var key: UInt64
    var number: UInt32
  }

  /// Each key is in the first free slot from the one its hash names.
  private var slots: [Slot] = []

  /// Of numbers with the same place, the last one stays.
  init(_ entries: [(span: SourceSpan, number: Int)]) {
    var size = 8
    while size < entries.count * 2 { size *= 2 }
    slots = Array(repeating: Slot(key: 0, number: Self.none), count: size)
    for entry in entries {
      let key = entry.span.key
      slots[slot(of: key)] = Slot(key: key, number: UInt32(clamping: entry.number))
    }
  }

  subscript(span: SourceSpan) -> Int? {
    let found = slots[slot(of: span.key)]
    return found.number == Self.none ? nil : Int(found.number)
  }

  /// The slot that holds the key, or the one for it: there always is a free one.
  private func slot(of key: UInt64) -> Int {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) >> 32) & mask
    while slots[index].number != Self.none, slots[index].key != key { index = (index + 1) & mask }
    return index
  }
}

extension SourceSpan {
  /// Where it starts and ends in its unit.
  fileprivate var key: UInt64 { UInt64(start) << 32 | UInt64(end) }
}
