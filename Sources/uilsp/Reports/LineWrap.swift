/// Breaks text between words, so that no line is longer than a screen is wide.
struct LineWrap {
  /// Nil where lines may be of any length.
  let width: Int?

  /// Screens that are narrower get longer lines: no line has one word.
  private static let least = 40

  /// The text where its first line stands behind `start` characters and the others are indented.
  func wrapped(_ text: String, after start: Int, indentedBy indentation: Int) -> String {
    guard let width = width.map({ max($0, Self.least) }), start + text.count > width else { return text }
    var result = ""
    var column = start
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if result.isEmpty {
        column += word.count
      } else if column + 1 + word.count <= width {
        result += " "
        column += 1 + word.count
      } else {
        result += "\n" + String(repeating: " ", count: indentation)
        column = indentation + word.count
      }
      result += word
    }
    return result
  }
}
