import Semantics
import ViewGraph

extension LintRule {
  static let scrollTargetLayoutMissing = LintRule(
    id: "scroll-target-layout-missing",
    summary: "Scrolling to views of which none is a target",
    documentation: """
      `.scrollTargetBehavior(.viewAligned)` aligns scroll targets, and `.scrollPosition(id:)` names the target that is \
      at the top (Apple: "Use the scrollTargetLayout() modifier to configure the layout that contains your scroll \
      targets"). Without targets the first does nothing and the second never changes.

      Put `.scrollTargetLayout()` on the stack inside of the scroll view, or `.scrollTarget()` on single views.
      """,
    severity: .warning,
    bad: [
      """
      struct Gallery: View {
        var body: some View {
          ScrollView(.horizontal) {
            LazyHStack {
              ForEach(0..<10, id: \\.self) { index in
                Color.blue.frame(width: 280, height: 180).opacity(Double(index) / 10)
              }
            }
          }
          .scrollTargetBehavior(.viewAligned)
        }
      }
      """,
      """
      struct Reader: View {
        let chapters = ["One", "Two", "Three"]
        @State private var current: String?
        var body: some View {
          ScrollView {
            VStack {
              ForEach(chapters, id: \\.self) { Text($0).frame(maxWidth: .infinity, minHeight: 400) }
            }
            .padding()
          }
          .scrollPosition(id: $current)
        }
      }
      """,
    ],
    good: [
      """
      struct Gallery: View {
        var body: some View {
          ScrollView(.horizontal) {
            LazyHStack {
              ForEach(0..<10, id: \\.self) { index in
                Color.blue.frame(width: 280, height: 180).opacity(Double(index) / 10)
              }
            }
            .scrollTargetLayout()
          }
          .scrollTargetBehavior(.viewAligned)
        }
      }
      """,
      """
      struct Pages: View {
        var body: some View {
          ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
              ForEach(0..<3, id: \\.self) { _ in Color.blue.containerRelativeFrame(.horizontal) }
            }
          }
          .scrollTargetBehavior(.paging)
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      let needs = ["scrollTargetBehavior", "scrollPosition"].flatMap {
        ModifierSites(of: $0, in: unit, scope, where: needsTargets).calls
      }
      guard !needs.isEmpty else { return [] }
      let targets = ["scrollTargetLayout", "scrollTarget"].flatMap { scope.calls($0) }
      return needs.compactMap { problem($0, targets: targets, in: scope) }
    }
  )
}

private func problem(_ occurrence: CallOccurrence, targets: [CallOccurrence], in scope: ProgramScope) -> Problem? {
  let call = occurrence.call
  let scroll = call.innermost
  guard call.baseTypeName == "ScrollView", scope.startsWithFrameworkView(scroll), let content = scroll.content(),
    !targets.contains(where: { content.span.contains($0.call.span) }),
    targets.isEmpty || !hasForeignContent(content, of: occurrence, in: scope), let place = scope.place(call.nameSpan)
  else { return nil }
  // Of two modifiers that need targets the inner one speaks.
  guard !call.chain.dropFirst().contains(where: needsTargets) else { return nil }
  let isPosition = scope.applied(by: call).contains { $0.calledName == "scrollPosition" }
  let effect = isPosition ? "the position is never reported" : "there is nothing to align"
  return Problem(
    place,
    "no view in this ScrollView is a scroll target, so \(effect); put '.scrollTargetLayout()' on the stack in it",
    related: scope.place(scroll.nameSpan).map { [RelatedPlace($0, "the content has no targets")] } ?? [],
    proposals: fix(content, in: scope)
  )
}

/// `.scrollTargetBehavior(.viewAligned)` and `.scrollPosition(id:)`.
private func needsTargets(_ call: CallExpression) -> Bool {
  guard call.calledName == "scrollTargetBehavior" else {
    guard call.calledName == "scrollPosition", let position = call.argument("id")?.value else { return false }
    return !position.ignoresWrites
  }
  guard let behavior = call.unlabeled?.value.unwrapped else { return false }
  if behavior.implicitMember == "viewAligned" || behavior.asCall?.calledName == "viewAligned" { return true }
  return behavior.asCall?.calledName == "ViewAlignedScrollTargetBehavior"
}

/// Whether the content is made elsewhere too: by a view, property or function of the workspace, which may hold targets.
private func hasForeignContent(
  _ content: ClosureExpression,
  of occurrence: CallOccurrence,
  in scope: ProgramScope
) -> Bool {
  CodeWalk(content.body).expressions.contains { expression in
    switch expression.kind {
    case .call(let call):
      guard let name = call.calledName else { return true }
      return scope.declares(name) && (call.receiver == nil || scope.ownModifier(call) != nil)
    case .name(let name):
      guard name.selfSlot != nil, !name.isType, scope.declares(name.name) else { return false }
      return scope.property(name.name, around: occurrence.scope)?.isStored != true
    default: return false
    }
  }
}

/// `.scrollTargetLayout()` directly on the stack.
private func fix(_ content: ClosureExpression, in scope: ProgramScope) -> [FixProposal] {
  let stacks = ["LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "VStack", "HStack"]
  guard let stack = content.onlyView?.innermost, stacks.contains(stack.calledName ?? "") else { return [] }
  return scope.proposal(
    "add '.scrollTargetLayout()'",
    keepsMeaning: true,
    scope.addingModifier(".scrollTargetLayout()", to: stack.span)
  )
}

extension Expression {
  /// `.init(get: { selected }, set: { _ in })`
  fileprivate var ignoresWrites: Bool {
    guard let call = unwrapped.asCall, call.argument("get") != nil else { return false }
    return call.argument("set")?.value.closure?.body.statements.isEmpty ?? false
  }
}
