import Semantics
import ViewGraph

extension LintRule {
  static let scrollToUnknownID = LintRule(
    id: "scroll-to-unknown-id",
    summary: "Scrolling to an id that no view has",
    documentation: """
      `ScrollViewProxy.scrollTo(_:anchor:)` looks for the view with that id: one that `.id(…)` gives, or that a \
      `ForEach` takes from its data. Where there is none it does nothing, without a word.
      """,
    severity: .info,
    bad: [
      """
      struct Log: View {
        let lines = [1, 2, 3]
        var body: some View {
          ScrollViewReader { proxy in
            ScrollView {
              ForEach(lines, id: \\.self) { Text("\\($0)").frame(maxWidth: .infinity) }
            }
            Button("End") { proxy.scrollTo("end") }
          }
        }
      }
      """,
      """
      struct Story: View {
        var body: some View {
          ScrollViewReader { reader in
            ScrollView {
              VStack {
                Text("Start").id("top").frame(maxWidth: .infinity)
                Text("End")
              }
            }
            .onAppear { reader.scrollTo("bottom", anchor: .bottom) }
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Log: View {
        let lines = [1, 2, 3]
        var body: some View {
          ScrollViewReader { proxy in
            ScrollView {
              ForEach(lines, id: \\.self) { Text("\\($0)").frame(maxWidth: .infinity) }
              Color.clear.frame(height: 1).id("end")
            }
            Button("End") { proxy.scrollTo("end") }
          }
        }
      }
      """,
      """
      struct Letters: View {
        let letters: [String]
        var body: some View {
          ScrollViewReader { proxy in
            ScrollView { ForEach(letters, id: \\.self) { Text($0).frame(maxWidth: .infinity) } }
              .onAppear { proxy.scrollTo("m") }
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      let goals = unit.calls("scrollTo").filter { $0.call.unlabeled?.value.idText != nil }
      guard !goals.isEmpty else { return [] }
      let ids = IDs(in: scope)
      return goals.compactMap { problem($0.call, ids, in: scope) }
    }
  )
}

private func problem(_ call: CallExpression, _ ids: IDs, in scope: ProgramScope) -> Problem? {
  guard let goal = call.unlabeled?.value, let text = goal.idText, !ids.mayContain(text, of: goal),
    let place = scope.place(goal.span)
  else { return nil }
  return Problem(
    place,
    "no view has the id \(text), so this scrolls nowhere; put '.id(\(text))' on the view to scroll to"
  )
}

/// The ids that views of the program have.
private struct IDs {
  private let written: Set<String>
  /// The types of ids that are computed; nil where one is not known.
  private let computed: Set<String>?

  init(in scope: ProgramScope) {
    var written: Set<String> = []
    var computed: Set<String>? = []
    for occurrence in scope.calls("id") where occurrence.call.receiver != nil || !occurrence.call.arguments.isEmpty {
      if let text = occurrence.call.unlabeled?.value.idText { written.insert(text) } else { computed = nil }
    }
    for loop in scope.viewCalls("ForEach") + scope.viewCalls("List") where loop.call.unlabeled != nil {
      if let identity = LoopIdentity(loop, in: scope) { computed?.insert(identity.typeName) } else { computed = nil }
    }
    self.written = written
    self.computed = computed
  }

  func mayContain(_ text: String, of goal: Expression) -> Bool {
    guard !written.contains(text) else { return true }
    guard let computed else { return true }
    return computed.contains { !["Int", "String", "UUID", "Double"].contains($0) || $0 == goal.idType }
  }
}

extension Expression {
  /// A literal id as written: `"end"`, `3`.
  fileprivate var idText: String? {
    if case .integer(let value) = unwrapped.kind { return "\(value)" }
    return unwrapped.literalText.map { "\"\($0)\"" }
  }

  fileprivate var idType: String {
    if case .integer = unwrapped.kind { "Int" } else { "String" }
  }
}
