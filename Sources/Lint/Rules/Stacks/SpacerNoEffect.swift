import Catalog
import Interpreter
import Layout
import Queries
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let spacerNoEffect = LintRule(
    id: "spacer-no-effect",
    summary: "A Spacer that gets nothing wherever it is shown",
    documentation: """
      A `Spacer` shares what is left with the views that grow as it does, and gets what they leave. Beside a color, a \
      shape or a view that fills, it is never more than the smallest gap.

      Remove it; for a gap there is `spacing:`.
      """,
    severity: .hint,
    bad: [
      """
      struct Bar: View {
        var body: some View {
          HStack {
            Color.red
            Spacer()
            Text("x")
          }
        }
      }
      """,
      """
      struct Column: View {
        var body: some View {
          VStack {
            Rectangle()
            Spacer()
            Text("Footer")
          }
          .frame(height: 300)
        }
      }
      """,
    ],
    good: [
      """
      struct Bar: View {
        var body: some View {
          HStack {
            Text("a")
            Spacer()
            Text("x")
          }
        }
      }
      """,
      """
      struct Bar: View {
        var body: some View {
          HStack {
            Color.red
            Text("x")
          }
        }
      }
      """,
    ],
    check: .rendered(
      { rendering in
        var greedy = GreedyChildren(rendering)
        return rendering.elements(named: "Spacer").compactMap { observation($0, in: rendering, &greedy) }
      },
      judge: .everywhere
    )
  )
}

/// The children that take all the room of their stacks, found once for all spacers of a stack.
private struct GreedyChildren {
  private let rendering: Rendering
  private var known: [ElementID: Element?] = [:]

  init(_ rendering: Rendering) { self.rendering = rendering }

  mutating func first(of stack: Element, along axis: Axis) -> Element? {
    if let known = known[stack.id] { return known }
    let number = stack.children.first { child in
      let child = rendering.result[child]
      return child.layout.fills(axis) && child.name != "Spacer"
    }
    let found = number.map { rendering.result[$0] }
    known[stack.id] = .some(found)
    return found
  }
}

private func observation(
  _ spacer: Element,
  in rendering: Rendering,
  _ greedyChildren: inout GreedyChildren
) -> Observation? {
  guard let place = rendering.program.place(spacer.nameSpan), let occurrence = rendering.call(of: spacer) else {
    return nil
  }
  let call = occurrence.call
  guard call.arguments.isEmpty, let stack = rendering.element(spacer.parent), !stack.isUserDefined,
    let axis: Axis = ["VStack": .vertical, "HStack": .horizontal][stack.name], stack.layout.proposal[axis] != nil,
    spacer.layout.size[axis] <= 8.5, rendering.isCertain(stack),
    let greedy = greedyChildren.first(of: stack, along: axis), !isOfOtherKit(greedy, in: rendering),
    !isOneOfSeveral(greedy, in: stack, along: axis, rendering)
  else { return .fine(place) }
  let takerName = rendering.modified(by: greedy).name
  return .fault(
    Problem(
      place,
      "this Spacer gets no more than \(Points(spacer.layout.size[axis])) points, since '\(takerName)' takes the room; "
        + "remove it",
      related: rendering.program.place(greedy.nameSpan).map { [RelatedPlace($0, "takes the room")] } ?? [],
      proposals: rendering.program.removalOfSpacer(call).map { removal in
        let keepsMeaning = removal.keepsMeaning && !isGivenByOthers(greedy, in: occurrence.scope)
        return FixProposal(removal.title, keepsMeaning: keepsMeaning, edits: removal.edits)
      }
    )
  )
}

/// Whether what takes the room is content of a public type or function, which other modules may give other content.
private func isGivenByOthers(_ greedy: Element, in code: CodeScope) -> Bool {
  guard let own = code.type?.span ?? code.function?.span, !own.contains(greedy.span) else { return false }
  return code.chain.contains { scope in
    switch scope.kind {
    case .type(let type): type.modifiers.contains(.public)
    case .function(let function): function.modifiers.contains(.public)
    case .accessor, .closure, .file, .initialValue, .preview, .topLevel: false
    }
  }
}

/// Whether what takes the room stands in one branch of a choice, or does so by an argument that can be another one: then
/// there may be some left.
private func isOneOfSeveral(_ greedy: Element, in stack: Element, along axis: Axis, _ rendering: Rendering) -> Bool {
  var (inner, outer) = (greedy, stack)
  for _ in 0..<16 {
    let isChosen = rendering.program.choices(in: inner.span.unit).contains {
      $0.contains(inner.span) && !$0.contains(outer.span)
    }
    if isChosen || rendering.call(of: inner).map({ rendering.program.mayVary($0.call) }) ?? false { return true }
    guard let next = rendering.children(of: inner).first(where: { $0.layout.fills(axis) }) else { return false }
    (inner, outer) = (next, inner)
  }
  return false
}

extension Rendering {
  /// The view that the modifiers stand on; a frame makes its content as large as it is itself.
  fileprivate func modified(by element: Element) -> Element {
    var current = element
    while current.kind == .modifier, !current.isUserDefined, current.name != "frame",
      let inner = self.element(current.children.first)
    {
      current = inner
    }
    return current
  }
}

extension ProgramScope {
  /// Whether an argument of the modifier is chosen by a condition, here or in a property that it names.
  fileprivate func mayVary(_ modifier: CallExpression) -> Bool {
    guard modifier.receiver != nil else { return false }
    let values = modifier.arguments.map(\.value).filter { $0.closure == nil }
    return values.contains { value in
      CodeWalk(value).expressions.contains { part in
        if case .ternary = part.kind { return true }
        guard let variable = declaredVariable(part)?.variable else { return false }
        return !variable.isLet
      }
    }
  }
}

/// Whether the view comes from UIKit or AppKit, and its size with it.
private func isOfOtherKit(_ view: Element, in rendering: Rendering) -> Bool {
  guard view.isUserDefined, let type = rendering.program.type(named: view.name) else { return false }
  return ViewTraits.representables.contains { type.conforms(to: $0) }
}

extension ProgramScope {
  /// The Spacer taken out of its stack.
  func removalOfSpacer(_ spacer: CallExpression) -> [FixProposal] {
    derivedMoving(Self.spacerRemovals, for: spacer.span) { scope in
      guard scope.call(on: spacer.span) == nil else { return [] }
      return scope.proposal("remove the Spacer", keepsMeaning: true, scope.removingStatement(spacer.span))
    }
  }

  private static let spacerRemovals = Query<SourceSpan, Movable<[FixProposal]>>()
}
