import SourceText

extension Resolver {
  /// The result builder among the attributes of a declaration or a parameter; an unknown type where it must come from a
  /// module that is not here, nil where there is none.
  func builder(among attributes: [AttributeReference], in scope: LookupScope) -> Type? {
    for attribute in attributes where attribute.name.isCapitalized {
      guard typeMeaning(of: attribute.name, in: scope) != nil else {
        // Nothing else tells what an attribute of a module that is not here is for.
        if attribute.name.hasSuffix("Builder") { return .unknown(absence(of: attribute.name, in: scope.file)) }
        continue
      }
      let component = TypeComponent(name: attribute.name, arguments: attribute.genericArguments)
      let type = type(TypeReference(.named([component]), span: attribute.nameSpan), in: scope)
      if let id = type.nominal, declaration(of: id)?.attribute("resultBuilder") != nil { return type }
    }
    return nil
  }

  /// The result builder that a protocol applies to the body of what fulfils its requirement.
  func requiredBuilder(of declaration: TypedDeclaration) -> Type? {
    guard let owner = declaration.owner.flatMap(nominal) else { return nil }
    for case .nominal(let id, _) in ancestry(of: owner).protocols {
      for requirement in declared(declaration.id.name, in: id) where requirement.owner.kind == .protocol {
        guard let attributes = requirement.attributes(ifRequiring: declaration) else { continue }
        if let builder = builder(among: attributes, in: scope(of: requirement.owner)) { return builder }
      }
    }
    return nil
  }
}

extension DeclaredMember {
  /// The attributes, if the declaration is of its kind and labels.
  fileprivate func attributes(ifRequiring declaration: TypedDeclaration) -> [AttributeReference]? {
    switch (member, declaration.content) {
    case (.variable(let variable, _), .variable): return variable.attributes
    case (.function(let function, _), .function(let own)):
      return function.parameters.map(\.label) == own.parameters.map(\.label) ? function.attributes : nil
    default: return nil
    }
  }
}
