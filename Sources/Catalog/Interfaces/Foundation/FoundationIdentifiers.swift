extension InterfaceFamily {
  /// Identities, bytes and sets of indices.
  static let foundationIdentifiers = InterfaceFamily(
    "Identifiers",
    standing: .inToolchain,
    #"""
    struct UUID: Hashable, Equatable, CustomStringConvertible, Sendable, Decodable, Encodable, Comparable {
      var uuid: uuid_t { get }
      init()
      init?(uuidString string: String)
      init(uuid: uuid_t)
      var uuidString: String { get }
      static func random(using generator: inout some RandomNumberGenerator) -> UUID
      var description: String { get }
      static func == (lhs: UUID, rhs: UUID) -> Bool
      init(from decoder: any Decoder) throws
      static func < (lhs: UUID, rhs: UUID) -> Bool
    }
    struct Data: Equatable, Hashable, RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Sendable, BidirectionalCollection, Collection, Sequence, CustomStringConvertible, Decodable, Encodable {
      init(referencing d: NSData)
      func range(of dataToFind: Data, options: Data.SearchOptions = [], in range: Range<Data.Index>? = nil) -> Range<Data.Index>?
      init?(base64Encoded base64String: String, options: Data.Base64DecodingOptions = [])
      init?(base64Encoded base64Data: Data, options: Data.Base64DecodingOptions = [])
      func base64EncodedString(options: Data.Base64EncodingOptions = []) -> String
      func base64EncodedData(options: Data.Base64EncodingOptions = []) -> Data
      typealias Index = Int
      typealias Indices = Range<Int>
      init(repeating repeatedValue: UInt8, count: Int)
      init(capacity: Int)
      init(count: Int)
      init()
      init<S>(_ elements: S) where S: Sequence, S.Element == UInt8
      init<S>(bytes elements: S) where S: Sequence, S.Element == UInt8
      init(contentsOf url: URL, options: Data.ReadingOptions = []) throws
      var count: Int { get set }
      mutating func append(_ other: Data)
      mutating func append(contentsOf bytes: [UInt8])
      mutating func append<S>(contentsOf elements: S) where S: Sequence, S.Element == UInt8
      mutating func resetBytes(in range: Range<Data.Index>)
      mutating func replaceSubrange(_ subrange: Range<Data.Index>, with data: Data)
      mutating func replaceSubrange<ByteCollection>(_ subrange: Range<Data.Index>, with newElements: ByteCollection) where ByteCollection: Collection, ByteCollection.Element == UInt8
      func subdata(in range: Range<Data.Index>) -> Data
      func advanced(by amount: Int) -> Data
      func withUnsafeBytes<ResultType>(_ body: (UnsafeRawBufferPointer) throws -> ResultType) rethrows -> ResultType
      subscript(index: Data.Index) -> UInt8 { get set }
      subscript(bounds: Range<Data.Index>) -> Data { get set }
      subscript<R>(rangeExpression: R) -> Data where R: RangeExpression, R.Bound: FixedWidthInteger { get set }
      var startIndex: Data.Index { get }
      var endIndex: Data.Index { get }
      func index(before i: Data.Index) -> Data.Index
      func index(after i: Data.Index) -> Data.Index
      var indices: Range<Int> { get }
      func makeIterator() -> Data.Iterator
      static func == (d1: Data, d2: Data) -> Bool
      var description: String { get }
      init(from decoder: any Decoder) throws
    }
    struct IndexSet: Equatable, BidirectionalCollection, SetAlgebra, Sendable, Hashable, Collection, ExpressibleByArrayLiteral, Sequence, CustomStringConvertible, Decodable, Encodable {
      typealias ReferenceType = NSIndexSet
      typealias Element = Int
      init(integersIn range: Range<IndexSet.Element>)
      init<R>(integersIn range: R) where R: RangeExpression, R.Bound == Int
      init(integer: IndexSet.Element)
      init()
      var count: Int { get }
      func makeIterator() -> IndexingIterator<IndexSet>
      var rangeView: IndexSet.RangeView { get }
      func rangeView(of range: Range<IndexSet.Element>) -> IndexSet.RangeView
      func rangeView<R>(of range: R) -> IndexSet.RangeView where R: RangeExpression, R.Bound == Int
      var startIndex: IndexSet.Index { get }
      var endIndex: IndexSet.Index { get }
      subscript(index: IndexSet.Index) -> IndexSet.Element { get }
      subscript(bounds: Range<IndexSet.Index>) -> Slice<IndexSet> { get }
      var first: IndexSet.Element? { get }
      var last: IndexSet.Element? { get }
      func integerGreaterThan(_ integer: IndexSet.Element) -> IndexSet.Element?
      func integerLessThan(_ integer: IndexSet.Element) -> IndexSet.Element?
      func integerGreaterThanOrEqualTo(_ integer: IndexSet.Element) -> IndexSet.Element?
      func integerLessThanOrEqualTo(_ integer: IndexSet.Element) -> IndexSet.Element?
      func indexRange(in range: Range<IndexSet.Element>) -> Range<IndexSet.Index>
      func indexRange<R>(in range: R) -> Range<IndexSet.Index> where R: RangeExpression, R.Bound == Int
      func count(in range: Range<IndexSet.Element>) -> Int
      func count<R>(in range: R) -> Int where R: RangeExpression, R.Bound == Int
      func contains(_ integer: IndexSet.Element) -> Bool
      func contains(integersIn range: Range<IndexSet.Element>) -> Bool
      func contains<R>(integersIn range: R) -> Bool where R: RangeExpression, R.Bound == Int
      func contains(integersIn indexSet: IndexSet) -> Bool
      func intersects(integersIn range: Range<IndexSet.Element>) -> Bool
      func intersects<R>(integersIn range: R) -> Bool where R: RangeExpression, R.Bound == Int
      func index(after i: IndexSet.Index) -> IndexSet.Index
      func formIndex(after i: inout IndexSet.Index)
      func index(before i: IndexSet.Index) -> IndexSet.Index
      func formIndex(before i: inout IndexSet.Index)
      mutating func formUnion(_ other: IndexSet)
      func union(_ other: IndexSet) -> IndexSet
      func symmetricDifference(_ other: IndexSet) -> IndexSet
      mutating func formSymmetricDifference(_ other: IndexSet)
      func intersection(_ other: IndexSet) -> IndexSet
      mutating func formIntersection(_ other: IndexSet)
      @discardableResult mutating func insert(_ integer: IndexSet.Element) -> (inserted: Bool, memberAfterInsert: IndexSet.Element)
      @discardableResult mutating func update(with integer: IndexSet.Element) -> IndexSet.Element?
      @discardableResult mutating func remove(_ integer: IndexSet.Element) -> IndexSet.Element?
      mutating func removeAll()
      mutating func insert(integersIn range: Range<IndexSet.Element>)
      mutating func insert<R>(integersIn range: R) where R: RangeExpression, R.Bound == Int
      mutating func remove(integersIn range: Range<IndexSet.Element>)
      mutating func remove(integersIn range: ClosedRange<IndexSet.Element>)
      var isEmpty: Bool { get }
      func filteredIndexSet(in range: Range<IndexSet.Element>, includeInteger: (IndexSet.Element) throws -> Bool) rethrows -> IndexSet
      func filteredIndexSet(in range: ClosedRange<IndexSet.Element>, includeInteger: (IndexSet.Element) throws -> Bool) rethrows -> IndexSet
      func filteredIndexSet(includeInteger: (IndexSet.Element) throws -> Bool) rethrows -> IndexSet
      mutating func shift(startingAt integer: IndexSet.Element, by delta: Int)
      var description: String { get }
      static func == (lhs: IndexSet, rhs: IndexSet) -> Bool
      init(from decoder: any Decoder) throws
    }
    struct IndexPath: Equatable, Hashable, CustomStringConvertible, MutableCollection, RandomAccessCollection, Comparable, ExpressibleByArrayLiteral, Sendable, Collection, BidirectionalCollection, Sequence, Decodable, Encodable {
      typealias ReferenceType = NSIndexPath
      typealias Element = Int
      typealias Index = Array<Int>.Index
      typealias Indices = DefaultIndices<IndexPath>
      init()
      init<ElementSequence>(indexes: ElementSequence) where ElementSequence: Sequence, ElementSequence.Element == Int
      init(arrayLiteral indexes: IndexPath.Element...)
      init(indexes: Array<IndexPath.Element>)
      init(index: IndexPath.Element)
      func dropLast() -> IndexPath
      mutating func append(_ other: IndexPath)
      mutating func append(_ other: IndexPath.Element)
      mutating func append(_ other: Array<IndexPath.Element>)
      func appending(_ other: IndexPath.Element) -> IndexPath
      func appending(_ other: IndexPath) -> IndexPath
      func appending(_ other: Array<IndexPath.Element>) -> IndexPath
      subscript(index: IndexPath.Index) -> IndexPath.Element { get set }
      subscript(range: Range<IndexPath.Index>) -> IndexPath { get set }
      func makeIterator() -> IndexingIterator<IndexPath>
      var count: Int { get }
      var startIndex: IndexPath.Index { get }
      var endIndex: IndexPath.Index { get }
      func index(before i: IndexPath.Index) -> IndexPath.Index
      func index(after i: IndexPath.Index) -> IndexPath.Index
      func compare(_ other: IndexPath) -> ComparisonResult
      static func == (lhs: IndexPath, rhs: IndexPath) -> Bool
      static func + (lhs: IndexPath, rhs: IndexPath) -> IndexPath
      static func += (lhs: inout IndexPath, rhs: IndexPath)
      static func < (lhs: IndexPath, rhs: IndexPath) -> Bool
      static func <= (lhs: IndexPath, rhs: IndexPath) -> Bool
      static func > (lhs: IndexPath, rhs: IndexPath) -> Bool
      static func >= (lhs: IndexPath, rhs: IndexPath) -> Bool
      var description: String { get }
      init(from decoder: any Decoder) throws
    }
    struct CharacterSet: Equatable, Hashable, SetAlgebra, Sendable, CustomStringConvertible, ExpressibleByArrayLiteral, Decodable, Encodable {
      typealias ReferenceType = NSCharacterSet
      init()
      init(charactersIn range: Range<UnicodeScalar>)
      init(charactersIn range: ClosedRange<UnicodeScalar>)
      init(charactersIn string: String)
      init(bitmapRepresentation data: Data)
      init?(contentsOfFile file: String)
      var description: String { get }
      static var controlCharacters: CharacterSet { get }
      static var whitespaces: CharacterSet { get }
      static var whitespacesAndNewlines: CharacterSet { get }
      static var decimalDigits: CharacterSet { get }
      static var letters: CharacterSet { get }
      static var lowercaseLetters: CharacterSet { get }
      static var uppercaseLetters: CharacterSet { get }
      static var nonBaseCharacters: CharacterSet { get }
      static var alphanumerics: CharacterSet { get }
      static var decomposables: CharacterSet { get }
      static var illegalCharacters: CharacterSet { get }
      static var punctuationCharacters: CharacterSet { get }
      static var capitalizedLetters: CharacterSet { get }
      static var symbols: CharacterSet { get }
      static var newlines: CharacterSet { get }
      static var urlUserAllowed: CharacterSet { get }
      static var urlPasswordAllowed: CharacterSet { get }
      static var urlHostAllowed: CharacterSet { get }
      static var urlPathAllowed: CharacterSet { get }
      static var urlQueryAllowed: CharacterSet { get }
      static var urlFragmentAllowed: CharacterSet { get }
      var bitmapRepresentation: Data { get }
      var inverted: CharacterSet { get }
      func hasMember(inPlane plane: UInt8) -> Bool
      mutating func insert(charactersIn range: Range<UnicodeScalar>)
      mutating func insert(charactersIn range: ClosedRange<UnicodeScalar>)
      mutating func remove(charactersIn range: Range<UnicodeScalar>)
      mutating func remove(charactersIn range: ClosedRange<UnicodeScalar>)
      mutating func insert(charactersIn string: String)
      mutating func remove(charactersIn string: String)
      mutating func invert()
      @discardableResult mutating func insert(_ character: UnicodeScalar) -> (inserted: Bool, memberAfterInsert: UnicodeScalar)
      @discardableResult mutating func update(with character: UnicodeScalar) -> UnicodeScalar?
      @discardableResult mutating func remove(_ character: UnicodeScalar) -> UnicodeScalar?
      func contains(_ member: UnicodeScalar) -> Bool
      func union(_ other: CharacterSet) -> CharacterSet
      mutating func formUnion(_ other: CharacterSet)
      func intersection(_ other: CharacterSet) -> CharacterSet
      mutating func formIntersection(_ other: CharacterSet)
      func subtracting(_ other: CharacterSet) -> CharacterSet
      mutating func subtract(_ other: CharacterSet)
      func symmetricDifference(_ other: CharacterSet) -> CharacterSet
      mutating func formSymmetricDifference(_ other: CharacterSet)
      func isSuperset(of other: CharacterSet) -> Bool
      static func == (lhs: CharacterSet, rhs: CharacterSet) -> Bool
      init(from decoder: any Decoder) throws
    }
    struct Notification: Equatable, Hashable, CustomStringConvertible {
      typealias ReferenceType = NSNotification
      var name: Notification.Name { get set }
      var object: Any? { get set }
      var userInfo: [AnyHashable: Any]? { get set }
      init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil)
      var description: String { get }
      typealias Name = NSNotification.Name
      static func == (lhs: Notification, rhs: Notification) -> Bool
    }
    extension Notification {
      typealias Name = NSNotification.Name
    }
    protocol LocalizedError: Error, Sendable {
      var errorDescription: String? { get }
      var failureReason: String? { get }
      var recoverySuggestion: String? { get }
      var helpAnchor: String? { get }
    }
    """#
  )
}
