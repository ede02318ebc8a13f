/// Hashes of names. Since they are spread already, each stands at the place that it tells itself, or behind; two names that
/// collide only make a result depend on more than it must.
package struct NameSet: Sendable {
  /// As many as a power of two; 0 where there is none.
  private var slots: ContiguousArray<Int> = []
  package private(set) var count = 0

  package init() {}

  package init(_ names: some Sequence<Int>) {
    for name in names { insert(name) }
  }

  package var isEmpty: Bool { count == 0 }

  package func contains(_ name: Int) -> Bool {
    guard count > 0 else { return false }
    return slots[place(of: Self.key(name))] != 0
  }

  /// Whether the name is new.
  @discardableResult package mutating func insert(_ name: Int) -> Bool {
    makeRoom(for: count + 1)
    return place(Self.key(name))
  }

  package mutating func formUnion(_ other: NameSet) {
    guard !isEmpty else { return self = other }
    makeRoom(for: count + other.count)
    for name in other.slots where name != 0 { _ = place(name) }
  }

  /// A hash is 0 as seldom as any other number: then it counts as 1.
  private static func key(_ name: Int) -> Int { name == 0 ? 1 : name }

  private mutating func place(_ key: Int) -> Bool {
    let slot = place(of: key)
    guard slots[slot] == 0 else { return false }
    slots[slot] = key
    count += 1
    return true
  }

  /// Where the name stands, or would; there is room for one more.
  private func place(of key: Int) -> Int {
    let mask = slots.count - 1
    var slot = key & mask
    while slots[slot] != 0, slots[slot] != key { slot = (slot + 1) & mask }
    return slot
  }

  /// At least a third of the slots stays free.
  private mutating func makeRoom(for most: Int) {
    guard most * 3 > slots.count * 2 else { return }
    var size = Swift.max(8, slots.count)
    while most * 3 > size * 2 { size *= 2 }
    let old = slots
    slots = ContiguousArray(repeating: 0, count: size)
    for name in old where name != 0 { slots[place(of: name)] = name }
  }
}

extension NameSet: Sequence {
  package struct Iterator: IteratorProtocol {
    fileprivate var slots: ContiguousArray<Int>.Iterator

    package mutating func next() -> Int? {
      while let name = slots.next() {
        if name != 0 { return name }
      }
      return nil
    }
  }

  package func makeIterator() -> Iterator { Iterator(slots: slots.makeIterator()) }

  package var underestimatedCount: Int { count }
}

extension NameSet: Hashable {
  package static func == (left: NameSet, right: NameSet) -> Bool {
    left.count == right.count && left.allSatisfy(right.contains)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(reduce(0) { $0 ^ $1 })
  }
}

extension NameSet: ExpressibleByArrayLiteral {
  package init(arrayLiteral names: Int...) { self.init(names) }
}
