import Semantics
import ViewGraph

extension LintRule {
  static let coordinateSpaceLiteralArgument = LintRule(
    id: "coordinate-space-literal-argument",
    summary: "A coordinate space is given as a bare string",
    documentation: """
      `frame(in:)` takes a coordinate space; a string is none, and the compiler refuses it. A named space is written \
      `.named("board")`.
      """,
    severity: .error,
    bad: [
      """
      struct Board: View {
        @State private var x: CGFloat = 0
        var body: some View {
          VStack {
            Text("Tile at \\(Int(x))")
              .onGeometryChange(for: CGFloat.self) { $0.frame(in: "board").minX } action: { x = $0 }
          }
          .coordinateSpace(.named("board"))
        }
      }
      """,
      """
      struct Canvas2: View {
        @State private var offset = CGSize.zero
        var body: some View {
          ZStack {
            Circle().offset(offset)
              .gesture(DragGesture(coordinateSpace: "canvas").onChanged { offset = $0.translation })
          }
          .coordinateSpace(.named("canvas"))
        }
      }
      """,
    ],
    good: [
      """
      struct Board: View {
        @State private var x: CGFloat = 0
        var body: some View {
          VStack {
            Text("Tile at \\(Int(x))")
              .onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("board")).minX } action: { x = $0 }
          }
          .coordinateSpace(.named("board"))
        }
      }
      """,
      """
      struct Canvas2: View {
        @State private var offset = CGSize.zero
        var body: some View {
          ZStack {
            Circle().offset(offset)
              .gesture(DragGesture(coordinateSpace: .local).onChanged { offset = $0.translation })
          }
        }
      }
      """,
    ],
    check: .program { scope in
      scope.spacesWithoutName.compactMap { argument in
        guard let place = scope.place(argument.value.span) else { return nil }
        let text = ".named(\(scope.text(place)))"
        return Problem(
          place,
          "a string is no coordinate space, so this does not compile; write '\(text)'",
          proposals: [scope.replacing(place, with: text)]
        )
      }
    }
  )
}

extension ProgramScope {
  /// The arguments that take a coordinate space and are given a string.
  var spacesWithoutName: [Argument] {
    let isOwn =
      declares("frame") && types.contains { $0.type.members.functions.contains(where: \.takesPlaceIn) }
    let frames =
      isOwn ? [] : calls("frame").filter { $0.call.arguments.count == 1 }.compactMap { $0.call.argument("in") }
    let gestures = ["DragGesture", "SpatialTapGesture"].flatMap { viewCalls($0) }
    let taps = gestures + modifierCalls("onTapGesture")
    return (frames + taps.compactMap { $0.call.argument("coordinateSpace") }).filter { argument in
      if case .string = argument.value.kind { return true }
      return type(of: argument.value)?.nominal?.name == "String"
    }
  }
}

extension FunctionDeclaration {
  /// `frame(in:)` of the project's own.
  fileprivate var takesPlaceIn: Bool { name == "frame" && parameters.map(\.label) == ["in"] }
}
