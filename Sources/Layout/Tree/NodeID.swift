/// A node of one `LayoutTree`.
public struct NodeID: Hashable, Sendable {
  let rawValue: UInt32

  init(_ rawValue: UInt32) { self.rawValue = rawValue }

  init(_ index: Int) { rawValue = UInt32(truncatingIfNeeded: index) }

  var index: Int { Int(rawValue) }

  /// Whether so many nodes or more are before it.
  package func isAtLeast(_ count: Int) -> Bool { index >= count }

  /// The node so many places further on.
  public func advanced(by count: Int) -> NodeID { NodeID(index &+ count) }
}
