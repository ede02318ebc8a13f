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
      let declaring = id.file == nil ? resolver.frameworks.program : program
      return declaring.typealias(named: id.name, from: id.file).map { make($0.span, $0.nameSpan, nil) }
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
  package func source(of place: DeclarationPlace) -> Program {
    place.module == nil ? program : resolver.frameworks.program
  }
}

extension Frameworks {
  /// What the interfaces declare of a type, as one text with the places of its parts; nil where they know none.
  package func text(ofType name: String) -> (module: String, text: String)? {
    guard let layer = layer(ofType: name), let first = layer.parts.first, let module = module(of: first.span) else {
      return nil
    }
    let parts = layer.parts.compactMap { text(of: $0.span) }
    return (module, parts.joined(separator: "\n\n") + "\n")
  }

  /// The text of a declaration.
  package func text(of span: SourceSpan) -> String? {
    guard let (file, range) = program.absolute(span), let tree = program.files[file]?.tree else { return nil }
    return tree.text.string(in: range)
  }

  /// Where a name of a type's declarations stands in `text(ofType:)`, in bytes.
  package func offset(of nameSpan: SourceSpan, inTextOf name: String) -> Int? {
    var offset = 0
    for part in layer(ofType: name)?.parts ?? [] {
      if part.span.contains(nameSpan) { return offset + Int(nameSpan.start - part.span.start) }
      offset += Int(part.span.end - part.span.start) + 2
    }
    return nil
  }
}
