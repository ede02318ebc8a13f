import Queries
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

  /// `hosting.rootView.model`: the property by which hosts of UIKit and AppKit give their view.
  fileprivate var isMemberOfHostedView: Bool {
    guard case .member(let member) = kind, case .member(let view)? = member.base?.unwrapped.kind else { return false }
    return view.name == "rootView"
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

  /// Whether other code than the type's initializers puts another value in the place of the property: of a value that it
  /// has, or of the view that a host of another framework shows.
  package func isReplacedLater(_ property: VariableDeclaration, of type: TypeParts) -> Bool {
    references(to: property).contains { target(replacedAt: $0, outside: type.initializers) != nil }
      || isHosted(type) && unknownReplacements(of: property).contains { $0.isMemberOfHostedView }
  }

  /// Whether code gives the view to a host of UIKit or AppKit: `UIHostingController(rootView: Screen())`.
  private func isHosted(_ type: TypeParts) -> Bool {
    calls(of: type).contains { made in
      callWithArgument(made.call.span)?.call.argument("rootView")?.value.span.contains(made.call.span) ?? false
    }
  }

  /// Whether code puts another value in the place of a member of the property's name that nothing tells the owner of.
  package func mayBeReplaced(_ property: VariableDeclaration) -> Bool { !unknownReplacements(of: property).isEmpty }

  private func unknownReplacements(of property: VariableDeclaration) -> [Expression] {
    guard !property.modifiers.contains(.private), isWritten(property.name) else { return [] }
    return unknownMembers(named: property.name).compactMap { target(replacedAt: $0, outside: []) }
  }

  /// What an assignment puts a value in the place of, where the name at `use` is the last one of it.
  private func target(replacedAt use: SourceSpan, outside initializers: [FunctionDeclaration]) -> Expression? {
    guard let code = declaredValue(around: use)?.code else { return nil }
    if case .function(let function) = code.kind, initializers.contains(where: { $0 === function }) { return nil }
    for placed in code.expressions {
      if case .assignment(let assignment) = placed.expression.kind, assignment.target.isName(at: use) {
        return assignment.target.unwrapped
      }
    }
    return nil
  }

  /// Whether the variable has the same value for ever: it is constant, or nothing of the program changes it and nobody
  /// else can.
  package func isNeverSet(_ variable: VariableDeclaration) -> Bool {
    if variable.isLet { return true }
    guard variable.isStored, variable.attributes.isEmpty, !variable.modifiers.contains(.public) else { return false }
    return derived(Self.constancy, for: variable.nameSpan) { scope in
      scope.references(to: variable).allSatisfy { use in
        guard let code = scope.declaredValue(around: use)?.code else { return false }
        return !code.expressions.contains { scope.sets(use, by: $0.expression) }
      }
    }
  }

  private static let constancy = Query<SourceSpan, Bool>()
}
