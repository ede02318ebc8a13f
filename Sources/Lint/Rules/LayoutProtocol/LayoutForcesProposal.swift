import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let layoutForcesProposal = LintRule(
    id: "layout-forces-proposal",
    summary: "A Layout unwraps the proposed width or height by force",
    documentation: """
      `ProposedViewSize.width` and `height` are nil when the parent asks for the ideal size: scroll views, stacks and \
      `fixedSize` do that. `proposal.width!` crashes there.

      Write what is wanted when nothing is proposed: `proposal.width ?? idealWidth`, or \
      `proposal.replacingUnspecifiedDimensions().width`.
      """,
    severity: .error,
    bad: [
      """
      struct Columns: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: proposal.width!, height: 100)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
        }
      }
      """,
      """
      struct Columns: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          height(for: proposal)
        }
        private func height(for proposal: ProposedViewSize) -> CGSize {
          let height = proposal.height! / 2
          return CGSize(width: 100, height: height)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
        }
      }
      """,
    ],
    good: [
      """
      struct Columns: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: proposal.width ?? 200, height: 100)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
        }
      }
      """,
      """
      struct Columns: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          if proposal.width != nil {
            return CGSize(width: proposal.width!, height: 100)
          }
          return CGSize(width: 200, height: 100)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.layoutTypes.flatMap { layout in
        layout.type.functions.flatMap { forcedUses(in: $0).compactMap { problem($0, in: scope) } }
      }
    }
  )
}

/// `proposal.width!` where nothing in the function has compared it with nil.
private func forcedUses(in function: FunctionDeclaration) -> [Expression] {
  guard let body = function.body else { return [] }
  let proposals = Set(function.parameters.filter { $0.type.name == "ProposedViewSize" }.map(\.slot))
  let expressions = Array(CodeWalk(body, enteringClosures: false).expressions)
  let isCompared = expressions.contains { expression in
    guard case .binary(let binary) = expression.kind, ["==", "!="].contains(binary.operator) else { return false }
    return [binary.left, binary.right].contains { $0.unwrapped.isLength(of: proposals) }
  }
  guard !isCompared else { return [] }
  return expressions.filter { expression in
    guard case .forceUnwrap(let inner) = expression.kind else { return false }
    return inner.unwrapped.isLength(of: proposals)
  }
}

extension Expression {
  /// `proposal.width` or `proposal.height`.
  fileprivate func isLength(of proposals: Set<Int>) -> Bool {
    guard case .member(let member) = kind, ["width", "height"].contains(member.name),
      case .local(let slot, _)? = member.base?.unwrapped.kind
    else { return false }
    return proposals.contains(slot)
  }
}

private func problem(_ forced: Expression, in scope: ProgramScope) -> Problem? {
  guard let place = scope.place(forced.span), case .forceUnwrap(let inner) = forced.kind,
    case .member(let member) = inner.unwrapped.kind, let base = member.base.flatMap({ scope.text($0.span) })
  else { return nil }
  let text = "\(base).replacingUnspecifiedDimensions().\(member.name)"
  return Problem(
    place,
    "'\(scope.text(place))' is nil when the parent asks for the ideal size, as scroll views do, and this crashes; say what "
      + "is wanted then",
    proposals: [
      FixProposal(
        "write '\(text)'",
        keepsMeaning: true,
        edits: [FileEdit(file: place.file, edit: TextEdit(range: place.range, replacement: text))]
      )
    ]
  )
}
