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
      let keys = scope.types(conformingTo: "EnvironmentKey").compactMap { key -> (String, Expression)? in
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
    let what = scope.freshValue(of: value)?.name
      ?? (isEntry ? nil : scope.madeObject(value).map { "a new '\($0)'" }),
    let place = scope.place(value.span)
  else { return nil }
  return Problem(
    place,
    "the default of '\(name)' is \(what) at every read, so readers are evaluated again and again and no two see the same; "
      + "use a constant"
  )
}
