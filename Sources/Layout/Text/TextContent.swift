/// What a text shows and how it breaks: everything its size depends on.
package struct TextContent: Hashable, Sendable {
  package var runs: [TextRun]
  /// Fewest and most lines; the fewest are reserved even where the text has less.
  package var minimumLines: Int
  package var maximumLines: Int?
  /// Extra points between lines.
  package var lineSpacing: Double
  package var truncation: TextTruncation
  /// How far the font may shrink before text is cut, 1 = not at all.
  package var minimumScaleFactor: Double
  package var allowsTightening: Bool

  package init(
    runs: [TextRun],
    minimumLines: Int = 0,
    maximumLines: Int? = nil,
    lineSpacing: Double = 0,
    truncation: TextTruncation = .tail,
    minimumScaleFactor: Double = 1,
    allowsTightening: Bool = false
  ) {
    self.runs = runs
    self.minimumLines = minimumLines
    self.maximumLines = maximumLines
    self.lineSpacing = lineSpacing
    self.truncation = truncation
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
  }

  /// A text of one run.
  package init(_ text: String, font: FontDescriptor) {
    self.init(runs: [TextRun(text: text, font: font)])
  }
}

/// A stretch of text in one font.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var font: FontDescriptor
  /// Extra points after each character (`kerning`, `tracking`).
  package var tracking: Double
  /// Points by which the glyphs are raised.
  package var baselineOffset: Double
  /// The width of an image inside the text, instead of characters.
  package var attachmentWidth: Double?

  package init(
    text: String,
    font: FontDescriptor,
    tracking: Double = 0,
    baselineOffset: Double = 0,
    attachmentWidth: Double? = nil
  ) {
    self.text = text
    self.font = font
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.attachmentWidth = attachmentWidth
  }
}

/// Where a text that does not fit is cut.
package enum TextTruncation: UInt8, Hashable, Sendable {
  case head
  case middle
  case tail
}

extension TextContent {
  /// The text with every length finite and no font larger than a wall.
  var sane: TextContent {
    var result = self
    result.lineSpacing = lineSpacing.placeable(or: 0)
    result.minimumLines = min(max(minimumLines, 0), 10_000)
    for index in result.runs.indices {
      result.runs[index].font.size = min(max(result.runs[index].font.size.placeable(or: 0), 0), 10_000)
      result.runs[index].font.leading = result.runs[index].font.leading.placeable(or: 0)
      result.runs[index].tracking = result.runs[index].tracking.placeable(or: 0)
      result.runs[index].baselineOffset = result.runs[index].baselineOffset.placeable(or: 0)
      result.runs[index].attachmentWidth = result.runs[index].attachmentWidth?.placeable(or: 0)
    }
    return result
  }
}
