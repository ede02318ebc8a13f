import Catalog
public import SourceText
public import Syntax

/// Everything the workspace's files declare: an immutable snapshot. A changed copy shares all units that did not change.
public struct Program: Sendable {
  public private(set) var files: [FileID: ProgramFile] = [:]
  /// What stands in for packages that the files import and that are not among them. No place is in these.
  private var packages: [FileID: ProgramFile] = [:]
  private(set) var index = ProgramIndex()
  private var types = TypeCache()
  private var operators = OperatorTable()
  private let numbers: UnitNumbers
  /// What is known about this version.
  public private(set) var memos = ProgramMemos()
  /// The same for what does not depend on which file asks.
  public var sharedMemos: ProgramMemos { viewpoints.sharedMemos }
  private var viewpoints = Viewpoints()
  /// The file whose code looks names up, where they mean different things in different files.
  private var viewpoint: FileID?
  private var history = ProgramHistory()
  /// The last version in which any name came to mean something else.
  private(set) var signatureVersion = ProgramVersion.empty
  /// What has been typed in this version and those before it.
  private(set) var bodies = BodyStore()
  /// What names were found to promise in this version and those before it.
  private(set) var promises = PromiseStore()

  /// What lies beside the files. Whoever changes it knows of results that were worked out before.
  package var resources = ProgramResources.none {
    didSet {
      guard resources !== oldValue else { return }
      memos = ProgramMemos()
      viewpoints = Viewpoints()
      // Color sets have properties.
      bodies = BodyStore()
      promises = PromiseStore()
    }
  }

  /// The program without files.
  public init() { numbers = UnitNumbers() }

  public static let empty = Program()

  /// The program of some files. Their lowering may be spread over threads: `spread` calls a function with each number
  /// below a count and gives the results in their order.
  public init(
    _ trees: [FileID: SyntaxTree],
    spreadBy spread: (Int, @escaping @Sendable (Int) -> [PlacedUnit]) -> [[PlacedUnit]] = { (0..<$0).map($1) }
  ) {
    numbers = UnitNumbers()
    let trees = trees.ordered { $0.key < $1.key }
    let declared = trees.map { OperatorDeclarations(of: $0.value) }
    for declarations in declared { operators.add(declarations) }
    let items = trees.map { SourceFileSyntax($0.value.root)?.statements ?? [] }
    let portions = items.map { LoweringPortion.all(of: $0, numbers) }
    let all = portions.flatMap(\.self)
    var lowered = spread(all.count) { [operators] in all[$0].lowered(operators) }[...]
    history = ProgramHistory.started
    signatureVersion = history.version
    index.beginBulk()
    for id in trees.map(\.key) { index.add(id) }
    for (position, (id, tree)) in trees.enumerated() {
      let units = lowered.prefix(portions[position].count).flatMap(\.self)
      lowered = lowered.dropFirst(portions[position].count)
      let file = ProgramFile(id: id, tree: tree, units: units, operators: declared[position])
      files[id] = file
      for (ordinal, placed) in units.enumerated() { index.place(placed.unit, ordinal, in: id) }
      for placed in units { index.insert(placed.unit, of: file) }
    }
    index.endBulk()
    var changes = UnitChanges()
    changePackages(&changes)
  }

  /// Adds or changes a file. Top-level items whose text did not change keep their units.
  public mutating func setFile(_ id: FileID, to tree: SyntaxTree) { change([id: tree]) }

  /// The same with several files at once.
  public mutating func setFiles(_ trees: [FileID: SyntaxTree]) { change(trees.mapValues(Optional.some)) }

  public mutating func removeFile(_ id: FileID) { change([id: nil]) }

  /// Adds and changes files; one whose tree is nil goes.
  public mutating func change(_ trees: [FileID: SyntaxTree?]) {
    let edits = trees.ordered { $0.key < $1.key }.map { FileChange($0.key, to: $0.value, from: files[$0.key]) }
    // Earlier programs that hold the index keep it as it is.
    if !isKnownUniquelyReferenced(&index) { index = ProgramIndex(copying: index) }
    let repeatedNames = index.repeatedNames
    let folders = index.folderSignature
    var changes = UnitChanges()
    if edits.count > Self.mostSharedFiles { index.beginBulk() }
    if edits.contains(where: \.changesOperators) {
      setOperators(edits)
      relower(edits, &changes)
      (bodies, promises) = (BodyStore(), PromiseStore())
    } else {
      for edit in edits { replace(edit, isLoweredAnew: false, &changes) }
    }
    index.endBulk()
    changePackages(&changes)
    forgetWhatIsKnown(TypeChange(changes, from: repeatedNames, to: index))
    let changesNames = history.add(changes, to: index)
    if changesNames || folders != index.folderSignature { signatureVersion = history.version }
  }

  /// Maximum number of files that change at once with tables shared with the version before.
  private static let mostSharedFiles = 8

  /// A file and what becomes of it.
  private struct FileChange {
    let id: FileID
    let tree: SyntaxTree?
    let old: ProgramFile?
    let difference: StatementDifference?
    let operators: OperatorDeclarations

    init(_ id: FileID, to tree: SyntaxTree?, from old: ProgramFile?) {
      (self.id, self.tree, self.old) = (id, tree, old)
      difference = tree?.statements(since: old?.tree)
      operators =
        if let tree, let difference {
          OperatorDeclarations(of: tree, difference, after: old?.operators ?? OperatorDeclarations())
        } else {
          OperatorDeclarations()
        }
    }

    var changesOperators: Bool { operators != old?.operators ?? OperatorDeclarations() }
  }

  /// Puts a file in place and brings the index up to date for the units that changed.
  private mutating func replace(_ edit: FileChange, isLoweredAnew: Bool, _ changes: inout UnitChanges) {
    if edit.id.package == nil {
      changes.note(edit.id)
      if edit.old == nil, edit.tree != nil { index.add(edit.id) }
      if edit.old != nil, edit.tree == nil { index.remove(edit.id) }
    }
    let lowering = UnitLowering(operators: operators, numbers: numbers)
    guard let tree = edit.tree, let difference = edit.difference else {
      removeUnits(of: edit.old, &changes)
      hold(nil, as: edit.id)
      return
    }
    if let old = edit.old, !isLoweredAnew {
      replace(lowering.file(old, tree, difference, edit.operators), &changes)
    } else {
      removeUnits(of: edit.old, &changes)
      replace(lowering.file(edit.id, tree, edit.operators), &changes)
    }
  }

  private mutating func replace(_ lowered: LoweredFile, _ changes: inout UnitChanges) {
    let file = lowered.file
    var exchanges: [UnitID: Unit] = [:]
    for (old, new) in zip(lowered.removed, lowered.inserted)
    where lowered.removed.count == lowered.inserted.count && old.ordinal == new.ordinal {
      if old.unit.hasSignatures(of: new.unit) { exchanges[new.unit.id] = old.unit }
    }
    let exchanged = Set(exchanges.values.map(\.id))
    for (unit, _) in lowered.removed.reversed() {
      if exchanged.contains(unit.id) { index.forgetPlace(of: unit.id) } else { remove(unit, of: file.id, &changes) }
    }
    hold(file, as: file.id)
    for (unit, ordinal) in lowered.inserted { index.place(unit, ordinal, in: file.id) }
    if abs(lowered.inserted.count - lowered.removed.count) > Self.mostMovedUnits {
      for (ordinal, placed) in file.units.enumerated() { index.place(placed.unit, ordinal, in: file.id) }
    }
    // First what takes another's place: whatever is inserted goes by the places of all others.
    for (unit, _) in lowered.inserted {
      guard let old = exchanges[unit.id] else { continue }
      index.exchange(old, for: unit)
      changes.exchange(old, for: unit)
    }
    for (unit, _) in lowered.inserted where exchanges[unit.id] == nil {
      changes.insert(unit, into: index)
      index.insert(unit, of: file)
    }
  }

  private mutating func hold(_ file: ProgramFile?, as id: FileID) {
    if id.package == nil { files[id] = file } else { packages[id] = file }
  }

  /// Brings in what stands in for packages that are imported now, and takes away what is not needed any more.
  private mutating func changePackages(_ changes: inout UnitChanges) {
    for source in PackageSource.all {
      let id = FileID(package: source.module)
      let isNeeded = index.imports[source.module] != nil && index.folders[source.module] == nil
      guard isNeeded != (packages[id] != nil) else { continue }
      let tree = isNeeded ? SyntaxTree.parse(SourceText(source.text)) : nil
      replace(FileChange(id, to: tree, from: packages[id]), isLoweredAnew: false, &changes)
    }
  }

  /// How far units may move among those of their file until their places are noted anew.
  private static let mostMovedUnits = 64

  /// The last one first, as lists by name are searched.
  private mutating func removeUnits(of file: ProgramFile?, _ changes: inout UnitChanges) {
    guard let file else { return }
    for placed in file.units.reversed() { remove(placed.unit, of: file.id, &changes) }
  }

  private mutating func remove(_ unit: Unit, of file: FileID, _ changes: inout UnitChanges) {
    changes.remove(unit, from: index)
    index.remove(unit, of: file)
    index.forgetPlace(of: unit.id)
  }

  /// What no change concerns stays known.
  private mutating func forgetWhatIsKnown(_ change: TypeChange) {
    memos = ProgramMemos()
    viewpoints = change.changesRepeatedNames ? Viewpoints() : Viewpoints(after: viewpoints, change)
    types = types.after(change)
  }

  /// The program for what is kept among its memos itself: it holds none of them, so that they do not hold each other for
  /// ever.
  package var withoutMemos: Program {
    var copy = self
    copy.memos = ProgramMemos()
    copy.viewpoints = viewpoints.withoutMemos
    return copy
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

  /// What the names mean in this version: the same number where they mean the same.
  func stamp(of reads: ReadSet) -> UInt64 {
    // Which of the imported modules are here depends on the folders, too.
    let start = reads.names.contains(ImportedModules.name) ? index.folderSignature : 0
    return reads.names.reduce(start) { sum, name in
      sum &+ signature(ofName: name).scrambled(with: UInt64(bitPattern: Int64(name)))
    }
  }

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
  public func declares(_ name: String) -> Bool { declares(nameWithHash: name.hashValue) }

  /// The same of the name with that hash.
  public func declares(nameWithHash hash: Int) -> Bool { index.names[hash].map { $0.count > 0 } ?? false }

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
  public func declarations(ofType name: String) -> [TypeDeclaration] { index.parts(ofType: name).map(\.declaration) }

  /// The aliases of the workspace that stand for the type of that qualified name.
  func aliases(of name: String) -> [String] { index.aliases(of: name) }

  /// How many there are at most: those that are meant for a module of that name count, too.
  public func declarationCount(ofType name: String) -> Int { index.types[name]?.count ?? 0 }

  /// The declaration of a type of that qualified name that the code means which the program is seen from.
  func typeDeclaration(named name: String) -> TypeDeclaration? { index.type(name, from: viewpoint)?.declaration }

  /// The declaration of a type of that qualified name that code of `file` means: one of its own file, else the nearest
  /// that its file does not keep to itself.
  func typeDeclaration(named name: String, from file: FileID?) -> TypeDeclaration? {
    index.type(name, from: file).flatMap { $0.isVisible(from: file, $0.declaration.modifiers) ? $0.declaration : nil }
  }

  /// The alias that code of `file` means; none where a type of that name is nearer.
  func `typealias`(named name: String, from file: FileID?) -> TypealiasDeclaration? {
    index.typealias(name, from: file)?.declaration
  }

  /// The global variable that code of `file` means.
  func globalVariable(_ name: String, from file: FileID?) -> VariableDeclaration? {
    index.variable(name, from: file).flatMap {
      $0.isVisible(from: file, $0.declaration.modifiers) ? $0.declaration : nil
    }
  }

  /// The functions of that name, those that code of `file` means first.
  func globalFunctions(_ name: String, from file: FileID?) -> [FunctionDeclaration] {
    index.functions(name, from: file)
  }

  /// Whether several units declare a type, a variable or an alias of that name.
  public func isRepeated(_ name: String) -> Bool { index.repeatedNames.contains(name) }

  /// Whether files of the workspace stand in a folder of that name.
  func hasFolder(_ name: String) -> Bool { index.folders[name] != nil }

  /// Whether a unit stands in for a package's code, which nobody here can read: what it makes has its place in the code
  /// that calls it.
  package func isOfPackage(_ unit: UnitID) -> Bool { index.places[unit]?.file.package != nil }

  /// The file that a unit stands in.
  package func file(of unit: UnitID) -> FileID? { index.places[unit]?.file }

  // MARK: Places

  /// The place in its file of a span.
  public func absolute(_ span: SourceSpan) -> (file: FileID, range: ByteRange)? {
    guard let place = index.places[span.unit], let start = files[place.file]?.start(of: span.unit, near: place.ordinal)
    else { return nil }
    return (place.file, ByteRange(start &+ Int(span.start), start &+ Int(span.end)))
  }

  /// The unit at an offset of a file, with the offset relative to it.
  public func unit(at offset: ByteOffset, in file: FileID) -> (unit: PlacedUnit, offset: UInt32)? {
    guard let units = files[file]?.units else { return nil }
    guard let placed = units.last(startingBy: offset.value),
      offset.value <= placed.start &+ placed.unit.byteCount
    else { return nil }
    return (placed, UInt32(clamping: offset.value &- placed.start))
  }

  // MARK: Lowering

  /// The operators of all files, in the order of their paths.
  private mutating func setOperators(_ edits: [FileChange]) {
    var all = files.mapValues(\.operators)
    for edit in edits { all[edit.id] = edit.operators }
    operators = OperatorTable()
    for (_, declarations) in all.ordered(by: { $0.key < $1.key }) { operators.add(declarations) }
  }

  /// Other operators group expressions in another way.
  private mutating func relower(_ edits: [FileChange], _ changes: inout UnitChanges) {
    let edited = Set(edits.map(\.id))
    let others = files.values.filter { !edited.contains($0.id) }.ordered { $0.id < $1.id }
    for edit in others.map({ FileChange($0.id, to: $0.tree, from: $0) }) + edits {
      replace(edit, isLoweredAnew: true, &changes)
    }
  }
}
