import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let environmentInjectedTooLow = LintRule(
    id: "environment-injected-too-low",
    summary: "A view reads an environment value that is set below or beside it",
    documentation: """
      Environment values flow down: `.environment(\\.theme, …)` is seen by the view it is attached to and by what is in \
      that. The view whose `body` contains the modifier reads the value from above, and so do the views beside.

      Set the value in the parent, or on the container of all readers.
      """,
    severity: .warning,
    bad: [
      """
      struct Theme { var name = "plain" }
      extension EnvironmentValues { @Entry var theme = Theme() }
      struct Title: View {
        @Environment(\\.theme) private var theme
        var body: some View {
          Text(theme.name).environment(\\.theme, Theme(name: "dark"))
        }
      }
      """,
      """
      extension EnvironmentValues { @Entry var density: CGFloat = 8 }
      struct Row: View {
        @Environment(\\.density) private var density
        var body: some View { Text("Row").padding(density) }
      }
      struct Screen: View {
        var body: some View {
          VStack {
            Text("Header").environment(\\.density, 4)
            Row()
          }
        }
      }
      """,
    ],
    good: [
      """
      extension EnvironmentValues { @Entry var level = 0 }
      struct Nested: View {
        @Environment(\\.level) private var level
        var body: some View {
          VStack { Text("Level \\(level)"); Leaf() }.environment(\\.level, level + 1)
        }
      }
      struct Leaf: View {
        @Environment(\\.level) private var level
        var body: some View { Text("Leaf \\(level)") }
      }
      """,
      """
      extension EnvironmentValues { @Entry var density: CGFloat = 8 }
      struct Row: View {
        @Environment(\\.density) private var density
        var body: some View { Text("Row").padding(density) }
      }
      struct Screen: View {
        var body: some View {
          VStack { Text("Header"); Row() }.environment(\\.density, 4)
        }
      }
      """,
    ],
    check: .program { scope in
      let uses = scope.environmentUses
      guard !uses.injections.isEmpty, !uses.reads.isEmpty else { return [] }
      let needs = scope.environmentNeeds
      return uses.injections.flatMap { injection -> [Problem] in
        guard !showsForeignContent(injection, in: scope) else {
          return scope.sites(of: injection, uses).compactMap { ownBody(injection, at: $0, uses, needs, scope) }
        }
        let own = ownBody(injection, at: injection.occurrence, uses, needs, scope)
        return (own ?? beside(injection, uses, needs, scope)).map { [$0] } ?? []
      }
    }
  )
}

/// Whether what the value is set on comes from who uses the view: `content`, or a closure that makes views.
private func showsForeignContent(_ injection: EnvironmentUses.Injection, in scope: ProgramScope) -> Bool {
  guard let receiver = injection.call.receiver else { return true }
  let type = scope.parts(of: injection.occurrence.scope.type)
  let generic = Set(type?.declaration.type.genericParameters.map(\.name) ?? []).union(["AnyView", "Content"])
  let foreign = (type?.variables ?? []).filter { variable in
    if case .function? = variable.type?.kind { return true }
    return variable.type?.name.map(generic.contains) ?? false
  }
  let names = Set(foreign.map(\.name))
  return CodeWalk(receiver).expressions.contains { expression in
    if case .local(_, "content") = expression.kind { return true }
    return expression.ownMember.map(names.contains) ?? false
  }
}

extension ProgramScope {
  /// Where the program's own modifier that sets the key on what it is called on is put on a view; none where the value
  /// depends on the one from above.
  fileprivate func sites(of injection: EnvironmentUses.Injection, _ uses: EnvironmentUses) -> [CallOccurrence] {
    let owner = injection.occurrence.scope.type?.name
    let inherited = uses.reads.filter { $0.key == injection.key && $0.type.name == owner }.map(\.property.name)
    let names = CodeWalk(injection.value).expressions.compactMap(\.ownMember)
    guard Set(names).isDisjoint(with: inherited) else { return [] }
    return callsOfOwnModifier(applying: injection.occurrence)
  }
}

/// The view that sets the key reads it in what the modifier is attached to, and nobody else does there.
private func ownBody(
  _ injection: EnvironmentUses.Injection,
  at site: CallOccurrence,
  _ uses: EnvironmentUses,
  _ needs: EnvironmentNeeds,
  _ scope: ProgramScope
) -> Problem? {
  guard let type = scope.parts(of: site.scope.type), let receiver = site.call.receiver,
    let read = uses.reads.first(where: { $0.key == injection.key && $0.type.name == type.name }),
    !CodeWalk(injection.value).expressions.contains(where: { $0.ownMember == read.property.name }),
    let parts = type.views(in: receiver),
    parts.allSatisfy({ needs.reads(injection.key, below: $0, in: scope) == false })
  else { return nil }
  let name = read.property.name
  let inside = parts.flatMap { CodeWalk($0).expressions }.filter { $0.ownMember == name }
  let all = type.bodies.flatMap { CodeWalk($0).expressions.filter { $0.ownMember == name } }
  guard let first = inside.first, all.count == inside.count, let place = scope.place(site.call.nameSpan) else {
    return nil
  }
  return Problem(
    place,
    "'\(type.name)' reads '\(injection.key.description)' from above, so what it sets here is seen by nobody: '\(name)' "
      + "keeps its old value; set it in the parent of '\(type.name)'",
    related: scope.place(first.span).map { [RelatedPlace($0, "read here, with the value from above")] } ?? []
  )
}

extension TypeParts {
  /// The view, and what the type's own members give that it names, also by way of others; nil where one of them decides
  /// what it gives.
  fileprivate func views(in view: Expression) -> [Expression]? {
    var found = [view]
    var seen: Set = ["body"]
    var next = 0
    while next < found.count {
      defer { next += 1 }
      for name in CodeWalk(found[next]).expressions.lazy.compactMap(\.ownMember) where seen.insert(name).inserted {
        let getters = variables.filter { $0.name == name }.compactMap { $0.accessors.getter?.body }
        for body in getters + functions.filter({ $0.name == name }).compactMap(\.body) {
          guard let result = body.result else { return nil }
          found.append(result)
        }
      }
    }
    return found
  }
}

/// Nobody below the modifier reads the key, and a view beside does, or one beside a container around it.
private func beside(
  _ injection: EnvironmentUses.Injection,
  _ uses: EnvironmentUses,
  _ needs: EnvironmentNeeds,
  _ scope: ProgramScope
) -> Problem? {
  guard uses.injections(of: injection.key).count == 1, uses.isOwn(injection.key, in: scope),
    let receiver = injection.call.receiver, needs.reads(injection.key, below: receiver, in: scope) == false,
    let place = scope.place(injection.call.nameSpan)
  else { return nil }
  let reader = scope.contents(around: injection.occurrence).lazy.compactMap {
    content -> (CallExpression, Expression)? in
    let siblings = content.closure.body.statements.compactMap { statement -> Expression? in
      guard case .expression(let sibling) = statement.kind, !sibling.span.contains(content.inner) else { return nil }
      return needs.reads(injection.key, below: sibling, in: scope) == true ? sibling : nil
    }
    return siblings.first.map { (content.container, $0) }
  }.first
  guard let (container, sibling) = reader, let read = scope.place(sibling.span) else { return nil }
  let name = container.calledName ?? "container"
  return Problem(
    place,
    "nothing in this view reads '\(injection.key.description)', and the view beside it that does gets the value from "
      + "above; set it on the '\(name)' around both",
    related: [RelatedPlace(read, "reads it")],
    proposals: moving(injection.call, to: container, in: scope).map { [$0] } ?? []
  )
}

/// The modifier behind a container in the same body.
private func moving(_ call: CallExpression, to container: CallExpression, in scope: ProgramScope) -> FixProposal? {
  guard container.span.contains(call.span), let receiver = call.receiver, let whole = scope.place(call.span),
    let kept = scope.place(receiver.span), let name = scope.place(call.nameSpan), let end = scope.place(container.span)
  else { return nil }
  let text = scope.text(Place(file: whole.file, range: ByteRange(name.range.start, whole.range.end)))
  let removal = TextEdit(range: ByteRange(kept.range.end, whole.range.end), replacement: "")
  let insertion = TextEdit(range: ByteRange(end.range.end, end.range.end), replacement: ".\(text)")
  return FixProposal(
    "set it on the '\(container.calledName ?? "container")'",
    keepsMeaning: false,
    edits: [FileEdit(file: whole.file, edit: removal), FileEdit(file: end.file, edit: insertion)]
  )
}

/// The content of a container, with what stands in it.
private struct SharedContent {
  let container: CallExpression
  let closure: ClosureExpression
  /// The view in the content that the way outwards has come from.
  let inner: SourceSpan
}

extension ProgramScope {
  /// The containers around a modifier, nearest first, also around the one place that uses the view whose body it stands in.
  fileprivate func contents(around modifier: CallOccurrence) -> [SharedContent] {
    let builders = BuilderClosures(in: self)
    var found: [SharedContent] = []
    var current = modifier
    while found.count < Self.containerLimit {
      var inner = current.call.span
      for part in current.scope.chain {
        if case .accessor(let body) = part.kind, body.name == "body" { break }
        guard case .closure(let closure, let container?) = part.kind, container.receiver == nil,
          builders.runs(closure, argumentOf: container)
        else { return found }
        found.append(SharedContent(container: container, closure: closure, inner: inner))
        inner = container.span
      }
      guard let type = current.scope.type, isView(type), !type.modifiers.contains(.public) else { return found }
      let uses = calls(type.name).filter { $0.call.receiver == nil && !isInPreview($0.scope) }
      guard uses.count == 1, let use = uses.first, use.scope.type !== type else { return found }
      current = use
    }
    return found
  }

  /// So many containers are looked at.
  private static let containerLimit = 40
}

extension EnvironmentUses {
  /// Whether only the program's own views read the key.
  fileprivate func isOwn(_ key: Key, in scope: ProgramScope) -> Bool {
    switch key {
    case .value(let name): declared[name] != nil
    case .object(let type): scope.declaresType(type)
    }
  }
}
