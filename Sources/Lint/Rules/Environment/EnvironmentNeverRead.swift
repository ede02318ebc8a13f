import Semantics
import SourceText
import Syntax

extension LintRule {
  static let environmentNeverRead = LintRule(
    id: "environment-never-read",
    summary: "A value is injected that no view reads",
    documentation: "An injected value without a reader does nothing but work. Libraries, whose users read it, aside.",
    severity: .hint,
    bad: [
      """
      extension EnvironmentValues { @Entry var density: CGFloat = 8 }
      struct Screen: View {
        var body: some View { Text("Screen").environment(\\.density, 4) }
      }
      """,
      """
      enum Mood { case calm, loud }
      extension EnvironmentValues { @Entry var mood = Mood.calm }
      struct Screen: View {
        var body: some View {
          VStack { Text("Screen") }
            .environment(\\.mood, .loud)
            .padding()
        }
      }
      """,
    ],
    good: [
      """
      extension EnvironmentValues { @Entry var density: CGFloat = 8 }
      struct Row: View {
        @Environment(\\.density) private var density
        var body: some View { Text("Row").padding(density) }
      }
      struct Screen: View {
        var body: some View { Row().environment(\\.density, 4) }
      }
      """,
      """
      extension EnvironmentValues { @Entry public var density: CGFloat = 8 }
      struct Screen: View {
        var body: some View { Text("Screen").environment(\\.density, 4) }
      }
      """,
    ],
    check: .program { scope in
      let uses = scope.environmentUses
      let read = Set(uses.reads.map(\.key))
      return uses.injections.compactMap { injection in
        guard case .value(let name) = injection.key, !read.contains(injection.key), let key = uses.declared[name],
          !key.modifiers.contains(.public), key.isStored || key.accessors.setter != nil, !scope.readsMember(name),
          let place = scope.place(injection.call.nameSpan),
          let receiver = injection.call.receiver.flatMap({ scope.place($0.span) }),
          let whole = scope.place(injection.call.span)
        else { return nil }
        let edit = TextEdit(range: ByteRange(receiver.range.end, whole.range.end), replacement: "")
        return Problem(
          place,
          "no view reads '\\.\(name)'; remove the modifier",
          related: scope.place(key.nameSpan).map { [RelatedPlace($0, "the key")] } ?? [],
          proposals: [
            FixProposal("remove the modifier", keepsMeaning: true, edits: [FileEdit(file: whole.file, edit: edit)])
          ]
        )
      }
    }
  )
}

extension ProgramScope {
  /// Whether anything reads a member of that name, of whatever value: `environment.density`, `$0.density`.
  fileprivate func readsMember(_ name: String) -> Bool {
    program.files.values.contains { file in
      file.tree.root.descendants.contains { node in
        node.kind == .memberAccessExpression && node.lastToken?.text == name
      }
    }
  }
}
