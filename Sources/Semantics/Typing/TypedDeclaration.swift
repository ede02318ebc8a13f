/// A declaration whose code is typed by itself: a member, a global, a preview, the heading of a type.
package struct TypedDeclaration: Sendable {
  /// What is declared.
  package enum Content: Sendable {
    /// The name, generic parameters and inheritance clause of a type or extension.
    case heading(TypeDeclaration)
    case variable(VariableDeclaration)
    case function(FunctionDeclaration)
    case `subscript`(SubscriptDeclaration)
    case enumCase(EnumCaseDeclaration)
    case `typealias`(TypealiasDeclaration)
    case preview(PreviewDeclaration)
    case code(Body)
  }

  package let id: DeclarationID
  package let content: Content
  /// The type or extension that declares it.
  package let owner: TypeDeclaration?

  package var span: SourceSpan {
    switch content {
    case .heading(let type): type.span
    case .variable(let variable): variable.span
    case .function(let function): function.span
    case .subscript(let accessor): accessor.span
    case .enumCase(let enumCase): enumCase.span
    case .typealias(let alias): alias.span
    case .preview(let preview): preview.span
    case .code(let body): body.span
    }
  }
}

extension TypedDeclaration {
  /// What is typed with the declaration: of a heading not the members.
  var ownCode: SourceSpan {
    guard case .heading(let type) = content else { return span }
    var ends = [type.nameSpan.end] + type.inheritance.map(\.span.end) + type.attributes.map(\.span.end)
    ends += type.genericParameters.compactMap(\.constraint?.span.end)
    ends += type.requirements.flatMap { [$0.left.span.end, $0.right.span.end] }
    return SourceSpan(unit: span.unit, start: span.start, end: min(span.end, ends.max() ?? span.end))
  }
}

extension Resolver {
  /// Everything that a unit declares, types before their members.
  func declarations(of unit: Unit, in file: FileID) -> [TypedDeclaration] {
    var found: [TypedDeclaration] = []
    for (index, content) in unit.contents.enumerated() {
      switch content {
      case .type(let type): add(type, to: &found)
      case .function(let function):
        let ordinal = functions(function.name, in: file).number(of: function)
        let id = DeclarationID(owner: nil, name: function.name, kind: .function, file: file, ordinal: ordinal)
        found.append(TypedDeclaration(id: id, content: .function(function), owner: nil))
      case .variables(let variables):
        for variable in variables {
          let id = DeclarationID(owner: nil, name: variable.name, kind: .variable, file: file)
          found.append(TypedDeclaration(id: id, content: .variable(variable), owner: nil))
        }
      case .typealias(let alias):
        let id = DeclarationID(owner: nil, name: alias.name, kind: .typealias, file: file)
        found.append(TypedDeclaration(id: id, content: .typealias(alias), owner: nil))
      case .preview(let preview):
        let id = DeclarationID(owner: nil, name: preview.name ?? "", kind: .preview, file: file, ordinal: index)
        found.append(TypedDeclaration(id: id, content: .preview(preview), owner: nil))
      case .code(let body):
        let id = DeclarationID(owner: nil, name: "", kind: .code, file: file, ordinal: index)
        found.append(TypedDeclaration(id: id, content: .code(body), owner: nil))
      }
    }
    return found
  }

  private func add(_ type: TypeDeclaration, to found: inout [TypedDeclaration]) {
    let nominal = nominal(of: type) ?? NominalID(name: type.qualifiedName, file: file(of: type.span))
    var id = DeclarationID(nominal)
    let layers = layers(of: nominal)
    if type.kind == .extension {
      let ordinal = layers.lazy.compactMap { $0.position(of: type) }.first ?? 0
      id = DeclarationID(owner: nominal, name: "extension", kind: .type, file: file(of: type.span), ordinal: ordinal)
    }
    found.append(TypedDeclaration(id: id, content: .heading(type), owner: type))
    for declared in layers.lazy.flatMap({ $0.members(of: type) }) {
      let content: TypedDeclaration.Content? =
        switch declared.member {
        case .variable(let variable, _): .variable(variable)
        case .function(let function, _): .function(function)
        case .subscript(let accessor, _): .subscript(accessor)
        case .enumCase(let enumCase, _): .enumCase(enumCase)
        case .typealias(let alias, _): .typealias(alias)
        case .type: nil
        }
      if let content { found.append(TypedDeclaration(id: declared.id, content: content, owner: type)) }
    }
    for (ordinal, function) in type.members.deinitializers.enumerated() {
      let file = file(of: type.span)
      let id = DeclarationID(owner: nominal, name: "deinit", kind: .function, file: file, ordinal: ordinal)
      found.append(TypedDeclaration(id: id, content: .function(function), owner: type))
    }
    for nested in type.members.types { add(nested, to: &found) }
  }
}
