public import SourceText
public import Syntax

/// Everything the workspace's files declare: an immutable snapshot. A changed copy shares all units that did not change.
public struct Program: Sendable {
  public private(set) var files: [FileID: ProgramFile] = [:]
  private var index = ProgramIndex()
  private var types = TypeCache()
  private var nextUnit: UInt32 = 0
  private var operators = OperatorTable()

  /// The program without files.
  public init() {}

  public static let empty = Program()

  /// The program of some files.
  public init(_ trees: [FileID: SyntaxTree]) {
    for (file, tree) in trees.sorted(by: { $0.key < $1.key }) { setFile(file, to: tree) }
  }

  /// Adds or changes a file. Top-level items whose text did not change keep their units.
  public mutating func setFile(_ id: FileID, to tree: SyntaxTree) {
    let old = files[id]
    files[id] = nil
    let table = operatorTable(adding: tree, of: id)
    if table != operators {
      operators = table
      relowerAll()
    }
    old?.units.forEach { index.remove($0.unit, of: id) }
    files[id] = lower(tree, id, reusing: old)
    files[id]?.units.forEach { index.insert($0.unit, of: id) }
    types = TypeCache()
  }

  public mutating func removeFile(_ id: FileID) {
    files[id]?.units.forEach { index.remove($0.unit, of: id) }
    files[id] = nil
    types = TypeCache()
  }

  // MARK: Lookup

  /// The type of that qualified name: declared in the workspace, or extended there.
  public func type(named name: String) -> NominalType? { types.type(named: name, in: index) }

  public func `typealias`(named name: String) -> TypealiasDeclaration? { index.typealiases[name]?.first?.declaration }

  public func globalVariable(_ name: String) -> VariableDeclaration? { index.variables[name]?.first?.declaration }

  public func globalFunctions(_ name: String) -> [FunctionDeclaration] {
    index.functions[name]?.map(\.declaration) ?? []
  }

  /// Whether anything in the workspace declares that name: a type, a member, a case, a global, a generic parameter.
  /// What does not is the framework's alone.
  public func declares(_ name: String) -> Bool { index.nameCounts[name] != nil }

  /// The qualified names of all types that the workspace declares, sorted.
  public var typeNames: [String] {
    index.types.filter { $0.value.contains { $0.declaration.kind != .extension } }.keys.sorted()
  }

  /// The workspace's types that conform to `name`, sorted by name; protocols not.
  public func conformers(of name: String) -> [String] {
    typeNames.filter { candidate in
      guard let type = type(named: candidate), type.kind != .protocol else { return false }
      return type.conformances.contains(name)
    }
  }

  // MARK: Places

  /// The place in its file of a span.
  public func absolute(_ span: SourceSpan) -> (file: FileID, range: ByteRange)? {
    guard let (file, start) = index.places.place(of: span.unit, in: files) else { return nil }
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

  private mutating func lower(_ tree: SyntaxTree, _ id: FileID, reusing old: ProgramFile?) -> ProgramFile {
    var reusable: [[UInt8]: [Unit]] = [:]
    for placed in old?.units ?? [] { reusable[placed.unit.source, default: []].append(placed.unit) }
    let items = SourceFileSyntax(tree.root)?.statements ?? []
    let units = items.map { item -> PlacedUnit in
      let source = item.bytes
      if let unit = reusable[source]?.popLast() { return PlacedUnit(unit: unit, start: item.range.start.value) }
      return PlacedUnit(unit: unit(item, source), start: item.range.start.value)
    }
    return ProgramFile(id: id, tree: tree, units: units)
  }

  private mutating func unit(_ item: SyntaxNode, _ source: [UInt8]) -> Unit {
    let id = UnitID(nextUnit)
    nextUnit &+= 1
    let lowering = Lowering(unit: id, start: item.range.start.value, operators: operators)
    return Unit(id: id, contents: lowering.contents(item), source: source)
  }

  private mutating func relowerAll() {
    for (id, file) in files {
      file.units.forEach { index.remove($0.unit, of: id) }
      files[id] = lower(file.tree, id, reusing: nil)
      files[id]?.units.forEach { index.insert($0.unit, of: id) }
    }
  }

  /// The operators of all files, in the order of their paths.
  private func operatorTable(adding tree: SyntaxTree, of id: FileID) -> OperatorTable {
    var table = OperatorTable()
    var trees = files.mapValues(\.tree)
    trees[id] = tree
    for (_, tree) in trees.sorted(by: { $0.key < $1.key }) { table.add(declarationsOf: tree) }
    return table
  }
}

/// One file of a program: its tree, and its units with their places.
public struct ProgramFile: Sendable {
  public let id: FileID
  public let tree: SyntaxTree
  public let units: [PlacedUnit]

  public init(id: FileID, tree: SyntaxTree, units: [PlacedUnit]) {
    self.id = id
    self.tree = tree
    self.units = units
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
