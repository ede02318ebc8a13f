package import Semantics

/// An expression, a statement or a closure on the walk through code.
package enum CodeNode {
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
  package var children: [CodeNode] {
    var children: [CodeNode] = []
    addChildren(to: &children)
    return children
  }

  /// Adds the children behind what is in `list`: walks need no array for each node.
  package func addChildren(to list: inout [CodeNode]) {
    switch self {
    case .expression(let expression): expression.addNodes(to: &list)
    case .statement(let statement): statement.addNodes(to: &list)
    case .condition(let condition): condition.addNodes(to: &list)
    case .pattern(let pattern): pattern.addNodes(to: &list)
    case .ifStatement(let statement): statement.addNodes(to: &list)
    case .closure(let closure, _):
      for capture in closure.captureList { list.append(.expression(capture.value)) }
      list.add(closure.body.statements)
    case .function(let function):
      for parameter in function.parameters { list.add(parameter.defaultValue?.statements ?? []) }
      list.add(function.body?.statements ?? [])
    case .type: return
    }
  }
}

/// Walks through code from left to right without recursion, so that long chains do no harm.
package struct CodeWalk: Sequence, IteratorProtocol {
  private var pending: [CodeNode]
  private let entersClosures: Bool

  /// Everything inside `body`; closures and local functions are passed over unless `enteringClosures`.
  package init(_ body: Body, enteringClosures: Bool = true) {
    self.init(body.statements, enteringClosures: enteringClosures)
  }

  package init(_ statements: [Statement], enteringClosures: Bool = true) {
    pending = statements.reversed().map { .statement($0) }
    entersClosures = enteringClosures
  }

  package init(_ expression: Expression, enteringClosures: Bool = true) {
    pending = [.expression(expression)]
    entersClosures = enteringClosures
  }

  package mutating func next() -> CodeNode? {
    guard let node = pending.popLast() else { return nil }
    switch node {
    case .closure, .function: if entersClosures { pending.pushChildren(of: node) }
    default: pending.pushChildren(of: node)
    }
    return node
  }

  /// The expressions of the walk.
  package var expressions: some Sequence<Expression> {
    lazy.compactMap { node in
      if case .expression(let expression) = node { expression } else { nil }
    }
  }
}

extension [CodeNode] {
  /// Puts the children of a node on top, the first one uppermost.
  mutating func pushChildren(of node: CodeNode) {
    var low = count
    node.addChildren(to: &self)
    var high = count - 1
    // In place: turning a part of the array round would copy it.
    while low < high {
      swapAt(low, high)
      low += 1
      high -= 1
    }
  }

  fileprivate mutating func add(_ statements: [Statement]) {
    for statement in statements { append(.statement(statement)) }
  }

  fileprivate mutating func add(_ conditions: [Condition]) {
    for condition in conditions { append(.condition(condition)) }
  }

  fileprivate mutating func add(_ items: [CaseItem]) {
    for item in items {
      append(.pattern(item.pattern))
      if let condition = item.condition { append(.expression(condition)) }
    }
  }

  fileprivate mutating func add(_ arguments: [Argument], of call: CallExpression?) {
    for argument in arguments {
      if case .closure(let closure) = argument.value.kind {
        append(.closure(closure, argumentOf: call))
      } else {
        append(.expression(argument.value))
      }
    }
  }
}

extension Expression {
  fileprivate func addNodes(to list: inout [CodeNode]) {
    switch kind {
    case .integer, .double, .bool, .regex, .nil, .local, .name, .super, .keyPath, .type, .discard, .unsupported: return
    case .string(let segments):
      for case .interpolation(let arguments) in segments { list.add(arguments, of: nil) }
    case .array(let elements): for element in elements { list.append(.expression(element)) }
    case .dictionary(let elements):
      for element in elements {
        list.append(.expression(element.key))
        list.append(.expression(element.value))
      }
    case .tuple(let elements): list.add(elements, of: nil)
    case .member(let member): if let base = member.base { list.append(.expression(base)) }
    case .call(let call):
      list.append(.expression(call.callee))
      list.add(call.arguments, of: call)
    case .subscript(let expression):
      list.append(.expression(expression.base))
      list.add(expression.arguments, of: nil)
    case .closure(let closure): list.append(.closure(closure, argumentOf: nil))
    case .prefix(_, let operand), .postfix(_, let operand), .optionalChain(let operand), .unwrapOrBreak(let operand),
      .forceUnwrap(let operand), .try(let operand, _), .await(let operand), .inout(let operand):
      list.append(.expression(operand))
    case .binary(let binary):
      list.append(.expression(binary.left))
      list.append(.expression(binary.right))
    case .assignment(let assignment):
      list.append(.expression(assignment.target))
      list.append(.expression(assignment.value))
    case .ternary(let ternary):
      list.append(.expression(ternary.condition))
      list.append(.expression(ternary.then))
      list.append(.expression(ternary.otherwise))
    case .cast(let cast): list.append(.expression(cast.value))
    case .if(let statement): list.append(.ifStatement(statement))
    case .switch(let statement): statement.addNodes(to: &list)
    case .macro(_, let arguments): list.add(arguments, of: nil)
    }
  }
}

extension Statement {
  fileprivate func addNodes(to list: inout [CodeNode]) {
    switch kind {
    case .expression(let expression), .throw(let expression): list.append(.expression(expression))
    case .variable(let binding):
      if let initializer = binding.initializer { list.append(.expression(initializer)) }
      for accessor in binding.accessors?.all ?? [] { list.append(.closure(accessor, argumentOf: nil)) }
    case .function(let function, _): list.append(.function(function))
    case .type(let type): list.append(.type(type))
    case .return(let value): if let value { list.append(.expression(value)) }
    case .if(let statement): list.append(.ifStatement(statement))
    case .guard(let conditions, let otherwise):
      list.add(conditions)
      list.add(otherwise)
    case .while(_, let conditions, let body):
      list.add(conditions)
      list.add(body)
    case .repeatWhile(_, let body, let condition):
      list.add(body)
      list.append(.expression(condition))
    case .for(let loop):
      list.append(.expression(loop.sequence))
      if let condition = loop.condition { list.append(.expression(condition)) }
      list.add(loop.body)
    case .switch(let statement): statement.addNodes(to: &list)
    case .do(let statement):
      list.add(statement.body)
      for handler in statement.catches {
        list.add(handler.items)
        list.add(handler.body)
      }
    case .defer(let statements): list.add(statements)
    case .break, .continue, .fallthrough, .empty: return
    }
  }
}

extension IfStatement {
  fileprivate func addNodes(to list: inout [CodeNode]) {
    list.add(conditions)
    list.add(then)
    switch otherwise {
    case .block(let statements): list.add(statements)
    case .elseIf(let statement): list.append(.ifStatement(statement))
    case nil: return
    }
  }
}

extension IfStatement {
  /// What the branches hold, in order.
  package var branches: [[Statement]] {
    var found: [[Statement]] = []
    var current: IfStatement? = self
    while let statement = current {
      found.append(statement.then)
      current = nil
      switch statement.otherwise {
      case .block(let statements): found.append(statements)
      case .elseIf(let next): current = next
      case nil: break
      }
    }
    return found
  }
}

extension SwitchStatement {
  fileprivate func addNodes(to list: inout [CodeNode]) {
    list.append(.expression(subject))
    for one in cases {
      list.add(one.items)
      list.add(one.body)
    }
  }
}

extension Condition {
  fileprivate func addNodes(to list: inout [CodeNode]) {
    switch self {
    case .expression(let expression): list.append(.expression(expression))
    case .optionalBinding(_, _, let value): list.append(.expression(value))
    case .pattern(let pattern, let value):
      list.append(.pattern(pattern))
      list.append(.expression(value))
    case .availability: return
    }
  }
}

extension Pattern {
  fileprivate func addNodes(to list: inout [CodeNode]) {
    switch kind {
    case .expression(let expression): list.append(.expression(expression))
    case .tuple(let patterns): for pattern in patterns { list.append(.pattern(pattern)) }
    case .enumCase(_, _, _, let payload): for part in payload ?? [] { list.append(.pattern(part.pattern)) }
    case .optional(let pattern), .asType(let pattern, _): list.append(.pattern(pattern))
    case .wildcard, .binding, .isType: return
    }
  }
}
