/// What a parent offers: on each axis a length in points, or nil for "your ideal"; 0 asks for the minimum, infinity
/// for the maximum (Apple: ProposedViewSize).
public struct Proposal: Sendable {
  /// The lengths, NaN where none is specified: half as large as optionals, and trees remember many proposals.
  private var horizontal: Double
  private var vertical: Double

  public init(width: Double?, height: Double?) {
    horizontal = width ?? .nan
    vertical = height ?? .nan
  }

  public var width: Double? {
    get { horizontal.isNaN ? nil : horizontal }
    set { horizontal = newValue ?? .nan }
  }

  public var height: Double? {
    get { vertical.isNaN ? nil : vertical }
    set { vertical = newValue ?? .nan }
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

extension Proposal: Hashable {
  public static func == (lhs: Proposal, rhs: Proposal) -> Bool {
    same(lhs.horizontal, rhs.horizontal) && same(lhs.vertical, rhs.vertical)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }

  private static func same(_ first: Double, _ second: Double) -> Bool {
    first == second || (first.isNaN && second.isNaN)
  }
}
