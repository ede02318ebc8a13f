/// The hash of a value, consistent with `isEqual(to:)`: of its parts in their order, and of sets and dictionaries in any.
/// Of a value that is very large only the first parts count; what lies too deep for the native stack comes last.
struct ValueHash {
  /// Of so many parts a hash is made at most.
  fileprivate static let mostParts = 100_000
  /// How many of the parts of each element of a set count.
  fileprivate static let partsOfElement = 64
  /// How deep the native stack is used.
  fileprivate static let deepest = 50

  private var room: Int
  private var depth = 0
  private var postponed: [Value] = []

  private init(room: Int) { self.room = room }

  static func combine(_ value: Value, into hasher: inout Hasher) {
    var hash = ValueHash(room: mostParts)
    hash.add(value, to: &hasher)
    while let value = hash.postponed.popLast() { hash.add(value, to: &hasher) }
  }

  private mutating func add(_ value: Value, to hasher: inout Hasher) {
    room -= 1
    guard room > 0 else { return }
    switch value {
    case .void, .none, .function: break
    case .someNone(let depth): hasher.combine(depth)
    case .bool(let value): hasher.combine(value)
    case .int(let value): hasher.combine(Double(value))
    case .double(let value): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .tuple(let value): add(value.elements, to: &hasher)
    case .array(let values): add(values, to: &hasher)
    case .dictionary(let value):
      let values = value.values
      add(inAnyOrder: value.count, to: &hasher) {
        value.keys[$0]
      } _: {
        values[$0]
      }
    case .set(let value): add(inAnyOrder: value.elements.count, to: &hasher) { value.elements[$0] }
    case .range(let value): add([value.lower ?? .none, value.upper ?? .none], to: &hasher)
    case .structure(let value): add(value.properties, to: &hasher)
    case .enumeration(let value):
      hasher.combine(value.caseName)
      add(value.payload, to: &hasher)
    case .object(let value): hasher.combine(ObjectIdentifier(value))
    case .type(let value): hasher.combine(value.name)
    case .keyPath(let value):
      hasher.combine(value.components.count)
      for case .property(let name) in value.components.prefix(room) { hasher.combine(name) }
    case .foreign(let value): value.hash(into: &hasher)
    case .view(let value): value.hash(into: &hasher)
    case .unknown(let value): hasher.combine(value.reason)
    }
  }

  private mutating func add(_ parts: some RandomAccessCollection<Value>, to hasher: inout Hasher) {
    guard depth < Self.deepest else {
      postponed += parts.prefix(room)
      return
    }
    depth += 1
    defer { depth -= 1 }
    for part in parts {
      guard room > 0 else { return }
      add(part, to: &hasher)
    }
  }

  /// The sum of the hashes of all elements, each of as many parts as the others.
  private mutating func add(
    inAnyOrder count: Int,
    to hasher: inout Hasher,
    _ element: (Int) -> Value,
    _ other: ((Int) -> Value)? = nil
  ) {
    hasher.combine(count)
    let share = min(Self.partsOfElement, room / max(1, count))
    guard share > 2, depth < Self.deepest else { return }
    var sum = 0
    for index in 0..<count {
      var hash = ValueHash(room: share)
      hash.depth = depth + 1
      var own = Hasher()
      hash.add(element(index), to: &own)
      if let other { hash.add(other(index), to: &own) }
      sum = sum &+ own.finalize()
      room -= share - hash.room
    }
    hasher.combine(sum)
  }
}

extension Value {
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .int(let value): hasher.combine(Double(value))
    case .string(let value): hasher.combine(value)
    default: ValueHash.combine(self, into: &hasher)
    }
  }

  /// It is not equal to itself, and is never found.
  var isNoNumber: Bool {
    if case .double(let number) = self { return number.isNaN }
    return false
  }

  /// The fuel that hashing it takes: a step for 8 parts or 64 bytes of text.
  var hashCost: Int {
    switch self {
    case .void, .none, .someNone, .bool, .int, .double, .function, .object, .type, .keyPath, .foreign, .view, .unknown:
      return 0
    case .string(let text): return text.utf8.count / 64
    default:
      var room = ValueHash.mostParts
      countParts(&room, depth: 0)
      return (ValueHash.mostParts - room) / 8
    }
  }

  /// Takes at least as many parts from `room` as the hash looks at.
  private func countParts(_ room: inout Int, depth: Int) {
    room -= 1
    switch self {
    case .string(let text): room -= text.utf8.count / 8
    case .tuple(let tuple): Self.count(tuple.elements, &room, depth: depth)
    case .array(let elements): Self.count(elements, &room, depth: depth)
    case .structure(let structure): Self.count(structure.fields, &room, depth: depth)
    case .enumeration(let enumeration): Self.count(enumeration.payload, &room, depth: depth)
    case .set(let set): Self.count(set.elements, &room, depth: depth)
    case .dictionary(let dictionary):
      Self.count(dictionary.keys, &room, depth: depth)
      Self.count(dictionary.values, &room, depth: depth)
    default: return
    }
  }

  private static func count(_ parts: [Value], _ room: inout Int, depth: Int) {
    guard depth < ValueHash.deepest else { return }
    for part in parts {
      guard room > 0 else { return }
      part.countParts(&room, depth: depth + 1)
    }
  }
}
