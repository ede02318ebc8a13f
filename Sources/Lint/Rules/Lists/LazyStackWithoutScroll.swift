import Catalog
import Interpreter
import Layout
import Queries
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let lazyStackWithoutScroll = LintRule(
    id: "lazy-stack-without-scroll",
    summary: "A lazy stack with nothing around it that scrolls",
    documentation: """
      A lazy stack makes the rows that are visible in the scroll view around it. Without one it makes them all, fills \
      its cross axis, and guesses at its length for nothing.

      Use the plain stack, or put it into a `ScrollView`.
      """,
    severity: .info,
    bad: [
      """
      struct Summary: View {
        var body: some View {
          LazyVStack {
            Text("Distance")
            Text("Time")
          }
        }
      }
      """,
      """
      struct Swatches: View {
        var body: some View {
          LazyHStack { Color.red.frame(width: 20); Color.blue.frame(width: 20) }
        }
      }
      struct Panel: View {
        var body: some View {
          VStack {
            Text("Colors")
            Swatches().frame(height: 30)
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Summary: View {
        var body: some View {
          VStack {
            Text("Distance")
            Text("Time")
          }
        }
      }
      """,
      """
      struct Rows: View {
        var body: some View {
          LazyVStack { Text("Distance"); Text("Time") }
        }
      }
      struct Screen: View {
        var body: some View {
          ScrollView { Rows() }
        }
      }
      """,
    ],
    check: .rendered(
      { rendering in
        rendering.elements(named: "LazyVStack", "LazyHStack").compactMap { observation($0, in: rendering) }
      },
      judge: .everywhere
    )
  )
}

private func observation(_ stack: Element, in rendering: Rendering) -> Observation? {
  guard let place = rendering.program.place(stack.nameSpan), let call = rendering.call(of: stack) else { return nil }
  let scope = rendering.program
  guard !scope.derived(scrolling, for: call.call.span) else {
    return .fine(place)
  }
  let plain = String(stack.name.dropFirst(4))
  return .fault(
    Problem(
      place,
      "nothing around this '\(stack.name)' scrolls, so it makes all of its rows at once anyway; use "
        + "'\(plain)', or put it into a ScrollView",
      proposals: rendering.program.proposal(
        "use '\(plain)'",
        keepsMeaning: true,
        rendering.program.replacing(stack.nameSpan, with: plain)
      )
    ),
    quotesFrames: false
  )
}

private let scrolling = ComparedQuery<ProgramScope, SourceSpan, Bool> { span, scope in
  scope.call(at: span).map { mayScroll(around: $0, in: scope) } ?? false
}

/// Whether something around the call in the source scrolls, or may.
private func mayScroll(around call: CallOccurrence, in scope: ProgramScope) -> Bool {
  let surroundings = ViewSurroundings(of: call.call.span, in: call.scope, of: scope)
  return surroundings.contains(ViewTraits.scrolls.names.union(ViewTraits.hosts))
    || isPlacedByOthers(call, in: scope) || !isInFramework(surroundings, in: scope)
}

/// A component of a library, or content for whoever takes it: callers decide what is around.
private func isPlacedByOthers(_ call: CallOccurrence, in scope: ProgramScope) -> Bool {
  call.scope.chain.contains { scope in
    switch scope.kind {
    case .type(let type): type.modifiers.contains(.public) || type.name == "View"
    case .function(let function): function.modifiers.contains(.public)
    default: false
    }
  }
}

/// Whether only the framework's views stand around: a container of the workspace's own may scroll.
private func isInFramework(_ surroundings: ViewSurroundings, in scope: ProgramScope) -> Bool {
  surroundings.calls.allSatisfy { occurrence in
    guard let name = occurrence.call.calledName else { return false }
    guard occurrence.call.isInitializer else { return scope.ownModifier(occurrence.call) == nil }
    return scope.startsWithFrameworkView(occurrence.call)
      || occurrence.call.closures.isEmpty && name.isCapitalized
  }
}
