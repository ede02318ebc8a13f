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
    case .integer: .framework("Int")
    case .float: .framework("Double")
    case .scalar, .character, .string, .interpolation: .framework("String")
    }
  }

  /// What a type conforms to that can be written so.
  var protocolID: NominalID {
    switch self {
    case .integer: NominalID(name: "ExpressibleByIntegerLiteral", file: nil)
    case .float: NominalID(name: "ExpressibleByFloatLiteral", file: nil)
    case .scalar: NominalID(name: "ExpressibleByUnicodeScalarLiteral", file: nil)
    case .character: NominalID(name: "ExpressibleByExtendedGraphemeClusterLiteral", file: nil)
    case .string: NominalID(name: "ExpressibleByStringLiteral", file: nil)
    case .interpolation: NominalID(name: "ExpressibleByStringInterpolation", file: nil)
    }
  }

  /// The kind of a literal that is nothing but text.
  static func of(_ text: String) -> LiteralKind {
    if text.unicodeScalars.count == 1 { return .scalar }
    return text.count == 1 ? .character : .string
  }

  var isText: Bool { rawValue >= Self.scalar.rawValue }

  /// The kind of a value that is both.
  func joined(with other: LiteralKind) -> LiteralKind { rawValue > other.rawValue ? self : other }
}
