import Catalog
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let foreachMutableID = LintRule(
    id: "foreach-mutable-id",
    summary: "An id that is a property which can be edited",
    documentation: """
      Where `id` is computed from a property that the user edits, each keystroke makes another element of it: the row is \
      replaced, and the text field in it loses the focus. Two elements with the same text also share an id.

      Give the type an id of its own: `let id = UUID()`.
      """,
    severity: .info,
    bad: [
      """
      struct Task: Identifiable {
        var id: String { title }
        var title: String
      }
      struct Tasks: View {
        @State private var tasks = [Task(title: "Pack"), Task(title: "Go")]
        var body: some View {
          List($tasks) { $task in TextField("Title", text: $task.title) }
        }
      }
      """,
      """
      struct Tag: Identifiable {
        var name = ""
        var id: String { name.lowercased() }
      }
      struct TagEditor: View {
        @Binding var tag: Tag
        var body: some View { TextField("Name", text: $tag.name) }
      }
      #Preview { TagEditor(tag: .constant(Tag(name: "red"))) }
      """,
      """
      struct Tag {
        var name: String
      }
      struct Tags: View {
        @State private var tags = [Tag(name: "red"), Tag(name: "blue")]
        var body: some View {
          List { ForEach($tags, id: \\.name) { $tag in TextField("Name", text: $tag.name) } }
        }
      }
      """,
    ],
    good: [
      """
      struct Tag {
        let key: Int
        var name: String
      }
      struct Tags: View {
        @State private var tags = [Tag(key: 1, name: "red"), Tag(key: 2, name: "blue")]
        var body: some View {
          List { ForEach($tags, id: \\.key) { $tag in TextField("Name", text: $tag.name) } }
        }
      }
      """,
      """
      struct Task: Identifiable {
        let id = UUID()
        var title: String
      }
      struct Tasks: View {
        @State private var tasks = [Task(title: "Pack"), Task(title: "Go")]
        var body: some View {
          List($tasks) { $task in TextField("Title", text: $task.title) }
        }
      }
      """,
      """
      struct Country: Identifiable {
        let code: String
        var id: String { code }
      }
      struct Countries: View {
        private let countries = [Country(code: "FR"), Country(code: "DE")]
        var body: some View { List(countries) { Text($0.code) } }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.types(conformingTo: "Identifiable").compactMap { problem($0, in: scope) }
        + (unit.viewCalls("ForEach") + unit.viewCalls("List")).compactMap { keyed($0, in: scope) }
    }
  )
}

/// `id: \.name`, where the rows edit the name.
private func keyed(_ loop: CallOccurrence, in scope: ProgramScope) -> Problem? {
  guard let data = loop.call.unlabeled?.value, let (name, id) = loop.call.keyedBy,
    let element = LoopIdentity.elementType(of: data, in: loop.scope, of: scope),
    let type = scope.declaredTypes(named: element).first, type.declaration.type.kind == .structure,
    let property = type.variables.first(where: { $0.name == name && !$0.modifiers.isTypeMember }),
    property.isStored, !property.isLet, isEdited(name, of: type, within: loop.call.span, in: scope),
    let place = scope.place(id)
  else { return nil }
  return Problem(
    place,
    "rows are told apart by '\(name)', which they edit: each edit gives the element another id, so its row is replaced "
      + "and loses focus and state; tell them apart by a stored id of their own",
    related: scope.place(property.nameSpan).map { [RelatedPlace($0, "edited through a binding")] } ?? []
  )
}

private func problem(_ type: TypeParts, in scope: ProgramScope) -> Problem? {
  guard type.declaration.type.kind == .structure,
    let id = type.variables.first(where: { $0.name == "id" && !$0.modifiers.isTypeMember }),
    let value = id.accessors.getter?.body.result, let place = scope.place(id.nameSpan)
  else { return nil }
  let read = CodeWalk(value).expressions.compactMap(\.ownMember)
  let editable = type.variables.first { variable in
    read.contains(variable.name) && !variable.isLet && variable.isStored && isEdited(variable.name, of: type, in: scope)
  }
  guard let editable else { return nil }
  return Problem(
    place,
    "'id' follows '\(editable.name)', which is edited: each edit gives the element another id, so its row is replaced "
      + "and loses focus and state; store an id of its own",
    related: scope.place(editable.nameSpan).map { [RelatedPlace($0, "edited through a binding")] } ?? []
  )
}

/// Whether a binding to that property of a value of the type is handed to a control: `text: $task.title`.
private func isEdited(
  _ name: String,
  of type: TypeParts,
  within code: SourceSpan? = nil,
  in scope: ProgramScope
) -> Bool {
  ViewTraits.edits.names.ordered().flatMap { scope.calls($0) }.contains { occurrence in
    guard code?.contains(occurrence.call.span) ?? true else { return false }
    return occurrence.call.arguments.contains { argument in
      let path = argument.value.unwrapped.dottedName ?? []
      let names = path.filter { $0 != "projectedValue" }
      guard names.count == 2, names[1] == name, let base = names[0].first, base == "$" || base == "@" else {
        return false
      }
      return isValue(String(names[0].dropFirst()), of: type, at: occurrence, in: scope)
    }
  }
}

/// Whether a property or the parameter of a loop around is of the type, and leads to what others tell apart: state of the
/// view's own is a copy, which nobody knows by its id.
private func isValue(_ name: String, of type: TypeParts, at use: CallOccurrence, in scope: ProgramScope) -> Bool {
  for part in use.scope.chain {
    guard case .closure(let closure, let loop?) = part.kind, let data = loop.unlabeled?.value,
      closure.parameters.contains(where: { $0.name.drop { $0 == "$" || $0 == "@" } == name })
    else { continue }
    return LoopIdentity.elementType(of: data, in: use.scope, of: scope) == type.name
  }
  guard let property = scope.property(name, around: use.scope), property.attribute("State") == nil else { return false }
  return LocalTypes(in: scope).type(of: property) == type.name
}
