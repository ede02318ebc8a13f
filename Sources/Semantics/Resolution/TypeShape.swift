import SourceText

/// Where the members of a type are looked for: in its own declarations, then in those of what it inherits from, nearest
/// first. It is worked out once for each type of a version, since every name with a base asks for it.
final class TypeShape {
  struct Part {
    let id: NominalID
    let isProtocol: Bool
    let parameters: [GenericParameterID]
    /// What stands for the parameters, over those of the type itself.
    let arguments: [Type]
    let layers: [MemberLayer]
  }

  /// The type's own part comes first.
  let parts: [Part]

  fileprivate init(of id: NominalID, _ resolver: Resolver) {
    func part(_ id: NominalID, _ arguments: [Type]) -> Part {
      Part(
        id: id,
        isProtocol: resolver.isProtocol(id),
        parameters: resolver.genericParameters(of: id),
        arguments: arguments,
        layers: resolver.layers(of: id)
      )
    }
    let inherited = resolver.ancestry(of: id).all.compactMap { ancestor -> Part? in
      guard case .nominal(let id, let arguments) = ancestor else { return nil }
      return part(id, arguments)
    }
    parts = [part(id, [])] + inherited
  }
}

extension Resolver {
  func shape(of id: NominalID) -> TypeShape {
    shape(of: id) { TypeShape(of: id, self) }
  }

  /// Adds the members of that name to `found`. `receiver` is what has them: what `Self` is in protocols.
  func add(
    _ name: String,
    of id: NominalID,
    _ arguments: [Type],
    receiver: Type,
    _ isStatic: Bool,
    _ file: FileID?,
    to found: inout [Candidate]
  ) {
    let parts = shape(of: id).parts
    guard let first = parts.first else { return }
    let own = Substitution(first.parameters, first.isProtocol ? [receiver] : arguments)
    for (distance, part) in parts.enumerated() {
      var substitution: Substitution? = distance == 0 ? own : nil
      note(name, of: part.id, in: part.layers)
      for layer in part.layers {
        for declared in layer[name] {
          if substitution == nil {
            substitution = Substitution(
              part.parameters,
              part.isProtocol ? [receiver] : part.arguments.map { substitute(own, in: $0) }
            )
          }
          guard
            let candidate = candidate(declared, substitution ?? .empty, distance, ofType: isStatic, from: file)
          else { continue }
          found.append(candidate)
        }
      }
    }
  }

  /// A member as code of `file` may use it on a value or, with `ofType`, on the type.
  private func candidate(
    _ declared: DeclaredMember,
    _ substitution: Substitution,
    _ distance: Int,
    ofType isStatic: Bool,
    from file: FileID?
  ) -> Candidate? {
    let isCurried = isStatic && !declared.isStatic
    if isCurried, case .function = declared.member {
    } else if isCurried || declared.isStatic != isStatic {
      return nil
    }
    guard isVisible(declared, from: file),
      var candidate = candidate(declared, substitution, distance: distance)
    else { return nil }
    if isCurried { candidate.traits.insert(.isCurried) }
    return candidate
  }
}
