package import Semantics

/// Finds out whether a type's code reads a property whenever it makes a call that is meant: for one of its arguments, or
/// for an argument of a call that is made for one. Computed properties and functions of the type are followed.
package struct PassedReads {
  /// How many of those are followed from one to the next.
  private static let deepest = 3
  /// How many calls are left on the way out.
  private static let mostCalls = 16

  private let type: TypeParts
  private let scope: ProgramScope
  private let isMeant: (CallExpression) -> Bool

  package init(by type: TypeParts, in scope: ProgramScope, where isMeant: @escaping (CallExpression) -> Bool) {
    self.type = type
    self.scope = scope
    self.isMeant = isMeant
  }

  package func finds(_ name: String) -> Bool {
    let uses = scope.ownUses(of: name, in: type.declaration.type).filter { !$0.expression.isNamedWrapper }
    return uses.contains { isRead($0.expression.span, in: $0.scope, depth: 0) }
  }

  private func isRead(_ span: SourceSpan, in code: CodeScope, depth: Int) -> Bool {
    if isPassed(span) { return true }
    guard depth < Self.deepest else { return false }
    switch code.kind {
    case .accessor(let variable):
      guard variable.name != "body", variable.accessors.getter?.body.alwaysRuns(span) == true else { return false }
      return scope.ownUses(of: variable.name, in: type.declaration.type).contains { use in
        use.expression.span != span && isRead(use.expression.span, in: use.scope, depth: depth + 1)
      }
    case .function(let function):
      guard function.body?.alwaysRuns(span) == true else { return false }
      return calls(of: function).contains { isRead($0.call.span, in: $0.scope, depth: depth + 1) }
    default: return false
    }
  }

  /// The calls of the type's function in its own code.
  private func calls(of function: FunctionDeclaration) -> [CallOccurrence] {
    scope.calls(function.name).filter { occurrence in
      let (call, name) = (occurrence.call, type.declaration.type.qualifiedName)
      return call.receiver?.isSelf != false && occurrence.scope.type?.qualifiedName == name
        && call.arguments.count <= function.parameters.count
    }
  }

  /// Whether what stands at `span` is worked out for a call that is meant.
  private func isPassed(_ span: SourceSpan) -> Bool {
    var inner = span
    for _ in 0..<Self.mostCalls {
      guard let call = scope.callWithArgument(inner)?.call,
        let argument = call.arguments.first(where: { $0.value.span.contains(inner) }),
        !argument.value.chooses(about: inner)
      else { return false }
      if isMeant(call) { return true }
      inner = call.span
    }
    return false
  }
}

extension Body {
  /// Whether the code at `span` runs whenever the body does, as far as its first statement tells.
  fileprivate func alwaysRuns(_ span: SourceSpan) -> Bool {
    guard let first = statements.first, first.span.contains(span) else { return false }
    let always: Expression?
    switch first.kind {
    case .expression(let value): always = value
    case .return(let value): always = value
    case .variable(let binding): always = binding.initializer
    case .switch(let choice): always = choice.subject
    case .if(let choice): always = choice.conditions.first.flatMap(\.value)
    case .guard(let conditions, _): always = conditions.first.flatMap(\.value)
    default: always = nil
    }
    return always.map { $0.span.contains(span) && !$0.chooses(about: span) } ?? false
  }
}

extension Condition {
  fileprivate var value: Expression? {
    switch self {
    case .expression(let value), .optionalBinding(_, _, let value), .pattern(_, let value): value
    case .availability: nil
    }
  }
}

extension Expression {
  fileprivate var isSelf: Bool { if case .local(_, "self") = kind { true } else { false } }

  /// `$theme`, `_theme`
  fileprivate var isNamedWrapper: Bool { ownMember.map { $0.hasPrefix("$") || $0.hasPrefix("_") } ?? false }

  /// Whether something in it decides whether the code at `span` runs, or when.
  fileprivate func chooses(about span: SourceSpan) -> Bool {
    CodeWalk(self).contains { node in
      switch node {
      case .closure(let closure, _): return closure.span.contains(span)
      case .expression(let expression):
        switch expression.kind {
        case .ternary(let choice): return choice.then.span.contains(span) || choice.otherwise.span.contains(span)
        case .binary(let binary):
          return ["&&", "||", "??"].contains(binary.operator) && binary.right.span.contains(span)
        default: return false
        }
      default: return false
      }
    }
  }
}
