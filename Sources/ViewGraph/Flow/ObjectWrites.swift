package import Semantics

/// The properties of observable objects that code sets when it runs: itself, or by the members of objects that it calls.
package struct ObjectWrites {
  /// The change of a property whose changes views follow.
  package struct Write {
    /// The property of the object's class.
    package let property: VariableDeclaration
    /// The name of that class.
    package let owner: String
    /// The expression that changes it.
    package let span: SourceSpan
    /// Whether each call comes to it, as far as one sees.
    package let isCertain: Bool
    /// Whether its class is '@Observable': the change is kept, and evaluates again what has read the property.
    package let isTracked: Bool

    fileprivate var uncertain: Write {
      Write(property: property, owner: owner, span: span, isCertain: false, isTracked: isTracked)
    }
  }

  private let scope: ProgramScope
  /// What is known of the members that were looked into.
  private var known: [SourceSpan: Write?] = [:]
  /// So many members that call each other are gone through.
  private static let depth = 6

  package init(in scope: ProgramScope) { self.scope = scope }

  /// The change that the expression itself makes, by an assignment, a mutating method, or a member that it calls or reads.
  package mutating func write(by expression: Expression) -> Write? {
    guard let holder = expression.holder, let write = write(by: expression, depth: 0) else { return nil }
    guard !write.isTracked, holder.ownMember != nil else { return write }
    let isObserved = scope.declaredVariable(holder)?.variable.attributes.contains {
      StateWrites.objects.contains($0.name)
    }
    return isObserved == true ? write : nil
  }

  private mutating func write(by expression: Expression, depth: Int) -> Write? {
    guard let holder = expression.holder, isKept(holder, of: expression) else { return nil }
    switch expression.kind {
    case .assignment(let assignment): return write(to: assignment.target, depth: depth)
    case .call(let call): return write(byCalling: call, depth: depth)
    case .name, .member: return write(byReading: expression, depth: depth)
    default: return nil
    }
  }

  /// Whether the path begins with what is there before the code runs, so that others may follow it: a stored property, a
  /// global, or a member that the code's own object has.
  private func isKept(_ holder: Expression, of expression: Expression) -> Bool {
    guard holder.ownMember != nil, holder.span != expression.path.span else { return true }
    return scope.declaredVariable(holder)?.variable.isStored ?? false
  }

  private mutating func write(to target: Expression, depth: Int) -> Write? {
    var current = target.unwrapped
    while true {
      switch current.kind {
      case .name, .member:
        guard let (variable, around) = scope.declaredVariable(current) else { return nil }
        if let tracked = isFollowed(variable, in: around) {
          let owner = around.type?.name ?? ""
          return Write(property: variable, owner: owner, span: target.span, isCertain: true, isTracked: tracked)
        }
        if let setter = variable.accessors.setter, scope.isObservable(around.type) {
          return write(in: setter.body, of: setter.body.span, depth: depth)
        }
        guard case .member(let member) = current.kind, let base = member.base?.unwrapped, isValue(base) else {
          return nil
        }
        current = base
      case .subscript(let access):
        guard isValue(access.base.unwrapped) else { return nil }
        current = access.base.unwrapped
      default: return nil
      }
    }
  }

  private mutating func write(byCalling call: CallExpression, depth: Int) -> Write? {
    if mayBeDeclared(call.callee), let (function, around) = scope.calledFunction(call),
      !function.modifiers.contains(.mutating)
    {
      guard let body = function.body, !function.isInitializer, !function.isAsync, !function.modifiers.isTypeMember,
        scope.isObservable(around.type)
      else { return nil }
      return write(in: body, of: function.span, depth: depth)
    }
    guard let receiver = call.receiver?.unwrapped, isValue(receiver), scope.isMutating(call) else { return nil }
    return write(to: receiver, depth: depth)
  }

  /// Whether the program declares something of the name: what its frameworks declare, which is most of a body, need not be
  /// resolved.
  private func mayBeDeclared(_ expression: Expression) -> Bool {
    switch expression.unwrapped.kind {
    case .name(let name): scope.declares(name.name)
    case .member(let member): scope.declares(member.name)
    default: false
    }
  }

  private mutating func write(byReading expression: Expression, depth: Int) -> Write? {
    guard mayBeDeclared(expression), let (variable, around) = scope.declaredVariable(expression),
      let getter = variable.accessors.getter, !variable.modifiers.isTypeMember, scope.isObservable(around.type)
    else { return nil }
    return write(in: getter.body, of: variable.span, depth: depth)
  }

  /// The first change in the code of a member: one that each call comes to before others.
  private mutating func write(in body: Body, of member: SourceSpan, depth: Int) -> Write? {
    if let known = known[member] { return known }
    guard depth < Self.depth else { return nil }
    known[member] = .some(nil)
    var first: Write?
    for expression in ImmediateCode.expressions(of: body) {
      guard let write = write(by: expression, depth: depth + 1) else { continue }
      guard write.isCertain, body.comesTo(expression.span) else {
        first = first ?? write.uncertain
        continue
      }
      first = write
      break
    }
    known[member] = .some(first)
    return first
  }

  /// Whether a change of a part changes the whole: the whole is no object.
  private func isValue(_ expression: Expression) -> Bool {
    scope.type(of: expression).flatMap { scope.isObject($0.wrapped ?? $0) } == false
  }

  /// Whether views follow the property of an observable object, and whether it is one of an '@Observable' class; nil where
  /// they do not.
  private func isFollowed(_ variable: VariableDeclaration, in around: CodeScope) -> Bool? {
    guard variable.isStored, !variable.isLet, !variable.modifiers.isTypeMember, let type = around.type,
      let declared = scope.parts(of: type)?.declaration.type, declared.kind == .class
    else { return nil }
    if declared.attribute("Observable") != nil {
      return variable.attribute("ObservationIgnored") == nil && !variable.modifiers.contains(.lazy) ? true : nil
    }
    return variable.attribute("Published") != nil && scope.conforms(declared, to: "ObservableObject") ? false : nil
  }
}

extension ProgramScope {
  /// Whether views follow the objects of the class that the declaration is a part of.
  package func isObservable(_ type: TypeDeclaration?) -> Bool {
    guard let type = parts(of: type)?.declaration.type, type.kind == .class else { return false }
    return type.attribute("Observable") != nil || conforms(type, to: "ObservableObject")
  }
}

extension Expression {
  /// What is assigned to, called or read.
  fileprivate var path: Expression {
    switch kind {
    case .assignment(let assignment): assignment.target.unwrapped
    case .call(let call): call.callee.unwrapped
    default: unwrapped
    }
  }

  /// The member of 'self' or the global that the path begins with, where nothing is called on the way.
  fileprivate var holder: Expression? {
    var current = path
    while current.ownMember == nil {
      switch current.kind {
      case .name: return current
      case .member(let member):
        guard let base = member.base else { return nil }
        current = base.unwrapped
      case .subscript(let access): current = access.base.unwrapped
      default: return nil
      }
    }
    return current
  }
}

extension Body {
  /// Whether each run that begins comes to the expression: it stands in a statement of the body itself, behind none that
  /// may leave.
  fileprivate func comesTo(_ span: SourceSpan) -> Bool {
    for statement in statements {
      let isPlain = statement.isPlain
      if statement.span.contains(span) { return isPlain }
      guard isPlain else { return false }
    }
    return false
  }
}

extension Statement {
  /// Whether it is an expression, a declaration or a result, without branches of its own.
  fileprivate var isPlain: Bool {
    switch kind {
    case .variable, .return: true
    case .expression(let expression):
      switch expression.kind {
      case .if, .switch: false
      default: true
      }
    default: false
    }
  }
}
