extension InterfaceFamily {
  /// Equality, order, optionals, results and the global functions.
  static let swiftFundamentals = InterfaceFamily(
    "Fundamentals",
    standing: .inToolchain,
    #"""
    typealias Void = ()
    typealias AnyClass = AnyObject.Type
    typealias CBool = Bool
    typealias CChar = Int8
    typealias CDouble = Double
    typealias CFloat = Float
    typealias CInt = Int32
    typealias CLong = Int
    typealias CLongLong = Int64
    typealias CShort = Int16
    typealias CSignedChar = Int8
    typealias CUnsignedChar = UInt8
    typealias CUnsignedInt = UInt32
    typealias CUnsignedLong = UInt
    typealias CUnsignedLongLong = UInt64
    typealias CUnsignedShort = UInt16
    protocol Equatable {
      static func == (lhs: Self, rhs: Self) -> Bool
    }
    extension Equatable {
      static func != (lhs: Self, rhs: Self) -> Bool
    }
    protocol Comparable: Equatable {
      static func < (lhs: Self, rhs: Self) -> Bool
      static func <= (lhs: Self, rhs: Self) -> Bool
      static func >= (lhs: Self, rhs: Self) -> Bool
      static func > (lhs: Self, rhs: Self) -> Bool
    }
    extension Comparable {
      static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self>
      static func ..< (minimum: Self, maximum: Self) -> Range<Self>
      prefix static func ..< (maximum: Self) -> PartialRangeUpTo<Self>
      prefix static func ... (maximum: Self) -> PartialRangeThrough<Self>
      postfix static func ... (minimum: Self) -> PartialRangeFrom<Self>
    }
    protocol Hashable: Equatable {
    }
    extension Hashable {
      var hashValue: Int { get }
      func hash(into hasher: inout Hasher)
    }
    struct Hasher: Sendable {
      init()
      mutating func combine<H>(_ value: H) where H: Hashable
      func finalize() -> Int
    }
    protocol Identifiable<ID> {
      associatedtype ID: Hashable
      var id: Self.ID { get }
    }
    protocol CustomStringConvertible {
      var description: String { get }
    }
    protocol CustomDebugStringConvertible {
    }
    protocol LosslessStringConvertible: CustomStringConvertible {
      init?(_ description: String)
    }
    protocol RawRepresentable<RawValue> {
      associatedtype RawValue
      init?(rawValue: Self.RawValue)
      var rawValue: Self.RawValue { get }
    }
    extension RawRepresentable where Self: Decodable, Self.RawValue == Bool {
      init(from decoder: any Decoder) throws
    }
    extension RawRepresentable where Self: Decodable, Self.RawValue == String {
      init(from decoder: any Decoder) throws
    }
    extension RawRepresentable where Self: Decodable, Self.RawValue == Double {
      init(from decoder: any Decoder) throws
    }
    extension RawRepresentable where Self: Decodable, Self.RawValue == Float {
      init(from decoder: any Decoder) throws
    }
    extension RawRepresentable where Self: Decodable, Self.RawValue == Int {
      init(from decoder: any Decoder) throws
    }
    extension RawRepresentable where Self: Decodable, Self.RawValue == Int8 {
      init(from decoder: any Decoder) throws
    }
    extension RawRepresentable where Self: Decodable, Self.RawValue == Int16 {
      init(from decoder: any Decoder) throws
    }
    extension RawRepresentable where Self: Decodable, Self.RawValue == Int32 {
      init(from decoder: any Decoder) throws
    }
    extension RawRepresentable where Self: Decodable, Self.RawValue == Int64 {
      init(from decoder: any Decoder) throws
    }
    extension RawRepresentable where Self: Decodable, Self.RawValue == Int128 {
      init(from decoder: any Decoder) throws
    }
    extension RawRepresentable where Self: Decodable, Self.RawValue == UInt {
      init(from decoder: any Decoder) throws
    }
    extension RawRepresentable where Self: Decodable, Self.RawValue == UInt8 {
      init(from decoder: any Decoder) throws
    }
    extension RawRepresentable where Self: Decodable, Self.RawValue == UInt16 {
      init(from decoder: any Decoder) throws
    }
    extension RawRepresentable where Self: Decodable, Self.RawValue == UInt32 {
      init(from decoder: any Decoder) throws
    }
    extension RawRepresentable where Self: Decodable, Self.RawValue == UInt64 {
      init(from decoder: any Decoder) throws
    }
    extension RawRepresentable where Self: Decodable, Self.RawValue == UInt128 {
      init(from decoder: any Decoder) throws
    }
    extension RawRepresentable where Self: CodingKeyRepresentable, Self.RawValue == String {
      var codingKey: any CodingKey { get }
      init?<T>(codingKey: T) where T: CodingKey
    }
    extension RawRepresentable where Self: CodingKeyRepresentable, Self.RawValue == Int {
      var codingKey: any CodingKey { get }
      init?<T>(codingKey: T) where T: CodingKey
    }
    protocol CaseIterable {
      associatedtype AllCases: Collection = [Self] where Self == Self.AllCases.Element
      static var allCases: Self.AllCases { get }
    }
    protocol Error: Sendable {
    }
    extension Error {
      var localizedDescription: String { get }
    }
    enum Never: Hashable, Sendable, SortComparator, Equatable, Error, Comparable, Identifiable, Encodable, Decodable {
      typealias Compared = Never
      func compare(_ lhs: Never, _ rhs: Never) -> ComparisonResult
      var order: SortOrder { get set }
      var id: Never { get }
      init(from decoder: any Decoder) throws
    }
    struct Bool: Sendable, ExpressibleByBooleanLiteral, CustomStringConvertible, Equatable, Hashable, LosslessStringConvertible, Encodable, Decodable {
      init(_ number: NSNumber)
      init(truncating number: NSNumber)
      init?(exactly number: NSNumber)
      init()
      init(_ value: Bool)
      static func random<T>(using generator: inout T) -> Bool where T: RandomNumberGenerator
      static func random() -> Bool
      init(booleanLiteral value: Bool)
      var description: String { get }
      static func == (lhs: Bool, rhs: Bool) -> Bool
      init?(_ description: String)
      prefix static func ! (a: Bool) -> Bool
      static func && (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool
      static func || (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool
      mutating func toggle()
      init(from decoder: any Decoder) throws
    }
    enum Optional<Wrapped>: ExpressibleByNilLiteral {
      case none
      case some(Wrapped)
      init(_ some: Wrapped)
      init(nilLiteral: ())
      func map<E, U>(_ transform: (Wrapped) throws(E) -> U) throws(E) -> U? where E: Error
      func flatMap<E, U>(_ transform: (Wrapped) throws(E) -> U?) throws(E) -> U? where E: Error
    }
    extension Optional: Encodable where Wrapped: Encodable {}
    extension Optional: Decodable where Wrapped: Decodable {}
    extension Optional: Sendable where Wrapped: Sendable {}
    extension Optional: Equatable where Wrapped: Equatable {}
    extension Optional: Hashable where Wrapped: Hashable {}
    extension Optional where Wrapped: DecodableWithConfiguration {
      init(from decoder: any Decoder, configuration: Wrapped.DecodingConfiguration) throws
    }
    extension Optional where Wrapped: Decodable {
      init(from decoder: any Decoder) throws
    }
    extension Optional where Wrapped: Equatable {
      static func == (lhs: Wrapped?, rhs: Wrapped?) -> Bool
    }
    struct _OptionalNilComparisonType: ExpressibleByNilLiteral {
      init(nilLiteral: ())
    }
    extension Optional {
      static func ~= (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool
      @_disfavoredOverload static func == (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool
      @_disfavoredOverload static func != (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool
      @_disfavoredOverload static func == (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool
      @_disfavoredOverload static func != (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool
    }
    enum Result<Success, Failure> where Failure: Error {
      case success(Success)
      case failure(Failure)
    }
    extension Result: Sendable where Success: Sendable, Failure: Error {}
    extension Result: Equatable where Success: Equatable, Failure: Equatable, Failure: Error {}
    extension Result: Hashable where Success: Hashable, Failure: Error, Failure: Hashable {}
    extension Result where Failure: Error {
      func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure>
      func flatMap<NewSuccess>(_ transform: (Success) -> Result<NewSuccess, Failure>) -> Result<NewSuccess, Failure>
      func mapError<NewFailure>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure> where NewFailure: Error
      func flatMapError<NewFailure>(_ transform: (Failure) -> Result<Success, NewFailure>) -> Result<Success, NewFailure> where NewFailure: Error
      func get() throws(Failure) -> Success
    }
    extension Result where Failure == any Error {
      init(catching body: () throws -> Success)
    }
    struct AnyHashable: Equatable, Hashable, CustomStringConvertible {
      init<H>(_ base: H) where H: Hashable
      var base: Any { get }
      static func == (lhs: AnyHashable, rhs: AnyHashable) -> Bool
      var description: String { get }
    }
    struct ObjectIdentifier: Sendable, Equatable, Comparable, Hashable {
      init(_ x: AnyObject)
      init(_ x: any Any.Type)
      static func == (x: ObjectIdentifier, y: ObjectIdentifier) -> Bool
      static func < (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool
    }
    func type<T>(of value: T) -> T.Type
    func min<T>(_ x: T, _ y: T) -> T where T: Comparable
    func min<T>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T where T: Comparable
    func max<T>(_ x: T, _ y: T) -> T where T: Comparable
    func max<T>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T where T: Comparable
    func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line)
    func precondition(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line)
    func assertionFailure(_ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line)
    func preconditionFailure(_ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line) -> Never
    func fatalError(_ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line) -> Never
    @discardableResult func dump<T, TargetStream>(_ value: T, to target: inout TargetStream, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max) -> T where TargetStream: TextOutputStream
    @discardableResult func dump<T>(_ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max) -> T
    func abs<T>(_ x: T) -> T where T: Comparable, T: SignedNumeric
    func isKnownUniquelyReferenced<T>(_ object: inout T) -> Bool where T: AnyObject
    func isKnownUniquelyReferenced<T>(_ object: inout T?) -> Bool where T: AnyObject
    func swap<T>(_ a: inout T, _ b: inout T)
    func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
    func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")
    func print<Target>(_ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target) where Target: TextOutputStream
    func debugPrint<Target>(_ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target) where Target: TextOutputStream
    func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T>
    func stride<T>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T> where T: Strideable
    func stride<T>(from start: T, through end: T, by stride: T.Stride) -> StrideThrough<T> where T: Strideable
    func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldFirstSequence<T>
    func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State>
    func zip<Sequence1, Sequence2>(_ sequence1: Sequence1, _ sequence2: Sequence2) -> Zip2Sequence<Sequence1, Sequence2> where Sequence1: Sequence, Sequence2: Sequence
    """#
  )
}
