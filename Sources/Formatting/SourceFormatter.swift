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
  /// What was formatted is formatted again until nothing changes, so that the result is its own formatting; or until
  /// `isOver`, which the first time does not ask.
  package static func edits(
    for tree: SyntaxTree,
    style: FormatStyle,
    unless isOver: () -> Bool = { false }
  ) -> [TextEdit] {
    guard let first = Step(FormattedTree(tree), style: style, unless: { false }) else { return [] }
    var last: Step?
    for _ in 1..<mostPasses {
      guard let next = Step(last?.result ?? first.result, style: style, unless: isOver) else { break }
      last = next
    }
    return last.map { first.pass.tree.gapEdits(to: $0.result.flat) } ?? first.pass.edits
  }

  /// A formatting that changes white space only, and what comes of it.
  private struct Step {
    let pass: FormattingPass
    let result: FormattedTree

    /// Formats a text but for the items where that would change more; nil where nothing is left to change.
    init?(_ tree: FormattedTree, style: FormatStyle, unless isOver: () -> Bool) {
      var places: [Int] = []
      for _ in 0..<mostRetries {
        guard let pass = FormattingPass(tree, style: style, except: places, unless: isOver), !pass.edits.isEmpty else {
          return nil
        }
        let result = FormattedTree(SyntaxTree.parse(tree.text.applying(pass.edits)))
        if isOver() { return nil }
        guard let difference = pass.firstDifference(from: result) else {
          self.init(pass: pass, result: result)
          return
        }
        guard !places.contains(difference) else { return nil }
        places.append(difference)
      }
      return nil
    }

    private init(pass: FormattingPass, result: FormattedTree) {
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
