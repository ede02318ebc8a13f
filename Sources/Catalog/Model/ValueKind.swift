/// What sort of thing a value of the framework's is, for whoever edits it.
package enum ValueKind: String, Sendable {
  case alignment
  /// One of a few names.
  case choice
  case color
  case flag
  case font
  case number
  case text
}

extension TypeDefinition {
  /// What its values are edited as; nil where they are more than a name.
  package var valueKind: ValueKind? {
    if self === Self.color || self === Self.shapeStyle { return .color }
    if self === Self.font { return .font }
    let alignments: [TypeDefinition] = [
      .alignment, .horizontalAlignment, .textAlignment, .unitPoint, .verticalAlignment,
    ]
    if alignments.contains(where: { $0 === self }) { return .alignment }
    return members.isEmpty ? nil : .choice
  }
}

extension SignatureParameter {
  /// Whether the argument is a color, a gradient or another `ShapeStyle`: no frame depends on which.
  package var isPaint: Bool {
    guard let definition = Catalog.type(bareType) else { return false }
    return definition === TypeDefinition.shapeStyle || definition.conformances.contains(TypeDefinition.shapeStyle.name)
  }

  /// Some value of its type, as it is written; nil where nobody can make one up.
  package var madeUpValue: String? {
    if let definition = Catalog.type(bareType) {
      return definition.valueKind == nil ? nil : definition.members.first.map { ".\($0)" }
    }
    if showsText || takesKeys { return "\"Text\"" }
    switch bareType {
    case "CGFloat", "Double", "Int": return "1"
    case "Bool": return "true"
    default: return nil
    }
  }
}
