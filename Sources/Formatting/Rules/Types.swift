import Syntax

extension Arranger {
  mutating func arrangeType(_ node: PieceID, _ kind: SyntaxKind) {
    switch kind {
    case .tupleType: arrangeScope(node, .leftParen, .rightParen, isConsistent: false)
    case .memberType: before(tree.token(.period, of: node), .lineBreak(.continuation, size: 0))
    case .dictionaryType: after(tree.token(.colon, of: node), .lineBreak())
    case .someOrAnyType, .packElementType: after(tree.firstToken(of: node), .space)
    case .packExpansionType: after(tree.firstToken(of: node), .lineBreak())
    case .compositionType: arrangeComposition(node)
    case .attributedType: arrangeAttributedType(node)
    default: break
    }
  }

  private mutating func arrangeComposition(_ node: PieceID) {
    for ampersand in tree.children(.binaryOperator, of: node) {
      before(tree.firstToken(of: ampersand), .lineBreak())
      after(tree.firstToken(of: ampersand), .space)
    }
  }

  /// `@escaping`, `inout` and the like stay with their type.
  private mutating func arrangeAttributedType(_ node: PieceID) {
    before(tree.firstToken(of: node), .open)
    let children = Array(tree.children(of: node))
    for (child, next) in zip(children, children.dropFirst()) where tree.kind(of: next) != .tokenGroup {
      after(tree.lastToken(of: child), .lineBreak(.continuation, .electiveIgnoringSource))
    }
    after(tree.lastToken(of: node), .close)
  }

  mutating func arrangeInheritance(_ clause: PieceID) {
    let types = tree.children(.inheritedType, of: clause)
    guard let first = types.first, let last = types.last else { return }
    before(tree.firstToken(of: first), .open, .lineBreak(.open(.block)))
    after(tree.lastToken(of: last), .lineBreak(.close(isForced: true), size: 0), .close)
  }

  mutating func arrangeAngles(_ clause: PieceID) {
    let isConsistent = tree.kind(of: clause) == .genericParameterClause
    arrangeScope(clause, .leftAngle, .rightAngle, isConsistent: isConsistent)
  }

  mutating func arrangeRequirements(_ clause: PieceID) {
    let requirements = tree.children(.requirement, of: clause)
    guard let first = requirements.first, let last = requirements.last else { return }
    after(tree.firstToken(of: clause), .lineBreak(.open(.block)))
    after(tree.lastToken(of: clause), .lineBreak(.close(isForced: true), size: 0))
    before(tree.firstToken(of: first), .open)
    after(tree.lastToken(of: last), .close)
  }

  mutating func arrangeRequirement(_ requirement: PieceID) {
    before(tree.firstToken(of: requirement), .open)
    after(tree.token(.colon, of: requirement), .lineBreak())
    if let equality = tree.token(.binaryOperator, of: requirement) {
      before(equality, .lineBreak())
      after(equality, .space)
    }
    endListItem(requirement)
  }
}
