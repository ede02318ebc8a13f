import Interpreter
import Semantics
import SourceText

extension LintRule {
  static let environmentObjectMissing = LintRule(
    id: "environment-object-missing",
    summary: "A preview or an app shows a view whose environment object nobody sets",
    documentation: """
      `@EnvironmentObject` and `@Environment(Model.self)` need an object of that type from a view above. Where there is \
      none, the program stops: "No ObservableObject of type Model found. A View.environmentObject(_:) for Model may be \
      missing as an ancestor of this view."

      Add `.environmentObject(Model())` (for `@Observable`: `.environment(Model())`) to the root of the preview or of the \
      window. A property of optional type does without.
      """,
    severity: .error,
    bad: [
      """
      @Observable final class Store { var name = "Ada" }
      struct Profile: View {
        @Environment(Store.self) private var store
        var body: some View { Text(store.name) }
      }
      #Preview { Profile() }
      """,
      """
      final class Session: ObservableObject { @Published var user = "Ada" }
      struct Badge: View {
        @EnvironmentObject var session: Session
        var body: some View { Text(session.user) }
      }
      struct Home: View {
        var body: some View { VStack { Text("Hello"); Badge() } }
      }
      struct Home_Previews: PreviewProvider {
        static var previews: some View { Home() }
      }
      """,
    ],
    good: [
      """
      @Observable final class Store { var name = "Ada" }
      struct Profile: View {
        @Environment(Store.self) private var store
        var body: some View { Text(store.name) }
      }
      #Preview { Profile().environment(Store()) }
      """,
      """
      @Observable final class Store { var name = "Ada" }
      struct Profile: View {
        @Environment(Store.self) private var store: Store?
        var body: some View { Text(store?.name ?? "Nobody") }
      }
      #Preview { Profile() }
      """,
    ],
    check: .rendered(observations)
  )
}

private func observations(_ rendering: Rendering) -> [Observation] {
  guard rendering.program.readsObjects, let root = MissingObjects.root(of: rendering) else { return [] }
  let uses = rendering.program.environmentUses
  let readers = Set(uses.reads.map(\.type.name))
  var seen: Set<String> = []
  let elements = rendering.result.elements
  let shown = elements.indices.flatMap { index -> [Observation] in
    let element = elements[index]
    guard element.isUserDefined, readers.contains(element.name) else { return [] }
    let evaluated = element.environmentReads.compactMap { read in
      read.writer == nil ? uses.reads.first { $0.isMissing(read.key, in: element) } : nil
    }
    let written = codeReads(of: element, in: rendering).filter { read in
      guard case .object(let type) = read.key, !element.environmentReads.contains(where: { $0.key == type }) else {
        return false
      }
      return !uses.maySet(type, above: element, in: rendering)
    }
    return (evaluated + written).compactMap { use in
      guard case .object(let type) = use.key, !seen.contains(type), rendering.program.declaresType(type),
        !rendering.program.isDelegate(type), !uses.maySet(nil, above: element, in: rendering)
      else { return nil }
      seen.insert(type)
      return MissingObjects(type: type, use: use, root: root, in: rendering).problem.map {
        .fault($0, quotesFrames: false)
      }
    }
  }
  let hidden = hiddenReads(below: root, in: rendering).compactMap { read -> Observation? in
    guard case .object(let type) = read.key, seen.insert(type).inserted else { return nil }
    return MissingObjects(type: type, use: read, root: root, in: rendering).problemWhenOpened.map {
      .fault($0, quotesFrames: false)
    }
  }
  return shown + hidden
}

/// What the views read that the scene's views make without showing them at once, in bars, sheets and destinations, where
/// nobody on the way there sets it.
private func hiddenReads(below root: Element, in rendering: Rendering) -> [EnvironmentUses.Read] {
  let scope = rendering.program
  let elements = rendering.result.elements
  let shown = Set(elements.indices.filter { elements[$0].isUserDefined }.map { elements[$0].name })
  // `environmentObject(model)` without a receiver, in a modifier of the project's own, may be anywhere.
  let isSetByModifier = ["environment", "environmentObject"].flatMap { scope.calls($0) }.contains {
    $0.call.receiver == nil && $0.call.arguments.count == 1
  }
  guard rendering.result.unknowns.isEmpty, !isSetByModifier,
    let reachable = scope.environmentNeeds.reachable(from: shown)
  else { return [] }
  let uses = scope.environmentUses
  return uses.reads.filter { read in
    guard case .object(let type) = read.key, !read.isOptional, reachable.contains(read.type.name),
      !shown.contains(read.type.name), scope.declaresType(type), !scope.isDelegate(type)
    else { return false }
    if uses.unknownInjections.contains(where: { occurrence in
      reachable.contains(occurrence.scope.type?.name ?? "") || occurrence.call.span.contains(root.span)
        || !(occurrence.scope.type.map(scope.isView) ?? false) || occurrence.scope.type?.qualifiedName == "View"
    }) {
      return false
    }
    return !uses.injections.contains { $0.key == read.key && $0.mayReach(reachable, below: root, in: scope) }
  }
}

extension EnvironmentUses.Injection {
  /// Whether the views of these names, which begin with `root`, may be below the modifier.
  fileprivate func mayReach(_ views: Set<String>, below root: Element, in scope: ProgramScope) -> Bool {
    if call.span.contains(root.span) || root.span.contains(call.span) { return true }
    guard !isInPreview, let type = occurrence.scope.type else { return false }
    return views.contains(type.name) || type.qualifiedName == "View" || !scope.isView(type)
  }
}

extension EnvironmentUses.Read {
  fileprivate func isMissing(_ key: String, in element: Element) -> Bool {
    self.key == .object(key) && !isOptional && type.name == element.name
  }
}

extension EnvironmentUses {
  /// Whether an object may have been set on the way from the root to the element, as far as evaluation has not seen it: one
  /// of a type that nobody can tell, or of the type that is asked for.
  fileprivate func maySet(_ type: String?, above element: Element, in rendering: Rendering) -> Bool {
    let way = [element] + rendering.ancestors(of: element)
    let owners = Set(way.dropFirst().filter(\.isUserDefined).map(\.name))
    let scope = rendering.program
    func isAbove(_ occurrence: CallOccurrence, depth: Int = 0) -> Bool {
      if way.contains(where: { occurrence.call.span.contains($0.span) }) { return true }
      guard let around = occurrence.scope.type else { return depth == 0 && !scope.isInPreview(occurrence.scope) }
      if owners.contains(around.name) { return true }
      // A modifier of the program's own sets it where that is called.
      let name = around.qualifiedName == "View" ? occurrence.scope.function?.name : around.name
      guard let name, around.qualifiedName == "View" || scope.isModifier(around) else { return !scope.isView(around) }
      return depth >= 3 || scope.calls(name).contains { isAbove($0, depth: depth + 1) }
    }
    return unknownInjections.contains { isAbove($0) }
      || type.map { type in injections.contains { $0.key == .object(type) && isAbove($0.occurrence) } } ?? false
  }
}

/// The objects whose properties the code reads that makes an element: where Swift runs it, though nothing of its layout
/// depends on them.
private func codeReads(of element: Element, in rendering: Rendering) -> [EnvironmentUses.Read] {
  let scope = rendering.program
  let reads = scope.environmentUses.reads.filter { $0.type.name == element.name && !$0.isOptional }
  guard !reads.isEmpty else { return [] }
  let shown = Set(rendering.subtree(of: element).map(\.span))
  return reads.filter { read in
    guard case .object = read.key else { return false }
    return isRead(read.property.name, by: read.type, in: scope) { call in
      call.chain.contains { shown.contains($0.span) }
    }
  }
}

/// Whether a call that is meant passes what the property says, also by way of the type's computed properties.
private func isRead(
  _ name: String,
  by type: TypeParts,
  in scope: ProgramScope,
  depth: Int = 0,
  where isMeant: (CallExpression) -> Bool
) -> Bool {
  scope.ownUses(of: name, in: type.declaration.type).contains { use in
    guard !use.expression.isNamedWrapper else { return false }
    if depth < 3, case .accessor(let variable) = use.scope.kind, variable.name != "body", variable.name != name,
      variable.accessors.getter?.body.singleExpression.map({ !$0.chooses(about: use.expression.span) }) ?? false
    {
      if isRead(variable.name, by: type, in: scope, depth: depth + 1, where: isMeant) { return true }
    }
    guard let call = scope.callWithArgument(use.expression.span)?.call else { return false }
    let argument = call.arguments.first { $0.value.span.contains(use.expression.span) }
    return argument.map { !$0.value.chooses(about: use.expression.span) } ?? false && isMeant(call)
  }
}

extension Expression {
  /// `$theme`, `_theme`
  fileprivate var isNamedWrapper: Bool { ownMember.map { $0.hasPrefix("$") || $0.hasPrefix("_") } ?? false }

  /// Whether something in it decides whether the code at `span` runs, or when.
  fileprivate func chooses(about span: SourceSpan) -> Bool {
    CodeWalk(self).contains { node in
      switch node {
      case .closure(let closure, _): return closure.span.contains(span)
      case .expression(let expression):
        switch expression.kind {
        case .ternary(let choice): return choice.then.span.contains(span) || choice.otherwise.span.contains(span)
        case .binary(let binary):
          return ["&&", "||", "??"].contains(binary.operator) && binary.right.span.contains(span)
        default: return false
        }
      default: return false
      }
    }
  }
}

/// An object that a scene's views need and nobody sets.
private struct MissingObjects {
  let type: String
  let use: EnvironmentUses.Read
  /// The view that the scene begins with.
  let root: Element
  let rendering: Rendering

  init(type: String, use: EnvironmentUses.Read, root: Element, in rendering: Rendering) {
    self.type = type
    self.use = use
    self.root = root
    self.rendering = rendering
  }

  /// The first view of a preview or an app that is all known; nil for views without one, whose callers may set objects.
  static func root(of rendering: Rendering) -> Element? {
    let request = rendering.result.request
    switch request.source {
    case .view, .expression: return nil
    case .preview, .provider: break
    }
    guard rendering.result.facts.limit == nil, !hasTraits(request, in: rendering.program) else { return nil }
    var element = rendering.element(rendering.result.root)
    while let current = element, current.kind == .modifier || rendering.program.place(current.nameSpan) == nil {
      element = current.children.first.flatMap { rendering.element($0) }
    }
    guard let element, let unit = rendering.program.declaration(of: request) ?? Optional(element.span),
      !rendering.result.unknowns.contains(where: { $0.span.unit == unit.unit })
    else { return nil }
    return element
  }

  /// Preview modifiers may set objects.
  private static func hasTraits(_ request: SceneRequest, in scope: ProgramScope) -> Bool {
    guard case .preview(let index) = request.source else { return false }
    let preview = scope.program.files[request.file]?.previews.dropFirst(index).first?.preview
    return preview?.arguments.contains { $0.label == "traits" || $0.label == nil && !$0.isName } ?? false
  }

  /// Where the scene makes the view; its own declaration where a modifier of the project's own shows the view elsewhere.
  private var place: Place? {
    let request = rendering.result.request
    let made = rendering.program.place(root.nameSpan)
    guard made?.file != request.file else { return made }
    guard case .provider(let type) = request.source else { return nil }
    return rendering.program.type(named: type)?.declaration.flatMap { rendering.program.place($0.nameSpan) }
  }

  /// Of a view that the scene shows at once.
  var problem: Problem? {
    let warning =
      isObservable
      ? "No Observable object of type \(type) found. A View.environmentObject(_:) for \(type) may be missing as an ancestor "
        + "of this view."
      : "No ObservableObject of type \(type) found. A View.environmentObject(_:) for \(type) may be missing as an ancestor "
        + "of this view."
    return problem(
      "'\(use.type.name)' needs \(type.article) '\(type)' from its environment and nothing here sets one, which stops the "
        + "program ('\(warning)'); add '.\(modifier)(\(type)())' to this view"
    )
  }

  /// Of a view in a bar, a sheet or a destination, which somebody has to open first.
  var problemWhenOpened: Problem? {
    problem(
      "'\(use.type.name)', which can be opened from here, needs \(type.article) '\(type)' from its environment and nothing on "
        + "the way sets one: opening it stops the program; add '.\(modifier)(\(type)())' to this view",
      severity: .warning
    )
  }

  private var isObservable: Bool { use.property.attribute("EnvironmentObject") == nil }

  private var modifier: String { isObservable ? "environment" : "environmentObject" }

  private func problem(_ message: String, severity: Severity? = nil) -> Problem? {
    guard let place, let span = rendering.program.place(use.property.nameSpan) else { return nil }
    return Problem(
      place,
      message,
      related: [RelatedPlace(span, "'\(use.property.name)' needs the object")],
      proposals: proposal(modifier).map { [$0] } ?? [],
      severity: severity
    )
  }

  /// The modifier at the end of the root's own call, where an object can be made without arguments.
  private func proposal(_ modifier: String) -> FixProposal? {
    guard let declared = rendering.program.type(named: type), declared.kind == .class,
      let end = rendering.program.place(root.span), end.file == place?.file, declared.isMadeWithoutArguments
    else { return nil }
    let text = ".\(modifier)(\(type)())"
    let edit = TextEdit(range: ByteRange(end.range.end, end.range.end), replacement: text)
    return FixProposal("add '\(text)'", keepsMeaning: false, edits: [FileEdit(file: end.file, edit: edit)])
  }
}

extension Argument {
  /// A preview's name.
  fileprivate var isName: Bool {
    if case .string = value.kind { true } else { false }
  }
}

extension ProgramScope {
  /// Whether SwiftUI itself puts the object into the environment: "If your app delegate conforms to the
  /// ObservableObject protocol, SwiftUI puts the delegate it creates into the Environment." Scenes' likewise.
  fileprivate func isDelegate(_ type: String) -> Bool { Self.delegates.contains { isNamed(type, derivedFrom: $0) } }

  private static let delegates = [
    "UIApplicationDelegate", "NSApplicationDelegate", "WKApplicationDelegate", "WKExtensionDelegate",
    "UISceneDelegate", "UIWindowSceneDelegate",
  ]

  /// The code that a scene is made of.
  fileprivate func declaration(of request: SceneRequest) -> SourceSpan? {
    guard case .provider(let type) = request.source else { return nil }
    return program.type(named: type)?.declaration?.span
  }
}

extension String {
  /// The indefinite article before a name.
  fileprivate var article: String { first.map { "AEIOU".contains($0) } == true ? "an" : "a" }
}
