/// What the arena keeps of a node, apart from its behavior.
///
/// Large trees are as fast as memory is: the fields stand so that none is padded.
struct Node {
  /// Layout priority as the parent sees it.
  var priority = 0.0
  /// Where the children's ids begin in `LayoutTree.childIDs`.
  var firstChild: UInt32
  var childCount: UInt32
  /// The parent's number, or that of no node.
  private var parentNumber = UInt32.max
  /// Index into `LayoutTree.spacings`.
  var spacing: UInt32 = 0
  /// The newest remembered size, an index into `LayoutTree.memo`; negative for none.
  var newestMemo: Int32 = -1
  /// The fragment that ends with the node, an index into `LayoutTree.stamps`; 0 for none.
  var stamp: UInt32 = 0
  var flags: NodeFlags = []
  var direction: LayoutDirection
  /// How many stacks nest in it, itself included, whose children's lengths depend on each other.
  var stackDepth: UInt8 = 0

  /// A node without parent.
  init(firstChild: UInt32, childCount: UInt32, direction: LayoutDirection) {
    self.firstChild = firstChild
    self.childCount = childCount
    self.direction = direction
  }

  var parent: NodeID? {
    get { parentNumber == .max ? nil : NodeID(parentNumber) }
    set { parentNumber = newValue?.rawValue ?? .max }
  }
}

/// Facts about a subtree that spare work; found when the node is appended.
struct NodeFlags: OptionSet {
  let rawValue: UInt16

  /// The size is the same whatever is proposed.
  static let isRigid = NodeFlags(rawValue: 1)
  /// Each length depends only on the proposal on its own axis.
  static let isSeparable = NodeFlags(rawValue: 2)
  /// Some node inside sets an explicit guide on the vertical axis, other than by its text, that may reach the outside.
  static let hasVerticalGuides = NodeFlags(rawValue: 4)
  /// Some node inside depends on the nearest container.
  static let readsContainer = NodeFlags(rawValue: 8)
  /// A spacer, seen through wrappers that leave its spacing.
  static let isSpacer = NodeFlags(rawValue: 16)
  /// A scroll view, seen through wrappers without layout of their own.
  static let isScroll = NodeFlags(rawValue: 32)
  /// The size is found faster than remembered.
  static let isCheap = NodeFlags(rawValue: 64)
  /// Some node inside depends on where it lies in the container, or makes its content while it is placed.
  static let readsPlace = NodeFlags(rawValue: 128)
  /// Some node inside sets an explicit guide on the horizontal axis that may reach the outside.
  static let hasHorizontalGuides = NodeFlags(rawValue: 256)

  /// What is inside is moved or turned after it is placed.
  static let movesContent = NodeFlags(rawValue: 512)

  /// The size is the frame's that it is.
  static let isFixed = NodeFlags(rawValue: 1024)

  /// Some text inside has baselines that may reach the outside.
  static let hasBaselines = NodeFlags(rawValue: 2048)

  static let hasGuides: NodeFlags = [.hasHorizontalGuides, .hasVerticalGuides, .hasBaselines]

  static func hasGuides(along axis: Axis) -> NodeFlags {
    axis == .horizontal ? .hasHorizontalGuides : .hasVerticalGuides
  }

  /// Whether some node inside may set the guide: only baselines and the middle of capitals come of texts.
  func mayHaveGuide(_ key: AlignmentKey) -> Bool {
    contains(.hasGuides(along: key.axis)) || ((key.isBaseline || key == .capitals) && contains(.hasBaselines))
  }
}

/// Where a node was placed.
struct PlacedNode {
  var proposal: Proposal
  /// In the coordinates of the parent's content.
  var origin: Point
  var size: Size
  private var available: Double
  private var sharers: UInt32
  /// Twice the number of the safe area, and one more where something has changed; the greatest number for none.
  private var state: UInt32

  init(
    proposal: Proposal,
    origin: Point,
    size: Size,
    safeArea: UInt32?,
    isStale: Bool = true,
    share: Share = .none
  ) {
    self.proposal = proposal
    self.origin = origin
    self.size = size
    available = share.available
    sharers = share.sharers
    state = safeArea.map { $0 << 1 | (isStale ? 1 : 0) } ?? .max
  }

  /// Index into `LayoutTree.safeAreas`; nil until the node is placed.
  var safeArea: UInt32? {
    get { state == .max ? nil : state >> 1 }
    set { state = newValue.map { $0 << 1 | state & 1 } ?? .max }
  }

  /// Whether something inside has changed since.
  var isStale: Bool {
    get { state & 1 == 1 }
    set { if state != .max { state = newValue ? state | 1 : state & ~1 } }
  }

  var share: Share { Share(available: available, sharers: sharers) }

  static let none = PlacedNode(proposal: .unspecified, origin: .zero, size: .zero, safeArea: nil)
}

/// How a stack came to its offer: the space that was left, and among how many children; none where it shared nothing.
struct Share {
  var available: Double
  var sharers: UInt32

  static let none = Share(available: 0, sharers: 0)
}

/// A size that a node took at a proposal.
struct MemoEntry {
  var proposal: Proposal
  var size: Size
  /// The entry before it of the same node; negative for none.
  var next: Int32
}

/// A child with its place in the coordinates of its parent, before mirroring.
struct ArrangedChild {
  var node: NodeID
  var origin: Point
  var proposal: Proposal
  /// Set by stacks that share space.
  var share = Share.none
}
