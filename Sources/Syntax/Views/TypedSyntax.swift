/// A view of a node of one kind that names its parts. Parts that the source leaves out are nil or empty.
public protocol TypedSyntax: Hashable, Sendable {
  var node: SyntaxNode { get }

  /// Creates the view if `node` is of a fitting kind.
  init?(_ node: SyntaxNode)
}

extension SyntaxNode {
  /// The first child that `View` fits.
  public func view<View: TypedSyntax>() -> View? {
    for child in children { if let view = View(child) { return view } }
    return nil
  }

  /// All children that `View` fits.
  public func views<View: TypedSyntax>() -> [View] {
    children.compactMap(View.init)
  }

  /// The nodes of a list, without separators and stray tokens.
  public var items: [SyntaxNode] {
    children.filter { !$0.isToken && $0.kind != .unexpected }
  }

  /// The word of a token that is a name, without the backticks around it.
  public var identifier: String {
    let text = text
    guard text.utf8.count > 2, text.utf8.first == UInt8(ascii: "`"), text.utf8.last == UInt8(ascii: "`") else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }

  /// The keyword that says what is declared.
  var introducer: SyntaxNode? {
    children.first { child in
      child.isToken
        && (child.kind.introducesDeclaration || child.kind == .contextualKeyword)
    }
  }

  /// The name after the declaration's keyword; the first token of an enum case or a generic parameter.
  var declaredName: SyntaxNode? {
    var isAfterKeyword = kind == .enumCaseElement || kind == .genericParameter
    for child in children where child.isToken {
      if isAfterKeyword {
        if child.kind == .identifier || child.kind.isOperator || child.kind == .placeholder { return child }
        if child.kind == .contextualKeyword || child.kind == .letKeyword { continue }
        return nil
      }
      if child.kind.introducesDeclaration || child.kind == .contextualKeyword { isAfterKeyword = true }
    }
    return nil
  }

  /// The conditions of an `if`, a `guard` or a `while`, without the elements around them.
  var conditions: [SyntaxNode] {
    child(.conditionList)?.items.compactMap { $0.childNodes.first } ?? []
  }
}

extension SyntaxKind {
  var introducesDeclaration: Bool {
    switch self {
    case .structKeyword, .classKeyword, .enumKeyword, .protocolKeyword, .extensionKeyword, .funcKeyword, .initKeyword,
      .deinitKeyword, .subscriptKeyword, .letKeyword, .varKeyword, .inoutKeyword, .typealiasKeyword,
      .associatedtypeKeyword, .operatorKeyword, .precedencegroupKeyword, .importKeyword, .caseKeyword:
      true
    default: false
    }
  }

  /// Whether the token can be a parameter's label or name.
  var canNameParameter: Bool {
    self == .identifier || self == .wildcardKeyword || self == .placeholder || isReservedWord && self != .inoutKeyword
  }
}
