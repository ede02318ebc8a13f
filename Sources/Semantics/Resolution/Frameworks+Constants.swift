extension Frameworks {
  /// Whether `name` is a value that a framework's type has once and for all: a case without payload of an enumeration, or
  /// a static member of a structure that is of the structure's own type.
  package func isConstant(_ name: String, of type: String) -> Bool {
    guard let nominal = program.type(named: type), nominal.declaration != nil else { return false }
    switch nominal.kind {
    case .enumeration: return nominal.cases.contains { $0.name == name && $0.payload.isEmpty }
    case .structure:
      return nominal.staticMembers(name).contains { member in
        guard case .variable(let variable, _) = member, let own = variable.type else { return false }
        return own.qualifiedName == type || own.qualifiedName == "Self"
      }
    default: return false
    }
  }

  /// The cases of a framework's enumeration that lists them (`CaseIterable`), in their order; nil for all other types.
  package func allCases(of type: String) -> [String]? {
    guard let nominal = program.type(named: type), nominal.declaration != nil, nominal.kind == .enumeration,
      nominal.conforms(to: "CaseIterable"), nominal.cases.allSatisfy(\.payload.isEmpty)
    else { return nil }
    return nominal.cases.map(\.name)
  }
}
