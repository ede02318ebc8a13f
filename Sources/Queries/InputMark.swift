/// An input as a number: equal inputs have equal marks. Where different ones share a mark, more is derived again than need
/// be, and nothing else happens. The lowest bit tells those that seldom change.
@usableFromInline struct InputMark: Hashable, Sendable {
  /// Never 0.
  @usableFromInline let value: UInt64

  @inlinable init(of input: some Hashable, isSteady: Bool) {
    let hash = UInt64(bitPattern: Int64(input.hashValue)) & ~1
    value = isSteady ? hash | 1 : max(hash, 2)
  }

  static func isSteady(_ value: UInt64) -> Bool { value & 1 == 1 }
}
