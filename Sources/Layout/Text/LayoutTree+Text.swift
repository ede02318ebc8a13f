/// How much of a text shows.
package struct TextFacts: Hashable, Sendable {
  /// What it shows, as if there were room for all of it.
  package let content: String
  package let linesShown: Int
  /// The lines that the whole text would take at that width.
  package let linesNeeded: Int
  package let isTruncated: Bool
  /// How high the part that shows is.
  package let height: Double
}

/// Where a text is kept once it is typeset: nodes that show the same text in the same way share one.
final class TextSlot {
  // SAFETY: unchecked, since every access reads or writes the one reference and ends before anything else is called.
  @exclusivity(unchecked) var text: TypesetText?
}

extension LayoutTree {
  /// How much of a placed text shows, which the node is or is made of; nil for other nodes.
  package func textFacts(of node: NodeID, orWithin isWhole: Bool) -> TextFacts? {
    if let facts = textFacts(of: node) { return facts }
    guard isWhole else { return nil }
    var pending = [node]
    for _ in 0..<Self.partLimit {
      guard let next = pending.popLast() else { return nil }
      if let facts = textFacts(of: next) { return facts }
      pending += children(of: next).reversed()
    }
    return nil
  }

  /// Maximum number of nodes that are looked at for the text that a view is made of.
  private static let partLimit = 16

  private func textFacts(of node: NodeID) -> TextFacts? {
    guard case .text(let content) = behavior(of: node), isPlaced(node) else { return nil }
    let proposal = placed[node.index].proposal
    let shown = typeset(node).layout(proposal)
    return TextFacts(
      content: content.runs.count == 1 ? content.runs[0].text : content.runs.map(\.text).joined(),
      linesShown: shown.lines,
      linesNeeded: typeset(node).neededLines(width: proposal.width),
      isTruncated: shown.isTruncated,
      height: placed[node.index].size.height
    )
  }

  /// The node's text with its widths, made when first asked for.
  func typeset(_ node: NodeID) -> TypesetText {
    if let known = texts[node.index]?.text { return known }
    var content = TextContent(runs: [])
    if case .text(let own) = behaviors[node.index] { content = own }
    let pixel = environment.pixel
    let text: TypesetText
    if let textMemo, let measurer = measurer as? InterTextMeasurer {
      text = textMemo.text(content, measurer: measurer, pixel: pixel)
    } else {
      text = TypesetText(content, measurer: measurer, pixel: pixel)
    }
    texts[node.index]?.text = text
    return text
  }

  /// The distances a text asks for (OpenSwiftUI: Text+Spacing; reproduces the recorded gaps): a tenth of its line,
  /// rounded up to a pixel, beyond the descender above it and beyond the line's rest below it.
  func textSpacing(of content: TextContent) -> Spacing {
    let fonts = content.sane.runs.map { measurer.metrics(of: $0.font) }
    guard let first = fonts.first else { return .standard }
    let metrics = fonts.dropFirst().reduce(first) { $0.union($1) }
    let gap = (metrics.line * 0.1).roundedUp(to: environment.pixel)
    let above = metrics.descender + gap
    let below = max(metrics.line + gap - metrics.capHeight, gap + metrics.descender)
    let leading = max(metrics.leading.roundedUp(to: environment.pixel), 0)
    return Spacing(
      top: EdgeSpacing(aboveText: above, leading: leading),
      leading: EdgeSpacing(),
      bottom: EdgeSpacing(belowText: below, leading: .infinity),
      trailing: EdgeSpacing()
    )
  }
}
