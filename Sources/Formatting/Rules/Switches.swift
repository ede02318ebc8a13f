import Syntax

extension Arranger {
  /// `case`s stand under their `switch`.
  mutating func arrangeSwitch(_ node: PieceID) {
    let keyword = tree.firstToken(of: node)
    guard let left = tree.token(.leftBrace, of: node), let right = tree.lastToken(.rightBrace, of: node) else { return }
    before(keyword, .open)
    after(keyword, .space)
    before(left, .lineBreak(.reset))
    after(left, .close)
    let isEmpty = left.next == right && !hasComment(before: right)
    before(right, .lineBreak(.same, size: 0, isEmpty ? .elective : .required))
  }

  mutating func arrangeCases(_ list: PieceID) {
    for item in tree.children(.conditionalCompilation, of: list) {
      before(tree.firstToken(of: item), .lineBreak(.same))
    }
  }

  mutating func arrangeCase(_ node: PieceID) {
    guard let first = tree.firstToken(of: node), let last = tree.lastToken(of: node) else { return }
    before(first, .lineBreak(.same, .required))
    for attribute in tree.children(.attribute, of: node) { after(tree.lastToken(of: attribute), .space) }
    let colon = tree.token(.colon, of: node)
    after(colon, .lineBreak(.reset, size: 0), .lineBreak(.open(.block)), .open)
    let ending: [LayoutElement] = [.lineBreak(.close(isForced: true), size: 0), .close]
    if colon == last {
      before(tree.tokenAfter(node), ending)
    } else {
      after(last, ending)
    }
    arrangeLabel(node, colon)
  }

  private mutating func arrangeLabel(_ node: PieceID, _ colon: TokenID?) {
    guard let keyword = tree.token(.caseKeyword, of: node), let colon else { return }
    before(keyword, .open)
    after(keyword, .space)
    let items = tree.children(.switchCaseItem, of: node)
    for (index, item) in items.enumerated() {
      before(tree.firstToken(of: item), .open)
      if let comma = tree.lastToken(.comma, of: item) {
        // The compiler warns of a `where` that seems to belong to the item before, too.
        let isNextConditional = index &+ 1 < items.count && isConditional(items[index &+ 1])
        let newlines: LineBreak.Newlines = isNextConditional && !isConditional(item) ? .required : .elective
        after(comma, .close, .lineBreak(.continuation, newlines))
      } else {
        after(tree.lastToken(of: item), .close)
      }
    }
    after(colon, .close)
    arrangement.markCloser(colon)
  }

  private func isConditional(_ item: PieceID) -> Bool { tree.child(.whereCondition, of: item) != nil }
}
