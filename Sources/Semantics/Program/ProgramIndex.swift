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
  /// How many functions of an operator's name there are, members too.
  private(set) var operatorCounts: [String: Int] = [:]
  private(set) var places = UnitPlaces()

  mutating func insert(_ unit: Unit, of file: FileID) {
    places.files[unit.id] = file
    for content in unit.contents {
      switch content {
      case .type(let type): insert(type, unit.id, file)
      case .function(let function):
        count(function, 1)
        functions[function.name, default: []].add(Indexed(declaration: function, file: file, unit: unit.id))
      case .variables(let declared):
        for variable in declared {
          variables[variable.name, default: []].add(Indexed(declaration: variable, file: file, unit: unit.id))
        }
      case .typealias(let alias):
        typealiases[alias.name, default: []].add(Indexed(declaration: alias, file: file, unit: unit.id))
      case .preview, .code: continue
      }
    }
  }

  private mutating func insert(_ type: TypeDeclaration, _ unit: UnitID, _ file: FileID) {
    types[type.qualifiedName, default: []].add(Indexed(declaration: type, file: file, unit: unit))
    for function in type.members.functions { count(function, 1) }
    for nested in type.members.types { insert(nested, unit, file) }
  }

  mutating func remove(_ unit: Unit, of file: FileID) {
    places.files[unit.id] = nil
    for content in unit.contents {
      switch content {
      case .type(let type): remove(type, unit.id)
      case .function(let function):
        count(function, -1)
        functions[function.name]?.removeAll { $0.unit == unit.id }
      case .variables(let declared):
        for variable in declared { variables[variable.name]?.removeAll { $0.unit == unit.id } }
      case .typealias(let alias): typealiases[alias.name]?.removeAll { $0.unit == unit.id }
      case .preview, .code: continue
      }
    }
  }

  private mutating func remove(_ type: TypeDeclaration, _ unit: UnitID) {
    types[type.qualifiedName]?.removeAll { $0.unit == unit }
    for function in type.members.functions { count(function, -1) }
    for nested in type.members.types { remove(nested, unit) }
  }

  private mutating func count(_ function: FunctionDeclaration, _ change: Int) {
    guard let first = function.name.unicodeScalars.first, !first.properties.isXIDStart, first != "_" else { return }
    operatorCounts[function.name, default: 0] += change
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

extension ProgramFile {
  func start(of unit: UnitID) -> Int? { units.first { $0.unit.id == unit }?.start }
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
