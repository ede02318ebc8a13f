package import Checking
package import Formatting
package import Semantics
package import SourceText
package import Syntax

extension Analysis {
  /// The edits that format a file; `fallback` indents one that shows no indentation of its own.
  package func formatting(of file: FileID, fallback: FormatStyle.Indentation) -> [TextEdit] {
    guard let tree = tree(of: file) else { return [] }
    let style = FormatStyle(memory.engine.configuration.format(of: file), for: tree, fallback: fallback)
    return SourceFormatter.edits(for: tree, style: style, unless: isCancelled)
  }

  /// Those edits of the file's formatting that change one of `ranges`.
  package func formatting(
    of ranges: [ByteRange],
    in file: FileID,
    fallback: FormatStyle.Indentation
  ) -> [TextEdit] {
    formatting(of: file, fallback: fallback).filter { edit in
      ranges.contains { $0.touches(edit.range.start) && $0.touches(edit.range.end) }
    }
  }

  /// The edit that indents the line at `offset` after `typed` was typed there.
  package func indentation(
    afterTyping typed: String,
    at offset: ByteOffset,
    in file: FileID,
    step: FormatStyle.Indentation
  ) -> [TextEdit] {
    guard let tree = tree(of: file) else { return [] }
    let style = FormatStyle(indentation: memory.engine.configuration.format(of: file).fixedIndentation ?? step)
    return TypedIndentation.edits(afterTyping: typed, at: offset, in: tree, style: style)
  }
}

extension FormatStyle {
  /// The style that `settings` ask for; `fallback` indents a file that shows no indentation of its own.
  package init(
    _ settings: FormatSettings,
    for tree: SyntaxTree,
    fallback: Indentation = standard.indentation
  ) {
    let lineLength = settings.lineLength ?? Self.standardLineLength
    if let indentation = settings.fixedIndentation {
      self.init(indentation: indentation, lineLength: lineLength)
    } else {
      self = .guessed(for: tree, fallback: fallback, lineLength: lineLength)
    }
  }
}

extension FormatSettings {
  /// The indentation that is asked for whatever a file has.
  fileprivate var fixedIndentation: FormatStyle.Indentation? {
    switch indentation {
    case .automatic: nil
    case .tab: .tab
    case .spaces(let width): .spaces(width)
    }
  }
}
