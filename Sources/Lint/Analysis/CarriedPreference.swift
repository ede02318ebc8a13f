import Semantics
import ViewGraph

/// A preference that an observer puts into state which one overlay or background of the same view reads, and nobody else.
struct CarriedPreference {
  let decoration: CallExpression
  let state: VariableDeclaration
  private let observer: CallOccurrence
  private let uses: [ExpressionOccurrence]
  private let scope: ProgramScope

  /// Nil for anything else, and where changes of the state are animated: that needs the state.
  init?(_ observer: CallOccurrence, in scope: ProgramScope) {
    guard observer.call.calledName == "onPreferenceChange", let name = Self.assignedState(observer),
      let owner = observer.scope.type,
      let state = scope.parts(of: owner)?.variables.first(where: { $0.name == name })
    else { return nil }
    let outer = scope.modifiers(over: observer.call.span).map(\.call)
    guard !outer.contains(where: { $0.calledName == "animation" }) else { return nil }
    var decoration: CallExpression?
    var uses: [ExpressionOccurrence] = []
    for use in scope.ownUses(of: name, in: owner) where !observer.isArgument(use.expression.span) {
      let places = scope.places(of: use.expression.span, in: use.scope)
      let found = outer.first { call in
        ["overlay", "background"].contains(call.calledName)
          && call.arguments.contains { argument in places.contains { argument.value.span.contains($0) } }
      }
      guard let found, decoration == nil || decoration === found else { return nil }
      decoration = found
      uses.append(use)
    }
    guard let decoration else { return nil }
    self.decoration = decoration
    self.state = state
    self.observer = observer
    self.uses = uses
    self.scope = scope
  }

  /// `frame` of `.onPreferenceChange(Key.self) { frame = $0 }`.
  private static func assignedState(_ observer: CallOccurrence) -> String? {
    guard let closure = observer.call.closures.last?.closure, closure.body.statements.count == 1,
      case .expression(let statement)? = closure.body.statements.first?.kind,
      case .assignment(let assignment) = statement.kind, assignment.operator == nil,
      let parameter = closure.parameters.first, case .local(parameter.slot, _) = assignment.value.unwrapped.kind
    else { return nil }
    return assignment.target.unwrapped.ownMember
  }

  /// To draw without state; where frames are published, also with anchors instead of them.
  var proposals: [FixProposal] { [plain, anchors].compactMap { $0 } }

  private var plain: FixProposal? {
    // What is nil until the first value comes would be no optional in the closure.
    guard let type = key?.valueType, type.isOptional == (state.type?.isOptional ?? false) else { return nil }
    return drawing.proposal
  }

  var anchors: FixProposal? {
    guard let key, let place = scope.place(decoration.span) else { return nil }
    return AnchorInsteadOfFrame(key, decoration: drawing, state: state, at: place, in: scope)?.proposal
  }

  private var key: PreferenceKeyParts? {
    observer.call.preferenceKey.flatMap { PreferenceKeyParts(named: $0, in: scope) }
  }

  private var drawing: PreferenceDecoration {
    PreferenceDecoration(observer: observer.call, decoration: decoration, state: state, uses: uses, in: scope)
  }
}
