extension InterfaceFamily {
  /// Units of measurements.
  static let foundationUnits = InterfaceFamily(
    "Units",
    standing: .inToolchain,
    #"""
    class Unit: NSObject, @unchecked Sendable {
      let symbol: String
      required init(symbol: String)
    }
    class Dimension: Unit, @unchecked Sendable {
      let converter: UnitConverter
      required init(symbol: String, converter: UnitConverter)
      class func baseUnit() -> Self
    }
    class UnitConverter: NSObject, @unchecked Sendable {
      func baseUnitValue(fromValue value: Double) -> Double
      func value(fromBaseUnitValue baseUnitValue: Double) -> Double
    }
    class UnitConverterLinear: UnitConverter, @unchecked Sendable {
      var coefficient: Double { get }
      var constant: Double { get }
      convenience init(coefficient: Double)
      init(coefficient: Double, constant: Double)
      override func baseUnitValue(fromValue value: Double) -> Double
      override func value(fromBaseUnitValue baseUnitValue: Double) -> Double
    }
    final class UnitAcceleration: Dimension, @unchecked Sendable {
      class var metersPerSecondSquared: UnitAcceleration { get }
      class var gravity: UnitAcceleration { get }
    }
    final class UnitAngle: Dimension, @unchecked Sendable {
      class var degrees: UnitAngle { get }
      class var arcMinutes: UnitAngle { get }
      class var arcSeconds: UnitAngle { get }
      class var radians: UnitAngle { get }
      class var gradians: UnitAngle { get }
      class var revolutions: UnitAngle { get }
    }
    final class UnitArea: Dimension, @unchecked Sendable {
      class var squareMegameters: UnitArea { get }
      class var squareKilometers: UnitArea { get }
      class var squareMeters: UnitArea { get }
      class var squareCentimeters: UnitArea { get }
      class var squareMillimeters: UnitArea { get }
      class var squareMicrometers: UnitArea { get }
      class var squareNanometers: UnitArea { get }
      class var squareInches: UnitArea { get }
      class var squareFeet: UnitArea { get }
      class var squareYards: UnitArea { get }
      class var squareMiles: UnitArea { get }
      class var acres: UnitArea { get }
      class var ares: UnitArea { get }
      class var hectares: UnitArea { get }
    }
    final class UnitConcentrationMass: Dimension, @unchecked Sendable {
      class var gramsPerLiter: UnitConcentrationMass { get }
      class var milligramsPerDeciliter: UnitConcentrationMass { get }
      class func millimolesPerLiter(withGramsPerMole gramsPerMole: Double) -> UnitConcentrationMass
    }
    final class UnitDispersion: Dimension, @unchecked Sendable {
      class var partsPerMillion: UnitDispersion { get }
    }
    final class UnitDuration: Dimension, @unchecked Sendable {
      class var picoseconds: UnitDuration { get }
      class var nanoseconds: UnitDuration { get }
      class var microseconds: UnitDuration { get }
      class var milliseconds: UnitDuration { get }
      class var seconds: UnitDuration { get }
      class var minutes: UnitDuration { get }
      class var hours: UnitDuration { get }
    }
    final class UnitElectricCharge: Dimension, @unchecked Sendable {
      class var coulombs: UnitElectricCharge { get }
      class var megaampereHours: UnitElectricCharge { get }
      class var kiloampereHours: UnitElectricCharge { get }
      class var ampereHours: UnitElectricCharge { get }
      class var milliampereHours: UnitElectricCharge { get }
      class var microampereHours: UnitElectricCharge { get }
    }
    final class UnitElectricCurrent: Dimension, @unchecked Sendable {
      class var megaamperes: UnitElectricCurrent { get }
      class var kiloamperes: UnitElectricCurrent { get }
      class var amperes: UnitElectricCurrent { get }
      class var milliamperes: UnitElectricCurrent { get }
      class var microamperes: UnitElectricCurrent { get }
    }
    final class UnitElectricPotentialDifference: Dimension, @unchecked Sendable {
      class var megavolts: UnitElectricPotentialDifference { get }
      class var kilovolts: UnitElectricPotentialDifference { get }
      class var volts: UnitElectricPotentialDifference { get }
      class var millivolts: UnitElectricPotentialDifference { get }
      class var microvolts: UnitElectricPotentialDifference { get }
    }
    final class UnitElectricResistance: Dimension, @unchecked Sendable {
      class var megaohms: UnitElectricResistance { get }
      class var kiloohms: UnitElectricResistance { get }
      class var ohms: UnitElectricResistance { get }
      class var milliohms: UnitElectricResistance { get }
      class var microohms: UnitElectricResistance { get }
    }
    final class UnitEnergy: Dimension, @unchecked Sendable {
      class var kilojoules: UnitEnergy { get }
      class var joules: UnitEnergy { get }
      class var kilocalories: UnitEnergy { get }
      class var calories: UnitEnergy { get }
      class var kilowattHours: UnitEnergy { get }
    }
    final class UnitFrequency: Dimension, @unchecked Sendable {
      class var terahertz: UnitFrequency { get }
      class var gigahertz: UnitFrequency { get }
      class var megahertz: UnitFrequency { get }
      class var kilohertz: UnitFrequency { get }
      class var hertz: UnitFrequency { get }
      class var millihertz: UnitFrequency { get }
      class var microhertz: UnitFrequency { get }
      class var nanohertz: UnitFrequency { get }
    }
    final class UnitFuelEfficiency: Dimension, @unchecked Sendable {
      class var litersPer100Kilometers: UnitFuelEfficiency { get }
      class var milesPerImperialGallon: UnitFuelEfficiency { get }
      class var milesPerGallon: UnitFuelEfficiency { get }
    }
    final class UnitIlluminance: Dimension, @unchecked Sendable {
      class var lux: UnitIlluminance { get }
    }
    final class UnitInformationStorage: Dimension, @unchecked Sendable {
      class var bytes: UnitInformationStorage { get }
      class var bits: UnitInformationStorage { get }
      class var nibbles: UnitInformationStorage { get }
      class var yottabytes: UnitInformationStorage { get }
      class var zettabytes: UnitInformationStorage { get }
      class var exabytes: UnitInformationStorage { get }
      class var petabytes: UnitInformationStorage { get }
      class var terabytes: UnitInformationStorage { get }
      class var gigabytes: UnitInformationStorage { get }
      class var megabytes: UnitInformationStorage { get }
      class var kilobytes: UnitInformationStorage { get }
      class var yottabits: UnitInformationStorage { get }
      class var zettabits: UnitInformationStorage { get }
      class var exabits: UnitInformationStorage { get }
      class var petabits: UnitInformationStorage { get }
      class var terabits: UnitInformationStorage { get }
      class var gigabits: UnitInformationStorage { get }
      class var megabits: UnitInformationStorage { get }
      class var kilobits: UnitInformationStorage { get }
      class var yobibytes: UnitInformationStorage { get }
      class var zebibytes: UnitInformationStorage { get }
      class var exbibytes: UnitInformationStorage { get }
      class var pebibytes: UnitInformationStorage { get }
      class var tebibytes: UnitInformationStorage { get }
      class var gibibytes: UnitInformationStorage { get }
      class var mebibytes: UnitInformationStorage { get }
      class var kibibytes: UnitInformationStorage { get }
      class var yobibits: UnitInformationStorage { get }
      class var zebibits: UnitInformationStorage { get }
      class var exbibits: UnitInformationStorage { get }
      class var pebibits: UnitInformationStorage { get }
      class var tebibits: UnitInformationStorage { get }
      class var gibibits: UnitInformationStorage { get }
      class var mebibits: UnitInformationStorage { get }
      class var kibibits: UnitInformationStorage { get }
    }
    final class UnitLength: Dimension, @unchecked Sendable {
      class var megameters: UnitLength { get }
      class var kilometers: UnitLength { get }
      class var hectometers: UnitLength { get }
      class var decameters: UnitLength { get }
      class var meters: UnitLength { get }
      class var decimeters: UnitLength { get }
      class var centimeters: UnitLength { get }
      class var millimeters: UnitLength { get }
      class var micrometers: UnitLength { get }
      class var nanometers: UnitLength { get }
      class var picometers: UnitLength { get }
      class var inches: UnitLength { get }
      class var feet: UnitLength { get }
      class var yards: UnitLength { get }
      class var miles: UnitLength { get }
      class var scandinavianMiles: UnitLength { get }
      class var lightyears: UnitLength { get }
      class var nauticalMiles: UnitLength { get }
      class var fathoms: UnitLength { get }
      class var furlongs: UnitLength { get }
      class var astronomicalUnits: UnitLength { get }
      class var parsecs: UnitLength { get }
    }
    final class UnitMass: Dimension, @unchecked Sendable {
      class var kilograms: UnitMass { get }
      class var grams: UnitMass { get }
      class var decigrams: UnitMass { get }
      class var centigrams: UnitMass { get }
      class var milligrams: UnitMass { get }
      class var micrograms: UnitMass { get }
      class var nanograms: UnitMass { get }
      class var picograms: UnitMass { get }
      class var ounces: UnitMass { get }
      class var pounds: UnitMass { get }
      class var stones: UnitMass { get }
      class var metricTons: UnitMass { get }
      class var shortTons: UnitMass { get }
      class var carats: UnitMass { get }
      class var ouncesTroy: UnitMass { get }
      class var slugs: UnitMass { get }
    }
    final class UnitPower: Dimension, @unchecked Sendable {
      class var terawatts: UnitPower { get }
      class var gigawatts: UnitPower { get }
      class var megawatts: UnitPower { get }
      class var kilowatts: UnitPower { get }
      class var watts: UnitPower { get }
      class var milliwatts: UnitPower { get }
      class var microwatts: UnitPower { get }
      class var nanowatts: UnitPower { get }
      class var picowatts: UnitPower { get }
      class var femtowatts: UnitPower { get }
      class var horsepower: UnitPower { get }
    }
    final class UnitPressure: Dimension, @unchecked Sendable {
      class var newtonsPerMetersSquared: UnitPressure { get }
      class var gigapascals: UnitPressure { get }
      class var megapascals: UnitPressure { get }
      class var kilopascals: UnitPressure { get }
      class var hectopascals: UnitPressure { get }
      class var inchesOfMercury: UnitPressure { get }
      class var bars: UnitPressure { get }
      class var millibars: UnitPressure { get }
      class var millimetersOfMercury: UnitPressure { get }
      class var poundsForcePerSquareInch: UnitPressure { get }
    }
    final class UnitSpeed: Dimension, @unchecked Sendable {
      class var metersPerSecond: UnitSpeed { get }
      class var kilometersPerHour: UnitSpeed { get }
      class var milesPerHour: UnitSpeed { get }
      class var knots: UnitSpeed { get }
    }
    final class UnitTemperature: Dimension, @unchecked Sendable {
      class var kelvin: UnitTemperature { get }
      class var celsius: UnitTemperature { get }
      class var fahrenheit: UnitTemperature { get }
    }
    final class UnitVolume: Dimension, @unchecked Sendable {
      class var megaliters: UnitVolume { get }
      class var kiloliters: UnitVolume { get }
      class var liters: UnitVolume { get }
      class var deciliters: UnitVolume { get }
      class var centiliters: UnitVolume { get }
      class var milliliters: UnitVolume { get }
      class var cubicKilometers: UnitVolume { get }
      class var cubicMeters: UnitVolume { get }
      class var cubicDecimeters: UnitVolume { get }
      class var cubicCentimeters: UnitVolume { get }
      class var cubicMillimeters: UnitVolume { get }
      class var cubicInches: UnitVolume { get }
      class var cubicFeet: UnitVolume { get }
      class var cubicYards: UnitVolume { get }
      class var cubicMiles: UnitVolume { get }
      class var acreFeet: UnitVolume { get }
      class var bushels: UnitVolume { get }
      class var teaspoons: UnitVolume { get }
      class var tablespoons: UnitVolume { get }
      class var fluidOunces: UnitVolume { get }
      class var cups: UnitVolume { get }
      class var pints: UnitVolume { get }
      class var quarts: UnitVolume { get }
      class var gallons: UnitVolume { get }
      class var imperialTeaspoons: UnitVolume { get }
      class var imperialTablespoons: UnitVolume { get }
      class var imperialFluidOunces: UnitVolume { get }
      class var imperialPints: UnitVolume { get }
      class var imperialQuarts: UnitVolume { get }
      class var imperialGallons: UnitVolume { get }
      class var metricCups: UnitVolume { get }
    }
    """#
  )
}
