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

  /// Where what the names in the code of a declaration mean is declared in the workspace, by where each name begins in its
  /// unit, with the names that tell it. The places are those in the same unit, nil in others.
  package func recordedPlaces(
    of types: BodyTypes,
    in base: SourceSpan
  ) -> (places: [UInt32: DeclarationPlace?], reads: ReadSet) {
    resolver.recording {
      var places: [UInt32: DeclarationPlace?] = [:]
      var known: [Resolution: DeclarationPlace?] = [:]
      for start in types.nameStarts(in: base) {
        guard let name = types.name(at: start, in: base), name.span.start == start else { continue }
        let place = known[name.resolution] ?? place(of: name.resolution)
        known[name.resolution] = .some(place)
        guard let place, place.module == nil else { continue }
        places.updateValue(place.span.unit == base.unit ? place : nil, forKey: start)
      }
      return places
    }
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
