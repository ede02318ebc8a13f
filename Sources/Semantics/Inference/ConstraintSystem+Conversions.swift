extension ConstraintSystem {
  /// Whether a value of one type can be used where another is wanted; makes it so.
  func convert(_ source: Type, to target: Type) -> Bool {
    guard step() else { return true }
    let (source, target) = (head(source), head(target))
    if source == target { return true }
    switch (source, target) {
    case (.unknown(let reason), .metatype(let instance)):
      leave(instance, unknown: reason, isLiteral: false)
      score.unknowns += 1
      return true
    case (.unknown, _), (_, .unknown):
      score.unknowns += 1
      return true
    case (.variable, _): return convertOpen(source, to: target)
    case (_, .member(let base, _)) where base.hasVariables: return convertLater(source, to: target)
    case (_, .variable): return unify(source.object, target)
    case (.inout(let one), .inout(let other)): return unify(one, other)
    case (.inout(let object), _): return isPointer(target) || convert(object, to: target)
    default: break
    }
    if let wanted = target.wrapped { return convertToOptional(source, wanted, target) }
    switch (source, target) {
    case (_, .existential(let bounds)): return convert(source, toExistential: bounds)
    case (.nominal, .nominal): return convertNominal(source, target)
    case (.function(let one), .function(let other)): return convertFunction(one, other)
    case (.nominal(let id, let arguments), .function(let function)): return keyPath(id, arguments, as: function)
    case (.tuple(let one), .tuple(let other)):
      return one.count == other.count && zip(one, other).allSatisfy { convert($0.type, to: $1.type) }
    case (.metatype(let one), .metatype(let other)):
      if let reason = head(one).unknownReason { leave(other, unknown: reason, isLiteral: false) }
      return convert(one, to: other)
    case (_, .opaque(let opaque)):
      return opaque.bounds.allSatisfy { bound in
        bound.nominal.map { resolver.conforms(source, to: $0) != false } ?? true
      }
    case (.parameter, .nominal(let id, _)), (.opaque, .nominal(let id, _)), (.existential, .nominal(let id, _)):
      if let ancestor = resolver.ancestor(id, of: source), !resolver.isProtocol(id) { return unify(ancestor, target) }
      return false
    default: return unify(source, target)
    }
  }

  /// From a literal, or a value of a type that is not known yet.
  private func convertOpen(_ source: Type, to target: Type) -> Bool {
    if let literal = literal(of: source) {
      if let wrapped = target.wrapped, resolver.conforms(target, to: literal.protocolID) != true {
        score.optionalPromotions += 1
        return convertOpen(source, to: head(wrapped))
      }
      if case .existential(let bounds) = target {
        score.existentialErasures += 1
        return bounds.allSatisfy { bound in
          bound.nominal.map { resolver.conforms(literal.standardType, to: $0) != false } ?? true
        }
      }
    }
    return unify(source, target)
  }

  private func convertToOptional(_ source: Type, _ wanted: Type, _ target: Type) -> Bool {
    if let wrapped = source.wrapped { return convert(wrapped, to: wanted) }
    score.optionalPromotions += 1
    return convert(source, to: wanted)
  }

  private func convert(_ source: Type, toExistential bounds: [Type]) -> Bool {
    score.existentialErasures += bounds.isEmpty ? 2 : 1
    return bounds.allSatisfy { bound in
      guard case .nominal(let id, let arguments) = bound else { return true }
      // Of a class with arguments the value tells what they are: `any KeyPath<Root, Value> & Sendable`.
      if !arguments.isEmpty, resolver.isClass(id) { return convert(source, to: bound) }
      return resolver.conforms(source, to: id) != false
    }
  }

  private func convertNominal(_ source: Type, _ target: Type) -> Bool {
    guard case .nominal(let id, let arguments) = source, case .nominal(let other, let wanted) = target else {
      return false
    }
    if id == other {
      let isCovariant = id.file == nil && Self.covariant.contains(id.name)
      return zip(arguments, wanted).allSatisfy { isCovariant ? convert($0, to: $1) : unify($0, $1) }
    }
    if id.file == nil, other.file == nil {
      if Self.numbers.contains(id.name), Self.numbers.contains(other.name) {
        score.numberConversions += other.name == "CGFloat" ? 10 * conversionDepth : 2
        return true
      }
      if other.name == "AnyHashable" {
        score.existentialErasures += 1
        return resolver.conforms(source, to: NominalID(name: "Hashable", file: nil)) != false
      }
    }
    if isPointer(target) { return true }
    if let ancestor = resolver.ancestor(other, of: source), !resolver.isProtocol(other) {
      return unify(ancestor, target)
    }
    if resolver.isClass(id), resolver.ancestry(of: id).unknownRest != nil, !resolver.isProtocol(other) {
      score.unknowns += 1
      return resolver.isClass(other)
    }
    return mayBeAlike(id, other)
  }

  /// The generic types that take a value of theirs with converted elements.
  private static let covariant: Set<String> = ["Array", "Dictionary", "Optional", "Set"]
  /// The two types that the compiler converts into each other.
  private static let numbers: Set<String> = ["CGFloat", "Double"]

  private func isPointer(_ type: Type) -> Bool {
    guard case .nominal(let id, _) = type, id.file == nil else { return false }
    return id.name.hasPrefix("Unsafe")
  }

  private func convertFunction(_ source: FunctionType, _ target: FunctionType) -> Bool {
    guard source.parameters.count == target.parameters.count else {
      // A function of one tuple takes as many parameters as the tuple has elements.
      guard target.parameters.count == 1, case .tuple(let elements) = head(target.parameters[0]),
        elements.count == source.parameters.count
      else { return false }
      return zip(elements, source.parameters).allSatisfy { convert($0.type, to: $1) }
        && convert(source.result, to: target.result)
    }
    return zip(source.parameters, target.parameters).allSatisfy { convert($1, to: $0) }
      && convert(source.result, to: target.result)
  }

  /// `\.name` where a function is wanted.
  private func keyPath(_ id: NominalID, _ arguments: [Type], as function: FunctionType) -> Bool {
    guard id.file == nil, id.name.hasSuffix("KeyPath"), arguments.count == 2, function.parameters.count == 1 else {
      return false
    }
    return convert(function.parameters[0], to: arguments[0]) && convert(arguments[1], to: function.result)
  }
}
