import Semantics

extension LintRule {
  static let objectCreatedInBodyOrObserved = LintRule(
    id: "object-created-in-body-or-observed",
    summary: "An observable object that every update makes anew",
    documentation: """
      `@ObservedObject` watches an object that somebody else keeps. Made in the property itself it is made again each \
      time the parent's body runs, and what it held is lost. The same goes for an object that `body` makes.

      Keep it with `@StateObject`, or with `@State` for an `@Observable` class.
      """,
    severity: .error,
    bad: [
      """
      final class Timer: ObservableObject { @Published var seconds = 0 }
      struct Clock: View {
        @ObservedObject var timer = Timer()
        var body: some View { Text("\\(timer.seconds)") }
      }
      """,
      """
      @Observable final class Search { var query = "" }
      struct Results: View {
        let search: Search
        var body: some View { Text(search.query) }
      }
      struct Screen: View {
        var body: some View {
          let search = Search()
          Results(search: search)
        }
      }
      """,
    ],
    good: [
      """
      final class Timer: ObservableObject { @Published var seconds = 0 }
      struct Clock: View {
        @StateObject private var timer = Timer()
        var body: some View { Text("\\(timer.seconds)") }
      }
      """,
      """
      final class Session: ObservableObject { static let shared = Session(); @Published var name = "" }
      struct Profile: View {
        @ObservedObject var session = Session.shared
        var body: some View { Text(session.name) }
      }
      """,
    ],
    check: .program { scope in
      scope.views.flatMap { type in observed(type, in: scope) + createdInBody(type, in: scope) }
    }
  )
}

/// `@ObservedObject var model = Model()`
private func observed(_ type: TypeParts, in scope: ProgramScope) -> [Problem] {
  type.variables.compactMap { property in
    guard let attribute = property.attribute("ObservedObject"), !property.modifiers.isTypeMember,
      let made = property.initializer?.singleExpression?.unwrapped.asCall, made.isInitializer,
      let name = made.baseTypeName, isObject(name, in: scope), let place = scope.place(property.nameSpan)
    else { return nil }
    return Problem(
      place,
      "each time the parent updates, '\(type.name)' is made again, and with it '\(property.name)': what this '\(name)' "
        + "held is lost; keep it with '@StateObject'",
      related: scope.place(made.nameSpan).map { [RelatedPlace($0, "made here")] } ?? [],
      proposals: scope.proposal(
        "use '@StateObject'",
        keepsMeaning: true,
        scope.replacing(attribute.span, with: "@StateObject")
      ),
      severity: isMadeByControllersOnly(type, in: scope) ? .warning : nil
    )
  }
}

/// Whether the view is only made for hosting controllers, which make it once.
private func isMadeByControllersOnly(_ type: TypeParts, in scope: ProgramScope) -> Bool {
  let makes = scope.calls(type.name).filter { $0.call.isInitializer && !scope.isInPreview($0.scope) }
  guard !makes.isEmpty else { return false }
  let roots = ["UIHostingController", "NSHostingController", "NSHostingView", "init"].flatMap { scope.calls($0) }
    .compactMap { $0.call.argument("rootView")?.value.span }
  return makes.allSatisfy { make in roots.contains { $0.contains(make.call.span) } }
}

/// Whether the workspace does not say that the type is something else than an object.
private func isObject(_ name: String, in scope: ProgramScope) -> Bool {
  guard let declaration = scope.program.type(named: name)?.declaration else { return true }
  return declaration.kind == .class
}

/// `let model = Model()` in a body.
private func createdInBody(_ type: TypeParts, in scope: ProgramScope) -> [Problem] {
  let body = type.variables.first { $0.name == "body" && !$0.modifiers.isTypeMember }
  return (body?.accessors.getter?.body.statements ?? []).compactMap { statement in
    guard case .variable(let binding) = statement.kind, binding.wrapped == nil,
      let made = binding.initializer?.unwrapped.asCall, made.isInitializer, let name = made.baseTypeName,
      isObservable(name, in: scope), let place = scope.place(made.nameSpan)
    else { return nil }
    return Problem(
      place,
      "'body' runs at each update, and each time this '\(name)' is another one, so what it held is lost; keep it in a "
        + "property with '@StateObject' or '@State'"
    )
  }
}

private func isObservable(_ name: String, in scope: ProgramScope) -> Bool {
  guard let nominal = scope.program.type(named: name), let declaration = nominal.declaration, declaration.kind == .class
  else { return false }
  return nominal.conforms(to: "ObservableObject") || declaration.attribute("Observable") != nil
}
