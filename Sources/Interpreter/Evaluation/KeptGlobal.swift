import Semantics

/// What the making of a global or static property has come to, for the scenes after the one that made it: they find the
/// same value at the same cost, as if they had made it themselves.
final class KeptGlobal {
  let box: Box
  /// What the making has found out, and the fuel that it took itself.
  let record: Record
  /// What was made with it, and is emptied when nobody will use it any more: objects may hold each other.
  private let objects: [ObjectValue]
  private let functionBoxes: [Box]
  private let revision: Int

  struct Record {
    let steps: Int
    /// How deep the code ran that made it, which came to no limit.
    let depth: Int
    let nesting: Int
    let guesses: Int
    let unknowns: [UnknownRecord]
    let traps: [UnknownRecord]
    /// The globals that it has read.
    let uses: [GlobalUse]
  }

  init(_ box: Box, _ record: Record, objects: [ObjectValue], functionBoxes: [Box]) {
    self.box = box
    self.record = record
    self.objects = objects
    self.functionBoxes = functionBoxes
    revision = objects.reduce(0) { $0 &+ $1.revision }
  }

  /// How many objects it holds.
  var size: Int { objects.count + functionBoxes.count }

  /// Whether its objects are what they were when it was made.
  var isUnchanged: Bool { objects.reduce(0) { $0 &+ $1.revision } == revision }

  func dissolve() {
    box.value = .void
    for object in objects { object.fields = [] }
    for box in functionBoxes { box.value = .void }
  }
}

/// A global or static property that is read, and from where it is seen.
struct GlobalUse {
  let variable: VariableDeclaration
  let type: TypeValue?
  let owner: TypeDeclaration?

  var key: Evaluator.StorageKey {
    Evaluator.StorageKey(declaration: ObjectIdentifier(variable), type: type?.description ?? "")
  }
}

/// The globals that evaluations have left to the next ones, as long as nothing has written any of them.
struct KeptGlobals {
  private var known: [Evaluator.StorageKey: KeptGlobal] = [:]
  private var size = 0
  private var steps = 0

  private static let largestSize = 20_000
  private static let mostSteps = 2_000_000

  subscript(key: Evaluator.StorageKey) -> KeptGlobal? { known[key] }

  func keeps(_ box: Box, _ key: Evaluator.StorageKey) -> Bool { known[key]?.box === box }

  /// Keeps a global that is not known yet; false where there is no room.
  mutating func keep(_ global: KeptGlobal, _ key: Evaluator.StorageKey) -> Bool {
    guard known[key] == nil, size + global.size <= Self.largestSize, steps + global.record.steps <= Self.mostSteps
    else { return false }
    known[key] = global
    size += global.size
    steps += global.record.steps
    return true
  }

  mutating func dissolve() {
    for global in known.values { global.dissolve() }
    self = KeptGlobals()
  }
}
