import Catalog
import Semantics
import SourceText
import Syntax
import ViewGraph

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
      """
      struct Note: View {
        let windowWidth: CGFloat?
        var body: some View {
          VStack {
            Text("Note").frame(width: min(UIScreen.main.bounds.width - 80, 300))
            Text("More").frame(maxWidth: (windowWidth ?? UIScreen.main.bounds.width) / 2)
            Text("Hint").frame(
              width: UIDevice.current.userInterfaceIdiom == .phone ? UIScreen.main.bounds.width - 32 : 350
            )
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      let uses = ["UIScreen", "WKInterfaceDevice"].flatMap { unit.names($0) }.filter { isBounds($0, in: scope) }
      guard !uses.isEmpty else { return [] }
      let layout = LayoutArguments(in: scope)
      var reported: [SourceSpan] = []
      return uses.compactMap { use in
        // Width and height of one frame are one fault, and so is what one property says.
        guard let length = layout.length(from: use, in: scope) else { return nil }
        let cause = scope.cause(of: use, at: length.modifier)
        guard !reported.contains(cause) else { return nil }
        reported.append(cause)
        return problem(use, length, in: scope)
      }
    }
  )
}

extension ProgramScope {
  /// What is to be changed: the declaration that keeps the bounds, or the modifier that names them itself.
  fileprivate func cause(of use: ExpressionOccurrence, at modifier: CallExpression) -> SourceSpan {
    guard !modifier.span.contains(use.expression.span) else { return modifier.nameSpan }
    switch declaredValue(around: use.expression.span) {
    case .variable(let variable, _): return variable.nameSpan
    case .function(let function, _): return function.nameSpan
    case nil: return modifier.nameSpan
    }
  }
}

private func isBounds(_ use: ExpressionOccurrence, in scope: ProgramScope) -> Bool {
  guard let place = scope.place(use.expression.span), let text = scope.tree(place.file)?.text else { return false }
  let rest = text.string(in: ByteRange(start: place.range.end, count: min(40, text.byteCount - place.range.end.value)))
  let words = rest.split(whereSeparator: { !$0.isLetter && $0 != "." && $0 != "(" && $0 != ")" }).first ?? ""
  return [".main.bounds", ".main.nativeBounds", ".current().screenBounds"].contains { words.hasPrefix($0) }
}

private func problem(_ use: ExpressionOccurrence, _ length: LayoutArguments.Length, in scope: ProgramScope) -> Problem?
{
  let modifier = length.modifier
  guard let place = scope.place(use.expression.span), !isCutOff(modifier, in: scope), !isDrawn(use, in: scope) else {
    return nil
  }
  let name = modifier.calledName ?? "frame"
  let related = scope.place(modifier.nameSpan).map { [RelatedPlace($0, "used here")] } ?? []
  if length.isPlain, length.isWholeScreenAtMost, let label = length.argument.label {
    return Problem(
      place,
      "no window is larger than its screen, so this bound never counts; write '\(label): .infinity'",
      related: related,
      severity: .info
    )
  }
  let advice =
    name == "frame"
    ? "fill with '.frame(maxWidth: .infinity)', or use 'containerRelativeFrame'"
    : "place it by alignment, or measure the container with 'onGeometryChange'"
  return Problem(
    place,
    "the screen's bounds are not the room that this view has: in a split view, a sheet or a resized window "
      + "'\(modifier.receiver == nil ? name : "." + name)' gets a wrong length; \(advice)",
    related: related,
    proposals: fix(use, modifier, in: scope),
    // Out of the screen is out of every window too.
    severity: name == "offset" ? .info : nil
  )
}

/// Whether the modifier is one of a background that is cut off where the view ends: it is as large as any view can be, so
/// that it covers this one at every size.
private func isCutOff(_ modifier: CallExpression, in scope: ProgramScope) -> Bool {
  guard modifier.calledName == "frame", let occurrence = scope.call(at: modifier.span) else { return false }
  let around = occurrence.scope.containers + [scope.callWithArgument(modifier.span)?.call].compactMap(\.self)
  return around.contains { decoration in
    scope.isModifier(decoration, .decorates) && !scope.modifiers(.clips, over: decoration.span).isEmpty
  }
}

/// Whether the view is only drawn into a picture, which is as large as the view says.
private func isDrawn(_ use: ExpressionOccurrence, in scope: ProgramScope) -> Bool {
  guard let function = use.scope.function else { return false }
  let pictures = scope.calls("ImageRenderer").compactMap { $0.call.argument("content")?.value.span }
  let calls = scope.calls(function.name)
  return !calls.isEmpty && calls.allSatisfy { made in pictures.contains { $0.contains(made.call.span) } }
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
  /// A length, or what one is computed from, where a modifier gets it.
  struct Length {
    let modifier: CallExpression
    let argument: Argument
    /// Where in the argument it stands.
    let span: SourceSpan
    /// Whether nothing is computed on the way there.
    var isPlain = true

    /// `maxWidth: UIScreen.main.bounds.width`, alone or as one of two choices.
    var isWholeScreenAtMost: Bool {
      guard let label = argument.label, label.hasPrefix("max") else { return false }
      return !CodeWalk(argument.value).expressions.contains { inner in
        guard inner.span.contains(span) else { return false }
        switch inner.kind {
        case .binary, .call: return true
        case .member(let member):
          return ["width", "height"].contains(member.name) && !label.lowercased().hasSuffix(member.name)
        default: return false
        }
      }
    }
  }

  private let calls: [CallOccurrence]

  init(in scope: ProgramScope) {
    calls =
      ModifierTraits.takesLength.names.sorted().flatMap { scope.modifierCalls($0) }
      .filter { $0.call.argument("in") == nil } + scope.calls("GridItem")
  }

  /// The argument that uses the expression: directly, or by the names of what it is the value of.
  func length(from use: ExpressionOccurrence, in scope: ProgramScope) -> Length? {
    var pending = [(span: use.expression.span, isPlain: true)]
    var seen: Set<SourceSpan> = []
    while let (span, isPlain) = pending.popLast(), seen.count < Self.limit {
      guard seen.insert(span).inserted else { continue }
      if let direct = length(at: span) {
        return Length(modifier: direct.modifier, argument: direct.argument, span: direct.span, isPlain: isPlain)
      }
      guard let (codes, uses) = carrier(of: span, in: scope) else { continue }
      guard !codes.contains(where: { isNoLength(span, in: $0) }) else { continue }
      let isComputed = codes.contains { code in
        code.expressions.contains { inner in
          switch inner.kind {
          case .binary, .call: true
          default: false
          }
        }
      }
      for next in uses.reversed() { pending.append((next, isPlain && !isComputed)) }
    }
    return nil
  }

  /// So many names are followed.
  private static let limit = 64

  /// A declaration whose value is computed from the code at a span: its code, and the places that name it.
  private typealias Carrier = (codes: [CodeWalk], uses: [SourceSpan])

  /// The property, function or constant whose value the code at `span` is part of.
  private func carrier(of span: SourceSpan, in scope: ProgramScope) -> Carrier? {
    switch scope.declaredValue(around: span) {
    case .variable(let variable, _):
      guard variable.name != "body", !isView(variable.type) else { return passed(span, in: scope) }
      return (bodies(of: variable).map { CodeWalk($0) }, scope.references(to: variable))
    case .function(let function, _):
      guard let result = function.returnType, !isView(result), let body = function.body else {
        return passed(span, in: scope)
      }
      return ([CodeWalk(body)], scope.references(to: function))
    case nil: return passed(span, in: scope)
    }
  }

  private func passed(_ span: SourceSpan, in scope: ProgramScope) -> Carrier? {
    given(span, in: scope) ?? constant(around: span, in: scope)
  }

  /// The constant or variable in the code of views that is first set to what stands at `span`.
  private func constant(around span: SourceSpan, in scope: ProgramScope) -> Carrier? {
    let code: CodeScope
    switch scope.declaredValue(around: span) {
    case .variable(let variable, let around): code = CodeScope(.accessor(variable), in: around)
    case .function(let function, let around): code = CodeScope(.function(function), in: around)
    case nil: return nil
    }
    var value: Expression?
    let uses = code.expressions.compactMap { placed -> SourceSpan? in
      guard case .local(let slot, _) = placed.expression.kind,
        case .variable(_, let initial?)? = placed.scope.origin(ofLocal: slot), initial.span.contains(span)
      else { return nil }
      value = initial
      return placed.expression.span
    }
    return value.map { ([CodeWalk($0)], uses) }
  }

  /// The property of a view of the program that an argument at `span` becomes.
  private func given(_ span: SourceSpan, in scope: ProgramScope) -> Carrier? {
    guard let call = scope.callWithArgument(span)?.call, call.isInitializer, let name = call.calledName,
      let argument = call.arguments.first(where: { $0.value.span.contains(span) && !$0.isTrailing }),
      !isNoLength(span, in: CodeWalk(argument.value)),
      let type = scope.viewType(named: name), type.initializers.isEmpty,
      let property = type.variables.first(where: { $0.name == argument.label && $0.isStored })
    else { return nil }
    return ([], scope.references(to: property))
  }

  private func length(at span: SourceSpan) -> Length? {
    for occurrence in calls where occurrence.call.span.contains(span) {
      guard let argument = occurrence.call.arguments.first(where: { !$0.isTrailing && $0.value.span.contains(span) })
      else { continue }
      if isNoLength(span, in: CodeWalk(argument.value)) { return nil }
      return Length(modifier: occurrence.call, argument: argument, span: span)
    }
    return nil
  }

  private func bodies(of variable: VariableDeclaration) -> [Body] {
    [variable.initializer].compactMap { $0 } + variable.accessors.all.map(\.body)
  }

  /// What only decides between two layouts is no length, and what another length is divided by makes a share of it.
  private func isNoLength(_ span: SourceSpan, in walk: CodeWalk) -> Bool {
    walk.expressions.contains { inner in
      guard inner.span.contains(span) else { return false }
      switch inner.kind {
      case .binary(let binary):
        // Behind `??` it only stands in for what is measured.
        if ["/", "??"].contains(binary.operator) { return binary.right.span.contains(span) }
        return ["<", ">", "<=", ">=", "==", "!="].contains(binary.operator)
      // The window of a phone is its screen.
      case .ternary(let choice): return choice.then.span.contains(span) && choice.condition.asksForPhone
      // No window is narrower than that.
      case .call(let call):
        return call.receiver == nil && call.calledName == "min"
          && call.arguments.contains { $0.value.literalNumber.map { $0 <= Self.narrowest } ?? false }
      default: return false
      }
    }
  }

  private static let narrowest = 320.0

  private func isView(_ type: TypeReference?) -> Bool {
    guard let type else { return false }
    if case .some = type.kind { return true }
    return type.name == "AnyView"
  }
}

extension Expression {
  /// `UIDevice.current.userInterfaceIdiom == .phone`
  fileprivate var asksForPhone: Bool {
    guard case .binary(let comparison) = unwrapped.kind, comparison.operator == "==" else { return false }
    return [comparison.left, comparison.right].contains { (side: Expression) -> Bool in
      if side.implicitMember == "phone" { return true }
      return side.dottedName?.last == "phone"
    }
  }
}
