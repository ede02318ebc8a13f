package import Semantics
import SourceText

/// Changes of a type's state by code that does not name it: through a binding that a function gets, a closure that it is
/// given, or another function of the type.
package struct CarriedWrites {
  private let writes: StateWrites
  private let type: TypeParts
  private let scope: ProgramScope
  /// So many functions and closures are gone through.
  private static let depth = 4

  /// Whether changes of observed objects count: they are none that is lost, but each evaluates the view again.
  private let countsObserved: Bool

  package init(_ writes: StateWrites, of type: TypeParts, in scope: ProgramScope, countingObserved: Bool = false) {
    self.writes = writes
    self.type = type
    self.scope = scope
    countsObserved = countingObserved
  }

  /// A change that code makes when it runs.
  package struct Carried {
    package let write: StateWrites.Write
    /// The expression of the code that makes it, itself or by what it calls.
    package let span: SourceSpan
    /// The view whose closure makes it, with the place where the view hands that over; nil where the code itself does.
    package fileprivate(set) var giver: (type: TypeParts, closure: SourceSpan)?
  }

  /// What the code of a closure writes when it runs.
  package func writes(by closure: ClosureExpression, in code: CodeScope) -> [Carried] {
    found(in: closure.body, code, depth: 0)
  }

  private func found(in body: Body, _ code: CodeScope, depth: Int) -> [Carried] {
    let running = Set(ImmediateCode.expressions(of: body, entering: scope.runsAtOnce).map(\.span))
    return code.expressions.filter { running.contains($0.expression.span) }.flatMap { writes(by: $0, depth: depth) }
  }

  /// The change that an expression makes, itself or by the code that it calls.
  package func write(by placed: PlacedExpression) -> StateWrites.Write? { writes(by: placed, depth: 0).first?.write }

  private func writes(by placed: PlacedExpression, depth: Int) -> [Carried] {
    if let own = ownWrite(by: placed, depth: depth) { return [Carried(write: own, span: placed.expression.span)] }
    guard depth < Self.depth, let call = placed.expression.asCall else { return [] }
    return writes(byCalling: call, in: placed.scope, depth: depth).map { called in
      var carried = Carried(write: called.write, span: placed.expression.span)
      carried.giver = called.giver
      return carried
    }
  }

  private func ownWrite(by placed: PlacedExpression, depth: Int) -> StateWrites.Write? {
    if let direct = writes.write(by: placed.expression) { return direct }
    if countsObserved, let observed = writes.observedWrite(by: placed.expression) { return observed }
    guard depth < Self.depth else { return nil }
    switch placed.expression.kind {
    case .assignment(let assignment): return write(to: assignment.target, in: placed.scope)
    case .call(let call):
      guard let name = call.calledName, name == "toggle" || name == "append" else { return nil }
      return call.receiver.flatMap { write(to: $0, in: placed.scope) }
    default: return nil
    }
  }

  /// `binding.wrappedValue = x`, where each caller gives the binding.
  private func write(to target: Expression, in code: CodeScope) -> StateWrites.Write? {
    guard target.goesThroughWrappedValue else { return nil }
    return scope.sources(of: target.root, in: code).found.lazy.compactMap { source -> StateWrites.Write? in
      guard let name = source.expression.ownMember, name.hasPrefix("$") else { return nil }
      return writes.write(named: String(name.dropFirst()))
    }.first
  }

  /// A closure that a caller gives, or a function of the type.
  private func writes(byCalling call: CallExpression, in code: CodeScope, depth: Int) -> [Carried] {
    if case .local = call.callee.unwrapped.kind { return writes(byClosure: call.callee, in: code, depth: depth) }
    guard let name = call.callee.unwrapped.ownMember else { return [] }
    if type.variables.contains(where: { $0.name == name && $0.isStored }) {
      return writes(byClosure: call.callee, in: code, depth: depth)
    }
    guard let function = type.onlyFunction(named: name, where: { !$0.isAsync && !$0.modifiers.isTypeMember }),
      let body = function.body, let owner = type.all.first(where: { $0.type.span.contains(function.span) })
    else { return [] }
    let around = CodeScope(.type(owner.type), in: owner.scope)
    return Array(found(in: body, CodeScope(.function(function), in: around), depth: depth + 1).prefix(1))
  }

  /// The closures that the program gives for what is called: each may be one of another view, and change the state of
  /// that.
  private func writes(byClosure called: Expression, in code: CodeScope, depth: Int) -> [Carried] {
    scope.sources(of: called, in: code).found.compactMap { source -> Carried? in
      guard let closure = source.expression.closure, let owner = owner(of: source.scope),
        var carried = owner.found(in: closure.body, source.scope.inside(closure, of: nil), depth: depth + 1).first
      else { return nil }
      if carried.giver == nil { carried.giver = (owner.type, closure.span) }
      return carried
    }
  }

  /// The writes of the view that the code belongs to.
  private func owner(of code: CodeScope) -> CarriedWrites? {
    guard let parts = scope.parts(of: code.type) else { return self }
    guard parts.declaration.type.span != type.declaration.type.span else { return self }
    return CarriedWrites(StateWrites(of: parts, in: scope), of: parts, in: scope, countingObserved: countsObserved)
  }
}

extension Expression {
  /// `binding.wrappedValue`, and what is in it.
  fileprivate var goesThroughWrappedValue: Bool {
    var current = unwrapped
    while true {
      switch current.kind {
      case .member(let member):
        if member.name == "wrappedValue" { return true }
        guard let base = member.base else { return false }
        current = base.unwrapped
      case .subscript(let access): current = access.base.unwrapped
      default: return false
      }
    }
  }
}
