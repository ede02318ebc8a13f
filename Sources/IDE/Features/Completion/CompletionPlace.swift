import SourceText
import Syntax

/// What kind of name is being written at the cursor.
struct CompletionPlace {
  enum Kind {
    /// `base.name`
    case member(base: SyntaxNode?)
    /// `.name`
    case implicitMember
    /// `\.name`
    case keyPath
    /// `@Name`
    case attribute
    case type
    case expression
  }

  let kind: Kind
  /// The word before and after the cursor.
  let inserted: ByteRange
  let replaced: ByteRange
  /// A token at or before the cursor: where the tree tells what is around.
  let anchor: SyntaxNode
  /// Whether a label may be written here: after `(` or `,` of an argument list.
  let startsArgument: Bool

  /// Nil within strings, comments and numbers.
  init?(at offset: ByteOffset, in tree: SyntaxTree) {
    guard !Self.isComment(offset, in: tree) else { return nil }
    let word = Self.word(at: offset, in: tree)
    inserted = ByteRange(word?.range.start ?? offset, offset)
    replaced = word?.range ?? ByteRange(offset, offset)
    guard let before = Self.token(endingBefore: inserted.start, in: tree) else {
      guard let anchor = word ?? tree.root.firstToken else { return nil }
      self.anchor = anchor
      kind = .expression
      startsArgument = false
      return
    }
    anchor = word ?? before
    let holder = before.parent?.kind
    startsArgument =
      before.kind == .leftParen && holder == .functionCallExpression
      || before.kind == .comma && (holder == .argumentList || holder == .argument)
    switch before.kind {
    case .period: kind = Self.afterPeriod(before, in: tree)
    case .at: kind = .attribute
    case .colon, .arrow, .leftAngle: kind = Self.isType(word ?? before) ? .type : .expression
    case .stringLiteral, .integerLiteral,
      .floatLiteral where before.range.end == offset:
      return nil
    case .stringSegment,
      .stringQuote where before.parent?.kind == .stringLiteralExpression && word == nil:
      guard before == before.parent?.lastToken else { return nil }
      kind = .expression
    default: kind = Self.isType(word ?? before) && word != nil ? .type : .expression
    }
  }

  private static func afterPeriod(_ period: SyntaxNode, in tree: SyntaxTree) -> Kind {
    guard let before = token(endingBefore: period.range.start, in: tree) else { return .implicitMember }
    if before.kind == .backslash { return .keyPath }
    switch before.kind {
    case .identifier, .dollarIdentifier, .rightParen, .rightBrace, .rightBracket, .postfixQuestion, .exclamation,
      .stringLiteral, .integerLiteral, .floatLiteral, .selfKeyword, .selfTypeKeyword, .superKeyword, .rightAngle,
      .contextualKeyword, .stringQuote:
      return .member(base: before)
    default:
      return .implicitMember
    }
  }

  private static func isType(_ token: SyntaxNode) -> Bool {
    token.parent?.kind.isType ?? false || token.parent?.kind == .typeAnnotation
      || token.parent?.kind == .inheritanceClause
  }

  private static func word(at offset: ByteOffset, in tree: SyntaxTree) -> SyntaxNode? {
    for place in [offset - 1, offset] where place.value >= 0 {
      guard let token = tree.root.token(at: place), token.range.touches(offset) else { continue }
      let isWord = token.kind == .identifier || token.kind == .contextualKeyword || token.kind.isReservedWord
      if isWord, !token.range.isEmpty { return token }
    }
    return nil
  }

  /// The last token that ends at or before `offset`.
  static func token(endingBefore offset: ByteOffset, in tree: SyntaxTree) -> SyntaxNode? {
    var place = offset - 1
    while place.value >= 0, let token = tree.root.token(at: place) {
      if !token.range.isEmpty, token.range.end <= offset { return token }
      let start = min(token.fullRange.start, place)
      if !token.range.isEmpty, token.range.start < offset, token.range.end > offset { return token }
      place = start - 1
    }
    return nil
  }

  private static func isComment(_ offset: ByteOffset, in tree: SyntaxTree) -> Bool {
    for place in [offset, offset - 1] where place.value >= 0 {
      guard let token = tree.root.token(at: place) else { continue }
      let pieces = token.leadingTrivia + token.trailingTrivia
      let isInside = pieces.contains { piece in
        piece.isComment && piece.range.start < offset
          && (offset < piece.range.end || piece.range.end == offset && tree.text.endsWithOpenComment(piece.range))
      }
      if isInside { return true }
      if token.kind == .stringLiteral, token.range.start < offset, offset < token.range.end { return true }
      if token.kind == .stringSegment, token.range.start <= offset, offset < token.range.end { return true }
    }
    return false
  }
}

extension SourceText {
  /// Whether a comment goes on at its end: one that ends with its line, or lacks its `*/`.
  fileprivate func endsWithOpenComment(_ range: ByteRange) -> Bool {
    let comment = bytes(in: range)
    return comment.starts(with: [0x2F, 0x2F]) || !comment.suffix(2).elementsEqual([0x2A, 0x2F])
  }
}
