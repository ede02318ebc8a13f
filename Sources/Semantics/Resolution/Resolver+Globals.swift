extension Resolver {
  /// The functions and variables of that name at top level: those of the workspace that the file means, else those of
  /// the frameworks.
  func globals(_ name: String, from file: FileID?) -> [Candidate] {
    var found: [Candidate] = []
    if let file {
      note(name)
      if let variable = program.globalVariable(name, from: file), let place = self.file(of: variable.span) {
        found.append(candidate(variable, in: place))
      }
      for function in program.globalFunctions(name, from: file) {
        guard let place = self.file(of: function.span) else { continue }
        guard isVisible(function.modifiers, in: place, from: file) else { continue }
        found.append(candidate(function, in: place, ordinal: functions(name, in: place).number(of: function)))
      }
    }
    if let variable = frameworks.items.variable(named: name) { found.append(candidate(variable, in: nil)) }
    for (ordinal, function) in frameworks.items.functions(named: name).enumerated() {
      found.append(candidate(function, in: nil, ordinal: ordinal))
    }
    return found
  }

  private func candidate(_ variable: VariableDeclaration, in file: FileID?) -> Candidate {
    let id = DeclarationID(owner: nil, name: variable.name, kind: .variable, file: file)
    return Candidate(
      resolution: .declaration(id),
      scheme: scheme(ofGlobal: variable, id),
      substitution: .empty,
      traits: file == nil ? [.isValue, .isFramework] : .isValue
    )
  }

  private func candidate(_ function: FunctionDeclaration, in file: FileID?, ordinal: Int) -> Candidate {
    let id = DeclarationID(owner: nil, name: function.name, kind: .function, file: file, ordinal: ordinal)
    var traits: Candidate.Traits = file == nil ? .isFramework : []
    if function.isDeprecated { traits.insert(.isDeprecated) }
    if function.isAsync { traits.insert(.isAsync) }
    return Candidate(
      resolution: .declaration(id),
      scheme: scheme(ofGlobal: function, id),
      substitution: .empty,
      traits: traits
    )
  }

  /// The static members of a protocol and its extensions: each is meant for the type that it requires `Self` to be.
  func staticMembers(_ name: String, ofProtocol id: NominalID, from file: FileID?) -> [Candidate] {
    guard let selfParameter = genericParameters(of: id).first else { return [] }
    let owners = [id] + ancestry(of: id).protocols.compactMap(\.nominal)
    return owners.flatMap { owner -> [Candidate] in
      let ownSelf = genericParameters(of: owner).first ?? selfParameter
      return self.declared(name, in: owner).compactMap { declared in
        guard declared.isStatic, isVisible(declared, from: file),
          let found = candidate(declared, .empty, distance: 0)
        else { return nil }
        var requiredSelf: Type?
        for case .same(.parameter(ownSelf), let type) in found.scheme.requirements { requiredSelf = type }
        let conforming = requiredSelf ?? found.scheme.result
        return Candidate(
          resolution: found.resolution,
          scheme: found.scheme,
          substitution: Substitution([ownSelf], [conforming]),
          traits: found.traits
        )
      }
    } + [assetColor(name, ofProtocol: id)].compactMap(\.self)
  }
}
