import Catalog
import Semantics
import ViewGraph

extension LintRule {
  static let environmentDefaultUnstable = LintRule(
    id: "environment-default-unstable",
    summary: "The default of a key is another value at every read",
    documentation: """
      A computed `defaultValue`, and the default of an `@Entry`, is evaluated at every read. A new `UUID`, the time, a \
      random number or a new object is never equal to the last one, so that views that read it never come to rest, and \
      no two of them see the same.

      Use a constant: `static let defaultValue = …`, with a value that means "not set".
      """,
    severity: .warning,
    supersedes: ["entry-default-reference-type"],
    bad: [
      """
      struct OpenedKey: EnvironmentKey {
        static var defaultValue: Date { Date() }
      }
      """,
      "extension EnvironmentValues { @Entry var session = UUID() }",
    ],
    good: [
      """
      struct OpenedKey: EnvironmentKey {
        static let defaultValue = Date.distantPast
      }
      """,
      "extension EnvironmentValues { @Entry var session: UUID? = nil }",
    ],
    check: .program { scope in
      let types = ["EnvironmentKey", "PreferenceKey"].flatMap { scope.types(conformingTo: $0) }
      let keys = types.compactMap { key -> (String, Expression)? in
        guard let variable = key.variables.first(where: { $0.name == "defaultValue" }),
          let value = variable.accessors.getter?.body.result
        else { return nil }
        return (key.name, value)
      }
      let entries = scope.entries.compactMap { entry in
        entry.initializer?.singleExpression.map { (entry.name, $0) }
      }
      let unstable = keys.compactMap { problem($0.0, $0.1, isEntry: false, in: scope) }
      return unstable + entries.compactMap { problem($0.0, $0.1, isEntry: true, in: scope) }
    }
  )
}

private func problem(_ name: String, _ value: Expression, isEntry: Bool, in scope: ProgramScope) -> Problem? {
  guard
    let what = scope.unstablePart(of: value)
      ?? (isEntry ? nil : scope.madeObject(value).map { "a new '\($0)'" }),
    let place = scope.place(value.span)
  else { return nil }
  return Problem(
    place,
    "the default of '\(name)' is \(what) at every read, so readers are evaluated again and again and no two see the same; "
      + "use a constant"
  )
}

extension ProgramScope {
  /// What the value, a part of it, or a function or computed property in it makes anew each time.
  fileprivate func unstablePart(of value: Expression, depth: Int = 0) -> String? {
    guard depth < 4 else { return nil }
    // What chooses is no part of the value.
    if case .ternary(let choice) = value.unwrapped.kind {
      return unstablePart(of: choice.then, depth: depth + 1) ?? unstablePart(of: choice.otherwise, depth: depth + 1)
    }
    return CodeWalk(value, enteringClosures: false).expressions.lazy.compactMap { part -> String? in
      if let fresh = freshValue(of: part), fresh != .time || !isComputed(of: part, in: value) { return fresh.name }
      return result(ofCode: part).flatMap { unstablePart(of: $0, depth: depth + 1) }
        ?? part.asCall.flatMap { unstableMember(ofMade: $0, as: part, depth: depth + 1) }
    }.first
  }

  /// What a structure of the program, made without giving it a value for the property, gets anew each time.
  private func unstableMember(ofMade call: CallExpression, as value: Expression, depth: Int) -> String? {
    guard call.isInitializer || call.isImplicitInitializer, let type = type(of: value), isObject(type) == false,
      let declaration = type.nominal, declaration.file != nil,
      let parts = declaredTypes(named: declaration.name).first, parts.initializers.isEmpty
    else { return nil }
    let left = parts.variables.filter { variable in
      variable.isStored && !variable.modifiers.isTypeMember && call.argument(variable.name) == nil
    }
    return left.lazy.compactMap { $0.initializer?.singleExpression }
      .compactMap { self.unstablePart(of: $0, depth: depth) }.first
  }

  /// Whether a method computes the value of a part: of the time it may be the same for a while, as the day is.
  private func isComputed(of part: Expression, in value: Expression) -> Bool {
    CodeWalk(value).expressions.contains { expression in
      guard let call = expression.asCall, call.receiver != nil else { return false }
      return call.arguments.contains { $0.value.span.contains(part.span) }
    }
  }

  /// What a function or computed property of the program returns, where it does nothing else.
  private func result(ofCode expression: Expression) -> Expression? {
    if let call = expression.asCall {
      guard let function = calledFunction(call)?.function, !function.isInitializer else { return nil }
      return function.body?.result
    }
    return declaredVariable(expression)?.variable.accessors.getter?.body.result
  }
}
