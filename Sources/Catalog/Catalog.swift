/// The framework's surface, looked up by name.
package enum Catalog {
  private static let views = index(ViewDefinition.all, \.name)
  private static let modifiers = index(ModifierDefinition.all, \.name)
  private static let types = index(TypeDefinition.all, \.name)
  private static let environmentKeys = index(EnvironmentKeyDefinition.all, \.name)
  private static let wrappers = index(PropertyWrapperDefinition.all, \.name)

  package static func view(_ name: String) -> ViewDefinition? { views[name] }

  package static func modifier(_ name: String) -> ModifierDefinition? { modifiers[name] }

  package static func type(_ name: String) -> TypeDefinition? { types[name] }

  package static func environmentKey(_ name: String) -> EnvironmentKeyDefinition? { environmentKeys[name] }

  package static func propertyWrapper(_ name: String) -> PropertyWrapperDefinition? { wrappers[name] }

  private static func index<Definition>(
    _ definitions: [Definition],
    _ name: KeyPath<Definition, String>
  ) -> [String: Definition] {
    Dictionary(definitions.map { ($0[keyPath: name], $0) }) { first, _ in first }
  }
}
