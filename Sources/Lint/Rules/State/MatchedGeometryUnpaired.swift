import Catalog
import Semantics
import ViewGraph

extension LintRule {
  static let matchedGeometryUnpaired = LintRule(
    id: "matched-geometry-unpaired",
    summary: "A matched geometry without a partner",
    documentation: """
      `.matchedGeometryEffect(id:in:)` moves between two views of one id in one namespace. An id that occurs once has \
      nothing to move to.

      Give the other view the same id, or remove the modifier.
      """,
    severity: .hint,
    bad: [
      """
      struct Card: View {
        @Namespace private var space
        var body: some View { Text("Card").matchedGeometryEffect(id: "card", in: space) }
      }
      """,
      """
      struct Card: View {
        @Namespace private var space
        @State private var isOpen = false
        var body: some View {
          VStack {
            Toggle("Open", isOn: $isOpen)
            if isOpen {
              Circle().matchedGeometryEffect(id: "a", in: space)
            } else {
              Circle().matchedGeometryEffect(id: "b", in: space)
            }
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Card: View {
        @Namespace private var space
        @State private var isOpen = false
        var body: some View {
          VStack {
            Toggle("Open", isOn: $isOpen)
            if isOpen {
              Circle().matchedGeometryEffect(id: "a", in: space)
            } else {
              Rectangle().matchedGeometryEffect(id: "a", in: space)
            }
          }
        }
      }
      """,
      """
      struct Card: View {
        let space: Namespace.ID
        var body: some View { Text("Card").matchedGeometryEffect(id: "card", in: space) }
      }
      """,
    ],
    check: .unit { unit, scope in
      let spaces = unit.stateProperties(["Namespace"])
      guard !spaces.isEmpty else { return [] }
      let calls = scope.modifierCalls("matchedGeometryEffect")
      return calls.isEmpty ? [] : spaces.flatMap { problems($0, calls, in: scope) }
    }
  )
}

private func problems(_ space: StateProperty, _ calls: [CallOccurrence], in scope: ProgramScope) -> [Problem] {
  let own = calls.filter { occurrence in
    occurrence.call.argument("in")?.value.ownMember == space.name
      && occurrence.scope.type?.qualifiedName == space.owner.declaration.type.qualifiedName
  }
  // A namespace that is handed on has ids elsewhere.
  guard scope.ownUses(of: space.name, in: space.owner.declaration.type).count == own.count,
    !space.isUsedInOtherBuild
  else { return [] }
  let ids = own.map { occurrence -> String? in
    guard let id = occurrence.call.argument("id")?.value else { return nil }
    return scope.text(ofConstant: id, in: occurrence.scope)
  }
  guard ids.allSatisfy({ $0 != nil }) else { return [] }
  return own.indices.compactMap { index in
    guard let id = ids[index], ids.count(where: { $0 == id }) == 1,
      !scope.isRepeated(own[index].scope, of: space.owner),
      let place = scope.place(own[index].call.nameSpan)
    else {
      return nil
    }
    return Problem(
      place,
      "no other view has the id \"\(id)\" in '\(space.name)', so there is nothing to move to; give it a partner, or remove it",
      proposals: scope.proposal("remove it", keepsMeaning: true, scope.removingModifier(own[index].call))
    )
  }
}

extension ProgramScope {
  /// The text that the id always is, here or as the value of a constant.
  fileprivate func text(ofConstant id: Expression, in code: CodeScope) -> String? {
    id.literalText ?? sources(of: id, in: code).only?.expression.literalText
  }
}

extension ProgramScope {
  /// Whether the code may run for several rows, one of which may hand the place on to the next one: a loop is around it, or
  /// around what names the member that it stands in, or the member is named more than once.
  fileprivate func isRepeated(_ code: CodeScope, of owner: TypeParts) -> Bool {
    var pending = [code]
    var seen: Set<String> = []
    while let next = pending.popLast() {
      if next.containers.contains(where: { makesView($0, .repeats) }) { return true }
      guard let member = next.outermostCode?.memberName, seen.insert(member).inserted else { continue }
      let uses = ownUses(of: member, in: owner.declaration.type)
      if uses.count > 1 { return true }
      pending += uses.map(\.scope)
    }
    return false
  }
}

extension CodeScope {
  /// The property or function whose code this is.
  fileprivate var memberName: String? {
    switch kind {
    case .function(let function): function.name
    case .accessor(let variable), .initialValue(let variable): variable.name
    default: nil
    }
  }
}
