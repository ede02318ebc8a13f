import Checking
import Formatting
import IDE
import SourceText
import Syntax

/// A text as it is formatted.
struct FormattedText {
  let bytes: [UInt8]

  /// Formats a text; nil where it is formatted already, or is XML of another tool.
  init?(_ bytes: [UInt8], settings: FormatSettings) {
    guard !CheckedFiles.isXML(bytes) else { return nil }
    let tree = SyntaxTree.parse(SourceText(bytes))
    let edits = SourceFormatter.edits(for: tree, style: FormatStyle(settings, for: tree))
    guard !edits.isEmpty else { return nil }
    self.bytes = tree.text.applying(edits).bytes
  }
}
