import Interpreter
import Semantics
import ViewGraph

extension ProgramScope {
  /// The last statement that writes to the watched state, where the action gives that another value each time whatever it
  /// was: found by running it. Nil where anything else decides what it does.
  func changingWrite(
    in statements: [Expression],
    of action: ClosureExpression,
    to watched: WatchedValue,
    _ code: CodeScope
  ) -> Expression? {
    guard let type = code.type, let parts = parts(of: type),
      let state = parts.variables.first(where: { $0.name == watched.names.first }),
      state.attribute("State") ?? state.attribute("StateObject") != nil,
      let write = statements.last(where: { target(of: $0)?.names.first == state.name }),
      let target = target(of: write), isPart(target, of: watched),
      dependsOnly(on: [watched.names, target.names], action, of: parts)
    else { return nil }
    let declaration = parts.declaration.type
    let trial = ActionTrial(
      action,
      of: declaration,
      watching: watched.names,
      setting: target.names,
      program: program(seenBy: declaration)
    ) { readRunCode(of: $0) }
    return trial?.keepsChanging == true ? write : nil
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
