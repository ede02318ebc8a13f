import ViewGraph

extension RuleUnit {
  /// What the properties of the types declared here read of the environment.
  func environmentReads(in scope: ProgramScope) -> [EnvironmentUses.Read] {
    guard !index.attributeNames.isDisjoint(with: ["Environment", "EnvironmentObject"]) else { return [] }
    return declaredTypes.flatMap { EnvironmentUses.reads(of: $0, in: scope) }
  }
}
