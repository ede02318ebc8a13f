extension InterfaceFamily {
  /// How durations and texts are read and written.
  static let foundationDurations = InterfaceFamily(
    "Durations",
    standing: .inToolchain,
    #"""
    extension Duration {
      struct UnitsFormatStyle: FormatStyle, Sendable {
        struct UnitWidth: Codable, Hashable, Sendable {
          static var wide: Duration.UnitsFormatStyle.UnitWidth { get }
          static var abbreviated: Duration.UnitsFormatStyle.UnitWidth { get }
          static var condensedAbbreviated: Duration.UnitsFormatStyle.UnitWidth { get }
          static var narrow: Duration.UnitsFormatStyle.UnitWidth { get }
        }
        struct Unit: Codable, Hashable, Sendable {
          static var weeks: Duration.UnitsFormatStyle.Unit { get }
          static var days: Duration.UnitsFormatStyle.Unit { get }
          static var hours: Duration.UnitsFormatStyle.Unit { get }
          static var minutes: Duration.UnitsFormatStyle.Unit { get }
          static var seconds: Duration.UnitsFormatStyle.Unit { get }
          static var milliseconds: Duration.UnitsFormatStyle.Unit { get }
          static var microseconds: Duration.UnitsFormatStyle.Unit { get }
          static var nanoseconds: Duration.UnitsFormatStyle.Unit { get }
        }
        struct ZeroValueUnitsDisplayStrategy: Codable, Hashable, Sendable {
          static var hide: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy { get }
          static func show(length: Int) -> Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy
        }
        struct FractionalPartDisplayStrategy: Codable, Hashable, Sendable {
          var minimumLength: Int
          var maximumLength: Int
          var roundingRule: FloatingPointRoundingRule
          var roundingIncrement: Double?
          init<Range>(lengthLimits: Range, roundingRule: FloatingPointRoundingRule = .toNearestOrEven, roundingIncrement: Double? = nil) where Range: RangeExpression, Range.Bound == Int
          static func show(length: Int, rounded rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> Duration.UnitsFormatStyle.FractionalPartDisplayStrategy
          static var hide: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy { get }
          static func hide(rounded: FloatingPointRoundingRule = .toNearestOrEven) -> Duration.UnitsFormatStyle.FractionalPartDisplayStrategy
        }
        var locale: Locale
        var allowedUnits: Set<Duration.UnitsFormatStyle.Unit>
        var unitWidth: Duration.UnitsFormatStyle.UnitWidth
        var maximumUnitCount: Int?
        var zeroValueUnitsDisplay: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy
        var fractionalPartDisplay: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy
        var valueLengthLimits: Range<Int>?
        init(allowedUnits: Set<Duration.UnitsFormatStyle.Unit>, width: Duration.UnitsFormatStyle.UnitWidth, maximumUnitCount: Int? = nil, zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = .hide, valueLength: Int? = nil, fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = .hide)
        init<ValueRange>(allowedUnits: Set<Duration.UnitsFormatStyle.Unit>, width: Duration.UnitsFormatStyle.UnitWidth, maximumUnitCount: Int? = nil, zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = .hide, valueLengthLimits: ValueRange, fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = .hide) where ValueRange: RangeExpression, ValueRange.Bound == Int
        func format(_ duration: Duration) -> String
        func locale(_ locale: Locale) -> Duration.UnitsFormatStyle
        var attributed: Duration.UnitsFormatStyle.Attributed { get }
        @dynamicMemberLookup struct Attributed: FormatStyle, Sendable {
          func format(_ duration: Duration) -> AttributedString
          func locale(_ locale: Locale) -> Duration.UnitsFormatStyle.Attributed
          subscript<T>(dynamicMember key: KeyPath<Duration.UnitsFormatStyle, T>) -> T { get }
          subscript<T>(dynamicMember key: WritableKeyPath<Duration.UnitsFormatStyle, T>) -> T { get set }
        }
      }
      struct TimeFormatStyle: FormatStyle, Sendable {
        struct Pattern: Codable, Hashable, Sendable {
          static var hourMinute: Duration.TimeFormatStyle.Pattern { get }
          static func hourMinute(padHourToLength: Int, roundSeconds: FloatingPointRoundingRule = .toNearestOrEven) -> Duration.TimeFormatStyle.Pattern
          static var hourMinuteSecond: Duration.TimeFormatStyle.Pattern { get }
          static func hourMinuteSecond(padHourToLength: Int, fractionalSecondsLength: Int = 0, roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven) -> Duration.TimeFormatStyle.Pattern
          static var minuteSecond: Duration.TimeFormatStyle.Pattern { get }
          static func minuteSecond(padMinuteToLength: Int, fractionalSecondsLength: Int = 0, roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven) -> Duration.TimeFormatStyle.Pattern
        }
        var locale: Locale { get set }
        var pattern: Duration.TimeFormatStyle.Pattern { get set }
        var attributed: Duration.TimeFormatStyle.Attributed { get }
        init(pattern: Duration.TimeFormatStyle.Pattern, locale: Locale = .autoupdatingCurrent)
        func format(_ value: Duration) -> String
        func locale(_ locale: Locale) -> Duration.TimeFormatStyle
        @dynamicMemberLookup struct Attributed: FormatStyle, Sendable {
          func locale(_ locale: Locale) -> Duration.TimeFormatStyle.Attributed
          func format(_ value: Duration) -> AttributedString
          func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> Duration.TimeFormatStyle.Attributed
          subscript<T>(dynamicMember key: KeyPath<Duration.TimeFormatStyle, T>) -> T { get }
          subscript<T>(dynamicMember key: WritableKeyPath<Duration.TimeFormatStyle, T>) -> T { get set }
        }
        func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> Duration.TimeFormatStyle
        var grouping: NumberFormatStyleConfiguration.Grouping { get set }
      }
    }
    extension FormatStyle where Self == Duration.UnitsFormatStyle {
      static func units(allowed units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds], width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil, zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = .hide, valueLength: Int? = nil, fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = .hide) -> Self
      static func units<ValueRange>(allowed units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds], width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil, zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = .hide, valueLengthLimits: ValueRange, fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = .hide) -> Self where ValueRange: RangeExpression, ValueRange.Bound == Int
    }
    class Scanner: NSObject {
      @discardableResult func scanInt(_ result: UnsafeMutablePointer<Int>?) -> Bool
      @discardableResult func scanInt64(_ result: UnsafeMutablePointer<Int64>?) -> Bool
      @discardableResult func scanDouble(_ result: UnsafeMutablePointer<Double>?) -> Bool
      @discardableResult func scanHexInt32(_ result: UnsafeMutablePointer<UInt32>?) -> Bool
      @discardableResult func scanHexInt64(_ result: UnsafeMutablePointer<UInt64>?) -> Bool
      func scanDecimal() -> Decimal?
      var string: String { get }
      var scanLocation: Int { get set }
      var charactersToBeSkipped: CharacterSet? { get set }
      var caseSensitive: Bool
      var locale: Any?
      init(string: String)
      var isAtEnd: Bool { get }
      enum NumberRepresentation {
        case decimal
        case hexadecimal
      }
      var currentIndex: String.Index { get set }
      func scanInt(representation: Scanner.NumberRepresentation = .decimal) -> Int?
      func scanInt32(representation: Scanner.NumberRepresentation = .decimal) -> Int32?
      func scanInt64(representation: Scanner.NumberRepresentation = .decimal) -> Int64?
      func scanUInt64(representation: Scanner.NumberRepresentation = .decimal) -> UInt64?
      func scanFloat(representation: Scanner.NumberRepresentation = .decimal) -> Float?
      func scanDouble(representation: Scanner.NumberRepresentation = .decimal) -> Double?
      func scanString(_ searchString: String) -> String?
      func scanCharacters(from set: CharacterSet) -> String?
      func scanUpToString(_ substring: String) -> String?
      func scanUpToCharacters(from set: CharacterSet) -> String?
      func scanCharacter() -> Character?
    }
    """#
  )
}
