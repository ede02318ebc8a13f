import Interpreter
import Queries
import Semantics
import ViewGraph

/// The views of a preview that decide by a constant which the preview gives them: the branches that they do not take are
/// never shown there.
struct DecidedBranches {
  /// The views that leave branches out.
  private var views: Set<String> = []
  /// What those views make outside of these branches.
  private var remaining: Set<String> = []
  private let scope: ProgramScope

  init(in rendering: Rendering) {
    scope = rendering.program
    let shown = rendering.result.elements.filter { $0.kind == .view && $0.isUserDefined }
    for (name, elements) in Dictionary(grouping: shown, by: \.name) {
      guard elements.count == 1, let element = elements.first, let call = rendering.call(of: element),
        scope.isInPreview(call.scope), call.call.arguments.allSatisfy(\.isConstant),
        let type = Self.onlyType(named: name, in: scope)
      else { continue }
      leaveOut(of: type, in: rendering)
    }
  }

  private static func onlyType(named name: String, in scope: ProgramScope) -> TypeParts? {
    let types = scope.declaredTypes(named: name)
    return types.count == 1 ? types.first : nil
  }

  private mutating func leaveOut(of type: TypeParts, in rendering: Rendering) {
    scope.read(.type(type.declaration.type.qualifiedName))
    let decisions = type.bodies.flatMap { Decision.all(in: $0, of: type, scope) }
    let untaken = decisions.flatMap { $0.untaken(in: rendering) }
    guard !untaken.isEmpty else { return }
    views.insert(type.name)
    let expressions = type.bodies.flatMap { body in
      CodeWalk(body).expressions.filter { part in !untaken.contains { $0.contains(part.span) } }
    }
    remaining.formUnion(EnvironmentNeeds.names(madeBy: expressions, in: scope))
  }

  /// The types and modifiers that the views of these names make, and those that they make in turn; nil where somebody makes
  /// what is not declared here. What somebody else makes of the views may take any branch.
  func made(from names: Set<String>) -> Set<String>? {
    scope.made(from: names.subtracting(views).union(remaining))?.union(names)
  }
}

/// A statement that chooses by constants of the view.
private struct Decision {
  /// The statements of each branch.
  let branches: [[SourceSpan]]

  static func all(in body: Body, of type: TypeParts, _ scope: ProgramScope) -> [Decision] {
    CodeWalk(body).compactMap { node in
      switch node {
      case .ifStatement(let choice):
        let conditions = choice.conditions.flatMap { CodeNode.condition($0).children.compactMap(\.expression) }
        return type.decides(by: conditions, in: scope) ? Decision(branches: choice.branches) : nil
      case .statement(let statement):
        guard case .switch(let choice) = statement.kind, type.decides(by: [choice.subject.unwrapped], in: scope) else {
          return nil
        }
        return Decision(branches: choice.cases.map { $0.body.map(\.span) })
      case .expression, .condition, .pattern, .closure, .function, .type: return nil
      }
    }
  }

  /// The branches without an element, where another one has some.
  func untaken(in rendering: Rendering) -> [SourceSpan] {
    let elements = rendering.result.elements
    let isShown = branches.map { branch in
      elements.contains { element in branch.contains { $0.contains(element.span) } }
    }
    guard isShown.contains(true) else { return [] }
    return zip(branches, isShown).flatMap { branch, isShown in isShown ? [] : branch }
  }
}

extension IfStatement {
  fileprivate var branches: [[SourceSpan]] {
    switch otherwise {
    case .block(let statements)?: [then.map(\.span), statements.map(\.span)]
    case .elseIf(let next)?: [then.map(\.span), [next.span]]
    case nil: [then.map(\.span)]
    }
  }
}

extension TypeParts {
  /// Whether the expressions read what the view is made with, and nothing else that may change.
  fileprivate func decides(by expressions: [Expression], in scope: ProgramScope) -> Bool {
    var reads = false
    for expression in expressions.lazy.flatMap({ CodeWalk($0).expressions }) {
      if let name = expression.ownMember {
        guard variables.contains(where: { $0.name == name && $0.isGivenOnce(in: scope) }) else { return false }
        reads = true
      } else if expression.mayChange {
        return false
      }
    }
    return reads
  }
}

extension VariableDeclaration {
  /// A stored property without a wrapper, of a value: nothing sets it again while the view is shown.
  fileprivate func isGivenOnce(in scope: ProgramScope) -> Bool {
    guard isStored, attributes.isEmpty, initializer == nil, let name = type?.name,
      let declared = scope.type(named: name)
    else { return false }
    return declared.kind == .enumeration || declared.kind == .structure
  }
}

extension Argument {
  /// Whether it reads nothing that may be another value later.
  fileprivate var isConstant: Bool {
    value.closure == nil && !CodeWalk(value).expressions.contains { $0.ownMember != nil || $0.mayChange }
  }
}

extension Expression {
  /// A local, or a name that stands for no type.
  fileprivate var mayChange: Bool {
    switch kind {
    case .local(_, let name): name != "self"
    case .name(let name): name.name.first?.isLowercase ?? true
    default: false
    }
  }
}

extension CodeNode {
  var expression: Expression? { if case .expression(let expression) = self { expression } else { nil } }
}
