import Catalog
import Semantics
import ViewGraph

extension LintRule {
  static let tapGestureAsButton = LintRule(
    id: "tap-gesture-as-button",
    summary: "A tap gesture where a button is meant",
    documentation: """
      A view with `onTapGesture` looks like a button to those who see it and touch it. VoiceOver, Switch Control, a \
      keyboard and the pointer do not find it, and it shows no pressed state.

      Use `Button { … } label: { … }` (with `.buttonStyle(.plain)` where it should look as before), or at least add \
      `.accessibilityAddTraits(.isButton)`.
      """,
    severity: .info,
    bad: [
      """
      struct Card: View {
        let open: () -> Void
        var body: some View {
          VStack { Text("Details") }
            .onTapGesture { open() }
        }
      }
      """,
      """
      struct Row: View {
        @State private var isSelected = false
        var body: some View {
          Text(isSelected ? "Selected" : "Select").padding().onTapGesture { isSelected.toggle() }
        }
      }
      """,
    ],
    good: [
      """
      struct Card: View {
        let open: () -> Void
        var body: some View {
          Button { open() } label: { VStack { Text("Details") } }
        }
      }
      """,
      """
      struct Map: View {
        @State private var point = CGPoint.zero
        var body: some View {
          VStack {
            Rectangle()
              .onTapGesture { location in point = location }
              .onTapGesture(count: 2) { point = .zero }
            Text("\\(point.x)").onTapGesture { point.x += 1 }.accessibilityAddTraits(.isButton)
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.modifierCalls("onTapGesture").compactMap { occurrence in
        guard occurrence.call.arguments.count == 1, let action = occurrence.call.arguments.first else { return nil }
        return problem(occurrence, action, in: scope)
      }
        + unit.modifierCalls("gesture").compactMap { occurrence in
          occurrence.tapAction(in: scope).flatMap { problem(occurrence, $0, in: scope) }
        }
    }
  )
}

extension CallOccurrence {
  /// What `.gesture(TapGesture().onEnded { … })` does, the gesture maybe a property of the view.
  fileprivate func tapAction(in program: ProgramScope) -> Argument? {
    guard call.arguments.count == 1, let gesture = call.unlabeled?.value,
      let ended = program.sources(of: gesture, in: scope).only?.expression.asCall, ended.calledName == "onEnded",
      ended.arguments.count == 1, let tap = ended.receiver?.unwrapped.asCall, tap.calledName == "TapGesture",
      tap.arguments.isEmpty
    else { return nil }
    return ended.arguments.first
  }
}

private func problem(_ occurrence: CallOccurrence, _ action: Argument, in scope: ProgramScope) -> Problem? {
  let call = occurrence.call
  guard action.label == nil || action.label == "perform", !scope.isInPreview(occurrence.scope),
    let view = scope.startingView(of: call), !isUsed(view), !isBackdrop(view, occurrence, action, in: scope),
    isPlainAction(action, of: occurrence, in: scope),
    let place = scope.place(call.nameSpan)
  else { return nil }
  if let control = scope.control(labeledBy: occurrence.scope) { return inLabel(of: control, place, in: scope) }
  let modifiers = Array(call.chain) + scope.modifiers(over: call.span).map(\.call)
  let around = modifiers.flatMap(scope.applied)
  guard !around.contains(where: { $0.speaks || $0.calledName == "allowsHitTesting" }) else { return nil }
  let unseen = "assistive technologies, keyboards and pointers do not see that this can be tapped; "
  if let controls = TappedControls(occurrence, in: scope) {
    if controls.doTheSame(as: action.value) { return nil }
    if let control = controls.inside.first {
      return Problem(
        place,
        unseen + "a Button cannot hold the '\(control.calledName ?? "control")' in it, so add "
          + "'.accessibilityAction(named: …)', or put a Button behind it",
        related: scope.place(control.nameSpan).map { [RelatedPlace($0, "a control of its own")] } ?? []
      )
    }
  }
  return Problem(
    place,
    unseen + "use a Button, or add '.accessibilityAddTraits(.isButton)'",
    proposals: scope.proposal(
      "add '.accessibilityAddTraits(.isButton)'",
      keepsMeaning: isOneElement(view),
      scope.addingModifier(".accessibilityAddTraits(.isButton)", to: call.span)
    )
  )
}

/// A tap on what a control is labeled with: others set off the control, which does not do this.
private func inLabel(of control: CallExpression, _ place: Place, in scope: ProgramScope) -> Problem? {
  guard let name = control.calledName else { return nil }
  return Problem(
    place,
    "this takes the taps from the '\(name)' whose label it is, while VoiceOver, keyboards and pointers set off the "
      + "'\(name)' itself, which does something else; move what the tap does into the '\(name)'",
    related: scope.place(control.nameSpan).map { [RelatedPlace($0, "the control")] } ?? []
  )
}

/// Whether assistive technologies see one element that says something: the traits of a container go to each of its
/// children, and a shape would be a button without a name.
private func isOneElement(_ view: String) -> Bool {
  view == "Image" || !ViewTraits.of(view).isDisjoint(with: [.readable, .isReadWhole])
}

/// What answers to touches itself or scrolls, and a color, which is a surface behind other views.
private func isUsed(_ view: String) -> Bool {
  view == "Color" || !ViewTraits.of(view).isDisjoint(with: [.control, .scrolls])
}

/// Whether it is a plain surface behind what is shown on it: one that reaches under the bars, or that the tap itself
/// removes.
private func isBackdrop(_ view: String, _ occurrence: CallOccurrence, _ action: Argument, in scope: ProgramScope)
  -> Bool
{
  guard Catalog.view(view)?.isShape == true else { return false }
  let modifiers = Array(occurrence.call.chain) + scope.modifiers(over: occurrence.call.span).map(\.call)
  if modifiers.flatMap(scope.applied).contains(where: { scope.isModifier($0, .leavesSafeArea) }) { return true }
  guard let closure = action.value.closure else { return false }
  let written = Set(CodeWalk(closure.body).expressions.compactMap { $0.writtenName(in: scope) })
  return occurrence.scope.conditions(around: occurrence.call.span).contains { condition in
    CodeWalk(condition).expressions.contains { $0.ownPath.map { written.contains($0.name) } ?? false }
  }
}

extension Expression {
  /// The own property that an assignment sets or a call changes in place.
  fileprivate func writtenName(in scope: ProgramScope) -> String? {
    if case .assignment(let assignment) = kind { return assignment.target.ownPath?.name }
    return asCall.flatMap { call in scope.isMutating(call) ? call.receiver?.ownPath?.name : nil }
  }
}

extension CodeScope {
  /// What decides whether the code at `span` runs, in the property or function that it belongs to.
  fileprivate func conditions(around span: SourceSpan) -> [Expression] {
    chain.prefix { $0 !== outermostCode?.parent }.flatMap(\.statements).flatMap { statement in
      CodeWalk([statement]).flatMap { node -> [Expression] in
        guard case .ifStatement(let choice) = node, choice.span.contains(span) else { return [] }
        return choice.conditions.flatMap { CodeNode.condition($0).children }.compactMap { node in
          if case .expression(let expression) = node { expression } else { nil }
        }
      }
    }
  }
}

/// Whether the action does something, and does not ask where the tap was: a closure, or a function of the view.
private func isPlainAction(_ action: Argument, of occurrence: CallOccurrence, in scope: ProgramScope) -> Bool {
  if case .closure(let closure) = action.value.kind {
    return closure.parameters.allSatisfy { $0.name == "_" } && closure.implicitParameterCount == 0
      && !closure.body.statements.isEmpty
      && !endsEditing(closure.body, in: occurrence.scope, scope)
  }
  guard action.label == "perform", let name = action.value.unwrapped.ownMember,
    let type = scope.parts(of: occurrence.scope.type)
  else { return false }
  if let property = type.variables.first(where: { $0.name == name }) {
    guard case .function(let function)? = property.type?.kind else { return false }
    return function.parameters.isEmpty
  }
  guard let function = type.functions.first(where: { $0.name == name }), let body = function.body else { return false }
  return function.parameters.isEmpty && !endsEditing(body, in: occurrence.scope, scope)
}

/// What UIKit calls it to put the keyboard away.
private let endings: Set = ["resignFirstResponder", "endEditing"]

/// Whether the code ends editing, also by a function of the program: it asks UIKit to, or sets where the focus is.
private func endsEditing(_ body: Body, in code: CodeScope, _ scope: ProgramScope, depth: Int = 0) -> Bool {
  CodeWalk(body).expressions.contains { expression in
    switch expression.kind {
    case .member(let member): return endings.contains(member.name)
    case .name(let name): return endings.contains(name.name)
    case .assignment(let assignment):
      guard let name = assignment.target.ownPath?.name else { return false }
      return scope.property(name, around: code).map { isFocus($0, scope) } ?? false
    case .call(let call):
      guard depth < 3, let (function, around) = scope.calledFunction(call), let inner = function.body else {
        return isUnknown(call, scope)
      }
      return endsEditing(inner, in: CodeScope(.function(function), in: around), scope, depth: depth + 1)
    default: return false
    }
  }
}

/// Whether the property says where the focus is: `@FocusState`, or `@FocusState.Binding`.
private func isFocus(_ property: VariableDeclaration, _ scope: ProgramScope) -> Bool {
  property.attributes.contains { attribute in
    attribute.name == "FocusState" || scope.text(attribute.nameSpan)?.hasPrefix("FocusState.") == true
  }
}

/// Whether the call is one of a value or of a method that nobody knows here, and so may do anything.
private func isUnknown(_ call: CallExpression, _ scope: ProgramScope) -> Bool {
  guard case .member(let member) = call.callee.kind, let base = member.base else { return false }
  return scope.unknownType(of: base) != nil || scope.meaning(ofName: member.nameSpan) == nil
}
