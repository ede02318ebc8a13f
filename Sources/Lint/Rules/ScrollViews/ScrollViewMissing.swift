import Catalog
import Interpreter
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let scrollViewMissing = LintRule(
    id: "scroll-view-missing",
    summary: "A screen of text that does not scroll when the text gets larger",
    documentation: """
      Text grows with the size that its reader has set. On a screen that does not scroll it then runs out of room, and \
      texts end in "…" where nobody can read on.

      Put the content into a `ScrollView`. With `.scrollBounceBehavior(.basedOnSize)` it behaves as before where all of \
      it fits.
      """,
    severity: .warning,
    bad: [
      """
      struct Terms: View {
        var body: some View {
          VStack(alignment: .leading, spacing: 12) {
            ForEach(1..<13) { number in
              Text("Paragraph number \\(number) of these terms says something that takes more than one line on a phone.")
            }
          }
        }
      }
      """,
      """
      struct Welcome: View {
        var body: some View {
          VStack(spacing: 20) {
            Text("Welcome to the garden").font(.largeTitle)
            Text("Here you find everything about plants that grow in the shade, and how to water them in summer.")
            Text("Every week there is a new plant with a long description, written by people who have grown it.")
            Text("You can keep a list of your own plants, and get a notice when one of them needs water or light.")
            Text("All of this works without an account, and without a network, wherever you happen to be.")
            Text("Swipe to the left to see what is in bloom near you, and to the right for what you have saved.")
          }
          .padding()
        }
      }
      """,
    ],
    good: [
      """
      struct Terms: View {
        var body: some View {
          ScrollView {
            VStack(alignment: .leading, spacing: 12) {
              ForEach(1..<13) { number in
                Text("Paragraph number \\(number) of these terms says something that takes more than one line on a phone.")
              }
            }
            .frame(maxWidth: .infinity)
          }
        }
      }
      """,
      """
      struct Welcome: View {
        var body: some View {
          VStack(spacing: 20) {
            Text("Welcome").font(.largeTitle)
            Text("Swipe to the left.")
          }
          .padding()
        }
      }
      """,
    ],
    check: .rendered({ rendering in
      // Phones on their side are another matter: many programs are not made for them.
      let scene = rendering.configuration.scene
      guard scene.size.width < scene.size.height, scene.size.width >= 390, scene.size.width < 500 else { return [] }
      return observation(in: rendering).map { [$0] } ?? []
    })
  )
}

private func observation(in rendering: Rendering) -> Observation? {
  let cut = rendering.elements(named: "Text") { text in
    if case .text(_, true) = text.layout.heightReason { text.layout.size.width > 40 } else { false }
  }.filter { isUnlimited($0, in: rendering) && !rendering.isOutOfPlace($0) }
  guard let first = cut.first,
    let stack = rendering.ancestors(of: first).reversed().first(where: { $0.name == "VStack" && !$0.isUserDefined }),
    rendering.isCertain(stack), !rendering.isOutOfPlace(stack),
    // What stands in front of a picture has the room of the picture, which does not scroll.
    !rendering.isDecoration(stack), !scrollsElsewhere(stack, in: rendering),
    let place = rendering.program.place(stack.nameSpan)
  else { return nil }
  let texts = cut.count == 1 ? "1 text is" : "\(cut.count) texts are"
  return .fault(
    Problem(
      place,
      "\(texts) cut off here: the content gets only \(Points(stack.layout.size.height)) points of height and nothing scrolls; "
        + "put it into a ScrollView",
      related: rendering.program.place(first.nameSpan).map { [RelatedPlace($0, "cut off")] } ?? [],
      proposals: wrap(stack, in: rendering)
    )
  )
}

/// Whether a preview shows the view alone that every other user puts into what scrolls.
private func scrollsElsewhere(_ stack: Element, in rendering: Rendering) -> Bool {
  let scope = rendering.program
  return rendering.ancestors(of: stack).contains { above in
    guard above.kind == .view, above.isUserDefined, let shown = rendering.call(of: above),
      scope.isInPreview(shown.scope)
    else { return false }
    let uses = scope.calls(above.name).filter { $0.call.receiver == nil && !scope.isInPreview($0.scope) }
    return !uses.isEmpty && uses.allSatisfy { scrollsVertically(around: $0, in: scope) }
  }
}

/// Whether the view that the call makes stands in a container that scrolls up and down, in the same hierarchy.
private func scrollsVertically(around use: CallOccurrence, in scope: ProgramScope) -> Bool {
  let around = ViewSurroundings(of: use.call.span, in: use.scope, of: scope)
  let containers = around.calls.filter { around.isContent(of: $0.call) }
  return containers.prefix { !scope.showsApart($0.call) }.contains { container in
    scope.makesView(container.call, .scrolls) && container.call.unlabeled?.value.implicitMember != "horizontal"
  }
}

/// Whether nobody has limited the lines of a text that has lost some for want of height.
private func isUnlimited(_ text: Element, in rendering: Rendering) -> Bool {
  let around = rendering.ancestors(of: text)
  guard around.allSatisfy({ $0.isUserDefined || $0.kind == .modifier && !limiting($0) || stacks.contains($0.name) })
  else {
    return false
  }
  return rendering.modifierNames(around: text).isDisjoint(with: limited)
}

/// What gives a text less room on purpose, hides it, or shows it elsewhere.
private let limited = [ModifierTraits.limitsText, .hides, .decorates].reduce(
  into: ["sheet", "popover", "fixedSize", "position", "offset"] as Set
) { $0.formUnion($1.names) }

private let stacks: Set = ["VStack", "HStack", "NavigationStack", "NavigationView", "Button"]

/// A frame that states a height or an upper bound.
private func limiting(_ modifier: Element) -> Bool {
  if case .fixed = modifier.layout.heightReason { return true }
  if case .clamped(_, let maximum?) = modifier.layout.heightReason { return maximum.isFinite }
  return ["aspectRatio", "scaledToFit", "safeAreaInset", "containerRelativeFrame"].contains(modifier.name)
}

/// The stack with its modifiers in a scroll view.
private func wrap(_ stack: Element, in rendering: Rendering) -> [FixProposal] {
  guard let call = rendering.call(of: stack)?.call else { return [] }
  let whole = rendering.program.wholeChain(of: call.span)
  return rendering.program.proposal(
    "put it into a ScrollView",
    keepsMeaning: false,
    rendering.program.wrapping(whole, in: "ScrollView")
  )
}
