/// Which names stand in the inheritance clauses of which types. It tells without putting any type together which ones
/// may conform to a protocol: those that name it, or a type, a protocol or an alias that does.
struct InheritanceNames: Sendable {
  /// The types that name a type or protocol, and the aliases that stand for it, by the last part of its name, with how
  /// many of their declarations do.
  private var followers = SharedTable<String, [String: Int]>()

  mutating func beginBulk() { followers.beginBulk() }

  mutating func endBulk() { followers.endBulk() }

  mutating func insert(_ type: TypeDeclaration) { add(1, type) }

  mutating func remove(_ type: TypeDeclaration) { add(-1, type) }

  mutating func insert(_ alias: TypealiasDeclaration) { add(1, alias) }

  mutating func remove(_ alias: TypealiasDeclaration) { add(-1, alias) }

  /// The qualified names of all types from which inheritance may lead to `name`, sorted; aliases are among them.
  func names(leadingTo name: String) -> [String] { names(leadingTo: CollectionOfOne(name)).sorted() }

  /// The same for any of `names`, in no order.
  func names(leadingTo names: some Sequence<String>) -> Set<String> {
    var found: Set<String> = []
    var seen = Set(names.map(Self.lastPart))
    var pending = Array(seen)
    while let next = pending.popLast() {
      let all = Array((followers[next] ?? [:]).keys)
      found.formUnion(all)
      for follower in all.map(Self.lastPart) + BuiltInProtocols.names(conformingTo: next)
      where seen.insert(follower).inserted {
        pending.append(follower)
      }
    }
    return found
  }

  private mutating func add(_ count: Int, _ type: TypeDeclaration) {
    for name in type.inheritance.flatMap(\.conformanceNames) + type.impliedConformances {
      add(count, type.qualifiedName, after: name)
    }
    for attribute in type.attributes where attribute.name == "Observable" {
      add(count, type.qualifiedName, after: attribute.name)
    }
  }

  private mutating func add(_ count: Int, _ alias: TypealiasDeclaration) {
    if let name = alias.type?.qualifiedName { add(count, alias.name, after: name) }
  }

  private mutating func add(_ count: Int, _ follower: String, after name: String) {
    let key = Self.lastPart(name)
    followers.modify(key) { all in
      let total = (all?[follower] ?? 0) + count
      all = all ?? [:]
      all?[follower] = total > 0 ? total : nil
      if all?.isEmpty == true { all = nil }
    }
  }

  private static func lastPart(_ name: String) -> String {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.index(after: $0)...]) } ?? name
  }
}

extension TypeReference {
  /// The names in an inheritance clause: one, or those of a composition.
  var conformanceNames: [String] {
    switch kind {
    case .named: qualifiedName.map { [$0] } ?? []
    case .composition(let parts): parts.flatMap(\.conformanceNames)
    case .any(let inner), .some(let inner): inner.conformanceNames
    default: []
    }
  }
}

extension TypeDeclaration {
  /// What an enumeration conforms to without saying so: one with raw values, and one without payloads.
  var impliedConformances: [String] {
    guard kind == .enumeration else { return [] }
    if let raw = inheritance.first?.qualifiedName, Self.rawTypes.contains(raw) {
      return ["RawRepresentable", "Hashable"]
    }
    return members.cases.isEmpty || members.cases.contains { !$0.payload.isEmpty } ? [] : ["Hashable"]
  }

  private static let rawTypes: Set<String> = [
    "CGFloat", "Character", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "String", "UInt", "UInt16",
    "UInt32", "UInt64", "UInt8",
  ]
}
