import Semantics
import SourceText
import Syntax

extension LintRule {
  static let screenBoundsUsed = LintRule(
    id: "screen-bounds-used",
    summary: "A layout that takes its lengths from the screen",
    documentation: """
      `UIScreen.main.bounds` is the size of the screen, not of the room that the view has: in Split View, Stage Manager, \
      a sheet, a preview or beside a sidebar the window is smaller, and the lengths are wrong. Nothing updates them \
      either. `UIScreen.main` is deprecated since iOS 16.

      Fill with `.frame(maxWidth: .infinity)`; for a share of the container use `containerRelativeFrame` (iOS 17); \
      measure with `onGeometryChange` where a number is needed.
      """,
    severity: .warning,
    bad: [
      """
      struct Hero: View {
        var body: some View {
          Color.blue.frame(width: UIScreen.main.bounds.width, height: 200)
        }
      }
      """,
      """
      struct Drawer: View {
        private let width = UIScreen.main.bounds.size.width * 0.8
        var body: some View {
          VStack { Text("Menu") }
            .frame(width: width)
        }
      }
      """,
    ],
    good: [
      """
      struct Hero: View {
        var body: some View {
          Color.blue.frame(maxWidth: .infinity).frame(height: 200)
        }
      }
      """,
      """
      struct Snapshot: View {
        var body: some View {
          Button("Share") { render(scale: UIScreen.main.scale, size: UIScreen.main.bounds.size) }
        }
        private func render(scale: CGFloat, size: CGSize) {}
      }
      """,
    ],
    check: .program { scope in
      let uses = ["UIScreen", "WKInterfaceDevice"].flatMap { scope.names($0) }.filter { isBounds($0, in: scope) }
      guard !uses.isEmpty else { return [] }
      let layout = LayoutArguments(in: scope)
      var reported: [SourceSpan] = []
      return uses.compactMap { use in
        // Width and height of one frame are one fault.
        guard let modifier = layout.modifier(using: use, in: scope), !reported.contains(modifier.nameSpan) else {
          return nil
        }
        reported.append(modifier.nameSpan)
        return problem(use, modifier, in: scope)
      }
    }
  )
}

private func isBounds(_ use: ExpressionOccurrence, in scope: ProgramScope) -> Bool {
  guard let place = scope.place(use.expression.span), let text = scope.tree(place.file)?.text else { return false }
  let rest = text.string(in: ByteRange(start: place.range.end, count: min(40, text.byteCount - place.range.end.value)))
  let words = rest.split(whereSeparator: { !$0.isLetter && $0 != "." && $0 != "(" && $0 != ")" }).first ?? ""
  return [".main.bounds", ".main.nativeBounds", ".current().screenBounds"].contains { words.hasPrefix($0) }
}

private func problem(_ use: ExpressionOccurrence, _ modifier: CallExpression, in scope: ProgramScope) -> Problem? {
  guard let place = scope.place(use.expression.span) else { return nil }
  let name = modifier.calledName ?? "frame"
  let isFrame = name == "frame"
  let advice =
    isFrame
    ? "fill with '.frame(maxWidth: .infinity)', or use 'containerRelativeFrame'"
    : "place it by alignment, or measure the container with 'onGeometryChange'"
  let related = scope.place(modifier.nameSpan).map { [RelatedPlace($0, "used here")] } ?? []
  return Problem(
    place,
    "the screen's bounds are not the room that this view has: in a split view, a sheet or a resized window "
      + "'.\(name)' gets a wrong length; \(advice)",
    related: related,
    proposals: fix(use, modifier, in: scope),
    // Out of the screen is out of every window too.
    severity: name == "offset" ? .info : nil
  )
}

/// `width: UIScreen.main.bounds.width` as an upper bound.
private func fix(_ use: ExpressionOccurrence, _ modifier: CallExpression, in scope: ProgramScope) -> [FixProposal] {
  guard let frame = scope.call(at: modifier.span).flatMap(FrameCall.init), frame.bounds.isEmpty, frame.fixed.count == 1,
    let argument = frame.fixed.first, let label = argument.label, argument.value.span.contains(use.expression.span),
    argument.value.dottedName?.last == label, let span = argument.labelSpan
  else { return [] }
  let bound = label == "width" ? "maxWidth" : "maxHeight"
  return scope.proposal(
    "write '\(bound): .infinity'",
    keepsMeaning: false,
    scope.replacing(span.joined(to: argument.value.span), with: "\(bound): .infinity")
  )
}

/// The arguments of modifiers that place or size views.
private struct LayoutArguments {
  private let calls: [CallOccurrence]

  init(in scope: ProgramScope) {
    calls = ["frame", "padding", "offset", "position"].flatMap { scope.modifierCalls($0) }
      .filter { $0.call.argument("in") == nil }
  }

  /// The modifier whose arguments use the expression, directly or by the name of what it is the value of.
  func modifier(using use: ExpressionOccurrence, in scope: ProgramScope) -> CallExpression? {
    if let direct = calls.first(where: { holds($0.call, use.expression.span) }) { return direct.call }
    guard let name = declaredName(use) else { return nil }
    return scope.names(name).lazy.compactMap { mention in
      calls.first { holds($0.call, mention.expression.span) }?.call
    }.first
  }

  private func holds(_ call: CallExpression, _ span: SourceSpan) -> Bool {
    call.arguments.contains { !$0.isTrailing && $0.value.span.contains(span) }
  }

  /// The property whose initial value or getter the expression stands in.
  private func declaredName(_ use: ExpressionOccurrence) -> String? {
    switch use.scope.kind {
    case .initialValue(let variable): return variable.name
    case .accessor(let variable) where variable.name != "body" && !isView(variable): return variable.name
    default: return nil
    }
  }

  private func isView(_ variable: VariableDeclaration) -> Bool {
    guard let type = variable.type else { return false }
    if case .some = type.kind { return true }
    return type.name == "AnyView"
  }
}
