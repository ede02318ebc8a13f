import Semantics

/// Takes notes of the stand-ins that evaluation reads, while somebody wants to know: what a value was made from.
struct StandInTrace {
  /// Maximum number of names that are told of one value: each is compared with those of the values beside it.
  private static let mostNames = 200

  private var names: [String] = []
  private var depth = 0
  /// How often something was to be noted, whether anybody wanted to know or not.
  private(set) var noteCount = 0

  /// Where the notes stand: what comes later belongs to whoever asked.
  struct Mark {
    fileprivate let count: Int
  }

  var isOn: Bool { depth > 0 }

  mutating func note(_ name: String) {
    noteCount &+= 1
    if isOn, names.last != name { names.append(name) }
  }

  mutating func note(_ list: [String]) {
    for name in list { note(name) }
  }

  mutating func begin() -> Mark {
    depth += 1
    return Mark(count: names.count)
  }

  /// The names since the mark, each once in the order of their first reading.
  mutating func end(_ mark: Mark) -> [String] {
    depth -= 1
    guard names.count > mark.count else { return [] }
    if names.count == mark.count + 1 { return depth == 0 ? [names.removeLast()] : Array(names.suffix(1)) }
    var seen: Set<String> = []
    let found = Array(names[mark.count...].filter { seen.insert($0).inserted }.prefix(Self.mostNames))
    // What is known once is enough for whoever began earlier: a long evaluation leaves a short list.
    names.replaceSubrange(mark.count..., with: depth == 0 ? [] : found)
    return found
  }

  var mark: Mark { Mark(count: names.count) }

  /// Forgets what was noted since: stand-ins that were made, not read.
  mutating func forget(since mark: Mark) {
    if names.count > mark.count { names.removeSubrange(mark.count...) }
  }
}

extension Evaluator {
  /// The value of `body`, and which stand-ins were read for it.
  func traced(_ body: () -> Value) -> (value: Value, standIns: [String]) {
    let mark = trace.begin()
    let value = body()
    return (value, trace.end(mark))
  }

  /// The value of `body`, which makes stand-ins that nobody has read yet.
  func untraced<Result>(_ body: () -> Result) -> Result {
    let mark = trace.mark
    defer { trace.forget(since: mark) }
    return body()
  }
}

/// Which stored properties of an instance hold stand-ins, and of what. Stands behind the stored properties in the
/// instance's fields, where there are any.
struct StandInMarks: ForeignValue, Hashable {
  var names: [Int: [String]] = [:]

  var typeName: String { "StandInMarks" }

  var description: String { "" }
}

extension [Value] {
  /// What the stored property at `index` of an instance with `count` properties stands in for.
  func standIns(at index: Int, count: Int) -> [String] {
    guard self.count > count, case .foreign(let foreign as StandInMarks)? = last else { return [] }
    return foreign.names[index] ?? []
  }

  /// Notes what the stored property at `index` stands in for; an empty list is a value of its own.
  mutating func mark(_ index: Int, count: Int, as names: [String]) {
    if self.count > count, case .foreign(var marks as StandInMarks)? = last {
      marks.names[index] = names.isEmpty ? nil : names
      self[self.count - 1] = .foreign(marks)
    } else if !names.isEmpty, self.count == count {
      append(.foreign(StandInMarks(names: [index: names])))
    }
  }
}

extension StructureValue {
  /// The stored properties without notes about them.
  var properties: [Value] {
    guard case .foreign(let foreign)? = fields.last, foreign is StandInMarks else { return fields }
    return Array(fields.dropLast())
  }
}

extension Value {
  /// What the stored property at `index` of a structure or object stands in for.
  func standIns(at index: Int, count: Int) -> [String] {
    switch self {
    case .structure(let structure): structure.fields.standIns(at: index, count: count)
    case .object(let object): object.fields.standIns(at: index, count: count)
    default: []
    }
  }

  /// Notes what a stored property of a structure or object stands in for.
  mutating func markField(_ index: Int, as names: [String]) {
    guard let count = storageType?.nominal?.storedProperties.count else { return }
    switch self {
    case .structure(var structure):
      guard !names.isEmpty || structure.fields.count > count else { return }
      self = .void
      structure.fields.mark(index, count: count, as: names)
      self = .structure(structure)
    case .object(let object): object.fields.mark(index, count: count, as: names)
    default: return
    }
  }

  /// Whether an unknown one of it would say so itself: an instance by its properties, a function when it is called.
  var marksItself: Bool {
    switch self {
    case .structure, .object, .function, .type: true
    default: false
    }
  }
}
