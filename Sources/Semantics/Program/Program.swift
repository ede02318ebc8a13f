public import SourceText
public import Syntax

/// Everything the workspace's files declare: an immutable snapshot. A changed copy shares all units that did not change.
public struct Program: Sendable {
  public private(set) var files: [FileID: ProgramFile] = [:]
  private var index = ProgramIndex()
  private var types = TypeCache()
  private var operators = OperatorTable()
  private let numbers = UnitNumbers()
  /// What is known about this version.
  public private(set) var memos = ProgramMemos()
  /// The same for what does not depend on which file asks.
  public var sharedMemos: ProgramMemos { viewpoints.sharedMemos }
  private var viewpoints = Viewpoints()
  /// The file whose code looks names up, where they mean different things in different files.
  private var viewpoint: FileID?
  private var history = ProgramHistory()

  /// The program without files.
  public init() {}

  public static let empty = Program()

  /// The program of some files. Their lowering may be spread over threads: `spread` calls a function with each number
  /// below a count and gives the results in their order.
  public init(
    _ trees: [FileID: SyntaxTree],
    spreadBy spread: (Int, @escaping @Sendable (Int) -> [PlacedUnit]) -> [[PlacedUnit]] = { (0..<$0).map($1) }
  ) {
    let trees = trees.sorted { $0.key < $1.key }
    let declared = trees.map { OperatorDeclarations(of: $0.value) }
    for declarations in declared { operators.add(declarations) }
    let items = trees.map { SourceFileSyntax($0.value.root)?.statements ?? [] }
    let portions = items.map { LoweringPortion.all(of: $0, numbers) }
    let all = portions.flatMap(\.self)
    var lowered = spread(all.count) { [operators] in all[$0].lowered(operators) }[...]
    var changes = UnitChanges()
    history = ProgramHistory.started
    for (index, (id, tree)) in trees.enumerated() {
      let units = lowered.prefix(portions[index].count).flatMap(\.self)
      lowered = lowered.dropFirst(portions[index].count)
      replace(id, with: ProgramFile(id: id, tree: tree, units: units, operators: declared[index]), &changes)
    }
  }

  /// Adds or changes a file. Top-level items whose text did not change keep their units.
  public mutating func setFile(_ id: FileID, to tree: SyntaxTree) { setFiles([id: tree]) }

  /// The same with several files at once.
  public mutating func setFiles(_ trees: [FileID: SyntaxTree]) {
    forgetWhatIsKnown()
    var changes = UnitChanges()
    for (id, tree) in trees.sorted(by: { $0.key < $1.key }) {
      let declared = OperatorDeclarations(of: tree)
      let old = files[id]
      changes.files.insert(id)
      if declared != old?.operators ?? OperatorDeclarations() {
        setOperators(declared, of: id)
        relower(except: id, &changes)
        replace(id, with: lower(tree, id, declared, reusing: nil), &changes)
      } else {
        replace(id, with: lower(tree, id, declared, reusing: old), &changes)
      }
    }
    types = types.after(removing: changes.removed, inserting: changes.inserted)
    history.add(changes, to: index)
  }

  /// Puts a file in place and brings the index up to date for the units that changed.
  private mutating func replace(_ id: FileID, with file: ProgramFile, _ changes: inout UnitChanges) {
    let kept = Set(file.units.map(\.unit.id))
    let known = Set(files[id]?.units.map(\.unit.id) ?? [])
    let removed = (files[id]?.units ?? []).map(\.unit).filter { !kept.contains($0.id) }
    let inserted = file.units.map(\.unit).filter { !known.contains($0.id) }
    changes.add(removed: removed, inserted: inserted, before: index)
    for unit in removed { index.remove(unit, of: id) }
    for unit in inserted { index.insert(unit, of: file) }
    files[id] = file
  }

  private mutating func forgetWhatIsKnown() {
    memos = ProgramMemos()
    viewpoints = Viewpoints()
  }

  public mutating func removeFile(_ id: FileID) {
    forgetWhatIsKnown()
    let hadOperators = files[id].map { $0.operators != OperatorDeclarations() } ?? false
    let removed = files[id]?.units.map(\.unit) ?? []
    var changes = UnitChanges()
    changes.files.insert(id)
    changes.add(removed: removed, inserted: [], before: index)
    for unit in removed { index.remove(unit, of: id) }
    files[id] = nil
    if hadOperators {
      setOperators(OperatorDeclarations(), of: id)
      relower(except: id, &changes)
    }
    history.add(changes, to: index)
    types = TypeCache()
  }

  /// Whether both are one version of the program, seen from the same place.
  public func isSameVersion(as other: Program) -> Bool { memos === other.memos }

  // MARK: Versions

  /// Every change makes another version; copies of a program are of the same one.
  package var version: ProgramVersion { history.version }

  /// Nil where `earlier` is not among the last versions before this one.
  package func change(since earlier: ProgramVersion) -> ProgramChange? { history.change(since: earlier, to: index) }

  /// Whether the unit is part of this version. Programs that are changed copies of
  /// one never have two units of the same number.
  package func holds(_ unit: UnitID) -> Bool { index.places[unit] != nil }

  package func unit(_ id: UnitID) -> Unit? { index.places[id]?.unit }

  /// The sum of the signatures of everything that the workspace declares by the name with that hash; 0 where nothing is.
  package func signature(ofName hash: Int) -> UInt64 { index.names[hash]?.signature ?? 0 }

  // MARK: Lookup

  /// The type of that qualified name: declared in the workspace, or extended there.
  public func type(named name: String) -> NominalType? { types.type(named: name, in: index) }

  public func `typealias`(named name: String) -> TypealiasDeclaration? {
    index.typealias(name, from: viewpoint)?.declaration
  }

  public func globalVariable(_ name: String) -> VariableDeclaration? {
    index.variable(name, from: viewpoint)?.declaration
  }

  public func globalFunctions(_ name: String) -> [FunctionDeclaration] { index.functions(name, from: viewpoint) }

  /// The program as code of `file` sees it: of declarations of the same name it means that of its own file, else one of
  /// its folder, else the first by path. To be asked, not to be changed.
  public func seen(from file: FileID) -> Program {
    guard !index.repeatedNames.isEmpty, viewpoint != file else { return self }
    var copy = self
    copy.viewpoint = file
    (copy.types, copy.memos) = viewpoints.known(from: file, in: index)
    return copy
  }

  /// The program as the code sees it that `declaration` stands in, where that may make a difference to `name`.
  public func seen(from declaration: TypeDeclaration, for name: String) -> Program? {
    guard index.repeatedNames.contains(name), let file = index.places[declaration.span.unit]?.file, file != viewpoint
    else { return nil }
    return seen(from: file)
  }

  /// Whether anything in the workspace declares that name: a type, a member, a case, a global, a generic parameter.
  /// What does not is the framework's alone.
  public func declares(_ name: String) -> Bool { index.names[name.hashValue].map { $0.count > 0 } ?? false }

  /// The workspace's types that conform to `name`, sorted by name; protocols not.
  public func conformers(of name: String) -> [String] {
    types.conformers(of: name, among: { typesNaming(name) }, in: index)
  }

  /// The qualified names of those types of the workspace that may conform to `name`, whatever the repeated names mean to
  /// who asks: it stands in their inheritance clauses, or in those of what they inherit from.
  public func typesNaming(_ name: String) -> [String] {
    index.inheritance.names(leadingTo: name).filter { type in
      index.types[type]?.contains { $0.declaration.kind != .extension } == true
    }
  }

  /// The declarations and extensions of a type, and of all others of that name, in the order of their files.
  public func declarations(ofType name: String) -> [TypeDeclaration] { index.types[name]?.map(\.declaration) ?? [] }

  // MARK: Places

  /// The place in its file of a span.
  public func absolute(_ span: SourceSpan) -> (file: FileID, range: ByteRange)? {
    guard let file = index.places[span.unit]?.file, let start = files[file]?.start(of: span.unit) else { return nil }
    return (file, ByteRange(start &+ Int(span.start), start &+ Int(span.end)))
  }

  /// The unit at an offset of a file, with the offset relative to it.
  public func unit(at offset: ByteOffset, in file: FileID) -> (unit: PlacedUnit, offset: UInt32)? {
    guard let units = files[file]?.units else { return nil }
    guard let placed = units.last(where: { $0.start <= offset.value }),
      offset.value <= placed.start &+ placed.unit.byteCount
    else { return nil }
    return (placed, UInt32(clamping: offset.value &- placed.start))
  }

  // MARK: Lowering

  private mutating func lower(
    _ tree: SyntaxTree,
    _ id: FileID,
    _ declared: OperatorDeclarations,
    reusing old: ProgramFile?
  ) -> ProgramFile {
    UnitLowering(operators: operators, numbers: numbers).file(id, tree, declared, reusing: old)
  }

  /// The operators of all files, in the order of their paths.
  private mutating func setOperators(_ declared: OperatorDeclarations, of id: FileID) {
    var all = files.mapValues(\.operators)
    all[id] = declared
    operators = OperatorTable()
    for (_, declarations) in all.sorted(by: { $0.key < $1.key }) { operators.add(declarations) }
  }

  /// Other operators group expressions in another way.
  private mutating func relower(except changed: FileID, _ changes: inout UnitChanges) {
    for (id, file) in files where id != changed {
      changes.files.insert(id)
      replace(id, with: lower(file.tree, id, file.operators, reusing: nil), &changes)
    }
  }
}

/// One file of a program: its tree, and its units with their places.
public struct ProgramFile: Sendable {
  public let id: FileID
  public let tree: SyntaxTree
  public let units: [PlacedUnit]
  let operators: OperatorDeclarations
  private let starts: [UnitID: Int]

  init(id: FileID, tree: SyntaxTree, units: [PlacedUnit], operators: OperatorDeclarations) {
    self.id = id
    self.tree = tree
    self.units = units
    self.operators = operators
    starts = Dictionary(units.map { ($0.unit.id, $0.start) }, uniquingKeysWith: { first, _ in first })
  }

  /// Where a unit begins in the file.
  func start(of unit: UnitID) -> Int? { starts[unit] }

  /// The top-level item that the byte at `offset` belongs to; nil between two.
  public func item(around offset: ByteOffset) -> ByteRange? {
    var (low, high) = (0, units.count)
    while low < high {
      let middle = (low + high) / 2
      if units[middle].start <= offset.value { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let item = ByteRange(start: ByteOffset(units[low - 1].start), count: units[low - 1].unit.byteCount)
    return item.contains(offset) ? item : nil
  }
}

/// A unit and where it starts in its file.
public struct PlacedUnit: Sendable {
  public let unit: Unit
  public let start: Int

  public init(unit: Unit, start: Int) {
    self.unit = unit
    self.start = start
  }
}
