import Semantics

/// What stands outside of types, by name, and which names are written.
struct GlobalNames: Sendable {
  /// In the order of files and places.
  let variables: [String: [VariableDeclaration]]
  let functions: [String: [FunctionDeclaration]]
  let written: Set<String>

  init(in units: [UnitIndex]) {
    variables = Dictionary(grouping: units.flatMap(\.globalVariables), by: \.name)
    functions = Dictionary(grouping: units.flatMap(\.globalFunctions), by: \.name)
    written = units.reduce(into: []) { $0.formUnion($1.writtenNames) }
  }
}

extension ProgramScope {
  private var globals: GlobalNames { memory.globals { GlobalNames(in: units) } }

  /// Variables outside of types.
  func globalVariables(named name: String) -> [VariableDeclaration] { globals.variables[name] ?? [] }

  /// The first function outside of types.
  func globalFunction(named name: String) -> FunctionDeclaration? { globals.functions[name]?.first }

  /// Whether anything assigns to `name`, or to something in it, or calls a method on it as a statement.
  func isWritten(_ name: String) -> Bool { globals.written.contains(name) }
}
