extension InterfaceFamily {
  /// Styles that format values.
  static let foundationFormatting = InterfaceFamily(
    "Formatting",
    standing: .inToolchain,
    #"""
    protocol FormatStyle<FormatInput, FormatOutput>: Decodable, Encodable, Hashable, Hashable, Equatable, Encodable, Decodable {
      associatedtype FormatInput
      associatedtype FormatOutput
      func format(_ value: Self.FormatInput) -> Self.FormatOutput
      func locale(_ locale: Locale) -> Self
    }
    extension FormatStyle where Self == Date.ISO8601FormatStyle {
      static var iso8601: Date.ISO8601FormatStyle { get }
    }
    extension FormatStyle where Self == DateComponents.ISO8601FormatStyle {
      static var iso8601: DateComponents.ISO8601FormatStyle { get }
    }
    extension FormatStyle where Self == Date.IntervalFormatStyle {
      static var interval: Date.IntervalFormatStyle { get }
    }
    extension FormatStyle where Self == Date.RelativeFormatStyle {
      static func relative(presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide) -> Self
    }
    extension FormatStyle where Self == Date.VerbatimFormatStyle {
      static func verbatim(_ format: Date.FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar) -> Date.VerbatimFormatStyle
    }
    extension FormatStyle where Self == Date.FormatStyle {
      static var dateTime: Date.FormatStyle { get }
    }
    extension FormatStyle where Self == Decimal.FormatStyle {
      static var number: Decimal.FormatStyle { get }
    }
    extension FormatStyle where Self == Decimal.FormatStyle.Percent {
      static var percent: Decimal.FormatStyle.Percent { get }
    }
    extension FormatStyle where Self == Decimal.FormatStyle.Currency {
      static func currency(code: String) -> Self
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
      static var number: FloatingPointFormatStyle<Double> { get }
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Float> {
      static var number: FloatingPointFormatStyle<Float> { get }
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
      static var percent: FloatingPointFormatStyle<Double>.Percent { get }
    }
    extension FormatStyle where Self == FloatingPointFormatStyle<Float>.Percent {
      static var percent: FloatingPointFormatStyle<Float>.Percent { get }
    }
    extension FormatStyle {
      static func currency<Value>(code: String) -> Self where Self == FloatingPointFormatStyle<Value>.Currency, Value: BinaryFloatingPoint
      static func currency<V>(code: String) -> Self where Self == IntegerFormatStyle<V>.Currency, V: BinaryInteger
      static func list<Base>(type: ListFormatStyle<StringStyle, Base>.ListType, width: ListFormatStyle<StringStyle, Base>.Width = .standard) -> Self where Self == ListFormatStyle<StringStyle, Base>, Base: Sequence, Base.Element == String
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int> {
      static var number: IntegerFormatStyle<Int> { get }
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int16> {
      static var number: IntegerFormatStyle<Int16> { get }
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int32> {
      static var number: IntegerFormatStyle<Int32> { get }
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int64> {
      static var number: IntegerFormatStyle<Int64> { get }
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int8> {
      static var number: IntegerFormatStyle<Int8> { get }
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt> {
      static var number: IntegerFormatStyle<UInt> { get }
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt16> {
      static var number: IntegerFormatStyle<UInt16> { get }
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt32> {
      static var number: IntegerFormatStyle<UInt32> { get }
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt64> {
      static var number: IntegerFormatStyle<UInt64> { get }
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt8> {
      static var number: IntegerFormatStyle<UInt8> { get }
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int>.Percent {
      static var percent: IntegerFormatStyle<Int>.Percent { get }
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int16>.Percent {
      static var percent: IntegerFormatStyle<Int16>.Percent { get }
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int32>.Percent {
      static var percent: IntegerFormatStyle<Int32>.Percent { get }
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int64>.Percent {
      static var percent: IntegerFormatStyle<Int64>.Percent { get }
    }
    extension FormatStyle where Self == IntegerFormatStyle<Int8>.Percent {
      static var percent: IntegerFormatStyle<Int8>.Percent { get }
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt>.Percent {
      static var percent: IntegerFormatStyle<UInt>.Percent { get }
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt16>.Percent {
      static var percent: IntegerFormatStyle<UInt16>.Percent { get }
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt32>.Percent {
      static var percent: IntegerFormatStyle<UInt32>.Percent { get }
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt64>.Percent {
      static var percent: IntegerFormatStyle<UInt64>.Percent { get }
    }
    extension FormatStyle where Self == IntegerFormatStyle<UInt8>.Percent {
      static var percent: IntegerFormatStyle<UInt8>.Percent { get }
    }
    extension FormatStyle where Self == ByteCountFormatStyle {
      static func byteCount(style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true, includesActualByteCount: Bool = false) -> Self
    }
    extension FormatStyle where Self == Duration.TimeFormatStyle {
      static func time(pattern: Duration.TimeFormatStyle.Pattern) -> Self
    }
    protocol ParseableFormatStyle: FormatStyle, Hashable, Equatable, Encodable, Decodable {
      associatedtype Strategy: ParseStrategy where Self.FormatInput == Self.Strategy.ParseOutput, Self.FormatOutput == Self.Strategy.ParseInput
      var parseStrategy: Self.Strategy { get }
    }
    extension ParseableFormatStyle where Self == Date.ISO8601FormatStyle {
      static var iso8601: Date.ISO8601FormatStyle { get }
    }
    extension ParseableFormatStyle where Self == DateComponents.ISO8601FormatStyle {
      static var iso8601: DateComponents.ISO8601FormatStyle { get }
    }
    extension ParseableFormatStyle where Self == Date.FormatStyle {
      static var dateTime: Date.FormatStyle { get }
    }
    extension ParseableFormatStyle where Self == Decimal.FormatStyle {
      static var number: Decimal.FormatStyle { get }
    }
    extension ParseableFormatStyle where Self == Decimal.FormatStyle.Percent {
      static var percent: Decimal.FormatStyle.Percent { get }
    }
    extension ParseableFormatStyle where Self == Decimal.FormatStyle.Currency {
      static func currency(code: String) -> Self
    }
    protocol ParseStrategy: Hashable, Equatable, Encodable, Decodable {
      associatedtype ParseInput
      associatedtype ParseOutput
      func parse(_ value: Self.ParseInput) throws -> Self.ParseOutput
    }
    extension ParseStrategy where Self == Date.ISO8601FormatStyle {
      static var iso8601: Date.ISO8601FormatStyle { get }
    }
    extension ParseStrategy where Self == DateComponents.ISO8601FormatStyle {
      static var iso8601: DateComponents.ISO8601FormatStyle { get }
    }
    extension ParseStrategy where Self == Date.FormatStyle {
      static var dateTime: Date.FormatStyle { get }
    }
    extension ParseStrategy {
      static func fixed(format: Date.FormatString, timeZone: TimeZone, locale: Locale? = nil) -> Self where Self == Date.ParseStrategy
    }
    struct IntegerFormatStyle<Value>: Decodable, Encodable, Hashable, Sendable, Equatable where Value: BinaryInteger {
      typealias Configuration = NumberFormatStyleConfiguration
      var locale: Locale { get set }
      init(locale: Locale = .autoupdatingCurrent)
      var attributed: IntegerFormatStyle<Value>.Attributed { get }
      func grouping(_ group: IntegerFormatStyle<Value>.Configuration.Grouping) -> IntegerFormatStyle<Value>
      func precision(_ p: IntegerFormatStyle<Value>.Configuration.Precision) -> IntegerFormatStyle<Value>
      func sign(strategy: IntegerFormatStyle<Value>.Configuration.SignDisplayStrategy) -> IntegerFormatStyle<Value>
      func decimalSeparator(strategy: IntegerFormatStyle<Value>.Configuration.DecimalSeparatorDisplayStrategy) -> IntegerFormatStyle<Value>
      func rounded(rule: IntegerFormatStyle<Value>.Configuration.RoundingRule = .toNearestOrEven, increment: Int? = nil) -> IntegerFormatStyle<Value>
      func scale(_ multiplicand: Double) -> IntegerFormatStyle<Value>
      func notation(_ notation: IntegerFormatStyle<Value>.Configuration.Notation) -> IntegerFormatStyle<Value>
      init(from decoder: any Decoder) throws
    }
    extension IntegerFormatStyle: FormatStyle where Value: BinaryInteger {}
    extension IntegerFormatStyle: ParseableFormatStyle where Value: BinaryInteger {}
    extension IntegerFormatStyle where Value: BinaryInteger {
      func format(_ value: Value) -> String
      func locale(_ locale: Locale) -> IntegerFormatStyle<Value>
      var parseStrategy: IntegerParseStrategy<IntegerFormatStyle<Value>> { get }
      typealias RegexOutput = Value
      func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Value)?
    }
    extension IntegerFormatStyle {
      struct Percent: Decodable, Encodable, Hashable, Sendable, Equatable {
        typealias Configuration = NumberFormatStyleConfiguration
        var locale: Locale { get set }
        init(locale: Locale = .autoupdatingCurrent)
        var attributed: IntegerFormatStyle<Value>.Attributed { get }
        func grouping(_ group: IntegerFormatStyle<Value>.Percent.Configuration.Grouping) -> IntegerFormatStyle<Value>.Percent
        func precision(_ p: IntegerFormatStyle<Value>.Percent.Configuration.Precision) -> IntegerFormatStyle<Value>.Percent
        func sign(strategy: IntegerFormatStyle<Value>.Percent.Configuration.SignDisplayStrategy) -> IntegerFormatStyle<Value>.Percent
        func decimalSeparator(strategy: IntegerFormatStyle<Value>.Percent.Configuration.DecimalSeparatorDisplayStrategy) -> IntegerFormatStyle<Value>.Percent
        func rounded(rule: IntegerFormatStyle<Value>.Percent.Configuration.RoundingRule = .toNearestOrEven, increment: Int? = nil) -> IntegerFormatStyle<Value>.Percent
        func scale(_ multiplicand: Double) -> IntegerFormatStyle<Value>.Percent
        func notation(_ notation: IntegerFormatStyle<Value>.Percent.Configuration.Notation) -> IntegerFormatStyle<Value>.Percent
        init(from decoder: any Decoder) throws
      }
    }
    extension IntegerFormatStyle.Percent: FormatStyle where Value: BinaryInteger {}
    extension IntegerFormatStyle.Percent: ParseableFormatStyle where Value: BinaryInteger {}
    extension IntegerFormatStyle.Percent where Value: BinaryInteger {
      func format(_ value: Value) -> String
      func locale(_ locale: Locale) -> IntegerFormatStyle<Value>.Percent
      var parseStrategy: IntegerParseStrategy<IntegerFormatStyle<Value>.Percent> { get }
      typealias RegexOutput = Value
      func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Value)?
    }
    extension IntegerFormatStyle {
      struct Currency: Decodable, Encodable, Hashable, Sendable, Equatable {
        typealias Configuration = CurrencyFormatStyleConfiguration
        var locale: Locale { get set }
        var currencyCode: String { get }
        init(code: String, locale: Locale = .autoupdatingCurrent)
        var attributed: IntegerFormatStyle<Value>.Attributed { get }
        func grouping(_ group: IntegerFormatStyle<Value>.Currency.Configuration.Grouping) -> IntegerFormatStyle<Value>.Currency
        func precision(_ p: IntegerFormatStyle<Value>.Currency.Configuration.Precision) -> IntegerFormatStyle<Value>.Currency
        func sign(strategy: IntegerFormatStyle<Value>.Currency.Configuration.SignDisplayStrategy) -> IntegerFormatStyle<Value>.Currency
        func decimalSeparator(strategy: IntegerFormatStyle<Value>.Currency.Configuration.DecimalSeparatorDisplayStrategy) -> IntegerFormatStyle<Value>.Currency
        func rounded(rule: IntegerFormatStyle<Value>.Currency.Configuration.RoundingRule = .toNearestOrEven, increment: Int? = nil) -> IntegerFormatStyle<Value>.Currency
        func scale(_ multiplicand: Double) -> IntegerFormatStyle<Value>.Currency
        func presentation(_ p: IntegerFormatStyle<Value>.Currency.Configuration.Presentation) -> IntegerFormatStyle<Value>.Currency
        func notation(_ notation: IntegerFormatStyle<Value>.Currency.Configuration.Notation) -> IntegerFormatStyle<Value>.Currency
        init(from decoder: any Decoder) throws
      }
    }
    extension IntegerFormatStyle.Currency: FormatStyle where Value: BinaryInteger {}
    extension IntegerFormatStyle.Currency: ParseableFormatStyle where Value: BinaryInteger {}
    extension IntegerFormatStyle.Currency where Value: BinaryInteger {
      func format(_ value: Value) -> String
      func locale(_ locale: Locale) -> IntegerFormatStyle<Value>.Currency
      var parseStrategy: IntegerParseStrategy<IntegerFormatStyle<Value>.Currency> { get }
      typealias RegexOutput = Value
      func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Value)?
    }
    extension FloatingPointFormatStyle {
      struct Percent: Decodable, Encodable, Hashable, Sendable, Equatable {
        var locale: Locale { get set }
        init(locale: Locale = .autoupdatingCurrent)
        var attributed: FloatingPointFormatStyle<Value>.Attributed { get }
        typealias Configuration = NumberFormatStyleConfiguration
        func grouping(_ group: FloatingPointFormatStyle<Value>.Percent.Configuration.Grouping) -> FloatingPointFormatStyle<Value>.Percent
        func precision(_ p: FloatingPointFormatStyle<Value>.Percent.Configuration.Precision) -> FloatingPointFormatStyle<Value>.Percent
        func sign(strategy: FloatingPointFormatStyle<Value>.Percent.Configuration.SignDisplayStrategy) -> FloatingPointFormatStyle<Value>.Percent
        func decimalSeparator(strategy: FloatingPointFormatStyle<Value>.Percent.Configuration.DecimalSeparatorDisplayStrategy) -> FloatingPointFormatStyle<Value>.Percent
        func rounded(rule: FloatingPointFormatStyle<Value>.Percent.Configuration.RoundingRule = .toNearestOrEven, increment: Double? = nil) -> FloatingPointFormatStyle<Value>.Percent
        func scale(_ multiplicand: Double) -> FloatingPointFormatStyle<Value>.Percent
        func notation(_ notation: FloatingPointFormatStyle<Value>.Percent.Configuration.Notation) -> FloatingPointFormatStyle<Value>.Percent
        init(from decoder: any Decoder) throws
      }
    }
    extension FloatingPointFormatStyle.Percent: FormatStyle where Value: BinaryFloatingPoint {}
    extension FloatingPointFormatStyle.Percent: ParseableFormatStyle where Value: BinaryFloatingPoint {}
    extension FloatingPointFormatStyle.Percent where Value: BinaryFloatingPoint {
      func format(_ value: Value) -> String
      func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value>.Percent
      var parseStrategy: FloatingPointParseStrategy<FloatingPointFormatStyle<Value>.Percent> { get }
      typealias RegexOutput = Value
      func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Value)?
    }
    extension FloatingPointFormatStyle {
      struct Currency: Decodable, Encodable, Hashable, Sendable, Equatable {
        var locale: Locale { get set }
        var currencyCode: String { get }
        typealias Configuration = CurrencyFormatStyleConfiguration
        init(code: String, locale: Locale = .autoupdatingCurrent)
        var attributed: FloatingPointFormatStyle<Value>.Attributed { get }
        func grouping(_ group: FloatingPointFormatStyle<Value>.Currency.Configuration.Grouping) -> FloatingPointFormatStyle<Value>.Currency
        func precision(_ p: FloatingPointFormatStyle<Value>.Currency.Configuration.Precision) -> FloatingPointFormatStyle<Value>.Currency
        func sign(strategy: FloatingPointFormatStyle<Value>.Currency.Configuration.SignDisplayStrategy) -> FloatingPointFormatStyle<Value>.Currency
        func decimalSeparator(strategy: FloatingPointFormatStyle<Value>.Currency.Configuration.DecimalSeparatorDisplayStrategy) -> FloatingPointFormatStyle<Value>.Currency
        func rounded(rule: FloatingPointFormatStyle<Value>.Currency.Configuration.RoundingRule = .toNearestOrEven, increment: Double? = nil) -> FloatingPointFormatStyle<Value>.Currency
        func scale(_ multiplicand: Double) -> FloatingPointFormatStyle<Value>.Currency
        func presentation(_ p: FloatingPointFormatStyle<Value>.Currency.Configuration.Presentation) -> FloatingPointFormatStyle<Value>.Currency
        func notation(_ notation: FloatingPointFormatStyle<Value>.Currency.Configuration.Notation) -> FloatingPointFormatStyle<Value>.Currency
        init(from decoder: any Decoder) throws
      }
    }
    extension FloatingPointFormatStyle.Currency: FormatStyle where Value: BinaryFloatingPoint {}
    extension FloatingPointFormatStyle.Currency: ParseableFormatStyle where Value: BinaryFloatingPoint {}
    extension FloatingPointFormatStyle.Currency where Value: BinaryFloatingPoint {
      func format(_ value: Value) -> String
      func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value>.Currency
      var parseStrategy: FloatingPointParseStrategy<FloatingPointFormatStyle<Value>.Currency> { get }
      typealias RegexOutput = Value
      func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Value)?
    }
    enum NumberFormatStyleConfiguration {
      typealias RoundingRule = FloatingPointRoundingRule
    }
    extension NumberFormatStyleConfiguration {
      struct Precision: Decodable, Encodable, Hashable, Sendable, Equatable {
        static func significantDigits<R>(_ limits: R) -> NumberFormatStyleConfiguration.Precision where R: RangeExpression, R.Bound == Int
        static func significantDigits(_ digits: Int) -> NumberFormatStyleConfiguration.Precision
        static func integerAndFractionLength<R1, R2>(integerLimits: R1, fractionLimits: R2) -> NumberFormatStyleConfiguration.Precision where R1: RangeExpression, R2: RangeExpression, R1.Bound == Int, R2.Bound == Int
        static func integerAndFractionLength(integer: Int, fraction: Int) -> NumberFormatStyleConfiguration.Precision
        static func integerLength<R>(_ limits: R) -> NumberFormatStyleConfiguration.Precision where R: RangeExpression
        static func integerLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision
        static func fractionLength<R>(_ limits: R) -> NumberFormatStyleConfiguration.Precision where R: RangeExpression, R.Bound == Int
        static func fractionLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision
        init(from decoder: any Decoder) throws
      }
    }
    struct FloatingPointFormatStyle<Value>: Decodable, Encodable, Hashable, Sendable, Equatable where Value: BinaryFloatingPoint {
      var locale: Locale { get set }
      init(locale: Locale = .autoupdatingCurrent)
      var attributed: FloatingPointFormatStyle<Value>.Attributed { get }
      typealias Configuration = NumberFormatStyleConfiguration
      func grouping(_ group: FloatingPointFormatStyle<Value>.Configuration.Grouping) -> FloatingPointFormatStyle<Value>
      func precision(_ p: FloatingPointFormatStyle<Value>.Configuration.Precision) -> FloatingPointFormatStyle<Value>
      func sign(strategy: FloatingPointFormatStyle<Value>.Configuration.SignDisplayStrategy) -> FloatingPointFormatStyle<Value>
      func decimalSeparator(strategy: FloatingPointFormatStyle<Value>.Configuration.DecimalSeparatorDisplayStrategy) -> FloatingPointFormatStyle<Value>
      func rounded(rule: FloatingPointFormatStyle<Value>.Configuration.RoundingRule = .toNearestOrEven, increment: Double? = nil) -> FloatingPointFormatStyle<Value>
      func scale(_ multiplicand: Double) -> FloatingPointFormatStyle<Value>
      func notation(_ notation: FloatingPointFormatStyle<Value>.Configuration.Notation) -> FloatingPointFormatStyle<Value>
      init(from decoder: any Decoder) throws
    }
    extension FloatingPointFormatStyle: FormatStyle where Value: BinaryFloatingPoint {}
    extension FloatingPointFormatStyle: ParseableFormatStyle where Value: BinaryFloatingPoint {}
    extension FloatingPointFormatStyle where Value: BinaryFloatingPoint {
      func format(_ value: Value) -> String
      func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value>
      var parseStrategy: FloatingPointParseStrategy<FloatingPointFormatStyle<Value>> { get }
      typealias RegexOutput = Value
      func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Value)?
    }
    extension Date {
      struct FormatStyle: Sendable, FormatStyle, ParseStrategy, Decodable, Encodable, Hashable, Equatable, ParseableFormatStyle {
        var locale: Locale { get set }
        var timeZone: TimeZone { get set }
        var calendar: Calendar { get set }
        var capitalizationContext: FormatStyleCapitalizationContext { get set }
        var attributed: Date.AttributedStyle { get }
        init(date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent, capitalizationContext: FormatStyleCapitalizationContext = .unknown)
        var attributedStyle: Date.FormatStyle.Attributed { get }
        func era(_ format: Date.FormatStyle.Symbol.Era = .abbreviated) -> Date.FormatStyle
        func year(_ format: Date.FormatStyle.Symbol.Year = .defaultDigits) -> Date.FormatStyle
        func quarter(_ format: Date.FormatStyle.Symbol.Quarter = .abbreviated) -> Date.FormatStyle
        func month(_ format: Date.FormatStyle.Symbol.Month = .abbreviated) -> Date.FormatStyle
        func week(_ format: Date.FormatStyle.Symbol.Week = .defaultDigits) -> Date.FormatStyle
        func day(_ format: Date.FormatStyle.Symbol.Day = .defaultDigits) -> Date.FormatStyle
        func dayOfYear(_ format: Date.FormatStyle.Symbol.DayOfYear = .defaultDigits) -> Date.FormatStyle
        func weekday(_ format: Date.FormatStyle.Symbol.Weekday = .abbreviated) -> Date.FormatStyle
        func hour(_ format: Date.FormatStyle.Symbol.Hour = .defaultDigits(amPM: .abbreviated)) -> Date.FormatStyle
        func minute(_ format: Date.FormatStyle.Symbol.Minute = .defaultDigits) -> Date.FormatStyle
        func second(_ format: Date.FormatStyle.Symbol.Second = .defaultDigits) -> Date.FormatStyle
        func secondFraction(_ format: Date.FormatStyle.Symbol.SecondFraction) -> Date.FormatStyle
        func timeZone(_ format: Date.FormatStyle.Symbol.TimeZone = .specificName(.short)) -> Date.FormatStyle
        func format(_ value: Date) -> String
        func locale(_ locale: Locale) -> Date.FormatStyle
        func parse(_ value: String) throws -> Date
        init(from decoder: any Decoder) throws
        var parseStrategy: Date.FormatStyle { get }
        func discreteInput(before input: Date) -> Date?
        func discreteInput(after input: Date) -> Date?
        func input(before input: Date) -> Date?
        func input(after input: Date) -> Date?
        typealias RegexOutput = Date
        func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Date)?
      }
    }
    extension Date.FormatStyle {
      struct DateStyle: Decodable, Encodable, Hashable, Sendable, Equatable {
        static var omitted: Date.FormatStyle.DateStyle { get }
        static var numeric: Date.FormatStyle.DateStyle { get }
        static var abbreviated: Date.FormatStyle.DateStyle { get }
        static var long: Date.FormatStyle.DateStyle { get }
        static var complete: Date.FormatStyle.DateStyle { get }
        init(from decoder: any Decoder) throws
      }
    }
    extension Date.FormatStyle {
      struct TimeStyle: Decodable, Encodable, Hashable, Sendable, Equatable {
        static var omitted: Date.FormatStyle.TimeStyle { get }
        static var shortened: Date.FormatStyle.TimeStyle { get }
        static var standard: Date.FormatStyle.TimeStyle { get }
        static var complete: Date.FormatStyle.TimeStyle { get }
        init(from decoder: any Decoder) throws
      }
    }
    struct ByteCountFormatStyle: FormatStyle, Sendable, Decodable, Encodable, Hashable, Equatable {
      var style: ByteCountFormatStyle.Style { get set }
      var allowedUnits: ByteCountFormatStyle.Units { get set }
      var spellsOutZero: Bool { get set }
      var includesActualByteCount: Bool { get set }
      var locale: Locale { get set }
      var attributed: ByteCountFormatStyle.Attributed { get set }
      func format(_ value: Int64) -> String
      func locale(_ locale: Locale) -> ByteCountFormatStyle
      init(style: ByteCountFormatStyle.Style = .file, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true, includesActualByteCount: Bool = false, locale: Locale = .autoupdatingCurrent)
      init(from decoder: any Decoder) throws
    }
    struct ListFormatStyle<Style, Base>: FormatStyle, Decodable, Encodable, Hashable, Equatable where Style: FormatStyle, Base: Sequence, Style.FormatInput == Base.Element, Style.FormatOutput == String {
      var width: ListFormatStyle<Style, Base>.Width { get set }
      var listType: ListFormatStyle<Style, Base>.ListType { get set }
      var locale: Locale { get set }
      init(memberStyle: Style)
      func format(_ value: Base) -> String
      func locale(_ locale: Locale) -> ListFormatStyle<Style, Base>
      init(from decoder: any Decoder) throws
    }
    extension ListFormatStyle: Sendable where Style: FormatStyle, Style: Sendable, Base: Sequence, Style.FormatInput == Base.Element, Style.FormatOutput == String {}
    struct Decimal: Sendable, CustomStringConvertible, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Hashable, Equatable, Comparable, Decodable, Encodable, SignedNumeric, Numeric, AdditiveArithmetic, Strideable {
      init()
      init?(string: String, locale: Locale? = nil)
      var description: String { get }
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
      init(_ value: Double)
      init(sign: FloatingPointSign, exponent: Int, significand: Decimal)
      init(signOf: Decimal, magnitudeOf magnitude: Decimal)
      var isSignaling: Bool { get }
      init(floatLiteral value: Double)
      init(integerLiteral value: Int)
      static func == (lhs: Decimal, rhs: Decimal) -> Bool
      static func < (lhs: Decimal, rhs: Decimal) -> Bool
      init(from decoder: any Decoder) throws
      var magnitude: Decimal { get }
      init?<T>(exactly source: T) where T: BinaryInteger
      static func += (lhs: inout Decimal, rhs: Decimal)
      static func -= (lhs: inout Decimal, rhs: Decimal)
      static func *= (lhs: inout Decimal, rhs: Decimal)
      static func /= (lhs: inout Decimal, rhs: Decimal)
      static func + (lhs: Decimal, rhs: Decimal) -> Decimal
      static func - (lhs: Decimal, rhs: Decimal) -> Decimal
      static func * (lhs: Decimal, rhs: Decimal) -> Decimal
      static func / (lhs: Decimal, rhs: Decimal) -> Decimal
      mutating func negate()
      func distance(to other: Decimal) -> Decimal
      func advanced(by n: Decimal) -> Decimal
      func formatted() -> String
      func formatted<S>(_ format: S) -> S.FormatOutput where S: Foundation.FormatStyle, S.FormatInput == Decimal
      init<S>(_ value: S.ParseInput, strategy: S) throws where S: ParseStrategy, S.ParseOutput == Decimal
      init(_ value: String, format: Decimal.FormatStyle, lenient: Bool = true) throws
      init(_ value: String, format: Decimal.FormatStyle.Percent, lenient: Bool = true) throws
      init(_ value: String, format: Decimal.FormatStyle.Currency, lenient: Bool = true) throws
    }
    """#
  )
}
