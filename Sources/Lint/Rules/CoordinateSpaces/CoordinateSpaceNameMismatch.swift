import Semantics
import ViewGraph

extension LintRule {
  static let coordinateSpaceNameMismatch = LintRule(
    id: "coordinate-space-name-mismatch",
    summary: "A coordinate space is looked up under another spelling than it is defined with",
    documentation: """
      Names of coordinate spaces are compared as values with their types: `"tabBar"` is not `"tabbar"`, and `"scroll"` is \
      not `Space.scroll`. A name that is not found gives global coordinates, without a message.

      One enumeration for all names lets the compiler check them.
      """,
    severity: .error,
    supersedes: ["coordinate-space-undefined"],
    bad: [
      """
      struct Tabs: View {
        @State private var x: CGFloat = 0
        var body: some View {
          HStack {
            Color.red.frame(width: 2, height: 2).opacity(x > 40 ? 1 : 0)
            Text("Tab").onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("tabbar")).minX } action: { x = $0 }
          }
          .coordinateSpace(.named("tabBar"))
        }
      }
      """,
      """
      enum Space { case scroll }
      struct Feed: View {
        @State private var y: CGFloat = 0
        var body: some View {
          VStack {
            Color.red.frame(width: 2, height: 2).opacity(y > 40 ? 1 : 0)
            Text("Post").onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("scroll")).minY } action: { y = $0 }
          }
          .coordinateSpace(.named(Space.scroll))
        }
      }
      """,
    ],
    good: [
      """
      enum Space { case scroll }
      struct Feed: View {
        @State private var y: CGFloat = 0
        var body: some View {
          VStack {
            Color.red.frame(width: 2, height: 2).opacity(y > 40 ? 1 : 0)
            Text("Post").onGeometryChange(for: CGFloat.self) { $0.frame(in: .named(Space.scroll)).minY } action: { y = $0 }
          }
          .coordinateSpace(.named(Space.scroll))
        }
      }
      """,
      """
      struct Tabs: View {
        @State private var x: CGFloat = 0
        private let bar = "tabBar"
        var body: some View {
          HStack {
            Color.red.frame(width: 2, height: 2).opacity(x > 40 ? 1 : 0)
            Text("Tab").onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("tabBar")).minX } action: { x = $0 }
          }
          .coordinateSpace(.named(bar))
        }
      }
      """,
    ],
    check: .program { scope in
      let spaces = scope.namedSpaces
      let few = spaces.undefined.prefix(NamedSpaces.mostCompared / max(1, spaces.definitions.count))
      return few.compactMap { problem($0, spaces, in: scope) }
    }
  )
}

private func problem(_ use: NamedSpaces.Use, _ spaces: NamedSpaces, in scope: ProgramScope) -> Problem? {
  guard let name = use.name, let place = scope.place(use.span) else { return nil }
  let plainName = NamedSpaces.PlainName(name.text)
  guard let meant = spaces.definitions.first(where: { $0.isProbablyMeant(by: plainName) }),
    let defined = meant.name, let definition = scope.place(meant.call.nameSpan)
  else { return nil }
  let source = meant.nameArgument.flatMap { scope.text($0.span) }
  let isOtherType = defined.isText != name.isText
  let why = isOtherType ? ", which is a value of another type" : ""
  let (asked, known) = isOtherType ? (use.source, source ?? defined.text) : (name.text, defined.text)
  return Problem(
    place,
    "there is no coordinate space '\(asked)' around this, only '\(known)'\(why), so \(use.consequence); use "
      + "the name that is defined",
    related: [RelatedPlace(definition, "'\(defined)' is defined here")],
    proposals: source.map { [scope.replacing(place, with: ".named(\($0))")] } ?? []
  )
}

extension NamedSpaces.Definition {
  /// The expression that names the space.
  var nameArgument: Expression? {
    call.argument("name")?.value ?? call.unlabeled?.value.unwrapped.asCall?.unlabeled?.value
  }
}
