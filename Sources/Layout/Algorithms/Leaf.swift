/// An image.
package struct ImageContent: Hashable, Sendable {
  /// What it is called; empty for one without a name.
  package var name: String
  /// In points.
  package var size: Size
  package var isResizable: Bool
  /// What stays when the image is stretched.
  package var capInsets: Insets
  /// Whether it is a symbol, which stands in lines of text.
  package var isSymbol: Bool
  /// From the top; nil for the bottom edge.
  package var baseline: Double?
  /// The middle of the capitals that it stands among, from the top; nil for its own middle.
  package var capitals: Double?

  package init(
    name: String = "",
    size: Size,
    isResizable: Bool = false,
    capInsets: Insets = .zero,
    isSymbol: Bool = false,
    baseline: Double? = nil,
    capitals: Double? = nil
  ) {
    self.name = name
    self.size = size
    self.isResizable = isResizable
    self.capInsets = capInsets
    self.isSymbol = isSymbol
    self.baseline = baseline
    self.capitals = capitals
  }

  func guide(_ key: AlignmentKey) -> Double? {
    if key == .capitals { return capitals }
    return key.isBaseline ? baseline : nil
  }
}

/// A box of known size.
package struct BoxContent: Hashable, Sendable {
  package var ideal: Size
  /// The axes on which it takes the proposal.
  package var fills: AxisSet
  /// The least size where it fills.
  package var minimum: Size
  /// From the top; nil for the bottom edge.
  package var baseline: Double?

  package init(ideal: Size, fills: AxisSet = [], minimum: Size = .zero, baseline: Double? = nil) {
    self.ideal = ideal
    self.fills = fills
    self.minimum = minimum
    self.baseline = baseline
  }
}

/// Sizes of views without children.
enum Leaf {
  /// A square of the smaller side (measured; an unspecified length is 10, as for every shape).
  static func circle(_ proposal: Proposal) -> Size {
    let size = proposal.replacingUnspecified()
    let side = min(size.width, size.height)
    return Size(width: side, height: side)
  }

  /// Its own size; where resizable the proposal, but not less than the insets that keep their size.
  static func image(_ image: ImageContent, _ proposal: Proposal) -> Size {
    guard image.isResizable else { return image.size }
    return Size(
      width: max(proposal.width ?? image.size.width, image.capInsets.total(.horizontal)),
      height: max(proposal.height ?? image.size.height, image.capInsets.total(.vertical))
    )
  }

  static func box(_ box: BoxContent, _ proposal: Proposal) -> Size {
    Size(
      width: box.fills.contains(.horizontal)
        ? max(proposal.width ?? box.ideal.width, box.minimum.width) : box.ideal.width,
      height: box.fills.contains(.vertical)
        ? max(proposal.height ?? box.ideal.height, box.minimum.height) : box.ideal.height
    )
  }

  /// The least length of a spacer that states none (measured).
  static let spacerMinimum = 8.0

  /// At least its minimum along its axis, nothing across; outside of stacks both axes stretch.
  static func spacer(minimum: Double?, axis: Axis?, _ proposal: Proposal) -> Size {
    let least = max(minimum ?? spacerMinimum, 0)
    func length(_ own: Axis) -> Double {
      axis == nil || axis == own ? max(proposal[own] ?? least, least) : 0
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }

  static func divider(stackAxis: Axis?, thickness: Double, _ proposal: Proposal) -> Size {
    let across = stackAxis ?? .vertical
    return Size(along: across, thickness, across: proposal[across.cross] ?? Proposal.defaultLength)
  }
}

extension LayoutTree {
  /// One pixel, a whole point on macOS and at accessibility text sizes (measured).
  func dividerThickness(isThick: Bool) -> Double {
    environment.platform == .macOS || isThick ? 1 : environment.pixel
  }
}
