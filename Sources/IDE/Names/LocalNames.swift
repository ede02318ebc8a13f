import SourceText
import Syntax

extension SyntaxNode {
  /// The token that declares `name` in the code around this one: a local, a parameter, a binding of a condition or a
  /// loop. Nil for members, globals and unknown names.
  func localDeclaration(of name: String) -> SyntaxNode? {
    var inner = self
    for outer in ancestors {
      if outer.kind == .memberList || outer.kind == .sourceFile { return nil }
      if let found = outer.names(introducedBefore: inner).last(where: { $0.identifier == name }) { return found }
      inner = outer
    }
    return nil
  }

  /// The names that this node's children before `child` bring into its scope; a value does not see its own name.
  private func names(introducedBefore child: SyntaxNode) -> [SyntaxNode] {
    if kind == .patternBinding || kind == .optionalBindingCondition { return [] }
    // What a loop goes through is worked out before there are elements.
    if kind == .forStatement, child.kind != .codeBlock, child.kind != .whereClause, child.kind != .whereCondition {
      return []
    }
    return children.prefix { $0.range.start < child.range.start }.flatMap(\.introducedNames)
  }

  /// The names that this piece brings into the scope of what follows it.
  private var introducedNames: [SyntaxNode] {
    switch kind {
    case .variableDeclaration, .conditionList, .switchCaseItem, .optionalBindingCondition, .matchingPatternCondition,
      .identifierPattern, .tuplePattern, .valueBindingPattern, .conditionElement:
      return bindingNames
    case .guardStatement:
      return child(.conditionList)?.bindingNames ?? []
    case .parameterClause, .closureSignature:
      return descendants.filter { $0.kind == .parameter || $0.kind == .closureParameter || $0.kind == .closureCapture }
        .compactMap { $0.tokens.last { $0.kind == .identifier } }
    case .functionDeclaration:
      return [FunctionDeclarationSyntax(self)?.name].compactMap(\.self)
    default: return []
    }
  }

  /// The names bound by the patterns here, those within closures left out.
  private var bindingNames: [SyntaxNode] {
    if kind == .closureExpression || kind == .accessorBlock || kind == .codeBlock { return [] }
    if kind == .identifierPattern { return boundNames }
    return childNodes.flatMap(\.bindingNames)
  }
}

extension SyntaxNode {
  /// The tokens that declare the locals, parameters and bindings that may be used here, nearest first.
  var declarationsInScope: [SyntaxNode] {
    var names: [SyntaxNode] = []
    var inner = self
    for outer in ancestors {
      if outer.kind == .memberList || outer.kind == .sourceFile { break }
      names += outer.names(introducedBefore: inner).reversed()
      inner = outer
    }
    return names
  }
}
