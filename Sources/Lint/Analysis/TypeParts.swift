package import Semantics

/// A type declared in the workspace together with its extensions.
package struct TypeParts: Sendable {
  package let declaration: TypeOccurrence
  package let extensions: [TypeOccurrence]

  package var name: String { declaration.type.name }
  package var all: [TypeOccurrence] { [declaration] + extensions }

  package var variables: [VariableDeclaration] { all.flatMap { $0.type.members.variables } }
  package var functions: [FunctionDeclaration] { all.flatMap { $0.type.members.functions } }
  package var initializers: [FunctionDeclaration] { all.flatMap { $0.type.members.initializers } }
  /// The code of all members: functions, initializers, accessors.
  var bodies: [Body] {
    (functions + initializers).compactMap(\.body) + variables.flatMap { $0.accessors.all.map(\.body) }
  }

  /// The function of that name that `matches`; nil where there are several, or none.
  func onlyFunction(
    named name: String,
    where matches: (FunctionDeclaration) -> Bool = { _ in true }
  ) -> FunctionDeclaration? {
    let found = functions.filter { $0.name == name && matches($0) }
    return found.count == 1 ? found.first : nil
  }

  package var typealiases: [TypealiasDeclaration] { all.flatMap { $0.type.members.typealiases } }
}

extension ProgramScope {
  /// The structures, classes, actors and enumerations that conform to or inherit from `name`.
  package func types(conformingTo name: String) -> [TypeParts] {
    memory.types(conformingTo: name) { declaredTypes.filter { conforms($0, to: name) } }
  }

  /// Whether the type, which is no protocol, conforms to or inherits from `name`.
  func conforms(_ type: TypeParts, to name: String) -> Bool {
    let declaration = type.declaration.type
    return declaration.kind != .protocol && program.type(named: declaration.qualifiedName)?.conforms(to: name) == true
  }

  /// The declared type, with its extensions, that a type or extension belongs to.
  func parts(of type: TypeDeclaration?) -> TypeParts? {
    type.flatMap { memory.partsByType(of: self)[ObjectIdentifier($0)] }
  }

  /// Whether `name` is, or is declared to inherit from, `ancestor`.
  package func isNamed(_ name: String, derivedFrom ancestor: String) -> Bool {
    name == ancestor || program.type(named: name)?.conforms(to: ancestor) == true
  }
}
