import SourceText

/// What one side, the workspace or the frameworks, declares of a type: its declaration, if it stands there, with the
/// extensions, and the members of all of them by name.
final class MemberLayer: Sendable {
  /// The type's own declaration; nil where this side only extends it.
  let declaration: TypeDeclaration?
  /// The declaration, then the extensions.
  let parts: [TypeDeclaration]
  /// Whether it is what the workspace declares.
  let isOfWorkspace: Bool
  /// What the layer was made of, in the order of files and places.
  private let sources: [TypeDeclaration]
  /// The members of each of the parts, in the order of their places.
  private let membersOfParts: [[DeclaredMember]]
  /// Initializers are named `init`, subscripts `subscript`.
  private let members: [String: [DeclaredMember]]

  /// `file` tells where a part of the workspace stands; nil for the frameworks.
  init(of type: NominalID, _ sources: [TypeDeclaration], in file: ((TypeDeclaration) -> FileID?)?) {
    let main = sources.first { part in
      part.kind != .extension && (file.map { $0(part) == type.file } ?? (type.file == nil))
    }
    declaration = main
    isOfWorkspace = file != nil
    self.sources = sources
    parts = (main.map { [$0] } ?? []) + sources.filter { $0.kind == .extension }
    var table = MemberTally(type: type)
    membersOfParts = parts.map { part in
      let file = file.flatMap { $0(part) }
      return part.declaredMembers.map { table.numbered($0, owner: part, in: file) }
    }
    members = Dictionary(grouping: membersOfParts.joined(), by: \.key)
  }

  private init(_ known: MemberLayer, _ sources: [TypeDeclaration], _ exchanges: [Int: [DeclaredMember]]) {
    self.sources = sources
    var parts = known.parts
    var membersOfParts = known.membersOfParts
    var members = known.members
    for (index, exchanged) in exchanges {
      for (old, new) in zip(membersOfParts[index], exchanged) {
        guard let position = members[old.key]?.firstIndex(where: { $0.id == old.id }) else { continue }
        members[old.key]?[position] = new
      }
      membersOfParts[index] = exchanged
      if let owner = exchanged.first?.owner { parts[index] = owner }
    }
    declaration = known.declaration == nil ? nil : parts.first
    isOfWorkspace = known.isOfWorkspace
    self.parts = parts
    self.membersOfParts = membersOfParts
    self.members = members
  }

  subscript(name: String) -> [DeclaredMember] { members[name] ?? [] }

  /// The members of all parts, in the order of parts and places.
  var allMembers: some Sequence<DeclaredMember> { membersOfParts.joined() }

  /// The members that one part declares, in the order of their places.
  func members(of part: TypeDeclaration) -> [DeclaredMember] {
    position(of: part).map { membersOfParts[$0] } ?? []
  }

  /// Which of the parts it is.
  func position(of part: TypeDeclaration) -> Int? { parts.firstIndex { $0 === part } }

  /// Whether the layer is that of these declarations.
  func isMade(of sources: [TypeDeclaration]) -> Bool {
    self.sources.count == sources.count && zip(self.sources, sources).allSatisfy { $0 === $1 }
  }

  /// The layer of `sources`, which differ from those of this one in the code of bodies at most; nil where they differ in
  /// more.
  func exchanging(for sources: [TypeDeclaration]) -> MemberLayer? {
    guard self.sources.count == sources.count else { return nil }
    var exchanges: [Int: [DeclaredMember]] = [:]
    for (old, new) in zip(self.sources, sources) where old !== new {
      guard old.kind == new.kind, let index = position(of: old), !membersOfParts[index].isEmpty else { return nil }
      let (known, declared) = (membersOfParts[index], new.declaredMembers)
      guard known.count == declared.count, zip(known, declared).allSatisfy({ $0.isDeclared(like: $1) }) else {
        return nil
      }
      exchanges[index] = zip(known, declared).map { $0.exchanged(for: $1, in: new) }
    }
    return MemberLayer(self, sources, exchanges)
  }
}

/// A member as one part of a type declares it.
///
/// It is looked up far more often than it is made: a class is handed on at the cost of one reference.
final class DeclaredMember: Sendable {
  let id: DeclarationID
  let member: Member
  let owner: TypeDeclaration
  let isStatic: Bool
  let modifiers: DeclarationModifiers
  /// The name by which it is looked up: of a nested type the last one.
  let key: String

  fileprivate init(
    id: DeclarationID,
    member: Member,
    owner: TypeDeclaration,
    isStatic: Bool,
    modifiers: DeclarationModifiers,
    key: String
  ) {
    self.id = id
    self.member = member
    self.owner = owner
    self.isStatic = isStatic
    self.modifiers = modifiers
    self.key = key
  }

  /// What its calls pass; nil for what is not called.
  var parameters: [Parameter]? {
    switch member {
    case .function(let function, _): function.parameters
    case .enumCase(let enumCase, _): enumCase.payload.isEmpty ? nil : enumCase.payload
    case .subscript(let accessor, _): accessor.parameters
    case .variable, .typealias, .type: nil
    }
  }

  /// Whether users cannot tell the two apart by name, kind and modifiers.
  fileprivate func isDeclared(like other: UnnumberedMember) -> Bool {
    key == other.name && id.kind == other.kind && modifiers == other.modifiers
  }

  fileprivate func exchanged(for other: UnnumberedMember, in part: TypeDeclaration) -> DeclaredMember {
    DeclaredMember(id: id, member: other.member, owner: part, isStatic: isStatic, modifiers: modifiers, key: key)
  }
}

/// A member without its number among those of its name.
private struct UnnumberedMember {
  let member: Member
  let name: String
  let kind: DeclarationID.Kind
  let modifiers: DeclarationModifiers
  let start: UInt32
}

/// Numbers the members of a type's parts.
private struct MemberTally {
  private struct Key: Hashable {
    let name: String
    let kind: DeclarationID.Kind
    let file: FileID?
  }

  let type: NominalID
  private var counts: [Key: Int] = [:]

  init(type: NominalID) { self.type = type }

  mutating func numbered(_ found: UnnumberedMember, owner: TypeDeclaration, in file: FileID?) -> DeclaredMember {
    let id: DeclarationID
    if case .type(let nested) = found.member {
      id = DeclarationID(NominalID(name: nested.qualifiedName, file: file))
    } else {
      let key = Key(name: found.name, kind: found.kind, file: file)
      id = DeclarationID(owner: type, name: found.name, kind: found.kind, file: file, ordinal: counts[key, default: 0])
      counts[key, default: 0] += 1
    }
    return DeclaredMember(
      id: id,
      member: found.member,
      owner: owner,
      isStatic: found.modifiers.isTypeMember || id.kind == .type,
      modifiers: found.modifiers,
      key: found.name
    )
  }
}

extension TypeDeclaration {
  /// What the part declares, in the order of places; types that are nested in it too.
  fileprivate var declaredMembers: [UnnumberedMember] {
    var found: [UnnumberedMember] = []
    func add(
      _ member: Member,
      _ name: String,
      _ kind: DeclarationID.Kind,
      _ modifiers: DeclarationModifiers,
      _ start: UInt32
    ) {
      found.append(UnnumberedMember(member: member, name: name, kind: kind, modifiers: modifiers, start: start))
    }
    for variable in members.variables {
      add(.variable(variable, owner: self), variable.name, .variable, variable.modifiers, variable.nameSpan.start)
    }
    for function in members.functions {
      add(.function(function, owner: self), function.name, .function, function.modifiers, function.span.start)
    }
    for maker in members.initializers {
      add(.function(maker, owner: self), "init", .function, maker.modifiers.union(.static), maker.span.start)
    }
    for accessor in members.subscripts {
      add(.subscript(accessor, owner: self), "subscript", .subscript, accessor.modifiers, accessor.span.start)
    }
    for enumCase in members.cases {
      add(.enumCase(enumCase, owner: self), enumCase.name, .enumCase, .static, enumCase.span.start)
    }
    for alias in members.typealiases {
      add(.typealias(alias, owner: self), alias.name, .typealias, .static, alias.span.start)
    }
    for nested in members.types where nested.kind != .extension {
      add(.type(nested), nested.name, .type, nested.modifiers, nested.span.start)
    }
    return found.ordered { $0.start < $1.start }
  }
}
