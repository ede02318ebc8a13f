import SourceText
import Synchronization

/// The framework's surface, looked up by name.
package enum Catalog {
  private static let views = index(ViewDefinition.all + UndocumentedViews.all, \.name)
  private static let modifiers = index(ModifierDefinition.all, \.name)
  private static let modifiersOfShapes = index(ModifierDefinition.ofShapes, \.name)
  private static let modifiersOfColumns = index(ModifierDefinition.ofColumns, \.name)
  private static let types = index(TypeDefinition.all + TypeDefinition.loadingStates, \.name)
  private static let packageViews = index(PackageView.all, \.definition.name)
  private static let environmentKeys = index(EnvironmentKeyDefinition.all, \.name)
  private static let wrappers = index(PropertyWrapperDefinition.all, \.name)
  private static let functions = index(FunctionDefinition.all, \.name)
  private static let signatures = SignatureIndex(
    ViewDefinition.all.flatMap(\.initializers) + ModifierDefinition.all.flatMap(\.signatures)
      + FunctionDefinition.all.map(\.signature) + TypeDefinition.all.flatMap(\.signatures)
  )

  /// What was asked of types, of any program: as many as a long session should keep.
  private static let opaque = Mutex<[String: Bool]>([:])
  private static let mostOpaqueTypes = 4_096

  package static func view(_ name: String) -> ViewDefinition? { views[name] }

  package static func packageView(_ name: String) -> PackageView? { packageViews[name] }

  package static func modifier(_ name: String) -> ModifierDefinition? { modifiers[name] }

  /// What a call of `name` on a shape means where that is another thing than on other views.
  package static func shapeModifier(_ name: String) -> ModifierDefinition? { modifiersOfShapes[name] }

  /// The modifier of that name for columns of tables; nil where there is none.
  package static func columnModifier(_ name: String) -> ModifierDefinition? { modifiersOfColumns[name] }

  package static func type(_ name: String) -> TypeDefinition? { types[name] }

  /// The state that a view such as `AsyncImage` hands to its content closure before anything is loaded.
  package static func initialState(_ type: String) -> BuiltInValue? {
    TypeDefinition.loadingStates.first { $0.name == type }?.member("empty")
  }

  package static func environmentKey(_ name: String) -> EnvironmentKeyDefinition? { environmentKeys[name] }

  package static func propertyWrapper(_ name: String) -> PropertyWrapperDefinition? { wrappers[name] }

  package static func function(_ name: String) -> FunctionDefinition? { functions[name] }

  /// Whether signatures name the type and nothing here depends on its values: an animation, a placement.
  package static func isOpaque(_ type: String) -> Bool {
    if let known = opaque.withLock({ $0[type] }) { return known }
    let found = isNamedOnly(type)
    opaque.withLock { known in
      if known.count >= mostOpaqueTypes { known = [:] }
      known[type] = found
    }
    return found
  }

  private static func isNamedOnly(_ type: String) -> Bool {
    guard type.isCapitalized, !type.isGenericTypeName, types[type] == nil, views[type] == nil else {
      return false
    }
    return signatures.naming(type).contains { $0.takes(type) }
  }

  private static func index<Definition>(
    _ definitions: [Definition],
    _ name: KeyPath<Definition, String>
  ) -> [String: Definition] {
    Dictionary(definitions.map { ($0[keyPath: name], $0) }) { first, _ in first }
  }
}
