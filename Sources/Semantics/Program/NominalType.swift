/// A type with everything that the workspace's files say about it: its declaration and its extensions. A built-in type
/// that the workspace only extends (`extension View`) has extensions alone.
public final class NominalType: Sendable {
  /// The name with the enclosing types (`MyViewStyle.Key`).
  public let name: String
  public let declaration: TypeDeclaration?
  public let extensions: [TypeDeclaration]
  /// Every name it inherits from or conforms to, also through protocols, superclasses and extensions; itself not.
  public let conformances: Set<String>
  public let superclass: NominalType?
  /// The workspace's protocols among `conformances`, nearest first: where default implementations are looked up.
  public let protocols: [NominalType]
  /// Stored instance properties in order of declaration, inherited ones first.
  public let storedProperties: [VariableDeclaration]
  public let cases: [EnumCaseDeclaration]
  private let storedIndices: [String: Int]
  private let wrappedIndices: Set<Int>
  private let instanceMembers: MemberTable
  private let typeMembers: MemberTable

  public init(
    name: String,
    declaration: TypeDeclaration?,
    extensions: [TypeDeclaration],
    conformances: Set<String>,
    superclass: NominalType?,
    protocols: [NominalType]
  ) {
    self.name = name
    self.declaration = declaration
    self.extensions = extensions
    self.conformances = conformances
    self.superclass = superclass
    self.protocols = protocols
    let parts = (declaration.map { [$0] } ?? []) + extensions
    let own =
      declaration?.members.variables.filter {
        $0.isStored && !$0.modifiers.isTypeMember && !$0.modifiers.contains(.override)
      } ?? []
    let stored = (superclass?.storedProperties ?? []) + own
    self.storedProperties = stored
    self.storedIndices = Dictionary(
      stored.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { _, last in last }
    )
    self.wrappedIndices = Set(stored.indices.filter { stored[$0].attributes.contains { !$0.isPlain } })
    self.cases = declaration?.members.cases ?? []
    self.instanceMembers = MemberTable(parts, ofType: false)
    self.typeMembers = MemberTable(parts, ofType: true)
  }

  public var kind: TypeDeclaration.Kind? { declaration?.kind }

  /// The instance members of that name in lookup order: the type and its extensions, the superclass, protocol extensions.
  public func members(_ name: String) -> [Member] { lookup(name, ofType: false) }

  /// The static members of that name, in the same order.
  public func staticMembers(_ name: String) -> [Member] { lookup(name, ofType: true) }

  public func storedIndex(of name: String) -> Int? { storedIndices[name] }

  public func storedProperty(_ index: Int) -> VariableDeclaration? {
    storedProperties.indices.contains(index) ? storedProperties[index] : nil
  }

  /// Whether the stored property has an attribute that may be a property wrapper.
  public func isWrapped(_ index: Int) -> Bool { wrappedIndices.contains(index) }

  /// Whether it inherits from or conforms to `name`, or is that protocol or built-in type itself. What the program declares
  /// by the name of a protocol of the framework (`struct App`) is not that protocol.
  public func conforms(to name: String) -> Bool {
    conformances.contains(name) || self.name == name && (kind == nil || kind == .protocol)
  }

  private func lookup(_ name: String, ofType: Bool) -> [Member] {
    var found = own(name, ofType: ofType)
    if let superclass { found += superclass.lookup(name, ofType: ofType) }
    for conformed in protocols { found += conformed.own(name, ofType: ofType) }
    return found
  }

  private func own(_ name: String, ofType: Bool) -> [Member] {
    (ofType ? typeMembers : instanceMembers).table[name] ?? []
  }
}

/// What a name can mean inside a type.
public enum Member: Sendable {
  case variable(VariableDeclaration, owner: TypeDeclaration)
  case function(FunctionDeclaration, owner: TypeDeclaration)
  case `subscript`(SubscriptDeclaration, owner: TypeDeclaration)
  case enumCase(EnumCaseDeclaration, owner: TypeDeclaration)
  case `typealias`(TypealiasDeclaration, owner: TypeDeclaration)
  case type(TypeDeclaration)
}

/// Members by name; initializers are static members named `init`, subscripts members named `subscript`.
struct MemberTable: Sendable {
  var table: [String: [Member]] = [:]

  init(_ parts: [TypeDeclaration], ofType: Bool) {
    for part in parts { add(part, ofType: ofType) }
  }

  private mutating func add(_ part: TypeDeclaration, ofType: Bool) {
    for variable in part.members.variables where variable.modifiers.isTypeMember == ofType {
      table[variable.name, default: []].append(.variable(variable, owner: part))
    }
    for function in part.members.functions where function.modifiers.isTypeMember == ofType {
      table[function.name, default: []].append(.function(function, owner: part))
    }
    for declaration in part.members.subscripts where declaration.modifiers.isTypeMember == ofType {
      table["subscript", default: []].append(.subscript(declaration, owner: part))
    }
    guard ofType else { return }
    for initializer in part.members.initializers {
      table["init", default: []].append(.function(initializer, owner: part))
    }
    for enumCase in part.members.cases {
      table[enumCase.name, default: []].append(.enumCase(enumCase, owner: part))
    }
    for alias in part.members.typealiases {
      table[alias.name, default: []].append(.typealias(alias, owner: part))
    }
    for type in part.members.types {
      table[type.name, default: []].append(.type(type))
    }
  }
}
