import Queries
package import Semantics

/// What stands outside of types, by name.
struct GlobalNames: Sendable {
  /// In the order of files and places.
  let variables: [String: [VariableDeclaration]]
  let functions: [String: [FunctionDeclaration]]

  init(in units: [UnitIndex]) {
    variables = Dictionary(grouping: units.flatMap(\.globalVariables), by: \.name)
    functions = Dictionary(grouping: units.flatMap(\.globalFunctions), by: \.name)
  }
}

extension ProgramScope {
  /// Variables outside of types.
  package func globalVariables(named name: String) -> [VariableDeclaration] {
    read(.globals(name))
    return tables.globalNames.variables[name] ?? []
  }

  /// The first function outside of types.
  package func globalFunction(named name: String) -> FunctionDeclaration? {
    read(.globals(name))
    return tables.globalNames.functions[name]?.first
  }

  /// Whether anything assigns to `name`, or to something in it, or calls a method on it as a statement.
  package func isWritten(_ name: String) -> Bool {
    derived(Self.writtenNames, for: name) { scope in
      scope.read(.writes(name))
      return scope.tables.all.contains { $0.writtenNames.contains(name) }
    }
  }

  private static let writtenNames = Query<String, Bool>()
}
