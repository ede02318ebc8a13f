import Semantics

extension Evaluator {
  /// Whether a function waits for nothing but functions of the program that wait for nothing either. Time, other machines
  /// and elements that come later it would have to wait for.
  func finishesAtOnce(_ function: FunctionValue) -> Bool {
    var search = AwaitSearch(evaluator: self)
    return search.finishes(function)
  }
}

/// Looks through what code waits for, as its types say it.
private struct AwaitSearch {
  let evaluator: Evaluator
  private var pending: [Body] = []
  private var seen: Set<ObjectIdentifier> = []
  /// So much code is looked through at most.
  private static let mostBodies = 200

  init(evaluator: Evaluator) { self.evaluator = evaluator }

  mutating func finishes(_ function: FunctionValue) -> Bool {
    switch function.code {
    case .closure(let closure, _): look(into: closure.body)
    case .declared(let declaration, _), .local(let declaration, _): guard add(declaration) else { return false }
    case .method(let name, let receiver):
      let functions = evaluator.methods(name, of: receiver).compactMap(\.function)
      guard !functions.isEmpty, add(implementations: functions) else { return false }
    default: return false
    }
    while let body = pending.popLast() {
      guard seen.count <= Self.mostBodies, evaluator.affords(1), finishes(body) else { return false }
    }
    return true
  }

  private mutating func finishes(_ body: Body) -> Bool {
    for awaited in body.awaited {
      guard case .value(let expression) = awaited, finishes(expression) else { return false }
    }
    return true
  }

  private mutating func look(into body: Body) {
    if seen.insert(ObjectIdentifier(body)).inserted { pending.append(body) }
  }

  /// Adds what a call may run; false where nothing is known of it.
  private mutating func add(_ function: FunctionDeclaration) -> Bool {
    evaluator.noteRead(at: function.span)
    guard let body = function.body else { return false }
    look(into: body)
    return true
  }

  private mutating func add(implementations functions: [FunctionDeclaration]) -> Bool {
    let declared = functions.filter { $0.body != nil }
    return !declared.isEmpty && declared.allSatisfy { add($0) }
  }

  // MARK: Expressions

  /// Whether all that an awaited expression calls is done at once.
  private mutating func finishes(_ expression: Expression) -> Bool {
    var parts = [expression]
    while let part = parts.popLast() {
      guard finishes(part, &parts) else { return false }
    }
    return true
  }

  private mutating func finishes(_ expression: Expression, _ parts: inout [Expression]) -> Bool {
    switch expression.kind {
    case .call(let call):
      guard finishes(call, &parts) else { return false }
      parts += call.arguments.map(\.value)
    case .member(let member):
      guard let base = member.base else { return true }
      parts.append(base)
      return finishes(property: member.name, at: member.nameSpan)
    case .closure(let closure): look(into: closure.body)
    case .string(let segments):
      for case .interpolation(let arguments) in segments { parts += arguments.map(\.value) }
    case .array(let elements): parts += elements
    case .dictionary(let elements): parts += elements.flatMap { [$0.key, $0.value] }
    case .tuple(let elements): parts += elements.map(\.value)
    case .subscript(let access): parts += [access.base] + access.arguments.map(\.value)
    case .binary(let binary): parts += [binary.left, binary.right]
    case .ternary(let ternary): parts += [ternary.condition, ternary.then, ternary.otherwise]
    case .cast(let cast): parts.append(cast.value)
    case .prefix(_, let inner), .postfix(_, let inner), .try(let inner, _), .optionalChain(let inner),
      .unwrapOrBreak(let inner), .forceUnwrap(let inner), .inout(let inner), .await(let inner):
      parts.append(inner)
    case .integer, .double, .bool, .nil, .local, .name, .super, .keyPath, .type, .regex: break
    default: return false
    }
    return true
  }

  private mutating func finishes(_ call: CallExpression, _ parts: inout [Expression]) -> Bool {
    switch call.callee.kind {
    case .name(let name): return name.isType || finishes(callOf: name.name, at: call.nameSpan, on: nil)
    case .member(let member):
      if let base = member.base { parts.append(base) }
      return finishes(callOf: member.name, at: call.nameSpan, on: member.base)
    default: return false
    }
  }

  private mutating func finishes(callOf name: String, at span: SourceSpan, on base: Expression?) -> Bool {
    if case .name(let type)? = base?.kind {
      switch (type.name, name) {
      case ("MainActor", "run"), ("Task", "yield"): return !evaluator.isDeclared(type.name)
      default: break
      }
    }
    let types = evaluator.memo.codeTypes(of: evaluator.program)
    if let resolution = evaluator.resolution(ofNameAt: span) {
      if let function = types.globalFunction(resolution) { return add(function) }
      switch types.member(resolution) {
      case .function(let function, let owner)?: return finishes(function, of: owner)
      case .enumCase?, .type?: return true
      case .variable?, .subscript?, .typealias?: return false
      case nil: break
      }
    }
    return base != nil && StandardLibrary.sequenceMethods[name] != nil
  }

  /// A function of the program, or what a protocol requires: any of its implementations. One of the framework has no code
  /// here, and is done at once where it is not asynchronous.
  private mutating func finishes(_ function: FunctionDeclaration, of owner: TypeDeclaration) -> Bool {
    guard function.body == nil else { return add(function) }
    guard function.isAsync || evaluator.program.holds(owner.span.unit) else { return true }
    let functions = evaluator.conformers(of: owner.qualifiedName).flatMap { type in
      evaluator.nominal(named: type).map { evaluator.instanceMembers(function.name, of: $0) } ?? []
    }
    return add(implementations: functions.compactMap(\.function).filter { $0.labelList == function.labelList })
  }

  /// Whether a property is the program's own and its code is done at once, or one that every sequence has.
  private mutating func finishes(property name: String, at span: SourceSpan) -> Bool {
    if StandardLibrary.sequenceProperties[name] != nil || StandardLibrary.sequenceMethods[name] != nil { return true }
    guard let resolution = evaluator.resolution(ofNameAt: span) else { return false }
    switch evaluator.memo.codeTypes(of: evaluator.program).member(resolution) {
    case .variable(let variable, let owner)?:
      guard evaluator.program.holds(owner.span.unit) else { return false }
      evaluator.noteRead(at: variable.span)
      if let body = variable.accessors.getter?.body { look(into: body) }
      return true
    case .enumCase?, .type?, .function?: return true
    default: return false
    }
  }
}
