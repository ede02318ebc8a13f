/// A declaration by its place in the program's structure: stable while bodies, and code around it, change.
public struct DeclarationID: Hashable, Sendable {
  /// What kind of declaration a name stands for.
  public enum Kind: UInt8, Hashable, Sendable {
    case type
    case function
    case variable
    case `subscript`
    case enumCase
    case `typealias`
    case genericParameter
    case preview
    case code
  }

  /// The type that declares it; nil at top level.
  public let owner: NominalID?
  public let name: String
  public let kind: Kind
  /// The file of a global declaration of the workspace, else nil: members are counted over all files.
  public let file: FileID?
  /// Which of those of that name and kind in its owner or file.
  public let ordinal: Int

  public init(owner: NominalID?, name: String, kind: Kind, file: FileID? = nil, ordinal: Int = 0) {
    self.owner = owner
    self.name = name
    self.kind = kind
    self.file = file
    self.ordinal = ordinal
  }

  public init(_ type: NominalID) {
    self.init(owner: nil, name: type.name, kind: .type, file: type.file)
  }

  /// Whether a framework declares it, or a package that is not part of the workspace.
  var isDeclaredElsewhere: Bool { file?.isOfPackage ?? true }

  public func hash(into hasher: inout Hasher) {
    // Without the owner all views' bodies, and all keys' default values, would meet in one place of a table.
    hasher.combine(owner?.name)
    hasher.combine(name)
    hasher.combine(ordinal)
  }
}
