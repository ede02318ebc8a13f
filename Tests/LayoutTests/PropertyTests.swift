import Layout
import Testing

/// What holds for every tree: sizes are finite, asking changes nothing, mirroring twice is nothing.
@Suite struct PropertyTests {
  @Test(arguments: 0..<200) func generatedTrees(_ seed: Int) {
    var generator = TreeGenerator(seed: UInt64(seed))
    let plan = generator.plan(depth: 5)
    let first = Laid(plan, mirrored: false)
    let again = Laid(plan, mirrored: false, asked: true)
    let mirrored = Laid(plan, mirrored: true)
    #expect(first.frames == again.frames, "asking for sizes moves nothing: \(plan)")
    for (frame, other) in zip(first.frames, mirrored.frames) {
      guard frame.values.allSatisfy(\.isFinite) else {
        Issue.record("not finite: \(frame) in \(plan)")
        continue
      }
      #expect((frame.minX - (Laid.width - other.minX - other.width)).magnitude < 1e-6, "mirrored: \(plan)")
      #expect((frame.minY - other.minY).magnitude < 1e-6, "mirrored: \(plan)")
    }
  }

  @Test(arguments: 0..<400) func absurdNumbersReachNoFrame(_ seed: Int) {
    var generator = TreeGenerator(seed: UInt64(seed), isWild: true)
    let plan = generator.plan(depth: 5)
    for mirrored in [false, true] {
      let frames = Laid(plan, mirrored: mirrored, asked: true).frames
      #expect(frames.allSatisfy { $0.values.allSatisfy(\.isFinite) }, "\(plan)")
    }
  }

  @Test(arguments: 0..<100) func fixedSizeIsTheIdealSize(_ seed: Int) {
    var generator = TreeGenerator(seed: UInt64(seed) + 1000)
    let plan = generator.plan(depth: 4)
    let tree = Laid.tree()
    let plain = plan.node(in: tree, .leftToRight)
    let wrapped = tree.append(.fixedSize(.both), children: [plan.node(in: tree, .leftToRight)])
    let ideal = tree.sizeThatFits(plain, .unspecified)
    for proposal in [Proposal.zero, .unspecified, Proposal(width: 30, height: 200)] {
      #expect(tree.sizeThatFits(wrapped, proposal) == ideal)
    }
  }

  /// Replacing a leaf and laying out again comes to what a new tree comes to.
  @Test(arguments: 0..<100) func layingOutAgain(_ seed: Int) {
    var generator = TreeGenerator(seed: UInt64(seed) + 5000)
    let plan = generator.plan(depth: 5)
    let tree = Laid.tree()
    let root = plan.node(in: tree, .leftToRight)
    let container = Container(size: Size(width: 200, height: 200), safeArea: Insets(.all, 12))
    tree.layOut(root, in: container)
    let other = LayoutBehavior.box(BoxContent(ideal: Size(width: 33, height: 11)))
    let leaves = tree.descendants(of: root).filter { tree.children(of: $0).isEmpty }
    guard let leaf = leaves.last else { return }
    tree.replace(leaf, with: other)
    tree.layOut(root, in: container)
    let fresh = Laid.tree()
    let again = plan.node(in: fresh, .leftToRight)
    fresh.replace(leaf, with: other)
    fresh.layOut(again, in: container)
    let frames = tree.descendants(of: root).map { tree.frame(of: $0, in: .global) }
    #expect(frames == fresh.descendants(of: again).map { fresh.frame(of: $0, in: .global) }, "\(plan)")
  }

  @Test func deepTreesEnd() {
    let tree = Laid.tree()
    var node = tree.append(.fill)
    for level in 0..<20_000 {
      let behaviors: [LayoutBehavior] = [
        .padding(Insets(.all, 1)), .hStack(.plain(.horizontal)), .custom(Cascade(step: 1)),
        .frame(FixedFrame(height: 50)), .vStack(.plain(.vertical)), .grid(GridParameters()),
      ]
      node = tree.append(behaviors[level % behaviors.count], children: [node, tree.append(.circle)])
    }
    tree.layOut(node, in: Container(size: Size(width: 100, height: 100)))
    #expect(tree.isPlaced(node))
  }

  /// Stacks in stacks ask for minimum, maximum and a share at every level; this must not multiply.
  @Test func nestedFlexibleStacksStayCheap() {
    let tree = Laid.tree()
    let font = FontDescriptor.system(size: 10)
    var node = tree.append(.fill)
    for level in 0..<60 {
      let words = tree.append(.text(TextContent("some words that wrap", font: font)))
      let ratio = tree.append(.aspectRatio(1.5, .fit), children: [tree.append(.fill)])
      node = tree.append(
        level.isMultiple(of: 2) ? .hStack(.plain(.horizontal)) : .vStack(.plain(.vertical)),
        children: [words, node, ratio]
      )
    }
    tree.layOut(node, in: Container(size: Size(width: 1000, height: 1000)))
    #expect(tree.measurementCount < 60 * 3 * 100)
  }
}

/// A plan laid out once.
struct Laid {
  static let width = 200.0
  let frames: [Rect]

  static func tree() -> LayoutTree {
    LayoutTree(environment: LayoutEnvironment(platform: .iOS, scale: 2), measurer: TestMeasurer(platform: .iOS))
  }

  init(_ plan: Plan, mirrored: Bool, asked: Bool = false) {
    let tree = Self.tree()
    let root = plan.node(in: tree, mirrored ? .rightToLeft : .leftToRight)
    if asked {
      for proposal in [Proposal.zero, .infinity, .unspecified, Proposal(width: 50, height: nil)] {
        _ = tree.sizeThatFits(root, proposal)
      }
    }
    tree.layOut(root, in: Container(size: Size(width: Self.width, height: 200), safeArea: Insets(.all, 12)))
    frames = tree.descendants(of: root).map { tree.frame(of: $0, in: .global) }
  }
}

extension Rect {
  var values: [Double] { [minX, minY, width, height] }
}

extension LayoutTree {
  /// The placed nodes below and with `root`, parents first.
  func descendants(of root: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    var pending = [root]
    while let next = pending.popLast() {
      if isPlaced(next) { result.append(next) }
      pending += children(of: next).reversed()
    }
    return result
  }
}

extension StackParameters {
  static func plain(_ axis: Axis) -> StackParameters {
    StackParameters(alignment: axis == .horizontal ? .verticalCenter : .horizontalCenter)
  }
}
