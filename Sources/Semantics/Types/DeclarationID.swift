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

  /// Shared by all copies: each use of a name has one.
  private final class Identity: Sendable {
    let owner: NominalID?
    let name: String
    let kind: Kind
    let file: FileID?
    let ordinal: Int

    init(_ owner: NominalID?, _ name: String, _ kind: Kind, _ file: FileID?, _ ordinal: Int) {
      self.owner = owner
      self.name = name
      self.kind = kind
      self.file = file
      self.ordinal = ordinal
    }
  }

  private let identity: Identity

  public init(owner: NominalID?, name: String, kind: Kind, file: FileID? = nil, ordinal: Int = 0) {
    identity = Identity(owner, name, kind, file, ordinal)
  }

  /// The type that declares it; nil at top level.
  public var owner: NominalID? { identity.owner }
  public var name: String { identity.name }
  public var kind: Kind { identity.kind }
  /// The file of a global declaration of the workspace, else nil: members are counted over all files.
  public var file: FileID? { identity.file }
  /// Which of those of that name and kind in its owner or file.
  public var ordinal: Int { identity.ordinal }

  public init(_ type: NominalID) {
    self.init(owner: nil, name: type.name, kind: .type, file: type.file)
  }

  /// Whether a framework declares it, or a package that is not part of the workspace.
  var isDeclaredElsewhere: Bool { file?.isOfPackage ?? true }

  public static func == (left: DeclarationID, right: DeclarationID) -> Bool {
    left.identity === right.identity
      || (left.ordinal == right.ordinal && left.kind == right.kind && left.name == right.name
        && left.owner == right.owner && left.file == right.file)
  }

  public func hash(into hasher: inout Hasher) {
    // Without the owner all views' bodies, and all keys' default values, would meet in one place of a table.
    hasher.combine(owner?.nameHash)
    hasher.combine(name)
    hasher.combine(ordinal)
  }
}
