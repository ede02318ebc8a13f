extension InterfaceFamily {
  /// What algorithms give back.
  static let swiftSequenceTypes = InterfaceFamily(
    "SequenceTypes",
    standing: .inToolchain,
    #"""
    struct IndexingIterator<Elements> where Elements: Collection {
    }
    extension IndexingIterator: IteratorProtocol where Elements: Collection {}
    extension IndexingIterator: Sequence where Elements: Collection {}
    extension IndexingIterator: Sendable where Elements: Collection, Elements: Sendable, Elements.Index: Sendable {}
    extension IndexingIterator where Elements: Collection {
      typealias Element = Elements.Element
      typealias Iterator = IndexingIterator<Elements>
      typealias SubSequence = AnySequence<IndexingIterator<Elements>.Element>
      mutating func next() -> Elements.Element?
    }
    struct EnumeratedSequence<Base> where Base: Sequence {
    }
    extension EnumeratedSequence: Sendable where Base: Sendable, Base: Sequence {}
    extension EnumeratedSequence: Sequence where Base: Sequence {}
    extension EnumeratedSequence: Collection where Base: Collection {}
    extension EnumeratedSequence: BidirectionalCollection where Base: RandomAccessCollection {}
    extension EnumeratedSequence: RandomAccessCollection where Base: RandomAccessCollection {}
    extension EnumeratedSequence where Base: Sequence {
      func makeIterator() -> EnumeratedSequence<Base>.Iterator
    }
    extension EnumeratedSequence where Base: Collection {
      var startIndex: EnumeratedSequence<Base>.Index { get }
      var endIndex: EnumeratedSequence<Base>.Index { get }
      var count: Int { get }
      var isEmpty: Bool { get }
      func distance(from start: EnumeratedSequence<Base>.Index, to end: EnumeratedSequence<Base>.Index) -> Int
      func index(after index: EnumeratedSequence<Base>.Index) -> EnumeratedSequence<Base>.Index
      func index(_ i: EnumeratedSequence<Base>.Index, offsetBy distance: Int) -> EnumeratedSequence<Base>.Index
      func index(_ i: EnumeratedSequence<Base>.Index, offsetBy distance: Int, limitedBy limit: EnumeratedSequence<Base>.Index) -> EnumeratedSequence<Base>.Index?
      subscript(position: EnumeratedSequence<Base>.Index) -> EnumeratedSequence<Base>.Element { get }
    }
    extension EnumeratedSequence where Base: RandomAccessCollection {
      func index(before index: EnumeratedSequence<Base>.Index) -> EnumeratedSequence<Base>.Index
    }
    extension EnumeratedSequence {
      struct Iterator {
      }
    }
    extension EnumeratedSequence.Iterator: IteratorProtocol where Base: Sequence {}
    extension EnumeratedSequence.Iterator: Sequence where Base: Sequence {}
    extension EnumeratedSequence.Iterator: Sendable where Base: Sequence, Base.Iterator: Sendable {}
    extension EnumeratedSequence.Iterator where Base: Sequence {
      typealias Element = (offset: Int, element: Base.Element)
      mutating func next() -> EnumeratedSequence<Base>.Iterator.Element?
    }
    struct Zip2Sequence<Sequence1, Sequence2> where Sequence1: Sequence, Sequence2: Sequence {
    }
    extension Zip2Sequence: Sequence where Sequence1: Sequence, Sequence2: Sequence {}
    extension Zip2Sequence: Sendable where Sequence1: Sendable, Sequence1: Sequence, Sequence2: Sendable, Sequence2: Sequence {}
    extension Zip2Sequence where Sequence1: Sequence, Sequence2: Sequence {
      typealias Element = (Sequence1.Element, Sequence2.Element)
      func makeIterator() -> Zip2Sequence<Sequence1, Sequence2>.Iterator
    }
    extension Zip2Sequence {
      struct Iterator {
      }
    }
    extension Zip2Sequence.Iterator: IteratorProtocol where Sequence1: Sequence, Sequence2: Sequence {}
    extension Zip2Sequence.Iterator: Sendable where Sequence1: Sequence, Sequence2: Sequence, Sequence1.Iterator: Sendable, Sequence2.Iterator: Sendable {}
    extension Zip2Sequence.Iterator where Sequence1: Sequence, Sequence2: Sequence {
      typealias Element = (Sequence1.Element, Sequence2.Element)
      mutating func next() -> Zip2Sequence<Sequence1, Sequence2>.Iterator.Element?
    }
    struct ReversedCollection<Base> where Base: BidirectionalCollection {
    }
    extension ReversedCollection: LazySequenceProtocol where Base: BidirectionalCollection, Base: LazySequenceProtocol {}
    extension ReversedCollection: Sequence where Base: BidirectionalCollection, Base: LazySequenceProtocol {}
    extension ReversedCollection: Sendable where Base: BidirectionalCollection, Base: Sendable {}
    extension ReversedCollection: BidirectionalCollection where Base: BidirectionalCollection {}
    extension ReversedCollection: Collection where Base: BidirectionalCollection {}
    extension ReversedCollection: RandomAccessCollection where Base: RandomAccessCollection {}
    extension ReversedCollection where Base: BidirectionalCollection {
      typealias Element = Base.Element
      func makeIterator() -> ReversedCollection<Base>.Iterator
      var startIndex: ReversedCollection<Base>.Index { get }
      var endIndex: ReversedCollection<Base>.Index { get }
      func index(after i: ReversedCollection<Base>.Index) -> ReversedCollection<Base>.Index
      func index(before i: ReversedCollection<Base>.Index) -> ReversedCollection<Base>.Index
      func index(_ i: ReversedCollection<Base>.Index, offsetBy n: Int) -> ReversedCollection<Base>.Index
      func index(_ i: ReversedCollection<Base>.Index, offsetBy n: Int, limitedBy limit: ReversedCollection<Base>.Index) -> ReversedCollection<Base>.Index?
      func distance(from start: ReversedCollection<Base>.Index, to end: ReversedCollection<Base>.Index) -> Int
      subscript(position: ReversedCollection<Base>.Index) -> ReversedCollection<Base>.Element { get }
      func reversed() -> Base
    }
    extension ReversedCollection {
      struct Index {
        var base: Base.Index { get }
        init(_ base: Base.Index)
      }
    }
    extension ReversedCollection.Index: Comparable where Base: BidirectionalCollection {}
    extension ReversedCollection.Index: Equatable where Base: BidirectionalCollection {}
    extension ReversedCollection.Index: Sendable where Base: BidirectionalCollection, Base.Index: Sendable {}
    extension ReversedCollection.Index: Hashable where Base: BidirectionalCollection, Base.Index: Hashable {}
    extension ReversedCollection.Index where Base: BidirectionalCollection {
      static func == (lhs: ReversedCollection<Base>.Index, rhs: ReversedCollection<Base>.Index) -> Bool
      static func < (lhs: ReversedCollection<Base>.Index, rhs: ReversedCollection<Base>.Index) -> Bool
    }
    struct DropFirstSequence<Base> where Base: Sequence {
      init(_ base: Base, dropping limit: Int)
    }
    extension DropFirstSequence: Sendable where Base: Sendable, Base: Sequence {}
    extension DropFirstSequence: Sequence where Base: Sequence {}
    extension DropFirstSequence where Base: Sequence {
      typealias Element = Base.Element
      typealias Iterator = Base.Iterator
      typealias SubSequence = AnySequence<DropFirstSequence<Base>.Element>
      func makeIterator() -> DropFirstSequence<Base>.Iterator
      func dropFirst(_ k: Int) -> DropFirstSequence<Base>
    }
    struct PrefixSequence<Base> where Base: Sequence {
      init(_ base: Base, maxLength: Int)
    }
    extension PrefixSequence: Sendable where Base: Sendable, Base: Sequence {}
    extension PrefixSequence: Sequence where Base: Sequence {}
    extension PrefixSequence where Base: Sequence {
      func makeIterator() -> PrefixSequence<Base>.Iterator
      func prefix(_ maxLength: Int) -> PrefixSequence<Base>
    }
    struct DropWhileSequence<Base> where Base: Sequence {
      typealias Element = Base.Element
    }
    extension DropWhileSequence: Sendable where Base: Sequence, Base.Element: Sendable, Base.Iterator: Sendable {}
    extension DropWhileSequence: Sequence where Base: Sequence {}
    extension DropWhileSequence where Base: Sequence {
      func makeIterator() -> DropWhileSequence<Base>.Iterator
      func drop(while predicate: (DropWhileSequence<Base>.Element) throws -> Bool) rethrows -> DropWhileSequence<Base>
    }
    struct FlattenSequence<Base> where Base: Sequence, Base.Element: Sequence {
    }
    extension FlattenSequence: Sendable where Base: Sendable, Base: Sequence, Base.Element: Sequence {}
    extension FlattenSequence: Sequence where Base: Sequence, Base.Element: Sequence {}
    extension FlattenSequence: Collection where Base: Collection, Base.Element: Collection {}
    extension FlattenSequence: BidirectionalCollection where Base: BidirectionalCollection, Base.Element: BidirectionalCollection {}
    extension FlattenSequence where Base: Sequence, Base.Element: Sequence {
      func makeIterator() -> FlattenSequence<Base>.Iterator
      struct Iterator: IteratorProtocol {
        mutating func next() -> Base.Element.Element?
      }
    }
    extension FlattenSequence where Base: Collection, Base.Element: Collection {
      var startIndex: FlattenSequence<Base>.Index { get }
      var endIndex: FlattenSequence<Base>.Index { get }
      func index(after i: FlattenSequence<Base>.Index) -> FlattenSequence<Base>.Index
      func formIndex(after i: inout FlattenSequence<Base>.Index)
      func distance(from start: FlattenSequence<Base>.Index, to end: FlattenSequence<Base>.Index) -> Int
      func index(_ i: FlattenSequence<Base>.Index, offsetBy n: Int) -> FlattenSequence<Base>.Index
      func formIndex(_ i: inout FlattenSequence<Base>.Index, offsetBy n: Int)
      func index(_ i: FlattenSequence<Base>.Index, offsetBy n: Int, limitedBy limit: FlattenSequence<Base>.Index) -> FlattenSequence<Base>.Index?
      func formIndex(_ i: inout FlattenSequence<Base>.Index, offsetBy n: Int, limitedBy limit: FlattenSequence<Base>.Index) -> Bool
      subscript(position: FlattenSequence<Base>.Index) -> Base.Element.Element { get }
      subscript(bounds: Range<FlattenSequence<Base>.Index>) -> Slice<FlattenCollection<Base>> { get }
    }
    extension FlattenSequence where Base: BidirectionalCollection, Base.Element: BidirectionalCollection {
      func index(before i: FlattenSequence<Base>.Index) -> FlattenSequence<Base>.Index
      func formIndex(before i: inout FlattenSequence<Base>.Index)
    }
    struct JoinedSequence<Base> where Base: Sequence, Base.Element: Sequence {
      typealias Element = Base.Element.Element
      init<Separator>(base: Base, separator: Separator) where Separator: Sequence, Separator.Element == Base.Element.Element
    }
    extension JoinedSequence: Sendable where Base: Sendable, Base: Sequence, Base.Element: Sequence, Base.Element.Element: Sendable {}
    extension JoinedSequence: Sequence where Base: Sequence, Base.Element: Sequence {}
    extension JoinedSequence where Base: Sequence, Base.Element: Sequence {
      func makeIterator() -> JoinedSequence<Base>.Iterator
    }
    struct LazySequence<Base> where Base: Sequence {
    }
    extension LazySequence: Collection where Base: Collection {}
    extension LazySequence: Sequence where Base: Collection {}
    extension LazySequence: LazyCollectionProtocol where Base: Collection {}
    extension LazySequence: LazySequenceProtocol where Base: Collection {}
    extension LazySequence: BidirectionalCollection where Base: BidirectionalCollection {}
    extension LazySequence: RandomAccessCollection where Base: RandomAccessCollection {}
    extension LazySequence: Sendable where Base: Sendable, Base: Sequence {}
    extension LazySequence where Base: Collection {
      typealias Index = Base.Index
      typealias Indices = Base.Indices
      typealias SubSequence = Slice<LazySequence<Base>>
      var startIndex: LazySequence<Base>.Index { get }
      var endIndex: LazySequence<Base>.Index { get }
      var indices: LazySequence<Base>.Indices { get }
      func index(after i: LazySequence<Base>.Index) -> LazySequence<Base>.Index
      subscript(position: LazySequence<Base>.Index) -> LazySequence<Base>.Element { get }
      var isEmpty: Bool { get }
      var count: Int { get }
      func index(_ i: LazySequence<Base>.Index, offsetBy n: Int) -> LazySequence<Base>.Index
      func index(_ i: LazySequence<Base>.Index, offsetBy n: Int, limitedBy limit: LazySequence<Base>.Index) -> LazySequence<Base>.Index?
      func distance(from start: LazySequence<Base>.Index, to end: LazySequence<Base>.Index) -> Int
    }
    extension LazySequence where Base: BidirectionalCollection {
      func index(before i: LazySequence<Base>.Index) -> LazySequence<Base>.Index
    }
    extension LazySequence where Base: Sequence {
      typealias Element = Base.Element
      typealias Iterator = Base.Iterator
      func makeIterator() -> LazySequence<Base>.Iterator
      typealias Elements = Base
      var elements: LazySequence<Base>.Elements { get }
    }
    struct LazyMapSequence<Base, Element> where Base: Sequence {
      typealias Elements = LazyMapSequence<Base, Element>
    }
    extension LazyMapSequence: LazySequenceProtocol where Base: Sequence {}
    extension LazyMapSequence: Sequence where Base: Sequence {}
    extension LazyMapSequence: Collection where Base: Collection {}
    extension LazyMapSequence: BidirectionalCollection where Base: BidirectionalCollection {}
    extension LazyMapSequence: LazyCollectionProtocol where Base: Collection {}
    extension LazyMapSequence: RandomAccessCollection where Base: RandomAccessCollection {}
    extension LazyMapSequence where Base: Sequence {
      func makeIterator() -> LazyMapSequence<Base, Element>.Iterator
      func map<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult) -> LazyMapSequence<Base, ElementOfResult>
    }
    extension LazyMapSequence where Base: Collection {
      typealias Index = Base.Index
      typealias Indices = Base.Indices
      typealias SubSequence = LazyMapSequence<Base.SubSequence, Element>
      var startIndex: Base.Index { get }
      var endIndex: Base.Index { get }
      func index(after i: LazyMapSequence<Base, Element>.Index) -> LazyMapSequence<Base, Element>.Index
      func formIndex(after i: inout LazyMapSequence<Base, Element>.Index)
      subscript(position: Base.Index) -> Element { get }
      subscript(bounds: Range<Base.Index>) -> LazyMapSequence<Base, Element>.SubSequence { get }
      var indices: LazyMapSequence<Base, Element>.Indices { get }
      var isEmpty: Bool { get }
      var count: Int { get }
      func index(_ i: LazyMapSequence<Base, Element>.Index, offsetBy n: Int) -> LazyMapSequence<Base, Element>.Index
      func index(_ i: LazyMapSequence<Base, Element>.Index, offsetBy n: Int, limitedBy limit: LazyMapSequence<Base, Element>.Index) -> LazyMapSequence<Base, Element>.Index?
      func distance(from start: LazyMapSequence<Base, Element>.Index, to end: LazyMapSequence<Base, Element>.Index) -> Int
      func map<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult) -> LazyMapSequence<Base, ElementOfResult>
    }
    extension LazyMapSequence where Base: BidirectionalCollection {
      func index(before i: LazyMapSequence<Base, Element>.Index) -> LazyMapSequence<Base, Element>.Index
      func formIndex(before i: inout LazyMapSequence<Base, Element>.Index)
    }
    struct LazyFilterSequence<Base> where Base: Sequence {
    }
    extension LazyFilterSequence: Sequence where Base: Sequence {}
    extension LazyFilterSequence: LazySequenceProtocol where Base: Sequence {}
    extension LazyFilterSequence: Collection where Base: Collection {}
    extension LazyFilterSequence: LazyCollectionProtocol where Base: Collection {}
    extension LazyFilterSequence: BidirectionalCollection where Base: BidirectionalCollection {}
    extension LazyFilterSequence where Base: Sequence {
      typealias Element = Base.Element
      func makeIterator() -> LazyFilterSequence<Base>.Iterator
      func filter(_ isIncluded: @escaping (LazyFilterSequence<Base>.Element) -> Bool) -> LazyFilterSequence<Base>
    }
    extension LazyFilterSequence where Base: Collection {
      typealias SubSequence = LazyFilterSequence<Base.SubSequence>
      typealias Index = Base.Index
      var startIndex: LazyFilterSequence<Base>.Index { get }
      var endIndex: LazyFilterSequence<Base>.Index { get }
      func index(after i: LazyFilterSequence<Base>.Index) -> LazyFilterSequence<Base>.Index
      func formIndex(after i: inout LazyFilterSequence<Base>.Index)
      func distance(from start: LazyFilterSequence<Base>.Index, to end: LazyFilterSequence<Base>.Index) -> Int
      func index(_ i: LazyFilterSequence<Base>.Index, offsetBy n: Int) -> LazyFilterSequence<Base>.Index
      func formIndex(_ i: inout LazyFilterSequence<Base>.Index, offsetBy n: Int)
      func index(_ i: LazyFilterSequence<Base>.Index, offsetBy n: Int, limitedBy limit: LazyFilterSequence<Base>.Index) -> LazyFilterSequence<Base>.Index?
      func formIndex(_ i: inout LazyFilterSequence<Base>.Index, offsetBy n: Int, limitedBy limit: LazyFilterSequence<Base>.Index) -> Bool
      subscript(position: LazyFilterSequence<Base>.Index) -> LazyFilterSequence<Base>.Element { get }
      subscript(bounds: Range<LazyFilterSequence<Base>.Index>) -> LazyFilterSequence<Base>.SubSequence { get }
    }
    extension LazyFilterSequence where Base: BidirectionalCollection {
      func index(before i: LazyFilterSequence<Base>.Index) -> LazyFilterSequence<Base>.Index
      func formIndex(before i: inout LazyFilterSequence<Base>.Index)
    }
    struct StrideTo<Element> where Element: Strideable {
    }
    extension StrideTo: Sequence where Element: Strideable {}
    extension StrideTo: Sendable where Element: Sendable, Element: Strideable, Element.Stride: Sendable {}
    extension StrideTo where Element: Strideable {
      func makeIterator() -> StrideToIterator<Element>
    }
    struct StrideThrough<Element> where Element: Strideable {
    }
    extension StrideThrough: Sequence where Element: Strideable {}
    extension StrideThrough: Sendable where Element: Sendable, Element: Strideable, Element.Stride: Sendable {}
    extension StrideThrough where Element: Strideable {
      func makeIterator() -> StrideThroughIterator<Element>
    }
    struct AnySequence<Element>: Sequence {
      init<I>(_ makeUnderlyingIterator: @escaping () -> I) where Element == I.Element, I: IteratorProtocol
      typealias Iterator = AnyIterator<Element>
      init<S>(_ base: S) where Element == S.Element, S: Sequence
      func makeIterator() -> AnySequence<Element>.Iterator
      func dropLast(_ n: Int = 1) -> [Element]
      func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element]
      func suffix(_ maxLength: Int) -> [Element]
      func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] where E: Error
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
      func forEach(_ body: (Element) throws -> Void) rethrows
      func drop(while predicate: (Element) throws -> Bool) rethrows -> AnySequence<Element>
      func dropFirst(_ n: Int = 1) -> AnySequence<Element>
      func prefix(_ maxLength: Int = 1) -> AnySequence<Element>
    }
    struct AnyCollection<Element>: Collection, Sequence {
      func makeIterator() -> AnyCollection<Element>.Iterator
      func dropLast(_ n: Int = 1) -> AnyCollection<Element>
      func prefix(while predicate: (Element) throws -> Bool) rethrows -> AnyCollection<Element>
      func suffix(_ maxLength: Int) -> AnyCollection<Element>
      func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] where E: Error
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
      func forEach(_ body: (Element) throws -> Void) rethrows
      func drop(while predicate: (Element) throws -> Bool) rethrows -> AnyCollection<Element>
      func dropFirst(_ n: Int = 1) -> AnyCollection<Element>
      func prefix(_ maxLength: Int = 1) -> AnyCollection<Element>
      typealias Indices = DefaultIndices<AnyCollection<Element>>
      typealias Iterator = AnyIterator<Element>
      typealias Index = AnyIndex
      typealias SubSequence = AnyCollection<Element>
      init<C>(_ base: C) where Element == C.Element, C: Collection
      init(_ other: AnyCollection<Element>)
      init<C>(_ base: C) where Element == C.Element, C: BidirectionalCollection
      init(_ other: AnyBidirectionalCollection<Element>)
      init<C>(_ base: C) where Element == C.Element, C: RandomAccessCollection
      init(_ other: AnyRandomAccessCollection<Element>)
      var startIndex: AnyCollection<Element>.Index { get }
      var endIndex: AnyCollection<Element>.Index { get }
      subscript(position: AnyCollection<Element>.Index) -> Element { get }
      subscript(bounds: Range<AnyCollection<Element>.Index>) -> AnyCollection<Element>.SubSequence { get }
      func index(after i: AnyCollection<Element>.Index) -> AnyCollection<Element>.Index
      func formIndex(after i: inout AnyCollection<Element>.Index)
      func index(_ i: AnyCollection<Element>.Index, offsetBy n: Int) -> AnyCollection<Element>.Index
      func index(_ i: AnyCollection<Element>.Index, offsetBy n: Int, limitedBy limit: AnyCollection<Element>.Index) -> AnyCollection<Element>.Index?
      func formIndex(_ i: inout AnyCollection<Element>.Index, offsetBy n: Int)
      func formIndex(_ i: inout AnyCollection<Element>.Index, offsetBy n: Int, limitedBy limit: AnyCollection<Element>.Index) -> Bool
      func distance(from start: AnyCollection<Element>.Index, to end: AnyCollection<Element>.Index) -> Int
      var count: Int { get }
    }
    struct AnyIterator<Element>: IteratorProtocol, Sequence {
      init<I>(_ base: I) where Element == I.Element, I: IteratorProtocol
      init(_ body: @escaping () -> Element?)
      func next() -> Element?
    }
    struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
      mutating func next() -> Element?
    }
    extension UnfoldSequence: Sendable where Element: Sendable, State: Sendable {}
    struct DefaultIndices<Elements> where Elements: Collection {
    }
    extension DefaultIndices: Collection where Elements: Collection {}
    extension DefaultIndices: Sequence where Elements: Collection {}
    extension DefaultIndices: BidirectionalCollection where Elements: BidirectionalCollection {}
    extension DefaultIndices: RandomAccessCollection where Elements: RandomAccessCollection {}
    extension DefaultIndices: Sendable where Elements: Collection, Elements: Sendable, Elements.Index: Sendable {}
    extension DefaultIndices where Elements: Collection {
      typealias Index = Elements.Index
      typealias Element = Elements.Index
      typealias Indices = DefaultIndices<Elements>
      typealias SubSequence = DefaultIndices<Elements>
      typealias Iterator = IndexingIterator<DefaultIndices<Elements>>
      var startIndex: DefaultIndices<Elements>.Index { get }
      var endIndex: DefaultIndices<Elements>.Index { get }
      subscript(i: DefaultIndices<Elements>.Index) -> Elements.Index { get }
      subscript(bounds: Range<DefaultIndices<Elements>.Index>) -> DefaultIndices<Elements> { get }
      func index(after i: DefaultIndices<Elements>.Index) -> DefaultIndices<Elements>.Index
      func formIndex(after i: inout DefaultIndices<Elements>.Index)
      var indices: DefaultIndices<Elements>.Indices { get }
      func index(_ i: DefaultIndices<Elements>.Index, offsetBy distance: Int) -> DefaultIndices<Elements>.Index
      func index(_ i: DefaultIndices<Elements>.Index, offsetBy distance: Int, limitedBy limit: DefaultIndices<Elements>.Index) -> DefaultIndices<Elements>.Index?
      func distance(from start: DefaultIndices<Elements>.Index, to end: DefaultIndices<Elements>.Index) -> Int
    }
    extension DefaultIndices where Elements: BidirectionalCollection {
      func index(before i: DefaultIndices<Elements>.Index) -> DefaultIndices<Elements>.Index
      func formIndex(before i: inout DefaultIndices<Elements>.Index)
    }
    """#
  )
}
