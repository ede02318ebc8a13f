package import Semantics

extension NominalType {
  /// Whether `Theme()` makes a value: the initializers, or the stored properties, need no argument.
  package var isMadeWithoutArguments: Bool {
    let initializers = declaration?.members.initializers ?? []
    // Other modules see the type, and not what makes it.
    let isPublic = declaration?.modifiers.contains(.public) ?? false
    guard initializers.isEmpty, !isPublic else {
      return initializers.contains { initializer in
        (!isPublic || initializer.modifiers.contains(.public))
          && initializer.parameters.allSatisfy { $0.defaultValue != nil }
      }
    }
    return storedProperties.allSatisfy { $0.initializer != nil || $0.type?.isOptional == true && !$0.isLet }
  }
}
