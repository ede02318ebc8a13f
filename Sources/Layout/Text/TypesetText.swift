/// A text with its widths: lines of it can be laid out at any proposal.
///
/// Rules measured on Apple's platforms: greedy breaking after spaces and hyphens, trailing spaces hang, every line after
/// the first adds the font's leading, width and height are rounded up to a pixel at the end.
final class TypesetText {
  let content: TextContent
  let pixel: Double
  /// The greatest heights of the fonts used.
  let metrics: FontMetrics
  /// How far glyphs are raised or lowered at most.
  let raise: Double
  let drop: Double
  let glyphs: GlyphRun
  let ellipsis: Double
  // SAFETY: both lists are unchecked, since every access looks for an entry or adds one and ends before anything else is
  // called.
  /// A text is asked at few proposals, often at the last ones again.
  @exclusivity(unchecked) private var layouts: [(proposal: Proposal, layout: TextLayout)] = []
  /// How many lines it needs at the widths that it was placed at.
  @exclusivity(unchecked) private var needs: [(width: Double, lines: Int)] = []

  init(_ content: TextContent, measurer: any TextMeasuring, pixel: Double) {
    let content = content.sane
    self.content = content
    self.pixel = pixel
    let fonts = content.runs.map { measurer.metrics(of: $0.font) }
    metrics = fonts.dropFirst().reduce(fonts.first ?? FontMetrics.none) { $0.union($1) }
    raise = content.runs.reduce(0) { max($0, $1.baselineOffset) }
    drop = content.runs.reduce(0) { max($0, -$1.baselineOffset) }
    glyphs = GlyphRun(content.runs, measurer: measurer)
    ellipsis = content.runs.last.map { measurer.advances(of: ["\u{2026}"], in: $0.font).reduce(0, +) } ?? 0
  }

  func size(_ proposal: Proposal) -> Size { layout(proposal).size }

  /// The first or last baseline or the middle of the first line's capitals, nil for other guides.
  func baseline(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
    switch key {
    case .firstTextBaseline: layout(proposal).firstBaseline
    case .lastTextBaseline: layout(proposal).lastBaseline
    case .capitals:
      layout(proposal).firstBaseline - (content.runs.first.map(\.font).map(SystemFontMetrics.capHeight) ?? 0) / 2
    default: nil
    }
  }

  /// The lines at a proposal.
  func layout(_ proposal: Proposal) -> TextLayout {
    if let index = layouts.lastIndex(where: { $0.proposal == proposal }) {
      // What is asked for now is asked for again soon.
      let known = layouts[index].layout
      if index + 1 < layouts.count { layouts.swapAt(index, layouts.count - 1) }
      return known
    }
    let result = shrunk(proposal)
    if layouts.count >= Self.mostLayouts { layouts.removeAll() }
    layouts.append((proposal, result))
    return result
  }

  private static let mostLayouts = 64

  /// The lines in the font as it is or, where the text would be cut, in a smaller one as far as that is allowed.
  private func shrunk(_ proposal: Proposal) -> TextLayout {
    let natural = lines(proposal, scale: 1)
    guard natural.isTruncated else { return natural }
    if content.allowsTightening {
      let tight = lines(proposal, scale: Self.tightest)
      if !tight.isTruncated { return tight }
    }
    let least = max(content.minimumScaleFactor, 0.01)
    guard least < 1 else { return natural }
    var lower = least
    var upper = 1.0
    var best = lines(proposal, scale: least)
    for _ in 0..<8 where !best.isTruncated {
      let middle = (lower + upper) / 2
      let attempt = lines(proposal, scale: middle)
      if attempt.isTruncated {
        upper = middle
      } else {
        best = attempt
        lower = middle
      }
    }
    return best
  }

  /// How many lines the whole text takes at a width, whatever the limits.
  func neededLines(width: Double?) -> Int {
    let width = width ?? .infinity
    guard width > 0 else { return 1 }
    if let known = needs.last(where: { $0.width == width }) { return known.lines }
    var breaker = LineBreaker(glyphs: glyphs, limit: width, maximumLines: .max)
    breaker.run()
    let lines = max(breaker.lines.count, 1)
    if needs.count >= Self.mostLayouts { needs.removeAll() }
    needs.append((width, lines))
    return lines
  }

  /// How much `allowsTightening` may take from widths.
  private static let tightest = 0.97

  private func lines(_ proposal: Proposal, scale: Double) -> TextLayout {
    let limit = proposal.width.map { $0 / scale } ?? .infinity
    guard limit > 0 else { return squeezed(proposal) }
    let pitch = metrics.lineHeight + metrics.leading + content.lineSpacing
    let kept = keptLines(height: proposal.height.map { $0 / scale }, pitch: pitch)
    var breaker = LineBreaker(glyphs: glyphs, limit: limit, maximumLines: kept, truncation: content.truncation)
    breaker.run()
    let widest = breaker.widest(ellipsis: ellipsis)
    let count = max(breaker.lines.count, 1)
    return layout(width: min(widest, limit), count: count, isTruncated: breaker.isTruncated, scale: scale)
  }

  /// As many whole lines as the height holds, at least one, and no more than the limit.
  private func keptLines(height: Double?, pitch: Double) -> Int {
    let limit = max(content.maximumLines ?? .max, 1)
    guard let height, height.isFinite, pitch > 0 else { return limit }
    let room = (height - raise - drop + pitch - metrics.lineHeight) / pitch + 1e-6
    guard room < 1e6 else { return limit }
    return min(limit, max(Int(max(room, 0)), max(content.minimumLines, 1)))
  }

  private func layout(width: Double, count: Int, isTruncated: Bool, scale: Double) -> TextLayout {
    let pitch = metrics.lineHeight + metrics.leading + content.lineSpacing
    let lines = max(count, content.minimumLines)
    let height = metrics.lineHeight + Double(lines - 1) * pitch
    let first = metrics.lineBaseline + raise
    return TextLayout(
      size: Size(
        width: (width * scale).roundedUp(to: pixel),
        height: ((height + raise + drop) * scale).roundedUp(to: pixel)
      ),
      lines: count,
      isTruncated: isTruncated,
      scale: scale,
      firstBaseline: (first * scale).rounded(to: pixel),
      lastBaseline: ((first + Double(count - 1) * pitch) * scale).roundedUp(to: pixel)
    )
  }

  /// Without width there is nothing to see: no height either where none is offered, else a line.
  private func squeezed(_ proposal: Proposal) -> TextLayout {
    var result = layout(width: 0, count: 1, isTruncated: !glyphs.isEmpty, scale: 1)
    if proposal.height == 0 { result.size.height = 0 }
    return result
  }
}

/// A text at some proposal.
struct TextLayout {
  var size: Size
  var lines: Int
  var isTruncated: Bool
  /// What the font has shrunk to.
  var scale: Double
  var firstBaseline: Double
  var lastBaseline: Double
}

extension FontMetrics {
  static let none = FontMetrics(ascender: 0, descender: 0, leading: 0, capHeight: 0)

  /// The height of one line.
  var lineHeight: Double { lineBox ?? line }

  /// From the top of the first line to its baseline.
  var lineBaseline: Double { boxBaseline ?? ascender }

  func union(_ other: FontMetrics) -> FontMetrics {
    var result = FontMetrics(
      ascender: max(ascender, other.ascender),
      descender: max(descender, other.descender),
      leading: max(leading, other.leading),
      capHeight: max(capHeight, other.capHeight)
    )
    if lineBox != nil || other.lineBox != nil {
      result.lineBox = max(lineHeight, other.lineHeight)
      result.boxBaseline = max(lineBaseline, other.lineBaseline)
    }
    return result
  }
}

extension Double {
  /// The next multiple of a pixel; what is a multiple but for rounding errors stays.
  func roundedUp(to pixel: Double) -> Double {
    guard isFinite else { return self }
    return (self / pixel - 1e-9).rounded(.up) * pixel
  }

  /// The nearest multiple of a pixel.
  func rounded(to pixel: Double) -> Double {
    guard isFinite else { return self }
    return (self / pixel).rounded() * pixel
  }
}
