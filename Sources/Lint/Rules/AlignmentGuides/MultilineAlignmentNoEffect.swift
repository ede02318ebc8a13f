import Interpreter
import Layout
import Semantics

extension LintRule {
  static let multilineAlignmentNoEffect = LintRule(
    id: "multiline-alignment-no-effect",
    summary: "An alignment of lines for a text of one line",
    documentation: """
      `multilineTextAlignment` aligns the lines of a text with one another. A text that has one line in every tested \
      window and at every tested text size looks the same with it and without.

      To move the text in its row, give it a frame: `.frame(maxWidth: .infinity, alignment: .trailing)`.
      """,
    severity: .hint,
    bad: [
      """
      struct Total: View {
        var body: some View {
          VStack {
            Text("Total").multilineTextAlignment(.trailing)
            Text("Thank you for your order and see you soon")
          }
        }
      }
      """,
      """
      struct Title: View {
        var body: some View {
          Text("Hello")
            .font(.title)
            .multilineTextAlignment(.center)
            .padding()
        }
      }
      """,
    ],
    good: [
      """
      struct Total: View {
        var body: some View {
          Text("Total").frame(maxWidth: .infinity, alignment: .trailing)
        }
      }
      """,
      """
      struct Thanks: View {
        let name: String
        var body: some View {
          VStack {
            Text("Thank you for your order, and see you soon in one of our two shops by the harbour")
              .multilineTextAlignment(.center)
            Text(name).multilineTextAlignment(.center)
          }
        }
      }
      """,
    ],
    check: .rendered(
      { rendering in
        rendering.result.elements.filter { $0.name == "Text" && $0.kind == .view && !$0.isUserDefined }
          .compactMap { observation($0, in: rendering) }
      },
      judge: { sightings in
        Sighting.merged(
          Sighting.grouped(sightings).filter { $0.allSatisfy { $0.observation.problem != nil } }.flatMap(\.self)
        )
      }
    )
  )
}

private func observation(_ text: Element, in rendering: Rendering) -> Observation? {
  let modifiers = rendering.program.modifiers(over: text.span).map(\.call)
  guard let index = modifiers.firstIndex(where: { $0.calledName == "multilineTextAlignment" }),
    let place = rendering.program.place(modifiers[index].nameSpan)
  else { return nil }
  let modifier = modifiers[index]
  guard case .text(lines: 1, isTruncated: false) = text.layout.heightReason, rendering.hasLiteralTitle(text),
    rendering.call(of: text)?.call.unlabeled?.value.literalText != nil,
    !rendering.isOutOfPlace(text), modifiers[..<index].allSatisfy(\.isOfTheText)
  else { return .fine(place) }
  return .fault(
    Problem(
      place,
      "this text has one line in every tested window and text size, so its lines need no alignment; to move it, use "
        + "'.frame(maxWidth: .infinity, alignment:)'",
      proposals: rendering.program.removingModifier(modifier).map {
        [FixProposal("remove the modifier", keepsMeaning: true, edits: [$0])]
      } ?? []
    ),
    quotesFrames: false
  )
}

extension CallExpression {
  /// Whether the modifier leaves the view one text.
  fileprivate var isOfTheText: Bool {
    !["overlay", "background", "safeAreaInset", "modifier"].contains(calledName ?? "") && closures.isEmpty
  }
}
