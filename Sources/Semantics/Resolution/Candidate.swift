/// A declaration that a name may mean, as it is seen through what stands before the name.
struct Candidate {
  let resolution: Resolution
  let scheme: TypeScheme
  /// What the generic parameters of its type are in the receiver.
  let substitution: Substitution
  /// How far from the receiver's own declaration it is found: a superclass, a protocol's extension.
  var distance = 0
  var traits: Traits = []
  /// The type that a method is reached through.
  var receiver: Type?
  /// What a call of an initializer makes, where it stands for another type than the one that declares it.
  var made: Type?

  /// What ranks candidates that fit alike.
  struct Traits: OptionSet {
    let rawValue: UInt16

    static let isFramework = Traits(rawValue: 1 << 0)
    static let isDeprecated = Traits(rawValue: 1 << 1)
    /// Required by a protocol: what fulfils it comes first.
    static let isRequirement = Traits(rawValue: 1 << 2)
    /// The owner's own generic parameters are open: nothing stands before the name that has them.
    static let opensOwner = Traits(rawValue: 1 << 3)
    static let isAsync = Traits(rawValue: 1 << 4)
    /// A value, not a function: called, it is its value that is called.
    static let isValue = Traits(rawValue: 1 << 5)
    /// A method that is reached through the type, and takes the instance first.
    static let isCurried = Traits(rawValue: 1 << 6)
    /// `@_disfavoredOverload`
    static let isDisfavored = Traits(rawValue: 1 << 7)
    /// An initializer that the type keeps for itself, since it has a property without a value that it does so with.
    static let isPrivate = Traits(rawValue: 1 << 8)
  }
}
