import SourceText
import Syntax

/// Where a declaration stands.
package struct DeclarationPlace: Sendable {
  package let span: SourceSpan
  package let nameSpan: SourceSpan
  /// The module whose interface declares it; nil for the workspace.
  package let module: String?
  /// The type that declares it.
  package let owner: String?

  package init(span: SourceSpan, nameSpan: SourceSpan, module: String?, owner: String?) {
    self.span = span
    self.nameSpan = nameSpan
    self.module = module
    self.owner = owner
  }
}

extension Typing {
  /// Where what a name means is declared; nil for what is unknown or has no declaration.
  package func place(of resolution: Resolution) -> DeclarationPlace? {
    switch resolution {
    case .local(let span): DeclarationPlace(span: span, nameSpan: span, module: nil, owner: nil)
    case .declaration(let id): place(of: id)
    case .module, .structural, .unknown: nil
    }
  }

  private func place(of id: DeclarationID) -> DeclarationPlace? {
    if let member = resolver.member(id) { return place(of: member) }
    switch id.kind {
    case .type:
      let type = NominalID(name: id.name, file: id.file)
      return resolver.declaration(of: type).map { make($0.span, $0.nameSpan, nil) }
    case .function: return resolver.globalFunction(id).map { make($0.span, $0.nameSpan, nil) }
    case .variable: return resolver.globalVariable(id).map { make($0.span, $0.nameSpan, nil) }
    case .typealias:
      let alias =
        id.file.map { program.typealias(named: id.name, from: $0) }
        ?? resolver.frameworks.items.typealias(named: id.name)
      return alias.map { make($0.span, $0.nameSpan, nil) }
    case .subscript, .enumCase, .genericParameter, .preview, .code: return nil
    }
  }

  private func place(of member: DeclaredMember) -> DeclarationPlace {
    let owner = member.owner.qualifiedName
    return switch member.member {
    case .variable(let variable, _): make(variable.span, variable.nameSpan, owner)
    case .function(let function, _): make(function.span, function.nameSpan, owner)
    case .subscript(let accessor, _): make(accessor.span, accessor.nameSpan, owner)
    case .enumCase(let enumCase, _): make(enumCase.span, enumCase.nameSpan, owner)
    case .typealias(let alias, _): make(alias.span, alias.nameSpan, owner)
    case .type(let type): make(type.span, type.nameSpan, owner)
    }
  }

  private func make(_ span: SourceSpan, _ nameSpan: SourceSpan, _ owner: String?) -> DeclarationPlace {
    DeclarationPlace(span: span, nameSpan: nameSpan, module: resolver.module(of: span), owner: owner)
  }

  /// The source that a place of the workspace or of a framework's interface is in.
  package func source(of place: DeclarationPlace) -> DeclarationSource {
    place.module == nil ? .workspace(program) : .frameworks(resolver.frameworks)
  }
}

extension Frameworks {
  /// What the interfaces declare of a type: its declaration, then its extensions; nil where they know none.
  package func parts(ofType name: String) -> [SourceSpan]? {
    guard let layer = layer(ofType: name), !layer.parts.isEmpty else { return nil }
    return layer.parts.map(\.span)
  }

  /// The members of a type that have a name.
  package func members(_ name: String, ofType type: String) -> [SourceSpan] {
    layer(ofType: type).map { layer in layer[name].map(\.member.span) } ?? []
  }

  /// The functions, variables and aliases of that name at top level.
  package func globals(_ name: String) -> [SourceSpan] {
    let others = [items.variable(named: name)?.span, items.typealias(named: name)?.span]
    return items.functions(named: name).map(\.span) + others.compactMap(\.self)
  }

  /// The text of a declaration.
  package func text(of span: SourceSpan) -> String? {
    items.written(at: span).map { $0.tree.text.string(in: $0.range) }
  }

  /// The module that declares what stands there.
  package func moduleName(of span: SourceSpan) -> String? { module(of: span) }

  /// What is said of a declaration before it.
  package func documentation(of span: SourceSpan) -> String? {
    guard let written = items.written(at: span), let token = written.tree.root.token(at: written.range.start) else {
      return nil
    }
    let comments = token.leadingTrivia.filter { $0.kind == .documentationLineComment }
    return comments.isEmpty ? nil : comments.map { written.tree.text.string(in: $0.range) }.joined(separator: "\n")
  }
}

extension Member {
  fileprivate var span: SourceSpan {
    switch self {
    case .variable(let variable, _): variable.span
    case .function(let function, _): function.span
    case .subscript(let accessor, _): accessor.span
    case .enumCase(let enumCase, _): enumCase.span
    case .typealias(let alias, _): alias.span
    case .type(let type): type.span
    }
  }
}
