import Interpreter
import Semantics
import ViewGraph

extension LintRule {
  static let matchedGeometryMultipleSources = LintRule(
    id: "matched-geometry-multiple-sources",
    summary: "Two visible views give the same matched geometry",
    documentation: """
      Of the views with one id in a namespace, one gives its geometry and the others take it. With two sources at the \
      same time SwiftUI prints "Multiple inserted views in matched geometry group … have `isSource: true`", and which \
      one counts is undefined.

      Write `isSource: false` on those that follow, or show only one of them at a time (`if` … `else`).
      """,
    severity: .warning,
    bad: [
      """
      struct Player: View {
        @Namespace private var space
        var body: some View {
          VStack {
            Circle().frame(width: 40, height: 40).matchedGeometryEffect(id: "cover", in: space)
            Rectangle().frame(width: 80, height: 80).matchedGeometryEffect(id: "cover", in: space)
          }
        }
      }
      """,
      """
      struct Ring: View {
        @Namespace private var space
        private let id = 1
        var body: some View {
          ZStack {
            Color.red.frame(width: 60, height: 60).matchedGeometryEffect(id: id, in: space, isSource: true)
            Color.blue.matchedGeometryEffect(id: id, in: space)
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Player: View {
        @Namespace private var space
        @State private var isOpen = false
        var body: some View {
          if isOpen {
            Circle().frame(width: 40, height: 40).matchedGeometryEffect(id: "cover", in: space)
          } else {
            Rectangle().frame(width: 80, height: 80).matchedGeometryEffect(id: "cover", in: space)
          }
        }
      }
      """,
      """
      struct Ring: View {
        @Namespace private var space
        var body: some View {
          ZStack {
            Color.red.frame(width: 60, height: 60).matchedGeometryEffect(id: 1, in: space)
            Color.blue.matchedGeometryEffect(id: 1, in: space, isSource: false)
          }
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      let sources = rendering.result.facts.matchedViews.filter(\.isSource)
      return sources.indices.dropFirst().compactMap { index in
        let view = sources[index]
        // One modifier in a loop gives several of them, where all that the loop goes through is known.
        let isKnown = !rendering.usesStandIns
        guard let first = sources[..<index].first(where: { $0.id == view.id && (isKnown || $0.span != view.span) })
        else { return nil }
        return problem(view, first, in: rendering).map { .fault($0, quotesFrames: false) }
      }
    })
  )
}

private func problem(
  _ view: SceneFacts.MatchedView,
  _ first: SceneFacts.MatchedView,
  in rendering: Rendering
) -> Problem? {
  let scope = rendering.program
  guard let place = scope.place(view.span), let call = call(at: view.span, in: scope), let id = call.argument("id"),
    isCertain(id.value, of: view.span, in: scope) || rendering.isKnownWhole,
    let last = call.arguments.last(where: { !$0.isTrailing })
  else { return nil }
  if view.span == first.span {
    return Problem(
      place,
      "several views that this makes are shown in one matched geometry group with 'isSource: true', and which one counts "
        + "is undefined; give each an id of its own, or say with 'isSource:' which one gives its geometry"
    )
  }
  let fix =
    call.argument("isSource").map { scope.replacing($0.value.span, with: "false") }
    ?? scope.inserting(", isSource: false", after: last.value.span)
  return Problem(
    place,
    "two views of this matched geometry group are shown with 'isSource: true', and which one counts is undefined; write "
      + "'isSource: false' on the one that follows",
    related: scope.place(first.span).map { [RelatedPlace($0, "this one gives its geometry too")] } ?? [],
    proposals: scope.proposal("add 'isSource: false'", keepsMeaning: false, fix),
    severity: rendering.showsPartOnItsOwn ? .info : nil
  )
}

extension Rendering {
  /// Whether nothing in the scene stands in for a value that nobody knows: computed ids are what they will be.
  fileprivate var isKnownWhole: Bool { !usesStandIns && result.unknowns.isEmpty }

  /// Whether the scene is a preview of a view that the app makes elsewhere: it may be in a state that the app never gives.
  fileprivate var showsPartOnItsOwn: Bool {
    switch result.request.source {
    case .view, .expression: return false
    case .preview, .provider: break
    }
    var element = element(result.root)
    while let current = element, !(current.isUserDefined && current.kind == .view) {
      element = current.children.count == 1 ? current.children.first.flatMap { self.element($0) } : nil
    }
    guard let element else { return false }
    return program.calls(element.name).contains { $0.call.isInitializer && !program.isInPreview($0.scope) }
  }
}

private func call(at name: SourceSpan, in scope: ProgramScope) -> CallExpression? {
  scope.calls("matchedGeometryEffect", in: name.unit).first { $0.call.nameSpan == name }?.call
}

/// Whether the id is stated in the source; ids of unknown data are equal for want of values.
private func isCertain(_ id: Expression, of span: SourceSpan, in scope: ProgramScope) -> Bool {
  switch id.unwrapped.kind {
  case .integer: return true
  case .string: return id.unwrapped.literalText != nil
  case .member:
    guard let variable = scope.declaredVariable(id)?.variable, variable.isLet, variable.modifiers.isTypeMember else {
      return false
    }
    return variable.initializer?.singleExpression?.literalText != nil
  case .name(let name):
    let occurrence = scope.calls("matchedGeometryEffect", in: span.unit).first { $0.call.nameSpan == span }
    let property = occurrence.flatMap { scope.property(name.name, around: $0.scope) }
    return property?.isLet == true && property?.initializer != nil
  default: return false
  }
}
