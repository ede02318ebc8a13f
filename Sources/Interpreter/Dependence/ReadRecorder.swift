import Semantics

/// Notes what an evaluation reads, also of its parts: what is made to be kept has reads of its own, which are those of
/// whatever uses it, too.
final class ReadRecorder {
  private static let recentCount = 64
  private static let recentNameCount = 256

  private var current = ReadSet()
  private var outer: [ReadSet] = []
  /// The units and names that were noted last, so that most are known without a look into a set.
  private var recentUnits: [UInt32]
  private var recentPieces: [UnitPiece?]
  private var recentNames: [RecentName]
  private struct RecentName {
    var name = ""
    var hash = 0
    /// The set that it was noted in last.
    var level = -1
    /// Whether anything in the workspace declares it, once that was asked.
    var isDeclared: Bool?
  }

  /// Another one whenever the set changes that reads go to.
  private var level = 0

  init() {
    recentUnits = Array(repeating: .max, count: Self.recentCount)
    recentPieces = Array(repeating: nil, count: Self.recentCount)
    recentNames = Array(repeating: RecentName(), count: Self.recentNameCount)
  }

  func note(_ unit: UnitID) {
    let place = Int(unit.index) & (Self.recentCount - 1)
    guard recentUnits[place] != unit.index else { return }
    recentUnits[place] = unit.index
    current.insert(unit)
  }

  func note(_ piece: UnitPiece) {
    let place = (Int(piece.unit.index) &* 31 &+ piece.number) & (Self.recentCount - 1)
    guard recentPieces[place] != piece else { return }
    recentPieces[place] = piece
    current.insert(piece)
  }

  func note(declaring unit: UnitID) { current.insert(declared: unit) }

  /// Notes a name by which something was looked up.
  func note(_ name: String) { _ = place(noting: name) }

  /// Notes a name, and tells whether it is declared; `isDeclared`, which is given its hash, always says the same.
  func note(_ name: String, isDeclared: (Int) -> Bool) -> Bool {
    let place = place(noting: name)
    if let known = recentNames[place].isDeclared { return known }
    let found = isDeclared(recentNames[place].hash)
    recentNames[place].isDeclared = found
    return found
  }

  /// Where the name stands among the recent ones.
  private func place(noting name: String) -> Int {
    let utf8 = name.utf8
    let (first, last) = (Int(utf8.first ?? 0), Int(utf8.last ?? 0))
    let place = (utf8.count &* 7 &+ first &+ last &* 29) & (Self.recentNameCount - 1)
    if recentNames[place].name != name { recentNames[place] = RecentName(name: name, hash: name.hashValue) }
    if recentNames[place].level != level {
      recentNames[place].level = level
      current.insert(name: recentNames[place].hash)
    }
    return place
  }

  func note(conformers: [String], of name: String) {
    note(name)
    current.insert(conformers: conformers, of: name)
  }

  func note(callersOf type: String) { current.insert(callersOf: type) }

  func note(_ part: KeptReads) { current.insert(part) }

  /// From now on reads are noted apart, until `end`.
  func begin() {
    outer.append(current)
    switchLevel(to: ReadSet())
  }

  /// What was read since `begin`, which counts for what goes on around it as well.
  func end() -> KeptReads {
    let reads = KeptReads(current)
    switchLevel(to: outer.popLast() ?? ReadSet())
    current.insert(reads)
    return reads
  }

  private func switchLevel(to reads: ReadSet) {
    current = reads
    level &+= 1
    for place in recentUnits.indices { recentUnits[place] = .max }
    for place in recentPieces.indices { recentPieces[place] = nil }
  }

  /// Everything that was read, and something that grows with it.
  var all: ReadSet { current.flattened }
  var count: Int { current.count }
}
