extension InterfaceFamily {
  /// Sets and options.
  static let swiftSets = InterfaceFamily(
    "Sets",
    standing: .inToolchain,
    #"""
    struct Set<Element> where Element: Hashable {
      init(minimumCapacity: Int)
    }
    extension Set: Encodable where Element: Encodable, Element: Hashable {}
    extension Set: Decodable where Element: Decodable, Element: Hashable {}
    extension Set: ExpressibleByArrayLiteral where Element: Hashable {}
    extension Set: Sequence where Element: Hashable {}
    extension Set: Collection where Element: Hashable {}
    extension Set: Equatable where Element: Hashable {}
    extension Set: Hashable where Element: Hashable {}
    extension Set: SetAlgebra where Element: Hashable {}
    extension Set: CustomStringConvertible where Element: Hashable {}
    extension Set: Sendable where Element: Hashable, Element: Sendable {}
    extension Set where Element: Decodable, Element: Hashable {
      init(from decoder: any Decoder) throws
    }
    extension Set where Element: Hashable {
      init(arrayLiteral elements: Element...)
      func makeIterator() -> Set<Element>.Iterator
      func contains(_ member: Element) -> Bool
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>
      var startIndex: Set<Element>.Index { get }
      var endIndex: Set<Element>.Index { get }
      subscript(position: Set<Element>.Index) -> Element { get }
      func index(after i: Set<Element>.Index) -> Set<Element>.Index
      func formIndex(after i: inout Set<Element>.Index)
      func firstIndex(of member: Element) -> Set<Element>.Index?
      var count: Int { get }
      var isEmpty: Bool { get }
      static func == (lhs: Set<Element>, rhs: Set<Element>) -> Bool
      @discardableResult mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
      @discardableResult mutating func update(with newMember: Element) -> Element?
      @discardableResult mutating func remove(_ member: Element) -> Element?
      @discardableResult mutating func remove(at position: Set<Element>.Index) -> Element
      mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
      @discardableResult mutating func removeFirst() -> Element
      init()
      init<Source>(_ sequence: Source) where Element == Source.Element, Source: Sequence
      func isSubset<S>(of possibleSuperset: S) -> Bool where Element == S.Element, S: Sequence
      func isStrictSubset<S>(of possibleStrictSuperset: S) -> Bool where Element == S.Element, S: Sequence
      func isSuperset<S>(of possibleSubset: S) -> Bool where Element == S.Element, S: Sequence
      func isStrictSuperset<S>(of possibleStrictSubset: S) -> Bool where Element == S.Element, S: Sequence
      func isDisjoint<S>(with other: S) -> Bool where Element == S.Element, S: Sequence
      func union<S>(_ other: S) -> Set<Element> where Element == S.Element, S: Sequence
      mutating func formUnion<S>(_ other: S) where Element == S.Element, S: Sequence
      func subtracting<S>(_ other: S) -> Set<Element> where Element == S.Element, S: Sequence
      mutating func subtract<S>(_ other: S) where Element == S.Element, S: Sequence
      func intersection<S>(_ other: S) -> Set<Element> where Element == S.Element, S: Sequence
      mutating func formIntersection<S>(_ other: S) where Element == S.Element, S: Sequence
      func symmetricDifference<S>(_ other: S) -> Set<Element> where Element == S.Element, S: Sequence
      mutating func formSymmetricDifference<S>(_ other: S) where Element == S.Element, S: Sequence
      var description: String { get }
      mutating func subtract(_ other: Set<Element>)
      func isSubset(of other: Set<Element>) -> Bool
      func isSuperset(of other: Set<Element>) -> Bool
      func isDisjoint(with other: Set<Element>) -> Bool
      func subtracting(_ other: Set<Element>) -> Set<Element>
      func isStrictSuperset(of other: Set<Element>) -> Bool
      func isStrictSubset(of other: Set<Element>) -> Bool
      func intersection(_ other: Set<Element>) -> Set<Element>
      mutating func formSymmetricDifference(_ other: Set<Element>)
      mutating func popFirst() -> Element?
    }
    extension Set where Element == AnyHashable {
      @discardableResult mutating func insert<ConcreteElement>(_ newMember: ConcreteElement) -> (inserted: Bool, memberAfterInsert: ConcreteElement) where ConcreteElement: Hashable
      @discardableResult mutating func update<ConcreteElement>(with newMember: ConcreteElement) -> ConcreteElement? where ConcreteElement: Hashable
      @discardableResult mutating func remove<ConcreteElement>(_ member: ConcreteElement) -> ConcreteElement? where ConcreteElement: Hashable
    }
    extension Set {
      struct Index {
      }
    }
    extension Set.Index: Comparable where Element: Hashable {}
    extension Set.Index: Equatable where Element: Hashable {}
    extension Set.Index: Hashable where Element: Hashable {}
    extension Set.Index: Sendable where Element: Hashable, Element: Sendable {}
    extension Set.Index where Element: Hashable {
      static func == (lhs: Set<Element>.Index, rhs: Set<Element>.Index) -> Bool
      static func < (lhs: Set<Element>.Index, rhs: Set<Element>.Index) -> Bool
    }
    extension Set {
      struct Iterator {
      }
    }
    extension Set.Iterator: IteratorProtocol where Element: Hashable {}
    extension Set.Iterator: Sendable where Element: Hashable, Element: Sendable {}
    extension Set.Iterator where Element: Hashable {
      mutating func next() -> Element?
    }
    extension SetAlgebra {
      typealias ArrayLiteralElement = Element
    }
    protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral, ExpressibleByArrayLiteral, Equatable {
      associatedtype Element
      init()
      func contains(_ member: Element) -> Bool
      func union(_ other: Self) -> Self
      func intersection(_ other: Self) -> Self
      func symmetricDifference(_ other: Self) -> Self
      @discardableResult mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
      @discardableResult mutating func remove(_ member: Element) -> Element?
      @discardableResult mutating func update(with newMember: Element) -> Element?
      mutating func formUnion(_ other: Self)
      mutating func formIntersection(_ other: Self)
      mutating func formSymmetricDifference(_ other: Self)
      func subtracting(_ other: Self) -> Self
      func isSubset(of other: Self) -> Bool
      func isDisjoint(with other: Self) -> Bool
      func isSuperset(of other: Self) -> Bool
      var isEmpty: Bool { get }
      init<S>(_ sequence: S) where S: Sequence, Element == S.Element
      mutating func subtract(_ other: Self)
    }
    extension SetAlgebra {
      func isStrictSuperset(of other: Self) -> Bool
      func isStrictSubset(of other: Self) -> Bool
    }
    protocol OptionSet: RawRepresentable, SetAlgebra, ExpressibleByArrayLiteral, Equatable {
      associatedtype Element = Self
      init(rawValue: Self.RawValue)
    }
    """#
  )
}
