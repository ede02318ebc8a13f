import SourceText
import Syntax

/// The names that a file writes, counted by what they stand for: what was meant once is meant again, and what was declared
/// and never used is about to be.
struct WrittenNames {
  /// What a name stands for, as far as the tokens next to it tell.
  enum Role: Hashable {
    /// It begins a statement.
    case statement
    /// It follows the period after a value.
    case member
    /// It follows a period that nothing stands before, in an argument of a function, or with a label.
    case implicit(of: String)
    case type
    /// It is part of an expression.
    case value
  }

  private struct Key: Hashable {
    let role: Role
    let name: String
  }

  private var counts: [Key: Int] = [:]
  private var mentions: [String: Int] = [:]
  /// Where a name stands by itself, not after a period.
  private var places: [String: [ByteOffset]] = [:]
  /// What is written after a period, by the name before it.
  private var followers: [String: [String: Int]] = [:]
  private(set) var links = ChainLinks()

  /// So many bytes on either side of the place are looked at: no more in a long file.
  private static let reach = 10_000

  /// `place` itself does not count.
  init(in tree: SyntaxTree, except place: SyntaxNode) {
    var window = TokenWindow()
    let start = place.range.start
    var pending = [tree.root]
    while let node = pending.popLast() {
      guard node.range.end + Self.reach >= start, node.range.start - Self.reach <= start else { continue }
      guard node.isToken else {
        pending += node.children.reversed()
        continue
      }
      guard !node.range.isEmpty else { continue }
      window.add(node)
      guard let (name, role) = window.use, name != place else { continue }
      add(name.identifier, role)
      if role == .value || role == .statement { places[name.identifier, default: []].append(name.range.start) }
      guard role == .member else { continue }
      if let base = window.base { followers[base, default: [:]][name.identifier, default: 0] += 1 }
      links.add(name, distance: abs(name.range.start - start))
    }
  }

  private mutating func add(_ name: String, _ role: Role) {
    mentions[name, default: 0] += 1
    counts[Key(role: role, name: name), default: 0] += 1
  }

  func count(of name: String, as role: Role) -> Int { counts[Key(role: role, name: name)] ?? 0 }

  /// The names that are written in a role, the most frequent first; those first that are written after `base`.
  func names(as role: Role, after base: String?) -> [String] {
    let after = base.flatMap { followers[$0] } ?? [:]
    let found = counts.filter { $0.key.role == role }.map { (name: $0.key.name, count: $0.value) }
    return found.ordered { left, right in
      let (own, other) = (after[left.name] ?? 0, after[right.name] ?? 0)
      return (other, right.count, left.name) < (own, left.count, right.name)
    }
    .map(\.name)
  }

  /// The same for what follows a period that nothing stands before.
  func implicitNames(of owner: String) -> [String] {
    let own = names(as: .implicit(of: owner), after: nil)
    let others = counts.keys.compactMap { key in if case .implicit = key.role { key.name } else { nil } }
    return own + Set(others).subtracting(own).ordered()
  }

  /// Whether the name stands by itself somewhere in a part of the file.
  func isUsed(_ name: String, in part: ByteRange) -> Bool {
    places[name]?.contains { part.start <= $0 && $0 < part.end } ?? false
  }

  /// How often the name is used, whatever for; its declaration does not count.
  func mentions(of name: String) -> Int { mentions[name] ?? 0 }
}

/// The last few tokens of a file that is read from its beginning.
private struct TokenWindow {
  private var tokens: [SyntaxNode] = []

  private static let size = 5

  mutating func add(_ token: SyntaxNode) {
    if tokens.count == Self.size { tokens.removeFirst() }
    tokens.append(token)
  }

  /// The last name but one, and what it stands for; nil where it is declared, or is a label.
  var use: (name: SyntaxNode, role: WrittenNames.Role)? {
    guard let name = token(1), let next = token(0), name.kind == .identifier || name.kind == .dollarIdentifier,
      let parent = name.parent, !parent.kind.namesWhatIsDeclared
    else { return nil }
    guard let before = token(2) else { return (name, .value) }
    if next.kind == .colon, before.kind == .leftParen || before.kind == .comma { return nil }
    if parent.kind == .simpleType || parent.kind == .memberType { return (name, .type) }
    if before.kind == .period { return (name, memberRole) }
    let beginsCode = before.kind == .leftBrace || before.kind == .inKeyword
    return (name, beginsCode || name.startsLine && before.kind.endsStatement ? .statement : .value)
  }

  /// The name before the period before the last name but one.
  var base: String? { token(3).flatMap { $0.kind == .identifier ? $0.identifier : nil } }

  /// The role of a name after a period.
  private var memberRole: WrittenNames.Role {
    guard let owner = token(3) else { return .member }
    switch owner.kind {
    case .leftParen: return token(4).map { .implicit(of: $0.identifier) } ?? .member
    case .colon: return token(4).map { .implicit(of: $0.identifier) } ?? .member
    case .comma, .leftBracket, .binaryOperator, .equal, .infixQuestion, .returnKeyword, .caseKeyword:
      return .implicit(of: "")
    default: return .member
    }
  }

  /// The token that is so many before the last one.
  private func token(_ distance: Int) -> SyntaxNode? {
    let index = tokens.count - 1 - distance
    return tokens.indices.contains(index) ? tokens[index] : nil
  }
}

extension SyntaxKind {
  /// Whether a name that stands right in it is declared there.
  fileprivate var namesWhatIsDeclared: Bool {
    switch self {
    case .identifierPattern, .closureParameter, .parameter, .functionDeclaration, .enumCaseElement, .structDeclaration,
      .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration, .typealiasDeclaration,
      .genericParameter, .closureSignature, .associatedTypeDeclaration, .importDeclaration, .attribute:
      true
    default: false
    }
  }

  /// Whether a statement can end with such a token, so that the next line begins another one.
  fileprivate var endsStatement: Bool {
    switch self {
    case .identifier, .dollarIdentifier, .rightParen, .rightBrace, .rightBracket, .stringLiteral, .stringQuote,
      .integerLiteral, .floatLiteral, .trueKeyword, .falseKeyword, .nilKeyword, .selfKeyword, .colon, .exclamation:
      true
    default: false
    }
  }
}
