import SourceText
package import Syntax

/// Compares trees and checks what holds within one.
package enum TreeShape {
  /// Nodes whose children do not cover them from end to end.
  package static func gaps(_ tree: SyntaxTree) -> [String] {
    var result: [String] = []
    if tree.root.fullRange != ByteRange(0, tree.text.byteCount) { result.append("the root is \(tree.root.fullRange)") }
    var pending = [tree.root]
    while let node = pending.popLast() {
      guard !node.isToken else { continue }
      var offset = node.fullRange.start
      for child in node.children {
        if child.fullRange.start != offset { result.append("\(child) starts after \(offset)") }
        offset = child.fullRange.end
        pending.append(child)
      }
      if offset != node.fullRange.end, node.children.contains(where: { _ in true }) {
        result.append("\(node) ends late")
      }
    }
    return result
  }

  /// The first place where two trees differ in kinds, ranges or diagnostics.
  package static func difference(_ tree: SyntaxTree, _ other: SyntaxTree) -> String? {
    var (left, right) = (tree.root.descendants.makeIterator(), other.root.descendants.makeIterator())
    while true {
      let (a, b) = (left.next(), right.next())
      guard let a, let b else {
        if a != nil || b != nil { return "\(a.map(line) ?? "nothing") instead of \(b.map(line) ?? "nothing")" }
        break
      }
      if !isSame(a, b) { return "\(line(a)) instead of \(line(b))" }
    }
    let (found, expected) = (tree.diagnostics, other.diagnostics)
    guard found != expected else { return nil }
    let extra = found.first { !expected.contains($0) }.map { "\($0.range) \($0.message)" }
    let lost = expected.first { !found.contains($0) }.map { "\($0.range) \($0.message)" }
    return "the error \(extra ?? "nothing") instead of \(lost ?? "nothing")"
  }

  private static func isSame(_ a: SyntaxNode, _ b: SyntaxNode) -> Bool {
    a.kind == b.kind && a.fullRange == b.fullRange && a.range == b.range && a.isMissing == b.isMissing
      && a.hasError == b.hasError
  }

  private static func line(_ node: SyntaxNode) -> String {
    "\(node.kind) \(node.fullRange) \(node.range) \(node.isMissing) \(node.hasError)"
  }
}
