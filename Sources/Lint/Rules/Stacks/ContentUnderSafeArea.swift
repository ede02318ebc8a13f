import Catalog
import Interpreter
import Layout
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let contentUnderSafeArea = LintRule(
    id: "content-under-safe-area",
    summary: "Text or controls under the notch or the home indicator",
    documentation: """
      `.ignoresSafeArea()` on content moves the content too: its texts and controls end up under the status bar, the \
      notch or the home indicator.

      Put the modifier on what should reach the edges, the background: \
      `VStack { … }.background { Color.blue.ignoresSafeArea() }`.
      """,
    severity: .warning,
    bad: [
      """
      struct Screen: View {
        var body: some View {
          VStack {
            Text("Title").font(.title)
            Spacer()
            Button("Next") {}
          }
          .frame(maxWidth: .infinity)
          .background(.blue)
          .ignoresSafeArea()
        }
      }
      """,
      """
      struct Header: View {
        var body: some View { Text("News").bold() }
      }
      struct Page: View {
        var body: some View {
          ZStack(alignment: .top) {
            Color.yellow
            Header()
          }
          .edgesIgnoringSafeArea(.all)
        }
      }
      """,
    ],
    good: [
      """
      struct Screen: View {
        var body: some View {
          VStack {
            Text("Title").font(.title)
            Spacer()
            Button("Next") {}
          }
          .frame(maxWidth: .infinity)
          .background { Color.blue.ignoresSafeArea() }
        }
      }
      """,
      """
      struct Page: View {
        var body: some View {
          ZStack {
            Color.yellow
            Text("News").bold()
          }
          .ignoresSafeArea()
        }
      }
      """,
    ],
    check: .rendered(observations, judge: .everywhere)
  )
}

/// What is at fault; of a scene of the app also what is not: a preview may lack what the app gives.
private func observations(_ rendering: Rendering) -> [Observation] {
  let scene = rendering.configuration.scene
  guard scene.safeArea.top > 0 || scene.safeArea.bottom > 0, scene.textSize == .large else { return [] }
  guard !rendering.places.of(ignoring).isEmpty else { return [] }
  let faults = rendering.elements(named: readable) { isAbove($0, in: scene) || isBelow($0, in: scene) }
    .compactMap { observation($0, in: rendering) }
  guard rendering.isOfApp else { return faults }
  let places = Set(faults.map(\.place))
  let shown = rendering.elements(named: ignoring).compactMap { rendering.program.place($0.nameSpan) }
  return faults + shown.filter { !places.contains($0) }.map { .fine($0) }
}

private let readable = ViewTraits.readable.names.union(ViewTraits.control.names).ordered()
private let ignoring = ModifierTraits.leavesSafeArea.names.ordered()

/// What is as good as clear of the edges when its middle is: its label is there, and so is where one taps.
private let controls = ViewTraits.control.names

/// Whether the element lies under the clock.
private func isAbove(_ element: Element, in scene: SceneConfiguration) -> Bool {
  let frame = element.layout.globalFrame
  guard frame.height > 0, frame.width > 0, frame.maxY > 0 else { return false }
  return controls.contains(element.name)
    ? frame.minY + frame.height / 2 < scene.safeArea.top : frame.minY < scene.safeArea.top - 4
}

/// Whether the element lies under the home indicator.
private func isBelow(_ element: Element, in scene: SceneConfiguration) -> Bool {
  let frame = element.layout.globalFrame
  let bottom = scene.size.height - scene.safeArea.bottom
  guard frame.height > 0, frame.width > 0, frame.minY < scene.size.height else { return false }
  return controls.contains(element.name) ? frame.minY + frame.height / 2 > bottom : frame.maxY > bottom + 4
}

private func observation(_ element: Element, in rendering: Rendering) -> Observation? {
  let scene = rendering.configuration.scene
  guard !isHandled(element, in: rendering), let cause = cause(of: element, in: rendering),
    let place = rendering.program.place(cause.nameSpan)
  else { return nil }
  let isAtTop = isAbove(element, in: scene)
  if rendering.isMadeWithOtherEnvironment(element, in: cause, fromStart: isAtTop) { return nil }
  let edge =
    isAtTop ? "top \(Points(scene.safeArea.top))" : "bottom \(Points(scene.safeArea.bottom))"
  return .fault(
    Problem(
      place,
      "ignoring the safe area here also moves the content: '\(element.name)' lies in the \(edge) points that the system "
        + "covers; let only the background ignore it",
      related: rendering.program.place(element.nameSpan).map { [RelatedPlace($0, "under the edge")] } ?? [],
      proposals: rendering.call(of: cause).map { BackgroundAlone($0.call, in: rendering.program).proposals } ?? []
    )
  )
}

/// What scrolls may pass under the bars, and what is moved or hidden has its reasons.
private func isHandled(_ element: Element, in rendering: Rendering) -> Bool {
  if rendering.isOutOfPlace(element) || !rendering.isCertain(element) { return true }
  if rendering.ancestors(of: element).contains(where: {
    ViewTraits.of($0.name).contains(.scrolls) || ["TabView", "GeometryReader"].contains($0.name)
  }) {
    return true
  }
  return !rendering.modifierNames(around: element).isDisjoint(with: moving)
}

/// What is placed, moved or hidden, and what hides the bar.
private let moving = ModifierTraits.movesDrawing.names.union(ModifierTraits.hides.names).union([
  "position", "statusBar", "statusBarHidden",
])

/// The modifier that gives up the safe area.
private func cause(of element: Element, in rendering: Rendering) -> Element? {
  rendering.ancestors(of: element).first { above in
    guard ignoring.contains(above.name), !above.isUserDefined else { return false }
    // Only the keyboard's area is something else.
    return rendering.call(of: above)?.call.unlabeled?.value.implicitMember != "keyboard"
  }
}
