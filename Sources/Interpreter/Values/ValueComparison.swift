/// Compares two values part by part. What both share is looked at once, however often it occurs, and what lies too deep
/// for the native stack waits until the stack is free again: the answer is exact, and costs what the values are made of.
struct ValueComparison {
  /// What counts as equal beside numbers, texts and the like.
  enum Manner {
    /// As a synthesized `==` has it: types of one name are one, and functions are never equal.
    case equality
    /// Types with their arguments, and a function is itself.
    case identity
  }

  /// How deep the native stack is used.
  private static let deepest = 100
  /// From so many parts on it is worth remembering which were looked at.
  private static let fewVisits = 1_000

  /// What the program's own `==` says of two values of its types; nil where it has none for them.
  typealias OwnEquality = (Value, Value) -> Bool?

  private let manner: Manner
  private let own: OwnEquality?
  /// How many parts were looked at.
  private(set) var visits = 0
  private var depth = 0
  private var postponed: [(Value, Value)] = []
  private var known: Set<Pair> = []

  // SAFETY: the addresses are only compared.
  /// The storage of two lists of parts: values are held while they are compared, so that no storage is used again.
  private struct Pair: Hashable {
    let left: UnsafeRawPointer
    let right: UnsafeRawPointer
  }

  init(_ manner: Manner = .equality, own: OwnEquality? = nil) {
    self.manner = manner
    self.own = own
  }

  mutating func areEqual(_ left: Value, _ right: Value) -> Bool {
    guard compare(left, right) else { return false }
    while let (left, right) = postponed.popLast() {
      guard compare(left, right) else { return false }
    }
    return true
  }

  private mutating func compare(_ left: Value, _ right: Value) -> Bool {
    visits &+= 1
    if let own, left.isUserDefined, let answer = own(left, right) { return answer }
    switch (left, right) {
    case (.tuple(let a), .tuple(let b)): return compare(a.elements, b.elements)
    case (.array(let a), .array(let b)): return compare(a, b)
    case (.dictionary(let a), .dictionary(let b)): return compare(a, b)
    case (.set(let a), .set(let b)): return compare(a, b)
    case (.range(let a), .range(let b)):
      return a.isClosed == b.isClosed
        && compare([a.lower ?? .none, a.upper ?? .none], [b.lower ?? .none, b.upper ?? .none])
    case (.structure(let a), .structure(let b)):
      return areSame(a.type, b.type) && compare(a.fields, b.fields, a.propertyCount, b.propertyCount)
    case (.enumeration(let a), .enumeration(let b)):
      return areSame(a.type, b.type) && a.caseName == b.caseName && compare(a.payload, b.payload)
    case (.keyPath(let a), .keyPath(let b)): return compare(a, b)
    case (.foreign(let a), .foreign(let b)):
      if let first = a.slice, let second = b.slice { return compare(first.content, second.content) }
      return a.isEqual(to: b)
    case (.foreign, .array), (.foreign, .string): return left.slice.map { compare($0.content, right) } ?? false
    case (.array, .foreign), (.string, .foreign): return right.slice.map { compare(left, $0.content) } ?? false
    case (.function(let a), .function(let b)): return manner == .identity && a === b
    default: return manner == .identity ? left.isSameScalar(as: right) : left.isEqualScalar(to: right)
    }
  }

  private func areSame(_ left: TypeValue, _ right: TypeValue) -> Bool {
    manner == .equality ? left.name == right.name : left.isSame(as: right)
  }

  private mutating func compare(_ left: [Value], _ right: [Value]) -> Bool {
    compare(left, right, left.count, right.count)
  }

  /// Compares the first parts of two lists.
  private mutating func compare(_ left: [Value], _ right: [Value], _ count: Int, _ other: Int) -> Bool {
    guard count == other else { return false }
    guard count > 0, !isKnown(left, right) else { return true }
    guard depth < Self.deepest else {
      for index in 0..<count where !postpone(left[index], right[index]) { return false }
      return true
    }
    depth += 1
    defer { depth -= 1 }
    for index in 0..<count where !compare(left[index], right[index]) { return false }
    return true
  }

  /// Leaves what has parts for later.
  private mutating func postpone(_ left: Value, _ right: Value) -> Bool {
    guard left.hasParts, right.hasParts else { return compare(left, right) }
    postponed.append((left, right))
    return true
  }

  /// Whether both were compared before: then they were equal, or the comparison would have ended.
  private mutating func isKnown(_ left: [Value], _ right: [Value]) -> Bool {
    guard visits > Self.fewVisits else { return false }
    // SAFETY: the addresses tell lists apart; nothing is read through them.
    let pair = left.withUnsafeBytes { a in right.withUnsafeBytes { b in (a.baseAddress, b.baseAddress) } }
    guard let a = pair.0, let b = pair.1 else { return false }
    return !known.insert(Pair(left: a, right: b)).inserted
  }

  /// Entries whose keys are small are found by them. Large keys are compared in their order: a search for one of them
  /// would compare it anew.
  private mutating func compare(_ left: DictionaryValue, _ right: DictionaryValue) -> Bool {
    guard left.count == right.count else { return false }
    guard left.keys.allSatisfy(\.isSmall) else {
      return compare(left.keys, right.keys) && compare(left.values, right.values)
    }
    let found = left.keys.compactMap { right[$0] }
    return found.count == left.count && compare(left.values, found)
  }

  private mutating func compare(_ left: SetValue, _ right: SetValue) -> Bool {
    guard left.elements.count == right.elements.count else { return false }
    guard left.elements.allSatisfy(\.isSmall) else { return compare(left.elements, right.elements) }
    visits &+= left.elements.count
    return left.elements.allSatisfy(right.contains)
  }

  private mutating func compare(_ left: KeyPathValue, _ right: KeyPathValue) -> Bool {
    guard left.components.count == right.components.count else { return false }
    for (one, other) in zip(left.components, right.components) {
      switch (one, other) {
      case (.property(let a), .property(let b)): if a != b { return false }
      case (.subscript(let a), .subscript(let b)): if !compare(a, b) { return false }
      case (.unwrapOrBreak, .unwrapOrBreak), (.forceUnwrap, .forceUnwrap): continue
      default: return false
      }
    }
    return true
  }
}

extension StructureValue {
  /// How many of the fields are stored properties: notes about them stand behind.
  fileprivate var propertyCount: Int {
    guard case .foreign(let foreign)? = fields.last, foreign is StandInMarks else { return fields.count }
    return fields.count - 1
  }
}

extension Value {
  /// Whether it is made of other values.
  fileprivate var hasParts: Bool {
    switch self {
    case .tuple, .array, .dictionary, .set, .structure, .enumeration, .range, .keyPath, .foreign: true
    default: false
    }
  }

  /// Whether it is made of few values.
  fileprivate var isSmall: Bool {
    var room = 64
    return fits(into: &room, depth: 0)
  }

  fileprivate func fits(into room: inout Int, depth: Int) -> Bool {
    room -= 1
    guard room > 0, depth < 8 else { return false }
    switch self {
    case .tuple(let tuple): return tuple.elements.fit(into: &room, depth: depth)
    case .array(let elements): return elements.fit(into: &room, depth: depth)
    case .structure(let structure): return structure.fields.fit(into: &room, depth: depth)
    case .enumeration(let enumeration): return enumeration.payload.fit(into: &room, depth: depth)
    case .dictionary(let dictionary):
      return dictionary.keys.fit(into: &room, depth: depth) && dictionary.values.fit(into: &room, depth: depth)
    case .set(let set): return set.elements.fit(into: &room, depth: depth)
    default: return true
    }
  }
}

extension [Value] {
  fileprivate func fit(into room: inout Int, depth: Int) -> Bool {
    guard count <= room else { return false }
    for element in self where !element.fits(into: &room, depth: depth + 1) { return false }
    return true
  }
}
