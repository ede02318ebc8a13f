import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let coordinateSpaceUnused = LintRule(
    id: "coordinate-space-unused",
    summary: "A coordinate space is defined and never looked up",
    documentation: "A named coordinate space does nothing unless something asks for positions in it.",
    severity: .hint,
    supersedes: ["coordinate-space-legacy-modifier"],
    bad: [
      """
      struct Panel: View {
        var body: some View { Text("Panel").coordinateSpace(.named("panel")) }
      }
      """,
      """
      struct Board: View {
        var body: some View {
          VStack { Text("Tile") }
            .coordinateSpace(name: "board")
            .padding()
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
      struct Board: View {
        let space: String
        var body: some View { VStack { Text("Tile") }.coordinateSpace(.named(space)) }
      }
      """,
    ],
    check: .program { scope in
      let spaces = scope.namedSpaces
      let uses = scope.calls("named")
      guard !spaces.definitions.isEmpty, uses.count * spaces.definitions.count <= NamedSpaces.mostCompared else {
        return []
      }
      // A name that is kept, handed on or not known may be any.
      let named = uses.filter { use in
        !scope.isForDefinitions(use, spaces)
          && !spaces.definitions.contains { $0.call.span.contains(use.call.span) && !$0.covers(use.call.span) }
      }
      let names = named.map { use in
        use.call.unlabeled.flatMap { SpaceName($0.value, in: use.scope, of: scope)?.text }
      }
      guard !names.contains(nil), !scope.isNamedInOtherBuild("named") else { return [] }
      // What is meant by another spelling is reported there.
      let bare = scope.spacesWithoutName.compactMap { argument in
        argument.value.literalText ?? scope.declaredVariable(argument.value)?.variable.givenValue?.literalText
      }
      let meant = Set((names.compactMap(\.self) + bare).map(NamedSpaces.PlainName.init))
      return spaces.definitions.compactMap { definition in
        guard let name = definition.name, !meant.contains(where: definition.isProbablyMeant),
          let place = scope.place(definition.call.nameSpan),
          let receiver = definition.call.receiver.flatMap({ scope.place($0.span) }),
          let whole = scope.place(definition.call.span)
        else { return nil }
        let edit = TextEdit(range: ByteRange(receiver.range.end, whole.range.end), replacement: "")
        return Problem(
          place,
          "nothing asks for positions in the coordinate space '\(name)'; remove the modifier",
          proposals: [
            FixProposal("remove the modifier", keepsMeaning: true, edits: [FileEdit(file: whole.file, edit: edit)])
          ]
        )
      }
    }
  )
}

extension ProgramScope {
  /// Whether the space is the value of a property that nothing but definitions of it names.
  fileprivate func isForDefinitions(_ space: CallOccurrence, _ spaces: NamedSpaces) -> Bool {
    guard let member = declaredVariable(giving: space), !member.modifiers.contains(.public) else { return false }
    let names = references(to: member).filter { $0 != member.nameSpan }
    return !names.isEmpty
      && names.allSatisfy { name in
        spaces.definitions.contains { $0.call.span.contains(name) && !$0.covers(name) }
      }
  }
}
