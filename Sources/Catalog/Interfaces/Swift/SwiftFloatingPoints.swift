extension InterfaceFamily {
  /// Numbers with a fraction.
  static let swiftFloatingPoints = InterfaceFamily(
    "FloatingPoints",
    standing: .inToolchain,
    [floatingPoint("Double", width: 64), floatingPoint("Float", width: 32)].joined(separator: "\n")
  )

  /// The declaration of a type of so many bits.
  private static func floatingPoint(_ name: String, width: Int) -> String {
    """
    struct \(name): Decodable, Encodable, LosslessStringConvertible, CustomStringConvertible, BinaryFloatingPoint, FloatingPoint, ExpressibleByFloatLiteral, SignedNumeric, Numeric, AdditiveArithmetic, ExpressibleByIntegerLiteral, Hashable, Equatable, Sendable, Strideable, Comparable {
      init(_ value: CGFloat)
      init(_ number: NSNumber)
      init(truncating number: NSNumber)
      init?(exactly number: NSNumber)
      init(from decoder: any Decoder) throws
      init?<S>(_ text: S) where S: StringProtocol
      init?(_ text: Substring)
      init()
      var description: String { get }
      init(bitPattern: UInt\(width))
      var sign: FloatingPointSign { get }
      init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt\(width))
      static var infinity: \(name) { get }
      static var nan: \(name) { get }
      static var greatestFiniteMagnitude: \(name) { get }
      static var pi: \(name) { get }
      var ulp: \(name) { get }
      static var leastNormalMagnitude: \(name) { get }
      static var leastNonzeroMagnitude: \(name) { get }
      static var ulpOfOne: \(name) { get }
      var exponent: Int { get }
      var significand: \(name) { get }
      init(sign: FloatingPointSign, exponent: Int, significand: \(name))
      init(nan payload: \(name).RawSignificand, signaling: Bool)
      var nextUp: \(name) { get }
      init(signOf sign: \(name), magnitudeOf mag: \(name))
      mutating func round(_ rule: FloatingPointRoundingRule)
      mutating func negate()
      static func += (lhs: inout \(name), rhs: \(name))
      static func -= (lhs: inout \(name), rhs: \(name))
      static func *= (lhs: inout \(name), rhs: \(name))
      static func /= (lhs: inout \(name), rhs: \(name))
      mutating func addProduct(_ lhs: \(name), _ rhs: \(name))
      var isNormal: Bool { get }
      var isFinite: Bool { get }
      var isZero: Bool { get }
      var isInfinite: Bool { get }
      var isNaN: Bool { get }
      init(floatLiteral value: \(name))
      init(integerLiteral value: Int64)
      var magnitude: \(name) { get }
      prefix static func - (x: \(name)) -> \(name)
      init(_ v: Int)
      init<Source>(_ value: Source) where Source: BinaryInteger
      init?<Source>(exactly value: Source) where Source: BinaryInteger
      init(_ other: Float)
      init?(exactly other: Float)
      init(_ other: Double)
      init?(exactly other: Double)
      static func + (lhs: \(name), rhs: \(name)) -> \(name)
      static func - (lhs: \(name), rhs: \(name)) -> \(name)
      static func * (lhs: \(name), rhs: \(name)) -> \(name)
      static func / (lhs: \(name), rhs: \(name)) -> \(name)
      func distance(to other: \(name)) -> \(name)
      func advanced(by amount: \(name)) -> \(name)
    }
    """
  }
}
