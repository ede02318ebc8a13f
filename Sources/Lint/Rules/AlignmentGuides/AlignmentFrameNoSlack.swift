import Interpreter
import Layout
import Semantics
import SourceText

extension LintRule {
  static let alignmentFrameNoSlack = LintRule(
    id: "alignment-frame-no-slack",
    summary: "A frame with an alignment and no room to align in",
    documentation: """
      The alignment of a frame says where a smaller view stands in it. A view that takes all that it is offered, a \
      color, a shape, a row with a Spacer, is as large as the frame, so that there is nothing to align.

      Drop the argument, or align what is smaller: the content of the row, the text in it.
      """,
    severity: .hint,
    bad: [
      """
      struct Banner: View {
        var body: some View {
          Color.orange.frame(height: 80, alignment: .top)
        }
      }
      """,
      """
      struct Header: View {
        var body: some View {
          HStack {
            Text("Inbox")
            Spacer()
            Text("12")
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      """,
    ],
    good: [
      """
      struct Banner: View {
        var body: some View {
          Color.orange.frame(height: 40).frame(height: 80, alignment: .top)
        }
      }
      """,
      """
      struct Header: View {
        var body: some View {
          HStack {
            Text("Inbox")
            Text("12")
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      """,
    ],
    check: .rendered(
      { rendering in
        rendering.result.elements.filter { $0.name == "frame" && !$0.isUserDefined }
          .compactMap { observation($0, in: rendering) }
      },
      judge: { sightings in
        Sighting.merged(
          Sighting.grouped(sightings).filter { $0.allSatisfy { $0.observation.problem != nil } }.flatMap(\.self)
        )
      }
    )
  )
}

private func observation(_ frame: Element, in rendering: Rendering) -> Observation? {
  guard let occurrence = rendering.call(of: frame), let call = FrameCall(occurrence),
    let alignment = call.alignment?.value.implicitMember, let axes = axes[alignment],
    let child = rendering.children(of: frame).first, let place = rendering.program.place(frame.nameSpan)
  else { return nil }
  let isFull = axes.allSatisfy { axis in
    abs(frame.layout.size[axis] - child.layout.size[axis]) <= 0.5 && rendering.fillsAlways(child, along: axis, call)
  }
  guard isFull, !rendering.guesses(within: frame.span) else { return .fine(place) }
  return .fault(
    Problem(
      place,
      "what stands in this frame fills it, \(frame.layout.size.points), so '.\(alignment)' aligns nothing; drop the "
        + "alignment",
      proposals: removal(call, in: rendering.program)
    )
  )
}

/// The axes along which an alignment of a frame moves what is smaller.
private let axes: [String: [Axis]] = [
  "leading": [.horizontal], "trailing": [.horizontal], "top": [.vertical], "bottom": [.vertical],
  "topLeading": Axis.allCases, "topTrailing": Axis.allCases, "bottomLeading": Axis.allCases,
  "bottomTrailing": Axis.allCases,
]

extension Rendering {
  /// Whether the element takes what it is offered along the axis, whatever it shows: a filler, insets around one, a
  /// stack with one in it. Where the frame states no length it is as long as its content, and so is the content.
  fileprivate func fillsAlways(_ element: Element, along axis: Axis, _ frame: FrameCall) -> Bool {
    let length = axis == .horizontal ? "width" : "height"
    let labels = frame.fixed.map(\.label) + frame.bounds.map(\.label)
    let isStated = labels.contains { $0?.lowercased().hasSuffix(length) ?? false }
    return !isStated || fillsAlways(element, along: axis)
  }

  private func fillsAlways(_ element: Element, along axis: Axis) -> Bool {
    var current = element
    while true {
      if current.layout.fills(axis) { return !current.name.hasPrefix("Text") }
      let inside = children(of: current)
      if current.name == (axis == .horizontal ? "HStack" : "VStack"), !current.isUserDefined {
        return inside.contains { $0.name == "Spacer" && !isConditional($0) }
      }
      guard insets.contains(current.name) || current.isUserDefined, let next = inside.first else { return false }
      current = next
    }
  }

  /// Whether an `if` or a loop makes the element.
  private func isConditional(_ element: Element) -> Bool {
    guard let call = call(of: element), case .closure(let closure, _) = call.scope.kind else { return true }
    return !closure.body.statements.contains { $0.span.contains(call.call.span) && $0.isExpression }
  }
}

extension Statement {
  fileprivate var isExpression: Bool {
    if case .expression = kind { true } else { false }
  }
}

private let insets: Set = ["padding", "background", "overlay"]

/// The argument and the comma before it.
private func removal(_ call: FrameCall, in scope: ProgramScope) -> [FixProposal] {
  let arguments = call.call.arguments
  guard let index = arguments.firstIndex(where: { $0.label == "alignment" }), index > 0,
    let before = scope.place(arguments[index - 1].value.span), let value = scope.place(arguments[index].value.span)
  else { return [] }
  let edit = TextEdit(range: ByteRange(before.range.end, value.range.end), replacement: "")
  return [FixProposal("drop the alignment", keepsMeaning: true, edits: [FileEdit(file: value.file, edit: edit)])]
}
