extension LayoutTree {
  /// The node's text with its widths, made when first asked for.
  func typeset(_ node: NodeID) -> TypesetText {
    if let known = texts[node] { return known }
    var content = TextContent(runs: [])
    if case .text(let own) = behaviors[node.index] { content = own }
    let text = TypesetText(content, measurer: measurer, pixel: environment.pixel)
    texts[node] = text
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
      bottom: EdgeSpacing(belowText: below, leading: leading),
      trailing: EdgeSpacing()
    )
  }
}
