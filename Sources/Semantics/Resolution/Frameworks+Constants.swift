extension Frameworks {
  /// Whether `name` is a value that a framework's type has once and for all: a case without payload of an enumeration, or
  /// a static member of a structure that is of the structure's own type.
  package func isConstant(_ name: String, of type: String) -> Bool {
    guard let layer = layer(ofType: type) else { return false }
    switch layer.declaration?.kind {
    case .enumeration: return layer.cases.contains { $0.name == name && $0.payload.isEmpty }
    case .structure:
      return layer[name].contains { declared in
        guard declared.isStatic, case .variable(let variable, _) = declared.member, let own = variable.type else {
          return false
        }
        return own.qualifiedName == type || own.qualifiedName == "Self"
      }
    default: return false
    }
  }

  /// The type of a property that values of a framework's type have; nil where there is none of that name.
  package func propertyType(_ name: String, of type: String) -> TypeReference? {
    layer(ofType: type)?[name].lazy.compactMap { declared -> TypeReference? in
      guard !declared.isStatic, case .variable(let variable, _) = declared.member else { return nil }
      return variable.type
    }.first
  }

  /// The cases of a framework's enumeration that lists them (`CaseIterable`), in their order; nil for all other types.
  package func allCases(of type: String) -> [String]? {
    guard let layer = layer(ofType: type), layer.declaration?.kind == .enumeration,
      layer.parts.contains(where: { $0.inheritance.contains { $0.qualifiedName == "CaseIterable" } }),
      layer.cases.allSatisfy(\.payload.isEmpty)
    else { return nil }
    return layer.cases.map(\.name)
  }
}

extension MemberLayer {
  /// The cases of an enumeration, in their order.
  fileprivate var cases: [EnumCaseDeclaration] { declaration?.members.cases ?? [] }
}
