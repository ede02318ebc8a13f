import Synchronization

/// What a change of a program means for its types.
struct TypeChange {
  /// The names of all that is to be put together anew: what the changed units declare, and what inherits from that.
  private(set) var names: Set<String> = []
  /// Whether conformances are as they were.
  private(set) var keepsConformers = true
  /// The units that came in the place of others with the same signatures.
  private(set) var exchanged: [UnitID: UnitID] = [:]
  /// Whether a name that is declared more than once has other declarations than before.
  private(set) var changesRepeatedNames = false

  var isEmpty: Bool { names.isEmpty && keepsConformers && exchanged.isEmpty }

  /// `earlier`: the repeated names before the change.
  init(_ changes: UnitChanges, from earlier: Set<String>, to index: ProgramIndex) {
    var declared: Set<String> = []
    for (old, new) in changes.exchanged {
      declared.formUnion(new.typeNames)
      if !new.lookedUpNames.allSatisfy({ !index.repeatedNames.contains($0) }) { exchanged[old.id] = new.id }
    }
    for unit in changes.removed + changes.inserted {
      let names = unit.typeNames + unit.lookedUpNames
      keepsConformers = keepsConformers && names.isEmpty
      declared.formUnion(names)
      changesRepeatedNames =
        changesRepeatedNames
        || names.contains { earlier.contains($0) || index.repeatedNames.contains($0) }
    }
    guard !declared.isEmpty else { return }
    names = declared.union(index.inheritance.names(leadingTo: declared))
  }
}

/// The types of one program version, put together on first use. Versions share those that no change between them
/// concerns.
final class TypeCache: Sendable {
  /// Maximum number of changed names before all that is known is gathered anew.
  private static let mostChanged = 512
  /// How many types are followed that inherit from one another; what is further away is not known.
  private static let deepest = 64

  /// What is known of names that have not changed since the first version that shares it.
  private let shared: SharedTypes
  /// The names that have changed since then.
  private let changed: Set<String>
  /// What is known of these.
  private let own: SharedTypes
  private let viewpoint: Viewpoint

  init(_ viewpoint: Viewpoint = Viewpoint()) {
    (shared, own, changed) = (SharedTypes(), SharedTypes(), [])
    self.viewpoint = viewpoint
  }

  private init(shared: SharedTypes, own: SharedTypes, changed: Set<String>, _ viewpoint: Viewpoint) {
    (self.shared, self.own, self.changed, self.viewpoint) = (shared, own, changed, viewpoint)
  }

  /// The cache of the next version.
  func after(_ change: TypeChange, _ viewpoint: Viewpoint = Viewpoint()) -> TypeCache {
    guard !change.isEmpty else { return self }
    let kept = SharedTypes(own, without: change.names, keepsConformers: change.keepsConformers)
    let changed = changed.union(change.names)
    guard changed.count > Self.mostChanged else {
      return TypeCache(shared: shared, own: kept, changed: changed, viewpoint)
    }
    let all = SharedTypes(shared, without: changed, keepsConformers: false)
    all.add(kept)
    return TypeCache(shared: all, own: kept.withoutTypes, changed: [], viewpoint)
  }

  private func known(_ name: String) -> NominalType?? {
    (changed.contains(name) ? own : shared).types.withLock { $0[name] }
  }

  private func keep(_ type: NominalType?, _ name: String) {
    (changed.contains(name) ? own : shared).types.withLock { $0[name] = .some(type) }
  }

  func type(named name: String, in index: ProgramIndex) -> NominalType? {
    guard index.types[name] != nil else { return nil }
    var isCut = false
    let type = assemble(name, index, visiting: [], isCut: &isCut)
    if isCut { keep(type, name) }
    return type
  }

  /// The qualified names of the types that conform to `name`, sorted; protocols not.
  func conformers(of name: String, among candidates: () -> [String], in index: ProgramIndex) -> [String] {
    if let cached = own.conformers.withLock({ $0[name] }) { return cached }
    let found = candidates().filter { candidate in
      guard let type = type(named: candidate, in: index), type.kind != .protocol else { return false }
      return type.conformances.contains(name)
    }
    own.conformers.withLock { $0[name] = found }
    return found
  }

  /// `visiting` ends types that inherit from themselves, or through too many others; those that lack something for it,
  /// which `isCut` tells, are not kept for others.
  private func assemble(
    _ name: String,
    _ index: ProgramIndex,
    visiting: Set<String>,
    isCut: inout Bool
  ) -> NominalType? {
    guard index.types[name] != nil else { return nil }
    if let cached = known(name) { return cached }
    guard !visiting.contains(name), visiting.count < Self.deepest else {
      isCut = true
      return nil
    }
    let parts = index.parts(ofType: name)
    guard !parts.isEmpty else { return nil }
    var isOwnCut = false
    let type = assemble(name, parts, index, visiting: visiting.union([name]), isCut: &isOwnCut)
    if isOwnCut { isCut = true } else { keep(type, name) }
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
      (part.inheritance.flatMap(\.conformanceNames) + part.impliedConformances).map { (name: $0, part: part) }
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

  /// A name in the inheritance clause of a type: the innermost one that exists, of those that are not nested in the type
  /// itself.
  private func resolve(_ name: String, from part: TypeDeclaration, _ index: ProgramIndex) -> String {
    let outer = part.qualifiedName.lastIndex(of: ".").map { String(part.qualifiedName[..<$0]) } ?? ""
    let known = Program.names(name, within: outer).first { index.types[$0] != nil }
    if let known { return known }
    let aliases = index.typealiases[name]
    let alias = aliases?.first { $0.unit == viewpoint.typealiases[name] } ?? aliases?.first
    if let aliased = alias?.declaration.type?.qualifiedName { return aliased }
    return name
  }
}

/// Types by qualified name, and what conforms to which protocol.
private final class SharedTypes: Sendable {
  let types: Mutex<[String: NominalType?]>
  let conformers: Mutex<[String: [String]]>

  init() {
    types = Mutex([:])
    conformers = Mutex([:])
  }

  init(_ earlier: SharedTypes, without names: Set<String>, keepsConformers: Bool) {
    types = Mutex(earlier.types.withLock { known in known.isEmpty ? [:] : known.filter { !names.contains($0.key) } })
    conformers = Mutex(keepsConformers ? earlier.conformers.withLock(\.self) : [:])
  }

  private init(conformers: [String: [String]]) {
    types = Mutex([:])
    self.conformers = Mutex(conformers)
  }

  var withoutTypes: SharedTypes { SharedTypes(conformers: conformers.withLock(\.self)) }

  func add(_ other: SharedTypes) {
    let types = other.types.withLock(\.self)
    self.types.withLock { $0.merge(types) { $1 } }
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
