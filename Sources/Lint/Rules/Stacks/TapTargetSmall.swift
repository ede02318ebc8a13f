import Catalog
import Interpreter
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let tapTargetSmall = LintRule(
    id: "tap-target-small",
    summary: "A button in a frame that a finger misses",
    documentation: """
      Apple's Human Interface Guidelines ask for at least 44 by 44 points to tap. A frame that holds a button or its \
      label below that on both axes makes it hard to hit.

      Give the label a larger frame, `.frame(minWidth: 44, minHeight: 44)`, and let all of it take taps with \
      `.contentShape(.rect)`: what is drawn may stay small.
      """,
    severity: .info,
    bad: [
      """
      struct Close: View {
        var body: some View {
          Button("x") {}.frame(width: 20, height: 20)
        }
      }
      """,
      """
      struct Remove: View {
        var body: some View {
          Button {
          } label: {
            Image(systemName: "minus").frame(width: 24, height: 24).accessibilityLabel("Remove")
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Close: View {
        var body: some View {
          Button("x") {}.frame(minWidth: 44, minHeight: 44)
        }
      }
      """,
      """
      struct Remove: View {
        var body: some View {
          Button {
          } label: {
            Image(systemName: "minus").frame(width: 24, height: 24).padding(12).contentShape(.rect)
              .accessibilityLabel("Remove")
          }
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      guard rendering.configuration.scene.platform == .iOS else { return [] }
      return rendering.elements(named: "Button").compactMap { observation($0, in: rendering) }
    })
  )
}

private let least = 44.0

private func observation(_ button: Element, in rendering: Rendering) -> Observation? {
  let outside = rendering.ancestors(of: button).prefix { $0.kind == .modifier && !$0.isUserDefined }
  var inside: [Element] = []
  var next = rendering.children(of: button).first
  while let element = next, element.kind == .modifier {
    inside.append(element)
    next = rendering.children(of: element).first
  }
  guard let frame = (inside + outside).first(where: states), isSmall(frame), frame.layout.size.width > 4,
    inside.allSatisfy({ $0.layout.size.width < least || $0.layout.size.height < least }),
    !rendering.isOutOfPlace(button), let place = rendering.program.place(frame.nameSpan),
    let call = rendering.call(of: button)?.call, !hasShape(call, button, in: rendering),
    !outside.contains(where: { $0.name == "contentShape" && !isSmall($0) })
  else { return nil }
  return .fault(
    Problem(
      place,
      "\(frame.layout.size.points) points are hard to tap, at least 44×44 are asked for; use "
        + "'.frame(minWidth: 44, minHeight: 44)' and '.contentShape(.rect)' on the label",
      related: rendering.program.place(button.nameSpan).map { [RelatedPlace($0, "this button")] } ?? [],
      proposals: inside.contains { $0.id == frame.id }
        ? rendering.call(of: frame).map { enlarging($0.call, in: rendering.program) } ?? [] : []
    ),
    quotesFrames: false
  )
}

private func isSmall(_ element: Element) -> Bool {
  element.layout.size.width < least && element.layout.size.height < least
}

/// A frame that states both lengths.
private func states(_ element: Element) -> Bool {
  guard element.name == "frame", case .fixed = element.layout.widthReason, case .fixed = element.layout.heightReason
  else { return false }
  return true
}

/// Whether something else makes the button larger.
private func hasShape(_ button: CallExpression, _ element: Element, in rendering: Rendering) -> Bool {
  let names: Set = ["buttonStyle", "hoverEffect", "hidden"]
  let modifiers = rendering.program.modifiers(over: button.span).map(\.call).filter {
    // What a style of the framework adds to the label is in the frame of the button.
    !isSmall(element) || !setsFrameworkStyle($0, in: rendering.program)
  }
  let styles = modifiers.compactMap { ownStyle($0, in: rendering.program) }
  let label = button.content("label").map { Array(CodeWalk($0.body).expressions.compactMap(\.asCall)) } ?? []
  let code = styles.flatMap { CodeWalk($0).expressions.compactMap(\.asCall) }
  return (modifiers.filter { ownStyle($0, in: rendering.program) == nil } + label + code).contains {
    let isOwn = rendering.program.ownModifier($0) != nil
    return rendering.program.comes($0) { modifier in
      names.contains(modifier.calledName ?? "") || isOwn && modifier.calledName == "contentShape"
        || mayReachBeyond(modifier, in: rendering.program)
    }
  }
}

/// Whether a `contentShape` may take taps outside of the view's frame. The framework's own shapes stay within the frame; a
/// shape of the program, or one that is inset or scaled, may be larger.
private func mayReachBeyond(_ modifier: CallExpression, in scope: ProgramScope) -> Bool {
  guard modifier.calledName == "contentShape" else { return false }
  guard let shape = modifier.arguments.last(where: { $0.label == nil })?.value,
    let name = scope.type(of: shape)?.nominal?.lastName, !scope.declaresType(String(name))
  else { return true }
  return Catalog.view(String(name))?.isShape != true
}

/// Whether the modifier sets a style of buttons that the framework declares.
private func setsFrameworkStyle(_ modifier: CallExpression, in scope: ProgramScope) -> Bool {
  guard modifier.calledName == "buttonStyle", let style = modifier.unlabeled?.value,
    let type = scope.type(of: style), let name = type.nominal
  else { return false }
  return name.file == nil
    && ["ButtonStyle", "PrimitiveButtonStyle"].contains { scope.conforms(type, to: $0) == true }
}

/// The code of the program's own style that `buttonStyle` sets: what it makes of the label stands in the button.
private func ownStyle(_ modifier: CallExpression, in scope: ProgramScope) -> Body? {
  guard modifier.calledName == "buttonStyle", let style = modifier.unlabeled?.value.unwrapped.asCall,
    style.isInitializer, let name = style.calledName
  else { return nil }
  return scope.declaredTypes(named: name).lazy.flatMap(\.functions).first { $0.name == "makeBody" }?.body
}

/// Room around the label that takes taps, too.
private func enlarging(_ frame: CallExpression, in scope: ProgramScope) -> [FixProposal] {
  let room = scope.addingModifier(".frame(minWidth: 44, minHeight: 44).contentShape(.rect)", to: frame.span)
  return scope.proposal("let it take taps on 44×44 points", keepsMeaning: false, room)
}
