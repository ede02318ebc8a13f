import Catalog
import Semantics
import ViewGraph

extension LintRule {
  static let animationWithoutValue = LintRule(
    id: "animation-without-value",
    summary: "An animation of whatever changes",
    documentation: """
      `.animation(_:)` without a value animates every change below it, whatever causes it: rotation, first appearance, \
      data that arrives. Apple has deprecated it in iOS 15 ("Use withAnimation or animation(_:value:) instead").

      Name the value whose change is to be animated: `.animation(.default, value: isOpen)`.
      """,
    severity: .warning,
    supersedes: ["api-deprecated"],
    bad: [
      """
      struct Drawer: View {
        @State private var isOpen = false
        var body: some View {
          Rectangle()
            .frame(height: isOpen ? 200 : 40)
            .animation(.default)
            .onTapGesture(count: 2) { isOpen.toggle() }
        }
      }
      """,
      """
      struct Pulse: View {
        @State private var isLarge = false
        var body: some View {
          VStack {
            Circle().scaleEffect(isLarge ? 2 : 1)
            Button("Pulse") { isLarge.toggle() }
          }
          .animation(.spring(response: 0.3, dampingFraction: 0.5))
        }
      }
      """,
    ],
    good: [
      """
      struct Drawer: View {
        @State private var isOpen = false
        var body: some View {
          Rectangle()
            .frame(height: isOpen ? 200 : 40)
            .animation(.default, value: isOpen)
            .onTapGesture(count: 2) { isOpen.toggle() }
        }
      }
      """,
      """
      struct Switch: View {
        @Binding var isOn: Bool
        var body: some View { Toggle("On", isOn: $isOn.animation(.easeIn)) }
      }
      #Preview { Switch(isOn: .constant(true)) }
      """,
    ],
    check: .unit { unit, scope in
      unit.modifierCalls("animation").compactMap { problem($0, in: scope) }
    }
  )
}

private func problem(_ occurrence: CallOccurrence, in scope: ProgramScope) -> Problem? {
  let call = occurrence.call
  guard call.arguments.count == 1, let animation = call.unlabeled, !isNone(animation.value),
    scope.isMadeOnView(occurrence) || isShown(occurrence, in: scope),
    let place = scope.place(call.nameSpan)
  else { return nil }
  let states = call.receiver.map { statesRead(in: $0, around: occurrence.scope, of: scope) } ?? []
  var proposals: [FixProposal] = []
  if states.count == 1, let state = states.first {
    proposals = scope.proposal(
      "add 'value: \(state)'",
      keepsMeaning: false,
      scope.inserting(", value: \(state)", after: animation.value.span)
    )
  }
  let isForTransition = states.isEmpty && hasTransition(call, in: scope)
  let example =
    isForTransition
    ? ".transition(….animation(…))" : ".animation(…, value: \(states.count == 1 ? states.first ?? "" : "…"))"
  return Problem(
    place,
    "'.animation' without a value animates every change below it, whatever its cause, and is deprecated; write "
      + "'\(example)'",
    proposals: proposals
  )
}

/// Whether a view's code shows what the modifier gives, though nobody here knows the type of what it is made on: what
/// stands there by itself is a view.
private func isShown(_ occurrence: CallOccurrence, in scope: ProgramScope) -> Bool {
  let call = occurrence.call
  guard let receiver = call.receiver, scope.isView(receiver) == nil,
    let type = occurrence.scope.type.flatMap(scope.parts)
  else { return false }
  let whole = scope.wholeChain(of: call.span)
  let stands = CodeWalk(occurrence.scope.statements, enteringClosures: false).contains { node in
    guard case .statement(let statement) = node else { return false }
    switch statement.kind {
    case .expression(let shown): return shown.span == whole
    case .return(let shown): return shown?.span == whole
    default: return false
    }
  }
  return stands && scope.viewCode(of: type).steps.contains { $0.expression.span == call.span }
}

/// Whether the animation is there for how the view comes and goes, which no value beside it tells.
private func hasTransition(_ call: CallExpression, in scope: ProgramScope) -> Bool {
  if let inner = call.receiver?.unwrapped.asCall, inner.chain.contains(where: { $0.calledName == "transition" }) {
    return true
  }
  return scope.modifiers(over: call.span).contains { $0.call.calledName == "transition" }
}

/// What the view follows and the receiver's code reads where it runs with the body, and what can be told from what it was
/// before: of values that cannot be compared the members that are read. What stands below another animation is that one's.
private func statesRead(in receiver: Expression, around scope: CodeScope, of program: ProgramScope) -> [String] {
  let inner = receiver.unwrapped.asCall?.chain.first { $0.calledName == "animation" && $0.receiver != nil }?.span
  func isState(_ expression: Expression) -> Bool {
    guard inner?.contains(expression.span) != true, let name = expression.ownMember,
      let property = program.property(name, around: scope)
    else { return false }
    return property.attributes.contains { Catalog.propertyWrapper($0.name)?.behavior.isFollowed ?? false }
  }
  func isCompared(_ expression: Expression) -> Bool {
    program.type(of: expression).flatMap { program.conforms($0, to: "Equatable") } ?? true
  }
  var found: [String] = []
  for case .expression(let expression) in CodeWalk(receiver) where isCompared(expression) {
    var path: String?
    if isState(expression) {
      path = expression.ownMember
    } else if case .member(let member) = expression.kind, let base = member.base?.unwrapped, isState(base),
      !isCompared(base)
    {
      path = base.ownMember.map { "\($0).\(member.name)" }
    }
    if let path, !found.contains(path) { found.append(path) }
  }
  return found
}

/// `.animation(nil)` switches animations off, which is no surprise below it.
private func isNone(_ animation: Expression) -> Bool {
  if case .nil = animation.kind { return true }
  return animation.implicitMember == "none"
}
