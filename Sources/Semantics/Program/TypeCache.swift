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
    // An extension of an alias is one of what it stands for.
    declared.formUnion(declared.flatMap { index.typealiases[$0] ?? [] }.compactMap(\.declaration.extendedTarget))
    names = declared.union(index.inheritance.names(leadingTo: declared))
  }
}

/// The types of one program version, put together on first use. Versions share those that no change between them
/// concerns.
final class TypeCache: Sendable {
  /// Maximum number of changed names before all that is known is gathered anew.
  private static let mostChanged = 512

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

  private func table(of name: String) -> SharedTypes { changed.contains(name) ? own : shared }

  func known(_ name: String) -> NominalType?? { table(of: name).types.withLock { $0[name] } }

  /// Keeps a type, unless another thread has put it together in the meantime.
  func keep(_ type: NominalType, _ name: String) {
    table(of: name).types.withLock { types in
      if types[name] == nil { types[name] = .some(type) }
    }
  }

  func type(named name: String, in index: ProgramIndex) -> NominalType? {
    guard index.types[name] != nil else { return nil }
    if let known = known(name) { return known }
    var assembly = TypeAssembly(index: index, cache: self, viewpoint: viewpoint)
    return assembly.type(named: name)
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
