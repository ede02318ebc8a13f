import Catalog
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let negativeSpacingOrPadding = LintRule(
    id: "negative-spacing-or-padding",
    summary: "A padding or spacing below zero",
    documentation: """
      `.padding(-8)` makes the views around believe that this one is smaller than it is, so it is drawn over them, and a \
      stack with a negative spacing lays its children on top of each other. Mostly it takes back a padding that \
      stands elsewhere, which is the one to change.

      Off unless it is configured: piles of portraits and content that runs to the edges are made that way.
      """,
    severity: .off,
    bad: [
      """
      struct Row: View {
        var body: some View {
          VStack { Text("Wide").background(.yellow).padding(.horizontal, -8); Text("b") }
        }
      }
      """,
      """
      struct Heading: View {
        var body: some View {
          VStack(spacing: -6) {
            Text("Chapter").padding(16).padding(-4)
            Text("One")
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Row: View {
        var body: some View {
          VStack { Text("Wide").background(.yellow); Text("b") }
        }
      }
      """,
      """
      struct Heading: View {
        var body: some View {
          VStack(spacing: 0) {
            Text("Chapter").padding(12)
            Text("One").offset(y: -4)
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.modifierCalls("padding").compactMap { padding($0, in: scope) }
        + stacks.flatMap { unit.viewCalls($0) }.compactMap { spacing($0, in: scope) }
    }
  )
}

private let stacks = ViewTraits.lazy.names.union(ViewTraits.linear.names).subtracting(ViewTraits.hasRows.names)
  .ordered()

private func padding(_ occurrence: CallOccurrence, in scope: ProgramScope) -> Problem? {
  let call = occurrence.call
  let edges = call.arguments.flatMap { $0.value.unwrapped.asCall?.arguments.map(\.value) ?? [$0.value] }
  let lengths = edges.lazy.compactMap { edge in
    scope.constantNumber(edge, in: occurrence.scope).map { (length: edge, number: $0) }
  }
  guard let (length, number) = lengths.first(where: { $0.number < 0 }), number.isFinite,
    let place = scope.place(length.span)
  else { return nil }
  return Problem(
    place,
    "a padding of \(Points(number)) lets this view reach over its neighbors; take it off the padding that is too large",
    proposals: sum(of: call, in: scope)
  )
}

private func spacing(_ occurrence: CallOccurrence, in scope: ProgramScope) -> Problem? {
  let stack = occurrence.call
  guard let value = stack.argument("spacing")?.value,
    let number = scope.constantNumber(value, in: occurrence.scope), number < 0, number.isFinite,
    let place = scope.place(value.span), let name = stack.calledName
  else { return nil }
  return Problem(
    place,
    "a spacing of \(Points(number)) lays the children of this '\(name)' on top of each other; take it off their paddings"
  )
}

/// Two paddings of the same edges as one, or as none.
private func sum(of outer: CallExpression, in scope: ProgramScope) -> [FixProposal] {
  guard let inner = outer.receiver?.unwrapped.asCall, inner.calledName == "padding", scope.ownModifier(inner) == nil,
    let first = Edges(inner, in: scope), let second = Edges(outer, in: scope), first.names == second.names,
    first.length + second.length >= 0
  else { return [] }
  let length = first.length + second.length
  let arguments = (first.names.map { ["\($0)"] } ?? []) + ["\(Points(length))"]
  let text = length == 0 ? "" : "\(scope.gap(before: inner)).padding(\(arguments.joined(separator: ", ")))"
  return scope.proposal(
    length == 0 ? "remove both paddings" : "use one padding of \(Points(length))",
    keepsMeaning: true,
    scope.removingModifier(outer),
    scope.replacingModifier(inner, with: text)
  )
}

/// The arguments of a padding by a number.
private struct Edges {
  /// The edges as they are written; nil for all.
  let names: String?
  let length: Double

  init?(_ call: CallExpression, in scope: ProgramScope) {
    guard call.arguments.allSatisfy({ $0.label == nil }), let last = call.arguments.last,
      let length = last.value.literalNumber, call.arguments.count <= 2
    else { return nil }
    names = call.arguments.count == 2 ? scope.text(call.arguments[0].value.span) : nil
    self.length = length
  }
}
