import Catalog
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let coordinateSpaceLegacyModifier = LintRule(
    id: "coordinate-space-legacy-modifier",
    summary: "'coordinateSpace(name:)' has a successor",
    documentation: """
      Since iOS 17 and macOS 14 a coordinate space is defined by a value: `.coordinateSpace(.named("board"))`. The older \
      form is marked as to be deprecated; the compiler does not warn yet. Code for older systems is left alone.
      """,
    severity: .hint,
    bad: [
      """
      struct Board: View {
        @State private var y: CGFloat = 0
        var body: some View {
          VStack {
            Color.red.frame(width: 2, height: 2).opacity(y > 40 ? 1 : 0)
            Text("Tile").onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("board")).minY } action: { y = $0 }
          }
          .coordinateSpace(name: "board")
        }
      }
      """,
      """
      enum Space { case canvas }
      struct Canvas2: View {
        @State private var offset = CGSize.zero
        var body: some View {
          ZStack {
            Circle().offset(offset)
              .gesture(DragGesture(coordinateSpace: .named(Space.canvas)).onChanged { offset = $0.translation })
          }
          .coordinateSpace(name: Space.canvas)
        }
      }
      """,
    ],
    good: [
      """
      struct Board: View {
        @State private var y: CGFloat = 0
        var body: some View {
          VStack {
            Color.red.frame(width: 2, height: 2).opacity(y > 40 ? 1 : 0)
            Text("Tile").onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("board")).minY } action: { y = $0 }
          }
          .coordinateSpace(.named("board"))
        }
      }
      """,
      """
      struct Marker: View {
        @State private var x: CGFloat = 0
        var body: some View {
          HStack { Color.red.frame(width: 2, height: 2).opacity(x > 40 ? 1 : 0); tile }.coordinateSpace(.named("marker"))
        }
        private var tile: some View {
          Text("Tile").onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("marker")).minX } action: { x = $0 }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      let calls = unit.calls("coordinateSpace")
      guard !calls.isEmpty else { return [] }
      let guards = AvailabilityGuards(scope.targets, in: scope)
      return calls.compactMap { occurrence in
        guard occurrence.hasReceiver, let argument = occurrence.call.argument("name"),
          let label = argument.labelSpan, let place = scope.place(occurrence.call.nameSpan),
          let start = scope.place(label), let value = scope.place(argument.value.span),
          !guards.isMadeBefore(iOS: 17, at: place)
        else { return nil }
        let text = ".named(\(scope.text(value)))"
        let edit = TextEdit(range: ByteRange(start.range.start, value.range.end), replacement: text)
        return Problem(
          place,
          "'coordinateSpace(name:)' is to be deprecated; write '.coordinateSpace(\(text))'",
          proposals: [
            FixProposal(
              "use '\(text)'",
              keepsMeaning: !guards.mayRunBefore(iOS: 17, at: place),
              edits: [FileEdit(file: place.file, edit: edit)]
            )
          ]
        )
      }
    }
  )
}
