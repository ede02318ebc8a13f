extension InterfaceFamily {
  /// Dates, calendars and time zones.
  static let foundationDates = InterfaceFamily(
    "Dates",
    standing: .inToolchain,
    #"""
    typealias TimeInterval = Double
    struct Date: Comparable, Hashable, Equatable, Sendable, CustomStringConvertible, Decodable, Encodable, Strideable {
      static var timeIntervalBetween1970AndReferenceDate: TimeInterval { get }
      static var timeIntervalSinceReferenceDate: TimeInterval { get }
      init()
      init(timeIntervalSinceNow: TimeInterval)
      init(timeIntervalSince1970: TimeInterval)
      init(timeInterval: TimeInterval, since date: Date)
      init(timeIntervalSinceReferenceDate ti: TimeInterval)
      var timeIntervalSinceReferenceDate: TimeInterval { get }
      func timeIntervalSince(_ date: Date) -> TimeInterval
      var timeIntervalSinceNow: TimeInterval { get }
      var timeIntervalSince1970: TimeInterval { get }
      func addingTimeInterval(_ timeInterval: TimeInterval) -> Date
      mutating func addTimeInterval(_ timeInterval: TimeInterval)
      static var distantFuture: Date { get }
      static var distantPast: Date { get }
      static var now: Date { get }
      func compare(_ other: Date) -> ComparisonResult
      static func == (lhs: Date, rhs: Date) -> Bool
      static func < (lhs: Date, rhs: Date) -> Bool
      static func > (lhs: Date, rhs: Date) -> Bool
      static func + (lhs: Date, rhs: TimeInterval) -> Date
      static func - (lhs: Date, rhs: TimeInterval) -> Date
      static func += (lhs: inout Date, rhs: TimeInterval)
      static func -= (lhs: inout Date, rhs: TimeInterval)
      var description: String { get }
      init(from decoder: any Decoder) throws
      typealias Stride = TimeInterval
      func distance(to other: Date) -> TimeInterval
      func advanced(by n: TimeInterval) -> Date
      func formatted<F>(_ format: F) -> F.FormatOutput where F: Foundation.FormatStyle, F.FormatInput == Date
      init<T>(_ value: T.ParseInput, strategy: T) throws where T: ParseStrategy, T.ParseOutput == Date
      init<T, Value>(_ value: Value, strategy: T) throws where T: ParseStrategy, Value: StringProtocol, T.ParseInput == String, T.ParseOutput == Date
      func description(with locale: Locale?) -> String
      func ISO8601Format(_ style: Date.ISO8601FormatStyle = .init()) -> String
      func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String
      func formatted() -> String
    }
    struct DateInterval: Comparable, Hashable, Decodable, Encodable, Sendable, Equatable, CustomStringConvertible {
      var start: Date { get set }
      var end: Date { get set }
      var duration: TimeInterval { get set }
      init()
      init(start: Date, end: Date)
      init(start: Date, duration: TimeInterval)
      func compare(_ dateInterval: DateInterval) -> ComparisonResult
      func intersects(_ dateInterval: DateInterval) -> Bool
      func intersection(with dateInterval: DateInterval) -> DateInterval?
      func contains(_ date: Date) -> Bool
      static func == (lhs: DateInterval, rhs: DateInterval) -> Bool
      static func < (lhs: DateInterval, rhs: DateInterval) -> Bool
      init(from decoder: any Decoder) throws
      var description: String { get }
    }
    struct DateComponents: Equatable, Hashable, CustomStringConvertible, Sendable, Decodable, Encodable {
      typealias ReferenceType = NSDateComponents
      init(calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil, weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil)
      func formatted<F>(_ format: F) -> F.FormatOutput where F: FormatStyle, F.FormatInput == DateComponents
      init<T>(_ value: T.ParseInput, strategy: T) throws where T: ParseStrategy, T.ParseOutput == DateComponents
      init<T, Value>(_ value: Value, strategy: T) throws where T: ParseStrategy, Value: StringProtocol, T.ParseInput == String, T.ParseOutput == DateComponents
      var calendar: Calendar? { get set }
      var timeZone: TimeZone? { get set }
      var era: Int? { get set }
      var year: Int? { get set }
      var month: Int? { get set }
      var day: Int? { get set }
      var hour: Int? { get set }
      var minute: Int? { get set }
      var second: Int? { get set }
      var nanosecond: Int? { get set }
      var weekday: Int? { get set }
      var weekdayOrdinal: Int? { get set }
      var quarter: Int? { get set }
      var weekOfMonth: Int? { get set }
      var weekOfYear: Int? { get set }
      var dayOfYear: Int? { get set }
      var yearForWeekOfYear: Int? { get set }
      var isLeapMonth: Bool? { get set }
      var isRepeatedDay: Bool? { get set }
      var date: Date? { get }
      mutating func setValue(_ value: Int?, for component: Calendar.Component)
      func value(for component: Calendar.Component) -> Int?
      var isValidDate: Bool { get }
      func isValidDate(in calendar: Calendar) -> Bool
      static func == (lhs: DateComponents, rhs: DateComponents) -> Bool
      var description: String { get }
      init(from decoder: any Decoder) throws
    }
    struct Calendar: Equatable, Hashable, CustomStringConvertible, Sendable, Decodable, Encodable {
      typealias ReferenceType = NSCalendar
      static var current: Calendar { get }
      static var autoupdatingCurrent: Calendar { get }
      init(identifier: Calendar.Identifier)
      var identifier: Calendar.Identifier { get }
      var locale: Locale? { get set }
      var timeZone: TimeZone { get set }
      var firstWeekday: Int { get set }
      var minimumDaysInFirstWeek: Int { get set }
      func minimumRange(of component: Calendar.Component) -> Range<Int>?
      func maximumRange(of component: Calendar.Component) -> Range<Int>?
      func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>?
      func dateInterval(of component: Calendar.Component, start: inout Date, interval: inout TimeInterval, for date: Date) -> Bool
      func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval?
      func ordinality(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Int?
      func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date?
      func date(byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool = false) -> Date?
      func dates(byAdding component: Calendar.Component, value: Int = 1, startingAt start: Date, in range: Range<Date>? = nil, wrappingComponents: Bool = false) -> some Sendable & Sequence<Date>
      func dates(byAdding components: DateComponents, startingAt start: Date, in range: Range<Date>? = nil, wrappingComponents: Bool = false) -> some Sendable & Sequence<Date>
      func date(from components: DateComponents) -> Date?
      func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents
      func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents
      func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents
      func dateComponents(_ components: Set<Calendar.Component>, from start: DateComponents, to end: DateComponents) -> DateComponents
      func component(_ component: Calendar.Component, from date: Date) -> Int
      func startOfDay(for date: Date) -> Date
      func compare(_ date1: Date, to date2: Date, toGranularity component: Calendar.Component) -> ComparisonResult
      func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Calendar.Component) -> Bool
      func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool
      func isDateInToday(_ date: Date) -> Bool
      func isDateInYesterday(_ date: Date) -> Bool
      func isDateInTomorrow(_ date: Date) -> Bool
      func isDateInWeekend(_ date: Date) -> Bool
      func dateIntervalOfWeekend(containing date: Date, start: inout Date, interval: inout TimeInterval) -> Bool
      func dateIntervalOfWeekend(containing date: Date) -> DateInterval?
      func nextWeekend(startingAfter date: Date, start: inout Date, interval: inout TimeInterval, direction: Calendar.SearchDirection = .forward) -> Bool
      func nextWeekend(startingAfter date: Date, direction: Calendar.SearchDirection = .forward) -> DateInterval?
      func enumerateDates(startingAfter start: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward, using block: (Date?, Bool, inout Bool) -> Void)
      func dates(byMatching components: DateComponents, startingAt start: Date, in range: Range<Date>? = nil, matchingPolicy: Calendar.MatchingPolicy = .nextTime, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward) -> some Sendable & Sequence<Date>
      func nextDate(after date: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward) -> Date?
      func date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date?
      func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date, matchingPolicy: Calendar.MatchingPolicy = .nextTime, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward) -> Date?
      func date(_ date: Date, matchesComponents components: DateComponents) -> Bool
      static func == (lhs: Calendar, rhs: Calendar) -> Bool
      var description: String { get }
      init(from decoder: any Decoder) throws
      var eraSymbols: [String] { get }
      var longEraSymbols: [String] { get }
      var monthSymbols: [String] { get }
      var shortMonthSymbols: [String] { get }
      var veryShortMonthSymbols: [String] { get }
      var standaloneMonthSymbols: [String] { get }
      var shortStandaloneMonthSymbols: [String] { get }
      var veryShortStandaloneMonthSymbols: [String] { get }
      var weekdaySymbols: [String] { get }
      var shortWeekdaySymbols: [String] { get }
      var veryShortWeekdaySymbols: [String] { get }
      var standaloneWeekdaySymbols: [String] { get }
      var shortStandaloneWeekdaySymbols: [String] { get }
      var veryShortStandaloneWeekdaySymbols: [String] { get }
      var quarterSymbols: [String] { get }
      var shortQuarterSymbols: [String] { get }
      var standaloneQuarterSymbols: [String] { get }
      var shortStandaloneQuarterSymbols: [String] { get }
      var amSymbol: String { get }
      var pmSymbol: String { get }
    }
    extension Calendar {
      enum Component: Equatable, Hashable, Sendable {
        case era
        case year
        case month
        case day
        case hour
        case minute
        case second
        case weekday
        case weekdayOrdinal
        case quarter
        case weekOfMonth
        case weekOfYear
        case yearForWeekOfYear
        case nanosecond
        case calendar
        case timeZone
        case isLeapMonth
        case isRepeatedDay
        case dayOfYear
      }
    }
    extension Calendar {
      enum Identifier: Equatable, Hashable, Sendable, Decodable, Encodable {
        case gregorian
        case buddhist
        case chinese
        case coptic
        case ethiopicAmeteMihret
        case ethiopicAmeteAlem
        case hebrew
        case iso8601
        case indian
        case islamic
        case islamicCivil
        case japanese
        case persian
        case republicOfChina
        case islamicTabular
        case islamicUmmAlQura
        case bangla
        case gujarati
        case kannada
        case malayalam
        case marathi
        case odia
        case tamil
        case telugu
        case vikram
        case dangi
        case vietnamese
        init(from decoder: any Decoder) throws
      }
    }
    struct TimeZone: Equatable, Hashable, CustomStringConvertible, Sendable, Decodable, Encodable {
      typealias ReferenceType = NSTimeZone
      init?(identifier: String)
      init?(secondsFromGMT seconds: Int)
      init?(abbreviation: String)
      static var current: TimeZone { get }
      static var autoupdatingCurrent: TimeZone { get }
      var identifier: String { get }
      func secondsFromGMT(for date: Date = Date()) -> Int
      func abbreviation(for date: Date = Date()) -> String?
      func isDaylightSavingTime(for date: Date = Date()) -> Bool
      func daylightSavingTimeOffset(for date: Date = Date()) -> TimeInterval
      func nextDaylightSavingTimeTransition(after date: Date) -> Date?
      static var abbreviationDictionary: [String: String] { get set }
      var nextDaylightSavingTimeTransition: Date? { get }
      func localizedName(for style: TimeZone.NameStyle, locale: Locale?) -> String?
      static var gmt: TimeZone { get }
      static func == (lhs: TimeZone, rhs: TimeZone) -> Bool
      var description: String { get }
      init(from decoder: any Decoder) throws
      static var knownTimeZoneIdentifiers: [String] { get }
      static var timeZoneDataVersion: String { get }
    }
    enum ComparisonResult: Equatable, Hashable, RawRepresentable, Sendable, Decodable, Encodable {
      case orderedAscending
      case orderedSame
      case orderedDescending
      init?(rawValue: Int)
      init(from decoder: any Decoder) throws
    }
    struct Measurement<UnitType>: Comparable, Equatable, Hashable where UnitType: Unit {
      typealias ReferenceType = NSMeasurement
      var unit: UnitType { get }
      var value: Double { get set }
      init(value: Double, unit: UnitType)
    }
    extension Measurement: Sendable where UnitType: Unit {}
    extension Measurement: CustomStringConvertible where UnitType: Unit {}
    extension Measurement: Decodable where UnitType: Unit {}
    extension Measurement: Encodable where UnitType: Unit {}
    extension Measurement where UnitType: Unit {
      var description: String { get }
      static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
      static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
      static func * (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType>
      static func * (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType>
      static func / (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType>
      static func / (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType>
      static func == <LeftHandSideType, RightHandSideType>(lhs: Measurement<LeftHandSideType>, rhs: Measurement<RightHandSideType>) -> Bool where LeftHandSideType: Unit, RightHandSideType: Unit
      static func < <LeftHandSideType, RightHandSideType>(lhs: Measurement<LeftHandSideType>, rhs: Measurement<RightHandSideType>) -> Bool where LeftHandSideType: Unit, RightHandSideType: Unit
      init(from decoder: any Decoder) throws
    }
    extension Measurement where UnitType: Dimension {
      func converted(to otherUnit: UnitType) -> Measurement<UnitType>
      mutating func convert(to otherUnit: UnitType)
      static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
      static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
    }
    """#
  )
}
