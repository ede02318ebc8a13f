import Syntax

extension Invariant {
  static let documentation = Invariant(
    "Every type, and what a file declares first, has a doc comment, unless it is private to the file.",
    brokenBy: [
      ("Sources/Layout/A.swift", "import B\n\nstruct A {}\n"),
      ("Sources/Layout/A.swift", "// Not a doc comment.\nfunc f() {}\n"),
      ("Sources/Layout/A.swift", "/// Said.\nstruct A {}\n\nenum B { case c }\n"),
    ]
  ) { file in
    guard file.name != "main" else { return [] }
    guard !file.isTest else { return [] }
    let declarations = (file.tree.root.childNodes.first?.items ?? []).filter { declarable.contains($0.kind) }
    let needed = declarations.filter(isType) + declarations.prefix(1).filter { !isType($0) }
    return needed.filter { !isDocumented($0) && !isPrivate($0) }.map { node in
      "\(file.place(node)): `\(node.declarationName)` has no doc comment; say in one sentence what it is"
    }
  }

  private static let declarable: Set<SyntaxKind> = [
    .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
    .functionDeclaration, .variableDeclaration, .typealiasDeclaration,
  ]

  private static func isType(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration: true
    default: false
    }
  }

  private static func isDocumented(_ node: SyntaxNode) -> Bool {
    node.leadingTrivia.contains { $0.kind == .documentationLineComment || $0.kind == .documentationBlockComment }
  }

  private static func isPrivate(_ node: SyntaxNode) -> Bool {
    node.children.contains { $0.kind == .modifier && ["private", "fileprivate"].contains($0.text) }
  }
}
