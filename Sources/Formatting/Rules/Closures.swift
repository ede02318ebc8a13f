import Syntax

extension Arranger {
  /// A closure: broken if it holds more than one statement.
  mutating func arrangeClosure(_ node: PieceID) {
    let list = tree.child(.statementList, of: node)
    let statements = list.map { tree.children(of: $0).filter { tree.kind(of: $0) != .semicolon && !tree.isEmpty($0) } }
    let count = statements?.count ?? 0
    let newlines: LineBreak.Newlines = count > 1 || brokenClosures.contains(node) ? .required : .elective
    guard let signature = tree.child(.closureSignature, of: node) else {
      return arrangeBraces(node, resets: false, opening: newlines)
    }
    after(tree.token(.leftBrace, of: node), .lineBreak(.open(.block)))
    after(tree.lastToken(of: signature), .lineBreak(.same, size: count > 0 ? 1 : 0, newlines))
    before(tree.lastToken(.rightBrace, of: node), .lineBreak(.close(isForced: true)))
  }

  mutating func arrangeSignature(_ node: PieceID) {
    before(tree.firstToken(of: node), .open)
    let names = tree.children(.closureParameter, of: node)
    let clause = tree.child(.parameterClause, of: node)
    let captures = tree.child(.closureCaptureList, of: node)
    let hasParameters = clause != nil || !names.isEmpty
    arrangeAttributes(of: node, endsWithBreak: hasParameters || captures != nil)
    if hasParameters { after(captures.flatMap(tree.lastToken), .lineBreak(.same)) }
    if let clause {
      group(clause)
      arrangeParameters(clause, isCloserForced: true)
    } else if let first = names.first, let last = names.last {
      before(tree.firstToken(of: first), .open(isConsistent: true))
      after(tree.lastToken(of: last), .close)
      for name in names { breakAfterComma(of: name, .same) }
    }
    after(tree.lastToken(of: node), .close)
    before(tree.token(.inKeyword, of: node), .lineBreak(.same))
  }

  mutating func arrangeCapture(_ capture: PieceID) {
    before(tree.firstToken(of: capture), .open)
    if let comma = tree.lastToken(.comma, of: capture) {
      before(comma, .close)
      after(comma, .lineBreak(.same))
    } else {
      after(tree.lastToken(of: capture), .close)
    }
  }

  mutating func arrangeLabeledClosure(_ node: PieceID) {
    before(tree.firstToken(of: node), .space)
    after(tree.token(.colon, of: node), .space)
  }
}
