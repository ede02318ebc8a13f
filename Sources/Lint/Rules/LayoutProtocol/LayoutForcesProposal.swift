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
        layout.type.functions.flatMap { function in
          let code = CodeScope(.function(function), in: CodeScope(.type(layout.type.declaration.type), in: nil))
          return forcedUses(in: code).compactMap { problem($0, in: scope) }
        }
      }
    }
  )
}

/// `proposal.width!` where nothing in the function has compared it with nil.
private func forcedUses(in code: CodeScope) -> [Expression] {
  let expressions = code.expressions
  let isCompared = expressions.contains { placed in
    guard case .binary(let binary) = placed.expression.kind, ["==", "!="].contains(binary.operator) else {
      return false
    }
    return [binary.left, binary.right].contains { $0.isProposedLength(in: placed.scope) }
  }
  guard !isCompared else { return [] }
  return expressions.compactMap { placed in
    guard case .forceUnwrap(let inner) = placed.expression.kind, inner.isProposedLength(in: placed.scope) else {
      return nil
    }
    return placed.expression
  }
}

extension Expression {
  /// `proposal.width` or `proposal.height`, of the parameter of a function or of a constant that is it.
  fileprivate func isProposedLength(in code: CodeScope) -> Bool {
    guard case .member(let member) = unwrapped.kind, ["width", "height"].contains(member.name), let base = member.base
    else { return false }
    let proposal = code.value(of: base)
    guard case .local(let slot, _) = proposal.expression.kind,
      case .parameter(let parameter, _)? = proposal.scope.origin(ofLocal: slot)
    else { return false }
    return parameter.type.name == "ProposedViewSize"
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
