/// The kinds of literals that take their type from what is around them.
enum LiteralKind: UInt8 {
  case integer
  case float
  /// A string of one Unicode scalar.
  case scalar
  /// A string of one character, which is several scalars.
  case character
  case string
  case interpolation

  /// The type where nothing around says another.
  var standardType: Type {
    switch self {
    case .integer: .int
    case .float: .double
    case .scalar, .character, .string, .interpolation: .string
    }
  }

  /// What a type conforms to that can be written so.
  var protocolID: NominalID {
    switch self {
    case .integer: Self.integerID
    case .float: Self.floatID
    case .scalar: Self.scalarID
    case .character: Self.characterID
    case .string: Self.stringID
    case .interpolation: Self.interpolationID
    }
  }

  private static let integerID = NominalID(name: "ExpressibleByIntegerLiteral", file: nil)
  private static let floatID = NominalID(name: "ExpressibleByFloatLiteral", file: nil)
  private static let scalarID = NominalID(name: "ExpressibleByUnicodeScalarLiteral", file: nil)
  private static let characterID = NominalID(name: "ExpressibleByExtendedGraphemeClusterLiteral", file: nil)
  private static let stringID = NominalID(name: "ExpressibleByStringLiteral", file: nil)
  private static let interpolationID = NominalID(name: "ExpressibleByStringInterpolation", file: nil)

  /// The kind of a literal that is nothing but text.
  static func of(_ text: String) -> LiteralKind {
    if text.unicodeScalars.count == 1 { return .scalar }
    return text.count == 1 ? .character : .string
  }

  var isText: Bool { rawValue >= Self.scalar.rawValue }

  /// The kind of a value that is both.
  func joined(with other: LiteralKind) -> LiteralKind { rawValue > other.rawValue ? self : other }
}
