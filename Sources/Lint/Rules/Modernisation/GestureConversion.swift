import Catalog
import Semantics
import ViewGraph

/// A gesture whose value is a structure now: where its actions use the value, they use the part of it that it was.
struct GestureConversion {
  private let call: CallExpression
  private let name: String
  private let scope: ProgramScope

  init(_ call: CallExpression, to name: String, in scope: ProgramScope) {
    self.call = call
    self.name = name
    self.scope = scope
  }

  /// Nil where something else is done with the value than to pass it to closures.
  var edits: [FileEdit?]? {
    let part = name == "MagnifyGesture" ? ".magnification" : ".rotation"
    var edits = [scope.renaming(call, to: name)]
    for modifier in scope.modifiers(over: call.span).map(\.call) {
      // Behind these stands another value.
      guard ModifierTraits.of(modifier.calledName ?? "").contains(.passesValueOn) else { break }
      guard let action = modifier.closures.last?.closure, let value = action.parameters.first else { return nil }
      edits += CodeWalk(action.body).expressions.compactMap { expression in
        guard case .local(_, value.name) = expression.kind else { return nil }
        return .some(scope.inserting(part, after: expression.span))
      }
    }
    return edits
  }
}
