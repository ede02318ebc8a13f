import Catalog
import Semantics
import ViewGraph

extension LintRule {
  static let coordinateSpaceShadowed = LintRule(
    id: "coordinate-space-shadowed",
    summary: "Two nested views define a coordinate space of one name",
    documentation: """
      A lookup finds the nearest view around it that defines the name. Where an outer view defines the same name, its \
      space cannot be reached from within the inner one, and positions are relative to the inner view.

      Give one of them another name.
      """,
    severity: .info,
    bad: [
      """
      struct Page: View {
        @State private var y: CGFloat = 0
        var body: some View {
          VStack {
            Color.red.frame(width: 2, height: 2).opacity(y > 40 ? 1 : 0)
            VStack {
              Text("Post").onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("content")).minY } action: { y = $0 }
            }
            .coordinateSpace(.named("content"))
          }
          .coordinateSpace(.named("content"))
        }
      }
      """,
      """
      struct Page: View {
        @State private var x: CGFloat = 0
        var body: some View {
          HStack {
            Color.red.frame(width: 2, height: 2).opacity(x > 40 ? 1 : 0)
            Text("Post")
              .onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("bar")).minX } action: { x = $0 }
              .padding()
              .coordinateSpace(name: "bar")
          }
          .coordinateSpace(name: "bar")
        }
      }
      """,
    ],
    good: [
      """
      struct Page: View {
        @State private var y: CGFloat = 0
        var body: some View {
          VStack {
            Color.red.frame(width: 2, height: 2).opacity(y > 40 ? 1 : 0)
            VStack {
              Text("Post").onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("page")).minY } action: { y = $0 }
            }
          }
          .coordinateSpace(.named("page"))
        }
      }
      """,
      """
      struct Page: View {
        var body: some View {
          VStack {
            ForEach(0..<3, id: \\.self) { _ in Cell() }
          }
        }
      }
      struct Cell: View {
        @State private var y: CGFloat = 0
        var body: some View {
          VStack {
            Color.red.frame(width: 2, height: 2).opacity(y > 40 ? 1 : 0)
            Text("Post").onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("cell")).minY } action: { y = $0 }
          }
          .coordinateSpace(.named("cell"))
        }
      }
      """,
    ],
    check: .program { scope in
      let spaces = scope.namedSpaces
      return spaces.definitions.compactMap { inner in
        guard let name = inner.name, let found = shadowed(by: inner, name, spaces, in: scope),
          let place = scope.place(inner.call.nameSpan)
        else { return nil }
        let related = [(found.use, "this is relative to the inner view"), (found.outer, "the outer definition")]
        return Problem(
          place,
          "this defines the coordinate space '\(name)' once more inside of a view that defines it: what is looked up in "
            + "here is relative to this view; give one of the two another name",
          related: related.compactMap { span, message in scope.place(span).map { RelatedPlace($0, message) } }
        )
      }
    }
  )
}

/// A place that asks for the space within `inner`, and a definition of the same name further out, both as their spans.
private func shadowed(
  by inner: NamedSpaces.Definition,
  _ name: SpaceName,
  _ spaces: NamedSpaces,
  in scope: ProgramScope
) -> (use: SourceSpan, outer: SourceSpan)? {
  let others = spaces.definitions(of: name).filter { $0.call !== inner.call }
  let uses = spaces.uses.filter { $0.name == name }
  guard !others.isEmpty, !uses.isEmpty else { return nil }
  for reach in inner.reach(in: scope) {
    let way = steps(outwardsFrom: reach.site, in: scope)
    guard let outer = others.first(where: { isAround(way, $0) }),
      let use = uses.first(where: { isLookedUp($0, within: reach, in: scope) })
    else { continue }
    return (use.span, outer.call.nameSpan)
  }
  return nil
}

private func isLookedUp(_ use: NamedSpaces.Use, within reach: SpaceReach, in scope: ProgramScope) -> Bool {
  if reach.covered.contains(use.span) { return true }
  guard let code = (scope.call(at: use.span) ?? scope.callWithArgument(use.span))?.scope else { return false }
  return scope.placesAcrossViews(of: use.span, in: code).contains { reach.covered.contains($0.span) }
}

/// The places outwards from a call, each with what sets it apart from what is further out: none follow such a one.
private func steps(
  outwardsFrom site: CallOccurrence,
  in scope: ProgramScope
) -> [(place: SourceSpan, limits: [SourceSpan])] {
  var steps: [(place: SourceSpan, limits: [SourceSpan])] = []
  for place in scope.placesAcrossViews(of: site.call.span, in: site.scope) {
    let limits = place.scope.chain.prefix { !$0.isDeclared }.compactMap { scope.limit(of: $0)?.span }
    steps.append((place.span, limits))
    if !limits.isEmpty { break }
  }
  return steps
}

/// Whether the definition is around one of the places, with nothing between that sets them apart.
private func isAround(_ steps: [(place: SourceSpan, limits: [SourceSpan])], _ outer: NamedSpaces.Definition) -> Bool {
  let step = steps.first { outer.covers($0.place) }
  return step.map { step in !step.limits.contains { outer.covers($0) } } ?? false
}

extension ProgramScope {
  /// The call that sets a closure's views apart: elements of a loop have a space each, and what is presented is in no space
  /// of the view that presents it.
  fileprivate func limit(of code: CodeScope) -> CallExpression? {
    guard case .closure(_, let call?) = code.kind else { return nil }
    return makesView(call, .repeats) || presents(call) ? call : nil
  }
}

extension CodeScope {
  /// Whether the code is in content that is made once for each element.
  func isRepeated(in program: ProgramScope) -> Bool {
    chain.contains { scope in
      if case .closure(_, let call?) = scope.kind { program.makesView(call, .repeats) } else { false }
    }
  }
}
