/// The name of an alignment guide on one axis: a built-in one, or one of the program's own.
public enum AlignmentKey: Hashable {
  case leading
  case horizontalCenter
  case trailing
  case listRowSeparatorLeading
  case listRowSeparatorTrailing
  case top
  case verticalCenter
  case bottom
  case firstTextBaseline
  case lastTextBaseline
  /// The middle of the first line's capitals, where the icon of a label stands; of other views than texts and symbols
  /// their own middle.
  case capitals
  case custom(CustomAlignment)

  /// The axis that the guide's values lie on.
  public var axis: Axis {
    switch self {
    case .leading, .horizontalCenter, .trailing, .listRowSeparatorLeading, .listRowSeparatorTrailing: .horizontal
    case .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline, .capitals: .vertical
    case .custom(let custom): custom.axis
    }
  }

  /// How the explicit values of several children become their container's (Apple: AlignmentID, default implementation:
  /// the mean; OpenSwiftUI TextAlignment: the minimum for both baselines, of which the last is read here as the maximum).
  var combination: GuideCombination {
    switch self {
    case .firstTextBaseline, .capitals: .minimum
    case .lastTextBaseline: .maximum
    case .custom: .mean
    default: .none
    }
  }
}

/// A guide that the program declares. Two with the same axis and identity are the same guide.
public final class CustomAlignment: Hashable {
  public let axis: Axis
  /// What tells the guide from others: the name of its `AlignmentID` type.
  public let identity: String
  /// The value where a view sets none.
  public let defaultValue: (ViewDimensions) -> Double

  public init(axis: Axis, identity: String, defaultValue: @escaping (ViewDimensions) -> Double) {
    self.axis = axis
    self.identity = identity
    self.defaultValue = defaultValue
  }

  public static func == (lhs: CustomAlignment, rhs: CustomAlignment) -> Bool {
    lhs === rhs || (lhs.axis == rhs.axis && lhs.identity == rhs.identity)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(identity)
  }
}

/// See `AlignmentKey.combination`.
enum GuideCombination {
  case none
  case minimum
  case maximum
  case mean
}
