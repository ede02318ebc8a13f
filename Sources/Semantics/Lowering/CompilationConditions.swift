package import SourceText
import Syntax

/// The condition of an `#if` or `#elseif`, and what it has to be for a branch to count.
package struct BranchCondition: Sendable {
  package let range: ByteRange
  package let holds: Bool
}

/// Decides `#if`: the code is read as for an iOS debug build with the newest compiler.
enum CompilationConditions {
  /// The clause whose content counts; nil where none holds.
  static func active(_ conditional: ConditionalCompilationSyntax) -> ConditionalClauseSyntax? {
    conditional.clauses.first { clause in clause.condition.map(holds) ?? true }
  }

  private static let flags: Set<String> = ["DEBUG", "os(iOS)", "true"]
  private static let otherModules: Set<String> = ["AppKit", "Cocoa", "WatchKit", "Carbon", "TVUIKit"]

  private static func holds(_ condition: SyntaxNode) -> Bool {
    switch condition.kind {
    case .sequenceExpression: return sequence(Array(condition.children))
    case .prefixOperatorExpression:
      let operand = UnaryExpressionSyntax(condition)?.operand
      return !(operand.map(holds) ?? true)
    case .tupleExpression:
      return TupleSyntax(condition)?.elements.first?.value.map(holds) ?? false
    case .functionCallExpression: return call(condition)
    default: return flags.contains(condition.text)
    }
  }

  /// `||` binds looser than `&&`.
  private static func sequence(_ elements: [SyntaxNode]) -> Bool {
    if let index = elements.firstIndex(where: { $0.text == "||" }) {
      return sequence(Array(elements[..<index])) || sequence(Array(elements[(index + 1)...]))
    }
    if let index = elements.firstIndex(where: { $0.text == "&&" }) {
      return sequence(Array(elements[..<index])) && sequence(Array(elements[(index + 1)...]))
    }
    guard elements.count == 1, let only = elements.first else { return false }
    return holds(only)
  }

  private static func call(_ node: SyntaxNode) -> Bool {
    guard let call = FunctionCallSyntax(node), let name = call.callee?.text else { return false }
    let argument = call.arguments.first?.value?.text ?? ""
    switch name {
    case "canImport": return !otherModules.contains(argument)
    case "swift", "compiler": return VersionCondition(Array(node.text.utf8)).holds ?? true
    case "targetEnvironment": return argument == "simulator"
    case "hasFeature", "hasAttribute": return true
    default: return flags.contains("\(name)(\(argument))")
    }
  }
}

extension SyntaxNode {
  /// Whether the code is in a branch of `#if` that is for another system or build than the one that is read.
  package var isLeftOut: Bool {
    ancestors.contains { clause in
      guard clause.kind == .conditionalClause, let parent = clause.parent,
        let conditional = ConditionalCompilationSyntax(parent)
      else { return false }
      return CompilationConditions.active(conditional)?.node != clause
    }
  }

  /// What the conditions around would have to be for the code to count; none where it does.
  package var conditionsAround: [BranchCondition] {
    ancestors.flatMap { clause -> [BranchCondition] in
      guard let parent = clause.parent, let conditional = ConditionalCompilationSyntax(parent),
        CompilationConditions.active(conditional)?.node != clause,
        let index = conditional.clauses.firstIndex(where: { $0.node == clause }),
        conditional.clauses[index].condition?.range.contains(range.start) != true
      else { return [] }
      return conditional.clauses[...index].compactMap { other in
        other.condition.map { BranchCondition(range: $0.range, holds: other.node == clause) }
      }
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
