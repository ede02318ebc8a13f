import Syntax

extension Arranger {
  /// Lets the lines of a postfix chain end before its links; called for each node of it, works at the last one.
  ///
  /// Properties at the start of a chain belong to its base, others to the call after them: `a.b` `.c()` `.d.e()`.
  mutating func arrangeChain(_ node: PieceID) {
    guard !isLinkedInto(node) else { return }
    let chain = nextChain()
    var isBroken = false
    var current = node
    while tree.kind(of: current).isLink, let base = firstChild(of: current) {
      arrangeLink(current, base, of: chain, isLast: current == node)
      isBroken = isBroken || tree.token(.period, of: current).map(tree.startsLine) ?? false
      current = base
    }
    if isBroken { brokenBases.insert(current) }
    if !tree.kind(of: current).isLink, !tree.isEmpty(current) { markLink(current) }
  }

  private func firstChild(of node: PieceID) -> PieceID? {
    for child in tree.children(of: node) { return child }
    return nil
  }

  /// Whether a node goes on as the base of a longer chain.
  private func isLinkedInto(_ node: PieceID) -> Bool {
    guard let parent = tree.parent(of: node), tree.kind(of: parent).isLink else { return false }
    return parent.index &+ 1 == node.index
  }

  private mutating func arrangeLink(_ node: PieceID, _ base: PieceID, of chain: ChainID, isLast: Bool) {
    switch tree.kind(of: node) {
    case .memberAccessExpression:
      if !isCallee(node), hasBase(node) {
        let isStart = unitStarts.remove(node) != nil
        before(tree.token(.period, of: node), .lineBreak(.link(chain, isCall: isStart), size: 0))
      }
      if isLast { markLink(node) }
    case .postfixConditionalExpression:
      markLink(node)
      arrangeConditionalLinks(node, chain)
    case .functionCallExpression, .subscriptExpression:
      guard tree.kind(of: base) == .memberAccessExpression, let period = tree.token(.period, of: base) else {
        return markLink(node)
      }
      if hasBase(base) { before(period, linkBreak(before: base, of: node, chain)) }
      before(period, .linkStart)
      after(tree.lastToken(of: node), .linkEnd)
      if isLast { markLink(node) }
    default:
      if isLast { markLink(node) }
    }
  }

  private mutating func markLink(_ node: PieceID) {
    before(tree.firstToken(of: node), .linkStart)
    after(tree.lastToken(of: node), .linkEnd)
  }

  private func hasBase(_ access: PieceID) -> Bool {
    firstChild(of: access).map { !tree.isEmpty($0) && !tree.kind(of: $0).isToken } ?? false
  }

  private func isCallee(_ node: PieceID) -> Bool {
    switch tree.parent(of: node).map(tree.kind) {
    case .functionCallExpression, .subscriptExpression: true
    default: false
    }
  }

  /// The break before a called member: `.padding()`. Within `#if` links stand one under the other.
  private mutating func linkBreak(before access: PieceID, of call: PieceID, _ chain: ChainID) -> LayoutElement {
    if startsInConditional(access) { return .lineBreak(.same, size: 0, .required) }
    var isCall = tree.kind(of: call) == .functionCallExpression && !isMadeByName(access)
    if isCall, let start = firstPropertyOfUnit(before: access) {
      unitStarts.insert(start)
      isCall = false
    }
    return .lineBreak(.link(chain, isCall: isCall), size: 0)
  }

  /// The first of the properties between a call and the one before it.
  private func firstPropertyOfUnit(before access: PieceID) -> PieceID? {
    var property: PieceID?
    var current = firstChild(of: access)
    while let node = current, tree.kind(of: node) == .memberAccessExpression, hasBase(node) {
      property = node
      current = firstChild(of: node)
    }
    guard let property, let base = firstChild(of: property), tree.kind(of: base).isLink, hasBase(property) else {
      return nil
    }
    return property
  }

  private func startsInConditional(_ access: PieceID) -> Bool {
    var base = access
    while tree.kind(of: base).isLink, let next = firstChild(of: base) { base = next }
    return tree.isEmpty(base)
  }

  /// Members that give the one instance of a type; they are part of its name.
  private static let instances = ["current", "default", "general", "main", "shared", "standard"]

  /// Whether a member makes what the chain goes on with: `Animation.spring()`, `self.content()`.
  private func isMadeByName(_ access: PieceID) -> Bool {
    guard let base = firstChild(of: access) else { return false }
    if tree.kind(of: base) == .memberAccessExpression, let name = tree.lastToken(of: base),
      Self.instances.contains(where: { tree.text(of: name).elementsEqual($0.utf8) })
    {
      return isMadeByName(base)
    }
    guard tree.kind(of: base) == .identifierExpression, let name = tree.firstToken(of: base) else { return false }
    switch tree.kind(of: name) {
    case .selfKeyword, .selfTypeKeyword, .superKeyword: return true
    default: return tree.text(of: name).first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false
    }
  }

  // MARK: Directives in a chain

  private mutating func arrangeConditionalLinks(_ node: PieceID, _ chain: ChainID) {
    guard let conditional = tree.child(.conditionalCompilation, of: node) else { return }
    let start = LayoutElement.lineBreak(.link(chain, isCall: false), size: 0, .required)
    for clause in tree.children(.conditionalClause, of: conditional) { before(tree.firstToken(of: clause), start) }
    before(tree.token(.poundEndif, of: conditional), start)
  }
}

extension SyntaxKind {
  /// Whether nodes of this kind go on with the expression that is their first child.
  var isLink: Bool {
    switch self {
    case .memberAccessExpression, .functionCallExpression, .subscriptExpression, .postfixConditionalExpression,
      .optionalChainingExpression, .forceUnwrapExpression, .postfixOperatorExpression:
      true
    default: false
    }
  }
}
