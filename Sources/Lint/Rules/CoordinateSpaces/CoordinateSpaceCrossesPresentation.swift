import Catalog
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let coordinateSpaceCrossesPresentation = LintRule(
    id: "coordinate-space-crosses-presentation",
    summary: "What is presented looks for a coordinate space of the view that presents",
    documentation: """
      A sheet, a popover and a full-screen cover are view hierarchies of their own: names that views around the modifier \
      define are not found in them, and positions are global to the sheet.

      Define the space inside of the presented content.
      """,
    severity: .warning,
    supersedes: ["coordinate-space-undefined"],
    bad: [
      """
      struct Map2: View {
        @State private var isShown = false
        @State private var y: CGFloat = 0
        var body: some View {
          Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) {
              Text("At \\(Int(y))")
                .onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("map")).minY } action: { y = $0 }
            }
            .coordinateSpace(.named("map"))
        }
      }
      """,
      """
      struct Legend: View {
        @State private var y: CGFloat = 0
        var body: some View {
          Text("At \\(Int(y))")
            .onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("map")).minY } action: { y = $0 }
        }
      }
      struct Map2: View {
        @State private var isShown = false
        var body: some View {
          VStack { Button("Show") { isShown = true }.popover(isPresented: $isShown) { Legend() } }
            .coordinateSpace(.named("map"))
        }
      }
      """,
    ],
    good: [
      """
      struct Map2: View {
        @State private var isShown = false
        @State private var y: CGFloat = 0
        var body: some View {
          Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) {
              VStack {
                Text("At \\(Int(y))")
                  .onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("map")).minY } action: { y = $0 }
              }
              .coordinateSpace(.named("map"))
            }
        }
      }
      """,
      """
      struct Map2: View {
        @State private var isShown = false
        @State private var y: CGFloat = 0
        var body: some View {
          VStack {
            Button("Show") { isShown = true }
              .sheet(isPresented: $isShown) { Text("At \\(Int(y))") }
              .onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("map")).minY } action: { y = $0 }
          }
          .coordinateSpace(.named("map"))
        }
      }
      """,
    ],
    check: .program { scope in
      let spaces = scope.namedSpaces
      return spaces.uses.compactMap { problem($0, spaces, in: scope) }
    }
  )
}

/// Destinations are pushed onto the hierarchy that they are declared in.
private let presenters = ModifierTraits.presents.names.subtracting(["navigationDestination"]).ordered()

private func problem(_ use: NamedSpaces.Use, _ spaces: NamedSpaces, in scope: ProgramScope) -> Problem? {
  guard let name = use.name else { return nil }
  let definitions = spaces.definitions(of: name)
  guard !definitions.isEmpty, let read = scope.place(use.span) else { return nil }
  for presenter in presenters.flatMap({ scope.calls($0) }) where presenter.call.receiver != nil {
    guard let content = presenter.call.closures.first(where: { $0.label != "onDismiss" })?.closure else { continue }
    let inside: SourceSpan
    if content.span.contains(use.span) {
      inside = use.span
    } else if let shown = onlyUse(of: use, in: scope), content.span.contains(shown) {
      inside = shown
    } else {
      continue
    }
    // The definition is around the presenter, and no other one is nearer.
    guard let outer = definitions.first(where: { $0.covers(presenter.call.nameSpan) }), definitions.count == 1,
      let place = scope.place(outer.call.nameSpan), let start = scope.place(inside)
    else { continue }
    let related = [RelatedPlace(place, "'\(name)' is defined here")]
    return Problem(
      start,
      "'\(name)' is defined outside of the '\(presenter.call.calledName ?? "sheet")', whose content is a hierarchy of its "
        + "own, so \(use.consequence); define it in the content",
      related: inside == use.span ? related : related + [RelatedPlace(read, "the space is looked up here")]
    )
  }
  return nil
}

/// The one place that makes the view in whose code the space is looked up.
private func onlyUse(of use: NamedSpaces.Use, in scope: ProgramScope) -> SourceSpan? {
  let type = scope.viewType(around: use.span)
  let calls = type.map { scope.calls($0.name) } ?? []
  return calls.count == 1 ? calls.first?.call.nameSpan : nil
}
