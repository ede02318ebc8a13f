import Semantics

/// A state property of one view instance.
final class StateCell {
  let name: String
  /// The view that declares it, by its instance.
  let owner: IdentityID
  let declaration: SourceSpan
  /// Which of all cells it is.
  let index: Int
  private(set) var value: Value
  /// Whether anything but an action has read the value, so that what is shown may depend on it.
  private(set) var isRead = false
  private unowned let store: StateStore

  init(_ property: VariableDeclaration, owner: IdentityID, index: Int, value: Value, store: StateStore) {
    name = property.name
    self.index = index
    declaration = property.nameSpan
    self.owner = owner
    self.value = value
    self.store = store
  }

  /// Whether it stands for an object that the view was handed, and is no state of its own.
  private(set) var isHandedIn = false

  fileprivate func holdForOthers(_ object: Value) {
    isHandedIn = true
    value = object
  }

  fileprivate func dissolve() { value = .void }

  fileprivate var mark: (value: Value, isRead: Bool) { (value, isRead) }

  fileprivate func goBack(to mark: (value: Value, isRead: Bool)) { (value, isRead) = mark }

  func read() -> Value {
    if store.action == nil { isRead = true }
    return value
  }

  /// Sets the value. During evaluation of a body SwiftUI ignores the write and warns.
  func write(_ newValue: Value) {
    guard store.accepts(write: newValue, to: self) else { return }
    value = newValue
  }
}

/// What lasts from pass to pass: state, and what observers have seen.
final class StateStore {
  fileprivate struct CellKey: Hashable {
    let owner: IdentityID
    let name: String
  }

  // SAFETY: both are unchecked, since every access looks up or adds one cell and ends before anything else is called.
  @exclusivity(unchecked) fileprivate var cells: [CellKey: StateCell] = [:]
  /// In the order in which they were made.
  @exclusivity(unchecked) fileprivate(set) var all: [StateCell] = []
  /// What each observer saw last, by the identity of its modifier.
  var seen: [IdentityID: Value] = [:]
  var appeared: Set<IdentityID> = []

  fileprivate var numbers: [IdentityID: Int] = [:]

  /// The number of a view among those that have asked for one.
  func number(of view: IdentityID) -> Int {
    if let known = numbers[view] { return known }
    numbers[view] = numbers.count + 1
    return numbers.count
  }

  /// The action that runs now; nil while bodies are evaluated.
  var action: SourceSpan? {
    didSet { lastAction = action ?? lastAction }
  }
  /// The action that ran last.
  fileprivate(set) var lastAction: SourceSpan?
  /// The cells that actions of this pass have written, with the value before the first of them.
  fileprivate var touched: [(cell: StateCell, before: Value)] = []
  fileprivate(set) var writes: [SceneFacts.StateWrite] = []
  /// The cells to which actions of any pass have given another value.
  fileprivate(set) var written: Set<Int> = []
  /// Whether actions have written anything that is no cell: objects, shared variables.
  var isWrittenElsewhere = false
  var pass = 1
  let describe: (Value) -> String
  /// Initial values in place of the declared ones, by the place of the declaration.
  private let starts: [SourceSpan: StateNumbers]

  init(startingFrom starts: [SourceSpan: StateNumbers], describe: @escaping (Value) -> String) {
    self.starts = starts
    self.describe = describe
  }

  func cell(
    _ owner: IdentityID,
    _ property: VariableDeclaration,
    in path: String = "",
    initial: Value
  ) -> StateCell {
    let key = CellKey(owner: owner, name: path + property.name)
    if let known = cells[key] { return known }
    return add(property, key, started(starts[property.nameSpan]?.value ?? initial))
  }

  private func add(_ property: VariableDeclaration, _ key: CellKey, _ value: Value) -> StateCell {
    let cell = StateCell(property, owner: key.owner, index: all.count, value: value, store: self)
    cells[key] = cell
    all.append(cell)
    noteHolding(value)
    return cell
  }

  private func noteHolding(_ value: Value) { if case .object = value { holdsObjects = true } }

  /// The value, with the numbers in an object or a structure of a view's own that it is to start from.
  private func started(_ value: Value) -> Value {
    guard !starts.isEmpty else { return value }
    var value = value
    for (index, property) in value.storedProperties {
      if let start = starts[property.nameSpan] { value.setField(index, start.value) }
    }
    return value
  }

  /// Notes an object that a view follows and does not own: what it holds is a part of what the views show.
  func follow(_ value: Value, of owner: IdentityID, _ property: VariableDeclaration, in path: String) {
    guard case .object = value else { return }
    let key = CellKey(owner: owner, name: path + property.name)
    let cell = cells[key] ?? add(property, key, value)
    cell.holdForOthers(value)
  }

  fileprivate func accepts(write value: Value, to cell: StateCell) -> Bool {
    let phase = action.map { SceneFacts.StateWrite.Phase.action($0) } ?? .evaluation
    writes.append(
      SceneFacts.StateWrite(pass: pass, state: cell.name, span: cell.declaration, phase: phase)
    )
    guard let action else { return false }
    noteHolding(value)
    noteMembers(of: cell.value, becoming: value, action)
    guard !value.isSame(as: cell.value) else { return true }
    written.insert(cell.index)
    if !touched.contains(where: { $0.cell === cell }) { touched.append((cell, cell.value)) }
    return true
  }

  /// The cells whose value the actions of this pass changed all in all, and a clean slate for the next. A value that is
  /// there and back again (a flag that each of eight rows toggles) is no change.
  func takeChanges() -> [StateCell] {
    defer { touched = [] }
    return touched.filter { !$0.before.isSame(as: $0.cell.value) }.map(\.cell)
  }

  /// Whether any cell has held an object: most scenes have none to look through for each action.
  private var holdsObjects = false

  /// What actions have set of the objects and structures that state holds, in the order of the actions.
  fileprivate(set) var memberWrites: [MemberWrite] = []

  /// An action that set a stored property of an object or of a structure.
  struct MemberWrite {
    let pass: Int
    /// The place of the property's declaration.
    let property: SourceSpan
    let action: SourceSpan
  }

  /// Notes the members of a structure that an action changes, or that the scene was started with: what a member is set to may
  /// be what it was.
  private func noteMembers(of old: Value, becoming new: Value, _ action: SourceSpan) {
    guard case .structure(let old) = old, case .structure(let changed) = new, old.fields.count == changed.fields.count
    else { return }
    for (index, property) in new.storedProperties
    where starts[property.nameSpan] != nil || !old.fields[index].isSame(as: changed.fields[index]) {
      memberWrites.append(MemberWrite(pass: pass, property: property.nameSpan, action: action))
    }
  }

  /// Runs an action that may set properties of objects.
  func noting(_ action: SourceSpan, _ run: () -> Void) {
    guard holdsObjects else { return run() }
    let objects = all.compactMap { cell -> ObjectValue? in
      if case .object(let object) = cell.value { object } else { nil }
    }
    for object in objects { _ = object.takeSet() }
    run()
    for object in objects {
      for index in object.takeSet() {
        guard let property = object.type.nominal?.storedProperty(index) else { continue }
        memberWrites.append(MemberWrite(pass: pass, property: property.nameSpan, action: action))
      }
    }
  }

  /// The versions of all objects that state holds: they change without anybody writing to a cell.
  var objectVersions: [Int] {
    all.compactMap { cell in
      if case .object(let object) = cell.value { return object.version }
      return nil
    }
  }

  /// Every cell's value, to be compared with later passes; of an object what it holds now.
  var snapshot: [Value] { all.map(\.current) }
}

extension ObjectValue {
  /// Its stored properties with their indices.
  var storedProperties: [(index: Int, property: VariableDeclaration)] { Value.object(self).storedProperties }
}

extension Value {
  /// The stored properties of an object or a structure, with their indices; none of other values.
  var storedProperties: [(index: Int, property: VariableDeclaration)] {
    let count: Int
    switch self {
    case .object(let object): count = object.fields.count
    case .structure(let structure): count = structure.fields.count
    default: return []
    }
    let nominal = storageType?.nominal
    return (0..<count).compactMap { index in nominal?.storedProperty(index).map { (index, $0) } }
  }
}

extension StateCell {
  /// The value, and of an object what it holds now.
  var current: Value { if case .object(let object) = value { .array(object.fields) } else { value } }
}

extension Value {
  /// Equal as SwiftUI compares: like `==`, but NaN does not count as a change for ever.
  func isSame(as other: Value) -> Bool {
    if case .double(let a) = self, case .double(let b) = other, a.isNaN, b.isNaN { return true }
    return isEqual(to: other)
  }

  /// The same of values that are not made of others.
  func isSameScalar(as other: Value) -> Bool {
    if case .double(let a) = self, case .double(let b) = other, a.isNaN, b.isNaN { return true }
    return isEqualScalar(to: other)
  }

  /// Whether this is the other value, functions included, which never compare as equal.
  func isIdentical(to other: Value) -> Bool {
    var comparison = ValueComparison(.identity)
    return comparison.areEqual(self, other)
  }
}

extension StateStore {
  /// Lets go of all values: closures and proxies in them may refer back to the scene.
  func dissolve() {
    for cell in all { cell.dissolve() }
    seen = [:]
  }
}

extension StateStore {
  /// What it holds when the views of a pass are there, and nothing is laid out.
  struct Mark {
    fileprivate let cells: [CellKey: StateCell]
    fileprivate let all: [StateCell]
    fileprivate let values: [(value: Value, isRead: Bool)]
    fileprivate let seen: [IdentityID: Value]
    fileprivate let appeared: Set<IdentityID>
    fileprivate let numbers: [IdentityID: Int]
    fileprivate let writes: [SceneFacts.StateWrite]
    fileprivate let memberWrites: [MemberWrite]
    fileprivate let written: Set<Int>
    fileprivate let lastAction: SourceSpan?
    fileprivate let isWrittenElsewhere: Bool
  }

  func mark() -> Mark {
    Mark(
      cells: cells,
      all: all,
      values: all.map(\.mark),
      seen: seen,
      appeared: appeared,
      numbers: numbers,
      writes: writes,
      memberWrites: memberWrites,
      written: written,
      lastAction: lastAction,
      isWrittenElsewhere: isWrittenElsewhere
    )
  }

  /// Goes back to the moment.
  func goBack(to mark: Mark) {
    for cell in all.dropFirst(mark.all.count) { cell.dissolve() }
    cells = mark.cells
    all = mark.all
    for (cell, known) in zip(all, mark.values) { cell.goBack(to: known) }
    written = mark.written
    memberWrites = mark.memberWrites
    seen = mark.seen
    appeared = mark.appeared
    numbers = mark.numbers
    touched = []
    writes = mark.writes
    action = nil
    lastAction = mark.lastAction
    isWrittenElsewhere = mark.isWrittenElsewhere
  }
}
