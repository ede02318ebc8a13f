import Semantics
import ViewGraph

extension LintRule {
  static let entryDefaultClosure = LintRule(
    id: "entry-default-closure",
    summary: "The default of an '@Entry' is a closure",
    documentation: """
      Closures cannot be compared: SwiftUI takes the value for changed whenever the environment is written, and \
      evaluates every view that reads it. The macro of Xcode 27 warns.

      Wrap the closure in a type that is `Equatable` and has `callAsFunction`, as `OpenURLAction` does.
      """,
    severity: .warning,
    bad: [
      "extension EnvironmentValues { @Entry var open: (String) -> Void = { _ in } }",
      "extension EnvironmentValues { @Entry var refreshAll: @Sendable () async -> Void = {} }",
    ],
    good: [
      """
      struct OpenAction: Equatable {
        let id: Int
        func callAsFunction(_ name: String) {}
        static func == (a: OpenAction, b: OpenAction) -> Bool { a.id == b.id }
      }
      extension EnvironmentValues { @Entry var open = OpenAction(id: 0) }
      """,
      "extension EnvironmentValues { @Entry var onClose: (() -> Void)? = nil }",
    ],
    check: .program { scope in
      scope.entries.compactMap { entry in
        guard let value = entry.initializer?.singleExpression, value.closure != nil || scope.isFunction(value),
          let place = scope.place(entry.nameSpan)
        else { return nil }
        return Problem(
          place,
          "'\(entry.name)' is a closure, and closures are never equal: each write to the environment evaluates the views "
            + "that read it; wrap it in an 'Equatable' type with 'callAsFunction'",
          related: scope.place(value.span).map { [RelatedPlace($0, "the closure")] } ?? []
        )
      }
    }
  )
}

extension ProgramScope {
  /// Whether the value is a function, as one is that is named.
  fileprivate func isFunction(_ value: Expression) -> Bool {
    if case .function? = type(of: value) { true } else { false }
  }
}
