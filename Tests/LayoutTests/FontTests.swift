import Layout
import Testing

/// Heights of text styles and what decides the distances between views.
@Suite struct FontTests {
  @Test(arguments: [
    (TextStyle.largeTitle, DynamicTypeSize.large, 40.666666666666664), (.body, .large, 20.333333333333332),
    (.caption2, .large, 13.333333333333334), (.headline, .xxxLarge, 27.666666666666668),
    (.body, .accessibility5, 63.333333333333336), (.footnote, .xSmall, 14.333333333333334),
  ])
  func heightOfOneLine(_ style: TextStyle, _ size: DynamicTypeSize, _ height: Double) {
    let tree = Self.tree(.iOS, scale: 3)
    let font = FontDescriptor.style(style, at: size, platform: .iOS)
    let node = tree.append(.text(TextContent("Text", font: font)))
    #expect((tree.sizeThatFits(node, .unspecified).height - height).magnitude < 1e-9)
  }

  @Test(arguments: [(10.0, 13.0), (11, 14), (12, 15), (13, 16), (20, 24), (24, 28), (32, 38)])
  func lineBoxesOfMacOS(_ size: Double, _ height: Double) {
    let tree = Self.tree(.macOS, scale: 2)
    let node = tree.append(.text(TextContent("Text", font: .system(size: size))))
    #expect(tree.sizeThatFits(node, .unspecified).height == height)
  }

  @Test func symbolsAndIdeographsAreWiderThanLetters() {
    let measurer = InterTextMeasurer(platform: .iOS)
    let font = FontDescriptor.system(size: 10)
    #expect(measurer.advances(of: ["\u{4E2D}"], in: font).allSatisfy { $0 > 9.5 && $0 < 10.5 })
    #expect(measurer.advances(of: ["e", "\u{0301}"], in: font).last == 0, "a combining mark takes no room")
    let family: [Unicode.Scalar] = ["\u{1F468}", "\u{200D}", "\u{1F469}"]
    #expect(measurer.advances(of: family, in: font).filter { $0 > 0 }.count == 1, "a joined emoji is one")
  }

  @Test func monospacedDigitsAreAllOfOneWidth() {
    let measurer = InterTextMeasurer(platform: .iOS)
    let font = FontDescriptor(size: 17, hasMonospacedDigits: true)
    let widths = measurer.advances(of: Array("0123456789".unicodeScalars), in: font)
    #expect(widths.allSatisfy { ($0 - widths[0]).magnitude < 0.5 })
  }

  @Test func distancesBetweenNeighbours() {
    let tree = Self.tree(.iOS, scale: 2)
    let text = tree.append(.text(TextContent("a", font: .style(.body, at: .large, platform: .iOS))))
    let box = tree.append(.fill)
    let spacer = tree.append(.spacer(minimum: nil, axis: .vertical))
    let framed = tree.append(
      .frame(FixedFrame(height: 30)),
      children: [tree.append(.text(TextContent("a", font: .system(size: 17))))]
    )
    func distance(_ upper: NodeID, _ lower: NodeID, _ axis: Axis = .vertical) -> Double {
      tree.spacing(of: upper).distance(to: tree.spacing(of: lower), along: axis)
    }
    #expect(distance(box, box) == 8)
    #expect(distance(text, text) == 2)
    #expect((distance(text, box) - 10.8092).magnitude < 0.001)
    #expect((distance(box, text) - 6.6006).magnitude < 0.001)
    #expect(distance(text, box, .horizontal) == 8)
    #expect(distance(spacer, text) == 0)
    #expect(distance(framed, box) == 8)
  }

  private static func tree(_ platform: Platform, scale: Double) -> LayoutTree {
    LayoutTree(
      environment: LayoutEnvironment(platform: platform, scale: scale),
      measurer: InterTextMeasurer(platform: platform)
    )
  }
}
