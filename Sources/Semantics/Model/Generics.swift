/// `T: P` of a generic parameter list.
public struct GenericParameter: Sendable {
  public let name: String
  public let constraint: TypeReference?
  public let nameSpan: SourceSpan
  /// `each T`
  public let isPack: Bool

  public init(name: String, constraint: TypeReference?, nameSpan: SourceSpan = .none, isPack: Bool = false) {
    self.isPack = isPack
    self.name = name
    self.constraint = constraint
    self.nameSpan = nameSpan
  }
}

/// One requirement of a `where` clause.
public struct GenericRequirement: Sendable {
  public enum Kind: Sendable {
    case conforms
    case sameType
  }

  public let left: TypeReference
  public let kind: Kind
  public let right: TypeReference

  public init(left: TypeReference, kind: Kind, right: TypeReference) {
    self.left = left
    self.kind = kind
    self.right = right
  }
}
