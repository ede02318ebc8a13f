/// An accessor of a computed property, subscript or observer. Slot 0 is `self` in members.
public struct Accessor: Sendable {
  public let body: Body
  /// `newValue`/`oldValue` or the name written in parentheses.
  public let parameterSlot: Int?
  public let modifiers: DeclarationModifiers

  public init(body: Body, parameterSlot: Int?, modifiers: DeclarationModifiers) {
    self.body = body
    self.parameterSlot = parameterSlot
    self.modifiers = modifiers
  }
}

/// The accessors of a variable or subscript; a stored variable has at most observers.
public struct Accessors: Sendable {
  public var getter: Accessor?
  public var setter: Accessor?
  public var willSet: Accessor?
  public var didSet: Accessor?
  /// Whether a requirement asks for a setter: `{ get set }`, which has no code.
  public var requiresSetter = false

  public init(getter: Accessor? = nil, setter: Accessor? = nil, willSet: Accessor? = nil, didSet: Accessor? = nil) {
    self.getter = getter
    self.setter = setter
    self.willSet = willSet
    self.didSet = didSet
  }

  public static let none = Accessors()
}
