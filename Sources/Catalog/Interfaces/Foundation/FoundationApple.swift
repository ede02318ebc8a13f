extension InterfaceFamily {
  /// The declarations that Foundation has only on Apple's platforms.
  static let foundationApple = InterfaceFamily(
    "Apple",
    """
    struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringLiteral {
      init(stringLiteral value: String)
      init(_ key: StaticString, defaultValue: String, table: String? = nil)
      let key: String
      var locale: Locale
    }
    extension String {
      init(localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil)
      init(localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil)
      @_disfavoredOverload init(localized resource: LocalizedStringResource)
      struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        init(_ value: String)
        init(stringLiteral value: String)
      }
    }
    class RelativeDateTimeFormatter: Formatter {
      enum UnitsStyle: Int, Hashable {
        case full
        case spellOut
        case short
        case abbreviated
      }
      enum DateTimeStyle: Int, Hashable {
        case numeric
        case named
      }
      var unitsStyle: RelativeDateTimeFormatter.UnitsStyle { get set }
      var dateTimeStyle: RelativeDateTimeFormatter.DateTimeStyle { get set }
      var formattingContext: Formatter.Context { get set }
      func localizedString(for date: Date, relativeTo referenceDate: Date) -> String
      func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String
    }
    class DateComponentsFormatter: Formatter {
      enum UnitsStyle: Int, Hashable {
        case positional
        case abbreviated
        case short
        case full
        case spellOut
        case brief
      }
      var unitsStyle: DateComponentsFormatter.UnitsStyle { get set }
      struct ZeroFormattingBehavior: OptionSet, Sendable {
        init(rawValue: UInt)
        let rawValue: UInt
        static let `default`: DateComponentsFormatter.ZeroFormattingBehavior
        static let dropLeading: DateComponentsFormatter.ZeroFormattingBehavior
        static let dropMiddle: DateComponentsFormatter.ZeroFormattingBehavior
        static let dropTrailing: DateComponentsFormatter.ZeroFormattingBehavior
        static let dropAll: DateComponentsFormatter.ZeroFormattingBehavior
        static let pad: DateComponentsFormatter.ZeroFormattingBehavior
      }
      var allowedUnits: NSCalendar.Unit { get set }
      var zeroFormattingBehavior: DateComponentsFormatter.ZeroFormattingBehavior { get set }
      var maximumUnitCount: Int { get set }
      var collapsesLargestUnit: Bool { get set }
      var allowsFractionalUnits: Bool { get set }
      var includesApproximationPhrase: Bool { get set }
      var includesTimeRemainingPhrase: Bool { get set }
      var calendar: Calendar? { get set }
      func string(from ti: TimeInterval) -> String?
      func string(from components: DateComponents) -> String?
      func string(from startDate: Date, to endDate: Date) -> String?
    }
    class ListFormatter: Formatter {
      class func localizedString(byJoining strings: [String]) -> String
      func string(from items: [Any]) -> String?
    }
    extension URL {
      static func currentDirectory() -> URL
      static var applicationDirectory: URL { get }
      static var applicationSupportDirectory: URL { get }
      static var cachesDirectory: URL { get }
      static var desktopDirectory: URL { get }
      static var documentsDirectory: URL { get }
      static var downloadsDirectory: URL { get }
      static var libraryDirectory: URL { get }
      static var moviesDirectory: URL { get }
      static var musicDirectory: URL { get }
      static var picturesDirectory: URL { get }
      static var userDirectory: URL { get }
    }
    protocol _KeyValueCodingAndObserving {}
    extension NSObject: _KeyValueCodingAndObserving {}
    extension _KeyValueCodingAndObserving {
      func observe<Value>(_ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [], changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void) -> NSKeyValueObservation
    }
    class NSKeyValueObservation: NSObject {
      func invalidate()
    }
    struct NSKeyValueObservedChange<Value> {
      let newValue: Value?
      let oldValue: Value?
      let indexes: IndexSet?
      let isPrior: Bool
    }
    struct NSKeyValueObservingOptions: OptionSet, Sendable {
      init(rawValue: UInt)
      let rawValue: UInt
      static var new: NSKeyValueObservingOptions { get }
      static var old: NSKeyValueObservingOptions { get }
      static var initial: NSKeyValueObservingOptions { get }
      static var prior: NSKeyValueObservingOptions { get }
    }
    extension UserDefaults {
      func setValue(_ value: Any?, forKey key: String)
    }
    extension URL {
      func startAccessingSecurityScopedResource() -> Bool
      func stopAccessingSecurityScopedResource()
      struct BookmarkCreationOptions: OptionSet, Sendable {
        init(rawValue: UInt)
        let rawValue: UInt
        static let minimalBookmark: URL.BookmarkCreationOptions
        static let suitableForBookmarkFile: URL.BookmarkCreationOptions
        @available(iOS, unavailable)
        static let withSecurityScope: URL.BookmarkCreationOptions
        @available(iOS, unavailable)
        static let securityScopeAllowOnlyReadAccess: URL.BookmarkCreationOptions
        static let withoutImplicitSecurityScope: URL.BookmarkCreationOptions
      }
      struct BookmarkResolutionOptions: OptionSet, Sendable {
        init(rawValue: UInt)
        let rawValue: UInt
        static let withoutUI: URL.BookmarkResolutionOptions
        static let withoutMounting: URL.BookmarkResolutionOptions
        @available(iOS, unavailable)
        static let withSecurityScope: URL.BookmarkResolutionOptions
        static let withoutImplicitStartAccessing: URL.BookmarkResolutionOptions
      }
      func bookmarkData(options: URL.BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil) throws -> Data
      init(resolvingBookmarkData data: Data, options: URL.BookmarkResolutionOptions = [], relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool) throws
    }
    extension URLResourceKey {
      static let volumeAvailableCapacityForImportantUsageKey: URLResourceKey
      static let volumeAvailableCapacityForOpportunisticUsageKey: URLResourceKey
    }
    extension URLResourceValues {
      var volumeAvailableCapacityForImportantUsage: Int64? { get }
      var volumeAvailableCapacityForOpportunisticUsage: Int64? { get }
    }
    @available(iOS 15, macOS 12, *)
    extension NSAttributedString {
      convenience init(_ attrStr: AttributedString)
    }
    @available(iOS 15, macOS 12, *)
    extension AttributedString {
      init(_ nsStr: NSAttributedString)
    }
    extension AttributedString {
      struct LineHeight: Hashable, Sendable {}
    }
    """
  )
}
