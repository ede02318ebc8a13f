extension PackageSource {
  /// airbnb/lottie-spm: an animation fills the room that it is given (`LottieView.swift`, which wraps an image view
  /// without a size of its own once it is resizable).
  static let lottie = PackageSource(
    "Lottie",
    """
    import SwiftUI

    public struct LottieAnimation {
      public static func named(_ name: String) -> LottieAnimation? { LottieAnimation() }
    }

    public enum LottieLoopMode { case playOnce, loop, autoReverse, `repeat`(Float), repeatBackwards(Float) }

    public enum LottiePlaybackMode { case playing(Int), paused }

    public struct LottieView<Placeholder: View>: View {
      public init(animation: LottieAnimation?) {}

      public var body: some View { Color.clear }

      public func playing() -> Self { self }
      public func playing(loopMode: LottieLoopMode) -> Self { self }
      public func looping() -> Self { self }
      public func paused() -> Self { self }
      public func resizable() -> Self { self }
      public func animationSpeed(_ speed: Double) -> Self { self }
      public func configure(_ configure: (Any) -> Void) -> Self { self }
    }
    """
  )

  /// gonzalezreal/swift-markdown-ui with its basic theme: the blocks of a text, one below the other. Headings are larger,
  /// lists have bullets.
  static let markdownUI = PackageSource(
    "MarkdownUI",
    """
    import SwiftUI

    public struct MarkdownContent {
      let text: String

      public init(_ text: String) { self.text = text }
    }

    public struct Markdown: View {
      let text: String

      public init(_ markdown: String, baseURL: URL? = nil, imageBaseURL: URL? = nil) { text = markdown }
      public init(_ content: MarkdownContent, baseURL: URL? = nil, imageBaseURL: URL? = nil) { text = content.text }

      private var blocks: [String] {
        text.split(separator: "\\n").map(String.init).filter { !$0.isEmpty }
      }

      public var body: some View {
        VStack(alignment: .leading, spacing: 16) {
          ForEach(blocks, id: \\.self) { block in
            MarkdownBlock(text: block)
          }
        }
      }
    }

    struct MarkdownBlock: View {
      let text: String

      var body: some View {
        if text.hasPrefix("# ") {
          Text(LocalizedStringKey(String(text.dropFirst(2)))).font(.system(size: 34, weight: .semibold))
        } else if text.hasPrefix("## ") {
          Text(LocalizedStringKey(String(text.dropFirst(3)))).font(.system(size: 25.5, weight: .semibold))
        } else if text.hasPrefix("### ") {
          Text(LocalizedStringKey(String(text.dropFirst(4)))).font(.system(size: 19.9, weight: .semibold))
        } else if text.hasPrefix("- ") || text.hasPrefix("* ") {
          Label {
            Text(LocalizedStringKey(String(text.dropFirst(2))))
          } icon: {
            Text(verbatim: "•")
          }
        } else {
          Text(LocalizedStringKey(text))
        }
      }
    }

    extension View {
      public func markdownTheme(_ theme: Any) -> some View { self }
      public func markdownTextStyle(_ path: Any, textStyle: () -> Any) -> some View { self }
      public func markdownBlockStyle(_ path: Any, body: Any) -> some View { self }
      public func markdownImageProvider(_ provider: Any) -> some View { self }
      public func markdownInlineImageProvider(_ provider: Any) -> some View { self }
      public func markdownCodeSyntaxHighlighter(_ highlighter: Any) -> some View { self }
    }
    """
  )

  /// tevelee/SwiftUI-Flow: rows that are filled from the leading edge, and begin anew where there is no room.
  static let flow = PackageSource(
    "Flow",
    """
    import SwiftUI

    public struct HFlow<Content: View>: View {
      let layout: FlowRows
      let content: Content

      public init(
        alignment: VerticalAlignment = .center,
        itemSpacing: CGFloat? = nil,
        rowSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
      ) {
        layout = FlowRows(itemSpacing: itemSpacing ?? 8, rowSpacing: rowSpacing ?? 8)
        self.content = content()
      }

      public init(alignment: VerticalAlignment = .center, spacing: CGFloat, @ViewBuilder content: () -> Content) {
        layout = FlowRows(itemSpacing: spacing, rowSpacing: spacing)
        self.content = content()
      }

      public var body: some View { layout { content } }
    }

    struct FlowRows: Layout {
      var itemSpacing: CGFloat
      var rowSpacing: CGFloat

      private func origins(_ sizes: [CGSize], within width: CGFloat) -> (points: [CGPoint], size: CGSize) {
        var points: [CGPoint] = []
        var next = CGPoint.zero
        var height: CGFloat = 0
        var total = CGSize.zero
        for size in sizes {
          if next.x > 0, next.x + size.width > width {
            next = CGPoint(x: 0, y: next.y + height + rowSpacing)
            height = 0
          }
          points.append(next)
          total.width = max(total.width, next.x + size.width)
          height = max(height, size.height)
          total.height = next.y + height
          next.x += size.width + itemSpacing
        }
        return (points, total)
      }

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        origins(subviews.map { $0.sizeThatFits(.unspecified) }, within: proposal.width ?? .infinity).size
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let points = origins(subviews.map { $0.sizeThatFits(.unspecified) }, within: bounds.width).points
        for (subview, point) in zip(subviews, points) {
          subview.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
        }
      }
    }
    """
  )
}
