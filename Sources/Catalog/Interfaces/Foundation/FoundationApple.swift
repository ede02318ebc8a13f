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
      init(localized resource: LocalizedStringResource)
      struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        init(_ value: String)
        init(stringLiteral value: String)
      }
    }
    class RelativeDateTimeFormatter: Formatter {
      enum UnitsStyle: Int {
        case full
        case spellOut
        case short
        case abbreviated
      }
      enum DateTimeStyle: Int {
        case numeric
        case named
      }
      var unitsStyle: RelativeDateTimeFormatter.UnitsStyle { get set }
      var dateTimeStyle: RelativeDateTimeFormatter.DateTimeStyle { get set }
      func localizedString(for date: Date, relativeTo referenceDate: Date) -> String
      func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String
    }
    class DateComponentsFormatter: Formatter {
      enum UnitsStyle: Int {
        case positional
        case abbreviated
        case short
        case full
        case spellOut
        case brief
      }
      var unitsStyle: DateComponentsFormatter.UnitsStyle { get set }
      func string(from ti: TimeInterval) -> String?
      func string(from startDate: Date, to endDate: Date) -> String?
    }
    extension AttributedString {
      struct LineHeight: Hashable, Sendable {}
    }
    """
  )
}
