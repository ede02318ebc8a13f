import Catalog
import Interpreter
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let positionExpands = LintRule(
    id: "position-expands",
    summary: "A positioned view among the children of a stack",
    documentation: """
      `.position(x:y:)` takes all the room it is offered and puts its view somewhere in it. In a stack that is a share of \
      its own, which the neighbors lose.

      To move a view a little, use `.offset`; to place it at an edge, alignment or a `Spacer`; for free placement put it \
      into a `ZStack` or an overlay.
      """,
    severity: .warning,
    bad: [
      """
      struct Pin: View {
        var body: some View {
          VStack {
            Text("a").position(x: 40, y: 20)
            Text("b")
          }
        }
      }
      """,
      """
      struct Dot: View {
        var body: some View {
          Circle().frame(width: 10, height: 10).position(CGPoint(x: 5, y: 5))
        }
      }
      struct Row: View {
        var body: some View {
          HStack {
            Text("Unread")
            Dot()
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Pin: View {
        var body: some View {
          VStack {
            Text("a").padding(.leading, 40)
            Text("b")
          }
        }
      }
      """,
      """
      struct Map: View {
        var body: some View {
          VStack {
            ZStack {
              Color.green
              Text("here").position(x: 40, y: 20)
            }
            Circle().position(x: 20, y: 20).frame(width: 40, height: 40)
            Text("Map")
          }
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      rendering.elements(named: "position").compactMap { observation($0, in: rendering) }
    })
  )
}

/// What gives the view a size of its own.
private let sizing: Set = ["aspectRatio", "fixedSize", "frame"]

private func observation(_ position: Element, in rendering: Rendering) -> Observation? {
  var child = position
  for above in rendering.ancestors(of: position) {
    if above.kind == .view, !above.isUserDefined {
      guard let axis: Axis = ["HStack": .horizontal, "VStack": .vertical][above.name] else { return nil }
      let others = rendering.children(of: above).filter {
        $0.id != child.id && !["Spacer", "Divider"].contains($0.name)
      }
      guard !others.isEmpty, let content = rendering.children(of: position).first,
        content.layout.size[axis] > 0.5, rendering.draws(content),
        position.layout.size[axis] > content.layout.size[axis] + 0.5, !rendering.isDecoration(position)
      else { return nil }
      return fault(position, content, in: above, rendering)
    }
    if above.isModifier(.decorates) || above.kind == .modifier && sizing.contains(above.name) { return nil }
    child = above
  }
  return nil
}

private func fault(_ position: Element, _ content: Element, in stack: Element, _ rendering: Rendering) -> Observation? {
  guard let place = rendering.program.place(position.nameSpan) else { return nil }
  return .fault(
    Problem(
      place,
      "'.position' takes all the room it is offered, here \(position.layout.size.points) in '\(stack.name)' for content of "
        + "\(content.layout.size.points), which the neighbors lose; use '.offset' or alignment, or place it in a ZStack",
      related: rendering.program.place(stack.nameSpan).map { [RelatedPlace($0, "the stack shares its room")] } ?? [],
      proposals: rendering.call(of: position).map { proposals($0.call, in: rendering.program) } ?? []
    )
  )
}

/// A move from where the stack puts the view.
private func proposals(_ call: CallExpression, in scope: ProgramScope) -> [FixProposal] {
  guard call.argument("x") != nil, call.argument("y") != nil else { return [] }
  return scope.proposal(
    "move it with '.offset' from its place in the stack",
    keepsMeaning: false,
    scope.renaming(call, to: "offset")
  )
}
