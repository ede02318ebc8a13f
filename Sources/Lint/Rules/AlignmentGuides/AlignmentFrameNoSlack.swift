import Catalog
import Interpreter
import Layout
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let alignmentFrameNoSlack = LintRule(
    id: "alignment-frame-no-slack",
    summary: "A frame aligns content that always fills it",
    documentation: """
      The `alignment:` of a frame says where the content lies in the room that it leaves. A color, a shape, a stack with a \
      `Spacer` leaves none, and along an axis without a length a frame is as long as its content.

      Drop the argument, or give the frame room: `.frame(maxWidth: .infinity, alignment: .leading)` around a text.
      """,
    severity: .hint,
    bad: [
      """
      struct Title: View {
        var body: some View {
          Text("Title").fixedSize().frame(height: 40, alignment: .leading)
        }
      }
      """,
      """
      struct Row: View {
        var body: some View {
          HStack {
            Text("Name")
            Spacer()
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      """,
    ],
    good: [
      """
      struct Title: View {
        var body: some View {
          Text("Title").frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      """,
      """
      struct Row: View {
        var body: some View {
          HStack {
            Text("Name")
            Spacer()
          }
          .frame(maxWidth: .infinity, minHeight: 60, alignment: .topLeading)
        }
      }
      """,
    ],
    check: .rendered(
      { rendering in
        rendering.elements(named: "frame").compactMap { observation($0, in: rendering) }
      },
      judge: .everywhere
    )
  )
}

private func observation(_ frame: Element, in rendering: Rendering) -> Observation? {
  guard let occurrence = rendering.call(of: frame), case let call = occurrence.call,
    let alignment = call.argument("alignment"), let label = alignment.labelSpan,
    let place = rendering.program.place(label)
  else { return nil }
  // A frame that names the center says what it does anyway, and one without lengths is another rule's.
  guard call.arguments.count > 1, let name = alignment.value.implicitMember, let axes = axes[name], name != "center",
    frame.children.count == 1, let content = rendering.element(frame.children.first),
    isOwn(content, at: occurrence.scope, in: rendering),
    axes.allSatisfy({ frame.leavesNothing(to: rendering.filling(content, along: $0), along: $0, call) }),
    !rendering.guesses(within: call.span), !rendering.dependsOnUnknownViews(within: call.span),
    !setsGuide(content, in: rendering), !rendering.isOfOtherPlatform(frame)
  else { return .fine(place) }
  return .fault(
    Problem(
      place,
      "the content fills this frame wherever it is shown, so 'alignment: .\(name)' moves nothing; drop it, or leave room",
      proposals: dropping(alignment, of: call, in: rendering.program).map { [$0] } ?? []
    ),
    quotesFrames: false
  )
}

/// Whether the code of the type makes the content itself, with all that is in it: what others hand in may be anything.
private func isOwn(_ content: Element, at code: CodeScope, in rendering: Rendering) -> Bool {
  guard let type = code.type else { return true }
  let parts = rendering.program.parts(of: type)?.all.map(\.type.span) ?? [type.span]
  var waiting = [content]
  while let element = waiting.popLast() {
    guard parts.contains(where: { $0.contains(element.nameSpan) }) else { return false }
    // The body of another view is that one's business.
    if !element.isUserDefined { waiting += element.children.compactMap { rendering.element($0) } }
  }
  return true
}

/// The axes along which an alignment does something else than a frame without one, which centers.
private let axes: [String: [Axis]] = [
  "center": Axis.allCases, "leading": [.horizontal], "trailing": [.horizontal], "top": [.vertical],
  "bottom": [.vertical], "topLeading": Axis.allCases, "topTrailing": Axis.allCases, "bottomLeading": Axis.allCases,
  "bottomTrailing": Axis.allCases,
]

extension Rendering {
  /// What decides how long the content is: frames that say nothing of the axis are passed over.
  fileprivate func filling(_ content: Element, along axis: Axis) -> Element {
    var current = content
    while current.name == "frame", !current.isUserDefined, current.children.count == 1,
      let call = call(of: current)?.call, !FrameLength.along(axis).contains(where: { call.argument($0) != nil }),
      let inner = element(current.children.first)
    {
      current = inner
    }
    return current
  }
}

extension Element {
  /// Whether the frame is as long as its content whatever the content says: because nothing bounds it, or because the
  /// content takes what it is offered.
  fileprivate func leavesNothing(to content: Element, along axis: Axis, _ call: CallExpression) -> Bool {
    guard abs(layout.size[axis] - content.layout.size[axis]) < 0.01 else { return false }
    return !FrameLength.along(axis).contains { call.argument($0) != nil } || content.layout.fills(axis)
      || content.spreads(along: axis)
  }

  /// A stack that a `Spacer` makes as long as it may be.
  private func spreads(along axis: Axis) -> Bool {
    guard case .childrenAndGaps = layout.reason(axis), let offered = layout.proposal[axis] else { return false }
    return name == (axis == .horizontal ? "HStack" : "VStack") && abs(layout.size[axis] - offered) < 0.01
  }
}

/// Whether a guide in the content may place it otherwise than its frame says.
private func setsGuide(_ content: Element, in rendering: Rendering) -> Bool {
  rendering.contains(["alignmentGuide"], in: content)
}

/// The argument taken away with its comma; the whole modifier where nothing else is in it.
private func dropping(_ argument: Argument, of call: CallExpression, in scope: ProgramScope) -> FixProposal? {
  guard call.arguments.count > 1 else { return scope.removal(of: call) }
  guard let index = call.arguments.firstIndex(where: { $0.label == "alignment" }), index > 0,
    let before = scope.place(call.arguments[index - 1].value.span), let value = scope.place(argument.value.span)
  else { return nil }
  let edit = TextEdit(range: ByteRange(before.range.end, value.range.end), replacement: "")
  return FixProposal("drop 'alignment:'", keepsMeaning: true, edits: [FileEdit(file: value.file, edit: edit)])
}
