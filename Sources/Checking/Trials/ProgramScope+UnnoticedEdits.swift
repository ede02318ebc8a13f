import Semantics
import SourceText
import Syntax
import ViewGraph

extension ProgramScope {
  /// Whether evaluation cannot notice the edits, so that no frame needs comparing: white space and comments apart, the
  /// source stays as it is but for `static let` in place of `static var`, and for who may use the members of a type. A
  /// program that compiles means the same members whatever their access.
  func evaluatesAlike(after edits: [FileEdit]) -> Bool {
    EditedStatements.all(edits, in: self) { statements in
      statements.old.count == statements.new.count
        && zip(statements.old, statements.new).allSatisfy { item, changed in
          !statements.isTouched(item) || item.evaluatesLike(changed)
        }
    }
  }
}

extension SyntaxNode {
  /// Whether the tokens are the same but for what evaluation does not look at.
  fileprivate func evaluatesLike(_ other: SyntaxNode) -> Bool {
    var tokens = NoticedTokens(of: self)
    var others = NoticedTokens(of: other)
    var isAfterStatic = false
    while true {
      guard let token = tokens.next() else { return others.next() == nil }
      guard let other = others.next() else { return false }
      let isSame =
        token.kind == other.kind
        ? token.text == other.text
        : isAfterStatic && token.kind.introducesVariable && other.kind.introducesVariable
      guard isSame else { return false }
      isAfterStatic = token.kind == .staticKeyword
    }
  }
}

extension SyntaxKind {
  fileprivate var introducesVariable: Bool { self == .varKeyword || self == .letKeyword }
}

/// The tokens of a node that evaluation may look at.
private struct NoticedTokens: IteratorProtocol {
  private var nodes: SyntaxDescendants.Iterator
  /// Where the part ends that is passed over.
  private var passedEnd: ByteOffset?

  init(of node: SyntaxNode) { nodes = node.descendants.makeIterator() }

  mutating func next() -> SyntaxNode? {
    while let node = nodes.next() {
      if let passedEnd, node.fullRange.start < passedEnd { continue }
      if node.isAccessOfMember { passedEnd = node.fullRange.end } else if node.isToken { return node }
    }
    return nil
  }
}

extension SyntaxNode {
  /// `private`, `public(set)` … before a member of a type.
  fileprivate var isAccessOfMember: Bool {
    ModifierSyntax(self)?.isAccessLevel == true && parent?.parent?.kind == .memberList
  }
}
