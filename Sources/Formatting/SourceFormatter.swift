package import SourceText
package import Syntax

/// Formats Swift source by changing nothing but white space: tokens, comments and the tree stay what they are, which is
/// checked before any edit is given. What holds syntax errors, or follows `// uilsp:format-ignore`, stays as it is.
package enum SourceFormatter {
  /// Passes until the text is its own formatting; one more than were ever needed.
  private static let mostPasses = 6
  /// Places at which formatting may turn out to change more than white space before it is given up.
  private static let mostRetries = 8

  /// The edits that format a text, from first to last; none overlap.
  package static func edits(for tree: SyntaxTree, style: FormatStyle) -> [TextEdit] {
    var places: [Int] = []
    for _ in 0..<mostRetries {
      let first = FormattingPass(tree, style: style, except: places)
      guard !first.edits.isEmpty else { return [] }
      let formatted = SyntaxTree.parse(tree.text.applying(first.edits))
      guard let difference = first.tree.firstDifference(from: FlatTree(formatted)) else {
        return settled(first, formatted, style)
      }
      guard !places.contains(difference) else { return [] }
      places.append(difference)
    }
    return []
  }

  /// Formats what was formatted until nothing changes, and gives all edits as edits of the first text.
  private static func settled(_ first: FormattingPass, _ formatted: SyntaxTree, _ style: FormatStyle) -> [TextEdit] {
    var current = formatted
    var last = FlatTree(formatted)
    var hasChanged = false
    for _ in 1..<mostPasses {
      let pass = FormattingPass(current, style: style, except: [])
      guard !pass.edits.isEmpty else { break }
      let next = SyntaxTree.parse(current.text.applying(pass.edits))
      let tree = FlatTree(next)
      guard pass.tree.firstDifference(from: tree) == nil else { break }
      (current, last, hasChanged) = (next, tree, true)
    }
    return hasChanged ? first.tree.gapEdits(to: last) : first.edits
  }
}

extension FlatTree {
  /// The edits that give the gaps between tokens the bytes that they have in `other`, which has the same tokens.
  fileprivate func gapEdits(to other: FlatTree) -> [TextEdit] {
    var edits: [TextEdit] = []
    for index in tokens.indices {
      let token = TokenID(index: index)
      let gap = gap(before: token)
      let target = other.gap(before: token)
      let new = other.bytes[target.start.value..<target.end.value]
      if let edit = TextEdit.smallest(replacing: gap, of: bytes, with: Array(new)) { edits.append(edit) }
    }
    return edits
  }
}
