import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let bindingLetStored = LintRule(
    id: "binding-let-stored",
    summary: "A binding is stored as a plain property",
    documentation: """
      A view with `let count: Binding<Int>` is not evaluated again when the value changes, unless its parent is: SwiftUI \
      follows properties with `@Binding` only. And the value has to be read as `count.wrappedValue`.

      Off unless it is configured: a view that only writes the value is better off without the dependency.
      """,
    severity: .off,
    bad: [
      """
      struct Counter: View {
        let count: Binding<Int>
        var body: some View {
          Button("\\(count.wrappedValue)") { count.wrappedValue += 1 }
        }
      }
      """,
      """
      struct Field: View {
        private let title: String
        private var text: Binding<String>
        init(_ title: String, text: Binding<String>) {
          self.title = title
          self.text = text
        }
        var body: some View { TextField(title, text: text) }
      }
      """,
    ],
    good: [
      """
      struct Counter: View {
        @Binding var count: Int
        var body: some View {
          Button("\\(count)") { count += 1 }
        }
      }
      #Preview { Counter(count: .constant(1)) }
      """,
      """
      struct Field: View {
        let title: String
        @Binding var text: String
        private var trimmed: Binding<String> { Binding { text } set: { text = $0 } }
        var body: some View { TextField(title, text: trimmed) }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.viewTypes.flatMap { type in
        type.variables.compactMap { problem($0, of: type, in: scope) }
      }
    }
  )
}

private func problem(_ property: VariableDeclaration, of type: TypeParts, in scope: ProgramScope) -> Problem? {
  guard property.isStored, property.attributes.isEmpty, !property.modifiers.isTypeMember,
    case .named(let components)? = property.type?.kind, let binding = components.last, binding.name == "Binding",
    let value = binding.arguments.first, let place = scope.place(property.nameSpan)
  else { return nil }
  return Problem(
    place,
    "'\(type.name)' does not follow the changes of '\(property.name)'; declare it with '@Binding'",
    proposals: proposals(property, as: value, of: type, in: scope)
  )
}

/// `@Binding var count: Int`, with its uses: `count.wrappedValue` is `count` then, and `count` is `$count`.
private func proposals(
  _ property: VariableDeclaration,
  as value: TypeReference,
  of type: TypeParts,
  in scope: ProgramScope
) -> [FixProposal] {
  guard type.initializers.isEmpty, property.initializer == nil, let name = scope.place(property.nameSpan),
    let start = scope.declarationStart(before: name), let keyword = scope.keyword(before: name),
    let written = property.type.flatMap({ scope.place($0.span) }), let valueText = scope.text(value.span)
  else { return [] }
  let head = scope.text(Place(file: name.file, range: ByteRange(start, keyword)))
  let declaration = "@Binding \(head)var \(property.name): \(valueText)"
  let whole = ByteRange(start, written.range.end)
  var edits: [FileEdit?] = [FileEdit(file: name.file, edit: TextEdit(range: whole, replacement: declaration))]
  let reads = type.bodies.flatMap { body in
    CodeWalk(body).expressions.compactMap { expression -> SourceSpan? in
      guard case .member(let member) = expression.kind, member.name == "wrappedValue",
        member.base?.ownMember == property.name
      else { return nil }
      return expression.span
    }
  }
  edits += reads.map { scope.replacing($0, with: property.name) }
  for use in scope.ownUses(of: property.name, in: type.declaration.type) {
    let span = use.expression.span
    if !reads.contains(where: { $0.contains(span) }) { edits.append(scope.replacing(span, with: "$" + property.name)) }
  }
  let made = edits.compactMap { $0 }
  guard made.count == edits.count else { return [] }
  return [FixProposal("declare it with '@Binding'", keepsMeaning: true, edits: made)]
}
