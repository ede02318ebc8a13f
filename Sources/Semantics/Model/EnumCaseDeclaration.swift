/// One case of an enum.
public struct EnumCaseDeclaration: Sendable {
  public let name: String
  public let nameSpan: SourceSpan
  public let payload: [Parameter]
  public let rawValue: Body?
  public let span: SourceSpan

  public init(name: String, nameSpan: SourceSpan, payload: [Parameter], rawValue: Body?, span: SourceSpan) {
    self.name = name
    self.nameSpan = nameSpan
    self.payload = payload
    self.rawValue = rawValue
    self.span = span
  }
}
