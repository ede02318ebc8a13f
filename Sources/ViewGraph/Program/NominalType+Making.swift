package import Semantics

extension NominalType {
  /// Whether `Theme()` makes a value: the initializers, or the stored properties, need no argument.
  package var isMadeWithoutArguments: Bool {
    let initializers = declaration?.members.initializers ?? []
    guard initializers.isEmpty else {
      return initializers.contains { $0.parameters.allSatisfy { $0.defaultValue != nil } }
    }
    return storedProperties.allSatisfy { $0.initializer != nil || $0.type?.isOptional == true && !$0.isLet }
  }
}
