/// A value of a Foundation type that is only passed around: a date, an identifier, an address.
package struct OpaqueValue: ForeignValue, Hashable {
  package let typeName: String
  package let description: String
  /// Where it stands among values of its type.
  package let order: Double

  package init(typeName: String, description: String, order: Double = 0) {
    self.typeName = typeName
    self.description = description
    self.order = order
  }
}

extension LibraryType {
  static let date = LibraryType(
    name: "Date",
    properties: [
      "timeIntervalSince1970": { value, _ in .double(value.opaque?.order ?? 0) },
      "timeIntervalSinceReferenceDate": { value, _ in value.date.map { .double($0 - referenceDate) } },
      "timeIntervalSinceNow": { value, _ in .double((value.opaque?.order ?? now) - now) },
    ],
    methods: [
      "addingTimeInterval": { value, site in
        date((value.opaque?.order ?? now) + (site.evaluate(0, as: .named("Double")).number ?? 0))
      },
      "advanced": { value, site in
        site.evaluate("by", as: .named("Double"))?.number.map { date((value.date ?? now) + $0) }
      },
      "compare": { value, site in
        guard let date = value.date, let other = site.evaluate(0, as: .named("Date")).date else { return nil }
        return order(date, other)
      },
      "distance": { value, site in site.evaluate("to")?.date.map { .double($0 - (value.date ?? now)) } },
      "timeIntervalSince": { value, site in
        .double((value.opaque?.order ?? now) - (site.evaluate(0).opaque?.order ?? now))
      },
      "formatted": { value, site in
        site.evaluator.trace.note(DateText.standIn)
        return .string(site.formatted(value) ?? DateText(seconds: value.date ?? now).plain)
      },
      "ISO8601Format": { value, site in
        guard site.count == 0, let seconds = value.date else { return nil }
        site.evaluator.trace.note(DateText.standIn)
        return .string(DateText(seconds: seconds).iso)
      },
    ],
    statics: [
      "now": { evaluator in
        evaluator.noteVaryingValue()
        return date(now)
      }, "distantPast": { _ in date(-62_135_769_600) },
      "distantFuture": { _ in date(64_092_211_200) },
      "FormatStyle": { _ in .type(.named(FormatStyleValue.typeName)) },
    ],
    initializer: { site in
      let offset = site.count == 0 ? 0 : site.evaluate(0, as: .named("Double")).number ?? 0
      if !["timeIntervalSince1970", "timeIntervalSinceReferenceDate"].contains(site.labels.first) {
        site.evaluator.noteVaryingValue()
      }
      switch site.labels.first ?? nil {
      case "timeIntervalSince1970": return date(offset)
      case "timeIntervalSinceReferenceDate": return date(referenceDate + offset)
      case "timeInterval": return date((site.evaluate("since")?.date ?? now) + offset)
      default: return date(now + offset)
      }
    }
  )

  /// Evaluation is deterministic: it is always 9:41 on the morning of January 9, 2007.
  static let now = 1_168_364_460.0

  /// The first moment of 2001, from which Foundation counts.
  static let referenceDate = 978_307_200.0

  static let uuid = LibraryType(
    name: "UUID",
    properties: ["uuidString": { value, _ in value.opaque.map { .string($0.description) } }],
    initializer: { site in
      if let text = site.evaluate("uuidString")?.text {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let isID = parts.map(\.utf8.count) == [8, 4, 4, 4, 12] && parts.allSatisfy { $0.allSatisfy(\.isHexDigit) }
        return isID ? opaque("UUID", text.uppercased()) : Value.none
      }
      let id = site.evaluator.nextUniqueID()
      let number = String(id.number, radix: 16, uppercase: true)
      let tail = String(repeating: "0", count: max(0, 12 - number.count)) + number
      return opaque("UUID", (id.isOfPass ? "00000000-0000-4001-8000-" : "00000000-0000-4000-8000-") + tail)
    }
  )

  static let comparisonResult = symbols("ComparisonResult", ["orderedAscending", "orderedDescending", "orderedSame"])

  static let compareOptions = symbols(
    "String.CompareOptions",
    ["anchored", "backwards", "caseInsensitive", "diacriticInsensitive", "literal", "numeric", "regularExpression"]
  )

  /// A type whose values are names.
  static func symbols(_ type: String, _ names: [String]) -> LibraryType {
    LibraryType(
      name: type,
      statics: Dictionary(uniqueKeysWithValues: names.map { name in (name, { @Sendable _ in opaque(type, name) }) })
    )
  }

  static let roundingRule = LibraryType(
    name: "FloatingPointRoundingRule",
    statics: Dictionary(
      uniqueKeysWithValues: [
        "up", "down", "towardZero", "awayFromZero", "toNearestOrEven", "toNearestOrAwayFromZero",
      ].map { name in (name, { @Sendable _ in opaque("FloatingPointRoundingRule", name) }) }
    )
  )

  static let objectIdentifier = LibraryType(
    name: "ObjectIdentifier",
    initializer: { site in
      switch site.evaluate(0) {
      case .object(let object): opaque("ObjectIdentifier", "\(site.evaluator.number(of: object))")
      case .type(let type): opaque("ObjectIdentifier", type.description)
      default: nil
      }
    }
  )

  static let notificationCenter = LibraryType(
    name: "NotificationCenter",
    methods: [
      "post": { _, _ in .void }, "removeObserver": { _, _ in .void },
      "addObserver": { _, _ in opaque("NSObjectProtocol", "") },
      "publisher": { _, _ in .foreign(PublisherValue.silent) },
    ],
    statics: ["default": { _ in opaque("NotificationCenter", "default") }]
  )

  static func opaque(_ type: String, _ description: String) -> Value {
    .foreign(OpaqueValue(typeName: type, description: description))
  }
}

extension Value {
  var opaque: OpaqueValue? {
    guard case .foreign(let foreign) = self else { return nil }
    return foreign as? OpaqueValue
  }
}
