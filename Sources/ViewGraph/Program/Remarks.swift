import Queries
import Semantics
import SourceText
import Syntax

/// Comments that speak to us, by the words that they begin with. Hardly any file has one.
package enum Remarks {
  /// Of those that silence findings, or say what a file runs on.
  package static let directive = "uilsp:"
  /// Of those that say which frames are expected.
  package static let expectation = "expect:"

  private static let searches = [directive, expectation].map { ByteSearch(for: Array($0.utf8)) }
  private static let longest = max(directive.utf8.count, expectation.utf8.count)

  /// Whether such a comment stands in a file, or may do so, before or after a change of its text: then it may say something
  /// else now, or stand elsewhere. The texts are the same but for the bytes between `shared.head` and `shared.tail`.
  static func mayChange(from old: ProgramFile, to new: ProgramFile, _ shared: (head: Int, tail: Int)) -> Bool {
    let before = old.remarks.value { stand(in: old.tree.text) }
    let after = new.remarks.value {
      guard !before else { return stand(in: new.tree.text) }
      let text = new.tree.text
      return stand(in: text.slice(in: ByteRange(shared.head - longest, text.byteCount - shared.tail + longest)))
    }
    return before || after
  }

  private static func stand(in text: SourceText) -> Bool { text.contains(directive) || text.contains(expectation) }

  private static func stand(in bytes: ArraySlice<UInt8>) -> Bool {
    searches.contains { !$0.starts(in: bytes).isEmpty }
  }
}
