import Syntax

/// Says for each node where its lines may end and what stays together; one file a family of nodes. The rules are those
/// of Apple's swift-format with its default configuration, but for lists that are broken item by item
/// (`lineBreakBeforeEachArgument`).
struct Arranger {
  let tree: FlatTree
  var arrangement: Arrangement
  /// Closures that are broken whatever they hold.
  var brokenClosures: Set<PieceID> = []
  /// The bases of chains that the source breaks: nothing keeps their first link beside them.
  var brokenBases: Set<PieceID> = []
  /// Properties in chains with which what goes on a line of its own starts.
  var unitStarts: Set<PieceID> = []
  private var chainCount = 0

  private init(_ tree: FlatTree) {
    self.tree = tree
    arrangement = Arrangement(tokenCount: tree.tokens.count)
  }

  /// Arranges all nodes outside of untouched items, outer ones first.
  static func arrangement(of tree: FlatTree, except untouched: UntouchedItems) -> Arrangement {
    var arranger = Arranger(tree)
    var piece = FlatTree.root
    while piece.index < tree.pieces.count {
      if untouched.items[piece] != nil {
        piece = tree.end(of: piece)
        continue
      }
      if !tree.isEmpty(piece), !tree.kind(of: piece).isToken { arranger.arrange(piece) }
      piece = PieceID(index: piece.index &+ 1)
    }
    return arranger.arrangement
  }

  mutating func nextChain() -> ChainID {
    chainCount &+= 1
    return ChainID(index: chainCount)
  }

  private mutating func arrange(_ node: PieceID) {
    let kind = tree.kind(of: node)
    if kind.isList {
      arrangeList(node, kind)
    } else if kind.isDeclaration {
      arrangeDeclaration(node, kind)
    } else if kind.isExpression {
      arrangeExpression(node, kind)
    } else if kind.isStatement {
      arrangeStatement(node, kind)
    } else if kind.isType {
      arrangeType(node, kind)
    } else {
      arrangePart(node, kind)
    }
  }

  private mutating func arrangeList(_ node: PieceID, _ kind: SyntaxKind) {
    switch kind {
    case .statementList, .memberList: arrangeItems(node)
    case .switchCaseList: arrangeCases(node)
    case .arrayElementList, .dictionaryElementList: arrangeElements(node)
    default: break
    }
  }

  private mutating func arrangePart(_ node: PieceID, _ kind: SyntaxKind) {
    switch kind {
    case .sourceFile: arrangeEnd(node)
    case .attribute: arrangeAttribute(node)
    case .modifier: arrangeModifier(node)
    case .codeBlock, .memberBlock: break
    case .accessorBlock: arrangeAccessors(node)
    case .accessor: arrangeAccessor(node)
    case .inheritanceClause: arrangeInheritance(node)
    case .genericParameterClause, .genericArgumentClause: arrangeAngles(node)
    case .whereClause: arrangeRequirements(node)
    case .requirement: arrangeRequirement(node)
    case .parameter: arrangeParameter(node)
    case .effectSpecifiers: arrangeEffects(node)
    case .returnClause: arrangeResult(node)
    case .typeAnnotation: groupType(of: node)
    case .initializerClause: arrangeInitializer(node)
    case .patternBinding: arrangeBinding(node)
    case .enumCaseElement: arrangeCaseElement(node)
    case .availabilityCondition: arrangeAvailability(node)
    case .conditionalClause: arrangeDirective(node)
    default: arrangeRarePart(node, kind)
    }
  }

  private mutating func arrangeRarePart(_ node: PieceID, _ kind: SyntaxKind) {
    switch kind {
    case .catchClause: arrangeCatch(node)
    case .conditionElement: arrangeCondition(node)
    case .optionalBindingCondition: arrangeOptionalBinding(node)
    case .matchingPatternCondition: arrangeMatchingCondition(node)
    case .switchCase: arrangeCase(node)
    case .whereCondition: arrangeWhere(node)
    case .closureSignature: arrangeSignature(node)
    case .closureCaptureList: arrangeScope(node, .leftBracket, .rightBracket, isConsistent: false)
    case .closureCapture: arrangeCapture(node)
    case .trailingClosure: arrangeLabeledClosure(node)
    case .arrowOperator: arrangeArrow(node)
    case .tuplePattern: arrangeScope(node, .leftParen, .rightParen, isConsistent: false)
    case .tuplePatternElement, .inheritedType: breakAfterComma(of: node, .same)
    case .valueBindingPattern: after(tree.firstToken(of: node), .lineBreak())
    case .isTypePattern: after(tree.firstToken(of: node), .space)
    case .tupleTypeElement, .genericArgument, .genericParameter: arrangeListItem(node)
    case .keyPathComponent: arrangeKeyPathComponent(node)
    default: break
    }
  }
}

extension Arranger {
  /// A text ends with a line end unless it is empty.
  private mutating func arrangeEnd(_ file: PieceID) {
    guard let end = tree.lastToken(of: file), end.index > 0 || hasComment(before: end) else { return }
    before(end, .lineBreak(.reset, size: 0, .required))
  }

  mutating func before(_ token: TokenID?, _ elements: LayoutElement...) { arrangement.before(token, elements) }

  mutating func after(_ token: TokenID?, _ elements: LayoutElement...) { arrangement.after(token, elements) }

  /// Keeps what a node holds together.
  mutating func group(_ node: PieceID) {
    before(tree.firstToken(of: node), .open)
    after(tree.lastToken(of: node), .close)
  }

  mutating func group(from first: TokenID?, through last: TokenID?) {
    guard let first, let last, first <= last else { return }
    before(first, .open)
    after(last, .close)
  }

  /// Indents what stands between two brackets of a node where it does not fit on the line.
  mutating func arrangeScope(_ node: PieceID, _ opening: SyntaxKind, _ closing: SyntaxKind, isConsistent: Bool) {
    guard let left = tree.token(opening, of: node), let right = tree.lastToken(closing, of: node),
      left.next < right
        || hasComment(before: right), left < right
    else { return }
    after(left, .lineBreak(.open(.block), size: 0), .open(isConsistent: isConsistent))
    before(right, .lineBreak(.close(isForced: true), size: 0), .close)
  }

  mutating func breakAfterComma(of node: PieceID, _ kind: LineBreak.Kind) {
    after(tree.lastToken(.comma, of: node), .lineBreak(kind))
  }

  /// An item of a list in brackets, which stays together; the next one may start a line.
  mutating func arrangeListItem(_ node: PieceID) {
    before(tree.firstToken(of: node), .open)
    if let colon = tree.token(.colon, of: node) { after(colon, .lineBreak()) }
    arrangeSecondName(of: node)
    endListItem(node)
  }

  mutating func endListItem(_ node: PieceID) {
    if let comma = tree.lastToken(.comma, of: node) {
      after(comma, .close, .lineBreak(.same))
    } else {
      after(tree.lastToken(of: node), .close)
    }
  }

  func hasComment(before token: TokenID) -> Bool { !tree.isPlainGap(before: token) }

  func hasLineComment(before token: TokenID) -> Bool {
    hasComment(before: token)
      && tree.gapPieces(before: token).contains { if case .comment(_, isLine: true) = $0 { true } else { false } }
  }
}
