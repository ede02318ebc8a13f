import SourceText
import Syntax

/// The blanks between two tokens that no rule speaks of.
enum DefaultSpacing {
  private enum Verdict {
    case none
    case one
    case asWritten
  }

  static func spaces(before token: TokenID, in tree: FlatTree) -> Int {
    guard token.index > 0 else { return 0 }
    switch verdict(token.previous, token, in: tree) {
    case .none: return 0
    case .one: return 1
    case .asWritten: return tree.gap(before: token).isEmpty ? 0 : 1
    }
  }

  private static func verdict(_ left: TokenID, _ right: TokenID, in tree: FlatTree) -> Verdict {
    let leftKind = tree.kind(of: left)
    let rightKind = tree.kind(of: right)
    if leftKind.isWordLike, rightKind.isWordLike { return .one }
    if leftKind.clingsToNext || rightKind.clingsToPrevious {
      return isApart(left, right, in: tree) ? .asWritten : .none
    }
    let isInGroup = tree.parent(of: tree.piece(of: left)).map { tree.kind(of: $0) == .tokenGroup } ?? false
    if isInGroup { return leftKind == .comma || leftKind == .colon && rightKind.isLiteral ? .one : .asWritten }
    switch (leftKind, rightKind) {
    case (.rightBrace, .leftParen), (.rightBrace, .leftBracket): return .none
    case (.leftBrace, _), (_, .rightBrace), (_, .leftBrace), (.rightBrace, _), (.comma, _): return .one
    case (.colon, _): return isLabelList(left, in: tree) ? .none : .one
    case (.semicolon, _): return .one
    default: return rightKind.isBracket ? .none : .asWritten
    }
  }

  /// Whether two operators, or an operator and a bracket that could be read otherwise, stand side by side.
  private static func isApart(_ left: TokenID, _ right: TokenID, in tree: FlatTree) -> Bool {
    tree.kind(of: left).isOperatorLike && tree.kind(of: right).isOperatorLike
      || tree.kind(of: left).isWordLike && tree.kind(of: right) == .period
  }

  /// Whether a colon stands in `name(a:b:)`.
  private static func isLabelList(_ colon: TokenID, in tree: FlatTree) -> Bool {
    tree.parent(of: tree.piece(of: colon)).map { tree.kind(of: $0) == .declarationName } ?? false
  }
}

extension SyntaxKind {
  /// Whether a token of this kind would grow together with a word beside it.
  var isWordLike: Bool {
    switch self {
    case .identifier, .dollarIdentifier, .integerLiteral, .floatLiteral, .stringLiteral, .regexLiteral, .placeholder,
      .contextualKeyword, .poundIf, .poundElseif, .poundElse, .poundEndif, .poundSourceLocation, .poundAvailable,
      .poundUnavailable:
      true
    default: isReservedWord
    }
  }

  fileprivate var isLiteral: Bool {
    switch self {
    case .integerLiteral, .floatLiteral, .stringLiteral, .trueKeyword, .falseKeyword, .nilKeyword: true
    default: false
    }
  }

  fileprivate var isOperatorLike: Bool {
    switch self {
    case .binaryOperator, .prefixOperator, .postfixOperator, .period, .prefixAmpersand, .ellipsis, .postfixQuestion,
      .infixQuestion, .exclamation, .equal, .arrow, .leftAngle, .rightAngle:
      true
    default: false
    }
  }

  fileprivate var isBracket: Bool { self == .leftParen || self == .leftBracket || self == .leftAngle }

  fileprivate var clingsToNext: Bool {
    switch self {
    case .leftParen, .leftBracket, .leftAngle, .at, .pound, .backslash, .prefixOperator, .prefixAmpersand, .period: true
    default: false
    }
  }

  fileprivate var clingsToPrevious: Bool {
    switch self {
    case .rightParen, .rightBracket, .rightAngle, .comma, .semicolon, .colon, .period, .postfixOperator,
      .postfixQuestion, .exclamation, .ellipsis, .endOfFile:
      true
    default: false
    }
  }
}
