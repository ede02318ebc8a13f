import Semantics

/// So many of a unit (Foundation: Measurement).
struct MeasurementValue: ForeignValue, Hashable {
  let value: Double
  let unit: MeasurementUnit

  var typeName: String { "Measurement" }
  var description: String { "\(value) \(unit.symbol)" }

  func isEqual(to other: any ForeignValue) -> Bool {
    guard let other = other as? MeasurementValue, other.unit.dimension == unit.dimension else { return false }
    return other.unit.convert(other.value, to: unit) == value
  }

  func converted(to other: MeasurementUnit) -> MeasurementValue {
    MeasurementValue(value: unit.convert(value, to: other), unit: other)
  }

  /// As Foundation shows it to people in the United States: in the units that are usual there, rounded.
  var text: String {
    let usual = inUsualUnit
    return usual.text(mostDigits: usual.usualDigits(for: unit))
  }

  /// As a style writes it; nil where its unit has no word that is known here.
  func text(by style: FormatStyleValue, isWide: Bool, isAsProvided: Bool) -> String? {
    let shown = isAsProvided ? self : inUsualUnit
    let digits = isAsProvided ? NumberDigits.fraction(0...6) : .fraction(0...shown.usualDigits(for: unit))
    let number = style.text(shown.value, usual: digits)
    guard isWide else { return shown.unit.written(after: number) }
    return shown.unit.word(isOne: number == "1").map { number + " " + $0 }
  }

  /// How many digits after the point it shows at most, in place of one in `other`.
  private func usualDigits(for other: MeasurementUnit) -> Int {
    if unit.dimension == "UnitTemperature" { return 0 }
    // Two digits at least where it is not in the unit that the program has chosen.
    return unit == other ? 3 : value.magnitude < 1 ? 2 : value.magnitude < 10 ? 1 : 0
  }

  /// In its own unit.
  func text(mostDigits: Int) -> String {
    let number = StringFormat.grouping(StringFormat.fixed(value.magnitude, least: 0, most: mostDigits))
    let sign = value < 0 && number != "0" ? "-" : ""
    return unit.written(after: sign + number)
  }

  private var inUsualUnit: MeasurementValue {
    let names: [String]
    switch unit.dimension {
    case "UnitTemperature": names = ["fahrenheit"]
    case "UnitLength": names = ["miles", "feet", "inches"]
    case "UnitMass": names = ["pounds", "ounces"]
    case "UnitSpeed": names = ["milesPerHour"]
    default: return self
    }
    let units = names.compactMap { MeasurementUnit.byName[$0] }
    let first = units.first { unit.convert(value, to: $0).magnitude >= 1 } ?? units.last
    guard let first, first != unit else { return self }
    return converted(to: first)
  }
}

extension Value {
  var measurement: MeasurementValue? { foreign() }
}

extension LibraryType {
  static let measurement = LibraryType(
    name: "Measurement",
    properties: [
      "value": { value, _ in value.measurement.map { .double($0.value) } },
      "unit": { value, _ in value.measurement.map { .foreign($0.unit) } },
    ],
    methods: [
      "converted": { value, site in
        guard let own = value.measurement, let unit = unit(site, "to") else { return nil }
        return .foreign(own.converted(to: unit))
      },
      "formatted": { value, site in
        guard let own = value.measurement else { return nil }
        if site.count > 0 {
          if let text = site.formatted(value) { return .string(text) }
          site.evaluator.note(UnknownRecord(span: site.span, reason: "how a measurement is formatted is not known"))
        }
        return .string(own.text)
      },
    ],
    initializer: { site in
      guard let value = site.evaluate("value", as: .named("Double"))?.number, let unit = unit(site, "unit") else {
        return nil
      }
      return .foreign(MeasurementValue(value: value, unit: unit))
    }
  )

  static let measurementFormatter = LibraryType(
    name: "MeasurementFormatter",
    methods: ["string": { _, site in site.evaluate("from")?.measurement.map { .string($0.text) } }],
    initializer: { _ in .foreign(SettingsValue("MeasurementFormatter")) }
  )

  private static func unit(_ site: CallSite, _ label: String) -> MeasurementUnit? {
    site.evaluate(label, as: .named("Dimension"))?.foreign()
  }
}

extension StandardLibrary {
  /// Arithmetic with a measurement on either side, and comparison of two; nil where none is.
  static func measurements(_ name: String, _ left: Value, _ right: Value) -> Value? {
    if let a = left.measurement, let b = right.measurement, a.unit.dimension == b.unit.dimension {
      // Of two units their base.
      let base = MeasurementUnit.dimensions.first { $0.name == a.unit.dimension }?.base ?? ""
      let unit = a.unit == b.unit ? a.unit : MeasurementUnit.byName[base] ?? a.unit
      switch operate(name, .double(a.converted(to: unit).value), .double(b.converted(to: unit).value)) {
      case .double(let number)?: return .foreign(MeasurementValue(value: number, unit: unit))
      case let result: return result
      }
    }
    guard ["*", "/"].contains(name), let own = left.measurement ?? right.measurement,
      case .double(let number)? = operate(
        name,
        .double(left.measurement?.value ?? left.number ?? 0),
        .double(right.measurement?.value ?? right.number ?? 0)
      )
    else { return nil }
    return .foreign(MeasurementValue(value: number, unit: own.unit))
  }
}
