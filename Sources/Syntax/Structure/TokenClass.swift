package import SourceText

/// What a piece of the source is to the eye of a reader, as far as syntax tells.
package enum TokenClass: String, CaseIterable, Sendable {
  case keyword
  /// `#if` and the like.
  case directive
  /// `@State`
  case attribute
  case macro
  /// A type where one is written, declared, or, by its capital letter, used.
  case type
  case function
  case method
  case property
  case variable
  case parameter
  /// The name before an argument.
  case label
  case enumMember
  case string
  case number
  case regex
  case `operator`
  case punctuation
  case comment
  case documentation
}

/// A token or comment with its class.
package struct ClassifiedRange: Hashable, Sendable {
  package let range: ByteRange
  package let tokenClass: TokenClass
}

extension SyntaxTree {
  /// Tokens and comments that overlap `range`, from first to last, each with its class. Pieces outside of the range are
  /// not looked into.
  package func classifiedRanges(in range: ByteRange) -> [ClassifiedRange] {
    var walk = ClassifyingWalk(range: range)
    walk.visit(root)
    return walk.result
  }
}

/// Goes through a tree and remembers the way from the root.
private struct ClassifyingWalk {
  let range: ByteRange
  private(set) var result: [ClassifiedRange] = []
  private var path: [(node: SyntaxNode, rest: SyntaxChildren.Iterator, position: Int)] = []

  init(range: ByteRange) {
    self.range = range
  }

  mutating func visit(_ root: SyntaxNode) {
    path.append((root, root.children.makeIterator(), 0))
    while !path.isEmpty {
      guard let child = path[path.count &- 1].rest.next() else {
        path.removeLast()
        continue
      }
      path[path.count &- 1].position &+= 1
      guard child.fullRange.overlaps(range) else { continue }
      if child.isToken { add(child) } else { path.append((child, child.children.makeIterator(), 0)) }
    }
  }

  private mutating func add(_ token: SyntaxNode) {
    addComments(token.leadingTrivia)
    if !token.isMissing, !token.range.isEmpty, token.range.overlaps(range) {
      result.append(ClassifiedRange(range: token.range, tokenClass: classOf(token)))
    }
    addComments(token.trailingTrivia)
  }

  private mutating func addComments(_ pieces: [TriviaPiece]) {
    for piece in pieces where piece.isComment && piece.range.overlaps(range) {
      let isDocumentation = piece.kind == .documentationLineComment || piece.kind == .documentationBlockComment
      result.append(ClassifiedRange(range: piece.range, tokenClass: isDocumentation ? .documentation : .comment))
    }
  }

  private func ancestor(_ distance: Int) -> SyntaxKind? {
    let index = path.count &- distance
    return path.indices.contains(index) ? path[index].node.kind : nil
  }

  /// Whether the node `distance` levels up is the first child of the one above it.
  private func isFirst(_ distance: Int) -> Bool {
    let index = path.count &- distance &- 1
    return path.indices.contains(index) && path[index].position == 1
  }

  private func classOf(_ token: SyntaxNode) -> TokenClass {
    switch token.kind {
    case .stringLiteral, .stringQuote, .stringSegment: return .string
    case .integerLiteral, .floatLiteral: return .number
    case .regexLiteral: return .regex
    case .at: return .attribute
    case .pound: return .macro
    case .identifier, .dollarIdentifier: return classOfName(token)
    case let kind where kind.isReservedWord || kind == .contextualKeyword: return .keyword
    case let kind where kind.isDirective: return .directive
    case let kind where kind.isOperator || kind == .equal || kind == .arrow: return .operator
    default: return .punctuation
    }
  }

  private func classOfName(_ token: SyntaxNode) -> TokenClass {
    guard let parent = ancestor(1) else { return .variable }
    switch parent {
    case .simpleType, .memberType: return ancestor(2) == .attribute ? .attribute : .type
    case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
      .typealiasDeclaration, .associatedTypeDeclaration, .genericParameter, .importDeclaration:
      return .type
    case .functionDeclaration: return .function
    case .macroDeclaration, .macroExpansionExpression, .macroExpansionDeclaration: return .macro
    case .enumCaseElement: return .enumMember
    case .parameter, .closureParameter, .closureCapture: return .parameter
    case .argument, .trailingClosure, .tupleTypeElement, .tuplePatternElement, .declarationName: return .label
    case .memberAccessExpression, .keyPathComponent: return isCallee ? .method : .property
    case .identifierPattern: return isMember ? .property : .variable
    case .identifierExpression: return classOfUse(token)
    default: return .variable
    }
  }

  private func classOfUse(_ token: SyntaxNode) -> TokenClass {
    if let first = token.bytes.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first { return .type }
    return isCallee ? .function : .variable
  }

  /// Whether the node around the token is what a call calls.
  private var isCallee: Bool { ancestor(2) == .functionCallExpression && isFirst(1) }

  /// Whether the pattern around the token names a member of a type.
  private var isMember: Bool {
    ancestor(2) == .patternBinding && ancestor(3) == .variableDeclaration && ancestor(4) == .memberList
  }
}
