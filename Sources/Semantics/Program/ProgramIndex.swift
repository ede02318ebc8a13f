/// A declaration with the file it stands in.
public struct Indexed<Declaration: Sendable>: Sendable {
  public let declaration: Declaration
  public let file: FileID
  let unit: UnitID
}

/// What the workspace declares, by name.
struct ProgramIndex: Sendable {
  /// Types and extensions by qualified name, nested ones too.
  private(set) var types: [String: [Indexed<TypeDeclaration>]] = [:]
  private(set) var functions: [String: [Indexed<FunctionDeclaration>]] = [:]
  private(set) var variables: [String: [Indexed<VariableDeclaration>]] = [:]
  private(set) var typealiases: [String: [Indexed<TypealiasDeclaration>]] = [:]
  /// How many declarations of a name there are, members, cases and generic parameters too.
  private(set) var nameCounts: [String: Int] = [:]
  private(set) var places = UnitPlaces()
  private(set) var inheritance = InheritanceNames()
  /// The names that several units declare as a type, a variable or an alias, or as both a type and an alias.
  private(set) var repeatedNames: Set<String> = []

  mutating func insert(_ unit: Unit, of file: FileID) {
    places.files[unit.id] = file
    for name in unit.declaredNames { nameCounts[name, default: 0] += 1 }
    for content in unit.contents {
      switch content {
      case .type(let type):
        for nested in type.withNested {
          types[nested.qualifiedName, default: []].add(Indexed(declaration: nested, file: file, unit: unit.id))
          inheritance.insert(nested)
        }
      case .function(let function):
        functions[function.name, default: []].add(Indexed(declaration: function, file: file, unit: unit.id))
      case .variables(let declared):
        for variable in declared {
          variables[variable.name, default: []].add(Indexed(declaration: variable, file: file, unit: unit.id))
        }
      case .typealias(let alias):
        typealiases[alias.name, default: []].add(Indexed(declaration: alias, file: file, unit: unit.id))
        inheritance.insert(alias)
      case .preview, .code: continue
      }
    }
    noteRepeatedNames(of: unit)
  }

  private mutating func noteRepeatedNames(of unit: Unit) {
    for name in unit.lookedUpNames {
      let declarations = types[name]?.filter { $0.declaration.kind != .extension }.count ?? 0
      let aliases = typealiases[name]?.count ?? 0
      if declarations + aliases > 1 || variables[name]?.count ?? 0 > 1 {
        repeatedNames.insert(name)
      } else {
        repeatedNames.remove(name)
      }
    }
  }

  mutating func remove(_ unit: Unit, of file: FileID) {
    places.files[unit.id] = nil
    for name in unit.declaredNames {
      let rest = (nameCounts[name] ?? 0) - 1
      nameCounts[name] = rest > 0 ? rest : nil
    }
    for content in unit.contents {
      switch content {
      case .type(let type):
        for nested in type.withNested {
          types[nested.qualifiedName]?.removeAll { $0.unit == unit.id }
          inheritance.remove(nested)
        }
      case .function(let function): functions[function.name]?.removeAll { $0.unit == unit.id }
      case .variables(let declared):
        for variable in declared { variables[variable.name]?.removeAll { $0.unit == unit.id } }
      case .typealias(let alias):
        typealiases[alias.name]?.removeAll { $0.unit == unit.id }
        inheritance.remove(alias)
      case .preview, .code: continue
      }
    }
    noteRepeatedNames(of: unit)
  }
}

extension Unit {
  /// The names by which other units find the unit's types, variables and aliases.
  fileprivate var lookedUpNames: [String] {
    contents.flatMap { content -> [String] in
      switch content {
      case .type(let type): type.withNested.filter { $0.kind != .extension }.map(\.qualifiedName)
      case .variables(let variables): variables.map(\.name)
      case .typealias(let alias): [alias.name]
      case .function, .preview, .code: []
      }
    }
  }
}

/// Which file a unit belongs to.
struct UnitPlaces: Sendable {
  var files: [UnitID: FileID] = [:]

  func place(of unit: UnitID, in programFiles: [FileID: ProgramFile]) -> (FileID, Int)? {
    guard let file = files[unit], let start = programFiles[file]?.start(of: unit) else { return nil }
    return (file, start)
  }
}

extension [Indexed<TypeDeclaration>] {
  /// In the order of files, so that the order of loading has no effect.
  fileprivate mutating func add(_ element: Element) {
    insert(element, at: firstIndex { element.file < $0.file } ?? count)
  }
}

extension [Indexed<FunctionDeclaration>] {
  fileprivate mutating func add(_ element: Element) {
    insert(element, at: firstIndex { element.file < $0.file } ?? count)
  }
}

extension [Indexed<VariableDeclaration>] {
  fileprivate mutating func add(_ element: Element) {
    insert(element, at: firstIndex { element.file < $0.file } ?? count)
  }
}

extension [Indexed<TypealiasDeclaration>] {
  fileprivate mutating func add(_ element: Element) {
    insert(element, at: firstIndex { element.file < $0.file } ?? count)
  }
}
