import Semantics

/// What the making of a global or static property has come to, for the scenes after the one that made it: they find the
/// same value at the same cost, as if they had made it themselves.
final class KeptGlobal {
  let box: Box
  let record: Record
  /// What was made with it, and is emptied when nobody will use it any more: objects may hold each other.
  let objects: [ObjectValue]
  let functionBoxes: [Box]
  private let made: State
  private var revision: Int

  /// What the making has found out, and what it took.
  struct Record {
    /// The fuel, without that of the kept globals among `uses`.
    let steps: Int
    /// How many levels deep the calls and the expressions were that made it.
    let depth: Int
    let nesting: Int
    let guesses: Int
    let varyingValues: Int
    /// The folders that it made.
    let folders: [String]
    let unknowns: UnknownRecords
    let traps: [UnknownRecord]
    /// The globals that it has read.
    let uses: [GlobalUse]
    /// Globals that were first read while it was made, and written then: nobody else finds them so.
    let parts: [Evaluator.StorageKey: Box]
    let reads: KeptReads
    /// The settings that it was made of.
    let settings: ReadSettings.Mark
  }

  init(_ box: Box, _ record: Record, objects: [ObjectValue], functionBoxes: [Box]) {
    self.box = box
    self.record = record
    self.objects = objects
    self.functionBoxes = functionBoxes
    made = State(
      values: ([box] + record.parts.values + functionBoxes).map(\.value),
      objects: objects.map { ($0.fields, $0.version) }
    )
    revision = Self.revision(of: objects)
  }

  /// How many objects and variables it holds.
  var size: Int { boxes.count + objects.count + functionBoxes.count }

  /// Its own variable and those of its parts.
  var boxes: [Box] { [box] + record.parts.values }

  /// Whether its objects are what they were when it was made.
  var isUnchanged: Bool { Self.revision(of: objects) == revision }

  /// What its variables and its objects hold at some time.
  struct State {
    fileprivate let values: [Value]
    fileprivate let objects: [(fields: [Value], version: Int)]
  }

  var state: State {
    State(values: (boxes + functionBoxes).map(\.value), objects: objects.map { ($0.fields, $0.version) })
  }

  /// Makes it what it was when it was made.
  func restore() {
    let isUnchanged = isUnchanged
    restore(to: made, objectsToo: !isUnchanged)
    if !isUnchanged { revision = Self.revision(of: objects) }
  }

  /// Makes it what it was at some time.
  func restore(to state: State) { restore(to: state, objectsToo: true) }

  private func restore(to state: State, objectsToo: Bool) {
    for (box, value) in zip(boxes + functionBoxes, state.values) { box.value = value }
    guard objectsToo else { return }
    for (object, known) in zip(objects, state.objects) {
      object.fields = known.fields
      object.version = known.version
    }
  }

  private static func revision(of objects: [ObjectValue]) -> Int { objects.reduce(0) { $0 &+ $1.revision } }

  func dissolve() {
    for object in objects { object.fields = [] }
    for box in boxes + functionBoxes { box.value = .void }
  }
}

/// A global or static property that is read, and from where it is seen, or a stand-in that is shared like one.
struct GlobalUse {
  enum Source {
    case property(VariableDeclaration, owner: TypeDeclaration?)
    /// What stands in for each unknown value of the type that has this name.
    case standIn(TypeDeclaration, name: String?)
    /// A value of the type as the program writes one down.
    case written(TypeDeclaration)
  }

  let source: Source
  let type: TypeValue?

  init(variable: VariableDeclaration, type: TypeValue?, owner: TypeDeclaration?) {
    source = .property(variable, owner: owner)
    self.type = type
  }

  /// Nil where the type is none of the workspace.
  init?(standInFor type: TypeValue, named name: String?) {
    guard let declaration = type.nominal?.declaration else { return nil }
    source = .standIn(declaration, name: name)
    self.type = type
  }

  /// Nil where the type is none of the workspace's structures and classes, or one with certain generic arguments.
  init?(written type: TypeValue) {
    guard let declaration = type.nominal?.declaration, declaration.kind != .protocol, declaration.kind != .enumeration,
      type.arguments.isEmpty
    else { return nil }
    source = .written(declaration)
    self.type = type
  }

  var key: Evaluator.StorageKey {
    let type = type?.description ?? ""
    return switch source {
    case .property(let variable, _): Evaluator.StorageKey(declaration: ObjectIdentifier(variable), type: type)
    case .standIn(let declaration, let name):
      Evaluator.StorageKey(declaration: ObjectIdentifier(declaration), type: type, name: name ?? "")
    case .written(let declaration):
      Evaluator.StorageKey(declaration: ObjectIdentifier(declaration), type: type, name: "()")
    }
  }

  var name: String {
    switch source {
    case .property(let variable, _): variable.name
    case .standIn(_, let name): name ?? ""
    case .written: "()"
    }
  }

  var span: SourceSpan {
    switch source {
    case .property(let variable, _): variable.span
    case .standIn(let declaration, _), .written(let declaration): declaration.span
    }
  }
}

/// The globals that evaluations have left to the next ones, as they were when they were made.
struct KeptGlobals {
  private var known: [Evaluator.StorageKey: KeptGlobal] = [:]
  private var boxes: Set<ObjectIdentifier> = []
  private var size = 0
  private var steps = 0

  private static let largestSize = 20_000
  private static let mostSteps = 2_000_000

  subscript(key: Evaluator.StorageKey) -> KeptGlobal? { known[key] }

  /// Whether the variable belongs to a kept global.
  func owns(_ box: Box) -> Bool { boxes.contains(ObjectIdentifier(box)) }

  /// Keeps a global that is not known yet; false where there is no room.
  mutating func keep(_ global: KeptGlobal, _ key: Evaluator.StorageKey) -> Bool {
    guard known[key] == nil, size + global.size <= Self.largestSize, steps + global.record.steps <= Self.mostSteps
    else { return false }
    known[key] = global
    for box in global.boxes { boxes.insert(ObjectIdentifier(box)) }
    size += global.size
    steps += global.record.steps
    return true
  }

  /// Forgets a global, which stays as it is.
  mutating func remove(_ key: Evaluator.StorageKey) {
    guard let global = known.removeValue(forKey: key) else { return }
    for box in global.boxes { boxes.remove(ObjectIdentifier(box)) }
    size -= global.size
    steps -= global.record.steps
  }

  mutating func dissolve() {
    for global in known.values { global.dissolve() }
    self = KeptGlobals()
  }
}
