import Syntax

extension Arranger {
  /// Braces with what they hold: on one line where the source has it there and it fits.
  mutating func arrangeBraces(
    _ block: PieceID?,
    resets: Bool = true,
    opening newlines: LineBreak.Newlines = .elective
  ) {
    guard let block, let left = tree.token(.leftBrace, of: block), let right = tree.lastToken(.rightBrace, of: block)
    else { return }
    if resets { before(left, .lineBreak(.reset, .electiveIgnoringSource)) }
    let isEmpty = left.next == right && !hasComment(before: right)
    if isEmpty {
      after(left, .lineBreak(.open(.block), size: 0, newlines))
      before(right, .lineBreak(.close(isForced: true), size: 0))
    } else {
      after(left, .lineBreak(.open(.block), newlines), .open)
      before(right, .lineBreak(.close(isForced: true)), .close)
    }
  }

  /// Statements or members: each on a line of its own, unless a semicolon stands between.
  mutating func arrangeItems(_ list: PieceID) {
    let children = tree.children(of: list).filter { !tree.isEmpty($0) }
    for (index, item) in children.enumerated() where tree.kind(of: item) != .semicolon {
      let next = index &+ 1 < children.count ? children[index &+ 1] : nil
      let hasSemicolon = next.map { tree.kind(of: $0) == .semicolon } ?? false
      before(tree.firstToken(of: item), .open)
      let newlines: LineBreak.Newlines = next == nil || hasSemicolon ? .elective : .required
      after(
        tree.lastToken(of: hasSemicolon ? next ?? item : item),
        .close,
        .lineBreak(.reset, size: hasSemicolon ? 1 : 0, newlines)
      )
      keepBranchesAlike(item)
    }
  }

  /// All bodies of an `if` with its `else` are broken if one is.
  private mutating func keepBranchesAlike(_ item: PieceID) {
    guard tree.kind(of: item) == .ifExpression, let conditions = tree.child(.conditionList, of: item) else { return }
    before(tree.firstToken(of: conditions), .open(isConsistent: true))
    after(tree.lastToken(of: item), .close)
  }

  mutating func arrangeAccessors(_ block: PieceID) {
    arrangeBraces(block)
    for accessor in tree.children(.accessor, of: block).dropLast() {
      let hasBody = tree.child(.codeBlock, of: accessor) != nil
      after(tree.lastToken(of: accessor), .lineBreak(.same, hasBody ? .required : .elective))
    }
  }

  mutating func arrangeAccessor(_ accessor: PieceID) {
    arrangeAttributes(of: accessor)
    arrangeBraces(tree.child(.codeBlock, of: accessor))
  }
}
