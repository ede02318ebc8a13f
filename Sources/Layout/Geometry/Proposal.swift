/// What a parent offers: on each axis a length in points, or nil for "your ideal"; 0 asks for the minimum, infinity
/// for the maximum (Apple: ProposedViewSize).
public struct Proposal: Hashable, Sendable {
  public var width: Double?
  public var height: Double?

  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// A proposal from lengths along and across `axis`.
  public init(along axis: Axis, _ major: Double?, across minor: Double?) {
    self = axis == .horizontal ? Proposal(width: major, height: minor) : Proposal(width: minor, height: major)
  }

  public static let zero = Proposal(width: 0, height: 0)
  public static let unspecified = Proposal(width: nil, height: nil)
  public static let infinity = Proposal(width: .infinity, height: .infinity)

  /// What views without a size of their own take for an unspecified length (Apple: replacingUnspecifiedDimensions).
  public static let defaultLength = 10.0

  public subscript(_ axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The proposal as a size, with `size` standing in where nothing is specified.
  public func replacingUnspecified(by size: Size = Size(width: defaultLength, height: defaultLength)) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }
}
