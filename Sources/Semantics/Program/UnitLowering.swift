import SourceText
import Syntax

/// Lowers files item by item.
struct UnitLowering {
  let operators: OperatorTable
  let numbers: UnitNumbers

  /// Items whose source has not changed keep their units: those at the start and at the end of the file, and between
  /// them those that are still there in their order. The others are lowered.
  func file(
    _ id: FileID,
    _ tree: SyntaxTree,
    _ declared: OperatorDeclarations,
    reusing old: ProgramFile?
  ) -> ProgramFile {
    let items = (SourceFileSyntax(tree.root)?.statements ?? []).map { (node: $0, source: $0.slice) }
    let known = old?.units ?? []
    let shared = min(items.count, known.count)
    var head = 0
    while head < shared, known[head].unit.source == items[head].source { head += 1 }
    var tail = 0
    while tail < shared - head, known[known.count - 1 - tail].unit.source == items[items.count - 1 - tail].source {
      tail += 1
    }
    var between = KeptUnits(known.dropFirst(head).dropLast(tail))
    var units: [PlacedUnit] = []
    units.reserveCapacity(items.count)
    for (position, item) in items.enumerated() {
      let unit: Unit =
        if position < head {
          known[position].unit
        } else if position >= items.count - tail {
          known[known.count - (items.count - position)].unit
        } else {
          between.next(of: item.source) ?? self.unit(item.node, item.source)
        }
      units.append(PlacedUnit(unit: unit, start: item.node.range.start.value))
    }
    return ProgramFile(id: id, tree: tree, units: units, operators: declared)
  }

  /// Lowers an item that is new.
  func unit(_ item: SyntaxNode, _ source: ArraySlice<UInt8>) -> Unit {
    Unit(of: item, source, id: numbers.first(of: 1), operators)
  }
}

extension Unit {
  fileprivate convenience init(
    of item: SyntaxNode,
    _ source: ArraySlice<UInt8>,
    id: UnitID,
    _ operators: OperatorTable
  ) {
    let lowering = Lowering(unit: id, start: item.range.start.value, operators: operators)
    let contents = lowering.contents(item)
    self.init(id: id, contents: contents, source: source, signatures: lowering.signatures.all)
  }
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

  init(_ units: ArraySlice<PlacedUnit>) {
    self.units = units
    positions = Dictionary(grouping: units.indices.reversed()) { SourceKey(source: units[$0].unit.source) }
    used = units.startIndex - 1
  }

  /// The next unit of that source after those that were taken.
  mutating func next(of source: ArraySlice<UInt8>) -> Unit? {
    while let position = positions[SourceKey(source: source)]?.popLast() {
      guard position > used else { continue }
      used = position
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
