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
  package var bodies: [Body] {
    (functions + initializers).compactMap(\.body) + variables.flatMap { $0.accessors.all.map(\.body) }
  }

  /// The function of that name that `matches`; nil where there are several, or none.
  package func onlyFunction(
    named name: String,
    where matches: (FunctionDeclaration) -> Bool = { _ in true }
  ) -> FunctionDeclaration? {
    let found = functions.filter { $0.name == name && matches($0) }
    return found.count == 1 ? found.first : nil
  }

  package var typealiases: [TypealiasDeclaration] { all.flatMap { $0.type.members.typealiases } }
}

extension TypeParts {
  /// Whether others than this program may use the type.
  package var isPublic: Bool { declaration.type.modifiers.contains(.public) }
}
