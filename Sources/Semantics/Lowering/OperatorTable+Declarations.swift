import Syntax

/// The operators and precedence groups that one file declares.
struct OperatorDeclarations: Hashable, Sendable {
  fileprivate struct Group: Hashable, Sendable {
    let name: String
    let higherThan: String?
    let lowerThan: String?
    let associativity: OperatorTable.Precedence.Associativity
  }

  fileprivate struct Operator: Hashable, Sendable {
    let name: String
    let group: String?
  }

  fileprivate var groups: [Group] = []
  fileprivate var operators: [Operator] = []

  /// Of a file without any.
  init() {}

  init(of tree: SyntaxTree) { self.init(among: tree.statements(since: nil).statements) }

  /// Of a file in which only some statements are others than in its version before.
  init(of tree: SyntaxTree, _ difference: StatementDifference, after earlier: OperatorDeclarations) {
    self.init(among: difference.statements)
    if earlier != OperatorDeclarations() { self.init(of: tree) }
  }

  private init(among statements: [SyntaxNode]) {
    for item in statements {
      switch item.kind {
      case .precedenceGroupDeclaration: add(group: item)
      case .operatorDeclaration: add(operator: item)
      default: continue
      }
    }
  }

  private mutating func add(operator item: SyntaxNode) {
    guard let view = OperatorDeclarationSyntax(item), let token = view.operatorToken,
      view.modifiers.contains(where: { $0.name == "infix" })
    else { return }
    operators.append(Operator(name: token.text, group: view.precedenceGroup?.identifier))
  }

  private mutating func add(group item: SyntaxNode) {
    guard let view = PrecedenceGroupSyntax(item), let name = view.name else { return }
    let words = view.content?.descendants.filter(\.isToken).map(\.text) ?? []
    func value(of key: String) -> String? {
      guard let index = words.firstIndex(of: key), index + 2 < words.count, words[index + 1] == ":" else { return nil }
      return words[index + 2]
    }
    let associativity: OperatorTable.Precedence.Associativity =
      switch value(of: "associativity") {
      case "left": .left
      case "right": .right
      default: .none
      }
    groups.append(
      Group(
        name: name.identifier,
        higherThan: value(of: "higherThan"),
        lowerThan: value(of: "lowerThan"),
        associativity: associativity
      )
    )
  }
}

extension OperatorTable {
  /// Adds what a file declares; groups before the operators that use them.
  mutating func add(_ declarations: OperatorDeclarations) {
    for group in declarations.groups {
      declareGroup(
        group.name,
        higherThan: group.higherThan,
        lowerThan: group.lowerThan,
        associativity: group.associativity
      )
    }
    for operation in declarations.operators { declare(operation.name, group: operation.group) }
  }
}
