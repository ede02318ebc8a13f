import Semantics

/// A value of a Foundation type that is known by what is set of it: a formatter, the parts of a date.
struct SettingsValue: ForeignValue {
  let typeName: String
  var settings: [String: Value] = [:]

  init(_ typeName: String, _ settings: [String: Value] = [:]) {
    self.typeName = typeName
    self.settings = settings
  }

  var description: String { typeName }

  func isEqual(to other: any ForeignValue) -> Bool {
    guard let other = other as? SettingsValue, other.typeName == typeName, other.settings.count == settings.count else {
      return false
    }
    return settings.allSatisfy { name, value in other.settings[name]?.isEqual(to: value) ?? false }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(typeName)
    hasher.combine(settings.count)
  }

  func propertyType(_ name: String) -> TypeValue? { Self.propertyTypes[name].map { .named($0) } }

  /// The type of one of its properties, as the framework declares it.
  func type(ofProperty name: String) -> TypeReference? { Frameworks.standard.propertyType(name, of: typeName) }

  func text(_ name: String) -> String? { settings[name]?.text }
  func integer(_ name: String) -> Int? { settings[name]?.integer }
  func symbol(_ name: String) -> String? { settings[name]?.foreignValue?.description }

  /// The settings whose values are written as `.name`.
  private static let propertyTypes: [String: String] = [
    "allowedUnits": "NSCalendar.Unit", "countStyle": "ByteCountFormatter.CountStyle",
    "dateStyle": "DateFormatter.Style", "dateTimeStyle": "RelativeDateTimeFormatter.DateTimeStyle",
    "numberStyle": "NumberFormatter.Style", "timeStyle": "DateFormatter.Style",
    "locale": "Locale", "timeZone": "TimeZone", "calendar": "Calendar",
    "unitsStyle": "Formatter.UnitsStyle", "unitStyle": "Formatter.UnitsStyle",
    "zeroFormattingBehavior": "DateComponentsFormatter.ZeroFormattingBehavior",
    "keyDecodingStrategy": "JSONDecoder.KeyDecodingStrategy",
    "dateDecodingStrategy": "JSONDecoder.DateDecodingStrategy",
    "dateEncodingStrategy": "JSONEncoder.DateEncodingStrategy",
    "keyEncodingStrategy": "JSONEncoder.KeyEncodingStrategy",
    "outputFormatting": "JSONEncoder.OutputFormatting",
    "roundingMode": "NumberFormatter.RoundingMode", "formattingContext": "Formatter.Context",
  ]
}

extension Value {
  /// A value that is known by what is set of it.
  func settings(_ typeName: String) -> SettingsValue? {
    foreign(SettingsValue.self).flatMap { $0.typeName == typeName ? $0 : nil }
  }
}

extension StandardLibrary {
  /// The types whose static members are mere names: what is set is read by them.
  static let symbolTypes: Set<String> = [
    "ByteCountFormatter.CountStyle", "Calendar.Component", "Calendar.Identifier",
    "DateComponentsFormatter.UnitsStyle", "DateComponentsFormatter.ZeroFormattingBehavior", "DateFormatter.Style",
    "FileManager.SearchPathDirectory", "FileManager.SearchPathDomainMask", "Formatter.Context",
    "Formatter.UnitsStyle", "JSONDecoder.DateDecodingStrategy", "JSONDecoder.KeyDecodingStrategy",
    "JSONEncoder.DateEncodingStrategy", "JSONEncoder.KeyEncodingStrategy", "JSONEncoder.OutputFormatting",
    "NSCalendar.Unit", "NSRegularExpression.Options", "JSONSerialization.ReadingOptions",
    "JSONSerialization.WritingOptions",
    "NumberFormatter.RoundingMode", "NumberFormatter.Style", "RelativeDateTimeFormatter.DateTimeStyle",
    "RelativeDateTimeFormatter.UnitsStyle", "String.Encoding", "URLError.Code",
  ]

  static func symbol(_ name: String, of type: String) -> Value? {
    symbolTypes.contains(type) ? .foreign(OpaqueValue(typeName: type, description: name)) : nil
  }

  /// The named options of a value: several, or one.
  static func symbols(_ value: Value?) -> [String] {
    switch value {
    case .array(let values)?: values.compactMap { $0.foreignValue?.description }
    case .set(let set)?: set.elements.compactMap { $0.foreignValue?.description }
    case let value?: [value.foreignValue?.description].compactMap(\.self)
    case nil: []
    }
  }
}
