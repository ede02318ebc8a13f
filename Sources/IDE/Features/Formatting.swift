package import Formatting
package import Semantics
package import SourceText

extension Analysis {
  /// The edits that format a file; `fallback` indents one that shows no indentation of its own.
  package func formatting(of file: FileID, fallback: FormatStyle.Indentation) -> [TextEdit] {
    guard let tree = tree(of: file) else { return [] }
    return SourceFormatter.edits(for: tree, style: .guessed(for: tree, fallback: fallback))
  }

  /// Those edits of the file's formatting that change `range`.
  package func formatting(
    of range: ByteRange,
    in file: FileID,
    fallback: FormatStyle.Indentation
  ) -> [TextEdit] {
    formatting(of: file, fallback: fallback).filter { range.touches($0.range.start) && range.touches($0.range.end) }
  }

  /// The edit that indents the line at `offset` after `typed` was typed there.
  package func indentation(
    afterTyping typed: String,
    at offset: ByteOffset,
    in file: FileID,
    step: FormatStyle.Indentation
  ) -> [TextEdit] {
    guard let tree = tree(of: file) else { return [] }
    return TypedIndentation.edits(afterTyping: typed, at: offset, in: tree, style: FormatStyle(indentation: step))
  }
}
