import Queries

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
  /// The modules that the item imports.
  public let imports: [String]
  /// The item's bytes, by which it is recognized in the next version of its file.
  package let source: ArraySlice<UInt8>
  /// Whether it has errors of syntax: how the same text is read where it has some may depend on what is around it.
  let hasErrors: Bool
  /// Each name that the unit declares. A type's signature covers how its values are made. Nested types are among the
  /// names by their qualified ones too.
  package let signatures: [NameSignature]

  /// The capitalized names that may be called in it, sorted.
  package let calledTypes: [String]

  private let knownWords = Lazy<UnitWords>()
  private let knownPieces = Lazy<UnitPieces>()

  init(
    id: UnitID,
    contents: [Content],
    imports: [String],
    source: ArraySlice<UInt8>,
    hasErrors: Bool,
    signatures: [NameSignature]
  ) {
    self.id = id
    self.contents = contents
    self.imports = imports
    self.source = source
    self.hasErrors = hasErrors
    calledTypes = source.calledTypes
    self.signatures = signatures
  }

  /// The words of its source, worked out when they are first asked for.
  var words: UnitWords { knownWords.value { UnitWords(of: source) } }

  /// The pieces of its text, worked out when they are first asked for.
  var pieces: UnitPieces { knownPieces.value { UnitPieces(of: self) } }

  /// Its `#Preview`s, in their order.
  package var previews: [PreviewDeclaration] {
    contents.compactMap { if case .preview(let preview) = $0 { preview } else { nil } }
  }

  /// The type that it declares, where that is all.
  package var onlyType: TypeDeclaration? {
    guard contents.count == 1, case .type(let type)? = contents.first, type.kind != .extension else { return nil }
    return type
  }

  /// Whether others know the same of both.
  func hasSignatures(of other: Unit) -> Bool {
    signatures == other.signatures
  }

  /// Bytes from the start of the unit to its end.
  public var byteCount: Int { source.count }
}
