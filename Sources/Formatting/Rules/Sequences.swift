import Syntax

extension Arranger {
  /// Operands and operators in a row: lines end before operators, but after those that assign.
  mutating func arrangeSequence(_ node: PieceID) {
    let span = span(of: node)
    let operators = span.items.indices.compactMap { index in
      span.items[index].precedence.map { (index, $0) }
    }
    // Looser operators come first, as the nodes that hold the tighter ones would.
    for (index, precedence) in operators.sorted(by: { ($0.1, $0.0) < ($1.1, $1.0) }) {
      let piece = span.items[index].piece
      switch precedence {
      case .ternary: arrangeTernary(piece, alternative: span.rightOperand(of: index))
      case .cast: arrangeCast(piece)
      case .arrow: break
      case .assignment: arrangeAssignment(piece, value: span.rightOperand(of: index))
      default: arrangeOperator(piece, precedence, operand: span.rightOperand(of: index))
      }
    }
  }

  private mutating func arrangeOperator(_ piece: PieceID, _ precedence: OperatorPrecedence, operand: ExpressionSpan) {
    let token = tree.firstToken(of: piece)
    groupLinks(operand, includingCalls: true)
    if precedence == .range, let token, canStandTight(token) {
      before(token, .space(0))
      after(token, .space(0))
      return
    }
    if let nesting = nesting(of: operand, isLogical: precedence.isLogical) {
      before(token, nesting.opening)
      after(nesting.end, nesting.closing)
    } else {
      before(token, .lineBreak())
    }
    after(token, .space)
  }

  /// Whether a range operator keeps its meaning without blanks around it.
  private func canStandTight(_ token: TokenID) -> Bool {
    guard token.index > 0, token.next.index < tree.tokens.count else { return false }
    let isLeftFree = !tree.kind(of: token.previous).endsInOperator
    let isRightFree = !tree.kind(of: token.next).startsWithOperator
    return isLeftFree && isRightFree && tree.isPlainGap(before: token) && tree.isPlainGap(before: token.next)
  }

  private mutating func arrangeAssignment(_ piece: PieceID, value: ExpressionSpan) {
    let token = tree.firstToken(of: piece)
    groupLinks(value, includingCalls: false)
    var elements: [LayoutElement] = [.lineBreak()]
    if let nesting = nesting(of: value, isLogical: false) {
      elements = nesting.opening
      after(nesting.end, nesting.closing)
    }
    if value.isCompound(in: tree) {
      elements.append(.open)
      after(value.lastToken(in: tree), .close)
    }
    after(token, elements)
    before(token, .space)
  }

  /// An operand that is a chain stays together where it can; the call of what is assigned may be broken.
  private mutating func groupLinks(_ operand: ExpressionSpan, includingCalls: Bool) {
    guard let piece = operand.operand else { return }
    switch tree.kind(of: piece) {
    case .memberAccessExpression, .subscriptExpression: group(piece)
    case .functionCallExpression: if includingCalls { group(piece) }
    default: break
    }
  }

  /// `condition ? value : alternative`
  private mutating func arrangeTernary(_ piece: PieceID, alternative: ExpressionSpan) {
    guard let question = tree.firstToken(of: piece), let colon = tree.lastToken(of: piece) else { return }
    before(question, .lineBreak(.open(.continuation)), .open)
    after(question, .space)
    before(colon, .lineBreak(.close(isForced: false), size: 0), .lineBreak(.open(.continuation)), .open)
    after(colon, .space)
    guard let last = alternative.lastToken(in: tree) else { return }
    after(closerEnd(after: last) ?? last, .lineBreak(.close(isForced: false), size: 0), .close, .close)
  }

  private mutating func arrangeCast(_ piece: PieceID) {
    before(tree.firstToken(of: piece), .lineBreak(), .open)
    if let type = tree.child(of: piece, where: \.isType) { before(tree.firstToken(of: type), .space) }
    after(tree.lastToken(of: piece), .close)
  }
}

extension SyntaxKind {
  /// Whether a range operator directly after a token of this kind would be read as one with it.
  fileprivate var endsInOperator: Bool {
    switch self {
    case .postfixOperator, .postfixQuestion, .exclamation, .rightAngle, .binaryOperator, .regexLiteral: true
    default: false
    }
  }

  /// Whether a range operator directly before a token of this kind would be read as one with it.
  fileprivate var startsWithOperator: Bool {
    switch self {
    case .prefixOperator, .prefixAmpersand, .period, .regexLiteral, .placeholder: true
    default: false
    }
  }
}
