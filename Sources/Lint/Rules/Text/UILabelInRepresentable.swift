import Semantics
import ViewGraph

extension LintRule {
  static let uilabelInRepresentable = LintRule(
    id: "uilabel-in-representable",
    summary: "A wrapped UILabel of several lines never learns how wide it may be",
    documentation: """
      A `UILabel` with several lines finds its height from `preferredMaxLayoutWidth`, which nothing sets when SwiftUI \
      hosts the label: it asks for the width of its whole text on one line, and pushes its neighbors out.

      `Text` wraps by itself and takes an `AttributedString`. Where it must be a label, implement \
      `sizeThatFits(_:uiView:context:)`, or set `preferredMaxLayoutWidth`.
      """,
    severity: .warning,
    bad: [
      """
      struct Paragraph: UIViewRepresentable {
        let text: String
        func makeUIView(context: Context) -> UILabel {
          let label = UILabel()
          label.numberOfLines = 0
          return label
        }
        func updateUIView(_ label: UILabel, context: Context) { label.text = text }
      }
      """,
      """
      struct Note: UIViewRepresentable {
        typealias UIViewType = UILabel
        let text: NSAttributedString
        func makeUIView(context: Context) -> UIViewType { UILabel() }
        func updateUIView(_ view: UIViewType, context: Context) {
          view.numberOfLines = 3
          view.attributedText = text
        }
      }
      """,
    ],
    good: [
      """
      struct Title: UIViewRepresentable {
        let text: String
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ label: UILabel, context: Context) { label.text = text }
      }
      """,
      """
      struct Paragraph: UIViewRepresentable {
        let text: String
        let width: CGFloat
        func makeUIView(context: Context) -> UILabel {
          let label = UILabel()
          label.numberOfLines = 0
          return label
        }
        func updateUIView(_ label: UILabel, context: Context) {
          label.text = text
          label.preferredMaxLayoutWidth = width
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.types(conformingTo: "UIViewRepresentable").compactMap { problem($0, in: scope) }
    }
  )
}

private func problem(_ type: TypeParts, in scope: ProgramScope) -> Problem? {
  guard isLabel(type, in: scope), !type.functions.contains(where: answersSize) else { return nil }
  var lines: Expression?
  for function in type.functions {
    for expression in CodeWalk(function.body?.statements ?? []).expressions {
      if let call = expression.asCall, call.calledName == "setContentCompressionResistancePriority" { return nil }
      guard case .assignment(let assignment) = expression.kind,
        case .member(let member) = assignment.target.unwrapped.kind
      else { continue }
      if member.name == "preferredMaxLayoutWidth" { return nil }
      if member.name == "numberOfLines", isSeveral(assignment.value) { lines = lines ?? expression }
    }
  }
  guard let lines, let place = scope.place(type.declaration.type.nameSpan) else { return nil }
  let related = scope.place(lines.span).map { [RelatedPlace($0, "the label may have several lines")] } ?? []
  return Problem(
    place,
    "'\(type.name)' wraps a UILabel of several lines that never learns its width, so it asks for its whole text on "
      + "one line; use 'Text', implement 'sizeThatFits(_:uiView:context:)' or set 'preferredMaxLayoutWidth'",
    related: related
  )
}

/// Whether the wrapped view is a `UILabel` or a class that the workspace derives from it.
private func isLabel(_ type: TypeParts, in scope: ProgramScope) -> Bool {
  let made = type.functions.first { $0.name == "makeUIView" }?.returnType?.name
  let declared = type.typealiases.first { $0.name == "UIViewType" }?.type?.name
  return [made, declared].contains { $0.map { scope.isNamed($0, derivedFrom: "UILabel") } ?? false }
}

private func answersSize(_ function: FunctionDeclaration) -> Bool {
  function.name == "sizeThatFits" && function.parameters.contains { $0.label == "uiView" }
}

/// Whether a number of lines is written that is not 1; what is not written is not judged.
private func isSeveral(_ value: Expression) -> Bool {
  if case .integer(let count) = value.unwrapped.kind { count != 1 } else { false }
}
