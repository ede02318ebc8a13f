import Semantics

/// An expression, a statement or a closure on the walk through code.
enum CodeNode {
  case expression(Expression)
  case statement(Statement)
  case condition(Condition)
  case pattern(Pattern)
  case ifStatement(IfStatement)
  /// A closure with the call it is an argument of.
  case closure(ClosureExpression, argumentOf: CallExpression?)
  case function(FunctionDeclaration)
  case type(TypeDeclaration)
}

extension CodeNode {
  /// What stands directly inside, in source order. A closure, local function or local type counts as one node with its
  /// own content.
  var children: [CodeNode] {
    switch self {
    case .expression(let expression): expression.childNodes
    case .statement(let statement): statement.childNodes
    case .condition(let condition): condition.childNodes
    case .pattern(let pattern): pattern.childNodes
    case .ifStatement(let statement): statement.childNodes
    case .closure(let closure, _):
      closure.captureList.map { .expression($0.value) } + closure.body.statements.map { .statement($0) }
    case .function(let function):
      function.parameters.flatMap { $0.defaultValue?.statements ?? [] }.map { .statement($0) }
        + (function.body?.statements ?? []).map { .statement($0) }
    case .type: []
    }
  }
}

/// Walks through code from left to right without recursion, so that long chains do no harm.
struct CodeWalk: Sequence, IteratorProtocol {
  private var pending: [CodeNode]
  private let entersClosures: Bool

  /// Everything inside `body`; closures and local functions are passed over unless `enteringClosures`.
  init(_ body: Body, enteringClosures: Bool = true) {
    self.init(body.statements, enteringClosures: enteringClosures)
  }

  init(_ statements: [Statement], enteringClosures: Bool = true) {
    pending = statements.reversed().map { .statement($0) }
    entersClosures = enteringClosures
  }

  init(_ expression: Expression, enteringClosures: Bool = true) {
    pending = [.expression(expression)]
    entersClosures = enteringClosures
  }

  mutating func next() -> CodeNode? {
    guard let node = pending.popLast() else { return nil }
    switch node {
    case .closure, .function: if entersClosures { pending += node.children.reversed() }
    default: pending += node.children.reversed()
    }
    return node
  }

  /// The expressions of the walk.
  var expressions: some Sequence<Expression> {
    lazy.compactMap { node in
      if case .expression(let expression) = node { expression } else { nil }
    }
  }
}

extension Argument {
  fileprivate func node(of call: CallExpression?) -> CodeNode {
    if case .closure(let closure) = value.kind { return .closure(closure, argumentOf: call) }
    return .expression(value)
  }
}

extension Expression {
  fileprivate var childNodes: [CodeNode] {
    switch kind {
    case .integer, .double, .bool, .nil, .local, .name, .super, .keyPath, .type, .discard, .unsupported: []
    case .string(let segments): segments.flatMap(\.childNodes)
    case .array(let elements): elements.map { .expression($0) }
    case .dictionary(let elements): elements.flatMap { [.expression($0.key), .expression($0.value)] }
    case .tuple(let elements): elements.map { $0.node(of: nil) }
    case .member(let member): member.base.map { [.expression($0)] } ?? []
    case .call(let call): [.expression(call.callee)] + call.arguments.map { $0.node(of: call) }
    case .subscript(let expression): [.expression(expression.base)] + expression.arguments.map { $0.node(of: nil) }
    case .closure(let closure): [.closure(closure, argumentOf: nil)]
    case .prefix(_, let operand), .postfix(_, let operand), .optionalChain(let operand), .unwrapOrBreak(let operand),
      .forceUnwrap(let operand), .try(let operand, _), .await(let operand), .inout(let operand):
      [.expression(operand)]
    case .binary(let binary): [.expression(binary.left), .expression(binary.right)]
    case .assignment(let assignment): [.expression(assignment.target), .expression(assignment.value)]
    case .ternary(let ternary): [ternary.condition, ternary.then, ternary.otherwise].map { .expression($0) }
    case .cast(let cast): [.expression(cast.value)]
    case .if(let statement): [.ifStatement(statement)]
    case .switch(let statement): statement.childNodes
    case .macro(_, let arguments): arguments.map { $0.node(of: nil) }
    }
  }
}

extension StringSegment {
  fileprivate var childNodes: [CodeNode] {
    switch self {
    case .text: []
    case .interpolation(let arguments): arguments.map { $0.node(of: nil) }
    }
  }
}

extension Statement {
  fileprivate var childNodes: [CodeNode] {
    switch kind {
    case .expression(let expression), .throw(let expression): [.expression(expression)]
    case .variable(let binding):
      (binding.initializer.map { [.expression($0)] } ?? [])
        + (binding.getter.map { [.closure($0, argumentOf: nil)] } ?? [])
    case .function(let function, _): [.function(function)]
    case .type(let type): [.type(type)]
    case .return(let value): value.map { [.expression($0)] } ?? []
    case .if(let statement): [.ifStatement(statement)]
    case .guard(let conditions, let otherwise): conditions.nodes + otherwise.nodes
    case .while(_, let conditions, let body): conditions.nodes + body.nodes
    case .repeatWhile(_, let body, let condition): body.nodes + [.expression(condition)]
    case .for(let loop):
      [.expression(loop.sequence)] + (loop.condition.map { [.expression($0)] } ?? []) + loop.body.nodes
    case .switch(let statement): statement.childNodes
    case .do(let statement): statement.body.nodes + statement.catches.flatMap { $0.items.nodes + $0.body.nodes }
    case .defer(let statements): statements.nodes
    case .break, .continue, .fallthrough, .empty: []
    }
  }
}

extension IfStatement {
  fileprivate var childNodes: [CodeNode] {
    let rest: [CodeNode] =
      switch otherwise {
      case .block(let statements): statements.nodes
      case .elseIf(let statement): [.ifStatement(statement)]
      case nil: []
      }
    return conditions.nodes + then.nodes + rest
  }
}

extension SwitchStatement {
  fileprivate var childNodes: [CodeNode] {
    [.expression(subject)] + cases.flatMap { $0.items.nodes + $0.body.nodes }
  }
}

extension Condition {
  fileprivate var childNodes: [CodeNode] {
    switch self {
    case .expression(let expression): [.expression(expression)]
    case .optionalBinding(_, _, let value): [.expression(value)]
    case .pattern(let pattern, let value): [.pattern(pattern), .expression(value)]
    case .availability: []
    }
  }
}

extension Pattern {
  fileprivate var childNodes: [CodeNode] {
    switch kind {
    case .expression(let expression): [.expression(expression)]
    case .tuple(let patterns): patterns.map { .pattern($0) }
    case .enumCase(_, _, _, let payload): (payload ?? []).map { .pattern($0.pattern) }
    case .optional(let pattern), .asType(let pattern, _): [.pattern(pattern)]
    case .wildcard, .binding, .isType: []
    }
  }
}

extension [Statement] {
  fileprivate var nodes: [CodeNode] { map { .statement($0) } }
}

extension [Condition] {
  fileprivate var nodes: [CodeNode] { map { .condition($0) } }
}

extension [CaseItem] {
  fileprivate var nodes: [CodeNode] {
    flatMap { item in [.pattern(item.pattern)] + (item.condition.map { [.expression($0)] } ?? []) }
  }
}
