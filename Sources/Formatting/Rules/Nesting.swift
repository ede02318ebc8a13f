import Syntax

/// How an expression after an operator or `=` is indented deeper than a plain continuation would be.
struct Nesting {
  let scope: LineBreak.Scope
  /// The token after which the indentation ends.
  let end: TokenID
  /// Whether what follows on a line that goes on is moved to the next one.
  let resets: Bool
  let isGrouped: Bool

  var opening: [LayoutElement] { [.lineBreak(.open(scope))] + (isGrouped ? [.open] : []) }

  var closing: [LayoutElement] {
    (resets ? [.lineBreak(.reset, size: 0)] : []) + [.lineBreak(.close(isForced: false), size: 0)]
      + (isGrouped ? [.close] : [])
  }
}

extension Arranger {
  /// The nesting of the operand `span` of an operator or of `=`; nil where a plain continuation is enough.
  func nesting(of span: ExpressionSpan, isLogical: Bool) -> Nesting? {
    guard let last = span.lastToken(in: tree) else { return nil }
    if isLogical {
      return Nesting(scope: .continuation, end: closerEnd(after: last) ?? last, resets: true, isGrouped: true)
    }
    if let ternary = span.ternaryIndex {
      guard let condition = span.items[..<ternary].last, let end = tree.lastToken(of: condition.piece) else {
        return nil
      }
      return Nesting(scope: .continuation, end: end, resets: false, isGrouped: true)
    }
    guard let first = span.items.first?.piece else { return nil }
    if isParenthesis(first), let end = tree.lastToken(of: first) {
      if let closer = closerEnd(after: last) {
        return Nesting(scope: .continuation, end: closer, resets: true, isGrouped: false)
      }
      return Nesting(scope: .continuation, end: end, resets: false, isGrouped: false)
    }
    guard let branches = leadingBranches(first), let end = tree.lastToken(of: branches) else { return nil }
    return Nesting(scope: .block, end: end, resets: false, isGrouped: true)
  }

  /// The last of the parentheses and commas in a row after `token` that belong to what it ends.
  func closerEnd(after token: TokenID) -> TokenID? {
    var end: TokenID?
    var next = token.next
    while next.index < tree.tokens.count, arrangement.isCloser(next) {
      end = next
      next = next.next
    }
    while end != nil, next.index < tree.tokens.count,
      tree.kind(of: next) == .postfixQuestion || tree.kind(of: next) == .exclamation
    {
      end = next
      next = next.next
    }
    return end
  }

  /// Whether an operand is an expression in parentheses.
  private func isParenthesis(_ piece: PieceID) -> Bool {
    guard tree.kind(of: piece) == .tupleExpression, let list = tree.child(.argumentList, of: piece) else {
      return false
    }
    return tree.children(.argument, of: list).count == 1
  }

  /// The `if` or `switch` that an expression starts with.
  private func leadingBranches(_ piece: PieceID) -> PieceID? {
    var current = piece
    while true {
      switch tree.kind(of: current) {
      case .ifExpression, .switchExpression: return current
      case let kind where kind.isLink || kind == .prefixOperatorExpression || kind == .sequenceExpression:
        guard let first = tree.child(of: current, where: { $0.isExpression }) else { return nil }
        current = first
      default: return nil
      }
    }
  }
}
