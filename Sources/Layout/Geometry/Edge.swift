/// A side of a view, relative to the reading direction.
public enum Edge: UInt8, Hashable, Sendable, CaseIterable {
  case top
  case leading
  case bottom
  case trailing

  /// The axis the edge is an end of.
  public var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }

  /// Whether the edge is where its axis begins.
  public var isStart: Bool { self == .top || self == .leading }
}

/// Any choice of edges.
public struct EdgeSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The set that holds only `edge`.
  public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

  public static let top = EdgeSet(.top)
  public static let leading = EdgeSet(.leading)
  public static let bottom = EdgeSet(.bottom)
  public static let trailing = EdgeSet(.trailing)
  public static let horizontal: EdgeSet = [.leading, .trailing]
  public static let vertical: EdgeSet = [.top, .bottom]
  public static let all: EdgeSet = [.horizontal, .vertical]

  /// Whether `edge` is chosen.
  public func contains(_ edge: Edge) -> Bool { contains(EdgeSet(edge)) }
}
