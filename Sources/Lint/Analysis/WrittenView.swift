import Semantics
import ViewGraph

/// A view as code writes it: its modifiers together with those in the property, function or view of the program that gives
/// it, and what it is in the end.
struct WrittenView {
  private(set) var chain: [CallExpression] = []
  private(set) var start: Expression
  /// The view expressions on the way: where it is shown first, then those of the members and views that give it.
  private(set) var steps: [Expression] = []

  /// So many members and views are gone through.
  private static let mostMembers = 8

  init(_ expression: Expression, in scope: ProgramScope) {
    start = expression.unwrapped
    for _ in 0..<Self.mostMembers {
      steps.append(start)
      let calls = start.asCall.map { Array($0.chain) } ?? []
      chain += calls
      let innermost = calls.last.map { $0.receiver?.unwrapped ?? $0.callee } ?? start
      guard let given = Self.view(givenBy: innermost, in: scope) else { return }
      start = given.unwrapped
    }
  }

  /// Whether what stands at `span` is the view, or a part of it.
  func gives(_ span: SourceSpan) -> Bool { steps.contains { $0.span.contains(span) } }

  /// The call that makes the view, modifiers left.
  var made: CallExpression? { start.asCall?.innermost }

  /// What a member of the view gives, or the body of a view that is made.
  private static func view(givenBy expression: Expression, in scope: ProgramScope) -> Expression? {
    switch scope.declaredValue(expression) {
    case .variable(let variable, _)?: return variable.accessors.getter?.body.result
    case .function(let function, _)? where function.isInitializer: break
    case .function(let function, _)?: return function.body?.result
    case nil: break
    }
    guard let name = expression.dottedName?.last, let view = scope.viewType(named: name) else { return nil }
    return view.viewBody?.result
  }
}

extension Statement {
  /// The view that the statement shows.
  var shownView: Expression? {
    switch kind {
    case .expression(let view), .return(let view?): view
    default: nil
    }
  }
}
