package import Semantics

/// One thing that could not be evaluated.
package struct UnknownRecord: Sendable, Hashable {
  package let span: SourceSpan
  package let reason: String
  /// Of what would have ended the program: whether every run comes there with the same values.
  package var isCertain = false
}

/// Records in the order in which they were noted, each once: however many they are, noting one costs the same.
struct RecordList {
  private(set) var all: [UnknownRecord] = []
  private var known: Set<UnknownRecord> = []

  mutating func note(_ record: UnknownRecord) {
    if known.insert(record).inserted { all.append(record) }
  }

  mutating func add(_ others: RecordList) {
    for record in others.all { note(record) }
  }

  func contains(_ record: UnknownRecord) -> Bool { known.contains(record) }

  mutating func remove(_ records: [UnknownRecord]) {
    for record in records { known.remove(record) }
    all.removeAll { !known.contains($0) }
  }
}

/// Records that are noted with a read of a stored value, by a stand-in that the read notes.
private struct PostponedRecords {
  private var index: [String: Int] = [:]
  private var names: [String] = []
  private var lists: [RecordList] = []

  var isEmpty: Bool { names.isEmpty }

  func records(under name: String) -> RecordList? { index[name].map { lists[$0] } }

  mutating func note(_ record: UnknownRecord, under name: String) {
    if let position = index[name] { return lists[position].note(record) }
    index[name] = names.count
    names.append(name)
    var list = RecordList()
    list.note(record)
    lists.append(list)
  }

  mutating func add(_ others: PostponedRecords) {
    for (name, list) in zip(others.names, others.lists) {
      for record in list.all { note(record, under: name) }
    }
  }
}

/// What could not be evaluated: what was met on the way to something shown or done, and what only a stored value was made
/// from, which concerns nobody before the value is read.
struct UnknownRecords {
  private(set) var noted = RecordList()
  /// By the stand-ins that are noted with a read of the stored value.
  private var postponed = PostponedRecords()
  /// The same of what was made before a global that is being made, which may read it.
  private var around: [PostponedRecords] = []

  /// Those of a global that is being made among others.
  static func within(_ others: UnknownRecords) -> UnknownRecords {
    var result = UnknownRecords()
    result.around = others.around + (others.postponed.isEmpty ? [] : [others.postponed])
    return result
  }

  /// Without what was there before.
  var own: UnknownRecords {
    var result = self
    result.around = []
    return result
  }

  var isEmpty: Bool { noted.all.isEmpty && postponed.isEmpty }

  mutating func note(_ record: UnknownRecord) { noted.note(record) }

  /// Takes back the records until a value is read that was made from these stand-ins.
  mutating func postpone(_ records: [UnknownRecord], until standIns: [String]) {
    guard let first = standIns.first else { return }
    noted.remove(records)
    for record in records { postponed.note(record, under: first) }
  }

  /// Notes what was postponed until a value was read that was made from these stand-ins.
  mutating func noteRead(of standIns: [String]) {
    for table in around { noteRead(of: standIns, in: table) }
    noteRead(of: standIns, in: postponed)
  }

  private mutating func noteRead(of standIns: [String], in table: PostponedRecords) {
    guard !table.isEmpty else { return }
    for name in standIns {
      if let records = table.records(under: name) { noted.add(records) }
    }
  }

  mutating func forget(_ records: [UnknownRecord]) { noted.remove(records) }

  mutating func add(_ others: UnknownRecords) {
    noted.add(others.noted)
    postponed.add(others.postponed)
  }

  /// These, and then those of the others that are not among them.
  func joined(with others: UnknownRecords) -> UnknownRecords {
    var result = self
    if isEmpty { (result.noted, result.postponed) = (others.noted, others.postponed) } else { result.add(others) }
    return result
  }
}

extension Evaluator {
  /// Leaves out what was noted since for a value that is not taken. Globals that were made for it stay made, and what
  /// they hold stays unknown: a scene is the same whether it made them or found them.
  func goBack(toUnknowns records: UnknownRecords) { unknownRecords = records.joined(with: settledUnknowns) }
}

// MARK: What is only stored

extension Evaluator {
  /// A moment before a value is made that will be stored.
  struct StorageMark {
    fileprivate let recordCount: Int
    fileprivate let writes: Int
  }

  var storageMark: StorageMark {
    StorageMark(recordCount: unknownRecords.noted.all.count, writes: lastingWrites)
  }

  /// The records since then that only concern the value that was made: nothing else was written on the way, and they are
  /// none of a global, which others read, too.
  func records(since mark: StorageMark) -> [UnknownRecord] {
    guard unknownRecords.noted.all.count > mark.recordCount, mark.writes == lastingWrites else { return [] }
    return unknownRecords.noted.all.dropFirst(mark.recordCount).filter { !settledUnknowns.noted.contains($0) }
  }

  /// Leaves it to those who read a stored value to note the records with its stand-ins.
  func postpone(_ records: [UnknownRecord], until standIns: [String]) {
    if !records.isEmpty { unknownRecords.postpone(records, until: standIns) }
  }

  /// Notes that a value was read that was made from stand-ins.
  func noteRead(of standIns: [String]) {
    guard !standIns.isEmpty else { return }
    trace.note(standIns)
    unknownRecords.noteRead(of: standIns)
  }

  /// Notes that all stored properties of a value are looked at at once.
  func noteReadOfProperties(_ value: Value) {
    let fields: [Value]
    switch value {
    case .structure(let structure): fields = structure.fields
    case .object(let object): fields = object.fields
    case .array(let elements):
      for case .structure(let structure) in elements { noteReadOfProperties(.structure(structure)) }
      return
    default: return
    }
    guard case .foreign(let foreign as StandInMarks)? = fields.last else { return }
    for names in foreign.names.values { unknownRecords.noteRead(of: names) }
  }

  /// Forgets what was met in a statement whose value nobody takes, where it did nothing but call what is not known:
  /// closures and variables that were handed over may have been used.
  func forget(_ expression: Expression, giving value: Value, since mark: StorageMark, _ names: StandInTrace.Mark) {
    guard case .unknown = value, expression.handsOverValuesOnly else { return }
    let records = records(since: mark)
    guard !records.isEmpty else { return }
    unknownRecords.forget(records)
    trace.forget(since: names)
  }
}

extension Expression {
  /// A chain of members and calls none of which takes a closure or a variable to change.
  fileprivate var handsOverValuesOnly: Bool {
    var current = self
    while true {
      switch current.kind {
      case .name, .local: return true
      case .member(let member):
        guard let base = member.base else { return true }
        current = base
      case .call(let call):
        guard call.arguments.allSatisfy({ !$0.value.mayBeUsedByCall }) else { return false }
        current = call.callee
      case .try(let inner, _), .await(let inner), .optionalChain(let inner), .unwrapOrBreak(let inner),
        .forceUnwrap(let inner):
        current = inner
      default: return false
      }
    }
  }

  private var mayBeUsedByCall: Bool {
    switch kind {
    case .closure, .inout: true
    default: false
    }
  }
}
