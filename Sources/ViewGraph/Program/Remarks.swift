import Queries
import Semantics
import SourceText
import Syntax

/// Comments that are addressed to uilsp, by the words that they begin with. Hardly any file has one.
package enum Remarks {
  /// Of those that silence findings, or say what a file runs on.
  package static let directive = "uilsp:"
  /// Of those that say which frames are expected.
  package static let expectation = "expect:"

  private static let longest = max(directive.utf8.count, expectation.utf8.count)

  /// Whether what such comments say, or where they stand, may differ between two versions of a file: either version has
  /// one. `shared` are the numbers of bytes at the beginning and at the end that both texts have in common.
  static func mayChange(from old: ProgramFile, to new: ProgramFile, _ shared: (head: Int, tail: Int)) -> Bool {
    let before = old.remarks.value { stand(in: old.tree.text) }
    let after = new.remarks.value {
      guard !before else { return stand(in: new.tree.text) }
      let text = new.tree.text
      let changed = ByteRange(shared.head - longest, text.byteCount - shared.tail + longest)
      return stand(in: SourceText(text.bytes(in: changed)))
    }
    return before || after
  }

  private static func stand(in text: SourceText) -> Bool { text.contains(directive) || text.contains(expectation) }
}
