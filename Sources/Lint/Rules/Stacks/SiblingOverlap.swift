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
  _ moved: [SourceSpan: Shift],
  in rendering: Rendering
) -> [Observation] {
  let children = rendering.children(of: stack)
  return children.indices.compactMap { index in
    guard let shift = moved[children[index].span], let place = rendering.program.place(shift.call.nameSpan),
      isReadable(children[index], in: rendering),
      let other = children.indices.first(where: {
        $0 != index && overlap(children[index], children[$0], by: shift, in: rendering)
      })
    else { return nil }
    let (moved, neighbor) = (drawn(children[index], in: rendering), children[other])
    return .fault(
      Problem(
        place,
        "this offset moves '\(moved.name)' over its neighbor '\(neighbor.name)', which does not make room; use "
          + "'.padding' or 'spacing:'",
        related: rendering.program.place(neighbor.nameSpan).map { [RelatedPlace($0, "overlapped")] } ?? []
      )
    )
  }
}

/// An offset by lengths that the source states.
private struct Shift: Sendable {
  let call: CallExpression
  let x: Double
  let y: Double

  /// `offset(x: 0, y: 30)`, `offset(CGSize(width: 0, height: 30))`; `outer` is the program's own modifier that applies it.
  init?(_ occurrence: CallOccurrence, appliedBy outer: CallExpression? = nil, in scope: ProgramScope) {
    let offset = occurrence.call
    call = outer ?? offset
    guard call.receiver != nil, !offset.arguments.isEmpty else { return nil }
    var lengths = (offset.arguments, occurrence.scope)
    if offset.arguments.count == 1, let size = offset.unlabeled?.value {
      guard let source = scope.sources(of: size, in: occurrence.scope).only, let made = source.expression.asCall,
        made.isInitializer || made.isImplicitInitializer
      else { return nil }
      lengths = (made.arguments, source.scope)
    }
    var (x, y) = (0.0, 0.0)
    for argument in lengths.0 {
      // What every use of the program's own modifier gives is stated.
      let given = outer == nil ? nil : scope.sources(of: argument.value, in: lengths.1).only?.expression.literalNumber
      guard let length = scope.constantNumber(argument.value, in: lengths.1) ?? given else { return nil }
      switch argument.label {
      case "x", "width": x = length
      case "y", "height": y = length
      default: return nil
      }
    }
    (self.x, self.y) = (x, y)
  }
}

extension ProgramScope {
  /// The views in some units that a modifier in their chain moves, with the modifier.
  fileprivate func shiftedViews(in units: Set<UnitID>) -> [SourceSpan: Shift] {
    units.reduce(into: [:]) { $0.merge(shiftedViews(in: $1)) { first, _ in first } }
  }

  private func shiftedViews(in unit: UnitID) -> [SourceSpan: Shift] {
    derived(Self.shiftedViewsOfUnit, for: unit) { scope in
      var views: [SourceSpan: Shift] = [:]
      let shifts = scope.calls("offset", in: unit).compactMap { Shift($0, in: scope) } + scope.ownShifts(in: unit)
      for shift in shifts {
        for view in scope.modifiers(over: shift.call.span).map(\.call) + shift.call.chain {
          let chain = scope.modifiers(over: view.span).map(\.call) + view.chain
          views[view.span] = chain.lazy.compactMap { call in shifts.first { $0.call === call } }.first
        }
      }
      return views
    }
  }

  /// The same of modifiers of the program's own.
  private func ownShifts(in unit: UnitID) -> [Shift] {
    allCalls(in: unit).compactMap { occurrence in
      let call = occurrence.call
      guard call.receiver != nil, call.calledName == "modifier" || ownModifier(call) != nil,
        let offset = applied(by: call).first(where: { $0.calledName == "offset" })
      else { return nil }
      return self.call(at: offset.span).flatMap { Shift($0, appliedBy: call, in: self) }
    }
  }

  private static let shiftedViewsOfUnit = Query<UnitID, [SourceSpan: Shift]>()
}

private func isReadable(_ element: Element, in rendering: Rendering) -> Bool {
  rendering.isCertain(element) && !rendering.isOutOfPlace(element)
    && rendering.contains(readable, in: element)
}

private let readable = ViewTraits.readable.names

/// What is drawn in the place of the child: in a modifier of the program's own, the view that it is made on.
private func drawn(_ child: Element, in rendering: Rendering) -> Element {
  var drawn = child
  while drawn.isUserDefined, drawn.kind == .modifier, drawn.children.count == 1,
    let inner = rendering.element(drawn.children.first)
  {
    drawn = inner
  }
  return drawn
}

/// Whether the child lies over the other one, and would not without its offset.
private func overlap(_ child: Element, _ other: Element, by shift: Shift, in rendering: Rendering) -> Bool {
  guard isReadable(other, in: rendering) else { return false }
  let frame = drawn(child, in: rendering).layout.globalFrame
  let unmoved = Rect(x: frame.minX - shift.x, y: frame.minY - shift.y, width: frame.width, height: frame.height)
  return areOver(frame, other.layout.globalFrame) && !areOver(unmoved, other.layout.globalFrame)
}

private func areOver(_ first: Rect, _ second: Rect) -> Bool {
  guard let shared = first.intersection(second) else { return false }
  return shared.width > tolerated && shared.height > tolerated
}
