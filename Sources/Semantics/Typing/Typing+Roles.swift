package import SourceText

/// What a declaration is, for whoever shows names by their parts.
package struct DeclarationRole: Sendable {
  package enum Kind: Sendable {
    case `class`
    case enumeration
    case enumCase
    case function
    case method
    case parameter
    case property
    case `protocol`
    case structure
    case `typealias`
    case typeParameter
    case variable
  }

  package let kind: Kind
  package let isConstant: Bool
  package let isStatic: Bool
  package let isFramework: Bool
  package let isDeprecated: Bool
}

extension Typing {
  /// All names in a file, in their order, with what they mean.
  package func allNames(in file: FileID) -> [(range: ByteRange, resolution: Resolution)] {
    guard let units = program.files[file]?.units else { return [] }
    var found: [(range: ByteRange, resolution: Resolution)] = []
    for placed in units {
      for declaration in declarations(of: placed.unit) {
        for (span, resolution) in types(of: declaration).allNames(in: declaration.span) {
          let start = ByteOffset(placed.start + Int(span.start))
          found.append((ByteRange(start: start, count: Int(span.end - span.start)), resolution))
        }
      }
    }
    return found.ordered { $0.range.start < $1.range.start }
  }

  /// What the names in a unit mean.
  package func names(in unit: Unit) -> [Resolution] {
    declarations(of: unit).flatMap { types(of: $0).allNames(in: $0.span).map(\.resolution) }
  }

  /// What a declaration is; nil for what the program does not have.
  package func role(of id: DeclarationID) -> DeclarationRole? {
    if id.kind == .genericParameter { return DeclarationRole(.typeParameter, id) }
    if let member = resolver.member(id) { return role(of: member, id) }
    switch id.kind {
    case .type:
      return resolver.declaration(of: NominalID(name: id.name, file: id.file)).map { role(of: $0, id) }
    case .typealias: return DeclarationRole(.typealias, id)
    case .function: return DeclarationRole(.function, id)
    case .variable:
      return resolver.globalVariable(id).map { DeclarationRole(.variable, id, isConstant: $0.isConstant) }
    case .subscript, .enumCase, .genericParameter, .preview, .code: return nil
    }
  }

  private func role(of type: TypeDeclaration, _ id: DeclarationID) -> DeclarationRole {
    let kind: DeclarationRole.Kind =
      switch type.kind {
      case .structure, .extension: .structure
      case .class, .actor: .class
      case .enumeration: .enumeration
      case .protocol: .protocol
      }
    return DeclarationRole(kind, id, isDeprecated: type.attributes.contains(where: \.isDeprecation))
  }

  private func role(of member: DeclaredMember, _ id: DeclarationID) -> DeclarationRole {
    switch member.member {
    case .variable(let variable, _):
      DeclarationRole(
        .property,
        id,
        isConstant: variable.isConstant,
        isStatic: member.isStatic,
        isDeprecated: variable.attributes.contains(where: \.isDeprecation)
      )
    case .function(let function, _):
      DeclarationRole(.method, id, isStatic: member.isStatic && id.name != "init", isDeprecated: function.isDeprecated)
    case .subscript: DeclarationRole(.method, id)
    case .enumCase: DeclarationRole(.enumCase, id, isConstant: true)
    case .typealias: DeclarationRole(.typealias, id)
    case .type(let type): role(of: type, id)
    }
  }
}

extension DeclarationRole {
  fileprivate init(
    _ kind: Kind,
    _ id: DeclarationID,
    isConstant: Bool = false,
    isStatic: Bool = false,
    isDeprecated: Bool = false
  ) {
    self.kind = kind
    self.isConstant = isConstant
    self.isStatic = isStatic
    isFramework = id.file == nil && id.owner?.file == nil
    self.isDeprecated = isDeprecated
  }
}

extension VariableDeclaration {
  /// Whether its value cannot be set.
  fileprivate var isConstant: Bool { isLet || accessors.getter != nil && accessors.setter == nil }
}
