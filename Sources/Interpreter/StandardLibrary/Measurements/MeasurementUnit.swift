/// A unit of Foundation: a value in it is so many of its dimension's base unit.
struct MeasurementUnit: ForeignValue, Hashable {
  /// `UnitLength`, `UnitMass` …
  let dimension: String
  /// `kilometers`
  let name: String
  let symbol: String
  let coefficient: Double
  let constant: Double

  var typeName: String { dimension }
  var description: String { symbol }

  /// So many of this unit, of another one.
  func convert(_ value: Double, to other: MeasurementUnit) -> Double {
    (value * coefficient + constant - other.constant) / other.coefficient
  }

  /// A number with the unit's symbol.
  func written(after number: String) -> String { number + (symbol.hasPrefix("°") ? "" : " ") + symbol }

  /// What the unit is called in American English (Unicode CLDR): mostly as it is named; nil where that is not known here.
  func word(isOne: Bool) -> String? {
    switch name {
    case "celsius", "fahrenheit": return (isOne ? "degree " : "degrees ") + name.words
    case "newtonsPerMetersSquared", "poundsForcePerSquareInch": return nil
    default: break
    }
    var words = (Self.spelled[name] ?? name.words.lowercased()).split(separator: " ").map(String.init)
    let last = (words.firstIndex { $0 == "per" || $0 == "of" } ?? words.count) - 1
    guard isOne, words.indices.contains(last) else { return words.joined(separator: " ") }
    words[last] =
      Self.singular[words[last]] ?? String(words[last].hasSuffix("s") ? words[last].dropLast() : words[last][...])
    return words.joined(separator: " ")
  }

  private static let spelled = ["kelvin": "kelvins", "kilowattHours": "kilowatt-hours", "lightyears": "light years"]
  private static let singular = ["feet": "foot", "inches": "inch"]

  /// The units of each dimension, with the one that the others are so many of.
  static let dimensions: [(name: String, base: String, units: [MeasurementUnit])] = rows.map { row in
    let units = row.units.map {
      MeasurementUnit(dimension: row.name, name: $0.name, symbol: $0.symbol, coefficient: $0.coefficient, constant: 0)
    }
    return (row.name, row.base, row.name == "UnitTemperature" ? units + degrees : units)
  }

  private typealias Row = (name: String, symbol: String, coefficient: Double)

  /// The coefficients are Foundation's, where they differ from exact ones too.
  private static let rows: [(name: String, base: String, units: [Row])] = [
    ("UnitAngle", "degrees", [("degrees", "°", 1), ("radians", "rad", 57.2958)]),
    (
      "UnitArea", "squareMeters",
      [
        ("squareMeters", "m²", 1), ("squareKilometers", "km²", 1_000_000), ("squareCentimeters", "cm²", 0.0001),
        ("squareFeet", "ft²", 0.092903), ("squareInches", "in²", 0.00064516), ("squareMiles", "mi²", 2_590_000),
        ("acres", "ac", 4_046.86), ("hectares", "ha", 10_000),
      ]
    ),
    (
      "UnitDuration", "seconds",
      [("seconds", "s", 1), ("minutes", "min", 60), ("hours", "hr", 3_600), ("milliseconds", "ms", 0.001)]
    ),
    (
      "UnitEnergy", "joules",
      [
        ("joules", "J", 1), ("kilojoules", "kJ", 1_000), ("calories", "cal", 4.184),
        ("kilocalories", "kCal", 4_184), ("kilowattHours", "kWh", 3_600_000),
      ]
    ),
    (
      "UnitFrequency", "hertz",
      [("hertz", "Hz", 1), ("kilohertz", "kHz", 1_000), ("megahertz", "MHz", 1e6), ("gigahertz", "GHz", 1e9)]
    ),
    (
      "UnitInformationStorage", "bits",
      [
        ("bits", "bit", 1), ("bytes", "B", 8), ("kilobytes", "kB", 8e3), ("megabytes", "MB", 8e6),
        ("gigabytes", "GB", 8e9), ("terabytes", "TB", 8e12), ("kibibytes", "KiB", 8_192),
        ("mebibytes", "MiB", 8_388_608), ("gibibytes", "GiB", 8_589_934_592),
      ]
    ),
    (
      "UnitLength", "meters",
      [
        ("meters", "m", 1), ("kilometers", "km", 1_000), ("centimeters", "cm", 0.01), ("millimeters", "mm", 0.001),
        ("decimeters", "dm", 0.1), ("micrometers", "µm", 1e-6), ("nanometers", "nm", 1e-9), ("inches", "in", 0.0254),
        ("feet", "ft", 0.3048), ("yards", "yd", 0.9144), ("miles", "mi", 1_609.344),
        ("nauticalMiles", "NM", 1_852), ("lightyears", "ly", 9.461e15),
      ]
    ),
    (
      "UnitMass", "kilograms",
      [
        ("kilograms", "kg", 1), ("grams", "g", 0.001), ("milligrams", "mg", 1e-6), ("micrograms", "µg", 1e-9),
        ("metricTons", "t", 1_000), ("ounces", "oz", 0.0283495), ("pounds", "lb", 0.453592), ("stones", "st", 0.157473),
      ]
    ),
    (
      "UnitPower", "watts",
      [("watts", "W", 1), ("kilowatts", "kW", 1_000), ("megawatts", "MW", 1e6), ("horsepower", "hp", 745.7)]
    ),
    (
      "UnitPressure", "newtonsPerMetersSquared",
      [
        ("newtonsPerMetersSquared", "N/m²", 1), ("hectopascals", "hPa", 100), ("kilopascals", "kPa", 1_000),
        ("bars", "bar", 100_000), ("millibars", "mbar", 100), ("inchesOfMercury", "inHg", 3_386.39),
        ("millimetersOfMercury", "mmHg", 133.322), ("poundsForcePerSquareInch", "psi", 6_894.76),
      ]
    ),
    (
      "UnitSpeed", "metersPerSecond",
      [
        ("metersPerSecond", "m/s", 1), ("kilometersPerHour", "km/h", 0.277778), ("milesPerHour", "mph", 0.44704),
        ("knots", "kn", 0.514444),
      ]
    ),
    ("UnitTemperature", "kelvin", [("kelvin", "K", 1)]),
    (
      "UnitVolume", "liters",
      [
        ("liters", "L", 1), ("milliliters", "mL", 0.001), ("cubicMeters", "m³", 1_000), ("cups", "cup", 0.24),
        ("fluidOunces", "fl oz", 0.0295735), ("gallons", "gal", 3.78541), ("pints", "pt", 0.473176),
        ("quarts", "qt", 0.946353), ("tablespoons", "tbsp", 0.0147868), ("teaspoons", "tsp", 0.00492892),
      ]
    ),
  ]

  private static let degrees = [
    MeasurementUnit(dimension: "UnitTemperature", name: "celsius", symbol: "°C", coefficient: 1, constant: 273.15),
    MeasurementUnit(
      dimension: "UnitTemperature",
      name: "fahrenheit",
      symbol: "°F",
      coefficient: 0.55555555555556,
      constant: 255.37222222222427
    ),
  ]

  /// A unit by its name in any dimension.
  static let byName = Dictionary(dimensions.flatMap { $0.units.map { ($0.name, $0) } }) { first, _ in first }
}

extension LibraryType {
  /// The units as static members of their types; `Dimension` has all of them, for where the context does not say which.
  static let unitTypes: [LibraryType] =
    MeasurementUnit.dimensions.map { dimension in
      var type = units(dimension.name, dimension.units)
      type.staticMethods["baseUnit"] = { _ in MeasurementUnit.byName[dimension.base].map { .foreign($0) } }
      return type
    } + [units("Dimension", Array(MeasurementUnit.byName.values))]

  private static func units(_ name: String, _ units: [MeasurementUnit]) -> LibraryType {
    LibraryType(
      name: name,
      properties: ["symbol": { value, _ in value.foreign(MeasurementUnit.self).map { .string($0.symbol) } }],
      statics: Dictionary(units.map { unit in (unit.name, { @Sendable _ in .foreign(unit) }) }) { first, _ in first }
    )
  }
}
