extension InterfaceFamily {
  /// Numbers with a fraction.
  static let swiftFloatingPoints = InterfaceFamily(
    "FloatingPoints",
    standing: .inToolchain,
    #"""
    struct Double: Decodable, Encodable, LosslessStringConvertible, CustomStringConvertible, BinaryFloatingPoint, FloatingPoint, ExpressibleByFloatLiteral, SignedNumeric, Numeric, AdditiveArithmetic, ExpressibleByIntegerLiteral, Hashable, Equatable, Sendable, Strideable, Comparable {
      init(_ value: CGFloat)
      init(_ number: NSNumber)
      init(truncating number: NSNumber)
      init?(exactly number: NSNumber)
      init(from decoder: any Decoder) throws
      init?<S>(_ text: S) where S: StringProtocol
      init?(_ text: Substring)
      init()
      var description: String { get }
      init(bitPattern: UInt64)
      var sign: FloatingPointSign { get }
      init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64)
      static var infinity: Double { get }
      static var nan: Double { get }
      static var greatestFiniteMagnitude: Double { get }
      static var pi: Double { get }
      var ulp: Double { get }
      static var leastNormalMagnitude: Double { get }
      static var leastNonzeroMagnitude: Double { get }
      static var ulpOfOne: Double { get }
      var exponent: Int { get }
      var significand: Double { get }
      init(sign: FloatingPointSign, exponent: Int, significand: Double)
      init(nan payload: Double.RawSignificand, signaling: Bool)
      var nextUp: Double { get }
      init(signOf sign: Double, magnitudeOf mag: Double)
      mutating func round(_ rule: FloatingPointRoundingRule)
      mutating func negate()
      static func += (lhs: inout Double, rhs: Double)
      static func -= (lhs: inout Double, rhs: Double)
      static func *= (lhs: inout Double, rhs: Double)
      static func /= (lhs: inout Double, rhs: Double)
      mutating func addProduct(_ lhs: Double, _ rhs: Double)
      var isNormal: Bool { get }
      var isFinite: Bool { get }
      var isZero: Bool { get }
      var isInfinite: Bool { get }
      var isNaN: Bool { get }
      init(floatLiteral value: Double)
      init(integerLiteral value: Int64)
      var magnitude: Double { get }
      static func - (x: Double) -> Double
      init(_ v: Int)
      init<Source>(_ value: Source) where Source: BinaryInteger
      init?<Source>(exactly value: Source) where Source: BinaryInteger
      init(_ other: Float)
      init?(exactly other: Float)
      init(_ other: Double)
      init?(exactly other: Double)
      static func + (lhs: Double, rhs: Double) -> Double
      static func - (lhs: Double, rhs: Double) -> Double
      static func * (lhs: Double, rhs: Double) -> Double
      static func / (lhs: Double, rhs: Double) -> Double
      func distance(to other: Double) -> Double
      func advanced(by amount: Double) -> Double
    }
    struct Float: Decodable, Encodable, LosslessStringConvertible, CustomStringConvertible, BinaryFloatingPoint, FloatingPoint, ExpressibleByFloatLiteral, SignedNumeric, Numeric, AdditiveArithmetic, ExpressibleByIntegerLiteral, Hashable, Equatable, Sendable, Strideable, Comparable {
      init(_ value: CGFloat)
      init(_ number: NSNumber)
      init(truncating number: NSNumber)
      init?(exactly number: NSNumber)
      init(from decoder: any Decoder) throws
      init?<S>(_ text: S) where S: StringProtocol
      init?(_ text: Substring)
      init()
      var description: String { get }
      init(bitPattern: UInt32)
      var sign: FloatingPointSign { get }
      init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt32)
      static var infinity: Float { get }
      static var nan: Float { get }
      static var greatestFiniteMagnitude: Float { get }
      static var pi: Float { get }
      var ulp: Float { get }
      static var leastNormalMagnitude: Float { get }
      static var leastNonzeroMagnitude: Float { get }
      static var ulpOfOne: Float { get }
      var exponent: Int { get }
      var significand: Float { get }
      init(sign: FloatingPointSign, exponent: Int, significand: Float)
      init(nan payload: Float.RawSignificand, signaling: Bool)
      var nextUp: Float { get }
      init(signOf sign: Float, magnitudeOf mag: Float)
      mutating func round(_ rule: FloatingPointRoundingRule)
      mutating func negate()
      static func += (lhs: inout Float, rhs: Float)
      static func -= (lhs: inout Float, rhs: Float)
      static func *= (lhs: inout Float, rhs: Float)
      static func /= (lhs: inout Float, rhs: Float)
      mutating func addProduct(_ lhs: Float, _ rhs: Float)
      var isNormal: Bool { get }
      var isFinite: Bool { get }
      var isZero: Bool { get }
      var isInfinite: Bool { get }
      var isNaN: Bool { get }
      init(floatLiteral value: Float)
      init(integerLiteral value: Int64)
      var magnitude: Float { get }
      static func - (x: Float) -> Float
      init(_ v: Int)
      init<Source>(_ value: Source) where Source: BinaryInteger
      init?<Source>(exactly value: Source) where Source: BinaryInteger
      init(_ other: Float)
      init?(exactly other: Float)
      init(_ other: Double)
      init?(exactly other: Double)
      static func + (lhs: Float, rhs: Float) -> Float
      static func - (lhs: Float, rhs: Float) -> Float
      static func * (lhs: Float, rhs: Float) -> Float
      static func / (lhs: Float, rhs: Float) -> Float
      func distance(to other: Float) -> Float
      func advanced(by amount: Float) -> Float
    }
    """#
  )
}
