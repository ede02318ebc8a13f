extension Typing {
  /// Everything that a unit declares, with the names that tell it.
  package func recordedDeclarations(of unit: Unit) -> (declarations: [TypedDeclaration], reads: ReadSet) {
    resolver.recording { declarations(of: unit) }
  }

  /// Whether values of the type have the framework's protocol of that name, with the names that tell it; nil where nobody
  /// can know.
  package func conformance(of type: Type, to name: String) -> (conforms: Bool?, reads: ReadSet) {
    resolver.recording { resolver.conforms(type, to: NominalID(name: name, file: nil)) }
  }

  /// Where what a name means is declared, with the names that tell it.
  package func recordedPlace(of resolution: Resolution) -> (place: DeclarationPlace?, reads: ReadSet) {
    resolver.recording { place(of: resolution) }
  }

  /// Whether values of the type are objects, which several may hold and change, with the names that tell it; nil where
  /// nobody can know.
  package func objectKind(of type: Type) -> (isObject: Bool?, reads: ReadSet) {
    resolver.recording {
      switch type {
      case .tuple: return false
      case .nominal(let id, _):
        switch resolver.declaration(of: id)?.kind {
        case .class, .actor: return true
        case .structure, .enumeration: return false
        case .protocol, .extension, nil: return nil
        }
      default: return nil
      }
    }
  }
}
