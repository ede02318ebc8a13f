import Catalog
import Interpreter
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let textFrameAlignmentMismatch = LintRule(
    id: "text-frame-alignment-mismatch",
    summary: "A text lies at the trailing edge, and its lines begin at the leading one",
    documentation: """
      The alignment of a frame places a text as a whole. Where it wraps, its lines begin at the text's leading edge \
      unless `.multilineTextAlignment` says otherwise: at the trailing edge of the frame they look ragged.

      Add `.multilineTextAlignment(.trailing)`.
      """,
    severity: .info,
    bad: [
      """
      struct Quote: View {
        var body: some View {
          Text("All that glitters is not gold, as somebody said who had seen a good deal of either kind")
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
      }
      """,
      """
      struct Caption: View {
        var body: some View {
          Text("A picture of the mountains behind the town, taken on a day in May")
            .font(.caption)
            .frame(width: 160, alignment: .trailing)
            .padding()
        }
      }
      """,
    ],
    good: [
      """
      struct Quote: View {
        var body: some View {
          Text("All that glitters is not gold, as somebody said who had seen a good deal of either kind")
            .multilineTextAlignment(.trailing)
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
      }
      """,
      """
      struct Caption: View {
        var body: some View {
          Text("A picture")
            .font(.caption)
            .frame(maxWidth: .infinity, alignment: .trailing)
            .padding()
        }
      }
      """,
    ],
    check: .rendered { rendering in
      let elements = rendering.result.elements
      return rendering.elements(named: "Text") { text in
        guard case .text(2..., _) = text.layout.heightReason, let above = text.parent else { return false }
        return elements[above.index].kind == .modifier
      }.compactMap { observation($0, in: rendering) }
    }
  )
}

private func observation(_ text: Element, in rendering: Rendering) -> Observation? {
  let scope = rendering.program
  guard case .text(let lines, _) = text.layout.heightReason, text.children.isEmpty,
    let frame = rendering.ancestors(of: text).prefix(while: { $0.kind == .modifier }).first(where: {
      $0.name == "frame" && !$0.isUserDefined
    }), let framing = rendering.call(of: frame)?.call,
    let alignment = rendering.alignment(of: frame), trailing.contains(alignment), !isBubble(framing, in: scope),
    let place = framing.argument("alignment")?.labelSpan.flatMap({ scope.place($0) })
  else { return nil }
  guard !rendering.usesStandIns || rendering.hasLiteralTitle(text), let occurrence = rendering.call(of: text),
    !scope.isInPreview(occurrence.scope),
    rendering.modifierNames(around: text).isDisjoint(with: [
      "multilineTextAlignment", "environment", "transformEnvironment", "lineLimit",
    ])
  else { return .fine(place) }
  return .fault(
    Problem(
      place,
      "this text wraps, and its \(lines) lines begin at its leading edge while the frame puts it to the trailing one; add "
        + "'.multilineTextAlignment(.trailing)'",
      related: scope.place(text.nameSpan).map { [RelatedPlace($0, "\(lines) lines")] } ?? [],
      proposals: scope.proposal(
        "add '.multilineTextAlignment(.trailing)'",
        keepsMeaning: false,
        scope.addingModifier(".multilineTextAlignment(.trailing)", to: occurrence.call.span)
      )
    )
  )
}

/// Whether what the frame puts to its side has a ground or an edge of its own: a bubble, in which lines begin as they
/// usually do.
private func isBubble(_ framing: CallExpression, in scope: ProgramScope) -> Bool {
  framing.chain.contains { scope.isModifier($0, .surrounds) || scope.isModifier($0, .clips) }
}

extension Rendering {
  /// The name of the alignment that the frame always has, written there or given.
  fileprivate func alignment(of frame: Element) -> String? {
    guard let occurrence = call(of: frame), let value = occurrence.call.argument("alignment")?.value else { return nil }
    return value.implicitMember ?? program.sources(of: value, in: occurrence.scope).only?.expression.implicitMember
  }
}

private let trailing: Set = ["trailing", "topTrailing", "bottomTrailing"]
