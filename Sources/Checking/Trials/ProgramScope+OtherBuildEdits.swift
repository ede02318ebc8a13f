import Semantics
import SourceText
import Syntax
import ViewGraph

extension ProgramScope {
  /// Whether the edits leave the branches of `#if` as they are, or write them elsewhere: a rule sees the code of one build
  /// only, and what the others have is not its to remove.
  func keepsOtherBuilds(after edits: [FileEdit]) -> Bool {
    var balance = 0
    for edit in edits {
      guard let text = tree(edit.file)?.text else { return false }
      balance += edit.edit.replacement.branchCount - text.string(in: edit.edit.range).branchCount
    }
    return balance >= 0
  }
}

extension String {
  /// How many branches of conditional compilation begin in the text.
  fileprivate var branchCount: Int {
    guard contains("#") else { return 0 }
    return split(whereSeparator: \.isNewline).count { line in
      let code = line.drop(while: \.isWhitespace)
      return ["#if", "#elseif", "#else"].contains { code.hasPrefix($0) }
    }
  }
}
