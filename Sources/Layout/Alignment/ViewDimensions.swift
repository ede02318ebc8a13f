/// A view's size at some proposal, with its alignment guides (Apple: ViewDimensions).
public struct ViewDimensions {
  public let size: Size
  /// The node whose explicit guides count; nil for a bare size.
  let source: Source?

  struct Source {
    let tree: LayoutTree
    let node: NodeID
    let proposal: Proposal
  }

  init(size: Size, source: Source?) {
    self.size = size
    self.source = source
  }

  /// The dimensions of a size alone: every guide has its default value.
  public init(size: Size) {
    self.init(size: size, source: nil)
  }

  public var width: Double { size.width }
  public var height: Double { size.height }

  /// The guide's value: the explicit one, or its default in these dimensions.
  public subscript(_ key: AlignmentKey) -> Double {
    self[explicit: key] ?? defaultValue(of: key)
  }

  /// The guide's value where the view or its content sets one.
  public subscript(explicit key: AlignmentKey) -> Double? {
    guard let source else { return nil }
    return source.tree.explicitGuide(key, of: source.node, at: source.proposal)
  }

  /// The value of a guide that nobody sets.
  public func defaultValue(of key: AlignmentKey) -> Double {
    switch key {
    case .leading, .listRowSeparatorLeading, .top: 0
    case .horizontalCenter: size.width / 2
    case .trailing, .listRowSeparatorTrailing: size.width
    case .verticalCenter, .capitals: size.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
    case .custom(let custom): custom.defaultValue(self)
    }
  }
}
