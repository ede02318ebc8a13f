/// Texts of finished trees, typeset: screens show the same words in the same fonts again and again.
///
/// A memo belongs to one thread, and to texts of `InterTextMeasurer`.
package final class TextMemo {
  /// Everything that lines of a text depend on.
  private struct Key: Hashable {
    let content: TextContent
    let platform: Platform
    let pixel: Double

    /// Equal words may be written in different ways, and are different glyphs then.
    static func == (lhs: Key, rhs: Key) -> Bool {
      lhs.content == rhs.content && lhs.platform == rhs.platform && lhs.pixel == rhs.pixel
        && zip(lhs.content.runs, rhs.content.runs).allSatisfy { $0.text.isWritten(like: $1.text) }
    }

    /// The words and the font's size nearly always tell texts apart.
    func hash(into hasher: inout Hasher) {
      guard let first = content.runs.first else { return }
      hasher.combine(first.text)
      hasher.combine(first.font.size)
    }
  }

  // SAFETY: unchecked, since every access looks up or adds one entry and ends before anything else is called.
  @exclusivity(unchecked) private var known: [Key: TypesetText] = [:]

  package init() {}

  /// The text with its widths, typeset when it is first asked for.
  func text(_ content: TextContent, measurer: InterTextMeasurer, pixel: Double) -> TypesetText {
    let key = Key(content: content, platform: measurer.platform, pixel: pixel)
    if let text = known[key] { return text }
    let text = TypesetText(content, measurer: measurer, pixel: pixel)
    guard text.glyphs.count <= Self.mostGlyphs else { return text }
    if known.count >= Self.mostTexts { known.removeAll(keepingCapacity: true) }
    known[key] = text
    return text
  }

  /// More than a screen shows, in several configurations.
  private static let mostTexts = 1_000
  /// Of longer texts there are few.
  private static let mostGlyphs = 200
}

extension String {
  /// Whether both are the same bytes.
  fileprivate func isWritten(like other: String) -> Bool {
    let isSame = utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { own.elementsEqual($0) }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}
