import Interpreter
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let evaluationTrap = LintRule(
    id: "evaluation-trap",
    summary: "The program crashes whenever a scene is shown",
    documentation: """
      An index beyond the end of an array, nil that is unwrapped with `!`, a whole number divided by zero, a range that ends \
      before it starts, or `prefix(-1)` ends the program. It is reported where evaluation comes there with the values that \
      the program itself states: nothing that only the running program knows, no measurement, no time and no chance decides.

      Ask first: `items.first`, `items.indices.contains(i)`, `if let`, `max(0, n)`.
      """,
    severity: .error,
    bad: [
      """
      struct Week: View {
        private let names = ["Mon", "Tue"]
        var body: some View { Text(names[2]) }
      }
      #Preview { Week() }
      """,
      """
      struct Average: View {
        @State private var values: [Int] = []
        var body: some View { Text("\\(values.reduce(0, +) / values.count)") }
      }
      #Preview { Average() }
      """,
      """
      struct Profile: View {
        @State private var name: String?
        var body: some View { Text(name!) }
      }
      #Preview { Profile() }
      """,
    ],
    good: [
      """
      struct Week: View {
        private let names = ["Mon", "Tue"]
        var body: some View { Text(names[1]) }
      }
      #Preview { Week() }
      """,
      """
      struct Average: View {
        @State private var values: [Int] = []
        var body: some View {
          if !values.isEmpty { Text("\\(values.reduce(0, +) / values.count)") }
        }
      }
      #Preview { Average() }
      """,
      """
      struct Row: View {
        let cells: [String]
        var body: some View { Text(cells[7]) }
      }
      """,
    ],
    check: .rendered { rendering in
      guard !rendering.needsValues else { return [] }
      return rendering.result.facts.traps.compactMap { trap in
        guard rendering.program.isTrap(trap), let place = rendering.program.place(trap.span) else { return nil }
        let scene = rendering.program.place(of: rendering.result.request)
        return .fault(
          Problem(
            place,
            "the program crashes here whenever this scene is shown: \(trap.reason)",
            related: scene.range.isEmpty ? [] : [RelatedPlace(scene, "the scene")]
          ),
          quotesFrames: false
        )
      }
    }
  )
}

extension ProgramScope {
  /// Whether the types of the code bear out what evaluation has met: it knows numbers and lists, not all of their types.
  fileprivate func isTrap(_ trap: UnknownRecord) -> Bool {
    let around = codeExpressions(around: trap.span)
    for placed in around {
      switch placed.expression.kind {
      case .binary(let binary) where binary.operatorSpan == trap.span:
        return type(of: placed.expression).flatMap { conforms($0, to: "BinaryInteger") } ?? false
      case .subscript(let access) where placed.expression.span == trap.span:
        // The positions of a slice are those of what it is a slice of.
        return isNominal(access.base, "Array")
      case .forceUnwrap(let inner) where inner.span == trap.span:
        return isCertainlyNil(PlacedExpression(expression: inner, scope: placed.scope), depth: 0)
      default: continue
      }
    }
    return around.contains { $0.expression.span == trap.span }
  }

  /// Whether nil comes from the program's own values, or from members of the standard library's collections: what other
  /// functions give where they are run may be something.
  private func isCertainlyNil(_ optional: PlacedExpression, depth: Int) -> Bool {
    guard depth < 6 else { return false }
    let value = optional.value
    switch value.expression.kind {
    case .nil: return true
    case .subscript(let access): return isNominal(access.base, "Dictionary")
    case .call(let call):
      guard let receiver = call.receiver else {
        return ["Double", "Int"].contains(call.calledName) && makesNumber(call)
      }
      return isCollection(receiver)
    case .member(let member):
      if let base = member.base, isCollection(base) { return true }
      return isPlainlyNil(value, depth)
    case .name: return isPlainlyNil(value, depth)
    default: return false
    }
  }

  /// Whether the variable is one of the program that begins as nil, or as something else that is certainly nil.
  private func isPlainlyNil(_ name: PlacedExpression, _ depth: Int) -> Bool {
    guard let (variable, scope) = declaredVariable(name.expression) else { return false }
    guard let initial = variable.initializer?.singleExpression ?? variable.accessors.getter?.body.result else {
      return variable.isStored && variable.type?.isOptional == true
    }
    let code =
      variable.isStored ? CodeScope(.initialValue(variable), in: scope) : CodeScope(.accessor(variable), in: scope)
    return isCertainlyNil(PlacedExpression(expression: initial, scope: code), depth: depth + 1)
  }

  private func makesNumber(_ call: CallExpression) -> Bool {
    guard let text = call.unlabeled?.value, call.arguments.count == 1 else { return false }
    return isNominal(text, "String")
  }

  private func isCollection(_ expression: Expression) -> Bool {
    ["Array", "Dictionary", "Set", "String"].contains { isNominal(expression, $0) }
  }

  /// Whether the expression is of the standard library's type of that name.
  private func isNominal(_ expression: Expression, _ name: String) -> Bool {
    guard let nominal = type(of: expression)?.nominal else { return false }
    return nominal.name == name && !declaresType(name)
  }
}
