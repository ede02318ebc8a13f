package import SourceText
package import Syntax

/// The condition of an `#if` or `#elseif`, and what it has to be for a branch to count.
package struct BranchCondition: Sendable {
  package let range: ByteRange
  package let holds: Bool
}

/// Decides `#if` for a build.
struct CompilationConditions {
  let build: Build

  /// The clause whose content counts; nil where none holds.
  static func active(_ conditional: ConditionalCompilationSyntax) -> ConditionalClauseSyntax? {
    CompilationConditions(build: .read).active(conditional)
  }

  func active(_ conditional: ConditionalCompilationSyntax) -> ConditionalClauseSyntax? {
    conditional.clauses.first { clause in clause.condition.map(holds) ?? true }
  }

  private func holds(_ condition: SyntaxNode) -> Bool {
    switch condition.kind {
    case .sequenceExpression: return sequence(Array(condition.children))
    case .prefixOperatorExpression:
      let operand = UnaryExpressionSyntax(condition)?.operand
      return !(operand.map(holds) ?? true)
    case .tupleExpression:
      return TupleSyntax(condition)?.elements.first?.value.map(holds) ?? false
    case .functionCallExpression: return call(condition)
    default: return build.isSet(condition.text)
    }
  }

  /// `||` binds looser than `&&`.
  private func sequence(_ elements: [SyntaxNode]) -> Bool {
    if let index = elements.firstIndex(where: { $0.text == "||" }) {
      return sequence(Array(elements[..<index])) || sequence(Array(elements[(index + 1)...]))
    }
    if let index = elements.firstIndex(where: { $0.text == "&&" }) {
      return sequence(Array(elements[..<index])) && sequence(Array(elements[(index + 1)...]))
    }
    guard elements.count == 1, let only = elements.first else { return false }
    return holds(only)
  }

  private func call(_ node: SyntaxNode) -> Bool {
    guard let call = FunctionCallSyntax(node), let name = call.callee?.text else { return false }
    let argument = call.arguments.first?.value?.text ?? ""
    switch name {
    case "canImport": return build.canImport(argument)
    case "swift", "compiler": return VersionCondition(Array(node.text.utf8)).holds ?? true
    case "targetEnvironment": return argument == "simulator" && build.isDebug
    case "hasFeature", "hasAttribute": return true
    default: return build.isSet("\(name)(\(argument))")
    }
  }
}

extension SyntaxNode {
  /// Whether the code is in a branch of `#if` that is for another system or build than the one that is read.
  package var isLeftOut: Bool {
    clausesAround.contains { CompilationConditions.active($0.conditional)?.node != $0.clause }
  }

  /// What the conditions around would have to be for the code to count; none where it does.
  package var conditionsAround: [BranchCondition] {
    clausesAround.flatMap { conditional, clause -> [BranchCondition] in
      guard CompilationConditions.active(conditional)?.node != clause,
        let index = conditional.clauses.firstIndex(where: { $0.node == clause }),
        conditional.clauses[index].condition?.range.contains(range.start) != true
      else { return [] }
      return conditional.conditions(for: clause)
    }
  }

  /// The first build in which the code counts; nil where flags decide that a project sets by itself.
  package var buildAround: Build? {
    let clauses = Array(clausesAround)
    return Build.all.first { build in
      let conditions = CompilationConditions(build: build)
      return clauses.allSatisfy { conditions.active($0.conditional)?.node == $0.clause }
    }
  }

  /// The clauses of `#if` that the code is in, innermost first.
  private var clausesAround: some Sequence<(conditional: ConditionalCompilationSyntax, clause: SyntaxNode)> {
    ancestors.lazy.compactMap { clause in
      guard clause.kind == .conditionalClause, let parent = clause.parent else { return nil }
      return ConditionalCompilationSyntax(parent).map { ($0, clause) }
    }
  }

  /// The items of a list with the active branches of `#if` in place of the directives.
  func activeItems(_ items: [SyntaxNode], depth: Int = 0) -> [SyntaxNode] {
    guard depth < 64 else { return [] }
    return items.flatMap { item -> [SyntaxNode] in
      guard let conditional = ConditionalCompilationSyntax(item) else { return [item] }
      guard let clause = CompilationConditions.active(conditional) else { return [] }
      return activeItems(clause.items, depth: depth + 1)
    }
  }
}

extension SyntaxTree {
  /// What the conditions in a range would have to be for the branches of a build to count, where others do.
  package func conditions(for build: Build, in range: ByteRange) -> [BranchCondition] {
    let conditions = CompilationConditions(build: build)
    let whole = root.node(covering: range)
    let nodes = [whole] + whole.descendants.filter { $0.kind == .conditionalCompilation && range.contains($0.range) }
    return nodes.compactMap(ConditionalCompilationSyntax.init).flatMap { conditional in
      let wanted = conditions.active(conditional)?.node
      return CompilationConditions.active(conditional)?.node == wanted ? [] : conditional.conditions(for: wanted)
    }
  }
}

extension ConditionalCompilationSyntax {
  /// What the conditions have to be for a clause to count, or none of them.
  fileprivate func conditions(for clause: SyntaxNode?) -> [BranchCondition] {
    let end = clause.flatMap { wanted in clauses.firstIndex { $0.node == wanted } } ?? clauses.count - 1
    return clauses.prefix(end + 1).compactMap { other in
      other.condition.map { BranchCondition(range: $0.range, holds: other.node == clause) }
    }
  }
}
