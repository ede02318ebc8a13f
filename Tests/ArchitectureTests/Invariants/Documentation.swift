import Syntax

extension Invariant {
  static let documentation = Invariant(
    "Every type, and the first declaration of every file, has a doc comment.",
    brokenBy: [
      ("Sources/Layout/A.swift", "import B\n\nstruct A {}\n"),
      ("Sources/Layout/A.swift", "// Not a doc comment.\nfunc f() {}\n"),
      ("Sources/Layout/A.swift", "/// Said.\nstruct A {}\n\nenum B { case c }\n"),
    ]
  ) { file in
    guard file.name != "main" else { return [] }
    let declarations = (file.tree.root.childNodes.first?.items ?? []).filter { declarable.contains($0.kind) }
    let needed = declarations.filter(isType) + declarations.prefix(1).filter { !isType($0) }
    return needed.filter { !isDocumented($0) && !isTestSuite($0, in: file) }.map { node in
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

  /// A suite whose name says it all: `SizeTests`.
  private static func isTestSuite(_ node: SyntaxNode, in file: SwiftFile) -> Bool { file.isTest }
}
