import Semantics
import ViewGraph

extension LintRule {
  static let redundantModifier = LintRule(
    id: "redundant-modifier",
    summary: "A modifier that changes nothing",
    documentation: """
      A padding of 0, an opacity of 1, an offset of nothing move no frame and change no drawing. They are left over, or a \
      number that was to be set. Values that the program computes are left alone.
      """,
    severity: .hint,
    bad: [
      """
      struct Title: View {
        var body: some View { Text("a").padding(0) }
      }
      """,
      """
      struct Icon: View {
        var body: some View {
          Image(systemName: "star")
            .opacity(1)
            .offset(x: 0, y: 0)
        }
      }
      """,
    ],
    good: [
      """
      struct Title: View {
        var body: some View { Text("a").padding(4) }
      }
      """,
      """
      struct Icon: View {
        @State private var isShown = false
        var body: some View {
          Image(systemName: "star")
            .opacity(isShown ? 1 : 0)
            .onTapGesture(count: 2) { isShown.toggle() }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.index.calls.keys.filter { neutral[$0] != nil }.sorted().flatMap { name in
        unit.modifierCalls(name).compactMap { problem($0, in: scope) }
      }
    }
  )
}

/// What each argument has to be for the modifier to do nothing.
private let neutral: [String: (labels: Set<String>, value: Double)] = [
  "blur": (["radius"], 0),
  "brightness": ([""], 0),
  "contrast": ([""], 1),
  "grayscale": ([""], 0),
  "offset": (["x", "y"], 0),
  "opacity": ([""], 1),
  "padding": ([""], 0),
  "saturation": ([""], 1),
  "scaleEffect": ([""], 1),
]

private func problem(_ occurrence: CallOccurrence, in scope: ProgramScope) -> Problem? {
  let call = occurrence.call
  guard let name = call.calledName, let known = neutral[name], !call.arguments.isEmpty, scope.startsWithView(call),
    call.arguments.allSatisfy({ known.labels.contains($0.label ?? "") && $0.value.literalNumber == known.value }),
    let place = scope.place(call.nameSpan)
  else { return nil }
  return Problem(
    place,
    "'.\(name)' with \(Points(known.value)) changes nothing; remove it",
    proposals: scope.removal(of: call).map { [$0] } ?? []
  )
}
