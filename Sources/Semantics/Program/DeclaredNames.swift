extension Unit {
  /// Every name that the unit declares for others: of types, members, cases, globals and generic parameters.
  package var declaredNames: [String] {
    contents.flatMap { content -> [String] in
      switch content {
      case .type(let type): type.withNested.flatMap(\.declaredNames)
      case .function(let function): function.declaredNames
      case .variables(let variables): variables.map(\.name)
      case .typealias(let alias): [alias.name]
      case .preview, .code: []
      }
    }
  }
}

extension Unit {
  /// The names by which code may find something else where the unit comes or goes: not that of a type which is only
  /// extended with members.
  package var contributedNames: [String] {
    guard contents.count == 1, case .type(let type)? = contents.first, type.kind == .extension, type.inheritance.isEmpty
    else { return declaredNames }
    return declaredNames.filter { $0 != type.name }
  }
}

extension TypeDeclaration {
  /// The type and all types within it.
  var withNested: [TypeDeclaration] { [self] + members.types.flatMap(\.withNested) }

  fileprivate var declaredNames: [String] {
    var names = [name] + genericParameters.map(\.name)
    names += members.variables.map(\.name)
    names += members.functions.flatMap(\.declaredNames)
    names += members.cases.map(\.name)
    names += members.typealiases.map(\.name)
    if !members.initializers.isEmpty { names.append("init") }
    if !members.subscripts.isEmpty { names.append("subscript") }
    return names
  }
}

extension FunctionDeclaration {
  fileprivate var declaredNames: [String] { [name] + genericParameters.map(\.name) }
}
