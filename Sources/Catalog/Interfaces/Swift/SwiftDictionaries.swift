extension InterfaceFamily {
  /// Dictionaries.
  static let swiftDictionaries = InterfaceFamily(
    "Dictionaries",
    standing: .inToolchain,
    #"""
    struct Dictionary<Key, Value> where Key: Hashable {
      typealias Element = (key: Key, value: Value)
      init()
      init(minimumCapacity: Int)
      init<S>(uniqueKeysWithValues keysAndValues: S) where S: Sequence, S.Element == (Key, Value)
      init<S>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S: Sequence, S.Element == (Key, Value)
      init<S>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows where Value == [S.Element], S: Sequence
    }
    extension Dictionary: Encodable where Key: Encodable, Key: Hashable, Value: Encodable {}
    extension Dictionary: Decodable where Key: Decodable, Key: Hashable, Value: Decodable {}
    extension Dictionary: Sequence where Key: Hashable {}
    extension Dictionary: Collection where Key: Hashable {}
    extension Dictionary: ExpressibleByDictionaryLiteral where Key: Hashable {}
    extension Dictionary: Equatable where Key: Hashable, Value: Equatable {}
    extension Dictionary: Hashable where Key: Hashable, Value: Hashable {}
    extension Dictionary: CustomStringConvertible where Key: Hashable {}
    extension Dictionary: Sendable where Key: Hashable, Key: Sendable, Value: Sendable {}
    extension Dictionary where Key: Decodable, Key: Hashable, Value: Decodable {
      init(from decoder: any Decoder) throws
    }
    extension Dictionary where Key: Hashable {
      func makeIterator() -> Dictionary<Key, Value>.Iterator
      func filter(_ isIncluded: (Dictionary<Key, Value>.Element) throws -> Bool) rethrows -> [Key: Value]
      typealias SubSequence = Slice<Dictionary<Key, Value>>
      var startIndex: Dictionary<Key, Value>.Index { get }
      var endIndex: Dictionary<Key, Value>.Index { get }
      func index(after i: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Index
      func formIndex(after i: inout Dictionary<Key, Value>.Index)
      func index(forKey key: Key) -> Dictionary<Key, Value>.Index?
      subscript(position: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Element { get }
      var count: Int { get }
      var isEmpty: Bool { get }
      subscript(key: Key) -> Value? { get set }
      init(dictionaryLiteral elements: (Key, Value)...)
      subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }
      func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> Dictionary<Key, T>
      func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> Dictionary<Key, T>
      @discardableResult mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
      mutating func merge<S>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S: Sequence, S.Element == (Key, Value)
      mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
      func merging<S>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value] where S: Sequence, S.Element == (Key, Value)
      func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value]
      @discardableResult mutating func remove(at index: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Element
      @discardableResult mutating func removeValue(forKey key: Key) -> Value?
      mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
      var keys: Dictionary<Key, Value>.Keys { get }
      var values: Dictionary<Key, Value>.Values { get set }
      var description: String { get }
      mutating func popFirst() -> Dictionary<Key, Value>.Element?
    }
    extension Dictionary where Key: Hashable, Value: Equatable {
      static func == (lhs: [Key: Value], rhs: [Key: Value]) -> Bool
    }
    extension Dictionary {
      struct Keys: Collection, Equatable, Sequence {
        typealias Element = Key
        typealias SubSequence = Slice<Dictionary<Key, Value>.Keys>
        var startIndex: Dictionary<Key, Value>.Index { get }
        var endIndex: Dictionary<Key, Value>.Index { get }
        func index(after i: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Index
        func formIndex(after i: inout Dictionary<Key, Value>.Index)
        subscript(position: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Keys.Element { get }
        var count: Int { get }
        var isEmpty: Bool { get }
        static func == (lhs: Dictionary<Key, Value>.Keys, rhs: Dictionary<Key, Value>.Keys) -> Bool
      }
    }
    extension Dictionary.Keys: CustomStringConvertible where Key: Hashable {}
    extension Dictionary.Keys: Sendable where Key: Hashable, Key: Sendable, Value: Sendable {}
    extension Dictionary.Keys where Key: Hashable {
      var description: String { get }
      func makeIterator() -> Dictionary<Key, Value>.Keys.Iterator
    }
    extension Dictionary {
      struct Values: MutableCollection, Collection, Sequence {
        typealias Element = Value
        var startIndex: Dictionary<Key, Value>.Index { get }
        var endIndex: Dictionary<Key, Value>.Index { get }
        func index(after i: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Index
        func formIndex(after i: inout Dictionary<Key, Value>.Index)
        subscript(position: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Values.Element { get set }
        var count: Int { get }
        var isEmpty: Bool { get }
        mutating func swapAt(_ i: Dictionary<Key, Value>.Index, _ j: Dictionary<Key, Value>.Index)
      }
    }
    extension Dictionary.Values: CustomStringConvertible where Key: Hashable {}
    extension Dictionary.Values: Sendable where Key: Hashable, Key: Sendable, Value: Sendable {}
    extension Dictionary.Values where Key: Hashable {
      var description: String { get }
      func makeIterator() -> Dictionary<Key, Value>.Values.Iterator
    }
    extension Dictionary {
      struct Index {
      }
    }
    extension Dictionary.Index: Comparable where Key: Hashable {}
    extension Dictionary.Index: Equatable where Key: Hashable {}
    extension Dictionary.Index: Hashable where Key: Hashable {}
    extension Dictionary.Index: Sendable where Key: Hashable, Key: Sendable, Value: Sendable {}
    extension Dictionary.Index where Key: Hashable {
      static func == (lhs: Dictionary<Key, Value>.Index, rhs: Dictionary<Key, Value>.Index) -> Bool
      static func < (lhs: Dictionary<Key, Value>.Index, rhs: Dictionary<Key, Value>.Index) -> Bool
    }
    extension Dictionary {
      struct Iterator {
      }
    }
    extension Dictionary.Iterator: IteratorProtocol where Key: Hashable {}
    extension Dictionary.Iterator: Sendable where Key: Hashable, Key: Sendable, Value: Sendable {}
    extension Dictionary.Iterator where Key: Hashable {
      mutating func next() -> (key: Key, value: Value)?
    }
    """#
  )
}
