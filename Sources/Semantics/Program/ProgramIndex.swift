import SourceText

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
  /// That of what is found without a look at the type around it.
  var found: UInt64 = 0

  /// Whether nothing that is found by the name alone tells the two apart.
  func isAlike(_ other: DeclaredName) -> Bool { found == other.found && (count > 0) == (other.count > 0) }
}

/// A unit with the file it belongs to, and which of its units it is or was, which tells where to look for it.
struct UnitPlace: Sendable {
  let unit: Unit
  let file: FileID
  let ordinal: Int
}

/// What the workspace declares, by name. The program that changes it holds it alone: to others it is a value, which is
/// read all the time and not copied for that.
// SAFETY: unchecked, since nothing that several programs hold is changed.
final class ProgramIndex: @unchecked Sendable {
  /// Types and extensions by qualified name, nested ones too.
  @exclusivity(unchecked) private(set) var types = SharedTable<String, [Indexed<TypeDeclaration>]>()
  @exclusivity(unchecked) private(set) var functions = SharedTable<String, [Indexed<FunctionDeclaration>]>()
  @exclusivity(unchecked) private(set) var variables = SharedTable<String, [Indexed<VariableDeclaration>]>()
  @exclusivity(unchecked) private(set) var typealiases = SharedTable<String, [Indexed<TypealiasDeclaration>]>()
  /// The aliases that stand for a type, by its qualified name.
  @exclusivity(unchecked) private(set) var aliasNames = SharedTable<String, [String]>()
  /// By the hashes of all names, those of members, cases and generic parameters too.
  @exclusivity(unchecked) private(set) var names = SharedTable<Int, DeclaredName>()
  @exclusivity(unchecked) private(set) var places = SharedTable<UnitID, UnitPlace>()
  /// The units that may call a type, by its last name, in no order.
  @exclusivity(unchecked) var callers = SharedTable<String, [UnitID]>()
  @exclusivity(unchecked) private(set) var inheritance = InheritanceNames()
  /// How many files stand in folders of a name.
  @exclusivity(unchecked) private(set) var folders = SharedTable<String, Int>()
  /// How many units import a module.
  @exclusivity(unchecked) private(set) var imports = SharedTable<String, Int>()
  /// The sum of the hashes of these names.
  @exclusivity(unchecked) private(set) var folderSignature: UInt64 = 0
  /// The names that several units declare as a type, a variable or an alias, or as both a type and an alias.
  @exclusivity(unchecked) private(set) var repeatedNames: Set<String> = []

  init() {}

  /// The same tables: a change costs what it changes.
  init(copying other: ProgramIndex) {
    types = other.types
    functions = other.functions
    variables = other.variables
    typealiases = other.typealiases
    aliasNames = other.aliasNames
    names = other.names
    places = other.places
    callers = other.callers
    inheritance = other.inheritance
    folders = other.folders
    imports = other.imports
    folderSignature = other.folderSignature
    repeatedNames = other.repeatedNames
  }

  /// Between these two, changes are made in place since there are many of them.
  func beginBulk() {
    types.beginBulk()
    functions.beginBulk()
    variables.beginBulk()
    typealiases.beginBulk()
    aliasNames.beginBulk()
    names.beginBulk()
    places.beginBulk()
    callers.beginBulk()
    folders.beginBulk()
    imports.beginBulk()
    inheritance.beginBulk()
  }

  func endBulk() {
    types.endBulk()
    functions.endBulk()
    variables.endBulk()
    typealiases.endBulk()
    aliasNames.endBulk()
    names.endBulk()
    places.endBulk()
    callers.endBulk()
    folders.endBulk()
    imports.endBulk()
    inheritance.endBulk()
  }

  /// Where a unit starts in `file`, which holds it.
  func start(of unit: UnitID, in file: ProgramFile) -> Int? {
    places[unit].flatMap { file.start(of: unit, near: $0.ordinal) }
  }

  // MARK: Changes

  /// A file comes.
  func add(_ file: FileID) { count(file, as: 1) }

  /// A file goes.
  func remove(_ file: FileID) { count(file, as: -1) }

  private func count(_ file: FileID, as direction: Int) {
    for folder in file.path.split(separator: "/").dropLast() {
      let name = String(folder)
      let known = folders[name] ?? 0
      let count = known + direction
      folders[name] = count > 0 ? count : nil
      guard (known == 0) != (count == 0) else { continue }
      let hash = UInt64(bitPattern: Int64(name.hashValue))
      folderSignature &+= direction > 0 ? hash : 0 &- hash
    }
  }

  func place(_ unit: Unit, _ ordinal: Int, in file: FileID) {
    places[unit.id] = UnitPlace(unit: unit, file: file, ordinal: ordinal)
  }

  func forgetPlace(of unit: UnitID) { places[unit] = nil }

  /// `file` holds the unit already, and its place is known.
  func insert(_ unit: Unit, of file: ProgramFile) {
    count(unit, of: file.id, as: 1)
    noteCalls(of: unit)
    unit.forEachDeclaration { declaration in
      switch declaration {
      case .type(let type):
        for name in type.indexedNames {
          let position = position(of: unit.id, in: file, among: types[name])
          types.insert(Indexed(declaration: type, file: file.id, unit: unit.id), in: name, at: position)
        }
        inheritance.insert(type)
      case .function(let function):
        let position = position(of: unit.id, in: file, among: functions[function.name])
        functions.insert(Indexed(declaration: function, file: file.id, unit: unit.id), in: function.name, at: position)
      case .variable(let variable):
        let position = position(of: unit.id, in: file, among: variables[variable.name])
        variables.insert(Indexed(declaration: variable, file: file.id, unit: unit.id), in: variable.name, at: position)
      case .typealias(let alias):
        let position = position(of: unit.id, in: file, among: typealiases[alias.name])
        typealiases.insert(Indexed(declaration: alias, file: file.id, unit: unit.id), in: alias.name, at: position)
        if let target = alias.extendedTarget { aliasNames.modify(target) { $0.append(alias.name) } }
        inheritance.insert(alias)
      }
    }
    noteRepeatedNames(of: unit)
  }

  func remove(_ unit: Unit, of file: FileID) {
    count(unit, of: file, as: -1)
    forgetCalls(of: unit)
    unit.forEachDeclaration { declaration in
      switch declaration {
      case .type(let type):
        for name in type.indexedNames { types.remove(unit.id, from: name) }
        inheritance.remove(type)
      case .function(let function): functions.remove(unit.id, from: function.name)
      case .variable(let variable): variables.remove(unit.id, from: variable.name)
      case .typealias(let alias):
        typealiases.remove(unit.id, from: alias.name)
        if let target = alias.extendedTarget { aliasNames.remove(alias.name, from: target) }
        inheritance.remove(alias)
      }
    }
    noteRepeatedNames(of: unit)
  }

  /// Puts a unit in the place of another one with the same signatures.
  func exchange(_ old: Unit, for new: Unit) {
    forgetCalls(of: old)
    noteCalls(of: new)
    new.forEachDeclaration { declaration in
      switch declaration {
      case .type(let type):
        for name in type.indexedNames { types.exchange(old.id, for: new.id, type, in: name) }
      case .function(let function): functions.exchange(old.id, for: new.id, function, in: function.name)
      case .variable(let variable): variables.exchange(old.id, for: new.id, variable, in: variable.name)
      case .typealias(let alias): typealiases.exchange(old.id, for: new.id, alias, in: alias.name)
      }
    }
  }

  /// Where the next declaration of a unit belongs: in the order of files and places, so that the order of loading and
  /// editing has no effect.
  private func position<Declaration>(
    of unit: UnitID,
    in file: ProgramFile,
    among list: [Indexed<Declaration>]?
  ) -> Int {
    guard let list, let last = list.last else { return 0 }
    // Mostly it comes behind all others: files are read in their order.
    if last.file == file.id ? isBehind(last.unit, unit, in: file) : last.file < file.id { return list.count }
    let next = list.firstIndex { other in
      guard other.file == file.id else { return file.id < other.file }
      guard other.unit != unit, let start = start(of: unit, in: file) else { return false }
      return start < self.start(of: other.unit, in: file) ?? 0
    }
    return next ?? list.count
  }

  private func isBehind(_ other: UnitID, _ unit: UnitID, in file: ProgramFile) -> Bool {
    guard other != unit, let start = start(of: unit, in: file) else { return true }
    return start >= self.start(of: other, in: file) ?? 0
  }

  /// A declaration's signature counts together with its file, which decides who means it.
  private func count(_ unit: Unit, of file: FileID, as sign: Int) {
    for name in unit.declaredNames {
      names.modify(name.hashValue) { declared in
        declared = declared ?? DeclaredName()
        declared?.count += sign
      }
    }
    for module in unit.imports {
      let count = (imports[module] ?? 0) + sign
      imports[module] = count > 0 ? count : nil
    }
    let place = UInt64(bitPattern: Int64(file.path.hashValue))
    for entry in unit.signatures { self.sign(entry, in: place, as: sign) }
  }

  private func sign(_ entry: NameSignature, in place: UInt64, as direction: Int) {
    let signature = entry.signature.scrambled(with: place)
    let found = entry.found == 0 ? 0 : entry.found.scrambled(with: place)
    names.modify(entry.name) { declared in
      var sum = declared ?? DeclaredName()
      sum.signature &+= direction > 0 ? signature : 0 &- signature
      sum.found &+= direction > 0 ? found : 0 &- found
      declared = sum == DeclaredName() ? nil : sum
    }
  }

  private func noteRepeatedNames(of unit: Unit) {
    for name in unit.lookedUpNames {
      let declarations = types[name]?.lazy.filter { $0.declaration.kind != .extension }.prefix(2).count ?? 0
      let aliases = typealiases[name]?.count ?? 0
      if declarations + aliases > 1 || variables[name]?.count ?? 0 > 1 {
        repeatedNames.insert(name)
      } else {
        repeatedNames.remove(name)
      }
    }
  }
}

extension [String]? {
  fileprivate mutating func append(_ name: String) {
    self = self ?? []
    self?.append(name)
  }
}

extension SharedTable {
  fileprivate mutating func insert<Declaration>(_ element: Indexed<Declaration>, in key: Key, at position: Int)
  where Value == [Indexed<Declaration>] {
    modify(key) { list in
      guard list != nil else { return list = [element] }
      list?.insert(element, at: position)
    }
  }

  /// The declarations of a unit stand together. They are looked for from the end: thousands of one name go in that order.
  /// Lists that have become empty go.
  fileprivate mutating func remove<Declaration>(_ unit: UnitID, from key: Key) where Value == [Indexed<Declaration>] {
    modify(key) { list in
      guard let last = list?.lastIndex(where: { $0.unit == unit }) else { return }
      var first = last
      while first > 0, list?[first - 1].unit == unit { first -= 1 }
      list?.removeSubrange(first...last)
      if list?.isEmpty == true { list = nil }
    }
  }

  /// One of several equal names goes.
  fileprivate mutating func remove(_ name: String, from key: Key) where Value == [String] {
    modify(key) { list in
      guard let index = list?.lastIndex(of: name) else { return }
      list?.remove(at: index)
      if list?.isEmpty == true { list = nil }
    }
  }

  /// The first declaration of the old unit makes way for that of the new one.
  fileprivate mutating func exchange<Declaration>(
    _ old: UnitID,
    for new: UnitID,
    _ declaration: Declaration,
    in key: Key
  ) where Value == [Indexed<Declaration>] {
    modify(key) { list in
      guard let index = list?.firstIndex(where: { $0.unit == old }), let file = list?[index].file else { return }
      list?[index] = Indexed(declaration: declaration, file: file, unit: new)
    }
  }
}

extension ProgramIndex {
  /// The declarations and extensions of the type of that qualified name. `extension Models.User` is one of `User` where
  /// nothing is declared as `Models.User`: what comes first is a module then. An extension of an alias is one of what it
  /// stands for.
  func parts(ofType name: String) -> [Indexed<TypeDeclaration>] {
    let aliases = extendedAliases(of: name)
    let own = partsByName(name)
    return aliases.isEmpty ? own : own + aliases.flatMap { types[$0] ?? [] }
  }

  /// The aliases of the workspace that stand for a type. Nobody gives one type more than a few names: more are not followed.
  func aliases(of name: String) -> [String] {
    guard let all = aliasNames[name], all.count <= Self.mostAliases else { return [] }
    return all
  }

  private static let mostAliases = 32

  /// Those that are extended, sorted.
  private func extendedAliases(of name: String) -> [String] {
    let all = aliases(of: name)
    return all.isEmpty ? [] : Set(all).filter { $0 != name && types[$0] != nil && !isDeclared($0) }.sorted()
  }

  /// Whether a type of that name is declared, not only extended.
  private func isDeclared(_ name: String) -> Bool {
    types[name]?.contains { $0.declaration.kind != .extension } == true
  }

  private func partsByName(_ name: String) -> [Indexed<TypeDeclaration>] {
    guard let all = types[name] else { return [] }
    guard all.contains(where: { $0.declaration.qualifiedName != name }) else { return all }
    let isDeclared = isDeclared(name)
    return all.filter { part in
      let own = part.declaration.qualifiedName
      guard own != name else { return true }
      return (isDeclared || FrameworkAliases.target(of: own) == name) && !self.isDeclared(own)
    }
  }
}

extension TypeDeclaration {
  /// The qualified name, and of an extension what else it may mean: that without its first part, which may be a module,
  /// and what the frameworks' alias of that name stands for.
  var indexedNames: [String] {
    guard kind == .extension else { return [qualifiedName] }
    let target = FrameworkAliases.target(of: qualifiedName).flatMap { $0 == qualifiedNameWithoutFirst ? nil : $0 }
    return [qualifiedName, qualifiedNameWithoutFirst, target].compactMap(\.self)
  }

  /// Whether its name is that one but for a module before it.
  func isNamed(_ name: String) -> Bool {
    qualifiedName == name || (kind == .extension && qualifiedNameWithoutFirst == name)
  }

  /// Of `Models.User` and `Outer.Inner` the `User` and the `Inner`.
  fileprivate var qualifiedNameWithoutFirst: String? {
    guard let point = qualifiedName.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    return String(qualifiedName[qualifiedName.index(after: point)...])
  }
}

/// What a unit declares for look-up by name.
private enum LookedUp {
  case type(TypeDeclaration)
  case function(FunctionDeclaration)
  case variable(VariableDeclaration)
  case `typealias`(TypealiasDeclaration)
}

extension Unit {
  fileprivate func forEachDeclaration(_ visit: (LookedUp) -> Void) {
    for content in contents {
      switch content {
      case .type(let type): for nested in type.withNested { visit(.type(nested)) }
      case .function(let function): visit(.function(function))
      case .variables(let declared): for variable in declared { visit(.variable(variable)) }
      case .typealias(let alias): visit(.typealias(alias))
      case .preview, .code: continue
      }
    }
  }

  /// The names by which other units find the unit's types, variables and aliases.
  var lookedUpNames: [String] {
    contents.flatMap { content -> [String] in
      switch content {
      case .type(let type): type.withNested.filter { $0.kind != .extension }.map(\.qualifiedName)
      case .variables(let variables): variables.map(\.name)
      case .typealias(let alias): [alias.name]
      case .function, .preview, .code: []
      }
    }
  }

  /// The qualified names of the types that the unit declares or extends, and its aliases.
  var typeNames: [String] {
    contents.flatMap { content -> [String] in
      switch content {
      case .type(let type):
        // What a nested type's name means decides what an extension of such a name extends.
        type.withNested.flatMap { Set($0.indexedNames + [$0.qualifiedNameWithoutFirst].compactMap(\.self)) }
      case .typealias(let alias): [alias.name, alias.extendedTarget].compactMap(\.self)
      case .function, .variables, .preview, .code: []
      }
    }
  }
}
