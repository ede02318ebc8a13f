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
    declaredTypes.filter { type in
      type.declaration.type.kind != .protocol && conforms(type, to: name, depth: 0)
    }
  }

  /// Every type that is declared, with its extensions.
  package var declaredTypes: [TypeParts] {
    types.filter { $0.type.kind != .extension }.map(parts)
  }

  /// Whether the type or one of its extensions names `name`, or a protocol or superclass of the workspace that does.
  private func conforms(_ type: TypeParts, to name: String, depth: Int) -> Bool {
    let inherited = type.all.flatMap { $0.type.inheritance.compactMap(\.name) }
    if inherited.contains(name) { return true }
    guard depth < 8 else { return false }
    return inherited.contains { parent in
      declaredTypes.contains { $0.name == parent && conforms($0, to: name, depth: depth + 1) }
    }
  }

  /// Whether `name` is, or is declared to inherit from, `ancestor`.
  package func isNamed(_ name: String, derivedFrom ancestor: String) -> Bool {
    name == ancestor || declaredTypes.contains { $0.name == name && conforms($0, to: ancestor, depth: 0) }
  }

  private func parts(of declaration: TypeOccurrence) -> TypeParts {
    TypeParts(declaration: declaration, extensions: extensions(of: declaration.type.qualifiedName))
  }
}
