import Syntax

extension Invariant {
  static let safety = Invariant(
    "What can trap or break the type system's promises has a `// SAFETY:` line that says why it cannot here.",
    brokenBy: [
      ("Sources/Layout/A.swift", "let a = try! f()"),
      ("Sources/Layout/A.swift", "let a = b as! Int"),
      ("Sources/Layout/A.swift", "let a = b!"),
      ("Sources/Layout/A.swift", "let a = b!.c"),
      ("Sources/Layout/A.swift", "var a: Int!"),
      ("Sources/Layout/A.swift", "final class A: @unchecked Sendable {}"),
      ("Sources/Layout/A.swift", "nonisolated(unsafe) var a = 1"),
      ("Sources/Layout/A.swift", "let a = unsafeBitCast(1, to: UInt.self)"),
      ("Sources/Layout/A.swift", "func f() { b.withUnsafeBytes { _ in } }"),
      ("Sources/Layout/A.swift", "func f() { fatalError() }"),
      ("Sources/Layout/A.swift", "func f() { precondition(x > 0) }"),
    ]
  ) { file in
    guard !file.isTest else { return [] }
    return file.tokens.compactMap { token in
      guard let danger = danger(of: token), !isExplained(token, in: file) else { return nil }
      return "\(file.place(token)): `\(danger)` needs a `// SAFETY:` line before it, or better a way without it"
    }
  }

  /// Whether a comment says why: in the lines above, up to an empty one, or before a declaration around it.
  private static func isExplained(_ token: SyntaxNode, in file: SwiftFile) -> Bool {
    let above = file.lines.prefix(file.lines(of: token).lowerBound).reversed()
    let paragraph = above.prefix { $0.contains { !$0.isWhitespace } }
    if paragraph.contains(where: { $0.contains("SAFETY:") }) { return true }
    return token.ancestors.contains { node in
      node.parent?.kind == .memberList || node.parent?.kind == .statementList
        ? file.trivia(before: node).contains("SAFETY:") : false
    }
  }

  private static func danger(of token: SyntaxNode) -> String? {
    switch token.kind {
    case .exclamation:
      switch token.parent?.kind {
      case .tryExpression: "try!"
      case .castOperator: "as!"
      case .initializerDeclaration: nil
      default: "!"
      }
    case .identifier where isUnsafe(token): token.text
    case .contextualKeyword where token.parent?.kind == .modifier && token.parent?.text.contains("(unsafe)") == true:
      token.parent?.text
    default: nil
    }
  }

  /// Whether a name is one of the standard library's that gives up a check, or traps by itself.
  private static func isUnsafe(_ token: SyntaxNode) -> Bool {
    let name = token.text
    if name == "unchecked" { return token.ancestors.contains { $0.kind == .attribute } }
    return name.hasPrefix("Unsafe") || name.hasPrefix("withUnsafe") || traps.contains(name)
  }

  private static let traps: Set = [
    "unsafeBitCast", "unsafeDowncast", "unsafelyUnwrapped", "fatalError", "precondition", "preconditionFailure",
    "assert", "assertionFailure",
  ]
}
