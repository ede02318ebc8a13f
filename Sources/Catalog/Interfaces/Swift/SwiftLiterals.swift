extension InterfaceFamily {
  /// What literals can be.
  static let swiftLiterals = InterfaceFamily(
    "Literals",
    standing: .inToolchain,
    #"""
    protocol ExpressibleByNilLiteral {
      init(nilLiteral: ())
    }
    protocol ExpressibleByBooleanLiteral {
      init(booleanLiteral value: Self.BooleanLiteralType)
    }
    protocol ExpressibleByIntegerLiteral {
      init(integerLiteral value: Self.IntegerLiteralType)
    }
    protocol ExpressibleByFloatLiteral {
      init(floatLiteral value: Self.FloatLiteralType)
    }
    protocol ExpressibleByUnicodeScalarLiteral {
      init(unicodeScalarLiteral value: Self.UnicodeScalarLiteralType)
    }
    protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
      init(extendedGraphemeClusterLiteral value: Self.ExtendedGraphemeClusterLiteralType)
    }
    protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByUnicodeScalarLiteral {
      init(stringLiteral value: Self.StringLiteralType)
    }
    protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral, ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByUnicodeScalarLiteral {
      associatedtype StringInterpolation: StringInterpolationProtocol = DefaultStringInterpolation where Self.StringLiteralType == Self.StringInterpolation.StringLiteralType
      init(stringInterpolation: Self.StringInterpolation)
    }
    protocol ExpressibleByArrayLiteral {
      associatedtype ArrayLiteralElement
      init(arrayLiteral elements: Self.ArrayLiteralElement...)
    }
    protocol ExpressibleByDictionaryLiteral {
      associatedtype Key
      associatedtype Value
      init(dictionaryLiteral elements: (Self.Key, Self.Value)...)
    }
    protocol StringInterpolationProtocol {
      init(literalCapacity: Int, interpolationCount: Int)
      mutating func appendLiteral(_ literal: Self.StringLiteralType)
    }
    struct DefaultStringInterpolation: StringInterpolationProtocol, Sendable, CustomStringConvertible {
      init(literalCapacity: Int, interpolationCount: Int)
      mutating func appendLiteral(_ literal: String)
      mutating func appendInterpolation<T>(_ value: T) where T: CustomStringConvertible, T: TextOutputStreamable
      mutating func appendInterpolation<T>(_ value: T) where T: TextOutputStreamable
      mutating func appendInterpolation<T>(_ value: T) where T: CustomStringConvertible
      mutating func appendInterpolation<T>(_ value: T)
      mutating func appendInterpolation(_ value: any Any.Type)
      mutating func appendInterpolation<T>(_ value: T?, default: @autoclosure () -> some StringProtocol) where T: CustomStringConvertible, T: TextOutputStreamable
      mutating func appendInterpolation<T>(_ value: T?, default: @autoclosure () -> some StringProtocol) where T: TextOutputStreamable
      mutating func appendInterpolation<T>(_ value: T?, default: @autoclosure () -> some StringProtocol) where T: CustomStringConvertible
      mutating func appendInterpolation<T>(_ value: T?, default: @autoclosure () -> some StringProtocol)
      var description: String { get }
    }
    """#
  )
}
