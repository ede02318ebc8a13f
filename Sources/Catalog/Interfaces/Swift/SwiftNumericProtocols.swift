extension InterfaceFamily {
  /// What numbers are.
  static let swiftNumericProtocols = InterfaceFamily(
    "NumericProtocols",
    standing: .inToolchain,
    #"""
    protocol AdditiveArithmetic: Equatable {
      static var zero: Self { get }
      static func + (lhs: Self, rhs: Self) -> Self
      static func += (lhs: inout Self, rhs: Self)
      static func - (lhs: Self, rhs: Self) -> Self
      static func -= (lhs: inout Self, rhs: Self)
    }
    extension AdditiveArithmetic {
      prefix static func + (x: Self) -> Self
    }
    protocol Numeric: ExpressibleByIntegerLiteral, AdditiveArithmetic, Equatable {
      init?<T>(exactly source: T) where T: BinaryInteger
      associatedtype Magnitude: Comparable, Numeric
      var magnitude: Self.Magnitude { get }
      static func * (lhs: Self, rhs: Self) -> Self
      static func *= (lhs: inout Self, rhs: Self)
    }
    protocol SignedNumeric: Numeric, ExpressibleByIntegerLiteral, AdditiveArithmetic, Equatable {
      prefix static func - (operand: Self) -> Self
      mutating func negate()
    }
    protocol Strideable<Stride>: Comparable, Comparable, Equatable {
      associatedtype Stride: Comparable, SignedNumeric
      func distance(to other: Self) -> Self.Stride
      func advanced(by n: Self.Stride) -> Self
    }
    extension Strideable where Self: _Pointer {
      static func + (lhs: Self, rhs: Self.Stride) -> Self
      static func + (lhs: Self.Stride, rhs: Self) -> Self
      static func - (lhs: Self, rhs: Self.Stride) -> Self
      static func - (lhs: Self, rhs: Self) -> Self.Stride
      static func += (lhs: inout Self, rhs: Self.Stride)
      static func -= (lhs: inout Self, rhs: Self.Stride)
    }
    protocol BinaryInteger: Strideable, Comparable, Equatable, CustomStringConvertible, Numeric, ExpressibleByIntegerLiteral, AdditiveArithmetic, Hashable where Self.Magnitude: BinaryInteger, Self.Magnitude == Self.Magnitude.Magnitude {
      init?<T>(exactly source: T) where T: BinaryFloatingPoint
      init<T>(_ source: T) where T: BinaryFloatingPoint
      init<T>(_ source: T) where T: BinaryInteger
      init<T>(truncatingIfNeeded source: T) where T: BinaryInteger
      init<T>(clamping source: T) where T: BinaryInteger
      var bitWidth: Int { get }
      var trailingZeroBitCount: Int { get }
      static func / (lhs: Self, rhs: Self) -> Self
      static func /= (lhs: inout Self, rhs: Self)
      static func % (lhs: Self, rhs: Self) -> Self
      static func %= (lhs: inout Self, rhs: Self)
      override static func + (lhs: Self, rhs: Self) -> Self
      override static func += (lhs: inout Self, rhs: Self)
      override static func - (lhs: Self, rhs: Self) -> Self
      override static func -= (lhs: inout Self, rhs: Self)
      override static func * (lhs: Self, rhs: Self) -> Self
      override static func *= (lhs: inout Self, rhs: Self)
      prefix static func ~ (x: Self) -> Self
      static func & (lhs: Self, rhs: Self) -> Self
      static func | (lhs: Self, rhs: Self) -> Self
      static func ^ (lhs: Self, rhs: Self) -> Self
      static func >> <RHS>(lhs: Self, rhs: RHS) -> Self where RHS: BinaryInteger
      static func << <RHS>(lhs: Self, rhs: RHS) -> Self where RHS: BinaryInteger
      static func &= (lhs: inout Self, rhs: Self)
      static func |= (lhs: inout Self, rhs: Self)
      static func ^= (lhs: inout Self, rhs: Self)
      static func >>= <RHS>(lhs: inout Self, rhs: RHS) where RHS: BinaryInteger
      static func <<= <RHS>(lhs: inout Self, rhs: RHS) where RHS: BinaryInteger
      func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
      func isMultiple(of other: Self) -> Bool
      func signum() -> Self
    }
    extension BinaryInteger {
      func formatted() -> String
      func formatted<S>(_ format: S) -> S.FormatOutput where Self == S.FormatInput, S: FormatStyle
      func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput: BinaryInteger
      init<S>(_ value: S.ParseInput, strategy: S) throws where S: ParseStrategy, S.ParseOutput: BinaryInteger
      init<S>(_ value: S.ParseInput, strategy: S) throws where Self == S.ParseOutput, S: ParseStrategy
      init(_ value: String, format: IntegerFormatStyle<Self>, lenient: Bool = true) throws
      init(_ value: String, format: IntegerFormatStyle<Self>.Percent, lenient: Bool = true) throws
      init(_ value: String, format: IntegerFormatStyle<Self>.Currency, lenient: Bool = true) throws
      init()
      static func == <Other>(lhs: Self, rhs: Other) -> Bool where Other: BinaryInteger
      static func != <Other>(lhs: Self, rhs: Other) -> Bool where Other: BinaryInteger
      static func != (lhs: Self, rhs: Self) -> Bool
      static func < <Other>(lhs: Self, rhs: Other) -> Bool where Other: BinaryInteger
      static func <= <Other>(lhs: Self, rhs: Other) -> Bool where Other: BinaryInteger
      static func <= (lhs: Self, rhs: Self) -> Bool
      static func >= <Other>(lhs: Self, rhs: Other) -> Bool where Other: BinaryInteger
      static func >= (lhs: Self, rhs: Self) -> Bool
      static func > <Other>(lhs: Self, rhs: Other) -> Bool where Other: BinaryInteger
      static func > (lhs: Self, rhs: Self) -> Bool
    }
    protocol SignedInteger: SignedNumeric, Numeric, ExpressibleByIntegerLiteral, AdditiveArithmetic, Equatable, BinaryInteger, Strideable, Comparable, CustomStringConvertible, Hashable {
    }
    extension SignedInteger where Self: FixedWidthInteger {
      static var max: Self { get }
      static var min: Self { get }
      func dividingFullWidth(_ dividend: (high: Self, low: Self.Magnitude)) -> (quotient: Self, remainder: Self)
    }
    protocol UnsignedInteger: BinaryInteger, Strideable, Comparable, Equatable, CustomStringConvertible, Numeric, ExpressibleByIntegerLiteral, AdditiveArithmetic, Hashable {
    }
    extension UnsignedInteger where Self: FixedWidthInteger {
      static var max: Self { get }
      static var min: Self { get }
      func dividingFullWidth(_ dividend: (high: Self, low: Self.Magnitude)) -> (quotient: Self, remainder: Self)
    }
    protocol FixedWidthInteger: LosslessStringConvertible, CustomStringConvertible, BinaryInteger, Strideable, Comparable, Equatable, Numeric, ExpressibleByIntegerLiteral, AdditiveArithmetic, Hashable where Self.Magnitude: FixedWidthInteger, Self.Magnitude: UnsignedInteger, Self.Stride: FixedWidthInteger, Self.Stride: SignedInteger {
      static var bitWidth: Int { get }
      static var max: Self { get }
      static var min: Self { get }
      func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
      func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
      var nonzeroBitCount: Int { get }
      var leadingZeroBitCount: Int { get }
      var byteSwapped: Self { get }
      var bigEndian: Self { get }
      var littleEndian: Self { get }
      init(bigEndian value: Self)
      init(littleEndian value: Self)
    }
    extension FixedWidthInteger {
      static func &+ (lhs: Self, rhs: Self) -> Self
      static func &+= (lhs: inout Self, rhs: Self)
      static func &- (lhs: Self, rhs: Self) -> Self
      static func &-= (lhs: inout Self, rhs: Self)
      static func &* (lhs: Self, rhs: Self) -> Self
      static func &*= (lhs: inout Self, rhs: Self)
      static func &>> (lhs: Self, rhs: Self) -> Self
      static func &<< (lhs: Self, rhs: Self) -> Self
      init?<S>(_ text: S, radix: Int = 10) where S: StringProtocol
      static func random<T>(in range: Range<Self>, using generator: inout T) -> Self where T: RandomNumberGenerator
      static func random(in range: Range<Self>) -> Self
      static func random<T>(in range: ClosedRange<Self>, using generator: inout T) -> Self where T: RandomNumberGenerator
      static func random(in range: ClosedRange<Self>) -> Self
    }
    protocol FloatingPoint: Hashable, Equatable, Strideable, Comparable, SignedNumeric, Numeric, ExpressibleByIntegerLiteral, AdditiveArithmetic where Self == Self.Magnitude {
      init(sign: FloatingPointSign, exponent: Self.Exponent, significand: Self)
      init(signOf: Self, magnitudeOf: Self)
      init(_ value: Int)
      init<Source>(_ value: Source) where Source: BinaryInteger
      init?<Source>(exactly value: Source) where Source: BinaryInteger
      static var nan: Self { get }
      static var infinity: Self { get }
      static var greatestFiniteMagnitude: Self { get }
      static var pi: Self { get }
      var ulp: Self { get }
      static var ulpOfOne: Self { get }
      static var leastNormalMagnitude: Self { get }
      static var leastNonzeroMagnitude: Self { get }
      var sign: FloatingPointSign { get }
      var exponent: Self.Exponent { get }
      var significand: Self { get }
      override static func + (lhs: Self, rhs: Self) -> Self
      override static func += (lhs: inout Self, rhs: Self)
      override prefix static func - (operand: Self) -> Self
      override mutating func negate()
      override static func - (lhs: Self, rhs: Self) -> Self
      override static func -= (lhs: inout Self, rhs: Self)
      override static func * (lhs: Self, rhs: Self) -> Self
      override static func *= (lhs: inout Self, rhs: Self)
      static func / (lhs: Self, rhs: Self) -> Self
      static func /= (lhs: inout Self, rhs: Self)
      func remainder(dividingBy other: Self) -> Self
      func truncatingRemainder(dividingBy other: Self) -> Self
      func squareRoot() -> Self
      mutating func addProduct(_ lhs: Self, _ rhs: Self)
      static func minimum(_ x: Self, _ y: Self) -> Self
      static func maximum(_ x: Self, _ y: Self) -> Self
      func rounded(_ rule: FloatingPointRoundingRule) -> Self
      mutating func round(_ rule: FloatingPointRoundingRule)
      var nextUp: Self { get }
      var nextDown: Self { get }
      var isNormal: Bool { get }
      var isFinite: Bool { get }
      var isZero: Bool { get }
      var isInfinite: Bool { get }
      var isNaN: Bool { get }
    }
    extension FloatingPoint {
      func rounded() -> Self
      mutating func round()
    }
    protocol BinaryFloatingPoint: ExpressibleByFloatLiteral, FloatingPoint, Hashable, Equatable, Strideable, Comparable, SignedNumeric, Numeric, ExpressibleByIntegerLiteral, AdditiveArithmetic {
      init(sign: FloatingPointSign, exponentBitPattern: Self.RawExponent, significandBitPattern: Self.RawSignificand)
      init(_ value: Float)
      init(_ value: Double)
      init<Source>(_ value: Source) where Source: BinaryFloatingPoint
      init?<Source>(exactly value: Source) where Source: BinaryFloatingPoint
    }
    extension BinaryFloatingPoint {
      func formatted() -> String
      func formatted<S>(_ format: S) -> S.FormatOutput where Self == S.FormatInput, S: FormatStyle
      func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput: BinaryFloatingPoint
      init<S>(_ value: S.ParseInput, strategy: S) throws where S: ParseStrategy, S.ParseOutput: BinaryFloatingPoint
      init<S>(_ value: S.ParseInput, strategy: S) throws where Self == S.ParseOutput, S: ParseStrategy
      init(_ value: String, format: FloatingPointFormatStyle<Self>, lenient: Bool = true) throws
      init(_ value: String, format: FloatingPointFormatStyle<Self>.Percent, lenient: Bool = true) throws
      init(_ value: String, format: FloatingPointFormatStyle<Self>.Currency, lenient: Bool = true) throws
    }
    extension BinaryFloatingPoint where Self.RawSignificand: FixedWidthInteger {
      static func random<T>(in range: Range<Self>, using generator: inout T) -> Self where T: RandomNumberGenerator
      static func random(in range: Range<Self>) -> Self
      static func random<T>(in range: ClosedRange<Self>, using generator: inout T) -> Self where T: RandomNumberGenerator
      static func random(in range: ClosedRange<Self>) -> Self
    }
    enum FloatingPointSign: Equatable, Hashable, RawRepresentable, Sendable {
      case plus
      case minus
      init?(rawValue: Int)
      var rawValue: Int { get }
      static func == (a: FloatingPointSign, b: FloatingPointSign) -> Bool
    }
    enum FloatingPointRoundingRule: Equatable, Hashable, Sendable {
      init(from decoder: any Decoder) throws
      case toNearestOrAwayFromZero
      case toNearestOrEven
      case up
      case down
      case towardZero
      case awayFromZero
    }
    """#
  )
}
