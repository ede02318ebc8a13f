import Syntax

extension Lowering {
  /// Operands with operators between them, grouped by precedence.
  func sequence(_ node: SyntaxNode) -> Expression {
    var folding = SequenceFolding(self, SequenceSyntax(node)?.elements ?? [], node)
    return folding.fold()
  }
}

/// Groups a flat sequence of operands and operators: precedence climbing over its elements.
private struct SequenceFolding {
  private let lowering: Lowering
  private let elements: [SyntaxNode]
  private let node: SyntaxNode
  private var index = 0
  /// Operators nest to the left as deep as there are operators; what is longer is not evaluated.
  private static let maximumLength = 1_000

  init(_ lowering: Lowering, _ elements: [SyntaxNode], _ node: SyntaxNode) {
    self.lowering = lowering
    self.elements = elements.filter { $0.kind != .unexpected }
    self.node = node
  }

  mutating func fold() -> Expression {
    guard elements.count <= Self.maximumLength else { return lowering.unsupported("the expression is too long", node) }
    let first = operand()
    return climb(first, above: -1)
  }

  private mutating func operand() -> Expression {
    guard index < elements.count else { return lowering.unsupported("an operand is missing", node) }
    let element = elements[index]
    guard element.kind.isExpression else { return lowering.unsupported("an operand is missing", element) }
    index += 1
    return lowering.expression(element)
  }

  private func precedence(of element: SyntaxNode) -> OperatorTable.Precedence {
    switch element.kind {
    case .ternaryOperator: lowering.operators.precedence(ofGroup: "TernaryPrecedence")
    case .castOperator: lowering.operators.precedence(ofGroup: "CastingPrecedence")
    case .equal: lowering.operators.precedence(ofGroup: "AssignmentPrecedence")
    case .arrowOperator: lowering.operators.precedence(ofGroup: "FunctionArrowPrecedence")
    default: lowering.operators.precedence(of: element.text)
    }
  }

  /// Extends `left` with all operators of a rank higher than `minimum`. Recursion is as deep as ranks nest.
  private mutating func climb(_ left: Expression, above minimum: Double) -> Expression {
    var left = left
    while index < elements.count {
      let operation = elements[index]
      let precedence = precedence(of: operation)
      guard precedence.rank > minimum else { break }
      index += 1
      if operation.kind == .castOperator {
        left = cast(left, operation)
        continue
      }
      let isRight = precedence.associativity == .right
      let first = operand()
      let right =
        lowering.deeper { climb(first, above: isRight ? precedence.rank.nextDown : precedence.rank) } ?? first
      left = combine(left, operation, right)
    }
    return left
  }

  private func cast(_ left: Expression, _ operation: SyntaxNode) -> Expression {
    guard let view = CastOperatorSyntax(operation), let type = view.type else { return left }
    let kind: CastExpression.Kind =
      view.isCheck ? .is : view.isOptional ? .conditional : view.isForced ? .forced : .coerce
    let span = left.span.joined(to: lowering.span(operation))
    return Expression(.cast(CastExpression(value: left, kind: kind, type: lowering.type(type))), span: span)
  }

  private func combine(_ left: Expression, _ operation: SyntaxNode, _ right: Expression) -> Expression {
    let span = left.span.joined(to: right.span)
    switch operation.kind {
    case .ternaryOperator:
      let then = TernaryOperatorSyntax(operation)?.value.map(lowering.expression)
      let value = then ?? lowering.unsupported("an operand is missing", operation)
      return Expression(.ternary(TernaryExpression(condition: left, then: value, otherwise: right)), span: span)
    case .equal: return assignment(left, nil, right, span)
    case .arrowOperator: return lowering.unsupported("a function type is not evaluated", operation)
    default: break
    }
    let name = operation.text
    if name == "=" { return assignment(left, nil, right, span) }
    if isAssignment(name) { return assignment(left, String(name.dropLast()), right, span) }
    return Expression(
      .binary(BinaryExpression(operator: name, operatorSpan: lowering.span(operation), left: left, right: right)),
      span: span
    )
  }

  private func assignment(_ target: Expression, _ name: String?, _ value: Expression, _ span: SourceSpan) -> Expression
  {
    Expression(.assignment(AssignmentExpression(target: target, operator: name, value: value)), span: span)
  }

  private func isAssignment(_ name: String) -> Bool {
    let rank = lowering.operators.precedence(ofGroup: "AssignmentPrecedence").rank
    return name.utf8.last == UInt8(ascii: "=") && lowering.operators.precedence(of: name).rank == rank
  }
}
