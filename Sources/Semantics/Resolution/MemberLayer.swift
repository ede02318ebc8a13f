/// What one side, the workspace or the frameworks, declares of a type: its declaration, if it stands there, with the
/// extensions, and the members of all of them by name.
final class MemberLayer: Sendable {
  /// The type's own declaration; nil where this side only extends it.
  let declaration: TypeDeclaration?
  /// The declaration, then the extensions.
  let parts: [TypeDeclaration]
  /// Initializers are named `init`, subscripts `subscript`.
  private let members: [String: [DeclaredMember]]

  /// `file` tells where a part of the workspace stands; nil for the frameworks.
  init(of type: NominalID, _ parts: [TypeDeclaration], in file: ((TypeDeclaration) -> FileID?)?) {
    let main = parts.first { part in
      part.kind != .extension && (file.map { $0(part) == type.file } ?? (type.file == nil))
    }
    declaration = main
    self.parts = (main.map { [$0] } ?? []) + parts.filter { $0.kind == .extension }
    var table = MemberCollector(type: type)
    for part in self.parts { table.add(part, in: file.flatMap { $0(part) }) }
    members = table.members
  }

  subscript(name: String) -> [DeclaredMember] { members[name] ?? [] }

  /// The members that one part declares, in the order of their places.
  func members(of part: TypeDeclaration) -> [DeclaredMember] {
    members.values.joined().filter { $0.owner === part }.sorted { $0.start < $1.start }
  }
}

/// A member as one part of a type declares it.
struct DeclaredMember: Sendable {
  let id: DeclarationID
  let member: Member
  let owner: TypeDeclaration
  let isStatic: Bool
  let modifiers: DeclarationModifiers
}

extension DeclaredMember {
  /// Where the declaration begins in its unit.
  fileprivate var start: UInt32 {
    switch member {
    case .variable(let variable, _): variable.nameSpan.start
    case .function(let function, _): function.span.start
    case .subscript(let accessor, _): accessor.span.start
    case .enumCase(let enumCase, _): enumCase.span.start
    case .typealias(let alias, _): alias.span.start
    case .type(let type): type.span.start
    }
  }
}

/// Numbers the members of a type's parts.
private struct MemberCollector {
  let type: NominalID
  var members: [String: [DeclaredMember]] = [:]

  init(type: NominalID) { self.type = type }

  mutating func add(_ part: TypeDeclaration, in file: FileID?) {
    let declared = part.members
    for variable in declared.variables {
      add(.variable(variable, owner: part), variable.name, .variable, variable.modifiers, part, file)
    }
    for function in declared.functions {
      add(.function(function, owner: part), function.name, .function, function.modifiers, part, file)
    }
    for initializer in declared.initializers {
      add(.function(initializer, owner: part), "init", .function, initializer.modifiers.union(.static), part, file)
    }
    for accessor in declared.subscripts {
      add(.subscript(accessor, owner: part), "subscript", .subscript, accessor.modifiers, part, file)
    }
    for enumCase in declared.cases {
      add(.enumCase(enumCase, owner: part), enumCase.name, .enumCase, .static, part, file)
    }
    for alias in declared.typealiases {
      add(.typealias(alias, owner: part), alias.name, .typealias, .static, part, file)
    }
    for nested in declared.types where nested.kind != .extension {
      let id = DeclarationID(NominalID(name: nested.qualifiedName, file: file))
      let member = DeclaredMember(
        id: id,
        member: .type(nested),
        owner: part,
        isStatic: true,
        modifiers: nested.modifiers
      )
      members[nested.name, default: []].append(member)
    }
  }

  private mutating func add(
    _ member: Member,
    _ name: String,
    _ kind: DeclarationID.Kind,
    _ modifiers: DeclarationModifiers,
    _ part: TypeDeclaration,
    _ file: FileID?
  ) {
    let ordinal = members[name]?.count { $0.id.kind == kind && $0.id.file == file } ?? 0
    let id = DeclarationID(owner: type, name: name, kind: kind, file: file, ordinal: ordinal)
    members[name, default: []].append(
      DeclaredMember(id: id, member: member, owner: part, isStatic: modifiers.isTypeMember, modifiers: modifiers)
    )
  }
}
