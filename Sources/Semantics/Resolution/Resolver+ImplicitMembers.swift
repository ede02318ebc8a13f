import SourceText

extension Resolver {
  /// The members that a type has without declaring them.
  func implicitMembers(_ name: String, of id: NominalID, _ type: Type, _ isStatic: Bool, from file: FileID?)
    -> [Candidate]
  {
    if isStatic, let asset = assetMember(name, of: id) { return [asset] }
    guard let declaration = declaration(of: id) else { return [] }
    let substitution = Substitution(genericParameters(of: id), type.arguments)
    func candidate(_ parameters: [SchemeParameter]?, _ result: Type, requirements: [TypeRequirement] = []) -> Candidate
    {
      Candidate(
        resolution: .declaration(DeclarationID(id)),
        scheme: TypeScheme(requirements: requirements, parameters: parameters, result: result),
        substitution: substitution,
        traits: parameters == nil ? .isValue : []
      )
    }
    let own = selfType(of: id)
    switch (name, declaration.kind) {
    case ("init", .structure) where isStatic:
      // An interface says what there is.
      guard declaration.members.initializers.isEmpty, id.file != nil else { return [] }
      let parameters = memberwiseParameters(of: declaration, id)
      var maker = candidate(parameters, own, requirements: typeRequirements(of: id))
      if keepsMakerPrivate(declaration, parameters) { maker.traits.insert(.isPrivate) }
      return [maker]
    case ("init", .class) where isStatic, ("init", .actor) where isStatic:
      return declaration.members.initializers.isEmpty && ancestry(of: id).unknownRest == nil ? [candidate([], own)] : []
    case ("init", .enumeration) where isStatic:
      guard let raw = ancestry(of: id).rawType else { return [] }
      return [candidate([SchemeParameter(label: "rawValue", type: raw, traits: [])], .optional(own))]
    case ("rawValue", .enumeration) where !isStatic:
      return ancestry(of: id).rawType.map { [candidate(nil, $0)] } ?? []
    case ("allCases", .enumeration) where isStatic:
      let bound = NominalID(name: "CaseIterable", file: nil)
      return conforms(own, to: bound) == false ? [] : [candidate(nil, .array(own))]
    default: return []
    }
  }

  /// Whether one of the properties that the initializer takes is private, and so the initializer too.
  private func keepsMakerPrivate(_ declaration: TypeDeclaration, _ parameters: [SchemeParameter]) -> Bool {
    let isMadeWithout = parameters.allSatisfy { $0.traits.contains(.hasDefault) }
    return !isMadeWithout
      && declaration.members.variables.contains { variable in
        variable.modifiers.contains(.private) && parameters.contains { $0.label == variable.name }
      }
  }

  /// Whether nothing that is here has the name of an attribute.
  private func isAbsent(_ attribute: AttributeReference, in scope: LookupScope) -> Bool {
    attribute.name.isCapitalized && typeMeaning(of: attribute.name, in: scope) == nil
  }

  /// The initializer that a structure without one has: its stored properties in order.
  private func memberwiseParameters(of declaration: TypeDeclaration, _ id: NominalID) -> [SchemeParameter] {
    let scope = scope(of: declaration)
    return declaration.members.variables.compactMap { variable in
      guard variable.isStored, !variable.modifiers.isTypeMember else { return nil }
      let hasValue = variable.initializer != nil
      if variable.isLet && hasValue { return nil }
      // A private property with a wrapper and a value is nobody else's.
      if hasValue, variable.modifiers.contains(.private), !variable.attributes.isEmpty { return nil }
      let place = DeclarationID(owner: id, name: variable.name, kind: .variable, file: id.file)
      guard let declared = member(place) else { return nil }
      var type = scheme(of: declared).result
      var traits: SchemeParameter.Traits = hasValue || type.wrapped != nil ? .hasDefault : []
      let value = ValueDeclaration(id: place, variable: variable, scope: scope)
      if let wrapper = wrapperType(of: value, holding: type) {
        if variable.attributes.contains(where: { $0.arguments != nil }) { traits.insert(.hasDefault) }
        let makers = members("init", of: wrapper, ofType: true, from: scope.file)
        if makers.contains(where: { $0.scheme.parameters?.allSatisfy { $0.traits.contains(.hasDefault) } == true }) {
          traits.insert(.hasDefault)
        }
        if !makers.contains(where: { $0.scheme.parameters?.first?.label == "wrappedValue" }) { type = wrapper }
      } else if variable.attributes.contains(where: { !$0.isPlain && isAbsent($0, in: scope) }) {
        // A macro or a wrapper that is not here: nobody can tell whether it is passed.
        if variable.modifiers.contains(.private) { return nil }
        traits.insert(.hasDefault)
      }
      let builder = builder(among: variable.attributes, in: scope)
      if builder != nil {
        if case .function = type {} else { type = .function(FunctionType(parameters: [], result: type)) }
      }
      return SchemeParameter(label: variable.name, type: type, traits: traits, builder: builder)
    }
  }
}

extension Type {
  var arguments: [Type] {
    if case .nominal(_, let arguments) = self { return arguments }
    return []
  }
}
