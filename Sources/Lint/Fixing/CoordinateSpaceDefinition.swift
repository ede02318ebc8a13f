import Semantics
import SourceText
import Syntax
import ViewGraph

/// A definition added for a named space that has none.
struct CoordinateSpaceDefinition {
  let use: NamedSpaces.Use
  let scope: ProgramScope

  /// Below the observer that gets the result, otherwise on the outermost view around the use.
  var proposals: [FixProposal] {
    guard !use.source.isEmpty, let view = observed?.span ?? outermost, let place = scope.place(view) else { return [] }
    let text = ".coordinateSpace(.named(\(use.source)))"
    let edit = TextEdit(range: ByteRange(place.range.end, place.range.end), replacement: lineBreak(after: place) + text)
    return [
      FixProposal("add '\(text)' to this view", keepsMeaning: false, edits: [FileEdit(file: place.file, edit: edit)])
    ]
  }

  /// What the innermost observer of preferences around the use observes.
  private var observed: Expression? {
    ["onPreferenceChange", "overlayPreferenceValue", "backgroundPreferenceValue"].flatMap { scope.calls($0) }
      .compactMap(\.call.receiver)
      .filter { $0.span.contains(use.span) }
      .min { $0.span.length < $1.span.length }
  }

  /// The largest view expression around the use within its property or function.
  private var outermost: SourceSpan? { scope.outermostExpression(around: use.span)?.call.span }

  /// A modifier stands on a line of its own where the view's last one does.
  private func lineBreak(after place: Place) -> String {
    guard let text = scope.tree(place.file)?.text else { return "" }
    let line = text.lineColumn(at: place.range.end).line
    guard line != text.lineColumn(at: place.range.start).line else { return "" }
    let content = text.string(in: ByteRange(text.lineStart(line), text.lineEnd(line)))
    let indentation = content.prefix { $0 == " " || $0 == "\t" }
    let rest = content.dropFirst(indentation.count)
    return rest.hasPrefix(".") || rest.hasPrefix("}") ? "\n\(indentation)" : ""
  }
}
