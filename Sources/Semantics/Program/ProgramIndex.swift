/// A declaration with the file it stands in.
public struct Indexed<Declaration: Sendable>: Sendable {
  public let declaration: Declaration
  public let file: FileID
  let unit: UnitID
}

/// What the workspace declares by one name.
struct DeclaredName: Equatable {
  var count = 0
  /// The sum of the signatures.
  var signature: UInt64 = 0
}

/// What the workspace declares, by name.
struct ProgramIndex: Sendable {
  /// Types and extensions by qualified name, nested ones too.
  private(set) var types: [String: [Indexed<TypeDeclaration>]] = [:]
  private(set) var functions: [String: [Indexed<FunctionDeclaration>]] = [:]
  private(set) var variables: [String: [Indexed<VariableDeclaration>]] = [:]
  private(set) var typealiases: [String: [Indexed<TypealiasDeclaration>]] = [:]
  /// By the hashes of all names, those of members, cases and generic parameters too.
  private(set) var names: [Int: DeclaredName] = [:]
  private(set) var places: [UnitID: UnitPlace] = [:]
  private(set) var inheritance = InheritanceNames()
  /// The names that several units declare as a type, a variable or an alias, or as both a type and an alias.
  private(set) var repeatedNames: Set<String> = []

  /// `file` holds the unit already.
  mutating func insert(_ unit: Unit, of file: ProgramFile) {
    let id = file.id
    places[unit.id] = UnitPlace(unit: unit, file: id)
    count(unit, of: id, as: 1)
    for content in unit.contents {
      switch content {
      case .type(let type):
        for nested in type.withNested {
          types[nested.qualifiedName, default: []].add(Indexed(declaration: nested, file: id, unit: unit.id), in: file)
          inheritance.insert(nested)
        }
      case .function(let function):
        functions[function.name, default: []].add(Indexed(declaration: function, file: id, unit: unit.id), in: file)
      case .variables(let declared):
        for variable in declared {
          variables[variable.name, default: []].add(Indexed(declaration: variable, file: id, unit: unit.id), in: file)
        }
      case .typealias(let alias):
        typealiases[alias.name, default: []].add(Indexed(declaration: alias, file: id, unit: unit.id), in: file)
        inheritance.insert(alias)
      case .preview, .code: continue
      }
    }
    noteRepeatedNames(of: unit)
  }

  /// A declaration's signature counts together with its file, which decides who means it.
  private mutating func count(_ unit: Unit, of file: FileID, as sign: Int) {
    for name in unit.declaredNames { names[name.hashValue, default: DeclaredName()].count += sign }
    let place = UInt64(bitPattern: Int64(file.path.hashValue))
    for (name, signature) in unit.signatures {
      let own = signature.scrambled(with: place)
      names[name, default: DeclaredName()].signature &+= sign > 0 ? own : 0 &- own
    }
    guard sign < 0 else { return }
    for (name, _) in unit.signatures where names[name] == DeclaredName() { names[name] = nil }
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
    places[unit.id] = nil
    count(unit, of: file, as: -1)
    for content in unit.contents {
      switch content {
      case .type(let type):
        for nested in type.withNested {
          types.remove(unit.id, from: nested.qualifiedName)
          inheritance.remove(nested)
        }
      case .function(let function): functions.remove(unit.id, from: function.name)
      case .variables(let declared):
        for variable in declared { variables.remove(unit.id, from: variable.name) }
      case .typealias(let alias):
        typealiases.remove(unit.id, from: alias.name)
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

/// A unit with the file it belongs to.
struct UnitPlace: Sendable {
  let unit: Unit
  let file: FileID
}

extension Array {
  /// In the order of files and places, so that the order of loading and editing has no effect. `file` is that of the
  /// element as it is now.
  fileprivate mutating func add<Declaration>(_ element: Element, in file: ProgramFile)
  where Element == Indexed<Declaration> {
    let start = file.start(of: element.unit) ?? 0
    let next = firstIndex { other in
      other.file == element.file ? start < file.start(of: other.unit) ?? 0 : element.file < other.file
    }
    insert(element, at: next ?? count)
  }
}

extension Dictionary {
  /// Lists that have become empty go.
  fileprivate mutating func remove<Declaration>(_ unit: UnitID, from key: Key) where Value == [Indexed<Declaration>] {
    self[key]?.removeAll { $0.unit == unit }
    if self[key]?.isEmpty == true { self[key] = nil }
  }
}
