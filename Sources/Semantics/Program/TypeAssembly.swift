/// Puts types together, each after what it inherits from, without recursion: they may inherit from one another in chains
/// as long as a file.
///
/// Types that inherit from each other in a circle, which Swift refuses, have no more of one another than the names.
struct TypeAssembly {
  /// How many superclasses are followed, and how many names a type may conform to for those that inherit from it to have
  /// them as well. No program comes near.
  private static let deepest = 64
  private static let mostConformances = 256

  let index: ProgramIndex
  let cache: TypeCache
  let viewpoint: Viewpoint

  /// The types that were begun and wait for others, innermost last.
  private var path: [Visit] = []
  /// The types that may still turn out to be part of a circle, in the order in which they were begun.
  private var open: [(name: String, inheritance: Inheritance)] = []
  private var numbers: [String: Int] = [:]
  private var isOpen: Set<String> = []

  init(index: ProgramIndex, cache: TypeCache, viewpoint: Viewpoint) {
    self.index = index
    self.cache = cache
    self.viewpoint = viewpoint
  }

  private struct Visit {
    let name: String
    let number: Int
    let needed: [String]
    var next = 0
    /// The first one begun that it leads back to.
    var first: Int
  }

  /// The type of that name, which the index knows.
  mutating func type(named name: String) -> NominalType? {
    // Tarjan's strongly connected components: each is complete after all that it leads to.
    begin(name)
    while var visit = path.popLast() {
      guard visit.next < visit.needed.count else {
        end(visit)
        continue
      }
      let needed = visit.needed[visit.next]
      visit.next += 1
      if let number = numbers[needed] {
        if isOpen.contains(needed) { visit.first = min(visit.first, number) }
        path.append(visit)
      } else {
        path.append(visit)
        if index.types[needed] != nil, cache.known(needed) == nil { begin(needed) }
      }
    }
    return cache.known(name) ?? nil
  }

  private mutating func begin(_ name: String) {
    let number = numbers.count
    numbers[name] = number
    let inheritance = Inheritance(of: name, in: index, viewpoint)
    isOpen.insert(name)
    open.append((name, inheritance))
    path.append(Visit(name: name, number: number, needed: inheritance.needed, first: number))
  }

  private mutating func end(_ visit: Visit) {
    if let last = path.indices.last { path[last].first = min(path[last].first, visit.first) }
    guard visit.first == visit.number, let start = open.lastIndex(where: { $0.name == visit.name }) else {
      return
    }
    // No slice, which would have all that is open copied below.
    let members = Array(open[start...])
    let circle = Set(members.map(\.name))
    open.removeSubrange(start...)
    isOpen.subtract(circle)
    for (name, inheritance) in members { assemble(name, inheritance, within: circle) }
  }

  private func assemble(_ name: String, _ inheritance: Inheritance, within circle: Set<String>) {
    guard !inheritance.parts.isEmpty else { return }
    let declaration = inheritance.declaration
    var conformances = Conformances()
    var superclass: NominalType?
    for inherited in inheritance.names {
      let type = known(inherited, outside: circle)
      conformances.add(inherited, type)
      if superclass == nil, let type, type.kind == .class, declaration?.kind == .class { superclass = type }
    }
    for attribute in declaration?.attributes ?? [] where attribute.name == "Observable" {
      conformances.add("Observable", nil)
    }
    let assembled = NominalType(
      name: name,
      declaration: declaration,
      extensions: inheritance.extensions,
      conformances: conformances.names,
      superclass: superclass.flatMap { $0.hasSuperclasses(Self.deepest) ? nil : $0 },
      protocols: conformances.ordered.compactMap { conformed in
        guard let type = known(conformed, outside: circle) else { return nil }
        return type.kind == .protocol || type.declaration == nil ? type : nil
      }
    )
    cache.keep(assembled, name)
  }

  /// A type that others inherit from; nil for one of their own circle.
  private func known(_ name: String, outside circle: Set<String>) -> NominalType? {
    guard !circle.contains(name), let type = cache.known(name) ?? nil,
      type.conformances.count <= Self.mostConformances
    else { return nil }
    return type
  }
}

/// What the parts of a type say that it inherits from.
private struct Inheritance {
  let parts: [Indexed<TypeDeclaration>]
  let declaration: TypeDeclaration?
  let extensions: [TypeDeclaration]
  /// The qualified names, as far as they are known.
  let names: [String]

  init(of name: String, in index: ProgramIndex, _ viewpoint: Viewpoint) {
    let parts = index.parts(ofType: name)
    let chosen = Self.chosen(name, parts, index, viewpoint)
    self.parts = parts
    declaration = chosen?.declaration
    extensions = parts.filter { part in
      guard part.declaration.kind == .extension else { return false }
      return !index.repeatedNames.contains(name) || index.type(name, from: part.file)?.unit == chosen?.unit
    }.map(\.declaration)
    names = ([declaration].compactMap(\.self) + extensions).flatMap { part in
      (part.inheritance.flatMap(\.conformanceNames) + part.impliedConformances).map {
        Self.resolve($0, from: part, index, viewpoint)
      }
    }
  }

  /// The names of all types that have to be known before.
  var needed: [String] { names + names.flatMap(BuiltInProtocols.conformances) }

  /// The declaration that is meant, of those of the same name.
  private static func chosen(
    _ name: String,
    _ parts: [Indexed<TypeDeclaration>],
    _ index: ProgramIndex,
    _ viewpoint: Viewpoint
  ) -> Indexed<TypeDeclaration>? {
    guard index.repeatedNames.contains(name) else { return parts.first { $0.declaration.kind != .extension } }
    let unit = viewpoint.types[name] ?? index.type(name, from: nil)?.unit
    return parts.first { $0.declaration.kind != .extension && $0.unit == unit }
  }

  /// A name in the inheritance clause of a type: the innermost one that exists, of those that are not nested in the type
  /// itself.
  private static func resolve(
    _ name: String,
    from part: TypeDeclaration,
    _ index: ProgramIndex,
    _ viewpoint: Viewpoint
  ) -> String {
    let outer = part.qualifiedName.lastIndex(of: ".").map { String(part.qualifiedName[..<$0]) } ?? ""
    let known = Program.names(name, within: outer).first { index.types[$0] != nil }
    if let known { return known }
    let aliases = index.typealiases[name]
    let alias = aliases?.first { $0.unit == viewpoint.typealiases[name] } ?? aliases?.first
    if let aliased = alias?.declaration.type?.qualifiedName { return aliased }
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

extension NominalType {
  /// Whether it has so many superclasses, one above the other.
  fileprivate func hasSuperclasses(_ count: Int) -> Bool {
    var (next, found) = (superclass, 0)
    while let type = next, found < count { (next, found) = (type.superclass, found + 1) }
    return found >= count
  }
}
