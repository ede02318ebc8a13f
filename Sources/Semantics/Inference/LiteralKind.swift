/// The kinds of literals that take their type from what is around them.
enum LiteralKind: UInt8 {
  case integer
  case float
  case string
  case interpolation

  /// The type where nothing around says another.
  var standardType: Type {
    switch self {
    case .integer: .framework("Int")
    case .float: .framework("Double")
    case .string, .interpolation: .framework("String")
    }
  }

  /// What a type conforms to that can be written so.
  var protocolID: NominalID {
    switch self {
    case .integer: NominalID(name: "ExpressibleByIntegerLiteral", file: nil)
    case .float: NominalID(name: "ExpressibleByFloatLiteral", file: nil)
    case .string: NominalID(name: "ExpressibleByStringLiteral", file: nil)
    case .interpolation: NominalID(name: "ExpressibleByStringInterpolation", file: nil)
    }
  }

  /// The kind of a value that is both.
  func joined(with other: LiteralKind) -> LiteralKind { rawValue > other.rawValue ? self : other }
}
