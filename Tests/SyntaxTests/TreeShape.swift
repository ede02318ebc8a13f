import SourceText
import Syntax

/// Compares trees and checks what holds within one.
enum TreeShape {
  /// Nodes whose children do not cover them from end to end.
  static func gaps(_ tree: SyntaxTree) -> [String] {
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
  static func difference(_ tree: SyntaxTree, _ other: SyntaxTree) -> String? {
    var (left, right) = (tree.root.descendants.makeIterator(), other.root.descendants.makeIterator())
    while true {
      let (a, b) = (left.next(), right.next())
      guard let a, let b else {
        if a != nil || b != nil { return "\(a.map(line) ?? "nothing") instead of \(b.map(line) ?? "nothing")" }
        break
      }
      if line(a) != line(b) { return "\(line(a)) instead of \(line(b))" }
    }
    return tree.diagnostics == other.diagnostics ? nil : "other diagnostics"
  }

  private static func line(_ node: SyntaxNode) -> String {
    "\(node.kind) \(node.fullRange) \(node.range) \(node.isMissing) \(node.hasError)"
  }
}
