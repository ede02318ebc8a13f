import Semantics

extension LintRule {
  static let iconOnlyButton = LintRule(
    id: "icon-only-button",
    summary: "A button of which only an image is known",
    documentation: """
      VoiceOver reads a button whose label is an image by the image's name: "plus", "chevron left". Voice Control has no \
      word to press it by.

      Give it a title and hide that: `Button("Add", systemImage: "plus") { … }.labelStyle(.iconOnly)` (iOS 17), or a \
      `Label` as its label; or name it with `.accessibilityLabel("Add")`.
      """,
    severity: .info,
    bad: [
      """
      struct Toolbar: View {
        let add: () -> Void
        var body: some View {
          Button { add() } label: { Image(systemName: "plus") }
        }
      }
      """,
      """
      struct Close: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          Button(action: { dismiss() }) {
            Image(systemName: "xmark").font(.headline).padding(12)
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Toolbar: View {
        let add: () -> Void
        var body: some View {
          Button("Add", systemImage: "plus") { add() }.labelStyle(.iconOnly)
        }
      }
      """,
      """
      struct Close: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          Button(action: { dismiss() }) {
            Image(systemName: "xmark").font(.headline)
          }
          .accessibilityLabel("Close")
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.viewCalls("Button").compactMap { problem($0, in: scope) }
    }
  )
}

private func problem(_ occurrence: CallOccurrence, in scope: ProgramScope) -> Problem? {
  let button = occurrence.call
  guard let label = label(of: button), let content = label.onlyView, content.baseTypeName == "Image",
    scope.startsWithFrameworkView(content), let place = scope.place(button.nameSpan)
  else { return nil }
  let image = content.innermost
  guard image.argument("label") == nil, image.argument("decorative") == nil,
    image.argument("systemName") != nil || image.unlabeled?.value.literalText != nil,
    !named(content.chain), !named(scope.modifiers(over: button.span).map(\.call)),
    !ViewSurroundings.contain(around: occurrence, in: scope, where: { $0.call.isReadInstead })
  else { return nil }
  return Problem(
    place,
    "this button has no words, so VoiceOver reads the name of its image; give it a title, "
      + "'Button(\"…\", systemImage: …)' with '.labelStyle(.iconOnly)', or an '.accessibilityLabel'",
    related: scope.place(image.nameSpan).map { [RelatedPlace($0, "the whole label")] } ?? []
  )
}

private func label(of button: CallExpression) -> ClosureExpression? {
  if let named = button.closures.first(where: { $0.label == "label" }) { return named.closure }
  guard button.argument("action") != nil else { return nil }
  return button.closures.first { $0.label == nil }?.closure
}

private func named(_ calls: some Sequence<CallExpression>) -> Bool {
  calls.contains { call in
    let name = call.calledName ?? ""
    return name == "help" || name.hasPrefix("accessibility") && name != "accessibilityIdentifier"
  }
}
