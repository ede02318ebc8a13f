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
  ///
  /// What was formatted is formatted again until nothing changes, so that the result is its own formatting.
  package static func edits(for tree: SyntaxTree, style: FormatStyle) -> [TextEdit] {
    guard let first = Step(tree, style: style) else { return [] }
    var last: Step?
    for _ in 1..<mostPasses {
      guard let next = Step(last?.result ?? first.result, style: style) else { break }
      last = next
    }
    return last.map { first.pass.tree.gapEdits(to: FlatTree($0.result)) } ?? first.pass.edits
  }

  /// A formatting that changes white space only, and what comes of it.
  private struct Step {
    let pass: FormattingPass
    let result: SyntaxTree

    /// Formats a text but for the items where that would change more; nil where nothing is left to change.
    init?(_ tree: SyntaxTree, style: FormatStyle) {
      var places: [Int] = []
      for _ in 0..<mostRetries {
        let pass = FormattingPass(tree, style: style, except: places)
        guard !pass.edits.isEmpty else { return nil }
        let result = SyntaxTree.parse(tree.text.applying(pass.edits))
        guard let difference = pass.firstDifference(from: result) else {
          self.init(pass: pass, result: result)
          return
        }
        guard !places.contains(difference) else { return nil }
        places.append(difference)
      }
      return nil
    }

    private init(pass: FormattingPass, result: SyntaxTree) {
      self.pass = pass
      self.result = result
    }
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
