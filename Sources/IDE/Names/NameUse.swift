import SourceText
import Syntax

/// A name under the cursor and the part it plays in the code.
struct NameUse {
  enum Role {
    /// A name that stands alone: `VStack`, `width`.
    case value
    /// `base.name`, or `.name` where the base is implied.
    case member(base: SyntaxNode?)
    /// Where a type stands.
    case type
    /// `@State`
    case attribute
    /// The label of an argument, or of a closure behind the parentheses: the node that it labels.
    case label(SyntaxNode)
    /// `\.name`
    case keyPath
    /// `#Preview`
    case macro
    /// The name that a declaration declares.
    case declaration(SyntaxNode)
  }

  let token: SyntaxNode
  let role: Role

  var name: String { token.identifier }
  var range: ByteRange { token.range }

  /// The name at `offset`, or the one that ends there.
  init?(at offset: ByteOffset, in root: SyntaxNode) {
    guard let token = Self.nameToken(at: offset, in: root), let parent = token.parent else { return nil }
    self.token = token
    role = Self.role(of: token, in: parent)
  }

  /// The call of which this is the called name.
  var call: FunctionCallSyntax? {
    guard let callee = token.parent, let call = callee.parent.flatMap(FunctionCallSyntax.init) else { return nil }
    return call.callee == callee ? call : nil
  }

  private static func nameToken(at offset: ByteOffset, in root: SyntaxNode) -> SyntaxNode? {
    for place in [offset, offset - 1] where place.value >= 0 {
      guard let token = root.token(at: place), token.range.touches(offset), !token.range.isEmpty else { continue }
      switch token.kind {
      case .identifier, .dollarIdentifier: return token
      case .contextualKeyword, .initKeyword, .defaultKeyword: if token.parent?.canNameMember == true { return token }
      default: continue
      }
    }
    return nil
  }

  private static func role(of token: SyntaxNode, in parent: SyntaxNode) -> Role {
    switch parent.kind {
    case .memberAccessExpression:
      guard let access = MemberAccessSyntax(parent), access.name == token else { return .value }
      return .member(base: access.base)
    case .keyPathComponent: return .keyPath
    case .simpleType, .memberType: return parent.parent?.kind == .attribute ? .attribute : .type
    case .macroExpansionExpression, .macroExpansionDeclaration: return .macro
    case .argument:
      guard let argument = ArgumentSyntax(parent), argument.label == token else { return .value }
      return .label(parent)
    case .trailingClosure: return TrailingClosureSyntax(parent)?.label == token ? .label(parent) : .value
    case .identifierPattern: return .declaration(parent.declarationOfPattern ?? parent)
    default: return parent.declares(token) ? .declaration(parent) : .value
    }
  }
}

extension SyntaxNode {
  fileprivate var canNameMember: Bool {
    kind == .memberAccessExpression || kind == .keyPathComponent
  }

  /// The variable declaration that holds a pattern.
  fileprivate var declarationOfPattern: SyntaxNode? {
    ancestors.first { $0.kind.isDeclaration || $0.kind == .statementList || $0.kind == .memberList }
      .flatMap { $0.kind == .variableDeclaration ? $0 : nil }
  }

  /// Whether `token` is the name that this declaration declares.
  fileprivate func declares(_ token: SyntaxNode) -> Bool {
    switch kind {
    case .parameter, .closureParameter, .closureCapture: true
    case .genericParameter, .enumCaseElement: declaredNames.contains(token)
    default: kind.isDeclaration && declaredNames.contains(token)
    }
  }

  /// The tokens that may be the declared name.
  private var declaredNames: [SyntaxNode] {
    tokens.filter { $0.kind == .identifier }.suffix(1)
  }
}
