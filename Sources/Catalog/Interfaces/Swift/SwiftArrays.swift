extension InterfaceFamily {
  /// Arrays and slices.
  static let swiftArrays = InterfaceFamily(
    "Arrays",
    standing: .inToolchain,
    #"""
    struct Array<Element>: RandomAccessCollection, MutableCollection, BidirectionalCollection, Collection, Sequence, ExpressibleByArrayLiteral, RangeReplaceableCollection, CustomStringConvertible {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<Array<Element>>
      var startIndex: Int { get }
      var endIndex: Int { get }
      func index(after i: Int) -> Int
      func formIndex(after i: inout Int)
      func index(before i: Int) -> Int
      func formIndex(before i: inout Int)
      func index(_ i: Int, offsetBy distance: Int) -> Int
      func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int?
      func distance(from start: Int, to end: Int) -> Int
      subscript(index: Int) -> Element { get set }
      subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }
      var count: Int { get }
      init(arrayLiteral elements: Element...)
      init()
      init<S>(_ s: S) where Element == S.Element, S: Sequence
      init(repeating repeatedValue: Element, count: Int)
      mutating func append(_ newElement: Element)
      mutating func append<S>(contentsOf newElements: S) where Element == S.Element, S: Sequence
      @discardableResult mutating func remove(at index: Int) -> Element
      mutating func insert(_ newElement: Element, at i: Int)
      mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
      static func + (lhs: Array<Element>, rhs: Array<Element>) -> Array<Element>
      static func += (lhs: inout Array<Element>, rhs: Array<Element>)
      var description: String { get }
      mutating func replaceSubrange<C>(_ subrange: Range<Int>, with newElements: C) where Element == C.Element, C: Collection
    }
    extension Array: Equatable where Element: Equatable {}
    extension Array: Hashable where Element: Hashable {}
    extension Array: Sendable where Element: Sendable {}
    extension Array: Encodable where Element: Encodable {}
    extension Array: Decodable where Element: Decodable {}
    extension Array where Element: DecodableWithConfiguration {
      init(from decoder: any Decoder, configuration: Element.DecodingConfiguration) throws
    }
    extension Array where Element: Equatable {
      static func == (lhs: Array<Element>, rhs: Array<Element>) -> Bool
    }
    extension Array where Element: Decodable {
      init(from decoder: any Decoder) throws
    }
    struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, BidirectionalCollection, Collection, Sequence, ExpressibleByArrayLiteral, RangeReplaceableCollection, CustomStringConvertible {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<ArraySlice<Element>>
      var startIndex: Int { get }
      var endIndex: Int { get }
      func index(after i: Int) -> Int
      func formIndex(after i: inout Int)
      func index(before i: Int) -> Int
      func formIndex(before i: inout Int)
      func index(_ i: Int, offsetBy distance: Int) -> Int
      func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int?
      func distance(from start: Int, to end: Int) -> Int
      subscript(index: Int) -> Element { get set }
      subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }
      var count: Int { get }
      init(arrayLiteral elements: Element...)
      init()
      init<S>(_ s: S) where Element == S.Element, S: Sequence
      init(repeating repeatedValue: Element, count: Int)
      mutating func append(_ newElement: Element)
      mutating func append<S>(contentsOf newElements: S) where Element == S.Element, S: Sequence
      @discardableResult mutating func remove(at index: Int) -> Element
      mutating func insert(_ newElement: Element, at i: Int)
      mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
      var description: String { get }
      mutating func replaceSubrange<C>(_ subrange: Range<Int>, with newElements: C) where Element == C.Element, C: Collection
    }
    extension ArraySlice: Equatable where Element: Equatable {}
    extension ArraySlice: Hashable where Element: Hashable {}
    extension ArraySlice: Sendable where Element: Sendable {}
    extension ArraySlice where Element: Equatable {
      static func == (lhs: ArraySlice<Element>, rhs: ArraySlice<Element>) -> Bool
    }
    struct CollectionOfOne<Element>: RandomAccessCollection, MutableCollection, BidirectionalCollection, Collection, Sequence {
      init(_ element: Element)
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias SubSequence = Slice<CollectionOfOne<Element>>
      var startIndex: CollectionOfOne<Element>.Index { get }
      var endIndex: CollectionOfOne<Element>.Index { get }
      func index(after i: CollectionOfOne<Element>.Index) -> CollectionOfOne<Element>.Index
      func index(before i: CollectionOfOne<Element>.Index) -> CollectionOfOne<Element>.Index
      func makeIterator() -> CollectionOfOne<Element>.Iterator
      subscript(position: Int) -> Element { get set }
      subscript(bounds: Range<Int>) -> CollectionOfOne<Element>.SubSequence { get set }
      var count: Int { get }
    }
    extension CollectionOfOne: Sendable where Element: Sendable {}
    struct EmptyCollection<Element>: Sequence, RandomAccessCollection, MutableCollection, BidirectionalCollection, Collection, Equatable, Sendable {
      init()
      func makeIterator() -> EmptyCollection<Element>.Iterator
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias SubSequence = EmptyCollection<Element>
      var startIndex: EmptyCollection<Element>.Index { get }
      var endIndex: EmptyCollection<Element>.Index { get }
      func index(after i: EmptyCollection<Element>.Index) -> EmptyCollection<Element>.Index
      func index(before i: EmptyCollection<Element>.Index) -> EmptyCollection<Element>.Index
      subscript(position: EmptyCollection<Element>.Index) -> Element { get set }
      subscript(bounds: Range<EmptyCollection<Element>.Index>) -> EmptyCollection<Element>.SubSequence { get set }
      var count: Int { get }
      func index(_ i: EmptyCollection<Element>.Index, offsetBy n: Int) -> EmptyCollection<Element>.Index
      func index(_ i: EmptyCollection<Element>.Index, offsetBy n: Int, limitedBy limit: EmptyCollection<Element>.Index) -> EmptyCollection<Element>.Index?
      func distance(from start: EmptyCollection<Element>.Index, to end: EmptyCollection<Element>.Index) -> Int
      static func == (lhs: EmptyCollection<Element>, rhs: EmptyCollection<Element>) -> Bool
    }
    struct Repeated<Element>: RandomAccessCollection, BidirectionalCollection, Collection, Sequence {
      var count: Int { get }
      var repeatedValue: Element { get }
      typealias Indices = Range<Int>
      typealias Index = Int
      var startIndex: Repeated<Element>.Index { get }
      var endIndex: Repeated<Element>.Index { get }
      subscript(position: Int) -> Element { get }
    }
    extension Repeated: Sendable where Element: Sendable {}
    extension Repeated where Element == UInt8 {
      typealias Regions = Repeated<Data>
    }
    struct Slice<Base> where Base: Collection {
      init(base: Base, bounds: Range<Base.Index>)
      var base: Base { get }
    }
    extension Slice: BidirectionalCollection where Base: DataProtocol {}
    extension Slice: Sequence where Base: DataProtocol {}
    extension Slice: Collection where Base: DataProtocol {}
    extension Slice: RandomAccessCollection where Base: DataProtocol {}
    extension Slice: LazySequenceProtocol where Base: Collection, Base: LazySequenceProtocol {}
    extension Slice: MutableCollection where Base: MutableCollection {}
    extension Slice: RangeReplaceableCollection where Base: RangeReplaceableCollection {}
    extension Slice: Sendable where Base: Collection, Base: Sendable, Base.Index: Sendable {}
    extension Slice where Base: DataProtocol {
      typealias Regions = [Base.Regions.Element.SubSequence]
    }
    extension Slice where Base: Collection {
      typealias Index = Base.Index
      typealias Indices = Base.Indices
      typealias Element = Base.Element
      typealias SubSequence = Slice<Base>
      typealias Iterator = IndexingIterator<Slice<Base>>
      var startIndex: Slice<Base>.Index { get }
      var endIndex: Slice<Base>.Index { get }
      subscript(index: Slice<Base>.Index) -> Base.Element { get }
      subscript(bounds: Range<Slice<Base>.Index>) -> Slice<Base> { get }
      var indices: Slice<Base>.Indices { get }
      func index(after i: Slice<Base>.Index) -> Slice<Base>.Index
      func formIndex(after i: inout Slice<Base>.Index)
      func index(_ i: Slice<Base>.Index, offsetBy n: Int) -> Slice<Base>.Index
      func index(_ i: Slice<Base>.Index, offsetBy n: Int, limitedBy limit: Slice<Base>.Index) -> Slice<Base>.Index?
      func distance(from start: Slice<Base>.Index, to end: Slice<Base>.Index) -> Int
    }
    extension Slice where Base: BidirectionalCollection {
      func index(before i: Slice<Base>.Index) -> Slice<Base>.Index
      func formIndex(before i: inout Slice<Base>.Index)
    }
    extension Slice where Base: MutableCollection {
      subscript(index: Slice<Base>.Index) -> Base.Element { get set }
      subscript(bounds: Range<Slice<Base>.Index>) -> Slice<Base> { get set }
    }
    extension Slice where Base: RangeReplaceableCollection {
      init()
      init(repeating repeatedValue: Base.Element, count: Int)
      init<S>(_ elements: S) where S: Sequence, Base.Element == S.Element
      mutating func replaceSubrange<C>(_ subRange: Range<Slice<Base>.Index>, with newElements: C) where C: Collection, Base.Element == C.Element
      mutating func insert(_ newElement: Base.Element, at i: Slice<Base>.Index)
      mutating func insert<S>(contentsOf newElements: S, at i: Slice<Base>.Index) where S: Collection, Base.Element == S.Element
      mutating func remove(at i: Slice<Base>.Index) -> Base.Element
      mutating func removeSubrange(_ bounds: Range<Slice<Base>.Index>)
    }
    extension Slice where Base: BidirectionalCollection, Base: RangeReplaceableCollection {
      mutating func replaceSubrange<C>(_ subRange: Range<Slice<Base>.Index>, with newElements: C) where C: Collection, Base.Element == C.Element
      mutating func insert(_ newElement: Base.Element, at i: Slice<Base>.Index)
      mutating func insert<S>(contentsOf newElements: S, at i: Slice<Base>.Index) where S: Collection, Base.Element == S.Element
      mutating func remove(at i: Slice<Base>.Index) -> Base.Element
      mutating func removeSubrange(_ bounds: Range<Slice<Base>.Index>)
    }
    extension Slice where Base == UnsafeMutableRawBufferPointer {
      func copyBytes<C>(from source: C) where C: Collection, C.Element == UInt8
      func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
      func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T where T: BitwiseCopyable
      func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
      func storeBytes<T>(of value: T, toByteOffset offset: Int = 0, as type: T.Type)
    }
    extension Slice where Base == UnsafeRawBufferPointer {
      func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
      func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T where T: BitwiseCopyable
      func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T
    }
    struct KeyValuePairs<Key, Value>: ExpressibleByDictionaryLiteral, RandomAccessCollection, BidirectionalCollection, Collection, Sequence, CustomStringConvertible {
      init(dictionaryLiteral elements: (Key, Value)...)
      typealias Element = (key: Key, value: Value)
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias SubSequence = Slice<KeyValuePairs<Key, Value>>
      var startIndex: KeyValuePairs<Key, Value>.Index { get }
      var endIndex: KeyValuePairs<Key, Value>.Index { get }
      subscript(position: KeyValuePairs<Key, Value>.Index) -> KeyValuePairs<Key, Value>.Element { get }
      var description: String { get }
    }
    extension KeyValuePairs: Sendable where Key: Sendable, Value: Sendable {}
    """#
  )
}
