import Interpreter
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let layoutNonFiniteSize = LintRule(
    id: "layout-non-finite-size",
    summary: "A Layout answers a proposal with an infinite, undefined or negative size",
    documentation: """
      Stacks and scroll views ask a layout for its ideal size (nothing proposed) and its least size (zero). An answer \
      that is infinite, undefined or negative breaks the layout of everything around: `proposal.width ?? .infinity` is \
      infinite as soon as the layout stands in a scroll view.

      Use the sizes of the subviews, or `proposal.replacingUnspecifiedDimensions()`. An infinite answer to an infinite \
      proposal is fine.
      """,
    severity: .error,
    bad: [
      """
      struct Flow: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          let width = proposal.width ?? .infinity
          let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
          return CGSize(width: width, height: height)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
      }
      """,
      """
      struct Inset: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          let size = proposal.replacingUnspecifiedDimensions()
          return CGSize(width: size.width - 20, height: size.height - 20)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
      }
      """,
    ],
    good: [
      """
      struct Flow: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
          let ideal = sizes.map(\\.width).reduce(0, +)
          return CGSize(width: min(proposal.width ?? ideal, ideal), height: sizes.map(\\.height).max() ?? 0)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
      }
      """,
      """
      struct Greedy: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
        }
      }
      """,
    ],
    check: .unit { unit, scope in unit.layoutTypes.compactMap { problem($0, in: scope) } }
  )
}

private func problem(_ layout: LayoutType, in scope: ProgramScope) -> Problem? {
  guard let function = layout.sizeThatFits, let place = scope.place(function.nameSpan),
    let trial = layout.trial
  else { return nil }
  let wrong = trial.measurements.first { measurement in
    Axis.allCases.contains { axis in
      let length = measurement.size[axis]
      let isAllowed = measurement.proposal[axis] == .infinity && length == .infinity
      if trial.isGuessed { return !isAllowed && length == .infinity }
      return !isAllowed && (!length.isFinite || length < 0)
    }
  }
  guard let wrong else { return nil }
  return Problem(
    place,
    "'\(layout.name)' answers the proposal \(wrong.proposal.points) with \(wrong.size.points); "
      + "give the size of the subviews, or 'proposal.replacingUnspecifiedDimensions()'",
    proposals: replacing(in: function, scope),
    severity: wrong.isHarmless ? .info : nil
  )
}

extension Proposal {
  /// "100×nil".
  var points: String {
    "\(width.map { Points($0).description } ?? "nil")×\(height.map { Points($0).description } ?? "nil")"
  }
}

extension LayoutTrial.Measurement {
  /// A negative answer where nothing is left: no view is ever that small, though it confuses the stack that asks.
  fileprivate var isHarmless: Bool {
    size.isFinite && Axis.allCases.allSatisfy { size[$0] >= 0 || proposal[$0] == 0 || proposal == .zero }
  }
}

/// `proposal.width ?? .infinity` as the length that SwiftUI puts in the place of none.
private func replacing(in function: FunctionDeclaration, _ scope: ProgramScope) -> [FixProposal] {
  guard let body = function.body, let proposal = function.parameters.first?.name else { return [] }
  let edits = CodeWalk(body).expressions.compactMap { expression -> FileEdit?? in
    guard case .binary(let binary) = expression.kind, binary.operator == "??",
      case .member(let member) = binary.left.unwrapped.kind, case .local(_, proposal)? = member.base?.kind,
      ["width", "height"].contains(member.name), binary.right.unwrapped.literalNumber.map({ !$0.isFinite }) == true
    else { return nil }
    return .some(scope.replacing(expression.span, with: "\(proposal).replacingUnspecifiedDimensions().\(member.name)"))
  }
  let made = edits.compactMap(\.self)
  guard !made.isEmpty, made.count == edits.count else { return [] }
  return [FixProposal("use 'replacingUnspecifiedDimensions()'", keepsMeaning: false, edits: made)]
}
