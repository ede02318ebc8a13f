import Semantics
import SourceText
import Syntax
import ViewGraph

extension LintRule {
  static let redundantViewBuilder = LintRule(
    id: "redundant-view-builder",
    summary: "'@ViewBuilder' on what makes one view, or on a body",
    documentation: """
      `@ViewBuilder` lets a function or a property make its view of several, or of the branches of a condition. The `body` \
      of a view or of a modifier is a view builder anyway, and one expression needs none.
      """,
    severity: .hint,
    bad: [
      """
      struct Page: View {
        @ViewBuilder var body: some View {
          if Bool.random() { Text("a") } else { Text("b").bold() }
        }
      }
      """,
      """
      struct Page: View {
        var body: some View { VStack { title } }
        @ViewBuilder private var title: some View {
          Text("Title").font(.headline)
        }
      }
      """,
    ],
    good: [
      """
      struct Page: View {
        var body: some View { VStack { title } }
        @ViewBuilder private var title: some View {
          Text("Title")
          Text("Subtitle")
        }
      }
      """,
      """
      struct Page: View {
        var body: some View { VStack { title } }
        private var title: some View { Text("Title").font(.headline) }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.viewTypes.flatMap { problems(in: $0, scope) }
    }
  )
}

private func problems(in type: TypeParts, _ scope: ProgramScope) -> [Problem] {
  let properties = type.variables.compactMap { variable -> Problem? in
    guard let body = variable.accessors.getter?.body else { return nil }
    return problem(
      variable.attributes,
      body,
      isBody: variable.name == "body" && scope.conforms(type, to: "View"),
      in: scope
    )
  }
  let functions = type.functions.compactMap { function -> Problem? in
    guard let body = function.body else { return nil }
    let isBody = function.name == "body" && scope.conforms(type, to: "ViewModifier")
    return problem(function.attributes, body, isBody: isBody, in: scope)
  }
  return properties + functions
}

private func problem(_ attributes: [AttributeReference], _ body: Body, isBody: Bool, in scope: ProgramScope) -> Problem?
{
  guard let attribute = attributes.first(where: { $0.name == "ViewBuilder" }),
    isBody || body.isOneView && !scope.hasOtherStatements(in: body.span),
    let place = scope.place(attribute.span)
  else { return nil }
  return Problem(
    place,
    isBody
      ? "the body of a view is a view builder without '@ViewBuilder'; remove it"
      : "this makes one view, which needs no '@ViewBuilder'; remove it",
    proposals: removal(of: place, in: scope)
  )
}

/// The attribute with the white space behind it, or with its line where it stands alone.
private func removal(of place: Place, in scope: ProgramScope) -> [FixProposal] {
  guard let text = scope.tree(place.file)?.text else { return [] }
  let lines = scope.lines(of: place)
  var end = place.range.end
  if lines == place.range {
    let rest = text.string(in: ByteRange(end, text.lineEnd(text.lineColumn(at: end).line)))
    end = ByteOffset(end.value + rest.prefix { $0 == " " }.utf8.count)
  }
  let range = lines == place.range ? ByteRange(place.range.start, end) : lines
  let edit = FileEdit(file: place.file, edit: TextEdit(range: range, replacement: ""))
  return [FixProposal("remove '@ViewBuilder'", keepsMeaning: true, edits: [edit])]
}

extension Body {
  /// A single expression that makes a view in every case.
  fileprivate var isOneView: Bool {
    guard statements.count == 1, let expression = singleExpression, let call = expression.asCall else { return false }
    return call.baseTypeName != nil
  }
}
