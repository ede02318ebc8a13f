import Syntax

extension OperatorTable {
  /// Adds what a file declares; groups before the operators that use them.
  mutating func add(declarationsOf tree: SyntaxTree) {
    let items = SourceFileSyntax(tree.root)?.statements ?? []
    for item in items where item.kind == .precedenceGroupDeclaration {
      guard let view = PrecedenceGroupSyntax(item), let name = view.name else { continue }
      add(name.identifier, view.content?.descendants.filter(\.isToken).map(\.text) ?? [])
    }
    for item in items where item.kind == .operatorDeclaration {
      guard let view = OperatorDeclarationSyntax(item), let token = view.operatorToken,
        view.modifiers.contains(where: { $0.name == "infix" })
      else { continue }
      declare(token.text, group: view.precedenceGroup?.identifier)
    }
  }

  private mutating func add(_ name: String, _ words: [String]) {
    func value(of key: String) -> String? {
      guard let index = words.firstIndex(of: key), index + 2 < words.count, words[index + 1] == ":" else { return nil }
      return words[index + 2]
    }
    let associativity: Precedence.Associativity =
      switch value(of: "associativity") {
      case "left": .left
      case "right": .right
      default: .none
      }
    declareGroup(
      name,
      higherThan: value(of: "higherThan"),
      lowerThan: value(of: "lowerThan"),
      associativity: associativity
    )
  }
}
