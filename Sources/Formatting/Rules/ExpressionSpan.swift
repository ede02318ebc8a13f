import Syntax

/// An expression with its operators in a row: a whole sequence, or the part of one that is an operand of an operator.
struct ExpressionSpan {
  struct Item {
    let piece: PieceID
    /// Nil for an operand.
    let precedence: OperatorPrecedence?
  }

  let items: ArraySlice<Item>

  func firstToken(in tree: FlatTree) -> TokenID? { items.first.flatMap { tree.firstToken(of: $0.piece) } }

  func lastToken(in tree: FlatTree) -> TokenID? { items.last.flatMap { tree.lastToken(of: $0.piece) } }

  /// The only operand, where there is no operator.
  var operand: PieceID? { items.count == 1 ? items.first?.piece : nil }

  /// The operand of the operator at `index` to its right.
  func rightOperand(of index: Int) -> ExpressionSpan {
    guard let own = items[index].precedence else { return ExpressionSpan(items: items[index..<index]) }
    var end = index &+ 1
    while end < items.endIndex {
      if let other = items[end].precedence, other < own || other == own && !own.isRightAssociative { break }
      end &+= 1
    }
    return ExpressionSpan(items: items[(index &+ 1)..<end])
  }

  /// Where the condition of the ternary expression ends that the span is as a whole.
  var ternaryIndex: Int? {
    guard !items.contains(where: { $0.precedence == .assignment }) else { return nil }
    return items.firstIndex { $0.precedence == .ternary }
  }

  /// Whether the expression is more than one operand: then it stays together after `=`.
  func isCompound(in tree: FlatTree) -> Bool {
    guard let operand else { return true }
    switch tree.kind(of: operand) {
    case .sequenceExpression: return true
    case .tryExpression, .awaitExpression, .ownershipExpression:
      guard let value = tree.child(of: operand, where: \.isExpression) else { return false }
      return tree.kind(of: value) == .sequenceExpression
    case .tupleExpression:
      guard let list = tree.child(.argumentList, of: operand), tree.children(.argument, of: list).count == 1,
        let argument = tree.child(.argument, of: list), let value = tree.child(of: argument, where: \.isExpression)
      else { return false }
      return tree.kind(of: value) == .sequenceExpression
    default: return false
    }
  }
}

extension Arranger {
  func span(of expression: PieceID) -> ExpressionSpan {
    guard tree.kind(of: expression) == .sequenceExpression else {
      return ExpressionSpan(items: [ExpressionSpan.Item(piece: expression, precedence: nil)])
    }
    var items: [ExpressionSpan.Item] = []
    for child in tree.children(of: expression) where !tree.isEmpty(child) {
      items.append(ExpressionSpan.Item(piece: child, precedence: precedence(of: child)))
    }
    return ExpressionSpan(items: items[...])
  }

  private func precedence(of piece: PieceID) -> OperatorPrecedence? {
    switch tree.kind(of: piece) {
    case .binaryOperator: tree.firstToken(of: piece).map { OperatorPrecedence(tree.text(of: $0)) }
    case .equal: .assignment
    case .ternaryOperator: .ternary
    case .castOperator: .cast
    case .arrowOperator: .arrow
    default: nil
    }
  }
}
