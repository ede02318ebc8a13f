import SourceText
import Syntax

/// Lowers files item by item.
struct UnitLowering {
  let operators: OperatorTable
  let numbers: UnitNumbers

  /// A file anew, all of whose items are lowered.
  func file(_ id: FileID, _ tree: SyntaxTree, _ declared: OperatorDeclarations) -> LoweredFile {
    let items = tree.statements(since: nil).statements.map { (node: $0, source: $0.slice) }
    let units = items.map { PlacedUnit(unit: unit($0.node, $0.source), start: $0.node.range.start.value) }
    let file = ProgramFile(id: id, tree: tree, units: units, operators: declared)
    return LoweredFile(file: file, removed: [], inserted: units.enumerated().map { ($1.unit, $0) })
  }

  /// A file after a change. Items whose source has not changed keep their units: those at the start and at the end of the
  /// file, and between them those that are still there in their order. The others are lowered.
  func file(
    _ old: ProgramFile,
    _ tree: SyntaxTree,
    _ difference: StatementDifference,
    _ declared: OperatorDeclarations
  ) -> LoweredFile {
    let items = difference.statements.map { (node: $0, source: $0.slice) }
    let known = old.units.dropFirst(difference.head).dropLast(difference.tail)
    let shared = min(items.count, known.count)
    var head = 0
    while head < shared, known[known.startIndex + head].unit.isMade(of: items[head].source) { head += 1 }
    var tail = 0
    while tail < shared - head,
      known[known.endIndex - 1 - tail].unit.isMade(of: items[items.count - 1 - tail].source)
    {
      tail += 1
    }
    var between = KeptUnits(known.dropFirst(head).dropLast(tail))
    var units: [PlacedUnit] = []
    units.reserveCapacity(difference.head + items.count + difference.tail)
    units += old.units.prefix(difference.head)
    var inserted: [(unit: Unit, ordinal: Int)] = []
    for (position, item) in items.enumerated() {
      let unit: Unit
      if position < head {
        unit = known[known.startIndex + position].unit
      } else if position >= items.count - tail {
        unit = known[known.endIndex - (items.count - position)].unit
      } else if let kept = between.next(of: item.source) {
        unit = kept
      } else {
        unit = self.unit(item.node, item.source)
        inserted.append((unit, units.count))
      }
      units.append(PlacedUnit(unit: unit, start: item.node.range.start.value))
    }
    let growth = tree.text.byteCount - old.tree.text.byteCount
    for placed in old.units.suffix(difference.tail) {
      units.append(PlacedUnit(unit: placed.unit, start: placed.start + growth))
    }
    let file = ProgramFile(id: old.id, tree: tree, units: units, operators: declared)
    return LoweredFile(file: file, removed: between.unused, inserted: inserted)
  }

  /// Lowers an item that is new.
  func unit(_ item: SyntaxNode, _ source: ArraySlice<UInt8>) -> Unit {
    Unit(of: item, source, id: numbers.first(of: 1), operators)
  }
}

extension Unit {
  /// Whether an item with that source is read as this one is.
  fileprivate func isMade(of source: ArraySlice<UInt8>) -> Bool { !hasErrors && self.source == source }

  fileprivate convenience init(
    of item: SyntaxNode,
    _ source: ArraySlice<UInt8>,
    id: UnitID,
    _ operators: OperatorTable
  ) {
    let lowering = Lowering(unit: id, start: item.range.start.value, operators: operators)
    let contents = lowering.contents(item)
    self.init(
      id: id,
      contents: contents,
      imports: lowering.imports(item),
      source: source,
      hasErrors: item.hasError,
      signatures: lowering.signatures.all
    )
  }
}

/// A file with the units that are not those of the file before, each with its number in its version of the file.
struct LoweredFile {
  let file: ProgramFile
  let removed: [(unit: Unit, ordinal: Int)]
  let inserted: [(unit: Unit, ordinal: Int)]
}

/// Items that stand together in a file: what one thread lowers at a time.
struct LoweringPortion: Sendable {
  /// So many bytes are worth a thread's while.
  private static let byteCount = 16_384

  private let items: ArraySlice<SyntaxNode>
  private let firstUnit: UnitID

  /// The portions of a file's items.
  static func all(of items: [SyntaxNode], _ numbers: UnitNumbers) -> [LoweringPortion] {
    var portions: [LoweringPortion] = []
    var start = 0
    var byteCount = 0
    for (index, item) in items.enumerated() {
      byteCount += item.fullRange.count
      guard byteCount >= Self.byteCount || index == items.count - 1 else { continue }
      let firstUnit = numbers.first(of: index + 1 - start)
      portions.append(LoweringPortion(items: items[start...index], firstUnit: firstUnit))
      start = index + 1
      byteCount = 0
    }
    return portions
  }

  func lowered(_ operators: OperatorTable) -> [PlacedUnit] {
    items.enumerated().map { position, item in
      let id = UnitID(firstUnit.index &+ UInt32(clamping: position))
      return PlacedUnit(unit: Unit(of: item, item.slice, id: id, operators), start: item.range.start.value)
    }
  }
}

/// Units of a file's former version that may go on, each once and in their order.
private struct KeptUnits {
  private let units: ArraySlice<PlacedUnit>
  /// Where the units of a source are, the first one last.
  private var positions: [SourceKey: [Int]]
  private var used: Int
  private var taken: Set<Int> = []

  init(_ units: ArraySlice<PlacedUnit>) {
    self.units = units
    let sound = units.indices.reversed().filter { !units[$0].unit.hasErrors }
    positions = Dictionary(grouping: sound) { SourceKey(source: units[$0].unit.source) }
    used = units.startIndex - 1
  }

  /// The units that were not taken, with their numbers in the file.
  var unused: [(unit: Unit, ordinal: Int)] {
    units.indices.filter { !taken.contains($0) }.map { (units[$0].unit, $0) }
  }

  /// The next unit of that source after those that were taken.
  mutating func next(of source: ArraySlice<UInt8>) -> Unit? {
    while let position = positions[SourceKey(source: source)]?.popLast() {
      guard position > used else { continue }
      used = position
      taken.insert(position)
      return units[position].unit
    }
    return nil
  }
}

/// A source to look up: hashed by its length, its start and bytes here and there, which tells declarations apart.
private struct SourceKey: Hashable {
  let source: ArraySlice<UInt8>

  func hash(into hasher: inout Hasher) {
    hasher.combine(source.count)
    for byte in source.prefix(48) { hasher.combine(byte) }
    for index in stride(from: 48, to: source.count, by: 1 + source.count / 64) {
      hasher.combine(source[source.startIndex + index])
    }
  }
}
