/// A parameter of a function, initializer, subscript or enum case.
public struct Parameter: Sendable {
  /// The label at the call; nil for `_`.
  public let label: String?
  public let name: String
  /// Where its value goes in the frame of the body.
  public let slot: Int
  public let type: TypeReference
  public let attributes: [AttributeReference]
  public let isInout: Bool
  public let isVariadic: Bool
  public let defaultValue: Body?
  public let span: SourceSpan
  public let nameSpan: SourceSpan

  /// The argument is evaluated when the function calls it.
  public var isAutoclosure: Bool { attributes.contains { $0.name == "autoclosure" } }

  public init(
    label: String?,
    name: String,
    slot: Int,
    type: TypeReference,
    attributes: [AttributeReference] = [],
    isInout: Bool = false,
    isVariadic: Bool = false,
    defaultValue: Body? = nil,
    span: SourceSpan,
    nameSpan: SourceSpan
  ) {
    self.label = label
    self.name = name
    self.slot = slot
    self.type = type
    self.attributes = attributes
    self.isInout = isInout
    self.isVariadic = isVariadic
    self.defaultValue = defaultValue
    self.span = span
    self.nameSpan = nameSpan
  }
}
