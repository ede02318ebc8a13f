import Syntax

extension Arranger {
  mutating func arrangeVariable(_ node: PieceID) {
    arrangeAttributes(of: node)
    let bindings = tree.children(.patternBinding, of: node)
    guard bindings.count > 1 else { return after(keyword(of: node), .space) }
    after(keyword(of: node), .lineBreak(.open(.block)))
    for binding in bindings {
      before(tree.firstToken(of: binding), .open)
      breakAfterComma(of: binding, .same)
      after(tree.lastToken(of: binding), .close)
    }
    after(tree.lastToken(of: node), .lineBreak(.close(isForced: true), size: 0))
  }

  /// `name: Type = value`: a type and a value that do not fit are indented one after the other.
  mutating func arrangeBinding(_ binding: PieceID) {
    var end: TokenID?
    var isOpen = false
    if let annotation = tree.child(.typeAnnotation, of: binding) {
      after(tree.firstToken(of: annotation), .lineBreak(.open(.continuation), .electiveIgnoringSource))
      end = tree.lastToken(of: annotation)
      isOpen = true
    }
    if let initializer = tree.child(.initializerClause, of: binding) {
      arrangeInitialValue(initializer)
      end = tree.lastToken(of: initializer)
      if let value = tree.child(of: initializer, where: \.isExpression), span(of: value).isCompound(in: tree) {
        group(value)
      }
    }
    if tree.child(.accessorBlock, of: binding) == nil, let comma = tree.lastToken(.comma, of: binding) {
      if end != nil { end = comma }
      arrangement.markCloser(comma)
    }
    if isOpen { after(end, .lineBreak(.close(isForced: true), size: 0)) }
  }

  /// Where the line may end after `=`.
  mutating func arrangeInitialValue(_ initializer: PieceID) {
    let equal = tree.firstToken(of: initializer)
    guard let value = tree.child(of: initializer, where: \.isExpression),
      let nesting = nesting(of: span(of: value), isLogical: false)
    else { return after(equal, .lineBreak()) }
    after(equal, nesting.opening)
    after(nesting.end, nesting.closing)
  }

  mutating func arrangeInitializer(_ initializer: PieceID) {
    let equal = tree.firstToken(of: initializer)
    before(equal, .space)
    switch tree.parent(of: initializer).map(tree.kind) {
    case .patternBinding, .optionalBindingCondition, .enumCaseElement: break
    default: after(equal, .lineBreak())
    }
  }

  mutating func groupType(of annotation: PieceID) {
    guard let type = tree.child(of: annotation, where: \.isType) else { return }
    group(type)
  }
}
