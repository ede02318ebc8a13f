import Interpreter
import Semantics
import ViewGraph

/// The action of an observer, in which nothing is conditional.
struct RepeatingAction {
  let watched: WatchedValue
  let closure: ClosureExpression
  let statements: [Expression]
}

extension WatchingAction {
  fileprivate init(_ closure: ClosureExpression, watching watched: WatchedValue, setting target: WatchedValue) {
    self.init(closure, watching: watched.names, element: watched.element, setting: target.names)
  }
}

extension ProgramScope {
  /// The last statement that writes to the watched state, where the action gives that another value each time whatever it
  /// was: found by running it. Nil where anything else decides what it does.
  func changingWrite(
    in statements: [Expression],
    of action: ClosureExpression,
    to watched: WatchedValue,
    _ code: CodeScope
  ) -> Expression? {
    guard let parts = parts(of: code.type), isOwnState(watched, of: parts),
      let write = statements.last(where: { target(of: $0)?.names.first == watched.names.first }),
      let target = target(of: write), isPart(target, of: watched),
      dependsOnly(on: [watched.names, target.names], action, of: parts),
      keepsChanging([WatchingAction(action, watching: watched, setting: target)], of: parts)
    else { return nil }
    return write
  }

  /// The same of two actions, each of which writes what the other one watches.
  func changingWrite(of action: RepeatingAction, with other: RepeatingAction, in code: CodeScope) -> Expression? {
    guard let parts = parts(of: code.type), action.watched.isPlain, other.watched.isPlain,
      action.watched.names != other.watched.names, isOwnState(action.watched, of: parts),
      isOwnState(other.watched, of: parts), let write = self.write(to: other.watched, by: action),
      self.write(to: action.watched, by: other) != nil
    else { return nil }
    let paths = [action.watched.names, other.watched.names]
    let isAlone = [action, other].allSatisfy { dependsOnly(on: paths, $0.closure, of: parts) }
    let actions = [
      WatchingAction(action.closure, watching: action.watched, setting: other.watched),
      WatchingAction(other.closure, watching: other.watched, setting: action.watched),
    ]
    return isAlone && keepsChanging(actions, of: parts) ? write : nil
  }

  private func write(to watched: WatchedValue, by action: RepeatingAction) -> Expression? {
    action.statements.last { target(of: $0)?.names == watched.names }
  }

  private func isOwnState(_ watched: WatchedValue, of view: TypeParts) -> Bool {
    view.variables.first { $0.name == watched.names.first }
      .map { $0.attribute("State") != nil || $0.attribute("StateObject") != nil } ?? false
  }

  private func keepsChanging(_ actions: [WatchingAction], of view: TypeParts) -> Bool {
    let declaration = view.declaration.type
    let trial = ActionTrial(actions, of: declaration, program: program(seenBy: declaration)) { readRunCode(of: $0) }
    return trial?.keepsChanging == true
  }

  /// What a statement puts something into, or changes in place.
  private func target(of statement: Expression) -> WatchedValue? {
    target(changedBy: statement).flatMap(WatchedValue.init)
  }

  /// Whether one of the two values holds the other: of an element the same one.
  private func isPart(_ target: WatchedValue, of watched: WatchedValue) -> Bool {
    if !watched.isPlain { return text(target.expression.span) == text(watched.expression.span) }
    return target.names.starts(with: watched.names) || watched.names.starts(with: target.names)
  }

  /// Whether the action, with all of the view's own code that it calls, reads nothing of the view but what lies on the paths
  /// and constants.
  private func dependsOnly(on paths: [[String]], _ action: ClosureExpression, of type: TypeParts) -> Bool {
    var pending = [action.body]
    var seen: Set<SourceSpan> = []
    while let body = pending.popLast() {
      guard seen.count < 16 else { return false }
      guard seen.insert(body.span).inserted else { continue }
      for names in Set(OwnPaths(in: body).all) where !paths.contains(where: names.starts) {
        guard let member = names.first else { continue }
        if let variable = type.variables.first(where: { $0.name == member }) {
          if let getter = variable.accessors.getter { pending.append(getter.body); continue }
          guard variable.isLet, variable.initializer != nil else { return false }
        } else {
          let bodies = type.functions.filter { $0.name == member }.compactMap(\.body)
          guard !bodies.isEmpty || !member.hasPrefix("$") && !member.hasPrefix("_") else { return false }
          pending += bodies
        }
      }
    }
    return true
  }
}

/// The paths from members of `self` that code reads or writes, as far as each leads.
private struct OwnPaths {
  let all: [[String]]

  init(in body: Body) {
    let expressions = CodeWalk(body).expressions
    // The start of a longer path is no path of its own.
    var bases: Set<SourceSpan> = []
    for expression in expressions {
      switch expression.kind {
      case .member(let member): if let base = member.base { bases.insert(base.unwrapped.span) }
      case .subscript(let access): bases.insert(access.base.unwrapped.span)
      default: break
      }
    }
    all = expressions.filter { !bases.contains($0.span) }.compactMap { expression in
      expression.ownPath.map { [$0.name] + $0.path }
    }
  }
}
