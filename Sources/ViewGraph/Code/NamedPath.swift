package import Semantics

extension Expression {
  /// Whether the name at `span` is one on the path: `model` and `title` of `model.title[index]`.
  func names(_ span: SourceSpan) -> Bool {
    var current = unwrapped
    while true {
      switch current.kind {
      case .name, .local: return current.span == span
      case .member(let member):
        if member.nameSpan == span { return true }
        guard let base = member.base?.unwrapped else { return false }
        current = base
      case .subscript(let access): current = access.base.unwrapped
      default: return false
      }
    }
  }

  /// `$model.title`
  var isProjection: Bool {
    if case .name(let name) = root.kind { name.name.hasPrefix("$") } else { false }
  }

  /// Whether it is the name at `span` and nothing of what that holds: `title` and `model.title`.
  fileprivate func isName(at span: SourceSpan) -> Bool {
    switch unwrapped.kind {
    case .name: unwrapped.span == span
    case .member(let member): member.nameSpan == span
    default: false
    }
  }
}

extension ProgramScope {
  /// Whether code of the program only ever puts another value in the place of the whole property, and never changes that.
  package func isOnlyReplaced(_ property: VariableDeclaration) -> Bool {
    references(to: property).allSatisfy { use in
      guard let code = declaredValue(around: use)?.code else { return false }
      return code.expressions.allSatisfy { placed in
        let expression = placed.expression
        guard expression.span.contains(use) else { return true }
        switch expression.kind {
        case .assignment(let assignment):
          return !assignment.target.names(use) || assignment.operator == nil && assignment.target.isName(at: use)
        case .inout(let value): return !value.names(use)
        case .call(let call): return call.receiver?.names(use) != true || !isMutating(call)
        case .name, .member: return !expression.isProjection
        default: return true
        }
      }
    }
  }
}
