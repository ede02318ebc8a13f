extension InterfaceFamily {
  /// Ranges, attributed texts, notifications, and the choices that formatters, encoders and addresses nest.
  static let foundationOptions = InterfaceFamily(
    "Options",
    standing: .inToolchain,
    #"""
    struct _NSRange: Hashable, Sendable, CustomStringConvertible {
      init()
      init(location: Int, length: Int)
      init?(_ string: String)
      init<R: RangeExpression>(_ region: R) where R.Bound: FixedWidthInteger
      init<R: RangeExpression, S: StringProtocol>(_ region: R, in target: S) where R.Bound == S.Index
      var location: Int
      var length: Int
      var lowerBound: Int { get }
      var upperBound: Int { get }
      func contains(_ index: Int) -> Bool
      func union(_ other: _NSRange) -> _NSRange
      func intersection(_ other: _NSRange) -> _NSRange?
      var description: String { get }
    }
    typealias NSRange = _NSRange
    func NSMakeRange(_ loc: Int, _ len: Int) -> NSRange
    class NSAttributedString: NSObject {
      struct Key: RawRepresentable, Equatable, Hashable, Sendable {
        init(_ rawValue: String)
        init(rawValue: String)
        let rawValue: String
      }
      init(string: String)
      init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil)
      init(attributedString: NSAttributedString)
      var string: String { get }
      var length: Int { get }
      func attributes(at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?) -> [NSAttributedString.Key: Any]
      func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?) -> Any?
      func attributedSubstring(from range: NSRange) -> NSAttributedString
      func isEqual(to other: NSAttributedString) -> Bool
      func enumerateAttributes(in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [], using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
      func enumerateAttribute(_ attrName: NSAttributedString.Key, in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [], using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
      struct EnumerationOptions: OptionSet, Sendable {
        init(rawValue: UInt)
        let rawValue: UInt
        static let reverse: NSAttributedString.EnumerationOptions
        static let longestEffectiveRangeNotRequired: NSAttributedString.EnumerationOptions
      }
    }
    class NSMutableAttributedString: NSAttributedString {
      func replaceCharacters(in range: NSRange, with str: String)
      func replaceCharacters(in range: NSRange, with attrString: NSAttributedString)
      func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange)
      func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange)
      func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange)
      func removeAttribute(_ name: NSAttributedString.Key, range: NSRange)
      func insert(_ attrString: NSAttributedString, at loc: Int)
      func append(_ attrString: NSAttributedString)
      func deleteCharacters(in range: NSRange)
      func setAttributedString(_ attrString: NSAttributedString)
      func beginEditing()
      func endEditing()
    }
    class NSNotification: NSObject {
      struct Name: RawRepresentable, Equatable, Hashable, Sendable {
        init(_ rawValue: String)
        init(rawValue: String)
        let rawValue: String
      }
      init(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil)
      var name: NSNotification.Name { get }
      var object: Any? { get }
      var userInfo: [AnyHashable: Any]? { get }
    }
    extension NSNotification.Name {
      static let NSCalendarDayChanged: NSNotification.Name
      static let NSSystemClockDidChange: NSNotification.Name
      static let NSSystemTimeZoneDidChange: NSNotification.Name
    }
    extension JSONEncoder {
      struct OutputFormatting: OptionSet, Sendable {
        init(rawValue: UInt)
        let rawValue: UInt
        static let prettyPrinted: JSONEncoder.OutputFormatting
        static let sortedKeys: JSONEncoder.OutputFormatting
        static let withoutEscapingSlashes: JSONEncoder.OutputFormatting
      }
      enum DateEncodingStrategy: Sendable {
        case deferredToDate
        case secondsSince1970
        case millisecondsSince1970
        case iso8601
        case formatted(DateFormatter)
        case custom(@Sendable (Date, any Encoder) throws -> Void)
      }
      enum DataEncodingStrategy: Sendable {
        case deferredToData
        case base64
        case custom(@Sendable (Data, any Encoder) throws -> Void)
      }
      enum KeyEncodingStrategy: Sendable {
        case useDefaultKeys
        case convertToSnakeCase
        case custom(@Sendable (_ codingPath: [any CodingKey]) -> any CodingKey)
      }
    }
    extension JSONDecoder {
      enum DateDecodingStrategy: Sendable {
        case deferredToDate
        case secondsSince1970
        case millisecondsSince1970
        case iso8601
        case formatted(DateFormatter)
        case custom(@Sendable (_ decoder: any Decoder) throws -> Date)
      }
      enum DataDecodingStrategy: Sendable {
        case deferredToData
        case base64
        case custom(@Sendable (_ decoder: any Decoder) throws -> Data)
      }
      enum KeyDecodingStrategy: Sendable {
        case useDefaultKeys
        case convertFromSnakeCase
        case custom(@Sendable (_ codingPath: [any CodingKey]) -> any CodingKey)
      }
    }
    class JSONSerialization: NSObject {
      struct ReadingOptions: OptionSet, Sendable {
        init(rawValue: UInt)
        let rawValue: UInt
        static let mutableContainers: JSONSerialization.ReadingOptions
        static let mutableLeaves: JSONSerialization.ReadingOptions
        static let fragmentsAllowed: JSONSerialization.ReadingOptions
      }
      struct WritingOptions: OptionSet, Sendable {
        init(rawValue: UInt)
        let rawValue: UInt
        static let prettyPrinted: JSONSerialization.WritingOptions
        static let sortedKeys: JSONSerialization.WritingOptions
        static let fragmentsAllowed: JSONSerialization.WritingOptions
        static let withoutEscapingSlashes: JSONSerialization.WritingOptions
      }
      class func isValidJSONObject(_ obj: Any) -> Bool
      class func data(withJSONObject value: Any, options opt: JSONSerialization.WritingOptions = []) throws -> Data
      class func jsonObject(with data: Data, options opt: JSONSerialization.ReadingOptions = []) throws -> Any
    }
    extension URL {
      enum DirectoryHint: Hashable, Sendable {
        case isDirectory
        case notDirectory
        case checkFileSystem
        case inferFromPath
      }
      var user: String? { get }
      var password: String? { get }
      var standardizedFileURL: URL { get }
      func resolvingSymlinksInPath() -> URL
      mutating func deleteLastPathComponent()
      mutating func deletePathExtension()
      mutating func appendPathExtension(_ pathExtension: String)
    }
    extension Formatter {
      enum Context: Int, Hashable, Sendable {
        case unknown
        case dynamic
        case standalone
        case listItem
        case beginningOfSentence
        case middleOfSentence
      }
    }
    extension ByteCountFormatter {
      struct Units: OptionSet, Sendable {
        init(rawValue: UInt)
        let rawValue: UInt
        static let useBytes: ByteCountFormatter.Units
        static let useKB: ByteCountFormatter.Units
        static let useMB: ByteCountFormatter.Units
        static let useGB: ByteCountFormatter.Units
        static let useTB: ByteCountFormatter.Units
        static let usePB: ByteCountFormatter.Units
        static let useAll: ByteCountFormatter.Units
      }
      enum CountStyle: Int, Hashable, Sendable {
        case file
        case memory
        case decimal
        case binary
      }
    }
    class NSCalendar: NSObject {
      struct Unit: OptionSet, Sendable {
        init(rawValue: UInt)
        let rawValue: UInt
        static let era: NSCalendar.Unit
        static let year: NSCalendar.Unit
        static let month: NSCalendar.Unit
        static let day: NSCalendar.Unit
        static let hour: NSCalendar.Unit
        static let minute: NSCalendar.Unit
        static let second: NSCalendar.Unit
        static let weekday: NSCalendar.Unit
        static let weekOfMonth: NSCalendar.Unit
        static let weekOfYear: NSCalendar.Unit
        static let nanosecond: NSCalendar.Unit
      }
    }
    struct Predicate<Input>: Sendable {
      func evaluate(_ input: Input) throws -> Bool
    }
    struct SortDescriptor<Compared>: SortComparator, Hashable, Sendable {
      init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward)
      init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward)
      var order: SortOrder
      func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
    }
    extension DispatchTime {
      static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime
      static func + (time: DispatchTime, seconds: Double) -> DispatchTime
      static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime
      static func - (time: DispatchTime, seconds: Double) -> DispatchTime
    }
    class Process: NSObject, @unchecked Sendable {
      override init()
      class func run(_ url: URL, arguments: [String], terminationHandler: (@Sendable (Process) -> Void)? = nil) throws -> Process
      var executableURL: URL? { get set }
      var currentDirectoryURL: URL? { get set }
      var arguments: [String]? { get set }
      var environment: [String: String]? { get set }
      var standardInput: Any? { get set }
      var standardOutput: Any? { get set }
      var standardError: Any? { get set }
      var terminationHandler: (@Sendable (Process) -> Void)? { get set }
      var isRunning: Bool { get }
      var processIdentifier: Int32 { get }
      var terminationStatus: Int32 { get }
      func run() throws
      func interrupt()
      func terminate()
      func waitUntilExit()
    }
    class FileHandle: NSObject, @unchecked Sendable {
      var availableData: Data { get }
      func readDataToEndOfFile() -> Data
      func readToEnd() throws -> Data?
      func write(_ data: Data)
      func close() throws
    }
    class Pipe: NSObject, @unchecked Sendable {
      override init()
      var fileHandleForReading: FileHandle { get }
      var fileHandleForWriting: FileHandle { get }
    }
    """#
  )
}
