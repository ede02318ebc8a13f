/// A name at top level.
struct GlobalName: Hashable, Sendable {
  enum Kind: Sendable {
    case type
    case value
  }

  let name: String
  let kind: Kind
}

extension Program {
  /// The names that files declare at top level, in no order.
  func globalNames(_ isWanted: (String) -> Bool) -> Set<GlobalName> {
    var names: Set<GlobalName> = []
    for file in files.values {
      for placed in file.units {
        for content in placed.unit.contents { content.addNames(to: &names, isWanted) }
      }
    }
    return names
  }
}

extension Unit.Content {
  fileprivate func addNames(to names: inout Set<GlobalName>, _ isWanted: (String) -> Bool) {
    func add(_ name: String, _ kind: GlobalName.Kind) {
      if name.isOffered, isWanted(name) { names.insert(GlobalName(name: name, kind: kind)) }
    }
    switch self {
    case .type(let type): if type.kind != .extension { add(type.name, .type) }
    case .typealias(let alias): add(alias.name, .type)
    case .function(let function): add(function.name, .value)
    case .variables(let variables): for variable in variables { add(variable.name, .value) }
    case .preview, .code: return
    }
  }
}

extension Resolver {
  /// The types that code in a scope can name without saying where they are.
  func typeNames(in scope: LookupScope, _ isWanted: (String) -> Bool) -> [String] {
    var names = NameList()
    for parameter in scope.parameters.reversed() where isWanted(parameter.name) { names.add(parameter.name) }
    for type in scope.enclosing { nestedTypeNames(of: type, isWanted).forEach { names.add($0) } }
    let own = scope.file == nil ? [] : program.globalNames(isWanted)
    for global in own.filter({ $0.kind == .type }).map(\.name).sorted() { names.add(global) }
    for global in frameworks.typeNames where isWanted(global) { names.add(global) }
    return names.inOrder
  }

  /// The functions and variables at top level.
  func valueNames(in scope: LookupScope, _ isWanted: (String) -> Bool) -> [String] {
    var names = NameList()
    for global in program.globalNames(isWanted).filter({ $0.kind == .value }).map(\.name).sorted() { names.add(global) }
    for global in frameworks.valueNames where isWanted(global) { names.add(global) }
    return names.inOrder
  }

  /// A type's name as it stands in code: what it means there.
  func typeOffer(_ name: String, in scope: LookupScope, distance: Int) -> Offer? {
    guard let meaning = typeMeaning(of: name, in: scope) else { return nil }
    switch meaning {
    case .nominal(let id): return typeOffer(name, id, distance: distance)
    case .alias(let alias, let id, _):
      let type = alias.type.map { self.type($0, in: scope) } ?? .unsolved
      return Offer(type: name, .declaration(id), type, distance, isFramework: id.isDeclaredElsewhere)
    case .parameter(let parameter):
      let id = DeclarationID(owner: nil, name: parameter.name, kind: .genericParameter)
      return Offer(type: name, .declaration(id), .parameter(parameter), distance, isFramework: false)
    case .associated(_, let owner, let id):
      return Offer(type: name, .declaration(id), .member(owner, name), distance, isFramework: false)
    case .module: return nil
    }
  }

  func typeOffer(_ name: String, _ id: NominalID, distance: Int = 0) -> Offer? {
    guard let declaration = declaration(of: id) else { return nil }
    let isDeprecated = declaration.attributes.contains(where: \.isDeprecation)
    return Offer(
      name: name,
      kind: declaration.kind == .protocol ? .protocol : .type,
      resolution: .declaration(DeclarationID(id)),
      type: .nominal(id, []),
      distance: distance,
      isFramework: DeclarationID(id).isDeclaredElsewhere,
      isDeprecated: isDeprecated
    )
  }
}

extension Offer {
  fileprivate init(type name: String, _ resolution: Resolution, _ type: Type, _ distance: Int, isFramework: Bool) {
    self.init(
      name: name,
      kind: .type,
      resolution: resolution,
      type: type,
      distance: distance,
      isFramework: isFramework
    )
  }
}
