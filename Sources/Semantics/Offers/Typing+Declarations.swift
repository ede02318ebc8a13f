extension Typing {
  /// The names of the parameters of a function, as its body calls them.
  package func parameterNames(of id: DeclarationID) -> [String] {
    if let member = resolver.member(id) { return member.parameters?.map(\.name) ?? [] }
    return id.kind == .function ? resolver.globalFunction(id)?.parameters.map(\.name) ?? [] : []
  }
}

extension Typing {
  /// The labels of a function's parameters.
  package func labels(of id: DeclarationID) -> [String?] {
    resolver.scheme(of: id)?.parameters?.map(\.label) ?? []
  }

  /// Whether the type itself has the member, not its values.
  package func isTypeMember(_ id: DeclarationID) -> Bool { resolver.member(id)?.isStatic ?? false }

  /// The protocol that a type conforms to of which nothing else is known.
  package func openBound(of type: Type) -> Type? { resolver.bounds(of: type).first }

  /// The names that a type declares, in the order of their places, each once.
  package func namesInOrder(of type: NominalID) -> [String] {
    var seen: Set<String> = []
    return resolver.layers(of: type).flatMap(\.allMembers).map(\.key).filter { seen.insert($0).inserted }
  }

  /// Whether a declaration is a function that has to be awaited.
  package func isAsync(_ id: DeclarationID) -> Bool {
    guard id.owner != nil else { return resolver.globalFunction(id)?.isAsync ?? false }
    guard case .function(let function, _)? = resolver.member(id)?.member else { return false }
    return function.isAsync
  }
}
