extension InterfaceFamily {
  /// How numbers are written, and texts encoded and compared.
  static let foundationConfigurations = InterfaceFamily(
    "Configurations",
    standing: .inToolchain,
    #"""
    extension Decimal {
      struct ParseStrategy<Format>: Foundation.ParseStrategy, Sendable where Format: Foundation.FormatStyle, Format.FormatInput == Decimal {
        var formatStyle: Format { get set }
        var lenient: Bool { get set }
        func parse(_ value: String) throws -> Decimal
      }
      struct FormatStyle: ParseableFormatStyle, Sendable {
        typealias Configuration = NumberFormatStyleConfiguration
        var locale: Locale { get set }
        init(locale: Locale = .autoupdatingCurrent)
        func grouping(_ group: Decimal.FormatStyle.Configuration.Grouping) -> Decimal.FormatStyle
        func precision(_ p: Decimal.FormatStyle.Configuration.Precision) -> Decimal.FormatStyle
        func sign(strategy: Decimal.FormatStyle.Configuration.SignDisplayStrategy) -> Decimal.FormatStyle
        func decimalSeparator(strategy: Decimal.FormatStyle.Configuration.DecimalSeparatorDisplayStrategy) -> Decimal.FormatStyle
        func rounded(rule: Decimal.FormatStyle.Configuration.RoundingRule = .toNearestOrEven, increment: Int? = nil) -> Decimal.FormatStyle
        func scale(_ multiplicand: Double) -> Decimal.FormatStyle
        func notation(_ notation: Decimal.FormatStyle.Configuration.Notation) -> Decimal.FormatStyle
        func locale(_ locale: Locale) -> Decimal.FormatStyle
        func format(_ value: Decimal) -> String
        var parseStrategy: Decimal.ParseStrategy<Decimal.FormatStyle> { get }
      }
    }
    extension Decimal.FormatStyle {
      struct Percent: ParseableFormatStyle, Sendable {
        typealias Configuration = NumberFormatStyleConfiguration
        var locale: Locale { get set }
        init(locale: Locale = .autoupdatingCurrent)
        func grouping(_ group: Decimal.FormatStyle.Percent.Configuration.Grouping) -> Decimal.FormatStyle.Percent
        func precision(_ p: Decimal.FormatStyle.Percent.Configuration.Precision) -> Decimal.FormatStyle.Percent
        func sign(strategy: Decimal.FormatStyle.Percent.Configuration.SignDisplayStrategy) -> Decimal.FormatStyle.Percent
        func decimalSeparator(strategy: Decimal.FormatStyle.Percent.Configuration.DecimalSeparatorDisplayStrategy) -> Decimal.FormatStyle.Percent
        func rounded(rule: Decimal.FormatStyle.Percent.Configuration.RoundingRule = .toNearestOrEven, increment: Int? = nil) -> Decimal.FormatStyle.Percent
        func scale(_ multiplicand: Double) -> Decimal.FormatStyle.Percent
        func notation(_ notation: Decimal.FormatStyle.Percent.Configuration.Notation) -> Decimal.FormatStyle.Percent
        func locale(_ locale: Locale) -> Decimal.FormatStyle.Percent
        func format(_ value: Decimal) -> String
        var parseStrategy: Decimal.ParseStrategy<Decimal.FormatStyle.Percent> { get }
      }
      struct Currency: ParseableFormatStyle, Sendable {
        typealias Configuration = CurrencyFormatStyleConfiguration
        var locale: Locale { get set }
        var currencyCode: String { get }
        init(code: String, locale: Locale = .autoupdatingCurrent)
        func presentation(_ p: Decimal.FormatStyle.Currency.Configuration.Presentation) -> Decimal.FormatStyle.Currency
        func grouping(_ group: Decimal.FormatStyle.Currency.Configuration.Grouping) -> Decimal.FormatStyle.Currency
        func precision(_ p: Decimal.FormatStyle.Currency.Configuration.Precision) -> Decimal.FormatStyle.Currency
        func sign(strategy: Decimal.FormatStyle.Currency.Configuration.SignDisplayStrategy) -> Decimal.FormatStyle.Currency
        func decimalSeparator(strategy: Decimal.FormatStyle.Currency.Configuration.DecimalSeparatorDisplayStrategy) -> Decimal.FormatStyle.Currency
        func rounded(rule: Decimal.FormatStyle.Currency.Configuration.RoundingRule = .toNearestOrEven, increment: Int? = nil) -> Decimal.FormatStyle.Currency
        func scale(_ multiplicand: Double) -> Decimal.FormatStyle.Currency
        func notation(_ notation: Decimal.FormatStyle.Currency.Configuration.Notation) -> Decimal.FormatStyle.Currency
        func locale(_ locale: Locale) -> Decimal.FormatStyle.Currency
        func format(_ value: Decimal) -> String
        var parseStrategy: Decimal.ParseStrategy<Decimal.FormatStyle.Currency> { get }
      }
    }
    extension NumberFormatStyleConfiguration {
      struct Grouping: Codable, Hashable, Sendable {
        static var automatic: NumberFormatStyleConfiguration.Grouping { get }
        static var never: NumberFormatStyleConfiguration.Grouping { get }
      }
      struct SignDisplayStrategy: Codable, Hashable, Sendable {
        static var automatic: NumberFormatStyleConfiguration.SignDisplayStrategy { get }
        static var never: NumberFormatStyleConfiguration.SignDisplayStrategy { get }
        static func always(includingZero: Bool = true) -> NumberFormatStyleConfiguration.SignDisplayStrategy
      }
      struct DecimalSeparatorDisplayStrategy: Codable, Hashable, Sendable {
        static var automatic: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy { get }
        static var always: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy { get }
      }
      struct Notation: Codable, Hashable, Sendable {
        static var automatic: NumberFormatStyleConfiguration.Notation { get }
        static var scientific: NumberFormatStyleConfiguration.Notation { get }
        static var compactName: NumberFormatStyleConfiguration.Notation { get }
      }
    }
    enum CurrencyFormatStyleConfiguration {
      typealias Grouping = NumberFormatStyleConfiguration.Grouping
      typealias Precision = NumberFormatStyleConfiguration.Precision
      typealias DecimalSeparatorDisplayStrategy = NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
      typealias RoundingRule = NumberFormatStyleConfiguration.RoundingRule
      typealias Notation = NumberFormatStyleConfiguration.Notation
      struct SignDisplayStrategy: Codable, Hashable, Sendable {
        static var automatic: CurrencyFormatStyleConfiguration.SignDisplayStrategy { get }
        static var never: CurrencyFormatStyleConfiguration.SignDisplayStrategy { get }
        static func always(showZero: Bool = true) -> CurrencyFormatStyleConfiguration.SignDisplayStrategy
        static var accounting: CurrencyFormatStyleConfiguration.SignDisplayStrategy { get }
      }
      struct Presentation: Codable, Hashable, Sendable {
        static var narrow: CurrencyFormatStyleConfiguration.Presentation { get }
        static var standard: CurrencyFormatStyleConfiguration.Presentation { get }
        static var isoCode: CurrencyFormatStyleConfiguration.Presentation { get }
        static var fullName: CurrencyFormatStyleConfiguration.Presentation { get }
      }
    }
    extension String: CVarArg {}
    extension String {
      init(format: String, _ arguments: any CVarArg...)
      init(format: String, locale: Locale?, _ arguments: any CVarArg...)
      init(format: String, arguments: [any CVarArg])
      init(format: String, locale: Locale?, arguments: [any CVarArg])
      static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String
      struct Encoding: RawRepresentable, Hashable, Sendable {
        var rawValue: UInt
        init(rawValue: UInt)
        static let ascii: String.Encoding
        static let utf8: String.Encoding
        static let utf16: String.Encoding
        static let utf32: String.Encoding
        static let unicode: String.Encoding
        static let isoLatin1: String.Encoding
        static let macOSRoman: String.Encoding
      }
      struct CompareOptions: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static let caseInsensitive: String.CompareOptions
        static let literal: String.CompareOptions
        static let backwards: String.CompareOptions
        static let anchored: String.CompareOptions
        static let numeric: String.CompareOptions
        static let diacriticInsensitive: String.CompareOptions
        static let widthInsensitive: String.CompareOptions
        static let forcedOrdering: String.CompareOptions
        static let regularExpression: String.CompareOptions
      }
    }
    """#
  )
}
