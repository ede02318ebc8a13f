extension InterfaceFamily {
  /// Objects that format values.
  static let foundationFormatters = InterfaceFamily(
    "Formatters",
    standing: .inToolchain,
    #"""
    class Formatter: NSObject, NSObjectProtocol, Equatable, Hashable, CustomStringConvertible {
      override init()
      required init?(coder: NSCoder)
      override func copy() -> Any
      func copy(with zone: NSZone? = nil) -> Any
      func string(for obj: Any) -> String?
      func editingString(for obj: Any) -> String?
    }
    class DateFormatter: Formatter, Sendable, NSObjectProtocol, Equatable, Hashable, CustomStringConvertible {
      override init()
      required init?(coder: NSCoder)
      override func string(for obj: Any) -> String?
      func string(from date: Date) -> String
      func date(from string: String) -> Date?
      class func localizedString(from date: Date, dateStyle dstyle: DateFormatter.Style, timeStyle tstyle: DateFormatter.Style) -> String
      class func dateFormat(fromTemplate template: String, options opts: Int, locale: Locale?) -> String?
      func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String)
      var dateFormat: String! { get set }
      var dateStyle: DateFormatter.Style { get set }
      var timeStyle: DateFormatter.Style { get set }
      var locale: Locale! { get set }
      var timeZone: TimeZone! { get set }
      var calendar: Calendar! { get set }
      var monthSymbols: [String] { get set }
      var shortMonthSymbols: [String] { get set }
      var weekdaySymbols: [String] { get set }
      var shortWeekdaySymbols: [String] { get set }
      var doesRelativeDateFormatting: Bool { get set }
    }
    extension DateFormatter {
      enum Style: Equatable, Hashable, RawRepresentable, Sendable {
        case none
        case short
        case medium
        case long
        case full
        init?(rawValue: UInt)
      }
    }
    class NumberFormatter: Formatter, Sendable, NSObjectProtocol, Equatable, Hashable, CustomStringConvertible {
      override init()
      required init?(coder: NSCoder)
      func string(from number: NSNumber) -> String?
      func number(from string: String) -> NSNumber?
      class func localizedString(from num: NSNumber, number nstyle: NumberFormatter.Style) -> String
      override func string(for obj: Any) -> String?
      var numberStyle: NumberFormatter.Style { get set }
      var locale: Locale! { get set }
      var decimalSeparator: String! { get set }
      var usesGroupingSeparator: Bool { get set }
      var groupingSeparator: String! { get set }
      var groupingSize: Int { get set }
      var zeroSymbol: String? { get set }
      var nilSymbol: String { get set }
      var notANumberSymbol: String! { get set }
      var percentSymbol: String! { get set }
      var minusSign: String! { get set }
      var plusSign: String! { get set }
      var negativePrefix: String! { get set }
      var negativeSuffix: String! { get set }
      var negativeFormat: String! { get set }
      var positivePrefix: String! { get set }
      var positiveSuffix: String! { get set }
      var positiveFormat: String! { get set }
      var multiplier: NSNumber? { get set }
      var allowsFloats: Bool { get set }
      var alwaysShowsDecimalSeparator: Bool { get set }
      var generatesDecimalNumbers: Bool { get set }
      var isLenient: Bool { get set }
      var roundingIncrement: NSNumber! { get set }
      var internationalCurrencySymbol: String! { get set }
      var currencyCode: String! { get set }
      var currencySymbol: String! { get set }
      var roundingMode: NumberFormatter.RoundingMode { get set }
      var minimumIntegerDigits: Int { get set }
      var maximumIntegerDigits: Int { get set }
      var usesSignificantDigits: Bool { get set }
      var minimumSignificantDigits: Int { get set }
      var maximumSignificantDigits: Int { get set }
      var minimumFractionDigits: Int { get set }
      var maximumFractionDigits: Int { get set }
      var minimum: NSNumber? { get set }
      var maximum: NSNumber? { get set }
    }
    extension NumberFormatter {
      enum Style: Equatable, Hashable, RawRepresentable, Sendable {
        case none
        case decimal
        case currency
        case percent
        case scientific
        case spellOut
        case ordinal
        case currencyISOCode
        case currencyPlural
        case currencyAccounting
        init?(rawValue: UInt)
      }
      enum RoundingMode: UInt, Hashable, Sendable {
        case ceiling
        case floor
        case down
        case up
        case halfEven
        case halfDown
        case halfUp
      }
      enum PadPosition: UInt, Hashable, Sendable {
        case beforePrefix
        case afterPrefix
        case beforeSuffix
        case afterSuffix
      }
    }
    class ByteCountFormatter: Formatter, NSObjectProtocol, Equatable, Hashable, CustomStringConvertible {
      override init()
      required init?(coder: NSCoder)
      var allowedUnits: ByteCountFormatter.Units { get set }
      var countStyle: ByteCountFormatter.CountStyle { get set }
      var allowsNonnumericFormatting: Bool { get set }
      var includesUnit: Bool { get set }
      var includesCount: Bool { get set }
      var includesActualByteCount: Bool { get set }
      var isAdaptive: Bool { get set }
      var zeroPadsFractionDigits: Bool { get set }
      var formattingContext: Formatter.Context { get set }
      class func string(fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle) -> String
      func string(fromByteCount byteCount: Int64) -> String
      override func string(for obj: Any?) -> String?
    }
    class ISO8601DateFormatter: Formatter, NSObjectProtocol, Equatable, Hashable, CustomStringConvertible {
      var timeZone: TimeZone! { get set }
      var formatOptions: ISO8601DateFormatter.Options { get set }
      override init()
      required init?(coder aDecoder: NSCoder)
      override func copy(with zone: NSZone? = nil) -> Any
      static var supportsSecureCoding: Bool { get }
      func string(from date: Date) -> String
      func date(from string: String) -> Date?
      class func string(from date: Date, timeZone: TimeZone, formatOptions: ISO8601DateFormatter.Options = []) -> String
    }
    struct PersonNameComponents: Hashable, Equatable, Sendable, CustomStringConvertible, Decodable, Encodable {
      typealias ReferenceType = NSPersonNameComponents
      init()
      init(namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil, familyName: String? = nil, nameSuffix: String? = nil, nickname: String? = nil, phoneticRepresentation: PersonNameComponents? = nil)
      var namePrefix: String? { get set }
      var givenName: String? { get set }
      var middleName: String? { get set }
      var familyName: String? { get set }
      var nameSuffix: String? { get set }
      var nickname: String? { get set }
      var phoneticRepresentation: PersonNameComponents? { get set }
      var description: String { get }
      init(from decoder: any Decoder) throws
    }
    """#
  )
}
