package import Queries
public import SourceText
public import Syntax

/// One file of a program: its tree, and its units with their places.
public struct ProgramFile: Sendable {
  private let content: Content

  /// Shared by the versions of a program in which the file is the same.
  private final class Content: Sendable {
    let id: FileID
    let tree: SyntaxTree
    let units: [PlacedUnit]
    let operators: OperatorDeclarations
    let remarks = Lazy<Bool>()
    private let knownPreviews = Lazy<[(unit: UnitID, preview: PreviewDeclaration)]>()

    var previews: [(unit: UnitID, preview: PreviewDeclaration)] {
      knownPreviews.value { units.flatMap { placed in placed.unit.previews.map { (placed.unit.id, $0) } } }
    }

    init(id: FileID, tree: SyntaxTree, units: [PlacedUnit], operators: OperatorDeclarations) {
      self.id = id
      self.tree = tree
      self.units = units
      self.operators = operators
    }
  }

  init(id: FileID, tree: SyntaxTree, units: [PlacedUnit], operators: OperatorDeclarations) {
    content = Content(id: id, tree: tree, units: units, operators: operators)
  }

  public var id: FileID { content.id }
  public var tree: SyntaxTree { content.tree }
  public var units: [PlacedUnit] { content.units }
  var operators: OperatorDeclarations { content.operators }
  /// The `#Preview`s with the units that they stand in, in their order.
  public var previews: [(unit: UnitID, preview: PreviewDeclaration)] { content.previews }

  /// Whether both are the same version of the file.
  package func isSame(as other: ProgramFile) -> Bool { content === other.content }

  /// Whether the file has comments that are addressed to uilsp; made by whoever knows such comments.
  package var remarks: Lazy<Bool> { content.remarks }

  /// Where a unit begins in the file, which is looked for from its place in an earlier version on.
  func start(of unit: UnitID, near ordinal: Int) -> Int? {
    let units = content.units
    var (low, high) = (min(ordinal, units.count - 1), ordinal + 1)
    while low >= 0 || high < units.count {
      if low >= 0, units[low].unit.id == unit { return units[low].start }
      if high < units.count, units[high].unit.id == unit { return units[high].start }
      low -= 1
      high += 1
    }
    return nil
  }

  /// The positions, among the units, of those that a range of bytes touches, and of the next ones before and behind it.
  package func positions(around range: ByteRange) -> Range<Int> {
    let first = units.count(startingBy: range.start.value) - 1
    let end = units.count(startingBy: range.end.value) + 1
    return (max(0, first)..<max(0, end)).clamped(to: units.indices)
  }

  /// The top-level item that the byte at `offset` belongs to; nil between two.
  public func item(around offset: ByteOffset) -> ByteRange? {
    guard let placed = units.last(startingBy: offset.value) else { return nil }
    let item = ByteRange(start: ByteOffset(placed.start), count: placed.unit.byteCount)
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

extension [PlacedUnit] {
  /// The last unit that starts at or before `offset`.
  func last(startingBy offset: Int) -> PlacedUnit? {
    let count = count(startingBy: offset)
    return count > 0 ? self[count - 1] : nil
  }

  /// How many units start at or before `offset`.
  func count(startingBy offset: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
