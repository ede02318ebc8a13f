import Interpreter
import Layout
import Semantics

extension LintRule {
  static let textFrameAlignmentMismatch = LintRule(
    id: "text-frame-alignment-mismatch",
    summary: "A text of several lines stands at the trailing edge, and its lines at their leading one",
    documentation: """
      The alignment of a frame moves the text as a block; the lines in the block are aligned by \
      `multilineTextAlignment`, which is `.leading` unless it is set. A text that wraps in a frame with the alignment \
      `.trailing` ends raggedly at the edge it was moved to.

      Add `.multilineTextAlignment(.trailing)`.
      """,
    severity: .info,
    bad: [
      """
      struct Quote: View {
        var body: some View {
          Text("All happy families are alike; each unhappy family is unhappy in its own way.")
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
      }
      """,
      """
      struct Caption: View {
        var body: some View {
          VStack {
            Color.gray.frame(width: 200, height: 100)
            Text("The lighthouse, seen from the harbour at noon")
              .font(.caption)
              .frame(width: 200, height: 60, alignment: .bottomTrailing)
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Quote: View {
        var body: some View {
          Text("All happy families are alike; each unhappy family is unhappy in its own way.")
            .multilineTextAlignment(.trailing)
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
      }
      """,
      """
      struct Price: View {
        var body: some View {
          Text("12 €").frame(maxWidth: .infinity, alignment: .trailing)
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      rendering.result.elements.filter { $0.name == "Text" && $0.kind == .view && !$0.isUserDefined }
        .compactMap { observation($0, in: rendering) }
    })
  )
}

private func observation(_ text: Element, in rendering: Rendering) -> Observation? {
  guard rendering.configuration.scene.textSize == .large,
    case .text(let lines, _) = text.layout.heightReason, lines > 1,
    rendering.call(of: text)?.call.unlabeled?.value.literalText != nil,
    let frame = rendering.ancestors(of: text).prefix(while: { $0.kind == .modifier }).first(where: {
      isTrailing($0, in: rendering)
    }),
    frame.layout.size.width > text.layout.size.width + 0.5, !rendering.isOutOfPlace(text),
    !rendering.alignsLines(of: text), let place = rendering.program.place(frame.nameSpan)
  else { return nil }
  return .fault(
    Problem(
      place,
      "this moves the text as a block to the trailing edge, but its \(lines) lines are aligned at their leading one; add "
        + "'.multilineTextAlignment(.trailing)'",
      related: rendering.program.place(text.nameSpan).map { [RelatedPlace($0, "has \(lines) lines here")] } ?? [],
      proposals: rendering.program.inserting(".multilineTextAlignment(.trailing)", after: text.span).map {
        [FixProposal("align the lines at the trailing edge", keepsMeaning: false, edits: [$0])]
      } ?? []
    )
  )
}

private func isTrailing(_ element: Element, in rendering: Rendering) -> Bool {
  guard element.name == "frame", !element.isUserDefined,
    let alignment = rendering.call(of: element)?.call.argument("alignment")?.value.implicitMember
  else { return false }
  return ["trailing", "topTrailing", "bottomTrailing"].contains(alignment)
}

extension Rendering {
  /// Whether anything around the text says how its lines are aligned.
  fileprivate func alignsLines(of text: Element) -> Bool {
    ([text] + ancestors(of: text)).contains { element in
      modifierNames(around: element).contains { name in
        name == "multilineTextAlignment" || program.calls(name).contains { program.ownModifier($0.call) != nil }
      } || element.isUserDefined && element.kind == .modifier
    }
  }
}
