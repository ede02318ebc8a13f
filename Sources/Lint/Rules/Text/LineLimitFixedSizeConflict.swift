import Semantics
import ViewGraph

extension LintRule {
  static let lineLimitFixedSizeConflict = LintRule(
    id: "line-limit-fixed-size-conflict",
    summary: "One line of text that is also allowed its full height",
    documentation: """
      `.fixedSize(horizontal: false, vertical: true)` lets text have all the lines it needs. With `.lineLimit(1)` that \
      is one line, so it changes nothing; one of the two is left over.
      """,
    severity: .hint,
    bad: [
      """
      struct Title: View {
        let title: String
        var body: some View {
          Text(title).lineLimit(1).fixedSize(horizontal: false, vertical: true)
        }
      }
      """,
      """
      struct Title: View {
        let title: String
        var body: some View {
          Text(title)
            .font(.headline)
            .fixedSize(horizontal: false, vertical: true)
            .lineLimit(1)
        }
      }
      """,
    ],
    good: [
      """
      struct Title: View {
        let title: String
        var body: some View {
          Text(title).lineLimit(1)
        }
      }
      """,
      """
      struct Title: View {
        let title: String
        var body: some View {
          Text(title).lineLimit(3).fixedSize(horizontal: false, vertical: true)
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.modifierCalls("fixedSize").compactMap { problem($0, in: scope) }
    }
  )
}

private func problem(_ occurrence: CallOccurrence, in scope: ProgramScope) -> Problem? {
  let call = occurrence.call
  guard case .bool(false)? = call.argument("horizontal")?.value.kind,
    case .bool(true)? = call.argument("vertical")?.value.kind, call.baseTypeName == "Text",
    scope.startsWithFrameworkView(call), let place = scope.place(call.nameSpan)
  else { return nil }
  let modifiers = Array(call.chain) + scope.modifiers(over: call.span).map(\.call)
  let limit = modifiers.first { modifier in
    guard modifier.calledName == "lineLimit", modifier.arguments.count == 1, let lines = modifier.unlabeled?.value
    else {
      return false
    }
    return scope.constantNumber(lines, in: occurrence.scope) == 1
  }
  guard let limit else { return nil }
  return Problem(
    place,
    "with '.lineLimit(1)' the text needs one line at most, so '.fixedSize(horizontal: false, vertical: true)' changes "
      + "nothing; drop one of them",
    related: scope.place(limit.nameSpan).map { [RelatedPlace($0, "one line")] } ?? [],
    proposals: scope.proposal("drop '.fixedSize'", keepsMeaning: true, scope.removingModifier(call))
  )
}
