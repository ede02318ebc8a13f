import Layout
import Testing

/// Widths and heights of texts that were recorded on Apple's platforms (at two pixels a point).
@Suite struct MeasuredTextTests {
  /// A recorded text: font size, weight, what is proposed in width, and what came out.
  struct Recording {
    var platform = Platform.iOS
    var size: Double
    var weight = FontWeight.regular
    var proposed: Double?
    var text: String
    var width: Double
    var height: Double
  }

  static let recordings = [
    Recording(size: 17, text: "The quick brown fox jumps over the lazy dog", width: 339, height: 20.5),
    Recording(size: 17, text: "2:30 PM", width: 62, height: 20.5),
    Recording(size: 17, text: "Sep 11, 2026", width: 98, height: 20.5),
    Recording(size: 17, weight: .semibold, text: "Settings", width: 66.5, height: 20.5),
    Recording(size: 34, weight: .bold, text: "Settings", width: 133, height: 41),
    Recording(size: 24, text: "Height 24", width: 103, height: 29),
    Recording(size: 11, text: "Height 11", width: 48.5, height: 13.5),
    Recording(
      size: 17,
      proposed: 120,
      text: "The quick brown fox jumps over the lazy dog",
      width: 117,
      height: 81.5
    ),
    Recording(size: 17, proposed: 200, text: "The quick brown fox jumps over the lazy dog", width: 181, height: 41),
    Recording(
      size: 17,
      proposed: 278,
      text: "The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs.",
      width: 275,
      height: 61
    ),
    Recording(
      size: 13,
      proposed: 278,
      text: "Read-only footnote text that wraps onto a second line in this width.",
      width: 256.5,
      height: 31.5
    ),
    Recording(
      platform: .macOS,
      size: 13,
      proposed: 260,
      text: "Layout must wrap this sentence onto several lines inside a narrow frame.",
      width: 227,
      height: 32
    ),
    Recording(
      platform: .macOS,
      size: 13,
      proposed: 150,
      text: "Layout must wrap this sentence onto several lines inside a narrow frame.",
      width: 137,
      height: 64
    ),
    Recording(platform: .macOS, size: 32, text: "The quick brown fox", width: 275, height: 38),
    Recording(size: 17, proposed: 190, text: "Two lines of\ntext", width: 90.5, height: 41),
    Recording(size: 17, proposed: 80.5, text: "Two lines of\ntext", width: 55, height: 61),
  ]

  @Test(arguments: recordings) func widthWithinThreePercent(_ recording: Recording) {
    let tree = LayoutTree(
      environment: LayoutEnvironment(platform: recording.platform, scale: 2),
      measurer: InterTextMeasurer(platform: recording.platform)
    )
    let font = FontDescriptor.system(size: recording.size, weight: recording.weight)
    let node = tree.append(.text(TextContent(recording.text, font: font)))
    let size = tree.sizeThatFits(node, Proposal(width: recording.proposed, height: nil))
    #expect((size.width - recording.width).magnitude <= recording.width * 0.03 + 0.5, "\(size) \(recording)")
    #expect(size.height == recording.height, "\(size) \(recording)")
  }
}
