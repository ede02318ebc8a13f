import Catalog

/// The static properties that the build makes for the color sets and pictures of asset catalogues.
extension Resolver {
  /// Their names, for a type or a protocol that has them; none for others.
  func assetNames(of id: NominalID) -> [String] {
    if hasAssetImages(id) { return program.resources.imageProperties.sorted() }
    return hasAssetColors(id) || id == .shapeStyle ? program.resources.colorProperties.sorted() : []
  }

  /// `Color.brandBlue`, `ImageResource.logo`
  func assetMember(_ name: String, of id: NominalID) -> Candidate? {
    guard
      hasAssetColors(id) && isAssetColor(name) || hasAssetImages(id) && program.resources.imageProperties.contains(name)
    else { return nil }
    return Candidate(
      resolution: .declaration(DeclarationID(id)),
      scheme: TypeScheme(requirements: [], parameters: nil, result: .nominal(id, [])),
      substitution: .empty,
      traits: .isValue
    )
  }

  /// `.brandBlue` where any style is wanted: it is a color.
  func assetColor(_ name: String, ofProtocol id: NominalID) -> Candidate? {
    guard id == .shapeStyle, isAssetColor(name) else { return nil }
    let color = NominalID(name: "Color", file: nil)
    return assetMember(name, of: color)
  }

  private func hasAssetColors(_ id: NominalID) -> Bool { id.file == nil && SystemColors.isColor(id.name) }

  private func hasAssetImages(_ id: NominalID) -> Bool { id.file == nil && SystemColors.isImage(id.name) }

  private func isAssetColor(_ name: String) -> Bool { program.resources.colorProperties.contains(name) }
}

extension NominalID {
  fileprivate static let shapeStyle = NominalID(name: "ShapeStyle", file: nil)
}
