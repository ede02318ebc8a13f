import SourceText
import Syntax
import ViewGraph

extension LintRule {
  static let suspiciousCharacter = LintRule(
    id: "suspicious-character",
    summary: "A character in the code that nobody meant to write",
    documentation: """
      Code that was copied from a web page or a chat brings characters that cannot be seen (zero-width spaces, soft \
      hyphens) or that come from a wrong encoding (`Â` before a space that was a non-breaking one). They look like \
      nothing and do not compile, or, inside of a name, make it another name.

      In strings and comments they are left alone.
      """,
    severity: .error,
    supersedes: ["syntax-error"],
    bad: [
      "struct Dot: View {\n  init()\u{C2} {}\n  var body: some View { Circle() }\n}\n",
      "struct Dot: View {\n  var body: some View { Circle().fill(\u{200B}.red) }\n}\n",
    ],
    good: [
      """
      struct Dot: View {
        init() {}
        var body: some View { Circle() }
      }
      """,
      "struct Café: View {\n  var body: some View { Text(\"a\u{A0}b\u{200B} Â\") } // Â\n}\n",
    ],
    check: .syntax(visits: [.sourceFile]) { node, scope in
      Suspicion.all(in: scope.tree).map { problem($0, in: scope) }
    }
  )
}

/// A character that does not belong into code.
private struct Suspicion {
  let range: ByteRange
  let name: String
  /// A space stands for one that is not breaking.
  let replacement: String

  /// The characters outside of strings and comments, in order.
  static func all(in tree: SyntaxTree) -> [Suspicion] {
    guard !tree.text.isASCII else { return [] }
    let bytes = tree.text.bytes
    var found: [Suspicion] = []
    var index = 0
    while index < bytes.count {
      defer { index += 1 }
      guard bytes[index] >= 0x80, let suspicion = Suspicion(bytes, at: index), suspicion.isCode(in: tree, bytes) else {
        continue
      }
      found.append(suspicion)
      index += suspicion.range.count - 1
    }
    return found
  }

  private init?(_ bytes: [UInt8], at index: Int) {
    for (sequence, name, replacement) in Self.table where bytes[index...].starts(with: sequence) {
      // A byte-order mark opens a file.
      if index == 0, sequence.count == 3, sequence[0] == 0xEF { return nil }
      range = ByteRange(start: ByteOffset(index), count: sequence.count)
      self.name = name
      self.replacement = replacement
      return
    }
    return nil
  }

  /// Whether it is the space that does not break.
  var isSpace: Bool { replacement == " " }

  private static let table: [([UInt8], String, String)] = [
    ([0xC2, 0xA0], "a non-breaking space", " "),
    ([0xC2, 0xAD], "a soft hyphen", ""),
    ([0xC3, 0x82], "the 'Â' that a wrong encoding leaves", ""),
    ([0xE2, 0x80, 0x8B], "a zero-width space", ""),
    ([0xE2, 0x80, 0x8C], "a zero-width non-joiner", ""),
    ([0xE2, 0x80, 0x8E], "a left-to-right mark", ""),
    ([0xE2, 0x80, 0x8F], "a right-to-left mark", ""),
    ([0xE2, 0x81, 0xA0], "a word joiner", ""),
    ([0xEF, 0xBB, 0xBF], "a byte-order mark", ""),
  ]

  /// Whether it stands in code: alone, or at the edge of a word that is one without it.
  private func isCode(in tree: SyntaxTree, _ bytes: [UInt8]) -> Bool {
    guard let token = tree.root.token(at: range.start) else { return false }
    if token.leadingTrivia.contains(where: { $0.isComment && $0.range.contains(range) }) { return false }
    if token.trailingTrivia.contains(where: { $0.isComment && $0.range.contains(range) }) { return false }
    guard token.range.contains(range) else { return true }
    guard !Self.textual.contains(token.kind) else { return false }
    // A name may contain the letter: only alone it is what a wrong encoding leaves.
    return bytes[range.start.value] != 0xC3 || token.range == range
  }

  private static let textual: Set<SyntaxKind> = [.stringLiteral, .stringSegment, .regexLiteral]
}

private func problem(_ suspicion: Suspicion, in scope: SyntaxScope) -> Problem {
  let place = scope.place(suspicion.range)
  let edit = TextEdit(range: suspicion.range, replacement: suspicion.replacement)
  return Problem(
    place,
    "\(suspicion.name) does not belong in code; \(suspicion.replacement.isEmpty ? "delete it" : "write an ordinary space")",
    proposals: [
      FixProposal(
        suspicion.replacement.isEmpty ? "delete it" : "write an ordinary space",
        // A name that ends with it is another one without it, and may have other uses.
        keepsMeaning: scope.tree.root.token(at: suspicion.range.start)?.range.contains(suspicion.range) != true,
        edits: [FileEdit(file: scope.file, edit: edit)]
      )
    ],
    // The compiler takes it for a space, and warns.
    severity: suspicion.isSpace ? .warning : nil
  )
}
