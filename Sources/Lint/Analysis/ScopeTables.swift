import Semantics
import Synchronization

/// What a version of a program holds, by name: made at once or when it is first asked for, and never changed.
final class ScopeTables: Sendable {
  let program: Program
  /// The files of the program in order.
  let files: [FileID]
  private let indexes: UnitIndexes
  private let types = Mutex<TypeTables?>(nil)
  private let globals = Mutex<GlobalNames?>(nil)

  init(_ program: Program, after earlier: ScopeTables?, executor: Executor) {
    self.program = program
    files = program.files.keys.sorted()
    indexes = UnitIndexes(of: program, after: earlier?.indexes, executor: executor)
  }

  /// In the order of files and places.
  var all: [UnitIndex] { indexes.all }

  func index(of unit: UnitID) -> UnitIndex? { indexes[unit] }

  /// The units that call `name`, in the order of files and places.
  func units(calling name: String) -> [UnitIndex] { indexes.units(calling: name, in: program) }

  /// The units that use `name` where no local scope declares it, in the order of files and places.
  func units(naming name: String) -> [UnitIndex] { indexes.units(naming: name, in: program) }

  /// The types and extensions.
  var typeTables: TypeTables {
    types.withLock { types in
      if let types { return types }
      let made = TypeTables(all)
      types = made
      return made
    }
  }

  /// The functions in extensions of `View`, by name.
  var modifiers: [String: [FunctionDeclaration]] { typeTables.modifiers }

  /// What stands outside of types.
  var globalNames: GlobalNames {
    globals.withLock { globals in
      if let globals { return globals }
      let made = GlobalNames(in: all)
      globals = made
      return made
    }
  }
}

/// The types and extensions of a program, in the order of files and places.
struct TypeTables: Sendable {
  let all: [TypeOccurrence]
  /// Every type that is declared, with its extensions.
  let declared: [TypeParts]
  /// The same by their last names.
  let byLastName: [String: [TypeParts]]
  let extensions: [String: [TypeOccurrence]]
  /// The functions in extensions of `View`, by name.
  let modifiers: [String: [FunctionDeclaration]]
  /// The declared types by their declarations and extensions.
  let parts: [ObjectIdentifier: TypeParts]

  init(_ units: [UnitIndex]) {
    all = units.flatMap(\.types)
    let extensions = Dictionary(grouping: all.filter { $0.type.kind == .extension }, by: \.type.qualifiedName)
    self.extensions = extensions
    declared = all.filter { $0.type.kind != .extension }.map { type in
      TypeParts(declaration: type, extensions: extensions[type.type.qualifiedName] ?? [])
    }
    byLastName = Dictionary(grouping: declared, by: \.name)
    modifiers = Dictionary(grouping: (extensions["View"] ?? []).flatMap(\.type.members.functions), by: \.name)
    let pairs = declared.flatMap { parts in parts.all.map { (ObjectIdentifier($0.type), parts) } }
    parts = Dictionary(pairs) { first, _ in first }
  }
}
