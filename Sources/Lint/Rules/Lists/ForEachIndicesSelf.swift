import Catalog
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
  let collection = rows.collection.expression
  let position = RowPosition(loop, in: collection, of: scope)
  // Of a number that is computed from a count only its use tells that it counts elements.
  guard !rows.isComputed || position.getsElement,
    // Dots for pages hold nothing of them: a dot is its place.
    position.reachesElement,
    // What is picked is known by its tag.
    !loop.scope.containers.contains(where: { $0.calledName == "Picker" }),
    let fate = lists(named: rows.collection, in: scope).lazy.compactMap({ list in
      harmfulFate(of: list, loop, position, in: scope)
    }).first,
    let place = scope.place(loop.call.nameSpan), let text = scope.text(collection.span)
  else { return nil }
  let advice = ElementLoopAdvice(loop: loop, rows: rows, text: text, position: position, scope: scope)
  let harm =
    fate == .isReplaced
    ? "which is replaced: state and animations of a row stay with the index, whatever element comes there"
    : "which changes: after a deletion state and animations stay with the wrong row"
  var proposals: [FixProposal] = []
  if case .all = rows.extent { proposals = elementLoop(loop.call, over: collection, in: scope)?.proposals ?? [] }
  return Problem(
    place,
    "rows are identified by their index in '\(text)', \(harm); \(advice.words)",
    proposals: proposals
  )
}

/// The lists that the rows may have the positions of: those that callers give, where the name is a parameter's.
private func lists(named collection: PlacedExpression, in scope: ProgramScope) -> [PlacedExpression] {
  guard case .local(let slot, _) = collection.expression.unwrapped.kind,
    let (origin, code) = collection.scope.place(ofLocal: slot), case .parameter(let parameter, let function) = origin
  else { return [collection] }
  return scope.arguments(for: parameter, of: function, in: code) ?? []
}

/// What becomes of the elements, where rows that are known by position go wrong by it: nil where the elements stay where
/// they are, or where nothing but the position tells one from those that come in its place.
private func harmfulFate(
  of list: PlacedExpression,
  _ loop: CallOccurrence,
  _ position: RowPosition,
  in scope: ProgramScope
) -> ListFate? {
  guard case .mutable = DataOrigin(list.expression, in: list.scope, of: scope),
    !isStateThatKeepsPositions(list, in: scope)
  else { return nil }
  switch scope.fate(ofList: list.expression) {
  case .keepsPositions?: return nil
  case .isReplaced?:
    return isToldByPosition(list.expression, loop, position, in: scope) ? nil : .isReplaced
  case .isRearranged?, nil: return .isRearranged
  }
}

/// Whether it is state of the view whose elements stay where they are.
private func isStateThatKeepsPositions(_ list: PlacedExpression, in scope: ProgramScope) -> Bool {
  guard let name = list.expression.unwrapped.ownMember, let property = scope.property(name, around: list.scope),
    property.attribute("State") != nil, let owner = scope.parts(of: list.scope.type)
  else { return false }
  return StateProperty(property, of: owner, in: scope).keepsPositions
}

/// Whether nothing but their position tells the elements of a list from those that replace them: numbers and characters,
/// values that make their ids themselves, and values without identity whose position is what state is kept by, or whose
/// rows keep nothing.
private func isToldByPosition(
  _ list: Expression,
  _ loop: CallOccurrence,
  _ position: RowPosition,
  in scope: ProgramScope
) -> Bool {
  if position.isKeptInState, scope.haveIdentities(list) != true { return true }
  guard let element = scope.elementType(of: list) else { return scope.type(of: list)?.nominal?.name == "String" }
  if scope.conforms(element, to: "Numeric") == true || makesItsID(element, in: scope) { return true }
  return scope.lacksIdentity(element) && !position.setsElement && !keepsState(loop, in: scope)
}

/// Whether each value of the type has an id that is made with it.
private func makesItsID(_ type: Type, in scope: ProgramScope) -> Bool {
  guard let name = type.nominal?.name, let parts = scope.declaredTypes(named: name).first,
    let id = parts.variables.first(where: { $0.name == "id" && $0.isStored && $0.isLet }),
    let value = id.initializer?.singleExpression
  else { return false }
  return scope.freshPart(of: value) != nil
}

/// Whether a row shows a view that keeps something while the element in it changes: state, text that is written in it,
/// where it is scrolled to.
private func keepsState(_ loop: CallOccurrence, in scope: ProgramScope) -> Bool {
  guard let row = loop.call.content() else { return true }
  return ShownViews.all(in: scope).contain(row.body.statements) { call in
    if scope.makesView(call, .takesText) || scope.makesView(call, .scrolls) { return true }
    guard call.isInitializer, let name = call.calledName else { return false }
    return scope.declaredTypes(named: name).contains { type in
      scope.makesViews(type.declaration.type)
        && type.variables.contains { property in keeping.contains { property.attribute($0) != nil } }
    }
  }
}

/// The wrappers by which a view keeps something of its own.
private let keeping = ["State", "StateObject", "FocusState", "GestureState"]

/// The loop as one over the elements; nil where the collection does not stand in the loop itself.
private func elementLoop(_ call: CallExpression, over collection: Expression, in scope: ProgramScope) -> ElementLoop? {
  guard call.span.contains(collection.span), let id = call.arguments.first(where: { $0.label == "id" }),
    scope.haveIdentities(collection) == true
  else { return nil }
  return ElementLoop(call, over: collection, id.value, in: scope)
}

extension ProgramScope {
  /// Whether the elements have an identity, so that a loop without `id:` compiles; nil where nobody can know.
  func haveIdentities(_ collection: Expression) -> Bool? {
    guard case .nominal(_, let arguments)? = type(of: collection), arguments.count == 1, let element = arguments.first
    else { return nil }
    // A value of any type that has the protocol is of no type that has it.
    if case .existential = element { return false }
    return conforms(element, to: "Identifiable")
  }

  /// Whether values of the type have nothing that stays the same while the rest of them changes: no id, and no reference.
  fileprivate func lacksIdentity(_ type: Type) -> Bool {
    switch type {
    case .tuple: return true
    case .nominal(let id, _):
      return conforms(type, to: "Identifiable") == false && isObject(type) == false
        && self.type(named: id.name).map { $0.members("id").isEmpty } ?? true
    default: return false
    }
  }
}
