import Semantics
import SourceText
import Syntax
import ViewGraph

extension ProgramScope {
  /// Whether evaluation cannot notice the edits, so that no frame needs comparing: white space and comments apart, the
  /// source stays as it is but for `static let` in place of `static var`.
  func evaluatesAlike(after edits: [FileEdit]) -> Bool {
    Dictionary(grouping: edits, by: \.file).allSatisfy { file, edits in
      guard let tree = tree(file) else { return false }
      let old = SourceFileSyntax(tree.root)?.statements ?? []
      let new = SourceFileSyntax(tree.reparsed(after: edits.map(\.edit)).root)?.statements ?? []
      return old.count == new.count
        && zip(old, new).allSatisfy { item, changed in
          !edits.contains { item.fullRange.touches($0.edit.range.start) || item.fullRange.touches($0.edit.range.end) }
            || item.evaluatesLike(changed)
        }
    }
  }
}

extension SyntaxNode {
  /// Whether the tokens are the same but for what evaluation does not look at.
  fileprivate func evaluatesLike(_ other: SyntaxNode) -> Bool {
    var tokens = descendants.makeIterator()
    var others = other.descendants.makeIterator()
    var isAfterStatic = false
    while true {
      guard let token = tokens.nextToken() else { return others.nextToken() == nil }
      guard let other = others.nextToken() else { return false }
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

extension SyntaxDescendants.Iterator {
  fileprivate mutating func nextToken() -> SyntaxNode? {
    while let node = next() { if node.isToken { return node } }
    return nil
  }
}
