import Semantics
import ViewGraph

extension LintRule {
  static let foreachIndicesSelf = LintRule(
    id: "foreach-indices-self",
    summary: "Rows that are identified by their position in data that changes",
    documentation: """
      With `ForEach(items.indices, id: \\.self)`, over `0..<items.count` or by the offsets of `items.enumerated()` a row \
      *is* its index: after a deletion the rows behind it keep their index and show other elements, so state and \
      animations stay with the wrong row, and a binding to the last index \
      may be read once more after it is gone ("Index out of range").

      Loop over the elements, `ForEach(items)`, or over bindings to them, `ForEach($items) { $item in … }`; where a row \
      needs its place as well, `ForEach(Array(items.enumerated()), id: \\.element.id) { index, item in … }`.
      """,
    severity: .warning,
    bad: [
      """
      struct Todo: Identifiable { let id = UUID(); var title = "" }
      struct Todos: View {
        @State private var todos = [Todo(), Todo()]
        var body: some View {
          List {
            ForEach(todos.indices, id: \\.self) { index in
              TextField("Title", text: $todos[index].title)
            }
            .onDelete { todos.remove(atOffsets: $0) }
          }
        }
      }
      """,
      """
      struct Attachments: View {
        @State private var names = ["Photo", "Map"]
        var body: some View {
          HStack {
            ForEach(Array(names.enumerated()), id: \\.offset) { index, name in
              Button(name) { names.remove(at: index) }
            }
          }
        }
      }
      """,
      """
      struct Tags: View {
        @Binding var tags: [String]
        var body: some View {
          VStack {
            ForEach(Array(tags.indices), id: \\.self) { Text(tags[$0]) }
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Todo: Identifiable { let id = UUID(); var title = "" }
      struct Todos: View {
        @State private var todos = [Todo(), Todo()]
        var body: some View {
          List {
            ForEach($todos) { $todo in TextField("Title", text: $todo.title) }
              .onDelete { todos.remove(atOffsets: $0) }
          }
        }
      }
      """,
      """
      final class Filters: ObservableObject {
        @Published var choices = [("All", true), ("Mine", false)]
        func toggle(_ index: Int) { choices[index].1.toggle() }
      }
      struct FilterBar: View {
        @ObservedObject var filters: Filters
        var body: some View {
          HStack {
            ForEach(filters.choices.indices, id: \\.self) { index in
              Button(filters.choices[index].0) { filters.toggle(index) }
            }
          }
        }
      }
      """,
      """
      struct Legend: View {
        private let names = ["North", "South"]
        var body: some View {
          VStack {
            ForEach(names.indices, id: \\.self) { Text(names[$0]) }
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      (unit.viewCalls("ForEach") + unit.viewCalls("List")).compactMap { problem($0, in: scope) }
    }
  )
}

private func problem(_ loop: CallOccurrence, in scope: ProgramScope) -> Problem? {
  guard let rows = PositionalRows(loop, in: scope) else { return nil }
  let (collection, code) = (rows.collection.expression, rows.collection.scope)
  let position = RowPosition(loop, in: collection, of: scope)
  guard case .mutable = DataOrigin(collection, in: code, of: scope),
    !keepsPositions(collection, in: code, of: scope),
    !isIdentifiedByPosition(collection, position, in: scope),
    // Dots for pages hold nothing of them: a dot is its place.
    position.reachesElement,
    // What is picked is known by its tag.
    !loop.scope.containers.contains(where: { $0.calledName == "Picker" }),
    let place = scope.place(loop.call.nameSpan), let text = scope.text(collection.span)
  else { return nil }
  let advice = Advice(loop: loop, collection: rows.collection, text: text, position: position, scope: scope)
  return Problem(
    place,
    "rows are identified by their index in '\(text)', which changes: after a deletion state and animations stay with "
      + "the wrong row; \(advice.words)",
    proposals: rows.areAll ? elementLoop(loop.call, over: collection, in: scope)?.proposals ?? [] : []
  )
}

/// The loop as one over the elements; nil where the collection does not stand in the loop itself.
private func elementLoop(_ call: CallExpression, over collection: Expression, in scope: ProgramScope) -> ElementLoop? {
  guard call.span.contains(collection.span), let id = call.arguments.first(where: { $0.label == "id" }),
    haveIdentities(collection, in: scope) == true
  else { return nil }
  return ElementLoop(call, over: collection, id.value, in: scope)
}

/// Whether the elements have an identity, so that a loop without `id:` compiles; nil where nobody can know.
private func haveIdentities(_ collection: Expression, in scope: ProgramScope) -> Bool? {
  guard case .nominal(_, let arguments)? = scope.type(of: collection), arguments.count == 1,
    let element = arguments.first
  else { return nil }
  // A value of any type that has the protocol is of no type that has it.
  if case .existential = element { return false }
  return scope.conforms(element, to: "Identifiable")
}

/// How to loop over the elements instead, in words.
private struct Advice {
  let loop: CallOccurrence
  let collection: PlacedExpression
  let text: String
  let position: RowPosition
  let scope: ProgramScope

  /// The elements need an identity for it, and the rows may need their places beside them.
  var words: String {
    let loops = "loop over the elements\(position.isUsedApart ? " with their places" : "")"
    switch haveIdentities(collection.expression, in: scope) {
    case true?: return "\(loops), \(form(id: position.isUsedApart ? "\\.element.id" : nil))"
    case nil: return "\(loops) \(position.isUsedApart ? "and" : "with") an id that stays, \(form(id: "…"))"
    case false?:
      guard let name = elementName(of: collection.expression, in: collection.scope, of: scope),
        scope.type(named: name)?.declaration.map({ $0.kind != .protocol }) ?? false
      else {
        let places = position.isUsedApart ? ", \(form(id: "\\.element.id"))" : ""
        return "give the elements an id of their own and loop over them\(places)"
      }
      return "make '\(name)' 'Identifiable' and \(loops), \(form(id: position.isUsedApart ? "\\.element.id" : nil))"
    }
  }

  /// The loop as it is written then.
  private func form(id: String?) -> String {
    var data = text
    if position.isUsedApart {
      data = "Array(\(text).enumerated())"
    } else if position.setsElement {
      data = binding(to: collection.expression, in: collection.scope, of: scope) ?? text
    }
    return "'\(loop.call.calledName ?? "ForEach")(\(data)\(id.map { ", id: \($0)" } ?? ""))'"
  }
}

/// How the binding to a list is written that is state of the view, or a member of a model that it has.
private func binding(to data: Expression, in code: CodeScope, of scope: ProgramScope) -> String? {
  guard let names = data.unwrapped.dottedName?.drop(while: { $0 == "self" }), let first = names.first,
    let property = scope.property(first, around: code), projecting.contains(where: { property.attribute($0) != nil }),
    names.count == 1 || scope.declaredVariable(data).map({ isSettable($0.variable, in: $0.scope, from: code) }) ?? true
  else { return nil }
  return "$" + names.joined(separator: ".")
}

/// Whether code elsewhere may set the property.
private func isSettable(_ property: VariableDeclaration, in owner: CodeScope, from code: CodeScope) -> Bool {
  guard property.isStored else { return property.accessors.setter != nil }
  return !property.isLet && (!property.modifiers.contains(.privateSetter) || owner.type?.name == code.type?.name)
}

/// The wrappers whose projected value leads to bindings.
private let projecting = ["State", "Binding", "StateObject", "ObservedObject", "EnvironmentObject", "Bindable"]

/// Whether a list is only ever replaced by another one, whose elements nothing but their position tells from those before:
/// numbers, values that make their ids themselves, and values without identity whose position the view itself keeps.
private func isIdentifiedByPosition(_ list: Expression, _ position: RowPosition, in scope: ProgramScope) -> Bool {
  guard let (property, _) = scope.declaredVariable(list), property.isStored, isToldByPosition(list, position, in: scope)
  else { return false }
  return scope.isOnlyReplaced(property)
}

private func isToldByPosition(_ list: Expression, _ position: RowPosition, in scope: ProgramScope) -> Bool {
  if position.isKeptInState, haveIdentities(list, in: scope) != true { return true }
  guard case .nominal(_, let arguments)? = scope.type(of: list), arguments.count == 1, let element = arguments.first
  else { return false }
  return scope.conforms(element, to: "Numeric") == true || makesItsID(element, in: scope)
}

/// Whether each value of the type has an id that is made with it.
private func makesItsID(_ type: Type, in scope: ProgramScope) -> Bool {
  guard let name = type.nominal?.name, let parts = scope.declaredTypes(named: name).first,
    let id = parts.variables.first(where: { $0.name == "id" && $0.isStored && $0.isLet }),
    let value = id.initializer?.singleExpression
  else { return false }
  return scope.freshPart(of: value) != nil
}

/// The type of the elements, where the property says it, or what is known of the list.
private func elementName(of collection: Expression, in scope: CodeScope, of program: ProgramScope) -> String? {
  if case .nominal(_, let arguments)? = program.type(of: collection), arguments.count == 1 {
    return arguments.first?.nominal.map { String($0.lastName) }
  }
  guard let name = collection.unwrapped.ownMember, let property = program.property(name, around: scope) else {
    return nil
  }
  if case .array(let element)? = property.type?.kind { return element.name }
  guard case .array(let elements)? = property.initializer?.singleExpression?.unwrapped.kind,
    let first = elements.first?.unwrapped.asCall, first.isInitializer
  else { return nil }
  return first.calledName
}

/// Whether it is state, or a list of a model, whose elements stay where they are.
private func keepsPositions(_ collection: Expression, in scope: CodeScope, of program: ProgramScope) -> Bool {
  if let (list, code) = program.declaredVariable(collection), list.isStored, code.type?.kind == .class {
    return !program.rearranges(list)
  }
  guard let name = collection.unwrapped.ownMember, let property = program.property(name, around: scope),
    property.attribute("State") != nil, let owner = program.parts(of: scope.type)
  else { return false }
  return StateProperty(property, of: owner, in: program).keepsPositions
}
