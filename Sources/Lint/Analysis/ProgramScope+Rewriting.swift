import Semantics
import SourceText
import Syntax
import ViewGraph

extension ProgramScope {
  /// Puts `text` in the place of what stands at `span`.
  func replacing(_ span: SourceSpan, with text: String) -> FileEdit? {
    place(span).map { FileEdit(file: $0.file, edit: TextEdit(range: $0.range, replacement: text)) }
  }

  /// Puts `text` behind what stands at `span`.
  func inserting(_ text: String, after span: SourceSpan) -> FileEdit? {
    place(span).map { place in
      FileEdit(file: place.file, edit: TextEdit(range: ByteRange(place.range.end, place.range.end), replacement: text))
    }
  }

  /// Puts `text` before what stands at `span`.
  func inserting(_ text: String, before span: SourceSpan) -> FileEdit? {
    place(span).map { place in
      let range = ByteRange(place.range.start, place.range.start)
      return FileEdit(file: place.file, edit: TextEdit(range: range, replacement: text))
    }
  }

  /// Adds a conformance to a type's declaration, after its other ones; nil where its generic parameters stand in
  /// between.
  func addingConformance(to name: String, of type: TypeDeclaration) -> FileEdit? {
    if let last = type.inheritance.last { return inserting(", \(name)", after: last.span) }
    return type.genericParameters.isEmpty ? inserting(": \(name)", after: type.nameSpan) : nil
  }

  /// Takes a modifier off its receiver, with the line break before it. Comments between the two stay. Nil where it is all
  /// that a branch of `#if` adds to a chain: without it the directive no longer goes on with the chain.
  func removingModifier(_ call: CallExpression) -> FileEdit? {
    guard let modifier = modifierPlace(call), !modifier.isWholeBranch else { return nil }
    let text = text(Place(file: modifier.file, range: ByteRange(modifier.receiverEnd, modifier.range.start)))
    let gap = text.utf8.reversed().prefix { $0.isWhiteSpace }.count
    let range = ByteRange(modifier.range.start - gap, modifier.range.end)
    // Nothing may stand behind a comment that ends with its line.
    guard gap < text.utf8.count, !endsLine(range.end, in: modifier.file) else {
      return FileEdit(file: modifier.file, edit: TextEdit(range: range, replacement: ""))
    }
    return FileEdit(file: modifier.file, edit: TextEdit(range: modifier.range, replacement: ""))
  }

  /// Puts `text` in the place of a modifier, from its dot on: the line break before it stays.
  func replacingModifier(_ call: CallExpression, with text: String) -> FileEdit? {
    guard !text.isEmpty else { return removingModifier(call) }
    return modifierPlace(call).map { modifier in
      let own = String(text.drop(while: \.isWhitespace))
      return FileEdit(file: modifier.file, edit: TextEdit(range: modifier.range, replacement: own))
    }
  }

  private struct ModifierPlace {
    let file: FileID
    /// From its dot on.
    let range: ByteRange
    /// Where what it is called on ends.
    let receiverEnd: ByteOffset
    /// Whether a branch of `#if` in the chain holds nothing else.
    let isWholeBranch: Bool
  }

  private func modifierPlace(_ call: CallExpression) -> ModifierPlace? {
    guard let receiver = call.receiver, let inner = place(receiver.span), let outer = place(call.span),
      let name = place(call.nameSpan), inner.file == outer.file, inner.range.end <= name.range.start,
      let member = tree(outer.file)?.root.token(at: name.range.start)?.parent,
      let dot = member.children.first(where: { $0.kind == .period && $0.range.start >= inner.range.end })
    else { return nil }
    return ModifierPlace(
      file: outer.file,
      range: ByteRange(dot.range.start, outer.range.end),
      receiverEnd: inner.range.end,
      isWholeBranch: member.isWholeBranch(endingAt: outer.range.end)
    )
  }

  /// Where the comment ends that alone stands behind the offset on its line; nil where something else does, or nothing.
  func endOfComment(behind offset: ByteOffset, in file: FileID) -> ByteOffset? {
    guard let (rest, end) = restOfLine(behind: offset, in: file),
      rest.drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("//")
    else { return nil }
    return end - rest.utf8.reversed().prefix { $0.isWhiteSpace }.count
  }

  /// Whether nothing stands behind the offset on its line.
  private func endsLine(_ offset: ByteOffset, in file: FileID) -> Bool {
    restOfLine(behind: offset, in: file).map { $0.text.allSatisfy(\.isWhitespace) } ?? true
  }

  /// What stands behind the offset on its line, and where that line ends.
  private func restOfLine(behind offset: ByteOffset, in file: FileID) -> (text: String, end: ByteOffset)? {
    guard let text = tree(file)?.text else { return nil }
    let end = text.lineEnd(text.lineColumn(at: offset).line)
    return (text.string(in: ByteRange(offset, end)), end)
  }

  /// Takes the lines of a property out with its documentation, and with the empty line behind where it was the first or
  /// stood by itself; nil where other code stands on its lines.
  func removing(_ property: VariableDeclaration) -> FileEdit? {
    guard let name = place(property.nameSpan), let start = declarationStart(before: name),
      let end = place(property.span)?.range.end, let tree = tree(name.file)
    else { return nil }
    let whole = Place(file: name.file, range: ByteRange(start, end))
    let own = lines(of: whole)
    guard own != whole.range else { return nil }
    let comment = tree.root.token(at: start)?.leadingTrivia.last(where: \.isComment)
    let first = comment?.isDocumentation == true ? linesWithGap(of: whole).start : own.start
    return FileEdit(file: name.file, edit: TextEdit(range: linesTaken(with: whole, from: first), replacement: ""))
  }

  /// The lines of `place` from `first` on, with an empty line that would be one too many: behind them, where they were
  /// the first of a block or stood by themselves, and before them, where the block ends with them.
  func linesTaken(with place: Place, from first: ByteOffset) -> ByteRange {
    guard let text = tree(place.file)?.text else { return place.range }
    let line = text.lineColumn(at: first).line
    let start = line > 0 ? text.lineStart(line - 1) : first
    let last = text.string(in: ByteRange(start, first)).last { !$0.isWhitespace }
    let end = lines(of: place).end
    let next = text.string(in: ByteRange(end, text.lineEnd(text.lineColumn(at: end).line))).first { !$0.isWhitespace }
    if last == nil, next == "}" { return ByteRange(start, end) }
    return ByteRange(first, last == nil || last == "{" ? linesWithGap(of: place).end : end)
  }

  /// A proposal of these edits, if all of them can be made.
  func proposal(
    _ title: String,
    keepsMeaning: Bool,
    mayMoveFrames: Bool = true,
    _ edits: FileEdit?...
  ) -> [FixProposal] {
    let made = edits.compactMap { $0 }
    guard made.count == edits.count else { return [] }
    return [FixProposal(title, keepsMeaning: keepsMeaning, mayMoveFrames: mayMoveFrames, edits: made)]
  }
}

extension SyntaxNode {
  /// Whether the link of a chain is the first in its branch of `#if`, and the last where the branch ends at `end`.
  fileprivate func isWholeBranch(endingAt end: ByteOffset) -> Bool {
    guard children.first(where: { _ in true })?.kind == .missingExpression else { return false }
    var node = self
    while let parent = node.parent, parent.range.end <= end {
      if parent.kind == .conditionalClause { return true }
      node = parent
    }
    return false
  }
}

extension UInt8 {
  fileprivate var isWhiteSpace: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
  }
}
