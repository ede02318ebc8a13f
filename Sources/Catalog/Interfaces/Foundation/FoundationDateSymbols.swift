extension InterfaceFamily {
  /// How the parts of dates, and lists, are written.
  static let foundationDateSymbols = InterfaceFamily(
    "DateSymbols",
    standing: .inToolchain,
    #"""
    extension Date.FormatStyle {
      struct Symbol: Hashable, Sendable {
        struct Era: Codable, Hashable, Sendable {
          static var abbreviated: Date.FormatStyle.Symbol.Era { get }
          static var wide: Date.FormatStyle.Symbol.Era { get }
          static var narrow: Date.FormatStyle.Symbol.Era { get }
        }
        struct Year: Codable, Hashable, Sendable {
          static var defaultDigits: Date.FormatStyle.Symbol.Year { get }
          static var twoDigits: Date.FormatStyle.Symbol.Year { get }
          static func padded(_ length: Int) -> Date.FormatStyle.Symbol.Year
        }
        struct Quarter: Codable, Hashable, Sendable {
          static var oneDigit: Date.FormatStyle.Symbol.Quarter { get }
          static var twoDigits: Date.FormatStyle.Symbol.Quarter { get }
          static var abbreviated: Date.FormatStyle.Symbol.Quarter { get }
          static var wide: Date.FormatStyle.Symbol.Quarter { get }
          static var narrow: Date.FormatStyle.Symbol.Quarter { get }
        }
        struct Month: Codable, Hashable, Sendable {
          static var defaultDigits: Date.FormatStyle.Symbol.Month { get }
          static var twoDigits: Date.FormatStyle.Symbol.Month { get }
          static var abbreviated: Date.FormatStyle.Symbol.Month { get }
          static var wide: Date.FormatStyle.Symbol.Month { get }
          static var narrow: Date.FormatStyle.Symbol.Month { get }
        }
        struct Week: Codable, Hashable, Sendable {
          static var defaultDigits: Date.FormatStyle.Symbol.Week { get }
          static var twoDigits: Date.FormatStyle.Symbol.Week { get }
          static var weekOfMonth: Date.FormatStyle.Symbol.Week { get }
        }
        struct Day: Codable, Hashable, Sendable {
          static var defaultDigits: Date.FormatStyle.Symbol.Day { get }
          static var twoDigits: Date.FormatStyle.Symbol.Day { get }
          static var ordinalOfDayInMonth: Date.FormatStyle.Symbol.Day { get }
        }
        struct DayOfYear: Codable, Hashable, Sendable {
          static var defaultDigits: Date.FormatStyle.Symbol.DayOfYear { get }
          static var twoDigits: Date.FormatStyle.Symbol.DayOfYear { get }
          static var threeDigits: Date.FormatStyle.Symbol.DayOfYear { get }
        }
        struct Weekday: Codable, Hashable, Sendable {
          static var abbreviated: Date.FormatStyle.Symbol.Weekday { get }
          static var wide: Date.FormatStyle.Symbol.Weekday { get }
          static var narrow: Date.FormatStyle.Symbol.Weekday { get }
          static var short: Date.FormatStyle.Symbol.Weekday { get }
          static var oneDigit: Date.FormatStyle.Symbol.Weekday { get }
          static var twoDigits: Date.FormatStyle.Symbol.Weekday { get }
        }
        struct Hour: Codable, Hashable, Sendable {
          static var defaultDigitsNoAMPM: Date.FormatStyle.Symbol.Hour { get }
          static var twoDigitsNoAMPM: Date.FormatStyle.Symbol.Hour { get }
          static func defaultDigits(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle) -> Date.FormatStyle.Symbol.Hour
          static func twoDigits(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle) -> Date.FormatStyle.Symbol.Hour
          struct AMPMStyle: Codable, Hashable, Sendable {
            static let omitted: Date.FormatStyle.Symbol.Hour.AMPMStyle
            static let narrow: Date.FormatStyle.Symbol.Hour.AMPMStyle
            static let abbreviated: Date.FormatStyle.Symbol.Hour.AMPMStyle
            static let wide: Date.FormatStyle.Symbol.Hour.AMPMStyle
          }
        }
        struct Minute: Codable, Hashable, Sendable {
          static var defaultDigits: Date.FormatStyle.Symbol.Minute { get }
          static var twoDigits: Date.FormatStyle.Symbol.Minute { get }
        }
        struct Second: Codable, Hashable, Sendable {
          static var defaultDigits: Date.FormatStyle.Symbol.Second { get }
          static var twoDigits: Date.FormatStyle.Symbol.Second { get }
        }
        struct SecondFraction: Codable, Hashable, Sendable {
          static func fractional(_ digits: Int) -> Date.FormatStyle.Symbol.SecondFraction
          static func milliseconds(_ digits: Int) -> Date.FormatStyle.Symbol.SecondFraction
        }
        struct TimeZone: Codable, Hashable, Sendable {
          static var exemplarLocation: Date.FormatStyle.Symbol.TimeZone { get }
          static var genericLocation: Date.FormatStyle.Symbol.TimeZone { get }
          static func specificName(_ width: Date.FormatStyle.Symbol.TimeZone.Width) -> Date.FormatStyle.Symbol.TimeZone
          static func genericName(_ width: Date.FormatStyle.Symbol.TimeZone.Width) -> Date.FormatStyle.Symbol.TimeZone
          static func iso8601(_ width: Date.FormatStyle.Symbol.TimeZone.Width) -> Date.FormatStyle.Symbol.TimeZone
          static func localizedGMT(_ width: Date.FormatStyle.Symbol.TimeZone.Width) -> Date.FormatStyle.Symbol.TimeZone
          static func identifier(_ width: Date.FormatStyle.Symbol.TimeZone.Width) -> Date.FormatStyle.Symbol.TimeZone
          enum Width: Hashable, Sendable {
            case short
            case long
          }
        }
      }
    }
    extension Date {
      struct ISO8601FormatStyle: ParseableFormatStyle, Foundation.ParseStrategy, Sendable {
        enum TimeZoneSeparator: String, Hashable, Sendable {
          case colon
          case omitted
        }
        enum DateSeparator: String, Hashable, Sendable {
          case dash
          case omitted
        }
        enum TimeSeparator: String, Hashable, Sendable {
          case colon
          case omitted
        }
        enum DateTimeSeparator: String, Hashable, Sendable {
          case space
          case standard
        }
        init(dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard, timeZone: TimeZone = .gmt)
        func year() -> Date.ISO8601FormatStyle
        func weekOfYear() -> Date.ISO8601FormatStyle
        func month() -> Date.ISO8601FormatStyle
        func day() -> Date.ISO8601FormatStyle
        func time(includingFractionalSeconds: Bool) -> Date.ISO8601FormatStyle
        func timeZone(separator: Date.ISO8601FormatStyle.TimeZoneSeparator) -> Date.ISO8601FormatStyle
        func dateSeparator(_ separator: Date.ISO8601FormatStyle.DateSeparator) -> Date.ISO8601FormatStyle
        func dateTimeSeparator(_ separator: Date.ISO8601FormatStyle.DateTimeSeparator) -> Date.ISO8601FormatStyle
        func timeSeparator(_ separator: Date.ISO8601FormatStyle.TimeSeparator) -> Date.ISO8601FormatStyle
        func format(_ value: Date) -> String
        func parse(_ value: String) throws -> Date
        var parseStrategy: Date.ISO8601FormatStyle { get }
      }
    }
    extension DateComponents {
      struct ISO8601FormatStyle: ParseableFormatStyle, Foundation.ParseStrategy, Sendable {
        init(timeZone: TimeZone = .gmt)
        func format(_ value: DateComponents) -> String
        func parse(_ value: String) throws -> DateComponents
        var parseStrategy: DateComponents.ISO8601FormatStyle { get }
      }
    }
    struct StringStyle: FormatStyle, Sendable {
      func format(_ value: String) -> String
    }
    extension ListFormatStyle {
      enum Width: Int, Codable, Sendable {
        case standard
        case short
        case narrow
      }
      enum ListType: Int, Codable, Sendable {
        case and
        case or
      }
    }
    """#
  )
}
