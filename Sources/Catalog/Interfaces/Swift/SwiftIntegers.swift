extension InterfaceFamily {
  /// Whole numbers.
  static let swiftIntegers = InterfaceFamily(
    "Integers",
    standing: .inToolchain,
    #"""
    struct Int: Decodable, Encodable, FixedWidthInteger, SignedInteger, BinaryInteger, LosslessStringConvertible, SignedNumeric, Numeric, CustomStringConvertible, Strideable, AdditiveArithmetic, ExpressibleByIntegerLiteral, Comparable, Hashable, Equatable, Sendable {
      init(_ value: CGFloat)
      init(_ number: NSNumber)
      init(truncating number: NSNumber)
      init?(exactly number: NSNumber)
      init(from decoder: any Decoder) throws
      init?<T>(codingKey: T) where T: CodingKey
      init(bitPattern objectID: ObjectIdentifier)
      init(bitPattern x: UInt)
      init(_ source: Float)
      init?(exactly source: Float)
      init(_ source: Double)
      init?(exactly source: Double)
      static func == (lhs: Int, rhs: Int) -> Bool
      static func < (lhs: Int, rhs: Int) -> Bool
      static func += (lhs: inout Int, rhs: Int)
      static func -= (lhs: inout Int, rhs: Int)
      static func *= (lhs: inout Int, rhs: Int)
      static func /= (lhs: inout Int, rhs: Int)
      func addingReportingOverflow(_ other: Int) -> (partialValue: Int, overflow: Bool)
      func multipliedReportingOverflow(by other: Int) -> (partialValue: Int, overflow: Bool)
      static func %= (lhs: inout Int, rhs: Int)
      static var bitWidth: Int { get }
      var leadingZeroBitCount: Int { get }
      var trailingZeroBitCount: Int { get }
      var nonzeroBitCount: Int { get }
      var magnitude: UInt { get }
      func signum() -> Int
      static func & (lhs: Int, rhs: Int) -> Int
      static func | (lhs: Int, rhs: Int) -> Int
      static func ^ (lhs: Int, rhs: Int) -> Int
      static func + (lhs: Int, rhs: Int) -> Int
      static func - (lhs: Int, rhs: Int) -> Int
      static func * (lhs: Int, rhs: Int) -> Int
      static func / (lhs: Int, rhs: Int) -> Int
      static func % (lhs: Int, rhs: Int) -> Int
      static func != (lhs: Int, rhs: Int) -> Bool
      static func <= (lhs: Int, rhs: Int) -> Bool
      static func >= (lhs: Int, rhs: Int) -> Bool
      static func > (lhs: Int, rhs: Int) -> Bool
      func distance(to other: Int) -> Int
      func advanced(by n: Int) -> Int
    }
    struct UInt: Decodable, Encodable, FixedWidthInteger, UnsignedInteger, BinaryInteger, LosslessStringConvertible, Numeric, CustomStringConvertible, Strideable, AdditiveArithmetic, ExpressibleByIntegerLiteral, Comparable, Hashable, Equatable, Sendable {
      init(_ value: CGFloat)
      init(_ number: NSNumber)
      init(truncating number: NSNumber)
      init?(exactly number: NSNumber)
      init(from decoder: any Decoder) throws
      init(bitPattern objectID: ObjectIdentifier)
      init(bitPattern x: Int)
      init(_ source: Float)
      init?(exactly source: Float)
      init(_ source: Double)
      init?(exactly source: Double)
      static func == (lhs: UInt, rhs: UInt) -> Bool
      static func < (lhs: UInt, rhs: UInt) -> Bool
      static func += (lhs: inout UInt, rhs: UInt)
      static func -= (lhs: inout UInt, rhs: UInt)
      static func *= (lhs: inout UInt, rhs: UInt)
      static func /= (lhs: inout UInt, rhs: UInt)
      func addingReportingOverflow(_ other: UInt) -> (partialValue: UInt, overflow: Bool)
      func multipliedReportingOverflow(by other: UInt) -> (partialValue: UInt, overflow: Bool)
      static func %= (lhs: inout UInt, rhs: UInt)
      static var bitWidth: Int { get }
      var leadingZeroBitCount: Int { get }
      var trailingZeroBitCount: Int { get }
      var nonzeroBitCount: Int { get }
      func signum() -> UInt
      static func & (lhs: UInt, rhs: UInt) -> UInt
      static func | (lhs: UInt, rhs: UInt) -> UInt
      static func ^ (lhs: UInt, rhs: UInt) -> UInt
      static func + (lhs: UInt, rhs: UInt) -> UInt
      static func - (lhs: UInt, rhs: UInt) -> UInt
      static func * (lhs: UInt, rhs: UInt) -> UInt
      static func / (lhs: UInt, rhs: UInt) -> UInt
      static func % (lhs: UInt, rhs: UInt) -> UInt
      static func != (lhs: UInt, rhs: UInt) -> Bool
      static func <= (lhs: UInt, rhs: UInt) -> Bool
      static func >= (lhs: UInt, rhs: UInt) -> Bool
      static func > (lhs: UInt, rhs: UInt) -> Bool
    }
    struct Int64: Decodable, Encodable, FixedWidthInteger, SignedInteger, BinaryInteger, LosslessStringConvertible, SignedNumeric, Numeric, CustomStringConvertible, Strideable, AdditiveArithmetic, ExpressibleByIntegerLiteral, Comparable, Hashable, Equatable, Sendable {
      init(_ value: CGFloat)
      init(_ number: NSNumber)
      init(truncating number: NSNumber)
      init?(exactly number: NSNumber)
      init(from decoder: any Decoder) throws
      init(bitPattern x: UInt64)
      init(_ source: Float)
      init?(exactly source: Float)
      init(_ source: Double)
      init?(exactly source: Double)
      static func == (lhs: Int64, rhs: Int64) -> Bool
      static func < (lhs: Int64, rhs: Int64) -> Bool
      static func += (lhs: inout Int64, rhs: Int64)
      static func -= (lhs: inout Int64, rhs: Int64)
      static func *= (lhs: inout Int64, rhs: Int64)
      static func /= (lhs: inout Int64, rhs: Int64)
      func addingReportingOverflow(_ other: Int64) -> (partialValue: Int64, overflow: Bool)
      func multipliedReportingOverflow(by other: Int64) -> (partialValue: Int64, overflow: Bool)
      static func %= (lhs: inout Int64, rhs: Int64)
      static var bitWidth: Int { get }
      var leadingZeroBitCount: Int { get }
      var trailingZeroBitCount: Int { get }
      var nonzeroBitCount: Int { get }
      var magnitude: UInt64 { get }
      func signum() -> Int64
      static func & (lhs: Int64, rhs: Int64) -> Int64
      static func | (lhs: Int64, rhs: Int64) -> Int64
      static func ^ (lhs: Int64, rhs: Int64) -> Int64
      static func + (lhs: Int64, rhs: Int64) -> Int64
      static func - (lhs: Int64, rhs: Int64) -> Int64
      static func * (lhs: Int64, rhs: Int64) -> Int64
      static func / (lhs: Int64, rhs: Int64) -> Int64
      static func % (lhs: Int64, rhs: Int64) -> Int64
      static func != (lhs: Int64, rhs: Int64) -> Bool
      static func <= (lhs: Int64, rhs: Int64) -> Bool
      static func >= (lhs: Int64, rhs: Int64) -> Bool
      static func > (lhs: Int64, rhs: Int64) -> Bool
    }
    struct Int32: Decodable, Encodable, FixedWidthInteger, SignedInteger, BinaryInteger, LosslessStringConvertible, SignedNumeric, Numeric, CustomStringConvertible, Strideable, AdditiveArithmetic, ExpressibleByIntegerLiteral, Comparable, Hashable, Equatable, Sendable {
      init(_ value: CGFloat)
      init(_ number: NSNumber)
      init(truncating number: NSNumber)
      init?(exactly number: NSNumber)
      init(from decoder: any Decoder) throws
      init(bitPattern x: UInt32)
      init(_ source: Float)
      init?(exactly source: Float)
      init(_ source: Double)
      init?(exactly source: Double)
      static func == (lhs: Int32, rhs: Int32) -> Bool
      static func < (lhs: Int32, rhs: Int32) -> Bool
      static func += (lhs: inout Int32, rhs: Int32)
      static func -= (lhs: inout Int32, rhs: Int32)
      static func *= (lhs: inout Int32, rhs: Int32)
      static func /= (lhs: inout Int32, rhs: Int32)
      func addingReportingOverflow(_ other: Int32) -> (partialValue: Int32, overflow: Bool)
      func multipliedReportingOverflow(by other: Int32) -> (partialValue: Int32, overflow: Bool)
      static func %= (lhs: inout Int32, rhs: Int32)
      static var bitWidth: Int { get }
      var leadingZeroBitCount: Int { get }
      var trailingZeroBitCount: Int { get }
      var nonzeroBitCount: Int { get }
      var magnitude: UInt32 { get }
      func signum() -> Int32
      static func & (lhs: Int32, rhs: Int32) -> Int32
      static func | (lhs: Int32, rhs: Int32) -> Int32
      static func ^ (lhs: Int32, rhs: Int32) -> Int32
      static func + (lhs: Int32, rhs: Int32) -> Int32
      static func - (lhs: Int32, rhs: Int32) -> Int32
      static func * (lhs: Int32, rhs: Int32) -> Int32
      static func / (lhs: Int32, rhs: Int32) -> Int32
      static func % (lhs: Int32, rhs: Int32) -> Int32
      static func != (lhs: Int32, rhs: Int32) -> Bool
      static func <= (lhs: Int32, rhs: Int32) -> Bool
      static func >= (lhs: Int32, rhs: Int32) -> Bool
      static func > (lhs: Int32, rhs: Int32) -> Bool
    }
    struct UInt8: Decodable, Encodable, FixedWidthInteger, UnsignedInteger, BinaryInteger, LosslessStringConvertible, Numeric, CustomStringConvertible, Strideable, AdditiveArithmetic, ExpressibleByIntegerLiteral, Comparable, Hashable, Equatable, Sendable {
      init(_ value: CGFloat)
      init(_ number: NSNumber)
      init(truncating number: NSNumber)
      init?(exactly number: NSNumber)
      init(from decoder: any Decoder) throws
      init(ascii v: Unicode.Scalar)
      init(bitPattern x: Int8)
      init(_ source: Float)
      init?(exactly source: Float)
      init(_ source: Double)
      init?(exactly source: Double)
      static func == (lhs: UInt8, rhs: UInt8) -> Bool
      static func < (lhs: UInt8, rhs: UInt8) -> Bool
      static func += (lhs: inout UInt8, rhs: UInt8)
      static func -= (lhs: inout UInt8, rhs: UInt8)
      static func *= (lhs: inout UInt8, rhs: UInt8)
      static func /= (lhs: inout UInt8, rhs: UInt8)
      func addingReportingOverflow(_ other: UInt8) -> (partialValue: UInt8, overflow: Bool)
      func multipliedReportingOverflow(by other: UInt8) -> (partialValue: UInt8, overflow: Bool)
      static func %= (lhs: inout UInt8, rhs: UInt8)
      static var bitWidth: Int { get }
      var leadingZeroBitCount: Int { get }
      var trailingZeroBitCount: Int { get }
      var nonzeroBitCount: Int { get }
      func signum() -> UInt8
      static func & (lhs: UInt8, rhs: UInt8) -> UInt8
      static func | (lhs: UInt8, rhs: UInt8) -> UInt8
      static func ^ (lhs: UInt8, rhs: UInt8) -> UInt8
      static func + (lhs: UInt8, rhs: UInt8) -> UInt8
      static func - (lhs: UInt8, rhs: UInt8) -> UInt8
      static func * (lhs: UInt8, rhs: UInt8) -> UInt8
      static func / (lhs: UInt8, rhs: UInt8) -> UInt8
      static func % (lhs: UInt8, rhs: UInt8) -> UInt8
      static func != (lhs: UInt8, rhs: UInt8) -> Bool
      static func <= (lhs: UInt8, rhs: UInt8) -> Bool
      static func >= (lhs: UInt8, rhs: UInt8) -> Bool
      static func > (lhs: UInt8, rhs: UInt8) -> Bool
    }
    struct UInt32: Decodable, Encodable, FixedWidthInteger, UnsignedInteger, BinaryInteger, LosslessStringConvertible, Numeric, CustomStringConvertible, Strideable, AdditiveArithmetic, ExpressibleByIntegerLiteral, Comparable, Hashable, Equatable, Sendable {
      init(_ value: CGFloat)
      init(_ number: NSNumber)
      init(truncating number: NSNumber)
      init?(exactly number: NSNumber)
      init(from decoder: any Decoder) throws
      init(_ v: Unicode.Scalar)
      init(bitPattern x: Int32)
      init(_ source: Float)
      init?(exactly source: Float)
      init(_ source: Double)
      init?(exactly source: Double)
      static func == (lhs: UInt32, rhs: UInt32) -> Bool
      static func < (lhs: UInt32, rhs: UInt32) -> Bool
      static func += (lhs: inout UInt32, rhs: UInt32)
      static func -= (lhs: inout UInt32, rhs: UInt32)
      static func *= (lhs: inout UInt32, rhs: UInt32)
      static func /= (lhs: inout UInt32, rhs: UInt32)
      func addingReportingOverflow(_ other: UInt32) -> (partialValue: UInt32, overflow: Bool)
      func multipliedReportingOverflow(by other: UInt32) -> (partialValue: UInt32, overflow: Bool)
      static func %= (lhs: inout UInt32, rhs: UInt32)
      static var bitWidth: Int { get }
      var leadingZeroBitCount: Int { get }
      var trailingZeroBitCount: Int { get }
      var nonzeroBitCount: Int { get }
      func signum() -> UInt32
      static func & (lhs: UInt32, rhs: UInt32) -> UInt32
      static func | (lhs: UInt32, rhs: UInt32) -> UInt32
      static func ^ (lhs: UInt32, rhs: UInt32) -> UInt32
      static func + (lhs: UInt32, rhs: UInt32) -> UInt32
      static func - (lhs: UInt32, rhs: UInt32) -> UInt32
      static func * (lhs: UInt32, rhs: UInt32) -> UInt32
      static func / (lhs: UInt32, rhs: UInt32) -> UInt32
      static func % (lhs: UInt32, rhs: UInt32) -> UInt32
      static func != (lhs: UInt32, rhs: UInt32) -> Bool
      static func <= (lhs: UInt32, rhs: UInt32) -> Bool
      static func >= (lhs: UInt32, rhs: UInt32) -> Bool
      static func > (lhs: UInt32, rhs: UInt32) -> Bool
    }
    struct UInt64: Decodable, Encodable, FixedWidthInteger, UnsignedInteger, BinaryInteger, LosslessStringConvertible, Numeric, CustomStringConvertible, Strideable, AdditiveArithmetic, ExpressibleByIntegerLiteral, Comparable, Hashable, Equatable, Sendable {
      init(_ value: CGFloat)
      init(_ number: NSNumber)
      init(truncating number: NSNumber)
      init?(exactly number: NSNumber)
      init(from decoder: any Decoder) throws
      init(_ v: Unicode.Scalar)
      init(bitPattern x: Int64)
      init(_ source: Float)
      init?(exactly source: Float)
      init(_ source: Double)
      init?(exactly source: Double)
      static func == (lhs: UInt64, rhs: UInt64) -> Bool
      static func < (lhs: UInt64, rhs: UInt64) -> Bool
      static func += (lhs: inout UInt64, rhs: UInt64)
      static func -= (lhs: inout UInt64, rhs: UInt64)
      static func *= (lhs: inout UInt64, rhs: UInt64)
      static func /= (lhs: inout UInt64, rhs: UInt64)
      func addingReportingOverflow(_ other: UInt64) -> (partialValue: UInt64, overflow: Bool)
      func multipliedReportingOverflow(by other: UInt64) -> (partialValue: UInt64, overflow: Bool)
      static func %= (lhs: inout UInt64, rhs: UInt64)
      static var bitWidth: Int { get }
      var leadingZeroBitCount: Int { get }
      var trailingZeroBitCount: Int { get }
      var nonzeroBitCount: Int { get }
      func signum() -> UInt64
      static func & (lhs: UInt64, rhs: UInt64) -> UInt64
      static func | (lhs: UInt64, rhs: UInt64) -> UInt64
      static func ^ (lhs: UInt64, rhs: UInt64) -> UInt64
      static func + (lhs: UInt64, rhs: UInt64) -> UInt64
      static func - (lhs: UInt64, rhs: UInt64) -> UInt64
      static func * (lhs: UInt64, rhs: UInt64) -> UInt64
      static func / (lhs: UInt64, rhs: UInt64) -> UInt64
      static func % (lhs: UInt64, rhs: UInt64) -> UInt64
      static func != (lhs: UInt64, rhs: UInt64) -> Bool
      static func <= (lhs: UInt64, rhs: UInt64) -> Bool
      static func >= (lhs: UInt64, rhs: UInt64) -> Bool
      static func > (lhs: UInt64, rhs: UInt64) -> Bool
    }
    struct Int8: Decodable, Encodable, FixedWidthInteger, SignedInteger, BinaryInteger, LosslessStringConvertible, SignedNumeric, Numeric, CustomStringConvertible, Strideable, AdditiveArithmetic, ExpressibleByIntegerLiteral, Comparable, Hashable, Equatable, Sendable {
      init(_ value: CGFloat)
      init(_ number: NSNumber)
      init(truncating number: NSNumber)
      init?(exactly number: NSNumber)
      init(from decoder: any Decoder) throws
      init(bitPattern x: UInt8)
      init(_ source: Float)
      init?(exactly source: Float)
      init(_ source: Double)
      init?(exactly source: Double)
      static func == (lhs: Int8, rhs: Int8) -> Bool
      static func < (lhs: Int8, rhs: Int8) -> Bool
      static func += (lhs: inout Int8, rhs: Int8)
      static func -= (lhs: inout Int8, rhs: Int8)
      static func *= (lhs: inout Int8, rhs: Int8)
      static func /= (lhs: inout Int8, rhs: Int8)
      func addingReportingOverflow(_ other: Int8) -> (partialValue: Int8, overflow: Bool)
      func multipliedReportingOverflow(by other: Int8) -> (partialValue: Int8, overflow: Bool)
      static func %= (lhs: inout Int8, rhs: Int8)
      static var bitWidth: Int { get }
      var leadingZeroBitCount: Int { get }
      var trailingZeroBitCount: Int { get }
      var nonzeroBitCount: Int { get }
      var magnitude: UInt8 { get }
      func signum() -> Int8
      static func & (lhs: Int8, rhs: Int8) -> Int8
      static func | (lhs: Int8, rhs: Int8) -> Int8
      static func ^ (lhs: Int8, rhs: Int8) -> Int8
      static func + (lhs: Int8, rhs: Int8) -> Int8
      static func - (lhs: Int8, rhs: Int8) -> Int8
      static func * (lhs: Int8, rhs: Int8) -> Int8
      static func / (lhs: Int8, rhs: Int8) -> Int8
      static func % (lhs: Int8, rhs: Int8) -> Int8
      static func != (lhs: Int8, rhs: Int8) -> Bool
      static func <= (lhs: Int8, rhs: Int8) -> Bool
      static func >= (lhs: Int8, rhs: Int8) -> Bool
      static func > (lhs: Int8, rhs: Int8) -> Bool
    }
    struct Int16: Decodable, Encodable, FixedWidthInteger, SignedInteger, BinaryInteger, LosslessStringConvertible, SignedNumeric, Numeric, CustomStringConvertible, Strideable, AdditiveArithmetic, ExpressibleByIntegerLiteral, Comparable, Hashable, Equatable, Sendable {
      init(_ value: CGFloat)
      init(_ number: NSNumber)
      init(truncating number: NSNumber)
      init?(exactly number: NSNumber)
      init(from decoder: any Decoder) throws
      init(bitPattern x: UInt16)
      init(_ source: Float)
      init?(exactly source: Float)
      init(_ source: Double)
      init?(exactly source: Double)
      static func == (lhs: Int16, rhs: Int16) -> Bool
      static func < (lhs: Int16, rhs: Int16) -> Bool
      static func += (lhs: inout Int16, rhs: Int16)
      static func -= (lhs: inout Int16, rhs: Int16)
      static func *= (lhs: inout Int16, rhs: Int16)
      static func /= (lhs: inout Int16, rhs: Int16)
      func addingReportingOverflow(_ other: Int16) -> (partialValue: Int16, overflow: Bool)
      func multipliedReportingOverflow(by other: Int16) -> (partialValue: Int16, overflow: Bool)
      static func %= (lhs: inout Int16, rhs: Int16)
      static var bitWidth: Int { get }
      var leadingZeroBitCount: Int { get }
      var trailingZeroBitCount: Int { get }
      var nonzeroBitCount: Int { get }
      var magnitude: UInt16 { get }
      func signum() -> Int16
      static func & (lhs: Int16, rhs: Int16) -> Int16
      static func | (lhs: Int16, rhs: Int16) -> Int16
      static func ^ (lhs: Int16, rhs: Int16) -> Int16
      static func + (lhs: Int16, rhs: Int16) -> Int16
      static func - (lhs: Int16, rhs: Int16) -> Int16
      static func * (lhs: Int16, rhs: Int16) -> Int16
      static func / (lhs: Int16, rhs: Int16) -> Int16
      static func % (lhs: Int16, rhs: Int16) -> Int16
      static func != (lhs: Int16, rhs: Int16) -> Bool
      static func <= (lhs: Int16, rhs: Int16) -> Bool
      static func >= (lhs: Int16, rhs: Int16) -> Bool
      static func > (lhs: Int16, rhs: Int16) -> Bool
    }
    struct UInt16: Decodable, Encodable, FixedWidthInteger, UnsignedInteger, BinaryInteger, LosslessStringConvertible, Numeric, CustomStringConvertible, Strideable, AdditiveArithmetic, ExpressibleByIntegerLiteral, Comparable, Hashable, Equatable, Sendable {
      init(_ value: CGFloat)
      init(_ number: NSNumber)
      init(truncating number: NSNumber)
      init?(exactly number: NSNumber)
      init(unicodeScalarLiteral scalar: UnicodeScalar)
      init(from decoder: any Decoder) throws
      init(bitPattern x: Int16)
      init(_ source: Float)
      init?(exactly source: Float)
      init(_ source: Double)
      init?(exactly source: Double)
      static func == (lhs: UInt16, rhs: UInt16) -> Bool
      static func < (lhs: UInt16, rhs: UInt16) -> Bool
      static func += (lhs: inout UInt16, rhs: UInt16)
      static func -= (lhs: inout UInt16, rhs: UInt16)
      static func *= (lhs: inout UInt16, rhs: UInt16)
      static func /= (lhs: inout UInt16, rhs: UInt16)
      func addingReportingOverflow(_ other: UInt16) -> (partialValue: UInt16, overflow: Bool)
      func multipliedReportingOverflow(by other: UInt16) -> (partialValue: UInt16, overflow: Bool)
      static func %= (lhs: inout UInt16, rhs: UInt16)
      static var bitWidth: Int { get }
      var leadingZeroBitCount: Int { get }
      var trailingZeroBitCount: Int { get }
      var nonzeroBitCount: Int { get }
      func signum() -> UInt16
      static func & (lhs: UInt16, rhs: UInt16) -> UInt16
      static func | (lhs: UInt16, rhs: UInt16) -> UInt16
      static func ^ (lhs: UInt16, rhs: UInt16) -> UInt16
      static func + (lhs: UInt16, rhs: UInt16) -> UInt16
      static func - (lhs: UInt16, rhs: UInt16) -> UInt16
      static func * (lhs: UInt16, rhs: UInt16) -> UInt16
      static func / (lhs: UInt16, rhs: UInt16) -> UInt16
      static func % (lhs: UInt16, rhs: UInt16) -> UInt16
      static func != (lhs: UInt16, rhs: UInt16) -> Bool
      static func <= (lhs: UInt16, rhs: UInt16) -> Bool
      static func >= (lhs: UInt16, rhs: UInt16) -> Bool
      static func > (lhs: UInt16, rhs: UInt16) -> Bool
    }
    """#
  )
}
