import SourceText
import Syntax

/// What a file declares, also where the code around is broken.
enum Outline {
  /// Types nest this deep; what is deeper is left out.
  private static let deepest = 32

  static func symbols(of tree: SyntaxTree) -> [SymbolNode] {
    SourceFileSyntax(tree.root).map { symbols(of: $0.statements, inType: false, depth: 0) } ?? []
  }

  private static func symbols(of items: [SyntaxNode], inType: Bool, depth: Int) -> [SymbolNode] {
    guard depth < deepest else { return [] }
    return items.flatMap { symbols(of: $0, inType: inType, depth: depth) }
  }

  private static func symbols(of item: SyntaxNode, inType: Bool, depth: Int) -> [SymbolNode] {
    if let type = TypeDeclarationSyntax(item) { return [symbol(type, depth)].compactMap(\.self) }
    if let function = FunctionDeclarationSyntax(item) { return [symbol(function, inType: inType)].compactMap(\.self) }
    if let variable = VariableDeclarationSyntax(item) { return symbols(variable, inType: inType) }
    if let cases = EnumCaseDeclarationSyntax(item) { return cases.elements.compactMap(symbol) }
    if let alias = TypealiasSyntax(item) {
      return [leaf(item, alias.name, .typealias, detail: alias.type?.line)].compactMap(\.self)
    }
    if let associated = AssociatedTypeSyntax(item) {
      return [leaf(item, associated.name, .typealias, detail: nil)].compactMap(\.self)
    }
    if let macro = MacroExpansionSyntax(item) { return [preview(macro)].compactMap(\.self) }
    if let conditional = ConditionalCompilationSyntax(item) {
      return conditional.clauses.flatMap { symbols(of: $0.items, inType: inType, depth: depth + 1) }
    }
    return []
  }

  private static func symbol(_ type: TypeDeclarationSyntax, _ depth: Int) -> SymbolNode? {
    guard let name = type.name ?? type.extendedType, !name.range.isEmpty else { return nil }
    let inherited = type.inheritedTypes.compactMap { $0.type?.line }.joined(separator: ", ")
    return SymbolNode(
      name: name.line,
      detail: inherited.isEmpty ? nil : inherited,
      kind: kind(of: type.node.kind),
      range: type.node.range,
      nameRange: name.range,
      children: symbols(of: type.members, inType: true, depth: depth + 1)
    )
  }

  private static func symbol(_ function: FunctionDeclarationSyntax, inType: Bool) -> SymbolNode? {
    guard let name = function.name ?? function.keyword, !name.range.isEmpty else { return nil }
    let labels = function.parameters.map { ($0.firstName?.text ?? "_") + ":" }.joined()
    let kind: SymbolNode.Kind =
      switch function.node.kind {
      case .initializerDeclaration: .initializer
      case .subscriptDeclaration: .subscript
      default: inType ? .method : .function
      }
    return SymbolNode(
      name: "\(name.identifier)(\(labels))",
      detail: function.returnType?.line,
      kind: kind,
      range: function.node.range,
      nameRange: name.range,
      children: []
    )
  }

  private static func symbols(_ variable: VariableDeclarationSyntax, inType: Bool) -> [SymbolNode] {
    let bindings = variable.bindings
    return bindings.flatMap { binding -> [SymbolNode] in
      let range = bindings.count == 1 ? variable.node.range : binding.node.range
      return (binding.pattern?.boundNames ?? []).map { name in
        SymbolNode(
          name: name.identifier,
          detail: binding.type?.line,
          kind: inType ? .property : .variable,
          range: range,
          nameRange: name.range,
          children: []
        )
      }
    }
  }

  private static func symbol(_ element: EnumCaseElementSyntax) -> SymbolNode? {
    let payload = element.node.child(.parameterClause)?.line
    return leaf(element.node, element.name, .enumCase, detail: payload)
  }

  /// `#Preview("Name") { … }`
  private static func preview(_ macro: MacroExpansionSyntax) -> SymbolNode? {
    guard let name = macro.name, name.text == "Preview" else { return nil }
    let title = macro.arguments.first { $0.label == nil }?.value?.line
    return SymbolNode(
      name: title.map { "#Preview \($0)" } ?? "#Preview",
      detail: nil,
      kind: .preview,
      range: macro.node.range,
      nameRange: name.range,
      children: []
    )
  }

  private static func leaf(
    _ node: SyntaxNode,
    _ name: SyntaxNode?,
    _ kind: SymbolNode.Kind,
    detail: String?
  ) -> SymbolNode? {
    guard let name, !name.range.isEmpty else { return nil }
    return SymbolNode(
      name: name.identifier,
      detail: detail,
      kind: kind,
      range: node.range,
      nameRange: name.range,
      children: []
    )
  }

  private static func kind(of kind: SyntaxKind) -> SymbolNode.Kind {
    switch kind {
    case .classDeclaration, .actorDeclaration: .class
    case .enumDeclaration: .enumeration
    case .protocolDeclaration: .protocol
    case .extensionDeclaration: .extension
    default: .structure
    }
  }
}
