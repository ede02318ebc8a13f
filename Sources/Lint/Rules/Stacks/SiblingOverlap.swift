import Catalog
import Interpreter
import Layout
import Queries
import Semantics
import ViewGraph

extension LintRule {
  static let siblingOverlap = LintRule(
    id: "sibling-overlap",
    summary: "A view that an offset moves over its neighbor",
    documentation: """
      `.offset` moves what is drawn and leaves the place where it was: in a stack the neighbor stays where it is, and \
      the view is drawn over it.

      Use `.padding` or the stack's `spacing:`, which the neighbors see. To lay views over one another, use a `ZStack` \
      or `.overlay`.
      """,
    severity: .info,
    bad: [
      """
      struct Heading: View {
        var body: some View {
          VStack {
            Text("Title").offset(y: 30)
            Text("Subtitle")
          }
        }
      }
      """,
      """
      struct Row: View {
        var body: some View {
          HStack(spacing: 0) {
            Text("Unread messages")
            Text("12").bold().offset(x: -20, y: 0)
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Heading: View {
        var body: some View {
          VStack {
            Text("Title")
            Text("Subtitle").padding(.top, 30)
          }
        }
      }
      """,
      """
      struct Card: View {
        @State private var isOpen = false
        var body: some View {
          VStack {
            Text("Title").offset(y: isOpen ? 30 : 0)
            Text("Subtitle").offset(y: 1)
            Toggle("Open", isOn: $isOpen)
          }
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      guard rendering.configuration.scene.textSize == .large else { return [] }
      let elements = rendering.result.elements
      let stacks = rendering.elements(named: "VStack", "HStack") { 2..<50 ~= $0.children.count }
      let units = Set(stacks.lazy.flatMap { $0.children.map { elements[$0.index].span.unit } })
      let moved = rendering.program.shiftedViews(in: units)
      guard !moved.isEmpty else { return [] }
      return stacks.filter { $0.children.contains { moved[elements[$0.index].span] != nil } }
        .flatMap { observations($0, moved, in: rendering) }
    })
  )
}

/// How far views may reach into one another.
private let tolerated = 4.0

private func observations(
  _ stack: Element,
  _ moved: [SourceSpan: CallExpression],
  in rendering: Rendering
) -> [Observation] {
  let children = rendering.children(of: stack)
  return children.indices.compactMap { index in
    guard let offset = moved[children[index].span], let place = rendering.program.place(offset.nameSpan),
      isReadable(children[index], in: rendering),
      let other = children.indices.first(where: { $0 != index && overlap(children[index], children[$0], in: rendering) }
      )
    else { return nil }
    let neighbor = children[other]
    return .fault(
      Problem(
        place,
        "this offset moves '\(children[index].name)' over its neighbor '\(neighbor.name)', which does not make room; use "
          + "'.padding' or 'spacing:'",
        related: rendering.program.place(neighbor.nameSpan).map { [RelatedPlace($0, "overlapped")] } ?? []
      )
    )
  }
}

extension ProgramScope {
  /// The views in some units that a modifier in their chain moves by lengths that the source states, with the modifier.
  fileprivate func shiftedViews(in units: Set<UnitID>) -> [SourceSpan: CallExpression] {
    units.reduce(into: [:]) { $0.merge(shiftedViews(in: $1)) { first, _ in first } }
  }

  private func shiftedViews(in unit: UnitID) -> [SourceSpan: CallExpression] {
    derived(Self.shiftedViewsOfUnit, for: unit) { scope in
      var views: [SourceSpan: CallExpression] = [:]
      let shifts = scope.calls("offset", in: unit).filter { scope.isShift($0) }.map(\.call)
      for offset in shifts {
        for view in scope.modifiers(over: offset.span).map(\.call) + offset.chain {
          let chain = scope.modifiers(over: view.span).map(\.call) + view.chain
          views[view.span] = chain.first { call in shifts.contains { $0 === call } }
        }
      }
      return views
    }
  }

  private static let shiftedViewsOfUnit = Query<UnitID, [SourceSpan: CallExpression]>()

  private func isShift(_ occurrence: CallOccurrence) -> Bool {
    let modifier = occurrence.call
    guard modifier.receiver != nil, !modifier.arguments.isEmpty else { return false }
    return lengths(ofOffset: modifier, in: occurrence.scope).allSatisfy { length in
      constantNumber(length.expression, in: length.scope) != nil
    }
  }

  /// The lengths of `offset(x: 0, y: 30)` and of the size in `offset(CGSize(width: 0, height: 30))`.
  private func lengths(ofOffset call: CallExpression, in scope: CodeScope) -> [PlacedExpression] {
    call.arguments.flatMap { argument -> [PlacedExpression] in
      let length = PlacedExpression(expression: argument.value, scope: scope)
      guard argument.label == nil else { return [length] }
      let sources = sources(of: argument.value, in: scope)
      guard sources.isComplete, sources.found.count == 1, let size = sources.found.first,
        let made = size.expression.asCall, made.isInitializer || made.isImplicitInitializer
      else { return [length] }
      return made.arguments.map { PlacedExpression(expression: $0.value, scope: size.scope) }
    }
  }
}

private func isReadable(_ element: Element, in rendering: Rendering) -> Bool {
  rendering.isCertain(element) && !rendering.isOutOfPlace(element)
    && rendering.contains(readable, in: element)
}

private let readable = ViewTraits.readable.names

private func overlap(_ child: Element, _ other: Element, in rendering: Rendering) -> Bool {
  guard isReadable(other, in: rendering),
    let shared = child.layout.globalFrame.intersection(other.layout.globalFrame)
  else { return false }
  return shared.width > tolerated && shared.height > tolerated
}
