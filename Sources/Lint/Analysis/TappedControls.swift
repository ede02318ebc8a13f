import Catalog
import Semantics
import ViewGraph

/// The controls in a view that a gesture is on, and in what is drawn behind or in front of it.
struct TappedControls {
  private let gesture: CallOccurrence
  private let scope: ProgramScope
  /// Those in the view itself, also by way of the program's own views.
  let inside: [CallExpression]
  /// Those in the code of the view and of its decorations.
  private let near: [CallExpression]
  private let code: [Expression]

  /// Nil where the gesture is on nothing that is written.
  init?(_ gesture: CallOccurrence, in scope: ProgramScope) {
    guard let view = gesture.call.receiver else { return nil }
    self.gesture = gesture
    self.scope = scope
    let decorations = scope.modifiers(.decorates, over: gesture.call.span).flatMap { $0.call.arguments.map(\.value) }
    code = [view] + decorations
    var found: [CallExpression] = []
    _ = ShownViews.ofPlace(in: scope).contain([view]) { call in
      if scope.isLiveControl(call) { found.append(call) }
      return false
    }
    inside = found
    near = code.flatMap { part in CodeWalk(part).expressions.compactMap(\.asCall).filter(scope.isLiveControl) }
  }

  /// Whether the controls do what the action does, so that nothing is to be found but by them: one of them does just the
  /// same, wherever the action does it, or each of those in the view does it before it does something else.
  func doTheSame(as action: Expression) -> Bool {
    let meant = effects(of: action)
    guard !meant.isEmpty else { return false }
    let limits = action.closure.map(conditions) ?? []
    if near.contains(where: { isOpen($0, under: limits) && actions(of: $0).contains { effects(of: $0) == meant } }) {
      return true
    }
    let own = inside.filter { control in near.contains { $0.span == control.span } }
    guard !own.isEmpty, own.count == inside.count else { return false }
    return own.allSatisfy { control in actions(of: control).contains { effects(of: $0).isSuperset(of: meant) } }
  }

  private func actions(of control: CallExpression) -> [Expression] {
    let label = control.labelClosure
    return control.arguments.map(\.value).filter { value in
      value.closure.map { $0 !== label } ?? (value.unwrapped.ownMember != nil)
    }
  }

  /// What the action sets and calls: a function that is given by its name, itself.
  private func effects(of action: Expression) -> Set<String> {
    if let closure = action.closure { return effects(of: closure) }
    return action.unwrapped.ownMember.map { [$0 + "()"] } ?? []
  }

  /// What the code sets and calls, as it is written; what it is wrapped in (`withAnimation`) does nothing by itself.
  private func effects(of action: ClosureExpression) -> Set<String> {
    Set(
      CodeWalk(action.body).expressions.compactMap { expression in
        switch expression.kind {
        case .assignment: written(expression.span)
        case .call(let call): call.closures.isEmpty ? written(expression.span) : nil
        default: nil
        }
      }
    )
  }

  private func conditions(of action: ClosureExpression) -> Set<String> {
    Set(
      CodeWalk(action.body).flatMap { node -> [String] in
        guard case .ifStatement(let choice) = node else { return [] }
        return conditions(of: choice)
      }
    )
  }

  private func conditions(of choice: IfStatement) -> [String] {
    choice.conditions.flatMap { CodeNode.condition($0).children }.compactMap { node in
      if case .expression(let expression) = node { written(expression.span) } else { nil }
    }
  }

  /// Whether the control is there whenever the action does something.
  private func isOpen(_ control: CallExpression, under limits: Set<String>) -> Bool {
    code.allSatisfy { part in
      CodeWalk(part).allSatisfy { node in
        guard case .ifStatement(let choice) = node, choice.span.contains(control.span) else { return true }
        return choice.then.contains { $0.span.contains(control.span) }
          && conditions(of: choice).allSatisfy(limits.contains)
      }
    }
  }

  private func written(_ span: SourceSpan) -> String? {
    scope.text(span)?.filter { !$0.isWhitespace }
  }
}

extension ProgramScope {
  /// Whether the call makes a control that answers to being touched.
  fileprivate func isLiveControl(_ call: CallExpression) -> Bool {
    makesView(call, .control) && !modifiers(over: call.span).contains { $0.call.calledName == "allowsHitTesting" }
  }
}
