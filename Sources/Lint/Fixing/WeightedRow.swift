import Semantics
import SourceText
import Syntax
import ViewGraph

/// `HStack(spacing: 0)` whose members get shares of a reader's width that make a whole, and nothing else in the reader.
struct WeightedRow {
  private let row: CallExpression
  /// The frames that go, and the share that each states.
  private let members: [(frame: CallExpression, share: ProxyShare)]
  private let weights: [String]
  private let scope: ProgramScope

  init?(reader: ReaderClosure, shares: [ProxyShare], scope: ProgramScope) {
    guard let row = reader.closure.body.singleExpression?.unwrapped.asCall, row.calledName == "HStack",
      row.receiver == nil, row.argument("spacing")?.value.literalNumber == 0, row.arguments.count == 2,
      let content = row.closures.first?.closure
    else { return nil }
    let statements = content.body.statements
    let members = statements.compactMap { statement -> (frame: CallExpression, share: ProxyShare)? in
      guard case .expression(let expression) = statement.kind, let frame = expression.unwrapped.asCall,
        frame.arguments.count == 1,
        let share = shares.first(where: { $0.frame === frame }), share.axis == .horizontal, share.isAlongItself
      else { return nil }
      return (frame, share)
    }
    let factors = members.compactMap(\.share.factor)
    guard members.count == statements.count, members.count == shares.count, members.count > 1,
      factors.count == members.count, abs(factors.reduce(0, +) - 1) < 0.011
    else { return nil }
    self.row = row
    self.members = members
    self.scope = scope
    weights = members.compactMap { member in
      let argument = member.share.argument.value.unwrapped
      guard case .binary(let binary) = argument.kind else { return nil }
      let isLeft = binary.left.span.contains(member.share.use.expression.span)
      let number = scope.text(isLeft ? binary.right.span : binary.left.span)
      return binary.operator == "/" ? number.map { "1 / \($0)" } : number
    }
    guard weights.count == members.count else { return nil }
  }

  /// The row's new name and weights, and its members without their frames.
  var changes: [TextEdit] {
    guard let start = scope.place(row.span)?.range.start,
      let end = row.argument("spacing").flatMap({ scope.place($0.value.span) })?.range.end,
      let file = scope.place(row.span)?.file, let text = scope.tree(file)?.text,
      text.bytes(in: ByteRange(end, end + 1)).elementsEqual(")".utf8)
    else { return [] }
    let head = TextEdit(
      range: ByteRange(start, end),
      replacement: "\(Self.name)(weights: [\(weights.joined(separator: ", "))]"
    )
    return [head] + members.compactMap { scope.removingModifier($0.frame)?.edit }
  }

  /// The layout at the end of the file; nothing where the project has it.
  var declaration: [FileEdit]? {
    guard scope.type(named: Self.name) == nil else { return [] }
    guard let file = scope.place(row.span)?.file, let text = scope.tree(file)?.text else { return nil }
    let end = ByteOffset(text.byteCount)
    let isTerminated = text.bytes(in: ByteRange(ByteOffset(max(0, text.byteCount - 1)), end)) == Array("\n".utf8)
    let code = (isTerminated ? "\n" : "\n\n") + Self.source
    return [FileEdit(file: file, edit: TextEdit(range: ByteRange(end, end), replacement: code))]
  }

  private static let name = "WeightedHStack"

  /// Each member gets its share of the width that is proposed, and stands in the middle of it.
  private static let source = """
    /// A row that divides its width among its subviews by weights.
    struct WeightedHStack: Layout {
      var weights: [CGFloat]

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        let heights = zip(subviews, shares(of: width)).map { subview, share in
          subview.sizeThatFits(ProposedViewSize(width: share, height: proposal.height)).height
        }
        return CGSize(width: width, height: heights.max() ?? 0)
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (subview, share) in zip(subviews, shares(of: bounds.width)) {
          subview.place(
            at: CGPoint(x: x + share / 2, y: bounds.midY),
            anchor: .center,
            proposal: ProposedViewSize(width: share, height: bounds.height)
          )
          x += share
        }
      }

      private func shares(of width: CGFloat) -> [CGFloat] {
        let total = weights.reduce(0, +)
        return total > 0 ? weights.map { width * $0 / total } : weights.map { _ in 0 }
      }
    }

    """
}
