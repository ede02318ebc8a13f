package import Semantics
package import SourceText
import Syntax

extension Analysis {
  /// Maximum number of ranges before the whole file. Each stands within the next on the wire, and readers of JSON recurse.
  private static let mostSelections = 256

  /// The ranges that a growing selection takes in turn, from the word at `offset` to the whole file.
  package func selections(at offset: ByteOffset, in file: FileID) -> [ByteRange] {
    guard let tree = tree(of: file) else { return [] }
    var ranges: [ByteRange] = []
    func add(_ range: ByteRange) {
      guard range.touches(offset), !range.isEmpty, ranges.last.map({ $0 != range && range.contains($0) }) ?? true else {
        return
      }
      ranges.append(range)
    }
    if let token = tree.root.token(at: offset) {
      let before = offset.value > 0 ? tree.root.token(at: offset - 1) : nil
      let word = [token, before].compactMap(\.self).first { $0.range.touches(offset) && $0.kind.isWord } ?? token
      for node in [word] + Array(word.ancestors) where ranges.count < Self.mostSelections {
        if let content = node.contentRange { add(content) }
        add(node.range)
      }
    }
    add(ByteRange(0, tree.text.byteCount))
    return ranges.isEmpty ? [ByteRange(offset, offset)] : ranges
  }
}

extension SyntaxNode {
  /// What stands between the braces or parentheses of a node.
  fileprivate var contentRange: ByteRange? {
    let tokens = tokens
    guard let opening = tokens.first(where: { $0.kind.isOpening }), let closing = tokens.last, closing.kind.isClosing,
      let first = children.first(where: { $0.range.start >= opening.range.end && !$0.range.isEmpty }), first != closing
    else { return nil }
    let last = children.prefix { $0.range.end <= closing.range.start }.last { !$0.range.isEmpty }
    return ByteRange(first.range.start, last?.range.end ?? first.range.end)
  }
}

extension SyntaxKind {
  fileprivate var isWord: Bool {
    self == .identifier || self == .dollarIdentifier || self == .contextualKeyword || isReservedWord
  }

  var isOpening: Bool { self == .leftBrace || self == .leftParen || self == .leftBracket }

  var isClosing: Bool { self == .rightBrace || self == .rightParen || self == .rightBracket }
}
