extension InterfaceFamily {
  /// Root objects.
  static let foundationObjects = InterfaceFamily(
    "Objects",
    standing: .inToolchain,
    #"""
    class NSObject: NSObjectProtocol, Equatable, Hashable, CustomStringConvertible {
      init()
      func copy() -> Any
      func isEqual(_ object: Any?) -> Bool
      var description: String { get }
    }
    protocol NSObjectProtocol {
      func isEqual(_ object: Any?) -> Bool
      var description: String { get }
    }
    extension NSObject: CVarArg {}
    class NSString: NSObject, Comparable, Equatable, NSObjectProtocol, Hashable, CustomStringConvertible, ExpressibleByStringLiteral, ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByUnicodeScalarLiteral {
      var lastPathComponent: String { get }
      func appendingPathComponent(_ str: String) -> String
      var length: Int { get }
      override convenience init()
      required convenience init?(coder aDecoder: NSCoder)
      required convenience init(string aString: String)
      required convenience init(unicodeScalarLiteral value: StaticString)
      required convenience init(extendedGraphemeClusterLiteral value: StaticString)
      required init(stringLiteral value: StaticString)
      func substring(from: Int) -> String
      func substring(to: Int) -> String
      func substring(with range: NSRange) -> String
      func range(of searchString: String) -> NSRange
      func range(of searchString: String, options mask: NSString.CompareOptions = []) -> NSRange
      func range(of searchString: String, options mask: NSString.CompareOptions = [], range searchRange: NSRange) -> NSRange
      func range(of searchString: String, options mask: NSString.CompareOptions = [], range searchRange: NSRange, locale: Locale?) -> NSRange
      convenience init(format: String, arguments argList: CVaListPointer)
      convenience init(format: String, locale: AnyObject?, arguments argList: CVaListPointer)
      convenience init?(data: Data, encoding: UInt)
      convenience init(contentsOf url: URL, encoding enc: UInt) throws
      convenience init(contentsOfFile path: String, encoding enc: UInt) throws
    }
    class NSNumber: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, Sendable, NSObjectProtocol, Equatable, Hashable, CustomStringConvertible, Comparable {
      convenience init(value: Int8)
      convenience init(value: UInt8)
      convenience init(value: Int16)
      convenience init(value: UInt16)
      convenience init(value: Int32)
      convenience init(value: UInt32)
      convenience init(value: Int)
      convenience init(value: UInt)
      convenience init(value: Int64)
      convenience init(value: UInt64)
      convenience init(value: Float)
      convenience init(value: Double)
      convenience init(value: Bool)
      required convenience init?(coder aDecoder: NSCoder)
      var floatValue: Float { get }
      var doubleValue: Double { get }
      var boolValue: Bool { get }
      var intValue: Int { get }
      var stringValue: String { get }
      required convenience init(integerLiteral value: Int)
      required convenience init(floatLiteral value: Double)
      required convenience init(booleanLiteral value: Bool)
    }
    class NSError: NSObject, Sendable, NSObjectProtocol, Equatable, Hashable, CustomStringConvertible, Error {
      init(domain: String, code: Int, userInfo dict: [String: Any]? = nil)
      required init?(coder aDecoder: NSCoder)
      var domain: String { get }
      var code: Int { get }
      var userInfo: [String: Any] { get }
      var localizedDescription: String { get }
    }
    class NSPredicate: NSObject, NSObjectProtocol, Equatable, Hashable, CustomStringConvertible {
      init(value: Bool)
      init(block: @escaping (Any?, [String: Any]?) -> Bool)
      func evaluate(with object: Any?) -> Bool
      func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool
    }
    """#
  )
}
