package import SourceText
package import Syntax

/// Indents the line that is being typed, from the brackets before it. It reads tokens only, since what is being typed
/// is seldom whole, and no more of them than the declaration has in which it stands.
package enum TypedIndentation {
  /// After these characters the line of the caret is indented.
  package static let triggers = ["\n", "}"]

  /// The edit that indents the line at `offset`, where `typed` was just typed; none where the line is right, or within a
  /// string or a comment.
  package static func edits(
    afterTyping typed: String,
    at offset: ByteOffset,
    in tree: SyntaxTree,
    style: FormatStyle
  ) -> [TextEdit] {
    let text = tree.text
    let line = text.lineColumn(at: offset).line
    let start = text.lineStart(line)
    let content = text.bytes(in: ByteRange(start, text.lineEnd(line)))
    let blanks = content.prefix(while: Blank.isBlank)
    let first = content.dropFirst(blanks.count).first
    guard typed != "}" || first == UInt8(ascii: "}"), !isWithinLiteral(start, in: tree) else { return [] }
    let scan = BracketScan(of: tree, before: start)
    let closes = first.map { [UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]")].contains($0) } ?? false
    let wanted = scan.indentation(closing: closes, style: style)
    let range = ByteRange(start: start, count: blanks.count)
    return TextEdit.smallest(replacing: range, of: text, with: wanted).map { [$0] } ?? []
  }

  /// Whether a line starts within a literal or a comment, where blanks are text.
  private static func isWithinLiteral(_ start: ByteOffset, in tree: SyntaxTree) -> Bool {
    guard let token = tree.root.token(at: start) else { return false }
    if token.range.start < start, start < token.range.end { return true }
    if token.kind == .stringSegment { return true }
    return (token.leadingTrivia + token.trailingTrivia).contains {
      $0.isComment && $0.range.start < start && start < $0.range.end
    }
  }
}

extension TextEdit {
  fileprivate static func smallest(replacing range: ByteRange, of text: SourceText, with new: [UInt8]) -> TextEdit? {
    smallest(replacing: range.shifted(by: -range.start.value), of: text.bytes(in: range), with: new).map {
      TextEdit(range: $0.range.shifted(by: range.start.value), replacement: $0.replacement)
    }
  }
}
