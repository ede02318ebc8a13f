/// A half-open range of bytes of a text.
public struct ByteRange: Hashable, Sendable {
  public let start: ByteOffset
  public let end: ByteOffset

  /// Creates the range between two offsets; an `end` before `start` gives an empty range at `start`.
  public init(_ start: ByteOffset, _ end: ByteOffset) {
    self.start = start
    self.end = max(start, end)
  }

  public init(start: ByteOffset, count: Int) {
    self.init(start, start + max(0, count))
  }

  public init(_ start: Int, _ end: Int) {
    self.init(ByteOffset(start), ByteOffset(end))
  }

  public var count: Int { end - start }

  public var isEmpty: Bool { start == end }

  /// Whether the byte at `offset` belongs to the range.
  public func contains(_ offset: ByteOffset) -> Bool {
    start <= offset && offset < end
  }

  /// Whether `other` lies within the range, borders included.
  public func contains(_ other: ByteRange) -> Bool {
    start <= other.start && other.end <= end
  }

  /// Whether `offset` lies within the range or at one of its borders, as a caret does.
  public func touches(_ offset: ByteOffset) -> Bool {
    start <= offset && offset <= end
  }

  /// Whether the two ranges share a byte.
  public func overlaps(_ other: ByteRange) -> Bool {
    start < other.end && other.start < end
  }

  /// The range moved by `distance` bytes.
  public func shifted(by distance: Int) -> ByteRange {
    ByteRange(start + distance, end + distance)
  }
}

extension ByteRange: CustomStringConvertible {
  public var description: String { "\(start)..<\(end)" }
}
