import Syntax

extension Lowering {
  /// The contents of a top-level item; several where `#if` stands around declarations.
  func contents(_ item: SyntaxNode) -> [Unit.Content] {
    var contents: [Unit.Content] = []
    for node in item.activeItems([item]) { contents += content(node) }
    return contents + localTypes.map { .type($0) } + localAliases.map { .typealias($0) }
  }

  /// The modules that an item imports.
  func imports(_ item: SyntaxNode) -> [String] {
    let imports = item.activeItems([item]).compactMap { ImportSyntax($0) }
    for view in imports {
      var hash = SignatureHash(owner: [])
      hash.add(whole: view.node)
      signatures.add(ImportedModules.word, hash)
    }
    return imports.compactMap { $0.path.first?.identifier }
  }

  private func content(_ node: SyntaxNode) -> [Unit.Content] {
    switch node.kind {
    case .functionDeclaration:
      guard let view = FunctionDeclarationSyntax(node) else { return [] }
      let declared = function(view, selfName: nil)
      noteSignature(of: view, declared.name)
      return [.function(declared)]
    case .variableDeclaration:
      return [.variables(variables(node, isMember: false, isRequirement: false))]
    case .typealiasDeclaration: return typealiasDeclaration(node).map { [.typealias($0)] } ?? []
    case .macroExpansionDeclaration, .macroExpansionExpression: return preview(node).map { [.preview($0)] } ?? []
    // Where nothing could be read there is nothing to run.
    case .importDeclaration, .operatorDeclaration, .precedenceGroupDeclaration, .missingExpression: return []
    default:
      if let type = typeDeclaration(node) { return [.type(type)] }
      return node.kind.isExpression || node.kind.isStatement ? [.code(code(node))] : []
    }
  }

  private func code(_ node: SyntaxNode) -> Body { body(of: node) { _ in statements([node]) } }

  private func preview(_ node: SyntaxNode) -> PreviewDeclaration? {
    guard let view = MacroExpansionSyntax(node), let name = view.name, name.text == "Preview" else { return nil }
    var title: String?
    if let first = view.arguments.first, first.label == nil, let value = first.value,
      let literal = StringLiteralSyntax(value)
    {
      title = literal.staticValue
    }
    var written: [Argument] = []
    _ = body(of: node) { _ in
      written = arguments(view.arguments)
      return []
    }
    let closureNode = view.trailingClosure ?? view.labeledTrailingClosures.first?.closure
    for other in view.labeledTrailingClosures {
      guard let node = other.closure?.node, node != closureNode?.node else { continue }
      written.append(
        Argument(label: other.label?.identifier, value: closure(node), isTrailing: true)
      )
    }
    let lowered = (closureNode?.node).map(closure) ?? written.last?.value
    var body: ClosureExpression?
    if case .closure(let closure)? = lowered?.kind { body = closure }
    return PreviewDeclaration(name: title, arguments: written, closure: body, span: span(node), nameSpan: span(name))
  }
}
