/// A pattern of the program model.
public final class Pattern: Sendable {
  public let kind: PatternKind
  public let span: SourceSpan

  public init(_ kind: PatternKind, span: SourceSpan) {
    self.kind = kind
    self.span = span
  }

  /// The name of a pattern that binds one name.
  public var name: String? {
    if case .binding(_, let name) = kind { return name }
    return nil
  }
}

/// Swift's patterns; those written as expressions are taken apart.
public enum PatternKind: Sendable {
  case wildcard
  case binding(slot: Int, name: String)
  /// Compared with `~=`.
  case expression(Expression)
  case tuple([Pattern])
  /// `.name(payload…)`, `Type.name`; nil payload: none is looked at.
  case enumCase(type: TypeReference?, name: String, nameSpan: SourceSpan, payload: [LabeledPattern]?)
  /// `x?`
  case optional(Pattern)
  case isType(TypeReference)
  case asType(Pattern, TypeReference)
}

/// A part of the payload of an enum case pattern.
public struct LabeledPattern: Sendable {
  public let label: String?
  public let pattern: Pattern

  public init(label: String?, pattern: Pattern) {
    self.label = label
    self.pattern = pattern
  }
}
