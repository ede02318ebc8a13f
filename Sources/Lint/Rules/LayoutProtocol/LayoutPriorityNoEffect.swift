import Catalog
import Interpreter
import Layout
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let layoutPriorityNoEffect = LintRule(
    id: "layout-priority-no-effect",
    summary: "A layout priority where no view has to shrink",
    documentation: """
      `layoutPriority` says which of several views of a stack is offered space first. Alone in its stack a view gets all \
      the space anyway, and so it does where texts that stand in the source take no more than half of the room in all \
      tested windows and text sizes.

      Delete it, or put it on the view that has neighbors.
      """,
    severity: .hint,
    bad: [
      """
      struct Title: View {
        var body: some View {
          VStack { Text("Title").layoutPriority(1) }
        }
      }
      """,
      """
      struct Card: View {
        var body: some View {
          HStack {
            VStack {
              Text("Name")
                .font(.headline)
                .layoutPriority(2)
            }
            Text("Value")
          }
        }
      }
      """,
      """
      struct Field: View {
        var body: some View {
          HStack {
            Text("Age").layoutPriority(1)
            Spacer()
            Text("7")
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Title: View {
        var body: some View {
          HStack {
            Text("Title").layoutPriority(1)
            Text("A long explanation")
          }
        }
      }
      """,
      """
      struct Row: View {
        let names: [String]
        var body: some View {
          HStack {
            ForEach(names, id: \\.self) { name in Text(name).layoutPriority(1) }
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.modifierCalls("layoutPriority").compactMap { occurrence in
        guard let stack = occurrence.scope.container, scope.makesView(stack, [.linear, .stacks]),
          let content = stack.closures.last?.closure, content.body.statements.count == 1,
          content.body.singleExpression?.span.contains(occurrence.call.span) == true,
          scope.modifiers(over: occurrence.call.span).allSatisfy({ $0.call.span != stack.span }),
          !["Group", "ForEach"].contains(occurrence.call.innermost.calledName ?? ""),
          let place = scope.place(occurrence.call.nameSpan)
        else { return nil }
        return Problem(
          place,
          "this view is alone in '\(stack.calledName ?? "the stack")' and gets all its space anyway; a layout priority only "
            + "counts between neighbors",
          proposals: scope.removal(of: occurrence.call).map { [$0] } ?? []
        )
      }
    },
    .rendered(
      { rendering in rendering.elements(named: "layoutPriority").compactMap { observation($0, in: rendering) } },
      judge: .everywhere
    )
  )
}

/// The part of the room that views of a row may take without being near to its end.
private let share = 0.5

private func observation(_ modifier: Element, in rendering: Rendering) -> Observation? {
  let scope = rendering.program
  guard let place = scope.place(modifier.nameSpan), let call = rendering.call(of: modifier)?.call else { return nil }
  let stack = rendering.element(modifier.parent)
  guard call.calledName == "layoutPriority", let stack, !stack.isUserDefined,
    let axis: Axis = ["VStack": .vertical, "HStack": .horizontal][stack.name], let room = stack.layout.proposal[axis],
    room.isFinite, rendering.isCertain(stack)
  else { return .fine(place) }
  let views = rendering.children(of: stack).filter { $0.name != "Spacer" }
  let taken = views.reduce(0) { $0 + $1.layout.size[axis] }
  guard views.count > 1, taken < room * share, views.allSatisfy(rendering.isPlain), rendering.isPlain(modifier) else {
    return .fine(place)
  }
  return .fault(
    Problem(
      place,
      "the views of this '\(stack.name)' take no more than half of the room in all tested sizes, so none of them has to shrink "
        + "and a priority changes nothing",
      proposals: scope.removal(of: call).map { [$0] } ?? []
    ),
    quotesFrames: false
  )
}

extension Rendering {
  /// A text of one line that stands in the source, or a symbol, with modifiers that make no room.
  fileprivate func isPlain(_ view: Element) -> Bool {
    subtree(of: view).allSatisfy { part in
      switch (part.kind, part.name) {
      case (.modifier, let name): Self.plainModifiers.contains(name)
      case (_, "Text"):
        if case .text(let lines, false) = part.layout.heightReason {
          lines <= 1 && hasLiteralTitle(part)
        } else {
          false
        }
      case (_, "Image"): !program.isPicture(part.span)
      default: false
      }
    }
  }

  private static let plainModifiers: Set = [
    "bold", "font", "fontWeight", "foregroundColor", "foregroundStyle", "italic", "layoutPriority", "lineLimit",
    "padding",
  ]
}

extension ProgramScope {
  /// The modifier taken away.
  func removal(of modifier: CallExpression) -> FixProposal? {
    removingModifier(modifier).map { edit in
      FixProposal("delete '.\(modifier.calledName ?? "modifier")'", keepsMeaning: true, edits: [edit])
    }
  }
}
