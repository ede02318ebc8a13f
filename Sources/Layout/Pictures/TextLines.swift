/// A stretch of a line that is drawn in one font.
package struct DrawnText: Hashable, Sendable {
  package let text: String
  /// Which run of the text it comes from.
  package let run: Int
  package let font: FontDescriptor
  /// From the start of the line, and how far it reaches.
  package let x: Double
  package let width: Double
  /// How far it is raised above the baseline.
  package let raise: Double
}

/// A line as it is drawn.
package struct DrawnLine: Hashable, Sendable {
  package let parts: [DrawnText]
  package let width: Double
  /// From the top of the text.
  package let baseline: Double
}

extension LayoutTree {
  /// The lines of a text where it was placed, with the scale that its font has shrunk to.
  package func drawnLines(of node: NodeID) -> (lines: [DrawnLine], scale: Double)? {
    guard case .text = behavior(of: node), isPlaced(node) else { return nil }
    return typeset(node).drawnLines(placed[node.index].proposal)
  }
}

extension TypesetText {
  /// No text shows more lines.
  private static let mostLines = 2_000

  fileprivate func drawnLines(_ proposal: Proposal) -> (lines: [DrawnLine], scale: Double) {
    let shown = layout(proposal)
    let scale = shown.scale
    let limit = proposal.width.map { $0 / scale } ?? .infinity
    guard limit > 0 else { return ([], scale) }
    var breaker = LineBreaker(
      glyphs: glyphs,
      limit: limit,
      maximumLines: min(shown.lines, Self.mostLines),
      truncation: content.truncation
    )
    breaker.run()
    let pitch = metrics.lineHeight + metrics.leading + content.lineSpacing
    let letters = scalars
    let lines = breaker.lines.enumerated().map { index, line in
      let isCut = breaker.isTruncated && index == breaker.lines.count - 1
      let pieces = isCut ? breaker.cut(from: line.lowerBound, ellipsis: ellipsis) : [.glyphs(glyphs.trimmed(line))]
      let (parts, width) = parts(pieces, letters, scale: scale)
      let baseline = (metrics.lineBaseline + raise + Double(index) * pitch) * scale
      return DrawnLine(parts: parts, width: width, baseline: baseline)
    }
    return (lines, scale)
  }

  /// The runs' characters, each with its run.
  private var scalars: [(scalar: Unicode.Scalar, run: Int)] {
    content.runs.enumerated().flatMap { index, run in
      (run.attachmentWidth == nil ? GlyphRun.scalars(of: run.text) : ["\u{FFFC}"]).map { ($0, index) }
    }
  }

  private func parts(
    _ pieces: [LineBreaker.Piece],
    _ letters: [(scalar: Unicode.Scalar, run: Int)],
    scale: Double
  ) -> (parts: [DrawnText], width: Double) {
    var parts: [DrawnText] = []
    var x = 0.0
    func add(_ text: String, _ run: Int, _ width: Double) {
      guard content.runs.indices.contains(run) else { return }
      let own = content.runs[run]
      parts.append(
        DrawnText(
          text: text,
          run: run,
          font: own.font,
          x: x * scale,
          width: width * scale,
          raise: own.baselineOffset * scale
        )
      )
      x += width
    }
    for piece in pieces {
      switch piece {
      case .ellipsis: add("\u{2026}", content.runs.count - 1, ellipsis)
      case .glyphs(let range):
        var start = range.lowerBound
        while start < range.upperBound, letters.indices.contains(start) {
          let run = letters[start].run
          var end = start
          var text = String.UnicodeScalarView()
          while end < range.upperBound, letters.indices.contains(end), letters[end].run == run {
            if glyphs.roles[end] != .newline { text.append(letters[end].scalar) }
            end += 1
          }
          add(String(text), run, glyphs.width(start..<end))
          start = end
        }
      }
    }
    return (parts, x * scale)
  }
}
