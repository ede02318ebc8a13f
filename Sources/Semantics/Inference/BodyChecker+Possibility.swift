extension BodyChecker {
  /// Whether an expression that takes its type from where it stands could be of that type.
  func couldBe(_ value: Expression, _ wanted: Type) -> Bool {
    let wanted = system.head(wanted)
    switch wanted {
    case .unknown:
      system.score.unknowns += 1
      return true
    case .variable:
      if let own = value.standardLiteralType { return isWithinBounds(own, of: wanted) }
      if value.isClosure {
        let anyFunction = Type.function(FunctionType(parameters: [], result: .void))
        return system.literal(of: wanted) == nil && isWithinBounds(anyFunction, of: wanted)
      }
      return !value.isImplicitMember || implicitlyMeans(value, wanted)
    default: break
    }
    switch value.kind {
    case .closure(let closure): return closureCouldBe(closure, wanted)
    case .nil: return wanted.wrapped != nil || isMadeFromNil(wanted) || resolver.openAncestor(of: wanted) != nil
    case .array:
      let target = wanted.wrapped.map(system.head) ?? wanted
      if case .variable = target { return true }
      if !target.isFramework("Array") { system.score.nonDefaultLiterals += 1 }
      return target.isFramework("Array") || target.isFramework("Set")
        || resolver.conforms(target, to: NominalID(name: "ExpressibleByArrayLiteral", file: nil)) != false
    case .dictionary:
      let target = wanted.wrapped.map(system.head) ?? wanted
      if case .variable = target { return true }
      return target.isFramework("Dictionary")
        || resolver.conforms(target, to: NominalID(name: "ExpressibleByDictionaryLiteral", file: nil)) != false
    case .keyPath(let path): return keyPathCouldBe(path, wanted)
    case .name(let name) where name.isOperator:
      if case .function = wanted { return true }
      return false
    case .tuple(let elements):
      if elements.count == 1 { return couldBe(elements[0].value, wanted) }
      return true
    case .ternary(let ternary): return couldBe(ternary.then, wanted) && couldBe(ternary.otherwise, wanted)
    default: return implicitlyMeans(value, wanted)
    }
  }

  /// Whether a literal's own type has what a generic parameter has to have.
  private func isWithinBounds(_ type: Type, of variable: Type) -> Bool {
    system.bounds(of: variable).allSatisfy { bound in
      guard let bound = bound.nominal else { return true }
      let conforms = resolver.conforms(type, to: bound)
      if conforms == nil { system.score.unknowns += 1 }
      return conforms != false
    }
  }

  private func implicitlyMeans(_ value: Expression, _ wanted: Type) -> Bool {
    guard let name = value.implicitMemberName else { return true }
    if name == "init" { return true }
    if case .variable = wanted, system.bounds(of: wanted).isEmpty { return false }
    if !implicitCandidates(name, wanted).isEmpty { return true }
    guard resolver.openAncestor(of: wanted) != nil else { return false }
    // A type that is known to have the member is meant rather than one that may have it.
    system.score.unknowns += 1
    return true
  }

  private func closureCouldBe(_ closure: ClosureExpression, _ wanted: Type) -> Bool {
    let target = wanted.wrapped.map(system.head) ?? wanted
    switch target {
    case .unknown, .variable: return true
    case .function(let function):
      let wantedCount = function.parameters.count
      if closure.parameters.isEmpty { return wantedCount == 0 }
      let isImplicit = closure.implicitParameterCount > 0
      if closure.parameters.count == wantedCount { return true }
      if isImplicit, closure.parameters.count < wantedCount { return false }
      guard wantedCount == 1, case .tuple(let elements) = system.head(function.parameters[0]) else { return false }
      return elements.count == closure.parameters.count
    default: return false
    }
  }
}

extension Expression {
  /// The type of a plain literal where nothing around says another.
  fileprivate var standardLiteralType: Type? {
    switch kind {
    case .integer: LiteralKind.integer.standardType
    case .double: LiteralKind.float.standardType
    case .string: LiteralKind.string.standardType
    case .bool: .bool
    case .array: .array(.unsolved)
    case .dictionary: .dictionary(.unsolved, .unsolved)
    default: nil
    }
  }
}
