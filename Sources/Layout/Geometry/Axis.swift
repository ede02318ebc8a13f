/// One of the two directions of the plane.
public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical

  /// The other axis.
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// Any choice of axes.
public struct AxisSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The set that holds only `axis`.
  public init(_ axis: Axis) { self.init(rawValue: axis == .horizontal ? 1 : 2) }

  public static let horizontal = AxisSet(rawValue: 1)
  public static let vertical = AxisSet(rawValue: 2)
  public static let both: AxisSet = [.horizontal, .vertical]

  /// Whether `axis` is chosen.
  public func contains(_ axis: Axis) -> Bool { contains(AxisSet(axis)) }
}
