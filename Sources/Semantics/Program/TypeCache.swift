import Synchronization

/// The types of one program version, put together on first use.
final class TypeCache: Sendable {
  private let known = Mutex<[String: NominalType?]>([:])

  func type(named name: String, in index: ProgramIndex) -> NominalType? {
    if let cached = known.withLock({ $0[name] }) { return cached }
    let type = assemble(name, index, visiting: [])
    known.withLock { $0[name] = .some(type) }
    return type
  }

  /// `visiting` ends types that inherit from themselves.
  private func assemble(_ name: String, _ index: ProgramIndex, visiting: Set<String>) -> NominalType? {
    guard let parts = index.types[name], !parts.isEmpty, !visiting.contains(name) else { return nil }
    if let cached = known.withLock({ $0[name] }) { return cached }
    let visiting = visiting.union([name])
    let declarations = parts.map(\.declaration)
    let declaration = declarations.first { $0.kind != .extension }
    let extensions = declarations.filter { $0.kind == .extension }
    var conformances = Conformances()
    var superclass: NominalType?
    let inherited = ([declaration].compactMap(\.self) + extensions).flatMap { part in
      part.inheritance.flatMap(\.conformanceNames).map { (name: $0, part: part) }
    }
    for (inheritedName, part) in inherited {
      let resolved = resolve(inheritedName, from: part, index)
      let type = assemble(resolved, index, visiting: visiting)
      conformances.add(resolved, type)
      if superclass == nil, let type, type.kind == .class, declaration?.kind == .class { superclass = type }
    }
    for attribute in declaration?.attributes ?? [] where attribute.name == "Observable" {
      conformances.add("Observable", nil)
    }
    return NominalType(
      name: name,
      declaration: declaration,
      extensions: extensions,
      conformances: conformances.names,
      superclass: superclass,
      protocols: conformances.ordered.compactMap { conformed in
        guard let type = assemble(conformed, index, visiting: visiting) else { return nil }
        return type.kind == .protocol || type.declaration == nil ? type : nil
      }
    )
  }

  /// A name as written inside of nested types: the innermost one that exists.
  private func resolve(_ name: String, from part: TypeDeclaration, _ index: ProgramIndex) -> String {
    if index.types[name] != nil { return name }
    var path = part.qualifiedName.split(separator: ".")
    while !path.isEmpty {
      let candidate = path.joined(separator: ".") + "." + name
      if index.types[candidate] != nil { return candidate }
      path.removeLast()
    }
    if let alias = index.typealiases[name]?.first?.declaration.type?.qualifiedName { return alias }
    return name
  }
}

/// The names a type conforms to, nearest first.
private struct Conformances {
  private(set) var ordered: [String] = []
  private(set) var names: Set<String> = []

  mutating func add(_ name: String, _ type: NominalType?) {
    insert(name)
    for inherited in type?.protocols ?? [] { insert(inherited.name) }
    for inherited in type?.conformances.sorted() ?? [] { insert(inherited) }
    for inherited in BuiltInProtocols.conformances(of: name) { insert(inherited) }
  }

  private mutating func insert(_ name: String) {
    if names.insert(name).inserted { ordered.append(name) }
  }
}

extension TypeReference {
  /// The names in an inheritance clause: one, or those of a composition.
  fileprivate var conformanceNames: [String] {
    switch kind {
    case .named: qualifiedName.map { [$0] } ?? []
    case .composition(let parts): parts.flatMap(\.conformanceNames)
    case .any(let inner), .some(let inner): inner.conformanceNames
    default: []
    }
  }
}
