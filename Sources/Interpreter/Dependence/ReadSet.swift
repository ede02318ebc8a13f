import Semantics

/// What evaluation has read of its program: the units whose code ran or whose declarations it looked at, and the names it
/// looked up by itself. Names that stand in the code of these units are not listed again.
struct ReadSet {
  private(set) var units: Set<UnitID> = []
  /// The pieces of other units whose code ran, or that were looked at by themselves.
  private(set) var pieces: Set<UnitPiece> = []
  /// The units of types whose declarations were looked at, not what stands in bodies.
  private(set) var declaring: Set<UnitID> = []
  /// The hashes of names, of those that were not found too.
  private(set) var names = NameSet()
  /// The hashes of names by which the types of code were worked out: of no member that they meant is the declaration
  /// among the units.
  private(set) var typedNames = NameSet()
  /// The types that conform to a protocol, where evaluation has asked for them.
  private(set) var conformers: [String: [String]] = [:]
  /// The types, by their last names, of which evaluation has asked who calls them.
  private(set) var called: Set<String> = []
  /// What was made before, and used again, has read this.
  private var parts: [KeptReads] = []
  private var knownParts = IdentityMap<Bool>()

  init() {}

  /// All units of which something was read, of parts not.
  var allUnits: Set<UnitID> { units.union(declaring).union(pieces.map(\.unit)) }

  /// What the types of code were made from.
  init(typedNames: NameSet) { self.typedNames = typedNames }

  mutating func insert(_ unit: UnitID) {
    if unit != SourceSpan.none.unit { units.insert(unit) }
  }

  mutating func insert(_ piece: UnitPiece) { pieces.insert(piece) }

  mutating func insert(declared unit: UnitID) {
    if unit != SourceSpan.none.unit { declaring.insert(unit) }
  }

  mutating func insert(name: Int) { names.insert(name) }

  mutating func insert(conformers: [String], of name: String) { self.conformers[name] = conformers }

  mutating func insert(callersOf type: String) { called.insert(type) }

  mutating func insert(_ part: KeptReads) {
    guard knownParts[ObjectIdentifier(part)] == nil else { return }
    knownParts.set(true, for: ObjectIdentifier(part))
    parts.append(part)
  }

  /// Grows with everything that is added.
  var count: Int {
    units.count + pieces.count + declaring.count + names.count + typedNames.count + conformers.count + called.count
      + parts.count
  }

  /// The same with what the parts have read.
  var flattened: ReadSet {
    var result = ReadSet()
    result.units = units
    result.pieces = pieces
    result.declaring = declaring
    result.names = names
    result.typedNames = typedNames
    result.conformers = conformers
    result.called = called
    var seen = knownParts
    var pending = parts
    while let part = pending.popLast() {
      result.units.formUnion(part.reads.units)
      result.pieces.formUnion(part.reads.pieces)
      result.declaring.formUnion(part.reads.declaring)
      result.names.formUnion(part.reads.names)
      result.typedNames.formUnion(part.reads.typedNames)
      result.called.formUnion(part.reads.called)
      result.conformers.merge(part.reads.conformers) { first, _ in first }
      for inner in part.reads.parts where seen[ObjectIdentifier(inner)] == nil {
        seen.set(true, for: ObjectIdentifier(inner))
        pending.append(inner)
      }
    }
    return result
  }
}

/// What was read while something was made that is kept for later evaluations.
final class KeptReads {
  let reads: ReadSet

  init(_ reads: ReadSet) { self.reads = reads }
}
