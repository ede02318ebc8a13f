import Lint
import Semantics
import SourceText
import Syntax
import ViewGraph

extension ProgramScope {
  /// The proposal with the comments that its edits would remove with the code around them: they get lines of their own
  /// before what takes the place of the code. Where nothing does that they speak of, somebody has to look at them.
  func keepingComments(_ proposal: FixProposal) -> FixProposal {
    let losses = proposal.edits.indices.compactMap { LostComments(of: $0, in: proposal.edits, self) }
    guard !losses.isEmpty else { return proposal }
    var edits = proposal.edits
    var keepsAll = true
    for loss in losses {
      guard let kept = loss.keeping(edits) else {
        keepsAll = false
        continue
      }
      edits = kept
    }
    return FixProposal(
      proposal.title,
      keepsMeaning: proposal.keepsMeaning && keepsAll,
      mayMoveFrames: proposal.mayMoveFrames,
      edits: edits
    )
  }
}

/// The comments in the code that one of several edits replaces, if no edit writes them again.
private struct LostComments {
  private let index: Int
  private let file: FileID
  private let edit: TextEdit
  private let comments: [Place]
  /// The replaced tokens.
  private let tokens: [SyntaxNode]
  private let tree: SyntaxTree
  private let scope: ProgramScope

  init?(of index: Int, in edits: [FileEdit], _ scope: ProgramScope) {
    let (file, edit) = (edits[index].file, edits[index].edit)
    let comments = scope.comments(in: Place(file: file, range: edit.range))
    guard !comments.isEmpty, let tree = scope.tree(file) else { return nil }
    tokens = tree.root.node(covering: edit.range).descendants
      .filter { $0.isToken && !$0.range.isEmpty && edit.range.contains($0.range) }
    // An edit of nothing but white space and comments means these.
    guard !tokens.isEmpty else { return nil }
    let written = edits.map(\.edit.replacement)
    self.comments = comments.filter { comment in
      !scope.text(comment).trimmedLines.allSatisfy { line in written.contains { $0.contains(line) } }
    }
    guard !self.comments.isEmpty else { return nil }
    (self.index, self.file, self.edit, self.tree, self.scope) = (index, file, edit, tree, scope)
  }

  /// The edits with these comments; nil where they speak of something that is gone, or have no place.
  func keeping(_ edits: [FileEdit]) -> [FileEdit]? {
    guard let first = tokens.first?.range.start, !(isRemoval && removesDeclaration) else { return nil }
    let line = tree.text.lineStart(tree.text.lineColumn(at: first).line)
    let indentation = scope.lineIndentation(of: Place(file: file, range: ByteRange(first, first)))
    guard isBetweenTokens(line) else { return nil }
    var edits = edits
    guard line < edit.range.start, !text(line, edit.range.start).allSatisfy(\.isWhitespace) else {
      let changed = TextEdit(range: edit.range, replacement: replacement(line: line, indentedBy: indentation))
      edits[index] = FileEdit(file: file, edit: changed)
      return edits
    }
    // Other code begins the line.
    let isChanged = edits.contains { other in
      other.file == file && other.edit.range.start <= line && line <= other.edit.range.end
    }
    guard !isChanged else { return nil }
    let lines = indentation + scope.lines(of: comments, indentedBy: indentation) + "\n"
    return edits + [FileEdit(file: file, edit: TextEdit(range: ByteRange(line, line), replacement: lines))]
  }

  /// Whether the edit only deletes code.
  private var isRemoval: Bool { edit.replacement.allSatisfy(\.isWhitespace) }

  /// Whether the edit replaces a whole declaration: comments before it and in it describe it.
  private var removesDeclaration: Bool {
    tokens.first?.ancestors.contains { $0.kind.isDeclaration && edit.range.contains($0.range) } ?? false
  }

  /// The text that replaces code which is the first on its line, that starts at `line`: the comments, then the
  /// edit's own replacement.
  private func replacement(line: ByteOffset, indentedBy indentation: String) -> String {
    let lineBreak = "\n" + indentation
    let begin = line < edit.range.start ? "" : line == edit.range.start ? indentation : lineBreak
    let lines = begin + scope.lines(of: comments, indentedBy: indentation)
    guard isRemoval else {
      let written = edit.replacement.drop { $0 == " " || $0 == "\t" }
      return lines + (written.first == "\n" ? "" : lineBreak) + written
    }
    if text(edit.range.start, edit.range.end).hasSuffix("\n") { return lines + "\n" }
    let end = tree.text.lineEnd(tree.text.lineColumn(at: edit.range.end).line)
    return lines + (text(edit.range.end, end).allSatisfy(\.isWhitespace) ? "" : lineBreak)
  }

  /// Whether the offset lies outside of tokens and of comments, which may run over several lines.
  private func isBetweenTokens(_ offset: ByteOffset) -> Bool {
    guard let token = tree.root.token(at: offset) else { return true }
    if token.range.start < offset, offset < token.range.end { return false }
    return !(token.leadingTrivia + token.trailingTrivia).contains {
      $0.isComment && $0.range.start < offset && offset < $0.range.end
    }
  }

  private func text(_ start: ByteOffset, _ end: ByteOffset) -> String { tree.text.string(in: ByteRange(start, end)) }
}

extension String {
  /// The lines without the white space around them.
  fileprivate var trimmedLines: [Substring] {
    split(whereSeparator: \.isNewline).map { line in
      let end = line.lastIndex { !$0.isWhitespace }
      return end.map { line[...$0].drop(while: \.isWhitespace) } ?? ""
    }
  }
}
