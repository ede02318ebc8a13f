/// Finds the types of all expressions of one declaration's bodies, and what their names mean.
///
/// Expected types flow down into each expression and its own type flows up; what neither tells yet is a variable of the
/// constraint system until something does. Every expression is visited once.
final class BodyChecker {
  let resolver: Resolver
  let system: ConstraintSystem
  var context: BodyContext
  var frame: Frame
  /// What `return` gives back, innermost last; nil where any type may be.
  var results: [Type?] = []
  /// What the body gives back, where it says only what that conforms to.
  var promised: Type?
  /// The result builder that makes something of the statements around.
  var builderAround: Type?
  /// Expressions whose optional value is unwrapped where it is used.
  var implicitlyUnwrapped: Set<ObjectIdentifier> = []
  private(set) var recording = BodyRecording()
  private var depth = 0

  private static let deepest = 200
  private static let fuelPerBody = 400_000

  init(_ resolver: Resolver, _ context: BodyContext, _ body: Body) {
    self.resolver = resolver
    self.context = context
    system = ConstraintSystem(resolver, fuel: Self.fuelPerBody)
    frame = Frame(body)
  }

  // MARK: Recording

  func record(_ span: SourceSpan, _ resolution: Resolution) { recording.names.append((span, resolution)) }

  func recordType(_ span: SourceSpan, _ type: Type) { recording.types.append((span, type)) }

  func recordFault(_ span: SourceSpan, _ fault: TypeFault) {
    if span != .none { recording.faults.append((span, fault)) }
  }

  /// Looks at code that is looked at again: what is found out is forgotten.
  func trying(_ work: () -> Void) {
    let (mark, known) = (system.mark(), recording)
    work()
    system.goBack(to: mark)
    recording = known
  }

  /// Notes the requirements that turned out not to hold when the code at `span` was looked at.
  func recordBroken(at span: SourceSpan) {
    for requirement in system.takeBroken() {
      switch requirement {
      case .conforms(let type, let bound): recordFault(span, .mismatch(type, bound))
      case .same(let left, let right): recordFault(span, .mismatch(left, right))
      }
    }
  }

  // MARK: Expressions

  /// The type of an expression where `expected` is wanted, which is a hint: it may not be of that type.
  func check(_ expression: Expression, _ expected: Type? = nil) -> Type {
    guard depth < Self.deepest, system.step() else { return .unknown(.limit) }
    depth += 1
    defer { depth -= 1 }
    if let probe = resolver.probe { meet(probe, expression, expected) }
    let type = system.bounded(infer(expression, expected.map(system.head)))
    recording.types.append((expression.span, type))
    return type
  }

  /// Checks an expression whose value goes where `target` is wanted.
  @discardableResult
  func check(_ expression: Expression, convertingTo target: Type) -> Bool {
    convert(check(expression, target), of: expression, to: target)
  }

  /// Uses an expression of a type where `target` is wanted, and notes where that does not go.
  @discardableResult
  func convert(_ type: Type, of expression: Expression, to target: Type) -> Bool {
    if system.convert(type, to: target) { return true }
    if implicitlyUnwrapped.contains(ObjectIdentifier(expression)), let wrapped = system.head(type).wrapped,
      system.convert(wrapped, to: target)
    {
      return true
    }
    recordFault(expression.span, .mismatch(type, target))
    return false
  }

  private func infer(_ expression: Expression, _ expected: Type?) -> Type {
    switch expression.kind {
    case .integer: return literal(.integer, expected)
    case .double: return literal(.float, expected)
    case .string(let segments): return literal(string(segments, expression), expected)
    case .bool: return .bool
    case .nil: return nilLiteral(expected)
    case .array(let elements): return array(elements, expected)
    case .dictionary(let elements): return dictionary(elements, expected)
    case .tuple(let elements): return tuple(elements, expected)
    case .local(let slot, let name): return local(slot, name, expression)
    case .name(let name): return nameValue(name, expression, expected)
    case .super: return superType
    case .member(let member): return memberValue(member, expression, expected)
    case .call(let call): return checkCall(call, expression, expected)
    case .subscript(let access): return checkSubscript(access, expression, expected)
    case .closure(let closure): return checkClosure(closure, expected)
    case .prefix, .postfix, .binary: return checkOperator(expression, expected)
    case .ternary(let ternary):
      check(ternary.condition, convertingTo: .bool)
      return join([ternary.then, ternary.otherwise], expected)
    default: return inferOther(expression, expected)
    }
  }

  private func inferOther(_ expression: Expression, _ expected: Type?) -> Type {
    switch expression.kind {
    case .assignment(let assignment): return checkAssignment(assignment)
    case .optionalChain(let inner):
      let result = system.head(check(inner, expected.map { $0.wrapped ?? $0 }))
      return result.wrapped == nil ? .optional(result) : result
    case .unwrapOrBreak(let inner), .forceUnwrap(let inner):
      let type = check(inner, expected.map { .optional($0) })
      // `Item.Kind?.none` names a type.
      if case .metatype(let named) = system.head(type) { return .metatype(.optional(named)) }
      return unwrapped(type)
    case .cast(let cast): return checkCast(cast)
    case .try(let inner, let kind):
      let value = check(inner, kind == .optional ? expected.map { $0.wrapped ?? $0 } : expected)
      guard kind == .optional else { return value }
      return system.head(value).wrapped == nil ? .optional(value) : value
    case .await(let inner): return check(inner, expected)
    case .keyPath(let path): return checkKeyPath(path, expression, expected)
    case .inout(let inner): return .inout(check(inner, expected.map(\.object)))
    case .type(let reference): return .metatype(read(reference))
    case .if(let statement): return checkIf(statement, as: .value(expected))
    case .switch(let statement): return checkSwitch(statement, as: .value(expected))
    case .macro(let name, let arguments): return macro(name, arguments)
    case .discard: return expected ?? system.fresh()
    case .regex(let text): return regex(text)
    case .unsupported(let reason): return .unknown(.unsupported(reason))
    default: return .unsolved
    }
  }

  private func regex(_ literal: String) -> Type {
    guard let captures = RegexCaptures(literal: literal) else { return .unknown(.limit) }
    return .framework("Regex", [captures.output])
  }

  /// What is within an optional; an unknown value stays one.
  func unwrapped(_ type: Type) -> Type {
    let known = system.head(type)
    if let wrapped = known.wrapped { return wrapped }
    if case .variable = known {
      let inner = system.fresh()
      return system.unify(known, .optional(inner)) ? inner : .unsolved
    }
    return known.isUnknown ? known : .unsolved
  }

  /// A type as written, with the meaning of its names.
  func read(_ reference: TypeReference) -> Type {
    var reader = TypeReader(resolver, context.scope)
    reader.onName = { [self] span, resolution in if span != .none { record(span, resolution) } }
    return opened(reader.type(reference))
  }

  /// A type with variables for the generic arguments that are not stated.
  func opened(_ type: Type) -> Type {
    type.mapped { part in
      guard case .nominal(let id, let arguments) = part, arguments.isEmpty else { return nil }
      let parameters = self.resolver.genericParameters(of: id)
      guard !parameters.isEmpty, !self.resolver.isProtocol(id) else { return nil }
      return .nominal(id, parameters.map { _ in self.system.fresh() })
    }
  }

  private var superType: Type {
    guard case .nominal(let id, let arguments)? = context.scope.selfType,
      let first = resolver.ancestry(of: id).superclasses.first
    else { return .unknown(context.scope.selfType.flatMap { resolver.openAncestor(of: $0) } ?? .unsolved) }
    let type = resolver.substitute(Substitution(resolver.genericParameters(of: id), arguments), in: first)
    return context.isStatic ? .metatype(type) : type
  }

  private func local(_ slot: Int, _ name: String, _ expression: Expression) -> Type {
    if name == "self" {
      record(expression.span, .structural)
      return frame.type(of: slot)
    }
    record(expression.span, .local(frame.span(of: slot)))
    return frame.function(at: slot)?.valueType ?? frame.type(of: slot)
  }

  private func macro(_ name: String, _ arguments: [Argument]) -> Type {
    for argument in arguments { _ = check(argument.value) }
    switch name {
    case "file", "fileID", "filePath", "function", "keyPath": return .string
    case "line", "column": return .int
    default: return .unknown(resolver.absence(of: name, in: context.scope.file))
    }
  }

  // MARK: Results

  /// What was found, with everything settled.
  func finish() -> BodyRecording {
    system.settleDeferred()
    recordBroken(at: frame.body.span)
    // Of a literal beside what is not known nothing is said: it is not what is missing.
    recording.types = recording.types.compactMap { span, type in
      system.isOpenLiteral(type) ? nil : (span, system.settled(type))
    }
    recording.faults = recording.faults.map { ($0.span, $0.fault.mapped(system.settled)) }
    return recording
  }
}

/// The types of expressions and the meanings of names, in the order they were found.
struct BodyRecording {
  var types: [(span: SourceSpan, type: Type)] = []
  var names: [(span: SourceSpan, resolution: Resolution)] = []
  var faults: [(span: SourceSpan, fault: TypeFault)] = []
}
