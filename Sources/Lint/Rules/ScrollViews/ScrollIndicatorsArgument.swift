import Catalog
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let scrollIndicatorsArgument = LintRule(
    id: "scroll-indicators-argument",
    summary: "Scroll indicators hidden by an argument",
    documentation: """
      Since iOS 16 `.scrollIndicators(.hidden)` hides the indicators of all scroll views inside, lists and text editors \
      too. The argument `showsIndicators:` says it for one.
      """,
    severity: .hint,
    bad: [
      """
      struct Strip: View {
        var body: some View {
          ScrollView(.horizontal, showsIndicators: false) { HStack { Text("a"); Text("b") } }
        }
      }
      """,
      """
      struct Page: View {
        var body: some View {
          ScrollView(showsIndicators: false) { Color.gray.frame(height: 900) }
        }
      }
      """,
    ],
    good: [
      """
      struct Strip: View {
        var body: some View {
          ScrollView(.horizontal) { HStack { Text("a"); Text("b") } }.scrollIndicators(.hidden)
        }
      }
      """,
      """
      struct Page: View {
        let showsBar: Bool
        var body: some View {
          ScrollView(.vertical, showsIndicators: showsBar) { Color.gray.frame(height: 900) }
        }
      }
      #Preview { Page(showsBar: true) }
      """,
    ],
    check: .unit { unit, scope in
      let guards = AvailabilityGuards(scope.targets, in: scope)
      return unit.viewCalls("ScrollView").compactMap { problem($0.call, guards, in: scope) }
    }
  )
}

private func problem(_ call: CallExpression, _ guards: AvailabilityGuards, in scope: ProgramScope) -> Problem? {
  guard let index = call.arguments.firstIndex(where: { $0.label == "showsIndicators" }),
    let label = call.arguments[index].labelSpan, case .bool(false) = scope.constant(call.arguments[index].value).kind,
    let place = scope.place(label), !guards.isMadeBefore(iOS: 16, at: place),
    let value = scope.place(call.arguments[index].value.span)
  else { return nil }
  var range = ByteRange(place.range.start, value.range.end)
  if index > 0, let before = scope.place(call.arguments[index - 1].value.span) {
    range = ByteRange(before.range.end, range.end)
  } else if call.arguments.count == 2, call.arguments[1].isTrailing, let name = scope.place(call.nameSpan),
    let content = scope.place(call.arguments[1].value.span)
  {
    // No parentheses stand before a closure that is the only argument.
    let gap = scope.text(Place(file: place.file, range: ByteRange(range.end, content.range.start)))
    let end = gap.firstIndex(of: ")").map { gap[...$0].utf8.count } ?? 0
    range = end > 0 ? ByteRange(name.range.end, range.end + end) : range
  }
  let edit = FileEdit(file: place.file, edit: TextEdit(range: range, replacement: ""))
  return Problem(
    place,
    "since iOS 16 '.scrollIndicators(.hidden)' replaces this, for everything inside that scrolls",
    proposals: scope.proposal(
      "use '.scrollIndicators(.hidden)'",
      keepsMeaning: !guards.mayRunBefore(iOS: 16, at: place) && !holdsOthersThatScroll(call, in: scope),
      mayMoveFrames: false,
      edit,
      scope.addingModifier(".scrollIndicators(.hidden)", to: call.span)
    )
  )
}

/// Whether something in the scroll view scrolls as well: its indicators would go, too.
private func holdsOthersThatScroll(_ call: CallExpression, in scope: ProgramScope) -> Bool {
  let content = call.closures.flatMap(\.closure.body.statements)
  return ShownViews.all(in: scope).contain(content) { scope.makesView($0, .scrolls) }
}
