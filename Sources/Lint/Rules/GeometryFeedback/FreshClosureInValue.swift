import Semantics
import ViewGraph

extension LintRule {
  static let freshClosureInValue = LintRule(
    id: "fresh-closure-in-value",
    summary: "A value that is handed through the hierarchy holds a closure made in 'body'",
    documentation: """
      Closures are never equal. A focused value, a preference or an environment value that holds one made in `body` is a \
      new value at each evaluation: everybody who reads it is evaluated again, and where this evaluates the view that \
      sets it, it never ends.

      Hand on something that can be compared (an identifier, an `Equatable` action) and look the method up where it is \
      called.
      """,
    severity: .warning,
    bad: [
      """
      struct SaveAction {
        let run: () -> Void
        func callAsFunction() { run() }
      }
      extension FocusedValues { @Entry var save: SaveAction? }
      struct Editor: View {
        @State private var text = ""
        var body: some View {
          TextField("Text", text: $text).focusedValue(\\.save, SaveAction { text = "" })
        }
      }
      """,
      """
      struct Command { var perform: () -> Void = {} }
      struct CommandKey: PreferenceKey {
        static let defaultValue: Command? = nil
        static func reduce(value: inout Command?, nextValue: () -> Command?) { value = nextValue() ?? value }
      }
      struct Row: View {
        @State private var count = 0
        var body: some View {
          Text("Row \\(count)").preference(key: CommandKey.self, value: Command(perform: { count += 1 }))
        }
      }
      """,
    ],
    good: [
      """
      struct SaveAction: Equatable {
        let id: Int
        let run: () -> Void
        static func == (a: SaveAction, b: SaveAction) -> Bool { a.id == b.id }
      }
      extension FocusedValues { @Entry var save: SaveAction? }
      struct Editor: View {
        @State private var text = ""
        var body: some View {
          TextField("Text", text: $text).focusedValue(\\.save, SaveAction(id: 1) { text = "" })
        }
      }
      """,
      """
      struct Editor: View {
        @State private var text = ""
        var body: some View {
          TextField("Text", text: $text).environment(\\.openURL, OpenURLAction { _ in .handled })
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      ["focusedSceneValue", "focusedValue", "environment", "preference"].flatMap { unit.calls($0) }.compactMap {
        problem($0, in: scope)
      }
    }
  )
}

private func problem(_ occurrence: CallOccurrence, in scope: ProgramScope) -> Problem? {
  let call = occurrence.call
  guard occurrence.hasReceiver, call.arguments.count == 2,
    let name = call.calledName,
    let value = call.arguments.last?.value, let made = scope.made(by: value, in: occurrence.scope),
    let type = scope.typeName(madeBy: made, as: value), scope.holdsClosure(made, in: occurrence.scope),
    let declared = scope.type(named: type),
    declared.kind == .structure, !declared.conforms(to: "Equatable"), declared.storesFunction,
    let place = scope.place(value.span)
  else { return nil }
  return Problem(
    place,
    "'\(type)' holds a closure that is made anew at each evaluation, and closures are never equal: everybody who reads "
      + "what '\(name)' sets is evaluated again each time; make '\(type)' 'Equatable' by something that stays",
    related: declared.declaration.flatMap { scope.place($0.nameSpan) }.map { [RelatedPlace($0, "holds a closure")] }
      ?? [],
    severity: name == "environment" ? .info : nil
  )
}

extension ProgramScope {
  /// The type that the call makes a value of, by its name or as the one that is expected: `.init(run: save)`.
  fileprivate func typeName(madeBy made: CallExpression, as value: Expression) -> String? {
    if made.isImplicitInitializer {
      guard let type = type(of: value) else { return nil }
      return (type.wrapped ?? type).nominal?.name
    }
    return made.receiver == nil ? made.calledName : nil
  }

  /// Whether a value is made with a closure, written there or given by who calls the code, or with a method of the view.
  fileprivate func holdsClosure(_ made: CallExpression, in code: CodeScope) -> Bool {
    made.arguments.contains { argument in
      if argument.value.closure != nil { return true }
      if argument.value.ownMember != nil, case .function? = declaredValue(argument.value) { return true }
      guard case .local = argument.value.unwrapped.kind else { return false }
      return sources(of: argument.value, in: code).found.contains { $0.expression.closure != nil }
    }
  }

  /// The call that makes the value; of a constant of the code, a computed property or a function, the one behind it.
  fileprivate func made(by value: Expression, in code: CodeScope) -> CallExpression? {
    let expression = code.value(of: value).expression
    if let getter = declaredVariable(expression)?.variable.accessors.getter {
      return getter.body.result?.unwrapped.asCall
    }
    guard let call = expression.asCall, let function = calledFunction(call)?.function, !function.isInitializer else {
      return expression.asCall
    }
    return function.body?.result?.unwrapped.asCall
  }
}

extension NominalType {
  fileprivate var storesFunction: Bool {
    storedProperties.contains { property in
      switch property.type?.kind {
      case .function: true
      case .optional(let wrapped): if case .function = wrapped.kind { true } else { false }
      default: property.initializer?.singleExpression?.closure != nil
      }
    }
  }
}
