/// A type as written: names are not yet resolved.
public final class TypeReference: Sendable {
  public let kind: TypeReferenceKind
  /// Attributes written before the type (`@escaping`, `@ViewBuilder` …).
  public let attributes: [AttributeReference]
  public let span: SourceSpan
  /// `T!`: an optional whose members are reached without `?`.
  public let isImplicitlyUnwrapped: Bool

  public init(
    _ kind: TypeReferenceKind,
    attributes: [AttributeReference] = [],
    span: SourceSpan,
    isImplicitlyUnwrapped: Bool = false
  ) {
    self.kind = kind
    self.attributes = attributes
    self.span = span
    self.isImplicitlyUnwrapped = isImplicitlyUnwrapped
  }

  /// The last name of a nominal type (`Key` of `MyViewStyle.Key`), looking through optionals, `some` and `any`.
  public var name: String? {
    switch kind {
    case .named(let components): components.last?.name
    case .optional(let wrapped), .some(let wrapped), .any(let wrapped), .inout(let wrapped): wrapped.name
    default: nil
    }
  }

  /// The dotted name of a nominal type.
  public var qualifiedName: String? {
    guard case .named(let components) = kind else { return nil }
    return components.map(\.name).joined(separator: ".")
  }

  /// The name of the type that an extension of this one extends: of `[Item]` it is `Array`.
  package var extendedName: String? {
    switch kind {
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .optional: "Optional"
    default: qualifiedName
    }
  }

  /// What an extension of `[Item]` requires as if it were written out: `Element == Item`.
  package var impliedRequirements: [GenericRequirement] {
    let bound: [(name: String, type: TypeReference)] =
      switch kind {
      case .array(let element): [("Element", element)]
      case .dictionary(let key, let value): [("Key", key), ("Value", value)]
      case .optional(let wrapped): [("Wrapped", wrapped)]
      default: []
      }
    return bound.map { name, type in
      let parameter = TypeReference(.named([TypeComponent(name: name)]), span: type.span)
      return GenericRequirement(left: parameter, kind: .sameType, right: type)
    }
  }

  /// `some View`
  package var isOpaque: Bool { if case .some = kind { true } else { false } }

  public var isOptional: Bool {
    if case .optional = kind { return true }
    return false
  }
}

/// The forms of Swift's type grammar.
public enum TypeReferenceKind: Sendable {
  case named([TypeComponent])
  case optional(TypeReference)
  case array(TypeReference)
  case dictionary(key: TypeReference, value: TypeReference)
  case tuple([TupleTypeElement])
  case function(FunctionTypeReference)
  case some(TypeReference)
  case any(TypeReference)
  case `inout`(TypeReference)
  case composition([TypeReference])
  case metatype(TypeReference)
  /// `_`, or what the parser could not read.
  case unknown
}

/// One name of a dotted type with its generic arguments.
public struct TypeComponent: Sendable {
  public let name: String
  public let arguments: [TypeReference]
  /// Where the name stands; none where it is made up.
  public let nameSpan: SourceSpan

  public init(name: String, arguments: [TypeReference] = [], nameSpan: SourceSpan = .none) {
    self.name = name
    self.arguments = arguments
    self.nameSpan = nameSpan
  }
}

/// An element of a tuple type.
public struct TupleTypeElement: Sendable {
  public let label: String?
  public let type: TypeReference

  public init(label: String?, type: TypeReference) {
    self.label = label
    self.type = type
  }
}

/// `(A, inout B) -> C`.
public struct FunctionTypeReference: Sendable {
  public let parameters: [TupleTypeElement]
  public let result: TypeReference
  public let `throws`: Bool

  public init(parameters: [TupleTypeElement], result: TypeReference, throws: Bool = false) {
    self.parameters = parameters
    self.result = result
    self.throws = `throws`
  }
}

/// An attribute as written: `@State`, `@Environment(\.locale)`, `@available(iOS 17, *)`.
public final class AttributeReference: Sendable {
  public let name: String
  public let genericArguments: [TypeReference]
  /// The arguments when they are expressions; nil where none are written.
  public let arguments: [Argument]?
  /// Evaluates the arguments: the attribute's own little function body.
  public let body: Body?
  public let span: SourceSpan
  public let nameSpan: SourceSpan
  /// `@available(…, deprecated …)`
  public let isDeprecation: Bool

  public init(
    name: String,
    genericArguments: [TypeReference],
    arguments: [Argument]?,
    body: Body?,
    span: SourceSpan,
    nameSpan: SourceSpan,
    isDeprecation: Bool = false
  ) {
    self.isDeprecation = isDeprecation
    self.name = name
    self.genericArguments = genericArguments
    self.arguments = arguments
    self.body = body
    self.span = span
    self.nameSpan = nameSpan
  }
}

extension AttributeReference {
  /// It is no property wrapper: a builder, an availability, an annotation for the compiler.
  public var isPlain: Bool { Self.plainNames.contains(name) || name.hasSuffix("Builder") }

  private static let plainNames: Set<String> = [
    "available", "objc", "objcMembers", "nonobjc", "MainActor", "IBOutlet", "IBAction", "IBInspectable", "inlinable",
    "usableFromInline", "discardableResult", "Sendable", "preconcurrency", "ObservationIgnored", "ObservationTracked",
    "Entry", "Previewable", "Relationship", "Attribute", "Transient", "escaping", "autoclosure", "unknown", "NSManaged",
    "GKInspectable", "inline", "_spi", "Observable", "Model", "main", "frozen", "globalActor",
  ]
}
