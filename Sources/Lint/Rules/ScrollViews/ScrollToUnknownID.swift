import Semantics
import SourceText
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
      let goals = unit.calls("scrollTo").compactMap { goal in
        (scope.id(of: goal) ?? scope.goalType(of: goal.call).map(KnownID.init(ofType:))).map { (goal.call, $0) }
      }
      guard !goals.isEmpty else { return [] }
      let ids = IDs(in: scope)
      return goals.compactMap { problem($0, id: $1, ids, in: scope) }
    }
  )
}

private func problem(_ call: CallExpression, id: KnownID, _ ids: IDs, in scope: ProgramScope) -> Problem? {
  guard let goal = call.unlabeled?.value, !ids.mayContain(id), let place = scope.place(goal.span) else { return nil }
  guard let text = id.text else {
    return Problem(
      place,
      "no view has an id of the type '\(id.type)', so this scrolls nowhere; scroll to what '.id(…)' or the 'ForEach' gives"
        + (ids.types.isEmpty ? "" : ", of the type \(ids.types.map { "'\($0)'" }.joined(separator: " or "))")
    )
  }
  return Problem(
    place,
    "no view has the id \(text), so this scrolls nowhere; put '.id(\(text))' on the view to scroll to"
  )
}

/// The ids that views of the program have.
private struct IDs {
  private let written: Set<KnownID>
  /// The types of ids that are computed; nil where one is not known.
  private let computed: Set<String>?

  init(in scope: ProgramScope) {
    var written: Set<KnownID> = []
    var computed: Set<String>? = []
    for occurrence in scope.calls("id") where occurrence.call.receiver != nil || !occurrence.call.arguments.isEmpty {
      if let id = scope.id(of: occurrence) {
        written.insert(id)
      } else if let type = scope.idType(of: occurrence.call.unlabeled?.value) {
        computed?.insert(type)
      } else {
        computed = nil
      }
    }
    for loop in scope.viewCalls("ForEach") + scope.viewCalls("List") where loop.call.unlabeled != nil {
      if let identity = LoopIdentity(loop, in: scope) { computed?.insert(identity.typeName) } else { computed = nil }
    }
    self.written = written
    self.computed = computed
  }

  /// The types of all ids, in the order of their names.
  var types: [String] { Set(written.map(\.type)).union(computed ?? []).ordered() }

  func mayContain(_ goal: KnownID) -> Bool {
    guard goal.text != nil ? !written.contains(goal) : !written.contains(where: { $0.type == goal.type }) else {
      return true
    }
    guard let computed else { return true }
    return computed.contains { !["Int", "String", "UUID", "Double"].contains($0) || $0 == goal.type }
  }
}

/// An id that the source states, or of which it says the type.
private struct KnownID: Hashable {
  /// As written: `"end"`, `3`, `Mark.end`; nil where it is computed.
  let text: String?
  let type: String

  init(ofType type: String) {
    text = nil
    self.type = type
  }

  init?(_ expression: Expression, in scope: ProgramScope) {
    switch expression.unwrapped.kind {
    case .integer(let value): self.init(text: "\(value)", type: "Int")
    case .string: self.init(string: expression)
    case .member(let member): self.init(case: member, in: scope)
    default: return nil
    }
  }

  private init(text: String, type: String) {
    self.text = text
    self.type = type
  }

  private init?(string: Expression) {
    guard let text = string.unwrapped.literalText else { return nil }
    self.init(text: "\"\(text)\"", type: "String")
  }

  /// A case without payload of an enumeration of the program.
  private init?(case member: MemberExpression, in scope: ProgramScope) {
    guard let type = member.base?.dottedName?.last,
      let cases = scope.declaredTypes(named: type).first?.all.flatMap(\.type.members.cases),
      cases.contains(where: { $0.name == member.name })
    else { return nil }
    self.init(text: "\(type).\(member.name)", type: type)
  }
}

extension ProgramScope {
  /// The name of the type of an id that is computed; nil where it is generic, or not known.
  fileprivate func idType(of id: Expression?) -> String? {
    guard let id, let type = type(of: id) else { return nil }
    let name = (type.wrapped ?? type).nominal.map { String($0.lastName) }
    // What hides the type may be of any.
    return name == "AnyHashable" ? nil : name
  }

  /// The type of what a reader's proxy is told to scroll to.
  fileprivate func goalType(of call: CallExpression) -> String? {
    guard let receiver = call.receiver, type(of: receiver)?.nominal.map({ $0.lastName == "ScrollViewProxy" }) == true
    else { return nil }
    return idType(of: call.unlabeled?.value)
  }

  /// The id that a call is given, here or by way of constants.
  fileprivate func id(of occurrence: CallOccurrence) -> KnownID? {
    guard let value = occurrence.call.unlabeled?.value else { return nil }
    return KnownID(value, in: self)
      ?? sources(of: value, in: occurrence.scope).only.flatMap { KnownID($0.expression, in: self) }
  }
}
