import Layout
import Testing

/// What content that is made while placing gets to know, and when.
@Suite struct DeferredContentTests {
  /// Content that notes what it was told.
  private final class Probe: DeferredContent {
    var made: [PlacementContext] = []
    let make: (PlacementContext) -> [NodeID]

    init(_ make: @escaping (PlacementContext) -> [NodeID] = { _ in [] }) { self.make = make }

    func makeContent(in context: PlacementContext) -> [NodeID] {
      made.append(context)
      return make(context)
    }
  }

  private let tree = LayoutTree(environment: LayoutEnvironment(), measurer: TestMeasurer(platform: .iOS))

  private func layOut(_ root: NodeID, width: Double = 100, height: Double = 100, safeArea: Insets = .zero) {
    tree.layOut(root, in: Container(size: Size(width: width, height: height), safeArea: safeArea))
  }

  @Test func aReaderIsAskedOnceWithItsFinalSize() {
    let probe = Probe()
    let reader = tree.append(.geometryReader(probe))
    let box = tree.append(.box(BoxContent(ideal: Size(width: 40, height: 10))))
    let stack = StackParameters(alignment: .verticalCenter, spacing: 0)
    layOut(tree.append(.hStack(stack), children: [box, reader]))
    #expect(probe.made.map(\.size) == [Size(width: 60, height: 100)])
    #expect(probe.made.first?.frame(in: .global) == Rect(x: 40, y: 0, width: 60, height: 100))
  }

  @Test func aDecorationIsMadeAfterEverythingInItsPrimary() {
    var order: [String] = []
    let inner = Probe { _ in
      order.append("reader")
      return []
    }
    let outer = Probe { context in
      order.append("decoration")
      return [context.tree.append(.fill)]
    }
    let primary = tree.append(.padding(Insets(.all, 10)), children: [tree.append(.geometryReader(inner))])
    let root = tree.append(.deferredDecoration(.center, outer), children: [primary])
    layOut(root)
    #expect(order == ["reader", "decoration"])
    let made = tree.children(of: root).last.map { tree.frame(of: $0, in: .global) }
    #expect(made == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func framesInNamedSpacesUndoWhatLiesOutside() {
    let box = tree.append(.box(BoxContent(ideal: Size(width: 20, height: 20))))
    let named = tree.append(
      .coordinateSpace("space"),
      children: [tree.append(.padding(Insets(.all, 5)), children: [box])]
    )
    let scaled = tree.append(.effect(.scale(x: 2, y: 2, anchor: .center)), children: [named])
    layOut(tree.append(.offset(x: 7, y: 0), children: [scaled]))
    #expect(tree.frame(of: box, in: .named("space")) == Rect(x: 5, y: 5, width: 20, height: 20))
    #expect(tree.frame(of: box, in: .global) == Rect(x: 37, y: 30, width: 40, height: 40))
    #expect(tree.frame(of: box, in: .named("other")) == tree.frame(of: box, in: .global))
    #expect(tree.node(of: .named("other"), around: box) == nil)
    #expect(tree.convert(Point(x: 37, y: 30), toLocalOf: box) == .zero)
  }

  @Test func aScrollViewShowsItsTarget() {
    let rows = (0..<20).map { _ in tree.append(.box(BoxContent(ideal: Size(width: 50, height: 20)))) }
    let stack = StackParameters(alignment: .horizontalCenter, spacing: 0)
    let content = tree.append(.vStack(stack), children: rows)
    let scroll = tree.append(.scroll(ScrollParameters(target: ScrollTarget(node: rows[15]))), children: [content])
    layOut(scroll, height: 200)
    #expect(tree.frame(of: content, in: .global).minY == -120)
    #expect(tree.frame(of: rows[15], in: .scrollView(.vertical)).minY == 180)
  }

  @Test func insetsReachToTheEdgesThatAreTouched() {
    let probe = Probe()
    let reader = tree.append(.geometryReader(probe))
    let half = tree.append(.frame(FixedFrame(height: 50, alignment: .top)), children: [reader])
    let high = LengthBounds(maximum: .infinity)
    let root = tree.append(.flexibleFrame(FlexibleFrame(height: high, alignment: .top)), children: [half])
    layOut(root, safeArea: Insets(top: 20, leading: 0, bottom: 10, trailing: 0))
    #expect(probe.made.first?.safeAreaInsets == Insets(top: 20))
  }

  @Test func reasons() throws {
    let red = tree.append(.fill)
    let box = tree.append(.box(BoxContent(ideal: Size(width: 40, height: 10))))
    let stack = tree.append(.hStack(StackParameters(alignment: .verticalCenter, spacing: 4)), children: [red, box])
    let root = tree.append(.frame(FixedFrame(width: 80)), children: [stack])
    layOut(root)
    let placement = try #require(tree.placement(of: red))
    #expect(placement.widthOffer == .share(of: 36, among: 1))
    #expect(placement.widthReason == .proposal(36))
    #expect(tree.placement(of: stack)?.widthReason == .childrenAndGaps(count: 2, gaps: 4))
    #expect(tree.placement(of: stack)?.widthOffer == .frame(80))
    #expect(tree.placement(of: root)?.widthReason == .fixed(80))
    #expect(tree.placement(of: root)?.heightReason == .content)
    #expect(tree.placement(of: box)?.widthReason == .intrinsic(40))
  }
}
