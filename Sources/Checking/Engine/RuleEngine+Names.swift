import Lint
import Semantics
import Syntax
import ViewGraph

extension RuleEngine {
  /// A rule's check of one kind of node.
  private struct NodeCheck {
    let rule: LintRule
    let check: @Sendable (SyntaxNode, SyntaxScope) -> [Problem]
  }

  /// The checks of each kind of node, by its raw value.
  private var rulesByKind: [[NodeCheck]] {
    var table: [[NodeCheck]] = Array(repeating: [], count: 256)
    for rule in rules {
      for case .syntax(let kinds, let check) in rule.checks {
        for kind in kinds { table[Int(kind.rawValue)].append(NodeCheck(rule: rule, check: check)) }
      }
    }
    return table
  }

  private var visitsBelowRoot: Bool {
    rules.contains { rule in
      rule.checks.contains { check in
        if case .syntax(let kinds, _) = check { kinds.contains { $0 != .sourceFile } } else { false }
      }
    }
  }

  /// What the rules about syntax find in a file: one walk over the tree for all that visit nodes.
  func syntaxDrafts(in file: FileID, of program: ProgramScope) -> [Draft] {
    guard let tree = program.tree(file) else { return [] }
    let scope = SyntaxScope(file: file, tree: tree)
    let table = rulesByKind
    var found: [Draft] = []
    func visit(_ node: SyntaxNode) {
      for entry in table[Int(node.kind.rawValue)] { found += drafts(entry.check(node, scope), of: entry.rule) }
    }
    visit(tree.root)
    guard visitsBelowRoot else { return found }
    for node in tree.root.descendants { visit(node) }
    return found
  }

  /// What a rule finds that looks at the whole program.
  func programDrafts(of rule: LintRule, in program: ProgramScope) -> [Draft] {
    rule.checks.flatMap { check -> [Draft] in
      if case .program(let check) = check { drafts(check(program), of: rule) } else { [] }
    }
  }

  /// The rules that look at one item, in the order of the rules.
  var unitJudges: [UnitJudge] {
    rules.compactMap { rule in
      let checks = rule.checks.compactMap { if case .unit(let check) = $0 { check } else { nil } }
      return checks.isEmpty ? nil : UnitJudge(engine: self, rule: rule, checks: checks)
    }
  }

  /// Problems with the severity that they have here.
  func drafts(_ problems: [Problem], of rule: LintRule) -> [Draft] {
    problems.map { problem in
      let severity =
        configuration.configuredSeverity(of: rule.id, in: problem.place.file) ?? problem.severity ?? rule.severity
      return Draft(rule: rule, problem: problem, severity: severity)
    }
  }
}
