/// A node of one `LayoutTree`.
public struct NodeID: Hashable, Sendable {
  let rawValue: UInt32

  init(_ rawValue: UInt32) { self.rawValue = rawValue }

  init(_ index: Int) { rawValue = UInt32(truncatingIfNeeded: index) }

  var index: Int { Int(rawValue) }
}
