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
  package var typealiases: [TypealiasDeclaration] { all.flatMap { $0.type.members.typealiases } }
}

extension ProgramScope {
  /// The types that are or conform to `name`, with their extensions, in the order of files and places.
  package func types(conformingTo name: String) -> [TypeParts] {
    types.filter { $0.type.kind != .extension && $0.type.kind != .protocol }.compactMap { occurrence in
      guard program.type(named: occurrence.type.qualifiedName)?.conforms(to: name) == true else { return nil }
      return parts(of: occurrence)
    }
  }

  /// Every type that is declared, with its extensions.
  package var declaredTypes: [TypeParts] {
    types.filter { $0.type.kind != .extension }.map(parts)
  }

  private func parts(of declaration: TypeOccurrence) -> TypeParts {
    let extensions = extensionsByName[declaration.type.qualifiedName] ?? []
    return TypeParts(declaration: declaration, extensions: extensions)
  }
}
