import Queries
package import Semantics
import SourceText

extension ProgramScope {
  /// Types and extensions in the order of files and places.
  package var types: [TypeOccurrence] {
    read(.allTypes)
    return tables.typeTables.all
  }

  /// Every type that is declared, with its extensions.
  package var declaredTypes: [TypeParts] {
    read(.allTypes)
    return tables.typeTables.declared
  }

  /// The declared types of that last name, in the order of files and places.
  package func declaredTypes(named name: String) -> [TypeParts] {
    read(.typesNamed(name))
    return tables.parts(ofTypesNamed: name)
  }

  /// The classes that a declaration inherits from with that type as an argument: of `class Controller: UIHostingController<Screen>`,
  /// the class of hosts.
  package func bases(withArgument type: String) -> [String] {
    derived(Self.basesWithArgument, for: type) { scope in
      let word = TextWords.Word(type)
      scope.read(.words(word.hash))
      let units = scope.tables.units(with: word)
      for unit in units { scope.read(.unit(unit.id)) }
      return units.flatMap(\.types).flatMap(\.type.inheritance).compactMap { base in
        guard case .named(let components) = base.kind, let last = components.last else { return nil }
        return last.arguments.contains { $0.name == type } ? last.name : nil
      }
    }
  }

  private static let basesWithArgument = Query<String, [String]>()

  /// The declared types with a property that has the attribute, in the order of files and places.
  package func types(withAttribute name: String) -> [TypeParts] {
    read(.attributes(name))
    return tables.all.filter { $0.attributeNames.contains(name) }.flatMap(\.types).compactMap { occurrence in
      occurrence.type.kind == .extension ? nil : parts(of: occurrence.type)
    }.filter { type in type.variables.contains { $0.attribute(name) != nil } }
  }

  package func extensions(of qualifiedName: String) -> [TypeOccurrence] {
    read(.type(qualifiedName))
    return tables.occurrences(ofType: qualifiedName).filter { $0.type.kind == .extension }
  }

  /// The declared type, with its extensions, that a type or extension belongs to.
  package func parts(of type: TypeDeclaration?) -> TypeParts? {
    guard let type else { return nil }
    read(.type(type.qualifiedName))
    guard type.kind == .extension else { return tables.parts(declaredBy: type) }
    return tables.parts(ofType: type.qualifiedName).first
  }

  /// The structures, classes, actors and enumerations that conform to or inherit from `name`.
  package func types(conformingTo name: String) -> [TypeParts] {
    derived(Self.conformingTypes, for: name) { scope in
      scope.read(.conformers(name))
      return scope.tables.parts(ofTypesConformingTo: name)
    }
  }

  private static let conformingTypes = Query<String, [TypeParts]>()

  /// Whether the type, which is no protocol, conforms to or inherits from `name`.
  package func conforms(_ type: TypeParts, to name: String) -> Bool { conforms(type.declaration.type, to: name) }

  package func conforms(_ type: TypeDeclaration, to name: String) -> Bool {
    readConformances(of: type.qualifiedName)
    return type.conforms(to: name, in: program)
  }

  /// Whether `name` is, or is declared to inherit from, `ancestor`.
  package func isNamed(_ name: String, derivedFrom ancestor: String) -> Bool {
    name == ancestor || isType(name, conformingTo: ancestor)
  }

  /// Whether the workspace declares, or extends, a type of that name that conforms to or inherits from `ancestor`.
  package func isType(_ name: String, conformingTo ancestor: String) -> Bool {
    readConformances(of: name)
    return program.type(named: name)?.conforms(to: ancestor) == true
  }

  /// Whether the workspace declares a type of that name.
  package func declaresType(_ name: String) -> Bool {
    read(.declared(name))
    return program.type(named: name)?.declaration != nil
  }

  /// The type of that name with all its parts; nil where the workspace neither declares nor extends it.
  package func type(named name: String) -> NominalType? { noted(program.type(named: name), name) }

  /// The type of that name as code of `declaration` means it.
  package func type(named name: String, from declaration: TypeDeclaration) -> NominalType? {
    noted((program.seen(from: declaration, for: name) ?? program).type(named: name), name)
  }

  /// The type of that name as code of `file` means it.
  package func type(named name: String, from file: FileID) -> NominalType? {
    noted(program.seen(from: file).type(named: name), name)
  }

  /// The type that was found by that name, with its parts noted as read: members are looked up in all of them.
  func noted(_ type: NominalType?, _ name: String) -> NominalType? {
    readConformances(of: name)
    read(.type(name))
    var next = type
    while let type = next {
      read(.type(type.name))
      for conformed in type.protocols { read(.type(conformed.name)) }
      next = type.superclass
    }
    return type
  }

  /// Whether anything in the workspace declares that name.
  package func declares(_ name: String) -> Bool {
    read(.declared(name))
    return program.declares(name)
  }

  private func readConformances(of name: String) {
    read(.conformances(name))
    read(.inheritance)
  }
}

extension TypeDeclaration {
  fileprivate func conforms(to name: String, in program: Program) -> Bool {
    kind != .protocol && program.type(named: qualifiedName)?.conforms(to: name) == true
  }
}
