/// A property as far as it tells which wrapper is about to be written before it.
package struct WrappedUse: Sendable {
  /// What follows the wrapper's name in parentheses.
  package let arguments: [PassedArgument]?
  package let hasInitialValue: Bool
  /// The property's type; nil where it is not known.
  package let type: Type?
  /// The type that has the property.
  package let owner: Type?

  package init(arguments: [PassedArgument]?, hasInitialValue: Bool, type: Type?, owner: Type?) {
    self.arguments = arguments
    self.hasInitialValue = hasInitialValue
    self.type = type
    self.owner = owner
  }
}

extension Typing {
  package func isResultBuilder(_ offer: Offer) -> Bool {
    offer.type.nominal.flatMap { resolver.declaration(of: $0) }?.attribute("resultBuilder") != nil
  }

  package func isGlobalActor(_ offer: Offer) -> Bool {
    offer.type.nominal.flatMap { resolver.declaration(of: $0) }?.attribute("globalActor") != nil
  }

  package func isWrapper(_ offer: Offer) -> Bool {
    guard let id = offer.type.nominal else { return false }
    return resolver.layers(of: id).contains { !$0["wrappedValue"].isEmpty }
  }

  /// Whether a wrapper is what others project: a binding to a value that is kept elsewhere.
  package func isProjection(_ offer: Offer) -> Bool {
    guard let id = offer.type.nominal else { return false }
    return resolver.members("projectedValue", of: resolver.selfType(of: id), ofType: false, from: nil).contains {
      $0.scheme.result.nominal == id
    }
  }

  /// Whether a wrapper can be made from what stands there, holds values of the property's type, and works where it is.
  package func suits(_ wrapper: Offer, _ use: WrappedUse, in file: FileID) -> Bool {
    guard let id = wrapper.type.nominal else { return true }
    return isMade(wrapper.type, for: use, in: file) && holds(id, use) && works(wrapper.type, in: use.owner)
  }

  private func isMade(_ type: Type, for use: WrappedUse, in file: FileID) -> Bool {
    func takes(_ labels: [String], _ arguments: [PassedArgument] = []) -> Bool {
      let given = labels.map { PassedArgument(label: $0, isTrailing: false, form: .other) } + arguments
      return canBeMade(type, by: given, in: file) != false
    }
    switch (use.arguments, use.hasInitialValue) {
    case (let arguments?, true): return takes(["wrappedValue"], arguments)
    case (let arguments?, false): return takes([], arguments)
    case (nil, true): return takes(["wrappedValue"])
    case (nil, false): return takes([]) || takes(["wrappedValue"]) || takes(["projectedValue"])
    }
  }

  /// Whether a wrapper is there for values like the property's alone: for objects that tell of their changes.
  package func isMeant(_ wrapper: Offer, for type: Type?) -> Bool {
    guard let type, isClass(type), let id = wrapper.type.nominal else { return false }
    return resolver.typeRequirements(of: id).contains { requirement in
      guard case .conforms(.parameter, let bound) = requirement, let bound = bound.nominal else { return false }
      return resolver.conforms(type, to: bound) == true
    }
  }

  private func holds(_ wrapper: NominalID, _ use: WrappedUse) -> Bool {
    guard let type = use.type, !type.isUnknown, let parameter = resolver.genericParameters(of: wrapper).first else {
      return true
    }
    return resolver.typeRequirements(of: wrapper).allSatisfy { requirement in
      guard case .conforms(.parameter(parameter), let bound) = requirement, let bound = bound.nominal else {
        return true
      }
      return resolver.conforms(type, to: bound) != false
    }
  }

  /// What a view is told of by the system works in views and what they are made with, and what objects tell of in objects.
  private func works(_ wrapper: Type, in owner: Type?) -> Bool {
    guard let owner, let isDynamic = resolver.conforms(wrapper, to: NominalID(name: "DynamicProperty", file: nil))
    else {
      return true
    }
    if isDynamic { return !isClass(owner) }
    return !(wrapper.nominal?.file == nil && isView(owner))
  }
}
