import Catalog
import Semantics
import ViewGraph

extension LintRule {
  static let onDeleteOutsideForeach = LintRule(
    id: "on-delete-outside-foreach",
    summary: "'onDelete' or 'onMove' on something that is no ForEach",
    documentation: """
      `onDelete(perform:)` and `onMove(perform:)` belong to `DynamicViewContent`, which of the views is only `ForEach` \
      (with `onDelete`, `onMove` and `onInsert` on it). On a row, on the list, or behind another modifier they do not \
      compile.

      Put them directly on the `ForEach`; for a list of data write `List { ForEach(data) { … }.onDelete { … } }`.
      """,
    severity: .error,
    bad: [
      """
      struct Names: View {
        @State private var names = ["Ada", "Grace"]
        var body: some View {
          List {
            ForEach(names, id: \\.self) { name in
              Text(name).onDelete { names.remove(atOffsets: $0) }
            }
          }
        }
      }
      """,
      """
      struct Names: View {
        @State private var names = ["Ada", "Grace"]
        var body: some View {
          List(names, id: \\.self) { Text($0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
      }
      """,
    ],
    good: [
      """
      struct Names: View {
        @State private var names = ["Ada", "Grace"]
        var body: some View {
          List {
            ForEach(names, id: \\.self) { Text($0) }
              .onDelete { names.remove(atOffsets: $0) }
              .onMove { names.move(fromOffsets: $0, toOffset: $1) }
          }
        }
      }
      """,
      """
      struct Names: View {
        @State private var names = ["Ada", "Grace"]
        var body: some View {
          List {
            rows.onDelete { names.remove(atOffsets: $0) }
          }
        }
        private var rows: some DynamicViewContent { ForEach(names, id: \\.self) { Text($0) } }
      }
      """,
    ],
    check: .unit { unit, scope in
      ["onDelete", "onMove"].flatMap { unit.modifierCalls($0) }.compactMap { problem($0.call, in: scope) }
    }
  )
}

/// What a `ForEach` stays dynamic content under: its actions tell of elements by their positions.
let dynamicModifiers: Set = ["onDelete", "onMove", "onInsert", "dropDestination"]

private func problem(_ call: CallExpression, in scope: ProgramScope) -> Problem? {
  if let problem = problemOfSomeView(call, in: scope) { return problem }
  guard let name = call.calledName, let receiver = call.receiver?.unwrapped.asCall,
    scope.startsWithView(call), let base = call.baseTypeName, let place = scope.place(call.nameSpan)
  else { return nil }
  guard !scope.isType(base, conformingTo: "DynamicViewContent"),
    scope.type(named: base)?.members(name).isEmpty != false
  else { return nil }
  let between = receiver.chain.filter { $0.receiver != nil && !$0.isInitializer }
  guard between.allSatisfy({ Catalog.modifier($0.calledName ?? "") != nil && scope.ownModifier($0) == nil }) else {
    return nil
  }
  let other = between.first { !dynamicModifiers.contains($0.calledName ?? "") }
  guard base != "ForEach" || other != nil else { return nil }
  let reason = base == "ForEach" ? "stands behind '.\(other?.calledName ?? "")'" : "is on '\(base)'"
  return Problem(
    place,
    "'.\(name)' exists only directly on a ForEach (DynamicViewContent), and this one \(reason), so it does not compile; "
      + "put it on the ForEach of the list",
    related: (other?.nameSpan ?? call.innermost.nameSpan).related("this is no dynamic content", in: scope)
  )
}

/// `rows.onDelete { … }` where `rows` is `some View`: what it is made of does not count.
private func problemOfSomeView(_ call: CallExpression, in scope: ProgramScope) -> Problem? {
  guard let name = call.calledName, let receiver = call.receiver?.unwrapped, let place = scope.place(call.nameSpan),
    let declared = scope.declaredValue(receiver.asCall?.callee ?? receiver),
    let type = declared.type, type.isOpaque, type.name == "View", scope.ownModifier(call) == nil,
    let text = scope.text((receiver.asCall?.callee ?? receiver).span)
  else { return nil }
  return Problem(
    place,
    "'.\(name)' exists only directly on a ForEach (DynamicViewContent), and '\(text)' is 'some View', so it does not "
      + "compile; put it on the ForEach itself, or declare 'some DynamicViewContent'"
  )
}

extension DeclaredValue {
  /// What the variable is declared as, or what the function gives.
  fileprivate var type: TypeReference? {
    switch self {
    case .variable(let variable, _): variable.type
    case .function(let function, _): function.returnType
    }
  }
}

extension SourceSpan {
  fileprivate func related(_ message: String, in scope: ProgramScope) -> [RelatedPlace] {
    scope.place(self).map { [RelatedPlace($0, message)] } ?? []
  }
}
