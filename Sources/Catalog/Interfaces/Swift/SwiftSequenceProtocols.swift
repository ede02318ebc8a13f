extension InterfaceFamily {
  /// What sequences and collections are, and their algorithms.
  static let swiftSequenceProtocols = InterfaceFamily(
    "SequenceProtocols",
    standing: .inToolchain,
    #"""
    protocol IteratorProtocol<Element> {
      associatedtype Element
      mutating func next() -> Element?
    }
    protocol Sequence<Element> {
      associatedtype Element where Element == Iterator.Element
      associatedtype Iterator: IteratorProtocol
      func makeIterator() -> Iterator
    }
    extension Sequence {
      func sorted<Comparator>(using comparator: Comparator) -> [Element] where Comparator: SortComparator, Element == Comparator.Compared
      func sorted<S, Comparator>(using comparators: S) -> [Element] where S: Sequence, Comparator: SortComparator, Comparator == S.Element, Element == Comparator.Compared
      func compare<Comparator>(_ lhs: Comparator.Compared, _ rhs: Comparator.Compared) -> ComparisonResult where Comparator: SortComparator, Comparator == Element
      func filter(_ predicate: Predicate<Element>) throws -> [Element]
      func formatted<S>(_ style: S) -> S.FormatOutput where Self == S.FormatInput, S: FormatStyle
      func shuffled<T>(using generator: inout T) -> [Element] where T: RandomNumberGenerator
      func shuffled() -> [Element]
      var lazy: LazySequence<Self> { get }
      func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] where E: Error
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
      func forEach(_ body: (Element) throws -> Void) rethrows
      func first(where predicate: (Element) throws -> Bool) rethrows -> Element?
      func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [ArraySlice<Element>]
      func suffix(_ maxLength: Int) -> [Element]
      func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self>
      func dropLast(_ k: Int = 1) -> [Element]
      func drop(while predicate: (Element) throws -> Bool) rethrows -> DropWhileSequence<Self>
      func prefix(_ maxLength: Int) -> PrefixSequence<Self>
      func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element]
      func enumerated() -> EnumeratedSequence<Self>
      func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
      func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
      func starts<PossiblePrefix>(with possiblePrefix: PossiblePrefix, by areEquivalent: (Element, PossiblePrefix.Element) throws -> Bool) rethrows -> Bool where PossiblePrefix: Sequence
      func elementsEqual<OtherSequence>(_ other: OtherSequence, by areEquivalent: (Element, OtherSequence.Element) throws -> Bool) rethrows -> Bool where OtherSequence: Sequence
      func lexicographicallyPrecedes<OtherSequence>(_ other: OtherSequence, by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Bool where OtherSequence: Sequence, Element == OtherSequence.Element
      func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool
      func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool
      func count<E>(where predicate: (Element) throws(E) -> Bool) throws(E) -> Int where E: Error
      func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) throws -> Result) rethrows -> Result
      func reduce<Result>(into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) throws -> ()) rethrows -> Result
      func reversed() -> [Element]
      func flatMap<SegmentOfResult>(_ transform: (Element) throws -> SegmentOfResult) rethrows -> [SegmentOfResult.Element] where SegmentOfResult: Sequence
      func compactMap<ElementOfResult>(_ transform: (Element) throws -> ElementOfResult?) rethrows -> [ElementOfResult]
      func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]
      func flatMap<ElementOfResult>(_ transform: (Element) throws -> ElementOfResult?) rethrows -> [ElementOfResult]
    }
    extension Sequence where Element == String {
      func formatted() -> String
    }
    extension Sequence where Element: Sequence {
      func joined() -> FlattenSequence<Self>
      func joined<Separator>(separator: Separator) -> JoinedSequence<Self> where Separator: Sequence, Separator.Element == Element.Element
    }
    extension Sequence where Element: Equatable {
      func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [ArraySlice<Element>]
      func starts<PossiblePrefix>(with possiblePrefix: PossiblePrefix) -> Bool where PossiblePrefix: Sequence, Element == PossiblePrefix.Element
      func elementsEqual<OtherSequence>(_ other: OtherSequence) -> Bool where OtherSequence: Sequence, Element == OtherSequence.Element
      func contains(_ element: Element) -> Bool
    }
    extension Sequence where Element: Comparable {
      func min() -> Element?
      func max() -> Element?
      func lexicographicallyPrecedes<OtherSequence>(_ other: OtherSequence) -> Bool where OtherSequence: Sequence, Element == OtherSequence.Element
      func sorted() -> [Element]
    }
    extension Sequence where Element: StringProtocol {
      func joined(separator: String = "") -> String
    }
    protocol Collection<Element>: Sequence, Sequence {
      associatedtype Element
      associatedtype Index: Comparable where Index == Indices.Element, Indices.Element == Indices.Index, Indices.Index == SubSequence.Index
      var startIndex: Index { get }
      var endIndex: Index { get }
      associatedtype Iterator = IndexingIterator<Self>
      override func makeIterator() -> Iterator
      associatedtype SubSequence: Collection = Slice<Self> where Element == SubSequence.Element, SubSequence == SubSequence.SubSequence
      subscript(position: Index) -> Element { get }
      subscript(bounds: Range<Index>) -> SubSequence { get }
      associatedtype Indices: Collection = DefaultIndices<Self> where Indices == Indices.SubSequence
      var indices: Indices { get }
      var isEmpty: Bool { get }
      var count: Int { get }
      func index(_ i: Index, offsetBy distance: Int) -> Index
      func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
      func distance(from start: Index, to end: Index) -> Int
      func index(after i: Index) -> Index
      func formIndex(after i: inout Index)
    }
    extension Collection {
      func formIndex(_ i: inout Index, offsetBy distance: Int)
      func formIndex(_ i: inout Index, offsetBy distance: Int, limitedBy limit: Index) -> Bool
      func randomElement<T>(using generator: inout T) -> Element? where T: RandomNumberGenerator
      func randomElement() -> Element?
      var first: Element? { get }
      func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] where E: Error
      func dropFirst(_ k: Int = 1) -> SubSequence
      func dropLast(_ k: Int = 1) -> SubSequence
      func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence
      func prefix(_ maxLength: Int) -> SubSequence
      func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence
      func suffix(_ maxLength: Int) -> SubSequence
      func prefix(upTo end: Index) -> SubSequence
      func suffix(from start: Index) -> SubSequence
      func prefix(through position: Index) -> SubSequence
      func split(maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [SubSequence]
      func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
      func indices(where predicate: (Element) throws -> Bool) rethrows -> RangeSet<Index>
      func removingSubranges(_ subranges: RangeSet<Index>) -> DiscontiguousSlice<Self>
      func trimmingPrefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence
      subscript<R>(r: R) -> SubSequence where R: RangeExpression, Index == R.Bound { get }
      subscript(x: (UnboundedRange_) -> Void) -> SubSequence { get }
    }
    extension Collection where Self == SubSequence {
      mutating func popFirst() -> Element?
      @discardableResult mutating func removeFirst() -> Element
      mutating func removeFirst(_ k: Int)
      mutating func trimPrefix(while predicate: (Element) throws -> Bool) throws
    }
    extension Collection where Element: Equatable {
      func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [SubSequence]
      func firstIndex(of element: Element) -> Index?
      func indices(of element: Element) -> RangeSet<Index>
      func index(of element: Element) -> Index?
      @_disfavoredOverload func contains<C>(_ other: C) -> Bool where C: Collection, Element == C.Element
      func firstRange<C>(of other: C) -> Range<Index>? where C: Collection, Element == C.Element
      func ranges<C>(of other: C) -> [Range<Index>] where C: Collection, Element == C.Element
      @_disfavoredOverload func split<C>(separator: C, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true) -> [SubSequence] where C: Collection, Element == C.Element
      func trimmingPrefix<Prefix>(_ prefix: Prefix) -> SubSequence where Prefix: Sequence, Element == Prefix.Element
    }
    extension Collection where Self == SubSequence, Element: Equatable {
      mutating func trimPrefix<Prefix>(_ prefix: Prefix) where Prefix: Sequence, Element == Prefix.Element
    }
    protocol BidirectionalCollection<Element>: Collection, Collection, Sequence where Indices: BidirectionalCollection, SubSequence: BidirectionalCollection {
      associatedtype Element
      associatedtype Index
      associatedtype SubSequence
      associatedtype Indices
      func index(before i: Index) -> Index
      func formIndex(before i: inout Index)
      override func index(after i: Index) -> Index
      override func formIndex(after i: inout Index)
      func index(_ i: Index, offsetBy distance: Int) -> Index
      func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
      func distance(from start: Index, to end: Index) -> Int
      override var indices: Indices { get }
      override subscript(bounds: Range<Index>) -> SubSequence { get }
      override subscript(position: Index) -> Element { get }
      override var startIndex: Index { get }
      override var endIndex: Index { get }
    }
    extension BidirectionalCollection where Self == SubSequence {
      mutating func popLast() -> Element?
      @discardableResult mutating func removeLast() -> Element
      mutating func removeLast(_ k: Int)
    }
    extension BidirectionalCollection {
      func dropLast(_ k: Int) -> SubSequence
      func suffix(_ maxLength: Int) -> SubSequence
      var last: Element? { get }
      func last(where predicate: (Element) throws -> Bool) rethrows -> Element?
      func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
      func reversed() -> ReversedCollection<Self>
      func difference<C>(from other: C, by areEquivalent: (C.Element, Element) -> Bool) -> CollectionDifference<Element> where C: BidirectionalCollection, Element == C.Element
    }
    extension BidirectionalCollection where Element: Equatable {
      func lastIndex(of element: Element) -> Index?
      func difference<C>(from other: C) -> CollectionDifference<Element> where C: BidirectionalCollection, Element == C.Element
    }
    extension BidirectionalCollection where Element == String {
      func joined(separator: String = "") -> String
    }
    extension BidirectionalCollection where SubSequence == Substring {
      @_disfavoredOverload func contains(_ regex: some RegexComponent) -> Bool
      func firstRange(of regex: some RegexComponent) -> Range<Index>?
      func ranges(of regex: some RegexComponent) -> [Range<Index>]
      @_disfavoredOverload func split(separator: some RegexComponent, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true) -> [SubSequence]
      func starts(with regex: some RegexComponent) -> Bool
      func trimmingPrefix(_ regex: some RegexComponent) -> SubSequence
      func firstMatch<Output>(of r: some RegexComponent<Output>) -> Regex<Output>.Match?
      func matches<Output>(of r: some RegexComponent<Output>) -> [Regex<Output>.Match]
      func wholeMatch<R>(of regex: R) -> Regex<R.RegexOutput>.Match? where R: RegexComponent
      func prefixMatch<R>(of regex: R) -> Regex<R.RegexOutput>.Match? where R: RegexComponent
    }
    extension BidirectionalCollection where Element: Comparable {
      func firstRange<C>(of other: C) -> Range<Index>? where C: Collection, Element == C.Element
    }
    protocol RandomAccessCollection<Element>: BidirectionalCollection, BidirectionalCollection, Collection, Sequence where Indices: RandomAccessCollection, SubSequence: RandomAccessCollection {
      associatedtype Element
      associatedtype Index
      associatedtype SubSequence
      associatedtype Indices
      override var indices: Indices { get }
      override subscript(bounds: Range<Index>) -> SubSequence { get }
      override subscript(position: Index) -> Element { get }
      override var startIndex: Index { get }
      override var endIndex: Index { get }
      override func index(before i: Index) -> Index
      override func formIndex(before i: inout Index)
      override func index(after i: Index) -> Index
      override func formIndex(after i: inout Index)
      func index(_ i: Index, offsetBy distance: Int) -> Index
      func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
      func distance(from start: Index, to end: Index) -> Int
    }
    protocol MutableCollection<Element>: Collection, Collection, Sequence where SubSequence: MutableCollection {
      associatedtype Element
      associatedtype Index
      associatedtype SubSequence
      override subscript(position: Index) -> Element { get set }
      override subscript(bounds: Range<Index>) -> SubSequence { get set }
      mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index
      mutating func swapAt(_ i: Index, _ j: Index)
    }
    extension MutableCollection where Self: RandomAccessCollection {
      mutating func sort<Comparator>(using comparator: Comparator) where Comparator: SortComparator, Element == Comparator.Compared
      mutating func sort<S, Comparator>(using comparators: S) where S: Sequence, Comparator: SortComparator, Comparator == S.Element, Element == Comparator.Compared
      mutating func shuffle<T>(using generator: inout T) where T: RandomNumberGenerator
      mutating func shuffle()
      mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
    }
    extension MutableCollection {
      @discardableResult mutating func moveSubranges(_ subranges: RangeSet<Index>, to insertionPoint: Index) -> Range<Index>
    }
    extension MutableCollection where Self: RangeReplaceableCollection {
      mutating func removeSubranges(_ subranges: RangeSet<Index>)
    }
    extension MutableCollection where Self: BidirectionalCollection {
      mutating func reverse()
    }
    extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
      mutating func sort()
    }
    protocol RangeReplaceableCollection<Element>: Collection, Collection, Sequence where SubSequence: RangeReplaceableCollection {
      associatedtype SubSequence
      init()
      mutating func replaceSubrange<C>(_ subrange: Range<Index>, with newElements: C) where C: Collection, Element == C.Element
      init(repeating repeatedValue: Element, count: Int)
      init<S>(_ elements: S) where S: Sequence, Element == S.Element
      mutating func append(_ newElement: Element)
      mutating func append<S>(contentsOf newElements: S) where S: Sequence, Element == S.Element
      mutating func insert(_ newElement: Element, at i: Index)
      mutating func insert<S>(contentsOf newElements: S, at i: Index) where S: Collection, Element == S.Element
      @discardableResult mutating func remove(at i: Index) -> Element
      mutating func removeSubrange(_ bounds: Range<Index>)
      @discardableResult mutating func removeFirst() -> Element
      mutating func removeFirst(_ k: Int)
      mutating func removeAll(keepingCapacity keepCapacity: Bool)
      mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows
      override subscript(position: Index) -> Element { get }
      override subscript(bounds: Range<Index>) -> SubSequence { get }
    }
    extension RangeReplaceableCollection where Self: BidirectionalCollection {
      mutating func popLast() -> Element?
      @discardableResult mutating func removeLast() -> Element
      mutating func removeLast(_ k: Int)
    }
    extension RangeReplaceableCollection where Self: BidirectionalCollection, Self == SubSequence {
      mutating func popLast() -> Element?
      @discardableResult mutating func removeLast() -> Element
      mutating func removeLast(_ k: Int)
    }
    extension RangeReplaceableCollection {
      static func + <Other>(lhs: Self, rhs: Other) -> Self where Other: Sequence, Element == Other.Element
      static func + <Other>(lhs: Other, rhs: Self) -> Self where Other: Sequence, Element == Other.Element
      static func += <Other>(lhs: inout Self, rhs: Other) where Other: Sequence, Element == Other.Element
      static func + <Other>(lhs: Self, rhs: Other) -> Self where Other: RangeReplaceableCollection, Element == Other.Element
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self
      mutating func removeSubranges(_ subranges: RangeSet<Index>)
      func applying(_ difference: CollectionDifference<Element>) -> Self?
      mutating func trimPrefix(while predicate: (Element) throws -> Bool) rethrows
    }
    extension RangeReplaceableCollection where Element: Equatable {
      func replacing<C, Replacement>(_ other: C, with replacement: Replacement, subrange: Range<Index>, maxReplacements: Int = .max) -> Self where C: Collection, Replacement: Collection, Element == C.Element, C.Element == Replacement.Element
      func replacing<C, Replacement>(_ other: C, with replacement: Replacement, maxReplacements: Int = .max) -> Self where C: Collection, Replacement: Collection, Element == C.Element, C.Element == Replacement.Element
      mutating func replace<C, Replacement>(_ other: C, with replacement: Replacement, maxReplacements: Int = .max) where C: Collection, Replacement: Collection, Element == C.Element, C.Element == Replacement.Element
      mutating func trimPrefix<Prefix>(_ prefix: Prefix) where Prefix: Sequence, Element == Prefix.Element
    }
    extension RangeReplaceableCollection where SubSequence == Substring {
      func replacing<Replacement>(_ regex: some RegexComponent, with replacement: Replacement, subrange: Range<Index>, maxReplacements: Int = .max) -> Self where Replacement: Collection, Replacement.Element == Character
      func replacing<Replacement>(_ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = .max) -> Self where Replacement: Collection, Replacement.Element == Character
      mutating func replace<Replacement>(_ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = .max) where Replacement: Collection, Replacement.Element == Character
      func replacing<Output, Replacement>(_ regex: some RegexComponent<Output>, subrange: Range<Index>, maxReplacements: Int = .max, with replacement: (Regex<Output>.Match) throws -> Replacement) rethrows -> Self where Replacement: Collection, Replacement.Element == Character
      func replacing<Output, Replacement>(_ regex: some RegexComponent<Output>, maxReplacements: Int = .max, with replacement: (Regex<Output>.Match) throws -> Replacement) rethrows -> Self where Replacement: Collection, Replacement.Element == Character
      mutating func replace<Output, Replacement>(_ regex: some RegexComponent<Output>, maxReplacements: Int = .max, with replacement: (Regex<Output>.Match) throws -> Replacement) rethrows where Replacement: Collection, Replacement.Element == Character
    }
    extension RangeReplaceableCollection where Self: BidirectionalCollection, SubSequence == Substring {
      mutating func trimPrefix(_ regex: some RegexComponent)
    }
    protocol LazySequenceProtocol: Sequence {
      associatedtype Elements: Sequence = Self where Element == Elements.Element
      var elements: Elements { get }
    }
    extension LazySequenceProtocol {
      func drop(while predicate: @escaping (Elements.Element) -> Bool) -> LazyDropWhileSequence<Elements>
      func filter(_ isIncluded: @escaping (Elements.Element) -> Bool) -> LazyFilterSequence<Elements>
      func flatMap<SegmentOfResult>(_ transform: @escaping (Elements.Element) -> SegmentOfResult) -> LazySequence<FlattenSequence<LazyMapSequence<Elements, SegmentOfResult>>> where SegmentOfResult: Sequence
      func compactMap<ElementOfResult>(_ transform: @escaping (Elements.Element) -> ElementOfResult?) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Elements, ElementOfResult?>>, ElementOfResult>
      var lazy: LazySequence<Elements> { get }
      func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Elements, U>
      func prefix(while predicate: @escaping (Elements.Element) -> Bool) -> LazyPrefixWhileSequence<Elements>
      func flatMap<ElementOfResult>(_ transform: @escaping (Elements.Element) -> ElementOfResult?) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Elements, ElementOfResult?>>, ElementOfResult>
    }
    extension LazySequenceProtocol where Element: Sequence {
      func joined() -> LazySequence<FlattenSequence<Elements>>
    }
    extension LazySequenceProtocol where Elements: LazySequenceProtocol {
      var lazy: Elements { get }
    }
    protocol LazyCollectionProtocol: LazySequenceProtocol, Sequence, Collection where Elements: Collection {
    }
    extension LazyCollectionProtocol {
      var lazy: LazyCollection<Elements> { get }
    }
    extension LazyCollectionProtocol where Elements: LazyCollectionProtocol {
      var lazy: Elements { get }
    }
    protocol RandomNumberGenerator {
      mutating func next() -> UInt64
    }
    extension RandomNumberGenerator {
      mutating func next<T>(upperBound: T) -> T where T: FixedWidthInteger, T: UnsignedInteger
    }
    struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
      init()
      mutating func next() -> UInt64
    }
    struct CollectionDifference<ChangeElement>: Collection, Sequence {
      var insertions: [CollectionDifference<ChangeElement>.Change] { get }
      var removals: [CollectionDifference<ChangeElement>.Change] { get }
      init?<Changes>(_ changes: Changes) where Changes: Collection, Changes.Element == CollectionDifference<ChangeElement>.Change
      func inverse() -> CollectionDifference<ChangeElement>
      typealias Element = CollectionDifference<ChangeElement>.Change
      var startIndex: CollectionDifference<ChangeElement>.Index { get }
      var endIndex: CollectionDifference<ChangeElement>.Index { get }
      func index(after index: CollectionDifference<ChangeElement>.Index) -> CollectionDifference<ChangeElement>.Index
      subscript(position: CollectionDifference<ChangeElement>.Index) -> CollectionDifference<ChangeElement>.Element { get }
      func index(before index: CollectionDifference<ChangeElement>.Index) -> CollectionDifference<ChangeElement>.Index
      func formIndex(_ index: inout CollectionDifference<ChangeElement>.Index, offsetBy distance: Int)
      func distance(from start: CollectionDifference<ChangeElement>.Index, to end: CollectionDifference<ChangeElement>.Index) -> Int
    }
    extension CollectionDifference: Equatable where ChangeElement: Equatable {}
    extension CollectionDifference: Hashable where ChangeElement: Hashable {}
    extension CollectionDifference: Encodable where ChangeElement: Decodable, ChangeElement: Encodable {}
    extension CollectionDifference: Decodable where ChangeElement: Decodable, ChangeElement: Encodable {}
    extension CollectionDifference: Sendable where ChangeElement: Sendable {}
    extension CollectionDifference where ChangeElement: Hashable {
      func inferringMoves() -> CollectionDifference<ChangeElement>
    }
    extension CollectionDifference where ChangeElement: Decodable, ChangeElement: Encodable {
      init(from decoder: any Decoder) throws
    }
    """#
  )
}
