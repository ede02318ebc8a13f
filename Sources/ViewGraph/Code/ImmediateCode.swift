import Catalog
package import Semantics

/// The part of a body that runs when the body runs: closures only where the call that gets them runs them at once.
package enum ImmediateCode {
  /// The expressions, in source order. The target of an assignment counts only for what it goes through. `enters` tells
  /// which closures run.
  package static func expressions(
    of body: Body,
    entering enters: (ClosureExpression, CallExpression?) -> Bool = runsAtOnce
  ) -> [Expression] {
    var found: [Expression] = []
    var pending: [CodeNode] = body.statements.reversed().map { .statement($0) }
    while let node = pending.popLast() {
      switch node {
      case .expression(let expression):
        if case .assignment(let assignment) = expression.kind, assignment.operator == nil {
          found.append(expression)
          pending.append(.expression(assignment.value))
          if case .member(let member) = assignment.target.kind, let base = member.base {
            pending.append(.expression(base))
          }
          continue
        }
        found.append(expression)
      case .closure(let closure, let call):
        guard enters(closure, call) else { continue }
      case .function, .type: continue
      case .statement, .condition, .pattern, .ifStatement: break
      }
      push(childrenOf: node, onto: &pending)
    }
    return found
  }

  /// A closure that is called where it stands has no call around it as an argument.
  private static func push(childrenOf node: CodeNode, onto pending: inout [CodeNode]) {
    guard case .expression(let expression) = node, let call = expression.asCall,
      case .closure(let closure) = call.callee.kind
    else {
      pending.pushChildren(of: node)
      return
    }
    pending += (closure.body.statements.map { .statement($0) } + node.children.dropFirst()).reversed()
  }

  static func runsAtOnce(_ closure: ClosureExpression, argumentOf call: CallExpression?) -> Bool {
    guard let name = call?.calledName else { return false }
    return name == "withAnimation" || SequenceTraits.of(name).contains(.callsAtOnce)
  }
}
