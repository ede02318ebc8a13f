import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let alignmentGuideAsSpacing = LintRule(
    id: "alignment-guide-as-spacing",
    summary: "An alignment guide that only shifts a view by a constant",
    documentation: """
      A guide says which line of a view lies on the line of its neighbors. As a way to shift one view by some points it \
      surprises: the sign is the other way round, and the stack grows.

      Use `.padding(.top, 12)`, which takes part in layout, or `.offset(y: 12)`, which does not. Guides that mix two \
      alignments (`$0[.firstTextBaseline] - 2` for `.top`) are what guides are for.
      """,
    severity: .hint,
    bad: [
      """
      struct Row: View {
        var body: some View {
          HStack(alignment: .top) {
            Text("Up").alignmentGuide(.top) { _ in -12 }
            Text("Down")
          }
        }
      }
      """,
      """
      struct Column: View {
        var body: some View {
          VStack(alignment: .leading) {
            Text("Title")
            Text("Indented").alignmentGuide(.leading) { dimensions in dimensions[.leading] - 16 }
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Row: View {
        var body: some View {
          HStack(alignment: .top) {
            Text("Up").padding(.top, 12)
            Text("Down")
          }
        }
      }
      """,
      """
      struct Row: View {
        var body: some View {
          HStack(alignment: .top) {
            Text("Large").font(.largeTitle).alignmentGuide(.top) { $0[.firstTextBaseline] - 2 }
            Text("Small")
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.calls("alignmentGuide").compactMap { occurrence in
        guard let guide = occurrence.call.unlabeled?.value.unwrapped.implicitMember,
          let closure = occurrence.call.closures.last?.closure, let value = closure.body.result?.unwrapped,
          let shift = scope.shift(value, of: guide, in: occurrence.scope.inside(closure, of: occurrence.call)),
          shift != 0,
          let place = scope.place(occurrence.call.nameSpan), let edge = edges[guide]
        else { return nil }
        let padding = ".padding(.\(edge), \(Points(isStart(edge) ? -shift : shift)))"
        return Problem(
          place,
          "this guide only shifts the view by \(Points(abs(shift))) points; use '\(padding)' or '.offset' instead",
          proposals: scope.proposal(
            "write '\(padding)'",
            keepsMeaning: true,
            scope.replacingModifier(occurrence.call, with: scope.gap(before: occurrence.call) + padding)
          )
        )
      }
    }
  )
}

/// The sides whose guides are mistaken for spacing.
private let edges = ["top": "top", "leading": "leading", "bottom": "bottom", "trailing": "trailing"]

/// Whether positions along the edge's axis count from it.
private func isStart(_ edge: String) -> Bool { edge == "top" || edge == "leading" }

extension ProgramScope {
  /// The constant c of `d[guide] + c`, `d[guide] - c` or, from an edge that is zero, of `c` alone.
  fileprivate func shift(_ value: Expression, of guide: String, in code: CodeScope) -> Double? {
    if let number = constantNumber(value, in: code) { return isStart(guide) ? number : nil }
    guard case .binary(let binary) = value.kind, ["+", "-"].contains(binary.operator),
      case .subscript(let access) = binary.left.unwrapped.kind, access.arguments.count == 1,
      access.arguments[0].value.unwrapped.implicitMember == guide, let constant = constantNumber(binary.right, in: code)
    else { return nil }
    return binary.operator == "+" ? constant : -constant
  }
}
