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
    typealias unichar = UInt16
    class NSString: NSObject, Comparable, Equatable, NSObjectProtocol, Hashable, CustomStringConvertible, ExpressibleByStringLiteral, ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByUnicodeScalarLiteral {
      class func path(withComponents components: [String]) -> String
      var pathComponents: [String] { get }
      var isAbsolutePath: Bool { get }
      var lastPathComponent: String { get }
      var deletingLastPathComponent: String { get }
      func appendingPathComponent(_ str: String) -> String
      var pathExtension: String { get }
      var deletingPathExtension: String { get }
      func appendingPathExtension(_ str: String) -> String?
      var abbreviatingWithTildeInPath: String { get }
      var expandingTildeInPath: String { get }
      var standardizingPath: String { get }
      var resolvingSymlinksInPath: String { get }
      var length: Int { get }
      func character(at index: Int) -> unichar
      func hasPrefix(_ str: String) -> Bool
      func hasSuffix(_ str: String) -> Bool
      func contains(_ str: String) -> Bool
      func localizedCaseInsensitiveContains(_ str: String) -> Bool
      func localizedStandardContains(_ str: String) -> Bool
      func appending(_ aString: String) -> String
      func components(separatedBy separator: String) -> [String]
      func components(separatedBy separator: CharacterSet) -> [String]
      func trimmingCharacters(in set: CharacterSet) -> String
      func replacingOccurrences(of target: String, with replacement: String) -> String
      func replacingOccurrences(of target: String, with replacement: String, options: NSString.CompareOptions = [], range searchRange: NSRange) -> String
      func replacingCharacters(in range: NSRange, with replacement: String) -> String
      func padding(toLength newLength: Int, withPad padString: String, startingAt padIndex: Int) -> String
      func rangeOfCharacter(from searchSet: CharacterSet) -> NSRange
      func rangeOfComposedCharacterSequence(at index: Int) -> NSRange
      func lineRange(for range: NSRange) -> NSRange
      func paragraphRange(for range: NSRange) -> NSRange
      func compare(_ string: String) -> ComparisonResult
      func caseInsensitiveCompare(_ string: String) -> ComparisonResult
      func localizedCompare(_ string: String) -> ComparisonResult
      func localizedStandardCompare(_ string: String) -> ComparisonResult
      func isEqual(to aString: String) -> Bool
      var capitalized: String { get }
      var lowercased: String { get }
      var uppercased: String { get }
      var doubleValue: Double { get }
      var floatValue: Float { get }
      var intValue: Int32 { get }
      var integerValue: Int { get }
      var longLongValue: Int64 { get }
      var boolValue: Bool { get }
      func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String?
      var removingPercentEncoding: String? { get }
      typealias CompareOptions = String.CompareOptions
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
      var int8Value: Int8 { get }
      var uint8Value: UInt8 { get }
      var int16Value: Int16 { get }
      var uint16Value: UInt16 { get }
      var int32Value: Int32 { get }
      var uint32Value: UInt32 { get }
      var int64Value: Int64 { get }
      var uint64Value: UInt64 { get }
      var floatValue: Float { get }
      var doubleValue: Double { get }
      var decimalValue: Decimal { get }
      var boolValue: Bool { get }
      var intValue: Int { get }
      var uintValue: UInt { get }
      var stringValue: String { get }
      func compare(_ otherNumber: NSNumber) -> ComparisonResult
      func isEqual(to number: NSNumber) -> Bool
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
