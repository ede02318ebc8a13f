import Layout

/// A tree of rows and columns of a given shape, ready to be laid out.
struct LayoutSample {
  private let tree: LayoutTree
  private let root: NodeID
  private let leaves: [NodeID]
  /// Stacks and leaves; a fixed leaf is a frame around something flexible, and counts once.
  private let count: Int
  private let make: () -> LayoutSample

  /// Columns of rows of fixed leaves where the shape is `wide`, else chains as deep as it says.
  init(_ shape: String, count: Int) {
    var builder = Builder(leaf: .fixed)
    let root = shape == "wide" ? builder.wide(count) : builder.chains(count, depth: Int(shape) ?? 1)
    self.init(builder, root) { LayoutSample(shape, count: count) }
  }

  /// One chain of stacks, each beside two flexible leaves.
  init(chain depth: Int) {
    var builder = Builder(leaf: .flexible)
    let root = builder.chains(3 * depth + 2, depth: depth)
    self.init(builder, root) { LayoutSample(chain: depth) }
  }

  private init(_ builder: Builder, _ root: NodeID, make: @escaping () -> LayoutSample) {
    tree = builder.tree
    self.root = root
    leaves = builder.leaves
    count = builder.count
    self.make = make
  }

  private static let container = Container(size: Size(width: 1_000, height: 1_000))

  private func layOut() { tree.layOut(root, in: Self.container) }

  /// The first layout of a new tree, the median of several.
  func nanosecondsPerNode() -> Double {
    let rounds = count < 5_000 ? 25 : 5
    let times = (0..<rounds).map { _ in
      let sample = make()
      return Stopwatch.processorTime(sample.layOut)
    }
    return Stopwatch.percentile(0.5, of: times) / Double(max(1, count)) * 1e9
  }

  /// The layout after one leaf became larger or smaller, the median of several leaves.
  mutating func microsecondsAfterOneLeaf() -> Double {
    guard !leaves.isEmpty else { return 0 }
    layOut()
    let times = (0..<100).map { round in
      let leaf = leaves[(leaves.count / 2 + round * 37) % leaves.count]
      return Stopwatch.processorTime {
        tree.replace(leaf, with: .frame(FixedFrame(width: Double(21 + round % 7), height: 12)))
        layOut()
      }
    }
    return Stopwatch.percentile(0.5, of: times) * 1e6
  }
}

/// Puts a tree together from its leaves up.
private struct Builder {
  enum Leaf {
    case fixed
    case flexible
  }

  let tree = LayoutTree(environment: LayoutEnvironment(), measurer: InterTextMeasurer(platform: .iOS))
  let leaf: Leaf
  private(set) var leaves: [NodeID] = []
  private(set) var count = 0

  init(leaf: Leaf) { self.leaf = leaf }

  mutating func wide(_ total: Int) -> NodeID {
    let width = max(2, Int(Double(total).squareRoot()))
    var rows: [NodeID] = []
    while count < total {
      let children = (1..<width).map { _ in appendLeaf() }
      rows.append(appendStack(isRow: true, children))
    }
    return appendStack(isRow: false, rows)
  }

  mutating func chains(_ total: Int, depth: Int) -> NodeID {
    var chains: [NodeID] = []
    while count < total {
      var inner: NodeID?
      for level in (0..<depth).reversed() {
        let children = [appendLeaf()] + (inner.map { [$0] } ?? []) + [appendLeaf()]
        inner = appendStack(isRow: level.isMultiple(of: 2), children)
      }
      chains += inner.map { [$0] } ?? [appendLeaf()]
    }
    return appendStack(isRow: false, chains)
  }

  private mutating func appendLeaf() -> NodeID {
    count += 1
    switch leaf {
    case .flexible: return tree.append(.fill)
    case .fixed:
      let frame = FixedFrame(width: Double(20 + count % 7), height: Double(10 + count % 5))
      leaves.append(tree.append(.frame(frame), children: [tree.append(.fill)]))
      return leaves[leaves.count - 1]
    }
  }

  private mutating func appendStack(isRow: Bool, _ children: [NodeID]) -> NodeID {
    count += 1
    let behavior: LayoutBehavior =
      isRow
      ? .hStack(StackParameters(alignment: .verticalCenter, spacing: 8))
      : .vStack(StackParameters(alignment: .horizontalCenter, spacing: 8))
    return tree.append(behavior, children: children)
  }
}
