import SourceText

extension Resolver {
  /// The members of that name that a value of `type` has, or with `ofType` the type itself, nearest first: its own, those
  /// of superclasses, those of protocols.
  func members(_ name: String, of type: Type, ofType isStatic: Bool, from file: FileID?) -> [Candidate] {
    var found = declaredMembers(name, of: type, ofType: isStatic, from: file)
    for index in found.indices where found[index].traits.contains(.isCurried) { found[index].receiver = type }
    return found
  }

  private func declaredMembers(_ name: String, of type: Type, ofType isStatic: Bool, from file: FileID?) -> [Candidate]
  {
    if !isStatic, let first = name.first, first == "$" || first == "_", name.count > 1 {
      let projected = wrapperMembers(name, of: type, from: file)
      if !projected.isEmpty { return projected }
    }
    switch type {
    case .nominal(let id, let arguments):
      var found: [Candidate] = []
      add(name, of: id, arguments, receiver: type, isStatic, file, to: &found)
      if found.isEmpty || name == "init" { found += implicitMembers(name, of: id, type, isStatic, from: file) }
      return found
    case .parameter, .member, .opaque, .existential:
      var found: [Candidate] = []
      for case .nominal(let id, let arguments) in bounds(of: type) {
        add(name, of: id, arguments, receiver: type, isStatic, file, to: &found)
      }
      return found
    case .inout(let inner): return members(name, of: inner, ofType: isStatic, from: file)
    case .tuple, .function, .metatype, .variable, .unknown: return []
    }
  }

  /// A member as a candidate; nil for types and aliases, which are no values.
  func candidate(_ declared: DeclaredMember, _ substitution: Substitution, distance: Int) -> Candidate? {
    guard let traits = declared.traits else { return nil }
    return Candidate(
      resolution: .declaration(declared.id),
      scheme: scheme(of: declared),
      substitution: substitution,
      distance: distance,
      traits: traits
    )
  }

  // MARK: Property wrappers

  /// `$name` and `_name` of a wrapped property.
  private func wrapperMembers(_ name: String, of type: Type, from file: FileID?) -> [Candidate] {
    let property = String(name.dropFirst())
    return members(property, of: type, ofType: false, from: file).compactMap { candidate in
      guard case .declaration(let id) = candidate.resolution, let declared = member(id),
        case .variable(let variable, let owner) = declared.member
      else { return nil }
      let value = ValueDeclaration(id: id, variable: variable, scope: scope(of: owner))
      guard let wrapper = wrapperType(of: value, holding: candidate.scheme.result) else { return nil }
      let type = name.hasPrefix("_") ? wrapper : projection(of: wrapper, from: file)
      return Candidate(
        resolution: candidate.resolution,
        scheme: TypeScheme(requirements: [], result: type),
        substitution: candidate.substitution,
        distance: candidate.distance,
        traits: .isValue
      )
    }
  }

  /// The type of the wrapper around a property of type `value`; nil for one without.
  func wrapperType(of declaration: ValueDeclaration, holding value: Type) -> Type? {
    for attribute in declaration.variable.attributes {
      guard let wrapper = wrapper(attribute, in: declaration.scope) else { continue }
      guard case .nominal(let id, let arguments) = wrapper, arguments.isEmpty else { return wrapper }
      let parameters = genericParameters(of: id)
      guard !parameters.isEmpty else { return wrapper }
      guard let wrapped = members("wrappedValue", of: selfType(of: id), ofType: false, from: id.file).first else {
        return .nominal(id, parameters.map { _ in .unsolved })
      }
      var matching = TypeMatching()
      matching.match(wrapped.scheme.result, value)
      return .nominal(id, parameters.map { matching.found[$0] ?? .unsolved })
    }
    return nil
  }

  /// The property wrapper that an attribute names; nil for other attributes.
  func wrapper(_ attribute: AttributeReference, in scope: LookupScope) -> Type? {
    let components = TypeComponent(name: attribute.name, arguments: attribute.genericArguments)
    guard attribute.name.isCapitalized, typeMeaning(of: attribute.name, in: scope) != nil else { return nil }
    let type = type(TypeReference(.named([components]), span: attribute.nameSpan), in: scope)
    guard case .nominal(let id, _) = type else { return nil }
    return declared("wrappedValue", in: id).isEmpty ? nil : type
  }

  /// What `$name` is for a wrapper.
  func projection(of wrapper: Type, from file: FileID?) -> Type {
    guard let candidate = members("projectedValue", of: wrapper, ofType: false, from: file).first else {
      return .unknown(absentMember("projectedValue", of: wrapper, from: file))
    }
    return substitute(candidate.substitution, in: candidate.scheme.result)
  }
}

/// Finds what generic parameters must be for one type to be another.
struct TypeMatching {
  private(set) var found: [GenericParameterID: Type] = [:]

  mutating func match(_ pattern: Type, _ type: Type) {
    switch (pattern, type) {
    case (.parameter(let parameter), _): if found[parameter] == nil { found[parameter] = type }
    case (.nominal(let left, let patterns), .nominal(let right, let arguments)) where left == right:
      for (pattern, argument) in zip(patterns, arguments) { match(pattern, argument) }
    case (.tuple(let patterns), .tuple(let elements)) where patterns.count == elements.count:
      for (pattern, element) in zip(patterns, elements) { match(pattern.type, element.type) }
    case (.function(let pattern), .function(let function)):
      for (pattern, parameter) in zip(pattern.parameters, function.parameters) { match(pattern, parameter) }
      match(pattern.result, function.result)
    case (.metatype(let pattern), .metatype(let type)): match(pattern, type)
    default: return
    }
  }
}

extension DeclaredMember {
  /// What ranks it among candidates; nil for types and aliases, which are no values.
  var traits: Candidate.Traits? {
    var traits: Candidate.Traits = id.file == nil ? .isFramework : []
    if owner.kind == .protocol { traits.insert(.isRequirement) }
    switch member {
    case .typealias, .type: return nil
    case .function(let function, _):
      if function.isDeprecated { traits.insert(.isDeprecated) }
      if function.isAsync { traits.insert(.isAsync) }
      if function.attributes.contains(where: { $0.name == "_disfavoredOverload" }) { traits.insert(.isDisfavored) }
    case .variable(let variable, _):
      traits.insert(.isValue)
      if variable.attributes.contains(where: \.isDeprecation) { traits.insert(.isDeprecated) }
    case .enumCase(let enumCase, _): if enumCase.payload.isEmpty { traits.insert(.isValue) }
    case .subscript: break
    }
    return traits
  }
}

extension FunctionDeclaration {
  var isDeprecated: Bool { attributes.contains(where: \.isDeprecation) }
}
