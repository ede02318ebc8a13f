import Syntax

extension Arranger {
  /// The attributes at the start of a declaration: on its line or on lines of their own, as the source has them.
  mutating func arrangeAttributes(of node: PieceID, endsWithBreak: Bool = true) {
    let attributes = tree.children(.attribute, of: node)
    guard let first = attributes.first, let last = attributes.last else { return }
    before(tree.firstToken(of: first), .open)
    for attribute in attributes.dropLast() { after(tree.lastToken(of: attribute), .lineBreak(.same)) }
    after(tree.lastToken(of: last), endsWithBreak ? [.close, .lineBreak(.same)] : [.close])
  }

  /// The first token after the attributes of a declaration.
  func firstTokenAfterAttributes(of node: PieceID) -> TokenID? {
    let attributes = tree.children(.attribute, of: node)
    guard let last = attributes.last else { return tree.firstToken(of: node) }
    return tree.tokenAfter(last)
  }

  mutating func arrangeAttribute(_ attribute: PieceID) {
    before(tree.firstToken(of: attribute), .open)
    if let list = tree.child(.argumentList, of: attribute) {
      arrangeArguments(
        list,
        tree.token(.leftParen, of: attribute),
        tree.token(.rightParen, of: attribute),
        isCloserForced: false
      )
    } else if let group = tree.child(.tokenGroup, of: attribute) {
      arrangeScope(group, .leftParen, .rightParen, isConsistent: true)
      for comma in tree.children(.comma, of: group) { after(tree.firstToken(of: comma), .lineBreak(.same)) }
    }
    after(tree.lastToken(of: attribute), .close)
  }

  mutating func arrangeModifier(_ modifier: PieceID) {
    let isAsync = tree.lastToken(of: modifier).map { tree.text(of: $0).elementsEqual("async".utf8) } ?? false
    after(tree.lastToken(of: modifier), isAsync ? .space : .lineBreak())
  }

  /// A version and its platform stay together.
  mutating func arrangeAvailability(_ condition: PieceID) {
    for argument in tree.children(.availabilityArgument, of: condition) {
      breakAfterComma(of: argument, .same)
    }
  }
}

extension Arranger {
  mutating func after(_ token: TokenID?, _ elements: [LayoutElement]) { arrangement.after(token, elements) }

  mutating func before(_ token: TokenID?, _ elements: [LayoutElement]) { arrangement.before(token, elements) }
}
