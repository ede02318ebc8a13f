/// An extent in points. While measuring, a length may be infinite ("as much as there is"); a placed one never is.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size from lengths along and across `axis`.
  public init(along axis: Axis, _ major: Double, across minor: Double) {
    self = axis == .horizontal ? Size(width: major, height: minor) : Size(width: minor, height: major)
  }

  public static let zero = Size(width: 0, height: 0)

  public subscript(_ axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
