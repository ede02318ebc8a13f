import Semantics
import SourceText
import Syntax

extension ProgramScope {
  /// Puts `text` in the place of what stands at `span`.
  func replacing(_ span: SourceSpan, with text: String) -> FileEdit? {
    place(span).map { FileEdit(file: $0.file, edit: TextEdit(range: $0.range, replacement: text)) }
  }

  /// Puts `text` behind what stands at `span`.
  func inserting(_ text: String, after span: SourceSpan) -> FileEdit? {
    place(span).map { place in
      FileEdit(file: place.file, edit: TextEdit(range: ByteRange(place.range.end, place.range.end), replacement: text))
    }
  }

  /// Puts `text` before what stands at `span`.
  func inserting(_ text: String, before span: SourceSpan) -> FileEdit? {
    place(span).map { place in
      let range = ByteRange(place.range.start, place.range.start)
      return FileEdit(file: place.file, edit: TextEdit(range: range, replacement: text))
    }
  }

  /// Takes a modifier off its receiver, with the line break before it.
  func removingModifier(_ call: CallExpression) -> FileEdit? { replacingModifier(call, with: "") }

  /// Puts `text` in the place of a modifier, from the end of its receiver.
  func replacingModifier(_ call: CallExpression, with text: String) -> FileEdit? {
    guard let receiver = call.receiver, let inner = place(receiver.span), let outer = place(call.span),
      inner.file == outer.file, inner.range.end <= outer.range.end
    else { return nil }
    let range = ByteRange(inner.range.end, outer.range.end)
    return FileEdit(file: outer.file, edit: TextEdit(range: range, replacement: text))
  }

  /// Takes the lines of a property out, with the empty line behind where it was the first; nil where other code stands on
  /// its lines.
  func removing(_ property: VariableDeclaration) -> FileEdit? {
    guard let name = place(property.nameSpan), let start = declarationStart(before: name),
      let end = place(property.span)?.range.end, let text = tree(name.file)?.text
    else { return nil }
    let whole = Place(file: name.file, range: ByteRange(start, end))
    let own = lines(of: whole)
    guard own != whole.range else { return nil }
    let line = text.lineColumn(at: own.start).line
    let isFirst =
      line > 0 && text.string(in: ByteRange(text.lineStart(line - 1), text.lineEnd(line - 1))).hasSuffix("{")
    let range = isFirst ? linesWithGap(of: whole) : own
    return FileEdit(file: name.file, edit: TextEdit(range: range, replacement: ""))
  }

  /// A proposal of these edits, if all of them can be made.
  func proposal(_ title: String, keepsMeaning: Bool, _ edits: FileEdit?...) -> [FixProposal] {
    let made = edits.compactMap { $0 }
    return made.count == edits.count ? [FixProposal(title, keepsMeaning: keepsMeaning, edits: made)] : []
  }
}
