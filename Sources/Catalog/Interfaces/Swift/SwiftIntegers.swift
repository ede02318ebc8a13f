extension InterfaceFamily {
  /// Whole numbers.
  static let swiftIntegers = InterfaceFamily(
    "Integers",
    standing: .inToolchain,
    IntegerInterface.all.map(\.text).joined(separator: "\n")
  )
}

/// The declaration of one of the types of whole numbers, which differ in little but their names.
private struct IntegerInterface {
  let name: String
  /// The type of the same width with a sign, or without one.
  let partner: String
  /// Initializers that the others do not have.
  var literals: [String] = []
  var makers: [String] = []
  var members: [String] = []

  static let all = [
    IntegerInterface(
      name: "Int",
      partner: "UInt",
      makers: [
        "init?<T>(codingKey: T) where T: CodingKey", "init(bitPattern objectID: ObjectIdentifier)",
      ],
      members: ["func distance(to other: Int) -> Int", "func advanced(by n: Int) -> Int"]
    ),
    IntegerInterface(name: "UInt", partner: "Int", makers: ["init(bitPattern objectID: ObjectIdentifier)"]),
    IntegerInterface(name: "Int64", partner: "UInt64"),
    IntegerInterface(name: "Int32", partner: "UInt32"),
    IntegerInterface(name: "UInt8", partner: "Int8", makers: ["init(ascii v: Unicode.Scalar)"]),
    IntegerInterface(name: "UInt32", partner: "Int32", makers: ["init(_ v: Unicode.Scalar)"]),
    IntegerInterface(name: "UInt64", partner: "Int64", makers: ["init(_ v: Unicode.Scalar)"]),
    IntegerInterface(name: "Int8", partner: "UInt8"),
    IntegerInterface(name: "Int16", partner: "UInt16"),
    IntegerInterface(
      name: "UInt16",
      partner: "Int16",
      literals: ["init(unicodeScalarLiteral scalar: UnicodeScalar)"]
    ),
  ]

  private var isSigned: Bool { name.hasPrefix("I") }
  private var kind: String { isSigned ? "SignedInteger" : "UnsignedInteger" }

  private func lines(_ declarations: [String]) -> String { declarations.map { "  \($0)\n" }.joined() }

  var text: String {
    """
    struct \(name): Decodable, Encodable, FixedWidthInteger, \(kind), BinaryInteger, LosslessStringConvertible,\(isSigned ? " SignedNumeric," : "") Numeric, CustomStringConvertible, Strideable, AdditiveArithmetic, ExpressibleByIntegerLiteral, Comparable, Hashable, Equatable, Sendable {
      init(_ value: CGFloat)
      init(_ number: NSNumber)
      init(truncating number: NSNumber)
      init?(exactly number: NSNumber)
    \(lines(literals))  init(from decoder: any Decoder) throws
    \(lines(makers))  init(bitPattern x: \(partner))
      init(_ source: Float)
      init?(exactly source: Float)
      init(_ source: Double)
      init?(exactly source: Double)
      static func == (lhs: \(name), rhs: \(name)) -> Bool
      static func < (lhs: \(name), rhs: \(name)) -> Bool
      static func += (lhs: inout \(name), rhs: \(name))
      static func -= (lhs: inout \(name), rhs: \(name))
      static func *= (lhs: inout \(name), rhs: \(name))
      static func /= (lhs: inout \(name), rhs: \(name))
      func addingReportingOverflow(_ other: \(name)) -> (partialValue: \(name), overflow: Bool)
      func multipliedReportingOverflow(by other: \(name)) -> (partialValue: \(name), overflow: Bool)
      static func %= (lhs: inout \(name), rhs: \(name))
      static var bitWidth: Int { get }
      var leadingZeroBitCount: Int { get }
      var trailingZeroBitCount: Int { get }
      var nonzeroBitCount: Int { get }
    \(isSigned ? "  var magnitude: \(partner) { get }\n" : "")  func signum() -> \(name)
      static func & (lhs: \(name), rhs: \(name)) -> \(name)
      static func | (lhs: \(name), rhs: \(name)) -> \(name)
      static func ^ (lhs: \(name), rhs: \(name)) -> \(name)
      static func + (lhs: \(name), rhs: \(name)) -> \(name)
      static func - (lhs: \(name), rhs: \(name)) -> \(name)
      static func * (lhs: \(name), rhs: \(name)) -> \(name)
      static func / (lhs: \(name), rhs: \(name)) -> \(name)
      static func % (lhs: \(name), rhs: \(name)) -> \(name)
      static func != (lhs: \(name), rhs: \(name)) -> Bool
      static func <= (lhs: \(name), rhs: \(name)) -> Bool
      static func >= (lhs: \(name), rhs: \(name)) -> Bool
      static func > (lhs: \(name), rhs: \(name)) -> Bool
    \(lines(members))}
    """
  }
}
