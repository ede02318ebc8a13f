/// The modifiers before a declaration that have a meaning here.
public struct DeclarationModifiers: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let `static` = DeclarationModifiers(rawValue: 1 << 0)
  public static let `class` = DeclarationModifiers(rawValue: 1 << 1)
  public static let mutating = DeclarationModifiers(rawValue: 1 << 2)
  public static let nonmutating = DeclarationModifiers(rawValue: 1 << 3)
  public static let lazy = DeclarationModifiers(rawValue: 1 << 4)
  public static let override = DeclarationModifiers(rawValue: 1 << 5)
  public static let weak = DeclarationModifiers(rawValue: 1 << 6)
  public static let indirect = DeclarationModifiers(rawValue: 1 << 7)
  public static let convenience = DeclarationModifiers(rawValue: 1 << 8)
  public static let required = DeclarationModifiers(rawValue: 1 << 9)
  public static let final = DeclarationModifiers(rawValue: 1 << 10)
  public static let prefix = DeclarationModifiers(rawValue: 1 << 11)
  public static let postfix = DeclarationModifiers(rawValue: 1 << 12)
  public static let `private` = DeclarationModifiers(rawValue: 1 << 13)
  public static let `fileprivate` = DeclarationModifiers(rawValue: 1 << 14)
  public static let `public` = DeclarationModifiers(rawValue: 1 << 15)
  public static let privateSetter = DeclarationModifiers(rawValue: 1 << 16)

  /// `static` or `class`.
  public var isTypeMember: Bool { !isDisjoint(with: [.static, .class]) }
}
