import Catalog
import Semantics
import SourceText
import Syntax
import ViewGraph

extension LintRule {
  static let environmentLostInNavigation = LintRule(
    id: "environment-lost-in-navigation",
    summary: "A pushed view does not get what is injected into the root of its stack",
    documentation: """
      A destination is no child of the stack's root content: it hangs on the `NavigationStack`. What is injected into the \
      root content, before `.navigationDestination`, does not reach it; for an object the program stops when the user \
      navigates.

      Inject on the `NavigationStack` itself, or on the destination.
      """,
    severity: .warning,
    bad: [
      """
      @Observable final class Store { var title = "Item" }
      struct Detail: View {
        @Environment(Store.self) private var store
        var body: some View { Text(store.title) }
      }
      struct Root: View {
        @State private var store = Store()
        var body: some View {
          NavigationStack {
            NavigationLink("Open", value: 1)
              .environment(store)
              .navigationDestination(for: Int.self) { _ in Detail() }
          }
        }
      }
      """,
      """
      final class Session: ObservableObject { @Published var user = "Ada" }
      struct Profile: View {
        @EnvironmentObject private var session: Session
        var body: some View { Text(session.user) }
      }
      struct Root: View {
        @StateObject private var session = Session()
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            Button("Profile") { isShown = true }
              .environmentObject(session)
              .navigationDestination(isPresented: $isShown) { Profile() }
          }
        }
      }
      """,
    ],
    good: [
      """
      @Observable final class Store { var title = "Item" }
      struct Detail: View {
        @Environment(Store.self) private var store
        var body: some View { Text(store.title) }
      }
      struct Root: View {
        @State private var store = Store()
        var body: some View {
          NavigationStack {
            NavigationLink("Open", value: 1)
              .navigationDestination(for: Int.self) { _ in Detail() }
          }
          .environment(store)
        }
      }
      """,
      """
      @Observable final class Store { var title = "Item" }
      struct Detail: View {
        @Environment(Store.self) private var store
        var body: some View { Text(store.title) }
      }
      struct Root: View {
        @State private var store = Store()
        var body: some View {
          NavigationStack {
            NavigationLink("Open", value: 1)
              .environment(store)
              .navigationDestination(for: Int.self) { _ in Detail().environment(store) }
          }
        }
      }
      """,
    ],
    check: .program { scope in
      let destinations = scope.calls("navigationDestination")
      guard !destinations.isEmpty else { return [] }
      let uses = scope.environmentUses
      guard !uses.injections.isEmpty else { return [] }
      let needs = scope.environmentNeeds
      return destinations.flatMap { destination in
        uses.injections.compactMap { problem($0, destination, uses, needs, scope) }
      }
    }
  )
}

private let stacks: Set = ["NavigationSplitView", "NavigationStack"]

private func problem(
  _ injection: EnvironmentUses.Injection,
  _ destination: CallOccurrence,
  _ uses: EnvironmentUses,
  _ needs: EnvironmentNeeds,
  _ scope: ProgramScope
) -> Problem? {
  let isObject = if case .object = injection.key { true } else { false }
  guard uses.injections(of: injection.key).count == 1, let content = destination.call.arguments.last?.value,
    needs.reads(injection.key, below: content, in: scope) == true,
    let stack = destination.scope.stack, let place = scope.place(injection.call.nameSpan),
    destination.call.isModifying(injection.call)
      || isObject && uses.unknownInjections.isEmpty && injection.isDeep(below: destination, in: scope)
  else { return nil }
  let consequence = isObject ? "the program stops when it is pushed" : "it gets the default"
  var related = scope.place(destination.call.nameSpan).map { [RelatedPlace($0, "the destination")] } ?? []
  if let place = scope.place(stack.nameSpan) { related.append(RelatedPlace(place, "inject here")) }
  return Problem(
    place,
    "'\(injection.key.description)' is injected into the root of the stack, which a pushed destination is not part of: "
      + "the destination reads it and \(consequence); inject it on the '\(stack.calledName ?? "stack")'",
    related: related,
    proposals: stack.span.contains(injection.call.span)
      ? proposal(injection.call, to: stack, in: scope).map { [$0] } ?? [] : [],
    severity: isObject ? nil : .info
  )
}

/// The modifier behind the stack.
private func proposal(_ call: CallExpression, to stack: CallExpression, in scope: ProgramScope) -> FixProposal? {
  guard let receiver = call.receiver, let whole = scope.place(call.span), let kept = scope.place(receiver.span),
    let name = scope.place(call.nameSpan), let end = scope.place(stack.span)
  else { return nil }
  let text = scope.text(Place(file: whole.file, range: ByteRange(name.range.start, whole.range.end)))
  let line = scope.closingIndentation(of: end).map { "\n\($0)" } ?? ""
  return FixProposal(
    "inject on the '\(stack.calledName ?? "stack")'",
    keepsMeaning: false,
    edits: [
      FileEdit(
        file: whole.file,
        edit: TextEdit(range: ByteRange(kept.range.end, whole.range.end), replacement: "")
      ),
      FileEdit(
        file: end.file,
        edit: TextEdit(range: ByteRange(end.range.end, end.range.end), replacement: "\(line).\(text)")
      ),
    ]
  )
}

extension EnvironmentUses.Injection {
  /// Whether the object is set on a view somewhere in what the destination modifies, and reaches no further; not in what
  /// the destination shows.
  fileprivate func isDeep(below destination: CallOccurrence, in scope: ProgramScope) -> Bool {
    let around = ViewSurroundings(of: call.span, in: occurrence.scope, of: scope)
    guard around.calls.contains(where: { $0.call === destination.call }), !around.isContent(of: destination.call),
      !around.contains(Self.presenting)
    else { return false }
    let above = ViewSurroundings(of: destination.call.span, in: destination.scope, of: scope)
    return !above.calls.contains { $0.call === call }
  }

  /// What shows views elsewhere.
  private static let presenting = ModifierTraits.presents.names.subtracting(["navigationDestination"])
    .union(["NavigationLink", "toolbar"])
}

extension CodeScope {
  /// The navigation container whose content the code is part of.
  fileprivate var stack: CallExpression? {
    for scope in chain {
      guard case .closure(_, let call) = scope.kind else { return nil }
      if let call, call.receiver == nil, stacks.contains(call.calledName ?? "") { return call }
    }
    return nil
  }
}

extension ProgramScope {
  /// The white space before the last line of a place that fills several lines.
  func closingIndentation(of place: Place) -> String? {
    guard let text = tree(place.file)?.text, place.range.count > 0 else { return nil }
    let last = text.lineColumn(at: place.range.end).line
    guard last != text.lineColumn(at: place.range.start).line else { return nil }
    let content = text.string(in: ByteRange(text.lineStart(last), place.range.end))
    return String(content.prefix { $0 == " " || $0 == "\t" })
  }
}
