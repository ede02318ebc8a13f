import Synchronization

/// The types of one program version, put together on first use.
final class TypeCache: Sendable {
  private let known = Mutex<[String: NominalType?]>([:])
  private let conformers = Mutex<[String: [String]]>([:])
  private let viewpoint: Viewpoint

  init(_ viewpoint: Viewpoint = Viewpoint()) { self.viewpoint = viewpoint }

  private convenience init(_ known: [String: NominalType?]) {
    self.init()
    self.known.withLock { $0 = known }
  }

  /// The cache after the declarations of some types have changed: what does not inherit from them stays as it is. Nothing
  /// stays where a name is declared or is not any more, since it may decide what another one means.
  func after(removing removed: [Unit], inserting inserted: [Unit]) -> TypeCache {
    let changed = Set(removed.flatMap(\.typeNames))
    guard changed == Set(inserted.flatMap(\.typeNames)), !(removed + inserted).contains(where: \.declaresAlias) else {
      return TypeCache()
    }
    guard !changed.isEmpty else { return self }
    return TypeCache(
      known.withLock { known in
        known.filter { name, type in !changed.contains(name) && type?.conformances.isDisjoint(with: changed) == true }
      }
    )
  }

  func type(named name: String, in index: ProgramIndex) -> NominalType? {
    guard index.types[name] != nil else { return nil }
    var isCut = false
    let type = assemble(name, index, visiting: [], isCut: &isCut)
    if isCut { known.withLock { $0[name] = .some(type) } }
    return type
  }

  /// The qualified names of the types that conform to `name`, sorted; protocols not.
  func conformers(of name: String, among candidates: () -> [String], in index: ProgramIndex) -> [String] {
    if let cached = conformers.withLock({ $0[name] }) { return cached }
    let found = candidates().filter { candidate in
      guard let type = type(named: candidate, in: index), type.kind != .protocol else { return false }
      return type.conformances.contains(name)
    }
    conformers.withLock { $0[name] = found }
    return found
  }

  /// `visiting` ends types that inherit from themselves; those that lack something for it, which `isCut` tells, are not
  /// kept for others.
  private func assemble(
    _ name: String,
    _ index: ProgramIndex,
    visiting: Set<String>,
    isCut: inout Bool
  ) -> NominalType? {
    guard let parts = index.types[name], !parts.isEmpty else { return nil }
    if let cached = known.withLock({ $0[name] }) { return cached }
    guard !visiting.contains(name) else {
      isCut = true
      return nil
    }
    var isOwnCut = false
    let type = assemble(name, parts, index, visiting: visiting.union([name]), isCut: &isOwnCut)
    if isOwnCut { isCut = true } else { known.withLock { $0[name] = .some(type) } }
    return type
  }

  private func assemble(
    _ name: String,
    _ parts: [Indexed<TypeDeclaration>],
    _ index: ProgramIndex,
    visiting: Set<String>,
    isCut: inout Bool
  ) -> NominalType {
    let chosen = chosen(name, parts, index)
    let declaration = chosen?.declaration
    let extensions = parts.filter { part in
      guard part.declaration.kind == .extension else { return false }
      return !index.repeatedNames.contains(name) || index.type(name, from: part.file)?.unit == chosen?.unit
    }.map(\.declaration)
    var conformances = Conformances()
    var superclass: NominalType?
    let inherited = ([declaration].compactMap(\.self) + extensions).flatMap { part in
      part.inheritance.flatMap(\.conformanceNames).map { (name: $0, part: part) }
    }
    for (inheritedName, part) in inherited {
      let resolved = resolve(inheritedName, from: part, index)
      let type = assemble(resolved, index, visiting: visiting, isCut: &isCut)
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
        guard let type = assemble(conformed, index, visiting: visiting, isCut: &isCut) else { return nil }
        return type.kind == .protocol || type.declaration == nil ? type : nil
      }
    )
  }

  /// The declaration that is meant, of those of the same name.
  private func chosen(
    _ name: String,
    _ parts: [Indexed<TypeDeclaration>],
    _ index: ProgramIndex
  ) -> Indexed<TypeDeclaration>? {
    guard index.repeatedNames.contains(name) else { return parts.first { $0.declaration.kind != .extension } }
    let unit = viewpoint.types[name] ?? index.type(name, from: nil)?.unit
    return parts.first { $0.declaration.kind != .extension && $0.unit == unit }
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
    let aliases = index.typealiases[name]
    let alias = aliases?.first { $0.unit == viewpoint.typealiases[name] } ?? aliases?.first
    if let aliased = alias?.declaration.type?.qualifiedName { return aliased }
    return name
  }
}

extension Unit {
  /// The qualified names of the types that the unit declares or extends.
  fileprivate var typeNames: [String] {
    contents.flatMap { content -> [String] in
      if case .type(let type) = content { type.withNested.map(\.qualifiedName) } else { [] }
    }
  }

  fileprivate var declaresAlias: Bool {
    contents.contains { if case .typealias = $0 { true } else { false } }
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
