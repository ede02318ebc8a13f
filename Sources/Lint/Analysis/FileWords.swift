import Semantics
import SourceText
import Syntax

/// Where the words of a file are.
struct FileWords: Sendable {
  let file: FileID
  let tree: SyntaxTree
  let words: TextWords

  /// The identifiers of that name: neither parts of other words nor text or comments.
  func tokens(of name: TextWords.Word) -> [SyntaxNode] {
    words.starts(of: name).compactMap { start in
      tree.root.token(at: ByteOffset(start)).flatMap { token in
        token.kind == .identifier && token.range.start.value == start && token.text == name.text ? token : nil
      }
    }
  }
}
