import SourceText

extension Resolver {
  /// The names of the members that values of a type have, or with `ofType` the type itself; also of those that turn out
  /// not to be usable.
  func memberNames(of type: Type, ofType isStatic: Bool, _ isWanted: (String) -> Bool) -> [String] {
    var names = NameList()
    for owner in owners(of: type) {
      for layer in layers(of: owner) {
        for declared in layer.allMembers where declared.isStatic == isStatic && declared.isNamed {
          if isWanted(declared.key) { names.add(declared.key) }
        }
      }
      let synthesized = isStatic ? ["allCases"] + assetNames(of: owner) : ["rawValue"]
      for name in synthesized where isWanted(name) { names.add(name) }
    }
    return names.inOrder
  }

  /// What stands for the wrappers of properties that values of a type have.
  func wrappedNames(of type: Type, _ isWanted: (String) -> Bool) -> [String] {
    var names = NameList()
    for owner in owners(of: type) {
      for layer in layers(of: owner) {
        for declared in layer.allMembers where !declared.isStatic {
          guard case .variable(let variable, let part) = declared.member, !variable.attributes.isEmpty else { continue }
          let (projection, wrapper) = ("$" + declared.key, "_" + declared.key)
          if isWanted(projection), !lacksProjection(variable, of: part) { names.add(projection) }
          if isWanted(wrapper) { names.add(wrapper) }
        }
      }
    }
    return names.inOrder
  }

  /// Whether the wrapper of a property is known, and projects nothing: `@Environment`.
  private func lacksProjection(_ variable: VariableDeclaration, of part: TypeDeclaration) -> Bool {
    let scope = scope(of: part)
    guard let wrapper = variable.attributes.lazy.compactMap({ self.wrapper($0, in: scope) }).first else { return false }
    return openAncestor(of: wrapper) == nil
      && members("projectedValue", of: wrapper, ofType: false, from: scope.file).isEmpty
  }

  /// The names of the types that a type declares within it.
  func nestedTypeNames(of id: NominalID, _ isWanted: (String) -> Bool) -> [String] {
    var names = NameList()
    for owner in [id] + ancestry(of: id).all.compactMap(\.nominal) {
      for layer in layers(of: owner) {
        for declared in layer.allMembers where isWanted(declared.key) {
          switch declared.member {
          case .type, .typealias: names.add(declared.key)
          default: continue
          }
        }
      }
    }
    return names.inOrder
  }

  /// Whose declarations a value's members come from, nearest first.
  private func owners(of type: Type) -> [NominalID] {
    switch type {
    case .nominal(let id, _): return [id] + ancestry(of: id).all.compactMap(\.nominal)
    case .parameter, .member, .opaque, .existential:
      return bounds(of: type).compactMap(\.nominal).flatMap { [$0] + ancestry(of: $0).all.compactMap(\.nominal) }
    case .inout(let inner): return owners(of: inner)
    case .tuple, .function, .metatype, .variable, .unknown: return []
    }
  }
}

/// Names in the order in which they were found, each once.
struct NameList {
  private(set) var inOrder: [String] = []
  private var known: Set<String> = []

  mutating func add(_ name: String) {
    if known.insert(name).inserted { inOrder.append(name) }
  }
}

extension DeclaredMember {
  /// Whether it is used by its name: no operator, initializer or subscript, and nothing that is kept from users.
  var isNamed: Bool {
    switch member {
    case .subscript, .type, .typealias: return false
    case .function(let function, _): if case .function = function.kind {} else { return false }
    case .variable, .enumCase: break
    }
    return key.isOffered || id.file != nil && key.utf8.first?.isPartOfWord == true
  }
}

extension String {
  /// Whether users write the name: it is a word, and does not begin like one that is kept from them.
  var isOffered: Bool {
    guard let first = utf8.first else { return false }
    return first.isPartOfWord && first != UInt8(ascii: "_")
  }
}
