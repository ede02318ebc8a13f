import Semantics
import SourceText

extension Body {
  /// The upper-case names that are called in the body, closures included, in the order of the source.
  var constructedNames: [String] {
    var search = ConstructedNames()
    search.visit(statements)
    return search.names
  }
}

/// Collects constructor calls of a preview's body: chains, arguments, closures and branches.
private struct ConstructedNames {
  private(set) var names: [String] = []
  private var depth = 0

  mutating func visit(_ statements: [Statement]) {
    for statement in statements {
      switch statement.kind {
      case .expression(let expression): visit(expression)
      case .return(let expression?): visit(expression)
      case .variable(let binding): if let initializer = binding.initializer { visit(initializer) }
      case .if(let branch): visit(branch)
      default: continue
      }
    }
  }

  private mutating func visit(_ branch: IfStatement) {
    visit(branch.then)
    switch branch.otherwise {
    case .block(let statements): visit(statements)
    case .elseIf(let next): visit(next)
    case nil: return
    }
  }

  private mutating func visit(_ expression: Expression) {
    guard depth < Expander.maximumDepth else { return }
    depth += 1
    defer { depth -= 1 }
    switch expression.kind {
    case .call(let call):
      visit(call.callee)
      if case .name(let name) = call.callee.kind, name.name.isCapitalized { names.append(name.name) }
      for argument in call.arguments { visit(argument.value) }
    case .member(let member): if let base = member.base { visit(base) }
    case .closure(let closure): visit(closure.body.statements)
    case .ternary(let ternary):
      visit(ternary.then)
      visit(ternary.otherwise)
    case .array(let elements): for element in elements { visit(element) }
    default: return
    }
  }
}
