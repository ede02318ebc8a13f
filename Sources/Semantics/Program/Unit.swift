/// A top-level item of a file, lowered once and shared by every snapshot whose file still contains it.
public final class Unit: Sendable {
  public enum Content: Sendable {
    case type(TypeDeclaration)
    case function(FunctionDeclaration)
    case variables([VariableDeclaration])
    case `typealias`(TypealiasDeclaration)
    case preview(PreviewDeclaration)
    /// Statements at top level; a view expression alone is a scene named after its file.
    case code(Body)
  }

  public let id: UnitID
  /// More than one where `#if` stands around several declarations, or a function holds types.
  public let contents: [Content]
  /// The item's bytes, by which it is recognized in the next version of its file.
  package let source: ArraySlice<UInt8>

  public init(id: UnitID, contents: [Content], source: ArraySlice<UInt8>) {
    self.id = id
    self.contents = contents
    self.source = source
  }

  /// Bytes from the start of the unit to its end.
  public var byteCount: Int { source.count }
}
