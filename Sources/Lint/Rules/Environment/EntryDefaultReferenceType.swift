import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let entryDefaultReferenceType = LintRule(
    id: "entry-default-reference-type",
    summary: "The default of an '@Entry' is a new object at every read",
    documentation: """
      `@Entry` turns its default into a getter. Where nobody injects a value, each read makes another object: what one \
      view writes, no other view sees, and every view that reads it is evaluated again.

      Name one object (`= .shared`), or keep an `EnvironmentKey` with `static let defaultValue`.
      """,
    severity: .warning,
    bad: [
      """
      final class Router { var path: [String] = [] }
      extension EnvironmentValues { @Entry var router = Router() }
      """,
      """
      protocol Loading {}
      actor ImageLoader: Loading { var count = 0 }
      extension EnvironmentValues { @Entry var loader: any Loading = ImageLoader() }
      """,
    ],
    good: [
      """
      final class Router {
        static let shared = Router()
        var path: [String] = []
      }
      extension EnvironmentValues { @Entry var router: Router = .shared }
      """,
      """
      struct Theme { var inset: CGFloat = 8 }
      extension EnvironmentValues { @Entry var theme = Theme() }
      """,
    ],
    check: .program { scope in
      scope.entries.compactMap { entry in
        guard let value = entry.initializer?.singleExpression, let fresh = FreshObject(of: entry, in: scope),
          let place = scope.place(value.span)
        else { return nil }
        let (type, isWhole) = (fresh.type, fresh.isWhole)
        let shared = scope.sharedObject(of: type)
        let advice = shared.map { "use '\(type).\($0.name)'" } ?? "use one object, such as a 'static let'"
        return Problem(
          place,
          "'@Entry' evaluates its default at every read, so '\(entry.name)' \(isWhole ? "is" : "holds") another '\(type)' each "
            + "time that nobody has set one; \(advice), or keep a key type with 'static let defaultValue'",
          proposals: isWhole ? shared.map { [scope.replacing(place, with: "\(type).\($0.name)")] } ?? [] : []
        )
      }
    }
  )
}

extension ProgramScope {
  /// The keys with `@Entry`, of whatever they are values of, in the order of their names.
  var entries: [VariableDeclaration] {
    let owners = ["ContainerValues", "EnvironmentValues", "FocusedValues", "Transaction"]
    return owners.flatMap { extensions(of: $0) }.flatMap(\.type.members.variables)
      .filter { $0.attribute("Entry") != nil }.ordered { $0.name < $1.name }
  }
}

extension ProgramScope {
  /// The place with other text.
  func replacing(_ place: Place, with text: String) -> FixProposal {
    FixProposal(
      "use '\(text)'",
      keepsMeaning: false,
      edits: [FileEdit(file: place.file, edit: TextEdit(range: place.range, replacement: text))]
    )
  }
}
