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

  /// `$model.title`, also on `self`.
  var isProjection: Bool {
    var current = unwrapped
    while true {
      switch current.kind {
      case .name(let name): return name.name.hasPrefix("$")
      case .member(let member):
        if member.name.hasPrefix("$") { return true }
        guard let base = member.base?.unwrapped else { return false }
        current = base
      case .subscript(let access): current = access.base.unwrapped
      default: return false
      }
    }
  }

  /// Whether it is the name at `span` and nothing of what that holds: `title` and `model.title`.
  func isName(at span: SourceSpan) -> Bool {
    switch unwrapped.kind {
    case .name: unwrapped.span == span
    case .member(let member): member.nameSpan == span
    default: false
    }
  }
}

extension ProgramScope {
  /// Whether the expression sets what the name at `use` means, or changes it in place: itself, or by a binding that leads
  /// to it.
  func sets(_ use: SourceSpan, by expression: Expression) -> Bool {
    switch expression.kind {
    case .assignment(let assignment): assignment.target.names(use)
    case .inout(let value): value.names(use)
    case .call(let call): call.receiver?.names(use) == true && isMutating(call)
    case .name, .member: expression.isProjection && expression.names(use) && mayWrite(bindingAt: use)
    default: false
    }
  }

  /// The same of a property that holds an object: what is set in the object leaves the property as it is.
  func replaces(_ use: SourceSpan, by expression: Expression) -> Bool {
    switch expression.kind {
    case .assignment(let assignment): assignment.target.isName(at: use)
    case .inout(let value): value.isName(at: use)
    case .name, .member:
      expression.isProjection && expression.isName(at: use) && mayWrite(bindingAt: use, ofObject: true)
    default: false
    }
  }

  /// Whether code of the program only ever puts another value in the place of the whole property, and never changes that.
  package func isOnlyReplaced(_ property: VariableDeclaration) -> Bool {
    references(to: property).allSatisfy { use in
      guard let code = declaredValue(around: use)?.code else { return false }
      return code.expressions.allSatisfy { placed in
        guard sets(use, by: placed.expression) else { return true }
        guard case .assignment(let assignment) = placed.expression.kind else { return false }
        return assignment.operator == nil && assignment.target.isName(at: use)
      }
    }
  }
}
