/// Where a name stands: what is searched for it, innermost first.
struct LookupScope: Sendable {
  /// The file of the code; nil for an interface of the frameworks.
  var file: FileID?
  /// The types around, innermost first.
  var enclosing: [NominalID] = []
  /// The generic parameters in scope; of the same name the last one counts.
  var parameters: [GenericParameterID] = []
  /// The type of `self`.
  var selfType: Type?

  func parameter(named name: String) -> GenericParameterID? { parameters.last { $0.name == name } }
}
