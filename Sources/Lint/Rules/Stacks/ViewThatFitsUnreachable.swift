import Catalog
import Interpreter
import Layout
import Semantics
import ViewGraph

extension LintRule {
  static let viewThatFitsUnreachable = LintRule(
    id: "view-that-fits-unreachable",
    summary: "A candidate that fits everywhere hides those behind it",
    documentation: """
      `ViewThatFits` shows the first candidate whose *ideal* size fits. Views that fill whatever they get have a tiny \
      ideal size (a `GeometryReader`, a color or a shape 10 by 10, a `ScrollView` nothing on its axis), so they always \
      fit, and no candidate behind them is ever shown.

      Give them an ideal size (`.frame(idealWidth: 300)`), or put them last.
      """,
    severity: .warning,
    bad: [
      """
      struct Banner: View {
        var body: some View {
          ViewThatFits {
            GeometryReader { proxy in
              HStack { Text("Wide \\(Int(proxy.size.width))"); Spacer() }
            }
            Text("Narrow")
          }
        }
      }
      """,
      """
      struct Bar: View {
        var body: some View {
          VStack {
            ViewThatFits(in: .horizontal) {
              Capsule()
              Circle().frame(width: 20, height: 20)
            }
            .frame(height: 40)
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Banner: View {
        var body: some View {
          ViewThatFits {
            HStack { Text("A very wide title for a very wide window"); Text("and more of it") }
            Text("Narrow")
          }
        }
      }
      """,
      """
      struct Bar: View {
        var body: some View {
          ViewThatFits(in: .horizontal) {
            Capsule().frame(idealWidth: 500)
            Circle().frame(width: 20, height: 20)
          }
        }
      }
      """,
    ],
    check: .rendered(
      { rendering in
        rendering.elements(named: "ViewThatFits").compactMap { observation($0, in: rendering) }
      },
      judge: .everywhere
    )
  )
}

private func observation(_ choice: Element, in rendering: Rendering) -> Observation? {
  guard let place = rendering.program.place(choice.nameSpan), let content = rendering.call(of: choice)?.call.content()
  else { return nil }
  let candidates = content.viewStatements
  guard let shown = rendering.children(of: choice).first,
    let index = candidates.firstIndex(where: { $0.gives(shown.span, in: rendering.program) }),
    index + 1 < candidates.count,
    let filler = filler(in: shown, rendering), let hidden = rendering.program.place(candidates[index + 1].span),
    let fitting = rendering.program.place(filler.nameSpan)
  else { return .fine(place) }
  return .fault(
    Problem(
      hidden,
      "this is never shown: the candidate before it fills whatever it gets ('\(filler.name)'), so its ideal size is next to "
        + "nothing and fits everywhere; give that an ideal size, or put it last",
      related: [RelatedPlace(fitting, "always fits")]
    ),
    quotesFrames: false
  )
}

extension Statement {
  /// Whether it shows what stands at `span`, itself or by a member of the view.
  fileprivate func gives(_ span: SourceSpan, in scope: ProgramScope) -> Bool {
    self.span.contains(span) || shownView.map { WrittenView($0, in: scope).gives(span) } ?? false
  }
}

/// What the candidate comes to where it has no size of its own.
private func filler(in candidate: Element, _ rendering: Rendering) -> Element? {
  var element = candidate
  while let child = rendering.children(of: element).first, element.isUserDefined || neutral.contains(element.name) {
    element = child
  }
  let children = rendering.children(of: element)
  let isFiller =
    fillers.contains(element.name) || element.name.hasPrefix("Color.")
    || stacks.contains(element.name) && !children.isEmpty && children.allSatisfy { $0.name == "Spacer" }
  return isFiller && !element.isUserDefined ? element : nil
}

private let neutral: Set = ["padding", "background", "overlay", "clipped", "clipShape", "ignoresSafeArea"]
/// Stacks of nothing but spacers.
private let stacks = ViewTraits.linear.names
private let fillers: Set = [
  "GeometryReader", "ScrollView", "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse",
]
