import Catalog
import Interpreter
import Layout
import Queries
import Semantics
import ViewGraph

extension LintRule {
  static let multilineAlignmentNoEffect = LintRule(
    id: "multiline-alignment-no-effect",
    summary: "The lines of a text are aligned that has one line",
    documentation: """
      `.multilineTextAlignment` says how the lines of a text lie to each other, and moves nothing where there is one. Where \
      the text as a whole is to lie at the trailing edge, a frame does it: \
      `.frame(maxWidth: .infinity, alignment: .trailing)`.

      A text has one line where `.lineLimit(1)` says so. Of the others those are judged that are written in the source, \
      and only where they are far from a second line in all tested windows and text sizes.
      """,
    severity: .hint,
    bad: [
      """
      struct Total: View {
        var body: some View {
          VStack {
            Text("Sum").multilineTextAlignment(.trailing)
            Divider()
          }
        }
      }
      """,
      """
      struct Header: View {
        var body: some View {
          Text("Hi")
            .font(.headline)
            .multilineTextAlignment(.center)
            .padding()
        }
      }
      """,
      """
      struct Row: View {
        let title: String
        var body: some View {
          Text(title)
            .lineLimit(1)
            .multilineTextAlignment(.trailing)
        }
      }
      """,
    ],
    good: [
      """
      struct Total: View {
        var body: some View {
          VStack {
            Text("Sum").frame(maxWidth: .infinity, alignment: .trailing)
            Divider()
          }
        }
      }
      """,
      """
      struct Header: View {
        var body: some View {
          Text("Welcome to the place where everything is about to begin")
            .multilineTextAlignment(.center)
            .padding()
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.modifierCalls("multilineTextAlignment").compactMap { limited($0, in: scope) }
    },
    .rendered(
      { rendering in
        let calls = rendering.program.modifierCalls("multilineTextAlignment")
        guard !calls.isEmpty else { return [] }
        return rendering.elements(named: "Text").compactMap { observation($0, calls, in: rendering) }
      },
      judge: .everywhere
    )
  )
}

/// What `.lineLimit(1)` makes of the alignment, on the text itself.
private func limited(_ occurrence: CallOccurrence, in scope: ProgramScope) -> Problem? {
  let text = occurrence.call.innermost
  guard text.isInitializer, text.calledName == "Text", scope.startsWithFrameworkView(text),
    let alignment = occurrence.call.unlabeled?.value.implicitMember, alignment != "leading",
    let limit = scope.modifiers(over: text.span).first(where: { $0.call.calledName == "lineLimit" })?.call,
    limit.unlabeled?.value.literalNumber == 1, let place = scope.place(occurrence.call.nameSpan)
  else { return nil }
  let frame = "'.frame(maxWidth: .infinity, alignment: .\(alignment))'"
  return Problem(
    place,
    "'.lineLimit(1)' leaves this text one line, so '.multilineTextAlignment' moves nothing; "
      + (scope.hasFrame(over: text) ? "remove it" : "\(frame) moves the text as a whole"),
    related: scope.place(limit.nameSpan).map { [RelatedPlace($0, "one line")] } ?? [],
    proposals: scope.removal(of: occurrence.call).map { [$0] } ?? []
  )
}

extension ProgramScope {
  /// Whether a frame on the text says how wide it is, and where the text lies in it.
  fileprivate func hasFrame(over text: CallExpression) -> Bool {
    modifiers(over: text.span).contains { $0.call.calledName == "frame" }
  }
}

private let aligningModifier = Query<SourceSpan, CallExpression?>()

/// The framework's modifier that aligns the lines of the text that the call at `span` makes.
private func aligning(_ span: SourceSpan, in scope: ProgramScope) -> CallExpression? {
  guard let made = scope.call(at: span)?.call else { return nil }
  let modifier = scope.modifiers(over: made.span).first { $0.call.calledName == "multilineTextAlignment" }?.call
  return scope.modifierCalls("multilineTextAlignment").contains { $0.call === modifier } ? modifier : nil
}

/// The part of the offered width that a text may take without being near to a second line.
private let share = 0.5

private func observation(_ text: Element, _ calls: [CallOccurrence], in rendering: Rendering) -> Observation? {
  let scope = rendering.program
  let known = scope.derived(aligningModifier, for: text.span) { aligning(text.span, in: $0) }
  guard let modifier = known, let made = rendering.call(of: text)?.call, let place = scope.place(modifier.nameSpan)
  else { return nil }
  guard case .text(let lines, false) = text.layout.heightReason, lines <= 1, rendering.hasLiteralTitle(text),
    let alignment = modifier.unlabeled?.value.implicitMember, alignment != "leading",
    let room = text.layout.proposal.width,
    text.layout.size.width < room * share
  else { return .fine(place) }
  let isPlaced = scope.hasFrame(over: made) || rendering.isAligned(text, alignment)
  let frame = ".frame(maxWidth: .infinity, alignment: .\(alignment))"
  return .fault(
    Problem(
      place,
      "this text is one line in all tested sizes, so '.multilineTextAlignment' moves nothing; "
        + (isPlaced ? "remove it" : "'\(frame)' moves the text as a whole"),
      proposals: isPlaced
        ? scope.removal(of: modifier).map { [$0] } ?? []
        : scope.proposal("use '\(frame)'", keepsMeaning: false, scope.replacingModifier(modifier, with: frame))
    ),
    quotesFrames: false
  )
}

extension Rendering {
  /// Whether the container that the element and its modifiers stand in aligns it that way from one side to the other.
  fileprivate func isAligned(_ element: Element, _ alignment: String) -> Bool {
    guard let container = ancestors(of: element).first(where: { $0.kind == .view && !$0.isUserDefined }),
      container.isView(.stacks), container.name != "HStack", let call = call(of: container)?.call
    else { return false }
    let stated = call.argument("alignment").map { $0.value.implicitMember } ?? "center"
    return stated == alignment
  }
}
