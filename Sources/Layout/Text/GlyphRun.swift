/// The characters of a text with the widths up to each and the places where lines may end.
struct GlyphRun {
  /// What a character means for line breaking.
  enum Role: UInt8 {
    case ordinary
    /// White space that hangs at a line's end.
    case space
    /// Ends the line.
    case newline
  }

  private(set) var roles: [Role] = []
  /// Whether a line may end after the character.
  private(set) var canBreakAfter: [Bool] = []
  /// The width of all characters before an index; one more than there are characters.
  private(set) var offsets: [Double] = [0]

  var count: Int { roles.count }

  var isEmpty: Bool { roles.isEmpty }

  init(_ runs: [TextRun], measurer: any TextMeasuring) {
    var scalars: [Unicode.Scalar] = []
    for run in runs {
      let first = scalars.count
      let added = run.attachmentWidth == nil ? Self.scalars(of: run.text) : ["\u{FFFC}"]
      scalars += added
      let advances = run.attachmentWidth.map { [$0] } ?? measurer.advances(of: added, in: run.font)
      var end = offsets[first]
      for position in added.indices {
        let advance = position < advances.count ? advances[position] : 0
        end += advance > 0 ? max(advance + run.tracking, 0) : max(advance, 0)
        offsets.append(end)
      }
    }
    // Placeholders have no words: lines of them end anywhere.
    let isRedacted = !runs.isEmpty && runs.allSatisfy { $0.font.rendition == .placeholders }
    roles = isRedacted ? scalars.map { _ in .ordinary } : scalars.map(Self.role)
    canBreakAfter = isRedacted ? scalars.map { _ in true } : LineBreakOpportunities.after(scalars)
  }

  /// The width of the characters in a range.
  func width(_ range: Range<Int>) -> Double { offsets[range.upperBound] - offsets[range.lowerBound] }

  /// The range without white space at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, roles[end - 1] != .ordinary { end -= 1 }
    return range.lowerBound..<end
  }

  /// The characters, with each line end as one character.
  static func scalars(of text: String) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      if scalar == "\n", result.last == "\r" { continue }
      result.append(scalar)
    }
    return result
  }

  private static func role(of scalar: Unicode.Scalar) -> Role {
    switch scalar {
    case "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": .newline
    case " ", "\t", "\u{1680}", "\u{2000}"..."\u{2006}", "\u{2008}"..."\u{200B}", "\u{205F}", "\u{3000}": .space
    default: .ordinary
    }
  }
}
