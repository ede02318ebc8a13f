extension NominalID {
  static let codingKeysName = "CodingKeys"
  static let codingKeysEnding = "." + codingKeysName
  private static let encodable = NominalID(name: "Encodable", file: nil)
  private static let decodable = NominalID(name: "Decodable", file: nil)
  fileprivate static let codables = [encodable, decodable]

  /// The type whose coding keys this one would be by its name.
  var codedType: NominalID? {
    isNamedCodingKeys ? NominalID(name: String(name.dropLast(Self.codingKeysEnding.count)), file: file) : nil
  }
}

extension Resolver {
  /// Whether values of a type are encoded or decoded.
  func codes(_ type: NominalID) -> Bool {
    NominalID.codables.contains { conforms(.nominal(type, []), to: $0) == true }
  }

  /// The coding keys that the compiler makes for a type which is coded and declares none: a case for each stored property,
  /// where that stands.
  func synthesizedKeys(of type: NominalID) -> MemberLayer? {
    guard let coded = type.codedType, let declaration = declaration(of: coded), declaration.kind.holdsProperties,
      codes(coded)
    else { return nil }
    var keys = Members()
    for variable in declaration.members.variables where variable.isStored && !variable.modifiers.isTypeMember {
      keys.cases.append(
        EnumCaseDeclaration(
          name: variable.name,
          nameSpan: variable.nameSpan,
          payload: [],
          rawValue: nil,
          span: variable.nameSpan
        )
      )
    }
    let key = TypeReference(.named([TypeComponent(name: "CodingKey")]), span: .none)
    let made = TypeDeclaration(
      kind: .enumeration,
      name: NominalID.codingKeysName,
      qualifiedName: type.name,
      nameSpan: declaration.nameSpan,
      attributes: [],
      modifiers: .private,
      genericParameters: [],
      inheritance: [key],
      requirements: [],
      members: keys,
      span: declaration.nameSpan
    )
    return MemberLayer(of: type, [made]) { _ in coded.file }
  }
}

extension TypeDeclaration.Kind {
  fileprivate var holdsProperties: Bool { self == .structure || self == .class || self == .actor }
}
