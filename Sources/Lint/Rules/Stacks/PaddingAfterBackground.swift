import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let paddingAfterBackground = LintRule(
    id: "padding-after-background",
    summary: "A padding outside of the background",
    documentation: """
      Modifiers apply from the inside out: `.background(.red).padding()` paints red behind the text alone and leaves the \
      padding transparent, a margin. For a card with room inside, the padding comes first.

      Which one is meant cannot be seen, so the rule is off unless it is configured. It passes over views that have a \
      padding or a frame inside of their background already, and those that fill their space.
      """,
    severity: .off,
    bad: [
      """
      struct Badge: View {
        var body: some View { Text("New").background(.red).padding() }
      }
      """,
      """
      struct Card: View {
        var body: some View {
          VStack { Text("Total"); Text("12") }
            .background(Color.yellow, in: RoundedRectangle(cornerRadius: 8))
            .padding(.horizontal, 12)
        }
      }
      """,
    ],
    good: [
      """
      struct Badge: View {
        var body: some View { Text("New").padding().background(.red) }
      }
      """,
      """
      struct Card: View {
        var body: some View {
          VStack { Text("Total"); Text("12") }
            .padding(8)
            .background(Color.yellow, in: RoundedRectangle(cornerRadius: 8))
            .padding(.horizontal, 12)
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.modifierCalls("padding").compactMap { problem($0, in: scope) }
    }
  )
}

/// Views that hug what they hold.
private let hugging: Set = ["Text", "Label", "Button", "HStack", "VStack", "ZStack", "Link", "Group"]

private func problem(_ occurrence: CallOccurrence, in scope: ProgramScope) -> Problem? {
  let padding = occurrence.call
  guard let background = padding.receiver?.unwrapped.asCall, background.calledName == "background",
    scope.ownModifier(background) == nil, isPaint(background), let base = padding.baseTypeName, hugging.contains(base),
    scope.startsWithFrameworkView(padding), !padding.chain.contains(where: { $0.isNegativePadding }),
    let inside = background.receiver?.unwrapped.asCall, !inside.chain.contains(where: givesRoom),
    let place = scope.place(padding.nameSpan), let painted = scope.place(background.nameSpan)
  else { return nil }
  return Problem(
    place,
    "this padding lies outside of the background and stays transparent; put it before '.background' for room inside",
    related: [RelatedPlace(painted, "painted behind the view alone")],
    proposals: swap(background, padding, in: scope)
  )
}

/// What is seen: no reader that measures, no clear color.
private func isPaint(_ background: CallExpression) -> Bool {
  guard let first = background.arguments.first else { return false }
  if case .closure(let closure) = first.value.kind {
    guard let view = closure.onlyView else { return closure.body.singleExpression?.dottedName?.last != "clear" }
    return view.baseTypeName != "GeometryReader"
  }
  return first.value.dottedName?.last != "clear" && first.value.implicitMember != "clear"
    && first.value.unwrapped.asCall?.baseTypeName != "GeometryReader"
}

/// Whether the modifier makes the view larger than what it holds.
private func givesRoom(_ modifier: CallExpression) -> Bool {
  ["padding", "frame", "containerRelativeFrame", "safeAreaPadding"].contains(modifier.calledName)
}

private func swap(_ background: CallExpression, _ padding: CallExpression, in scope: ProgramScope) -> [FixProposal] {
  guard let inner = background.receiver?.span, let start = scope.place(inner), let end = scope.place(padding.span),
    let paint = scope.modifierText(background), let room = scope.modifierText(padding)
  else { return [] }
  let range = ByteRange(start.range.end, end.range.end)
  let edit = FileEdit(file: start.file, edit: TextEdit(range: range, replacement: room + paint))
  return scope.proposal("put the padding before the background", keepsMeaning: false, edit)
}

extension CallExpression {
  /// `.padding(-8)`: the view is to stand where another one is.
  fileprivate var isNegativePadding: Bool {
    calledName == "padding" && arguments.contains { ($0.value.literalNumber ?? 0) < 0 }
  }
}
