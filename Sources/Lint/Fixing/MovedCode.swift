import Semantics
import SourceText
import Syntax
package import ViewGraph

/// Code for another place of its file: text whose lines keep their distance from the first one.
package struct MovedCode {
  /// The lines; those after the first without the indentation that the code had.
  private var lines: [Substring]
  /// Lines that an editor has put behind a `//` at the very left, where they stay.
  private let commentedOut: Set<Int>

  /// `text`, whose lines after the first begin with `indentation` or more; with less, where the code begins in the
  /// middle of a line that stands further in than the line on which it ends.
  package init(_ text: String, indentedBy indentation: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let left = indentation.isEmpty ? [] : Set(lines.indices.dropFirst().filter { lines[$0].hasPrefix("//") })
    let written = lines.indices.dropFirst().last { !lines[$0].isEmpty && !left.contains($0) }
    let end = written.map { lines[$0].prefix { $0 == " " || $0 == "\t" } }
    let indentation = end.map { indentation.hasPrefix($0) ? String($0) : indentation } ?? indentation
    for index in lines.indices.dropFirst() where lines[index].hasPrefix(indentation) {
      lines[index] = lines[index].dropFirst(indentation.count)
    }
    self.lines = lines
    commentedOut = left
  }

  /// The text where its first line stands behind `indentation`.
  package func text(indentedBy indentation: String) -> String {
    lines.enumerated().map { index, line in
      index == 0 || line.isEmpty || commentedOut.contains(index) ? String(line) : indentation + line
    }
    .joined(separator: "\n")
  }
}

extension ProgramScope {
  /// The code at `span`, for another place.
  func code(at span: SourceSpan) -> MovedCode? {
    place(span).map(code)
  }

  /// The code at `place`, for another place.
  package func code(at place: Place) -> MovedCode { MovedCode(text(place), indentedBy: lineIndentation(of: place)) }

  /// The comments in `place`, but for those that silence findings of the code there and go with it.
  package func comments(in place: Place) -> [Place] {
    guard let tree = tree(place.file), text(place).mayHoldComments else { return [] }
    let directive = String(decoding: SuppressionComment.marker, as: UTF8.self)
    return tree.comments(in: place.range).map { Place(file: place.file, range: $0.range) }
      .filter { !text($0).contains(directive) }
  }

  /// Those comments on lines of their own, each line behind `indentation` but the first.
  package func lines(of comments: [Place], indentedBy indentation: String) -> String {
    comments.map { code(at: $0).text(indentedBy: indentation) }.joined(separator: "\n" + indentation)
  }

  /// The white space that the line begins with on which `place` begins.
  package func lineIndentation(of place: Place) -> String {
    guard let text = tree(place.file)?.text else { return "" }
    let start = text.lineStart(text.lineColumn(at: place.range.start).line)
    return String(text.string(in: ByteRange(start, place.range.start)).prefix { $0 == " " || $0 == "\t" })
  }

  /// The white space between a modifier and what it is called on.
  func gap(before call: CallExpression) -> String { String((modifierText(call) ?? "").prefix { $0.isWhitespace }) }

  /// What a modifier adds to its receiver: `.padding(8)`, with the line break before it.
  func modifierText(_ call: CallExpression) -> String? {
    guard let receiver = call.receiver, let inner = place(receiver.span), let outer = place(call.span),
      inner.file == outer.file, inner.range.end <= outer.range.end
    else { return nil }
    return text(Place(file: outer.file, range: ByteRange(inner.range.end, outer.range.end)))
  }
}

extension String {
  fileprivate var mayHoldComments: Bool { contains("//") || contains("/*") }
}
