import Semantics
import SourceText
import Syntax

extension Analysis {
  /// The generic parameter that a name stands for: that of the innermost declaration around it which has one of that
  /// name, or of the type that an extension around it extends. Asked where the name is no declaration of the program.
  func genericParameter(of use: NameUse, in file: FileID) -> DeclaredName? {
    // `Value.Element` names what `Value` has, whatever is called `Element` around it.
    guard use.token.parent?.kind != .memberType else { return nil }
    switch use.role {
    case .type, .value: break
    case .declaration(let node) where node.kind == .genericParameter: break
    case .attribute, .member, .keyPath, .label, .macro, .declaration: return nil
    }
    for node in use.token.ancestors {
      if let own = node.genericParameter(named: use.name) { return declaredName(of: own, in: file) }
      guard node.kind == .extensionDeclaration, let extended = extendedType(of: node, in: file),
        let own = extended.node.genericParameter(named: use.name)
      else { continue }
      return declaredName(of: own, in: extended.file)
    }
    return nil
  }

  private func declaredName(of parameter: GenericParameterSyntax, in file: FileID) -> DeclaredName? {
    parameter.name.map { name in
      DeclaredName(file: file, range: parameter.node.range, nameRange: name.range, symbol: nil, container: nil)
    }
  }

  /// The declaration of the workspace's type that an extension extends.
  private func extendedType(of node: SyntaxNode, in file: FileID) -> (node: SyntaxNode, file: FileID)? {
    let typing = Typing(program)
    guard let name = TypeDeclarationSyntax(node)?.extendedType?.tokens.last(where: { $0.kind == .identifier }),
      case .declaration(let id)? = typing.name(at: name.range.start, in: file)?.resolution,
      let place = typing.place(of: .declaration(id)), place.module == nil,
      let (declaring, range) = program.absolute(place.nameSpan),
      let declaration = tree(of: declaring)?.root.token(at: range.start)?.parent
    else { return nil }
    return (declaration, declaring)
  }
}

extension SyntaxNode {
  fileprivate func genericParameter(named name: String) -> GenericParameterSyntax? {
    let all: [GenericParameterSyntax] = child(.genericParameterClause)?.views() ?? []
    return all.first { $0.name?.identifier == name }
  }
}
