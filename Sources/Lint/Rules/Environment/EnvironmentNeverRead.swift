import Catalog
import Queries
import Semantics
import SourceText
import Syntax
import ViewGraph

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
      let derived = namesOtherKeysRead(in: scope)
      let set = uses.injections.map { SetKey(key: $0.key, call: $0.call) } + scope.transformedKeys
      return set.compactMap { injection in
        guard case .value(let name) = injection.key, !read.contains(injection.key), let key = uses.declared[name],
          !scope.isPublic(key), key.isStored || key.accessors.setter != nil, !scope.readsMember(name),
          !derived.contains(name), !isMisspelled(name, uses), !scope.isNamedInOtherBuild(name),
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

/// A modifier that sets a key.
private struct SetKey {
  let key: EnvironmentUses.Key
  let call: CallExpression
}

extension ProgramScope {
  /// The calls of `transformEnvironment`, which change what is there for those that read it.
  fileprivate var transformedKeys: [SetKey] {
    calls("transformEnvironment").compactMap { occurrence in
      guard ownModifier(occurrence.call) == nil, let name = occurrence.call.unlabeled?.value.environmentKey else {
        return nil
      }
      return SetKey(key: .value(name), call: occurrence.call)
    }
  }
}

/// The keys that computed ones are made of: `var gutter: CGFloat { baseUnit * 4 }`.
private func namesOtherKeysRead(in scope: ProgramScope) -> Set<String> {
  let variables = scope.extensions(of: "EnvironmentValues").flatMap(\.type.members.variables)
  return variables.reduce(into: []) { names, variable in
    for accessor in variable.accessors.all {
      names.formUnion(CodeWalk(accessor.body).expressions.compactMap(\.ownMember).filter { $0 != variable.name })
    }
  }
}

/// Whether a view reads an unknown key that is nearly called so: that name is at fault.
private func isMisspelled(_ name: String, _ uses: EnvironmentUses) -> Bool {
  uses.reads.contains { read in
    guard case .value(let other) = read.key, uses.declared[other] == nil else { return false }
    return Catalog.environmentKey(other) == nil && Spelling.areNear(name, other)
  }
}

extension ProgramScope {
  /// Whether other modules see the key, by its own word or by that of its extension.
  fileprivate func isPublic(_ key: VariableDeclaration) -> Bool {
    key.modifiers.contains(.public)
      || extensions(of: "EnvironmentValues").contains { found in
        found.type.modifiers.contains(.public) && found.type.members.variables.contains { $0 === key }
      }
  }

  private static let memberReads = Query<String, Bool>()

  /// Whether anything reads a member of that name, of whatever value: `environment.density`, `$0.density`, or hands on a key
  /// path to one, by which it may be read.
  fileprivate func readsMember(_ name: String) -> Bool {
    derived(Self.memberReads, for: name) { scope in
      let word = TextWords.Word(name)
      scope.read(.words(word.hash))
      let paths =
        scope.environmentUses.injections.map(\.path)
        + scope.calls("transformEnvironment").compactMap(\.call.unlabeled?.value)
      let set = paths.compactMap { scope.place($0.span) }
      return UnitWords.all(with: word, in: scope).contains { unit in
        unit.tokens(of: word).contains { token in
          guard let parent = token.parent else { return false }
          if parent.kind == .memberAccessExpression { return parent.lastToken == token }
          return parent.kind == .keyPathComponent
            && !set.contains { $0.file == unit.index.file && $0.range.contains(token.range) }
        }
      }
    }
  }
}
