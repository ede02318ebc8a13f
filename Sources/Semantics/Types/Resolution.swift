/// What a name in code means.
public enum Resolution: Hashable, Sendable {
  /// A variable, parameter or function of the body: the place of its name.
  case local(SourceSpan)
  /// A member, a global, a type, a generic parameter or a case: of the workspace or of a framework.
  case declaration(DeclarationID)
  /// The module of that name.
  case module(String)
  /// A label or element that the type itself has: of a tuple, `self`, `init`.
  case structural
  case unknown(UnknownReason)

  public var isKnown: Bool {
    if case .unknown = self { return false }
    return true
  }
}
