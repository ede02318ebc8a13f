extension InterfaceFamily {
  /// Points, sizes and rectangles.
  static let coreGraphicsGeometry = InterfaceFamily(
    "Geometry",
    standing: .inToolchain,
    #"""
    struct CGFloat: Sendable, SignedNumeric, Numeric, AdditiveArithmetic, ExpressibleByIntegerLiteral, Equatable, BinaryFloatingPoint, FloatingPoint, ExpressibleByFloatLiteral, CustomStringConvertible, Hashable, Strideable, Comparable, Decodable, Encodable {
      typealias NativeType = Double
      init()
      init(_ value: Float)
      init(_ value: Double)
      init(_ value: CGFloat)
      init(_ value: UInt8)
      init(_ value: Int8)
      init(_ value: UInt16)
      init(_ value: Int16)
      init(_ value: UInt32)
      init(_ value: Int32)
      init(_ value: UInt64)
      init(_ value: Int64)
      init(_ value: UInt)
      init(_ value: Int)
      var native: CGFloat.NativeType { get set }
      init?<T>(exactly source: T) where T: BinaryInteger
      var magnitude: CGFloat { get }
      init(bitPattern: UInt)
      var sign: FloatingPointSign { get }
      init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt)
      init(nan payload: CGFloat.RawSignificand, signaling: Bool)
      static var infinity: CGFloat { get }
      static var nan: CGFloat { get }
      static var greatestFiniteMagnitude: CGFloat { get }
      static var pi: CGFloat { get }
      var ulp: CGFloat { get }
      static var leastNormalMagnitude: CGFloat { get }
      static var leastNonzeroMagnitude: CGFloat { get }
      var exponent: Int { get }
      var significand: CGFloat { get }
      init(sign: FloatingPointSign, exponent: Int, significand: CGFloat)
      mutating func round(_ rule: FloatingPointRoundingRule)
      var nextUp: CGFloat { get }
      mutating func negate()
      static func += (lhs: inout CGFloat, rhs: CGFloat)
      static func -= (lhs: inout CGFloat, rhs: CGFloat)
      static func *= (lhs: inout CGFloat, rhs: CGFloat)
      static func /= (lhs: inout CGFloat, rhs: CGFloat)
      mutating func addProduct(_ lhs: CGFloat, _ rhs: CGFloat)
      var isNormal: Bool { get }
      var isFinite: Bool { get }
      var isZero: Bool { get }
      var isInfinite: Bool { get }
      var isNaN: Bool { get }
      init(floatLiteral value: CGFloat.NativeType)
      init(integerLiteral value: Int)
      var description: String { get }
      static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat
      static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat
      static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat
      static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat
      func distance(to other: CGFloat) -> CGFloat
      func advanced(by amount: CGFloat) -> CGFloat
      init(from decoder: any Decoder) throws
    }
    struct CGPoint: Sendable, Equatable, Hashable, Decodable, Encodable {
      var x: CGFloat { get set }
      var y: CGFloat { get set }
      init()
      init(x: CGFloat, y: CGFloat)
      static var zero: CGPoint { get }
      init(x: Int, y: Int)
      init(x: Double, y: Double)
      static func == (lhs: CGPoint, rhs: CGPoint) -> Bool
      init(from decoder: any Decoder) throws
    }
    struct CGSize: Sendable, Equatable, Hashable, Decodable, Encodable {
      var width: CGFloat { get set }
      var height: CGFloat { get set }
      init()
      init(width: CGFloat, height: CGFloat)
      static var zero: CGSize { get }
      init(width: Int, height: Int)
      init(width: Double, height: Double)
      static func == (lhs: CGSize, rhs: CGSize) -> Bool
      init(from decoder: any Decoder) throws
    }
    struct CGRect: Sendable, Equatable, Decodable, Encodable, Hashable {
      var origin: CGPoint { get set }
      var size: CGSize { get set }
      init()
      init(origin: CGPoint, size: CGSize)
      static var zero: CGRect { get }
      init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
      init(x: Double, y: Double, width: Double, height: Double)
      init(x: Int, y: Int, width: Int, height: Int)
      static var null: CGRect { get }
      static var infinite: CGRect { get }
      var width: CGFloat { get }
      var height: CGFloat { get }
      var minX: CGFloat { get }
      var midX: CGFloat { get }
      var maxX: CGFloat { get }
      var minY: CGFloat { get }
      var midY: CGFloat { get }
      var maxY: CGFloat { get }
      var isEmpty: Bool { get }
      var isInfinite: Bool { get }
      var isNull: Bool { get }
      func contains(_ point: CGPoint) -> Bool
      func contains(_ rect2: CGRect) -> Bool
      var standardized: CGRect { get }
      var integral: CGRect { get }
      func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect
      func union(_ r2: CGRect) -> CGRect
      func intersection(_ r2: CGRect) -> CGRect
      func intersects(_ r2: CGRect) -> Bool
      func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect
      func divided(atDistance: CGFloat, from fromEdge: CGRectEdge) -> (slice: CGRect, remainder: CGRect)
      static func == (lhs: CGRect, rhs: CGRect) -> Bool
      init(from decoder: any Decoder) throws
    }
    enum CGRectEdge: Equatable, Hashable, RawRepresentable, Sendable {
      case minXEdge
      case minYEdge
      case maxXEdge
      case maxYEdge
      init?(rawValue: UInt32)
    }
    """#
  )
}
