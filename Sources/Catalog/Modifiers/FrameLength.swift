package import Layout

/// The parameters of `frame(…)` that are lengths.
package enum FrameLength {
  /// Those that make the frame flexible, as the signature has them.
  package static let bounds = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]

  /// Those along an axis.
  package static func along(_ axis: Axis) -> [String] {
    axis == .horizontal
      ? ["width", "minWidth", "idealWidth", "maxWidth"] : ["height", "minHeight", "idealHeight", "maxHeight"]
  }

  /// The axis of the parameter; nil for others than lengths.
  package static func axis(of parameter: String) -> Axis? { Axis.allCases.first { along($0).contains(parameter) } }
}
