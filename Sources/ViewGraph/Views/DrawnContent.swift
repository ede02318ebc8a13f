import Catalog
import Semantics

extension ReaderClosure {
  /// Whether the content is more than a clear color: a probe is there for the space that it is offered.
  package func drawsSomething(in scope: ProgramScope) -> Bool {
    // Code with a `return` is no builder: what it gives is all that is shown.
    let returned = closure.body.returnedValues
    guard returned.isEmpty else { return returned.contains { scope.drawsSomething($0) } }
    return closure.body.statements.contains { statement in
      switch statement.kind {
      case .expression(let expression): scope.drawsSomething(expression)
      case .return(let value?): scope.drawsSomething(value)
      case .variable: false
      default: true
      }
    }
  }
}

extension Body {
  /// What its `return` statements give; nothing where it has none.
  fileprivate var returnedValues: [Expression] {
    CodeWalk(self, enteringClosures: false).compactMap { node in
      guard case .statement(let statement) = node, case .return(let value?) = statement.kind else { return nil }
      return value
    }
  }
}

extension ProgramScope {
  /// Whether a view expression is more than a clear color or nothing with modifiers.
  fileprivate func drawsSomething(_ view: Expression, depth: Int = 0) -> Bool {
    var current = view.unwrapped
    while let call = current.asCall, let receiver = call.receiver {
      if isModifier(call, .decorates) { return true }
      if hidesReceiver(call) { return false }
      current = receiver.unwrapped
    }
    if current.isClear { return false }
    switch current.kind {
    case .assignment: return false
    case .call(let call):
      if let result = calledFunction(call)?.function.body?.returned, depth < Self.deepest {
        return drawsSomething(result, depth: depth + 1)
      }
      return !makesView(call, .drawsNothing)
    default: return true
    }
  }

  /// Maximum number of functions that are followed to the view they give.
  private static var deepest: Int { 4 }

  /// `.hidden()`, `.opacity(0)`, `.fill(.clear)`: what the modifier is on shows nothing.
  private func hidesReceiver(_ call: CallExpression) -> Bool {
    guard let value = call.unlabeled?.value.unwrapped else { return isModifier(call, .hides) && call.arguments.isEmpty }
    if isModifier(call, .hides) { return value.literalNumber == 0 }
    return isModifier(call, .paints) && value.isClear
  }
}

extension Expression {
  /// `Color.clear`, or `.clear` where a color or a style is expected.
  fileprivate var isClear: Bool { dottedName == ["Color", "clear"] || implicitMember == "clear" }
}
