import Interpreter
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let evaluationTrap = LintRule(
    id: "evaluation-trap",
    summary: "The program crashes whenever a scene is shown",
    documentation: """
      An index beyond the end of an array, nil that is unwrapped with `!`, an error that `try!` meets, a value that `as!` \
      casts to another type, a whole number divided by zero or beyond its limits, a key that a dictionary is given twice, a \
      range that ends before it starts, or `prefix(-1)` ends the program. It is reported where evaluation comes there with the values that \
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
      // What comes after the first, no run reaches.
      guard let trap = rendering.result.facts.traps.first(where: rendering.program.isTrap),
        let place = rendering.program.place(trap.span)
      else { return [] }
      let scene = rendering.program.place(of: rendering.result.request)
      return [
        .fault(
          Problem(
            place,
            "the program crashes here whenever this scene is shown: \(trap.reason)",
            related: scene.range.isEmpty ? [] : [RelatedPlace(scene, "the scene")]
          ),
          quotesFrames: false
        )
      ]
    }
  )
}

extension ProgramScope {
  /// Whether the types of the code bear out what evaluation has met: it knows numbers and lists, not all of their types.
  fileprivate func isTrap(_ trap: UnknownRecord) -> Bool {
    let around = codeExpressions(around: trap.span)
    guard !around.contains(where: readsShared) else { return false }
    for placed in around {
      if let isTrap = isTrap(at: trap.span, placed) { return isTrap }
    }
    return around.contains { $0.expression.span == trap.span }
  }

  /// Whether the expression reads a variable that all share and that code of the program sets, at whatever moment: an app
  /// may do so before it shows anything.
  private func readsShared(_ placed: PlacedExpression) -> Bool {
    guard let (variable, _) = declaredVariable(placed.expression), variable.isStored, !variable.isLet else {
      return false
    }
    let isShared = variable.modifiers.isTypeMember || !globalVariables(named: variable.name).isEmpty
    return isShared && isWritten(variable.name)
  }

  /// The same where the expression is what ended the program; nil for other expressions.
  private func isTrap(at span: SourceSpan, _ placed: PlacedExpression) -> Bool? {
    let expression = placed.expression
    switch expression.kind {
    case .binary(let binary) where binary.operatorSpan == span: return isOfWholeNumbers(expression)
    case .assignment(let assignment) where assignment.target.span == span:
      return assignment.operator == nil ? nil : isOfWholeNumbers(assignment.target)
    case .subscript(let access) where expression.span == span:
      // The positions of a part of a text are those of the text.
      return ["Array", "ArraySlice", "ContiguousArray", "String"].contains { isNominal(access.base, $0) }
    case .forceUnwrap(let inner) where inner.span == span:
      return isCertainlyNil(PlacedExpression(expression: inner, scope: placed.scope))
    case .try(let inner, .forced) where inner.span == span: return true
    case .cast(let cast) where cast.kind == .forced && cast.value.span == span: return true
    case .dictionary where expression.span == span: return isNominal(expression, "Dictionary")
    case .call(let call) where expression.span == span && call.calledName == "index":
      return call.receiver.map { isNominal($0, "String") } ?? false
    case .name, .member:
      guard expression.span == span else { return nil }
      return isImplicitlyUnwrappedNil(placed)
    default: return nil
    }
  }

  /// Whether dividing by zero, or going beyond the limits, is an error with the numbers' type.
  private func isOfWholeNumbers(_ expression: Expression) -> Bool {
    type(of: expression).flatMap { conforms($0, to: "BinaryInteger") } ?? false
  }

  /// Whether the expression is of the standard library's type of that name.
  private func isNominal(_ expression: Expression, _ name: String) -> Bool {
    guard let nominal = type(of: expression)?.nominal else { return false }
    return nominal.name == name && !declaresType(name)
  }
}
