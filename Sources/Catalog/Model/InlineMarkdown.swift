/// The inline Markdown of a localized text: emphasis, code, links and escapes; everything else is shown as it is
/// written (Apple: `AttributedString(markdown:)` with inline syntax that keeps white space; CommonMark 6.2 to 6.5).
package struct InlineMarkdown {
  /// A stretch of text in one style.
  struct Run: Hashable {
    var text: String
    var isStrong = false
    var isEmphasized = false
    var isCode = false
  }

  private(set) var runs: [Run] = []

  /// Longer texts are shown as they are written.
  private static let longest = 10_000
  private static let marks: Set<UInt8> = Set("*_`[<~\\".utf8)

  init(_ source: String) {
    guard source.utf8.count < Self.longest, source.utf8.contains(where: Self.marks.contains) else {
      runs = [Run(text: source)]
      return
    }
    var reader = InlineMarkdownReader(source)
    reader.read()
    reader.matchDelimiters()
    for piece in reader.pieces { append(piece) }
    if runs.isEmpty { runs = [Run(text: "")] }
  }

  /// How many characters of the text may be marks: texts put in from elsewhere are not read as Markdown.
  package static func markCount(in text: String) -> Int {
    text.utf8.count { marks.contains($0) }
  }

  /// Whether Markdown may have blocks (CommonMark 4 and 5): several lines, a heading, a list, a quotation or a rule.
  package static func isInBlocks(_ text: String) -> Bool {
    let start = text.drop { $0 == " " }
    if text.contains(where: \.isNewline) || text.hasPrefix("    ") || ["#", ">", "|"].contains(start.first) {
      return true
    }
    let marker = start.prefix { $0 != " " }
    return ["-", "+", "*"].contains(marker) || marker.count > 2 && Set(marker).isSubset(of: ["-", "*", "_", "`", "~"])
      || marker.count > 1 && marker.dropLast().allSatisfy(\.isNumber) && [".", ")"].contains(marker.last)
  }

  private mutating func append(_ piece: InlineMarkdownReader.Piece) {
    switch piece.content {
    case .runs(let inner):
      for run in inner { append(run, of: piece) }
    case .delimiter(let delimiter):
      append(Run(text: String(repeating: delimiter.mark, count: delimiter.count)), of: piece)
    }
  }

  private mutating func append(_ run: Run, of piece: InlineMarkdownReader.Piece) {
    var run = run
    run.isStrong = run.isStrong || piece.isStrong
    run.isEmphasized = run.isEmphasized || piece.isEmphasized
    guard !run.text.isEmpty else { return }
    if let last = runs.last, last.isStrong == run.isStrong, last.isEmphasized == run.isEmphasized,
      last.isCode == run.isCode
    {
      runs[runs.count - 1].text += run.text
    } else {
      runs.append(run)
    }
  }
}
