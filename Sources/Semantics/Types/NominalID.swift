/// A nominal type by name: stable from version to version.
public struct NominalID: Hashable, Sendable {
  /// Shared by all copies, of which there are as many as types in expressions.
  private final class Identity: Sendable {
    let name: String
    let file: FileID?
    let nameHash: Int
    let isNamedCodingKeys: Bool

    init(_ name: String, _ file: FileID?) {
      self.name = name
      self.file = file
      nameHash = name.hashValue
      isNamedCodingKeys = file != nil && name.hasSuffix(NominalID.codingKeysEnding)
    }
  }

  private let identity: Identity

  public init(name: String, file: FileID?) { identity = Identity(name, file) }

  /// The name with the enclosing types.
  public var name: String { identity.name }
  /// The file of the declaration that is meant; nil for a framework's type.
  public var file: FileID? { identity.file }
  /// The hash of the name.
  var nameHash: Int { identity.nameHash }
  /// Whether it is a type in another that would be its coding keys, by its name.
  var isNamedCodingKeys: Bool { identity.isNamedCodingKeys }

  public static func == (left: NominalID, right: NominalID) -> Bool {
    left.identity === right.identity
      || (left.nameHash == right.nameHash && left.name == right.name && left.file == right.file)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(nameHash) }

  /// The name without the enclosing types.
  public var lastName: Substring {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[name.utf8.index(after: $0)...] } ?? name[...]
  }
}
