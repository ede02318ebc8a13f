import Catalog
import Semantics
import ViewGraph

extension LintRule {
  static let rtlAsymmetry = LintRule(
    id: "rtl-asymmetry",
    summary: "An offset to the right that does not turn with the language",
    documentation: """
      Leading and trailing change sides where a language is written from right to left; the `x` of an `.offset` does \
      not. A badge that is moved to the trailing corner is then moved into the middle.

      Say the place by alignment: `.overlay(alignment: .topTrailing)`, `.padding(.leading, 12)`, an alignment guide.
      """,
    severity: .info,
    bad: [
      """
      struct Inbox: View {
        var body: some View {
          Image(systemName: "tray")
            .accessibilityLabel("Inbox")
            .overlay(alignment: .topTrailing) {
              Text("3").font(.caption).offset(x: 12, y: -8)
            }
        }
      }
      """,
      """
      struct Indented: View {
        var body: some View {
          VStack(alignment: .leading) {
            Text("Parent")
            Label("Child", systemImage: "arrow.turn.down.right").offset(x: 16)
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Inbox: View {
        var body: some View {
          Image(systemName: "tray")
            .accessibilityLabel("Inbox")
            .overlay(alignment: .topTrailing) {
              Text("3").font(.caption).alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }.offset(y: -8)
            }
        }
      }
      """,
      """
      struct Indented: View {
        @State private var isOpen = false
        var body: some View {
          VStack(alignment: .leading) {
            Toggle("Parent", isOn: $isOpen)
            Label("Child", systemImage: "arrow.turn.down.right").padding(.leading, 16)
            Text("Moves").offset(x: isOpen ? 20 : 0)
          }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.modifierCalls("offset").compactMap { problem($0, in: scope) }
    }
  )
}

/// How far a view may be nudged, in points.
private let nudge = 4.0

private func problem(_ occurrence: CallOccurrence, in scope: ProgramScope) -> Problem? {
  let call = occurrence.call
  guard let x = call.horizontalOffset.flatMap({ scope.constantNumber($0, in: occurrence.scope) }), abs(x) > nudge,
    x.isFinite, scope.saysSomething(call) || scope.isBadge(occurrence), !scope.isDrawing(occurrence),
    let place = scope.place(call.nameSpan)
  else { return nil }
  return Problem(
    place,
    "'.offset(x: \(Points(x)))' is not mirrored in right-to-left layouts; use padding on a leading or trailing edge, or an "
      + "alignment"
  )
}

extension CallExpression {
  /// The length that the view is moved by to the right: `x` of `offset(x: x)` and `offset(CGSize(width: x, height: 0))`.
  fileprivate var horizontalOffset: Expression? {
    argument("x")?.value ?? unlabeled?.value.unwrapped.asCall?.argument("width")?.value
  }
}

extension ProgramScope {
  /// Whether the chain starts with what says something and has its place beside something else: a text, a control, an
  /// image, a view of the program, also as the value of a property.
  fileprivate func saysSomething(_ call: CallExpression) -> Bool {
    if startsWithView(call) { return call.baseTypeName.map(saysSomething) ?? false }
    if call.receiver == nil { return usesOfModifier(around: call).contains(where: saysSomething) }
    guard let base = call.innermost.receiver?.unwrapped, let variable = declaredVariable(base)?.variable,
      let given = variable.givenValue?.unwrapped.asCall, startsWithView(given),
      !given.chain.contains(where: { isEffect($0) })
    else { return false }
    return given.baseTypeName.map(saysSomething) ?? false
  }

  /// The calls of the program's own modifier whose code applies `call` to what it is made on.
  private func usesOfModifier(around call: CallExpression) -> [CallExpression] {
    guard case .function(let function, _)? = declaredValue(around: call.span) else { return [] }
    return calls(function.name).map(\.call).filter { $0.receiver != nil && ownModifier($0) === function }
  }

  private func saysSomething(_ view: String) -> Bool {
    !ViewTraits.of(view).isDisjoint(with: [.readable, .control]) || view == "Image" || declaresType(view)
  }
}

extension ProgramScope {
  /// Code that draws, animates, or turns with the language by itself.
  fileprivate func isDrawing(_ occurrence: CallOccurrence) -> Bool {
    let isInDrawing = occurrence.scope.chain.contains { scope in
      guard case .closure(_, let call?) = scope.kind else { return false }
      return makesView(call, .drawsByCode) || isModifier(call, .isEffect)
    }
    return isInDrawing || occurrence.call.chain.contains(where: isEffect)
  }

  /// Whether the modifier turns, scales or animates the view, or says which way its language runs; also by way of the
  /// program's own modifiers.
  fileprivate func isEffect(_ call: CallExpression) -> Bool {
    applied(by: call).contains { isModifier($0, .isEffect) }
  }
}

extension ProgramScope {
  /// Whether a small view is put at the leading or trailing side of another by an overlay.
  fileprivate func isBadge(_ offset: CallOccurrence) -> Bool {
    let sizes = offset.call.chain.filter { $0.calledName == "frame" }.flatMap(\.arguments).compactMap(
      \.value.literalNumber
    )
    guard let size = sizes.max(), size <= badge else { return false }
    let places = places(of: offset.call.span, in: offset.scope)
    let view = places.last.map(wholeChain) ?? offset.call.span
    let holder = callWithArgument(view)?.call ?? offset.scope.container
    guard let holder, holder.calledName == "overlay", holder.receiver != nil,
      let alignment = holder.argument("alignment")?.value.implicitMember
    else { return false }
    return ["leading", "trailing", "Leading", "Trailing"].contains { alignment.hasSuffix($0) }
  }
}

/// How large a shape may be that marks a corner, in points.
private let badge = 44.0
