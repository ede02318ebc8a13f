import Queries
package import Semantics
package import SourceText

/// What a version of a program holds, by name: made at once or when it is first asked for, and never changed.
package final class ScopeTables: Sendable {
  package let program: Program
  /// The files of the program in order.
  package let files: [FileID]
  private let indexes: UnitIndexes
  private let allTypes = Lazy<TypeTables>()
  private let typesByDeclaration = Lazy<[ObjectIdentifier: TypeParts]>()
  private let lastNames: Lazy<TypeNames>
  private let globals: Lazy<GlobalNames>
  private let viewModifiers: Lazy<[String: [FunctionDeclaration]]>

  /// What `earlier` has of what did not change is taken from it.
  init(_ program: Program, after earlier: ScopeTables?, executor: Executor) {
    self.program = program
    indexes = UnitIndexes(of: program, after: earlier?.indexes, executor: executor)
    guard let earlier, let change = program.change(since: earlier.program.version) else {
      files = program.files.keys.ordered()
      (lastNames, globals, viewModifiers) = (Lazy(), Lazy(), Lazy())
      return
    }
    let isSameFolder = change.files.allSatisfy { program.files[$0] != nil && earlier.program.files[$0] != nil }
    files = isSameFolder ? earlier.files : program.files.keys.ordered()
    let changed =
      change.removedUnits.compactMap { earlier.indexes[$0] }
      + change.insertedUnits.compactMap { [indexes] in indexes[$0] }
    let hasNewNames = !change.names.isEmpty || !isSameFolder
    lastNames = hasNewNames ? Lazy() : earlier.lastNames
    let hasGlobals = changed.contains { !$0.globalVariables.isEmpty || !$0.globalFunctions.isEmpty }
    globals = hasGlobals || !isSameFolder ? Lazy() : earlier.globals
    let extendsView = changed.contains { index in index.types.contains { $0.type.qualifiedName == "View" } }
    viewModifiers = extendsView || !isSameFolder ? Lazy() : earlier.viewModifiers
  }

  /// In the order of files and places.
  package var all: [UnitIndex] { indexes.all }

  package func index(of unit: UnitID) -> UnitIndex? { indexes[unit] }

  /// The units that have the word somewhere, in the order of files and places.
  package func units(with word: TextWords.Word) -> [UnitIndex] { indexes.units(with: word, in: program) }

  /// The units that call `name`, in the order of files and places.
  package func units(calling name: String) -> [UnitIndex] { indexes.units(calling: name, in: program) }

  /// The units that use `name` where no local scope declares it, in the order of files and places.
  package func units(naming name: String) -> [UnitIndex] { indexes.units(naming: name, in: program) }

  /// All types and extensions.
  var typeTables: TypeTables { allTypes.value { TypeTables(indexes.all) } }

  /// The types and extensions of a file.
  package func types(in file: FileID) -> [TypeDeclaration] {
    (program.files[file]?.units ?? []).flatMap { indexes[$0.unit.id]?.types.map(\.type) ?? [] }
  }

  /// What stands outside of types.
  var globalNames: GlobalNames { globals.value { GlobalNames(in: indexes.all) } }

  /// The functions in extensions of `View`, by name.
  package var modifiers: [String: [FunctionDeclaration]] {
    viewModifiers.value {
      Dictionary(
        grouping: occurrences(ofType: "View").filter { $0.type.kind == .extension }.flatMap(\.type.members.functions),
        by: \.name
      )
    }
  }

  /// The declarations and extensions of a type by its qualified name, in the order of files and places.
  package func occurrences(ofType name: String) -> [TypeOccurrence] {
    program.declarations(ofType: name).compactMap { declaration in
      indexes[declaration.span.unit]?.types.first { $0.type === declaration }
    }
  }

  /// The declared types of that qualified name, with their extensions.
  package func parts(ofType name: String) -> [TypeParts] {
    let all = occurrences(ofType: name)
    let extensions = all.filter { $0.type.kind == .extension }
    return all.filter { $0.type.kind != .extension }.map { TypeParts(declaration: $0, extensions: extensions) }
  }

  /// The declared type with its extensions; nil for an extension, and for a type of another program.
  package func parts(declaredBy type: TypeDeclaration) -> TypeParts? {
    guard type.kind != .extension else { return nil }
    // Where a name is declared again and again, each of its declarations would look through all of them.
    guard program.declarationCount(ofType: type.qualifiedName) <= Self.fewDeclarations else {
      return typesByDeclaration.value { typeTables.byDeclaration }[ObjectIdentifier(type)]
    }
    return parts(ofType: type.qualifiedName).first { $0.declaration.type === type }
  }

  private static let fewDeclarations = 32

  /// The declared types of that last name, in the order of files and places.
  package func parts(ofTypesNamed name: String) -> [TypeParts] {
    inOrder((lastNames.value { TypeNames(indexes.all) }.qualified[name] ?? []).flatMap { parts(ofType: $0) })
  }

  /// The declared types that conform to `name` or are called so, protocols left out, in the order of files and places.
  package func parts(ofTypesConformingTo name: String) -> [TypeParts] {
    let names = program.conformers(of: name)
    let all = names.contains(name) ? names : names + [name]
    let found = all.flatMap { parts(ofType: $0) }
    return inOrder(found.filter { $0.declaration.type.kind != .protocol })
  }

  /// The types in the order of files and places.
  package func inOrder(_ types: [TypeParts]) -> [TypeParts] {
    guard types.count > 1 else { return types }
    let placed = types.map { type in (type: type, place: program.absolute(type.declaration.type.span)) }
    return placed.ordered { first, second in
      guard let one = first.place, let other = second.place else { return first.place != nil }
      return one.file == other.file ? one.range.start < other.range.start : one.file < other.file
    }.map(\.type)
  }
}

/// The types and extensions of a program, in the order of files and places.
struct TypeTables: Sendable {
  let all: [TypeOccurrence]
  /// Every type that is declared, with its extensions.
  let declared: [TypeParts]

  init(_ units: [UnitIndex]) {
    all = units.flatMap(\.types)
    let extensions = Dictionary(grouping: all.filter { $0.type.kind == .extension }, by: \.type.qualifiedName)
    declared = all.filter { $0.type.kind != .extension }.map { type in
      TypeParts(declaration: type, extensions: extensions[type.type.qualifiedName] ?? [])
    }
  }

  /// The declared types by their declarations.
  var byDeclaration: [ObjectIdentifier: TypeParts] {
    Dictionary(declared.map { (ObjectIdentifier($0.declaration.type), $0) }, uniquingKeysWith: { first, _ in first })
  }
}

/// The qualified names of the declared types by their last names.
private struct TypeNames: Sendable {
  private(set) var qualified: [String: Set<String>] = [:]

  init(_ units: [UnitIndex]) {
    for type in units.lazy.flatMap(\.types) where type.type.kind != .extension {
      qualified[type.type.name, default: []].insert(type.type.qualifiedName)
    }
  }
}
