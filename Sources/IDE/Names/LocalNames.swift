import SourceText
import Syntax

extension SyntaxNode {
  /// The token that declares `name` in the code around this one: a local, a parameter, a binding of a condition or a
  /// loop. Nil for members, globals and unknown names.
  func localDeclaration(of name: String) -> SyntaxNode? {
    var inner = self
    for outer in ancestors {
      if outer.kind == .memberList || outer.kind == .sourceFile { return nil }
      if let found = outer.names(introducedBefore: inner).last(where: { $0.name == name }) {
        return found.node.isToken ? found.node : nil
      }
      inner = outer
    }
    return nil
  }

  /// The names that this node's children before `child` bring into its scope; a value does not see its own name.
  fileprivate func names(introducedBefore child: SyntaxNode) -> [LocalName] {
    if let given = givenName(for: child) { return [given] }
    return tokens(introducedBefore: child).map { LocalName(name: $0.identifier, node: $0) }
  }

  /// What the code of a setter, an observer or a `catch` without pattern is given.
  private func givenName(for child: SyntaxNode) -> LocalName? {
    guard child.kind == .codeBlock else { return nil }
    if let clause = CatchClauseSyntax(self), clause.items.isEmpty { return LocalName(name: "error", node: self) }
    guard let accessor = AccessorSyntax(self) else { return nil }
    if let name = accessor.parameterName { return LocalName(name: name.identifier, node: name) }
    switch accessor.keyword?.text {
    case "set", "willSet": return LocalName(name: "newValue", node: self)
    case "didSet": return LocalName(name: "oldValue", node: self)
    default: return nil
    }
  }

  private func tokens(introducedBefore child: SyntaxNode) -> [SyntaxNode] {
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
    case .variableDeclaration, .conditionList, .switchCaseItem, .catchItem, .optionalBindingCondition,
      .matchingPatternCondition,
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
    if kind == .valueBindingPattern { return childNodes.flatMap(\.namesOfBinding) }
    return childNodes.flatMap(\.bindingNames)
  }

  /// The same after `let` or `var`, where what is written like an expression binds its names: `.loaded(value?, _)`.
  private var namesOfBinding: [SyntaxNode] {
    switch kind {
    case .identifierExpression: [IdentifierSyntax(self)?.name].compactMap { $0?.kind == .identifier ? $0 : nil }
    case .functionCallExpression:
      FunctionCallSyntax(self)?.arguments.compactMap(\.value).flatMap(\.namesOfBinding) ?? []
    case .tupleExpression: TupleSyntax(self)?.elements.compactMap(\.value).flatMap(\.namesOfBinding) ?? []
    case .sequenceExpression: SequenceSyntax(self)?.elements.first?.namesOfBinding ?? []
    case .expressionPattern, .optionalChainingExpression: childNodes.flatMap(\.namesOfBinding)
    default: kind.isExpression && kind != .patternExpression ? [] : bindingNames
    }
  }
}

/// A name that code may use where it is in scope: a local, a parameter, or what an accessor or a `catch` is given.
struct LocalName {
  let name: String
  /// The token that declares it, or the accessor or clause that gives it.
  let node: SyntaxNode
  /// The code in which it can be used.
  var scope: ByteRange?

  /// Whether it is declared without a value, which it gets later: `let title: String`.
  var lacksValue: Bool {
    guard node.parent?.kind == .identifierPattern, let binding = node.parent?.parent, binding.kind == .patternBinding,
      let variable = binding.ancestors.first(where: { $0.kind == .variableDeclaration })
    else { return false }
    return variable.child(.letKeyword) != nil && PatternBindingSyntax(binding)?.initializer == nil
  }
}

extension SyntaxNode {
  /// The locals, parameters and bindings that may be used here, nearest first.
  var localsInScope: [LocalName] {
    var names: [LocalName] = []
    var inner = self
    for outer in ancestors {
      if outer.kind == .memberList || outer.kind == .sourceFile { break }
      names += outer.names(introducedBefore: inner).reversed().map { name in
        LocalName(name: name.name, node: name.node, scope: ByteRange(name.node.range.end, outer.range.end))
      }
      inner = outer
    }
    return names
  }
}
