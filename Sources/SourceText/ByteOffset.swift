/// A position in a text, counted in UTF-8 bytes from its start.
public struct ByteOffset: Hashable, Comparable, Sendable {
  public let value: Int

  public init(_ value: Int) {
    self.value = value
  }

  public static func < (lhs: ByteOffset, rhs: ByteOffset) -> Bool {
    lhs.value < rhs.value
  }

  public static func + (lhs: ByteOffset, rhs: Int) -> ByteOffset {
    ByteOffset(lhs.value &+ rhs)
  }

  public static func - (lhs: ByteOffset, rhs: Int) -> ByteOffset {
    ByteOffset(lhs.value &- rhs)
  }

  /// The number of bytes from `rhs` to `lhs`.
  public static func - (lhs: ByteOffset, rhs: ByteOffset) -> Int {
    lhs.value &- rhs.value
  }
}

extension ByteOffset: CustomStringConvertible {
  public var description: String { "\(value)" }
}
