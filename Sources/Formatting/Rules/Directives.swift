import Syntax

extension Arranger {
  mutating func arrangeConditionalCompilation(_ node: PieceID) {
    let isInChain = tree.parent(of: node).map { tree.kind(of: $0) == .postfixConditionalExpression } ?? false
    after(tree.token(.poundEndif, of: node), .lineBreak(.same, size: 0, isInChain ? .elective : .required))
  }

  /// `#if condition` with what stands in its branch, which is indented.
  mutating func arrangeDirective(_ clause: PieceID) {
    guard let keyword = tree.firstToken(of: clause), let last = tree.lastToken(of: clause) else { return }
    let condition = tree.kind(of: keyword) == .poundElse ? nil : tree.child(of: clause, where: \.isExpression)
    let headEnd = condition.flatMap(tree.lastToken) ?? keyword
    if headEnd > keyword { after(keyword, .space) }
    after(headEnd, .lineBreak(.open(.block), .required), .open)
    let ending: [LayoutElement] = [.lineBreak(.close(isForced: true), .required), .close]
    if headEnd < last {
      after(last, ending)
    } else {
      before(tree.tokenAfter(clause), ending)
    }
    guard let condition else { return }
    before(tree.firstToken(of: condition), .forbidBreaks)
    after(headEnd, .allowBreaks)
  }
}
