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
        guard let name = inner.name, !inner.occurrence.scope.isRepeated(in: scope),
          let use = spaces.uses.first(where: { $0.name == name && inner.covers($0.span) }),
          let outer = spaces.definitions(of: name).first(where: { $0.covers(inner.call.span) })
            ?? outer(inner, spaces.definitions(of: name), in: scope),
          let place = scope.place(inner.call.nameSpan)
        else { return nil }
        let related = [(use.span, "this is relative to the inner view"), (outer.call.nameSpan, "the outer definition")]
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

/// The definition around the one place that uses the view whose body `inner` is part of.
private func outer(
  _ inner: NamedSpaces.Definition,
  _ definitions: [NamedSpaces.Definition],
  in scope: ProgramScope
) -> NamedSpaces.Definition? {
  guard definitions.count > 1, case .accessor(let body)? = inner.occurrence.scope.outermostCode?.kind,
    body.name == "body", let view = inner.occurrence.scope.type, scope.isView(view), !view.modifiers.contains(.public)
  else { return nil }
  // A view of several places, or of another file, may well have a space of its own.
  let uses = scope.calls(view.name).filter { $0.call.receiver == nil && !scope.isInPreview($0.scope) }
  guard uses.count == 1, let use = uses.first, !use.scope.isRepeated(in: scope),
    use.scope.file == inner.occurrence.scope.file
  else {
    return nil
  }
  return definitions.first { $0.call !== inner.call && $0.covers(use.call.span) }
}

extension CodeScope {
  /// Whether the code is in content that is made once for each element.
  func isRepeated(in program: ProgramScope) -> Bool {
    chain.contains { scope in
      if case .closure(_, let call?) = scope.kind { program.makesView(call, .repeats) } else { false }
    }
  }
}
