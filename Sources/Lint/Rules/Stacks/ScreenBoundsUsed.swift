import Catalog
import Layout
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
      extension UIScreen {
        static let width = UIScreen.main.bounds.width
      }
      struct Strip: View {
        var body: some View { Color.blue.frame(width: UIScreen.width - 32, height: 80) }
      }
      """,
      """
      struct Panel: View {
        private let screen = UIScreen.main
        var body: some View { Color.blue.frame(width: screen.bounds.width / 2) }
      }
      """,
      """
      struct Card: View {
        let length: CGFloat
        init(_ length: CGFloat) { self.length = length }
        var body: some View { Color.blue.frame(width: length) }
      }
      struct Cards: View {
        var body: some View { Card(UIScreen.main.bounds.width - 20) }
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
      struct Line: View {
        private let screen = UIScreen.main
        var body: some View { Rectangle().frame(height: 1 / screen.scale) }
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
      let uses = ScreenBounds(in: unit, of: scope).uses
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
  fileprivate func cause(of use: SourceSpan, at modifier: CallExpression) -> SourceSpan {
    guard !modifier.span.contains(use) else { return modifier.nameSpan }
    switch declaredValue(around: use) {
    case .variable(let variable, _): return variable.nameSpan
    case .function(let function, _): return function.nameSpan
    case nil: return modifier.nameSpan
    }
  }
}

private func problem(_ use: SourceSpan, _ length: LayoutArguments.Length, in scope: ProgramScope) -> Problem? {
  let modifier = length.modifier
  guard let place = scope.place(use), !isCutOff(modifier, in: scope), !isDrawn(use, in: scope),
    !isFallback(use, in: scope), !isOfPreview(use, in: scope), !isOfPicture(modifier, in: scope)
  else {
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
  let advice = length.advice(forScreenAt: use, in: scope)
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

extension LayoutArguments.Length {
  /// What to write instead of the screen's length.
  fileprivate func advice(forScreenAt use: SourceSpan, in scope: ProgramScope) -> String {
    guard modifier.calledName == "frame" else {
      return "place it by alignment, or measure the container with 'onGeometryChange'"
    }
    let axis = argument.label.map { FrameLength.axis(of: $0) }
    guard !argument.value.isVaryingPart(of: span), !formula.isShifted else { return Self.measuring }
    let isOfOtherAxis = scope.memberPath(after: use).contains { FrameLength.axis(of: $0).map { $0 != axis } ?? false }
    guard !isOfOtherAxis else { return "keep the proportion with '.aspectRatio', or \(Self.measuring)" }
    guard !isSquare(in: scope) else {
      return "fill with '.frame(maxWidth: .infinity)' and keep it square with '.aspectRatio(1, contentMode: .fit)'"
    }
    let bound = axis == .vertical ? "maxHeight" : "maxWidth"
    if let most = argument.value.unwrapped.upperBound(besides: span) { return "write '.frame(\(bound): \(most))'" }
    guard !scope.isReadElsewhere(use, than: modifier) else { return Self.measuring }
    let isNew = scope.place(modifier.nameSpan).map {
      AvailabilityGuards(scope.targets, in: scope).mayRunBefore(iOS: 17, at: $0)
    }
    let container = isNew ?? false ? Self.measuring : "use 'containerRelativeFrame'"
    guard !formula.isScaled else {
      // A bound for content that is smaller is no size of it.
      return argument.label?.hasPrefix("max") ?? false || isNew ?? false
        ? Self.measuring : "take the share of the container with 'containerRelativeFrame'"
    }
    // Along a scroll view's axis nothing is there to fill.
    let containers = scope.call(at: modifier.span)?.scope.containers ?? []
    guard let length = axis ?? nil, !containers.contains(where: { $0.scrolls(along: length) }) else { return container }
    return "fill with '.frame(\(bound): .infinity)', or \(container)"
  }

  private static var measuring: String { "measure the container with 'onGeometryChange'" }

  /// Whether both lengths of the frame are the same.
  private func isSquare(in scope: ProgramScope) -> Bool {
    guard let width = modifier.argument("width")?.value, let height = modifier.argument("height")?.value,
      let text = scope.text(width.span)
    else { return false }
    return text == scope.text(height.span)
  }
}

extension ProgramScope {
  /// Whether code besides frames reads the property or the function that gives the screen's length.
  fileprivate func isReadElsewhere(_ use: SourceSpan, than modifier: CallExpression) -> Bool {
    guard !modifier.span.contains(use) else { return false }
    let names: [SourceSpan]
    switch declaredValue(around: use) {
    case .variable(let variable, _) where variable.type?.isOpaque != true: names = references(to: variable)
    case .function(let function, _) where function.returnType?.isOpaque != true: names = references(to: function)
    default: return false
    }
    return names.contains { name in
      guard let call = callWithArgument(name)?.call else { return true }
      return !isModifier(call, .sizes)
    }
  }
}

extension Expression {
  /// What it is the sum, the difference or the product of: itself where it is none.
  fileprivate var terms: [Expression] {
    var terms: [Expression] = []
    var pending = [self]
    while let next = pending.popLast() {
      guard case .binary(let binary) = next.unwrapped.kind, binary.ofNumbers?.isArithmetic == true else {
        terms.append(next)
        continue
      }
      pending += [binary.left, binary.right]
    }
    return terms
  }

  /// Whether it multiplies what stands at `span` by something that is no constant: a progress, a zoom.
  fileprivate func isVaryingPart(of span: SourceSpan) -> Bool {
    CodeWalk(self).expressions.contains { part in
      guard case .binary(let product) = part.kind, ["*", "/"].contains(product.operator) else { return false }
      guard let other = [product.left, product.right].first(where: { !$0.span.contains(span) }),
        other.span != span, part.span.contains(span)
      else { return false }
      return CodeWalk(other).expressions.contains { inner in
        switch inner.kind {
        case .local: true
        case .name(let name): !name.isType
        default: false
        }
      }
    }
  }

  /// The number of `min(number, …)`, where that chooses between it and what stands at `span`.
  fileprivate func upperBound(besides span: SourceSpan) -> String? {
    guard let call = asCall, call.receiver == nil, call.calledName == "min", call.arguments.count == 2,
      call.arguments.contains(where: { $0.value.span.contains(span) })
    else { return nil }
    return call.arguments.compactMap(\.value.literalNumber).first.map { "\(Points($0))" }
  }
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

/// Whether only a preview gives the length.
private func isOfPreview(_ use: SourceSpan, in scope: ProgramScope) -> Bool {
  scope.callWithArgument(use).map { scope.isInPreview($0.scope) } ?? false
}

/// Whether the screen stands in for a window that there may not be: the code reads the length of what a `guard` binds, and
/// takes the screen's where that is missing.
private func isFallback(_ use: SourceSpan, in scope: ProgramScope) -> Bool {
  guard let code = scope.declaredValue(around: use)?.code else { return false }
  let statements = code.statements
  if standsInForMeasured(use, among: statements, in: scope) { return true }
  let bound = statements.flatMap { statement -> [Int] in
    guard case .guard(let conditions, let otherwise) = statement.kind,
      otherwise.contains(where: { $0.span.contains(use) })
    else { return [] }
    return conditions.compactMap { condition in
      guard case .optionalBinding(let pattern, _, _) = condition, case .binding(let slot, _) = pattern.kind else {
        return nil
      }
      return slot
    }
  }
  return statements.contains { statement in
    guard case .return(let value?) = statement.kind else { return false }
    return value.terms.contains { term in
      if case .local(let slot, _) = term.root.kind { bound.contains(slot) } else { false }
    }
  }
}

/// Whether it stands in for a length that is not measured yet: `width <= 0 ? screen.width : width`.
private func standsInForMeasured(_ use: SourceSpan, among statements: [Statement], in scope: ProgramScope) -> Bool {
  CodeWalk(statements).expressions.contains { expression in
    guard case .ternary(let choice) = expression.kind, !choice.condition.span.contains(use),
      let measured = [choice.then, choice.otherwise].first(where: { !$0.span.contains(use) }),
      choice.then.span.contains(use) || choice.otherwise.span.contains(use),
      case .binary(let test) = choice.condition.unwrapped.kind, let text = scope.text(measured.span)
    else { return false }
    let operands = [test.left, test.right]
    return operands.contains { $0.literalNumber != nil } && operands.contains { scope.text($0.span) == text }
  }
}

/// Whether the view is only drawn into a picture, which is as large as the view says.
private func isDrawn(_ use: SourceSpan, in scope: ProgramScope) -> Bool {
  guard case .function(let function, _)? = scope.declaredValue(around: use) else { return false }
  let pictures = scope.calls("ImageRenderer").compactMap { $0.call.argument("content")?.value.span }
  let calls = scope.calls(function.name)
  return !calls.isEmpty && calls.allSatisfy { made in pictures.contains { $0.contains(made.call.span) } }
}

/// Whether the framed view is only made into pictures: no window shows it.
private func isOfPicture(_ modifier: CallExpression, in scope: ProgramScope) -> Bool {
  let whole = scope.wholeChain(of: modifier.span)
  if scope.modifiers(over: modifier.span).contains(where: { PlatformImage.isGiven(by: $0.call.span, in: scope) }) {
    return true
  }
  guard let code = scope.declaredValue(around: modifier.span)?.code else { return false }
  let uses = code.expressions.filter { placed in
    guard case .local(let slot, _) = placed.expression.kind,
      case .variable(let variable, let made?)? = placed.scope.origin(ofLocal: slot)
    else { return false }
    return !variable.isMutable && made.unwrapped.span == whole
  }
  return !uses.isEmpty
    && uses.allSatisfy { use in
      scope.modifiers(over: use.expression.span).contains { PlatformImage.isGiven(by: $0.call.span, in: scope) }
    }
}

/// `width: UIScreen.main.bounds.width` as an upper bound.
private func fix(_ use: SourceSpan, _ modifier: CallExpression, in scope: ProgramScope) -> [FixProposal] {
  guard let frame = scope.call(at: modifier.span).flatMap(FrameCall.init), frame.bounds.isEmpty, frame.fixed.count == 1,
    let argument = frame.fixed.first, let label = argument.label, argument.value.span.contains(use),
    argument.value.dottedName?.last == label, let span = argument.labelSpan
  else { return [] }
  let bound = label == "width" ? "maxWidth" : "maxHeight"
  return scope.proposal(
    "write '\(bound): .infinity'",
    keepsMeaning: false,
    scope.replacing(span.joined(to: argument.value.span), with: "\(bound): .infinity")
  )
}
