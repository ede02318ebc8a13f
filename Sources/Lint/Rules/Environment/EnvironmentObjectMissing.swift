import Catalog
import Interpreter
import Queries
import Semantics
import SourceText
import ViewGraph

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
    check: .unit { unit, scope in
      // No scene shows what a controller of UIKit or AppKit hosts.
      ViewTraits.hosts.sorted().flatMap { unit.calls($0) }.compactMap { HostedView($0, in: scope)?.problem }
    },
    .rendered(observations)
  )
}

private func observations(_ rendering: Rendering) -> [Observation] {
  guard rendering.program.readsObjects, let root = MissingObjects.root(of: rendering) else { return [] }
  let readers = Set(rendering.program.environmentReaders)
  var seen: Set<String> = []
  let windows = MissingObjects.windows(of: root, in: rendering)
  let elements = rendering.result.elements
  let byViews = elements.indices.flatMap { index -> [ShownRead] in
    let element = elements[index]
    guard element.isUserDefined, readers.contains(element.name) else { return [] }
    return shownReads(rendering.program.environmentReads(by: element.name), by: element, in: rendering)
  }
  let shown = (byViews + readsByStyles(in: rendering)).compactMap { shown -> MissingObjects? in
    guard case .object(let type) = shown.read.key, !seen.contains(type), rendering.program.declaresType(type),
      !rendering.program.isDelegate(type), !maySetUnknown(for: shown.read, above: shown.element, in: rendering)
    else { return nil }
    seen.insert(type)
    let window = windows.first { rendering.isInside(shown.element, $0) } ?? root
    return MissingObjects(type: type, use: shown.read, root: window, in: rendering)
  }
  let hidden = windows.flatMap { window in
    hiddenReads(below: window, in: rendering).compactMap { read -> MissingObjects? in
      guard case .object(let type) = read.key, seen.insert(type).inserted else { return nil }
      return MissingObjects(type: type, use: read, root: window, in: rendering, isHidden: true)
    }
  }
  return MissingObjects.problems(of: shown + hidden).map { .fault($0, quotesFrames: false) }
}

/// What the code that makes an element reads, and nobody has set.
private struct ShownRead {
  let read: EnvironmentUses.Read
  let element: Element
}

/// Those of `reads` that the element needs and nobody sets: as far as evaluation has seen them, and else by the code.
private func shownReads(_ reads: [EnvironmentUses.Read], by element: Element, in rendering: Rendering) -> [ShownRead] {
  let evaluated = element.environmentReads.compactMap { read in
    read.writer == nil ? reads.first { $0.key == .object(read.key) && !$0.isOptional } : nil
  }
  let written = codeReads(reads, below: element, in: rendering).filter { read in
    guard case .object(let type) = read.key, !element.environmentReads.contains(where: { $0.key == type }) else {
      return false
    }
    return !maySet(type, above: element, in: rendering)
  }
  return (evaluated + written).map { ShownRead(read: $0, element: element) }
}

/// The same of styles and modifiers: each by the view that it makes another one of.
private func readsByStyles(in rendering: Rendering) -> [ShownRead] {
  let scope = rendering.program
  return scope.environmentReadersBesideViews.flatMap { type -> [ShownRead] in
    let span = type.declaration.type.span
    guard let first = rendering.result.elements.first(where: { span.contains($0.span) }),
      let around = first.parent.flatMap({ rendering.element($0) }), !span.contains(around.span)
    else { return [] }
    let reads = scope.environmentReads(by: type.name).filter { $0.type.declaration.type.span == span }
    return shownReads(reads, by: around, in: rendering)
  }
}

extension Rendering {
  /// Whether the element is the other one, or stands in it.
  fileprivate func isInside(_ element: Element, _ outer: Element) -> Bool {
    element.id == outer.id || ancestors(of: element).contains { $0.id == outer.id }
  }
}

/// Whether a modifier of the project's own sets an object.
private let isSetByModifier = ComparedQuery<ProgramScope, WholeProgram, Bool> { _, scope in
  ["environment", "environmentObject"].flatMap { scope.calls($0) }.contains {
    $0.call.receiver == nil && $0.call.arguments.count == 1
  }
}

/// What the views read that the scene's views make without showing them at once, in bars, sheets and destinations, where
/// nobody on the way there sets it.
private func hiddenReads(below root: Element, in rendering: Rendering) -> [EnvironmentUses.Read] {
  let scope = rendering.program
  let elements = rendering.result.elements
  let shown = Set(elements.indices.filter { elements[$0].isUserDefined }.map { elements[$0].name })
  // `environmentObject(model)` without a receiver, in a modifier of the project's own, may be anywhere.
  guard rendering.result.unknowns.isEmpty, !scope.derived(isSetByModifier, for: WholeProgram()),
    let reachable = DecidedBranches(in: rendering).made(from: shown)
  else { return [] }
  let readers = scope.environmentReaders.filter { reachable.contains($0) }
  return readers.flatMap(scope.environmentReads).filter { read in
    guard case .object(let type) = read.key, !read.isOptional, scope.declaresType(type), !scope.isDelegate(type) else {
      return false
    }
    let setters =
      scope.unknownInjections.filter { $0.call.calledName == read.modifier }
      + scope.injections(ofObject: type).map(\.occurrence)
    if !shown.contains(read.type.name), !setters.contains(where: { $0.mayReach(reachable, below: root, in: scope) }) {
      return true
    }
    guard !setters.contains(where: { $0.isAround(root) }) else { return false }
    return UnsetWay(from: root.span, showing: root.name, setters: setters, in: scope).leads(to: read.type.name)
  }
}

extension CallOccurrence {
  fileprivate func isAround(_ root: Element) -> Bool {
    call.span.contains(root.span) || call.receiver?.span.contains(root.span) == true
  }

  /// Whether the views of these names, which begin with `root`, may be below the modifier.
  fileprivate func mayReach(_ views: Set<String>, below root: Element, in program: ProgramScope) -> Bool {
    if call.span.contains(root.span) || root.span.contains(call.span) { return true }
    guard !program.isInPreview(scope), let type = scope.type else { return false }
    if type.qualifiedName == "View" { return scope.function.map { views.contains($0.name) } ?? true }
    // What an app sets on another scene stays there.
    return program.isView(type) ? views.contains(type.name) : program.carriesOthers(self)
  }
}

/// Whether an object of a type that nobody can tell may have been set for the property on the way from the root to the
/// element.
private func maySetUnknown(for read: EnvironmentUses.Read, above element: Element, in rendering: Rendering) -> Bool {
  let way = Way(to: element, in: rendering)
  return rendering.program.unknownInjections.contains { $0.call.calledName == read.modifier && way.mayPass($0) }
}

/// The same of an object of the type, as far as evaluation has not seen it.
private func maySet(_ type: String, above element: Element, in rendering: Rendering) -> Bool {
  let way = Way(to: element, in: rendering)
  return rendering.program.injections(ofObject: type).contains { way.mayPass($0.occurrence) }
}

/// The views from the root of a scene to one of its elements.
private struct Way {
  private let spans: [SourceSpan]
  private let owners: Set<String>
  private let scope: ProgramScope

  init(to element: Element, in rendering: Rendering) {
    let elements = [element] + rendering.ancestors(of: element)
    spans = elements.map(\.span)
    owners = Set(elements.dropFirst().filter(\.isUserDefined).map(\.name))
    scope = rendering.program
  }

  /// Whether the modifier may stand around one of the views.
  func mayPass(_ occurrence: CallOccurrence, depth: Int = 0) -> Bool {
    if spans.contains(where: { occurrence.call.span.contains($0) }) { return true }
    guard let around = occurrence.scope.type else {
      return !scope.isInPreview(occurrence.scope) && scope.carriesOthers(occurrence)
    }
    // A modifier of the program's own sets it where that is called.
    guard around.qualifiedName == "View" || scope.isModifier(around) else {
      return (owners.contains(around.name) || !scope.isView(around)) && scope.carriesOthers(occurrence)
    }
    let name = around.qualifiedName == "View" ? occurrence.scope.function?.name : around.name
    guard let name else { return false }
    return depth >= 3 || scope.calls(name).contains { mayPass($0, depth: depth + 1) }
  }
}

extension ProgramScope {
  /// Whether the modifier is made on views that stand elsewhere in the source: what a property holds, a function gives, a
  /// parameter passes.
  fileprivate func carriesOthers(_ occurrence: CallOccurrence) -> Bool {
    guard let receiver = occurrence.call.receiver else { return true }
    return CodeWalk(receiver).expressions.contains { expression in
      switch expression.kind {
      case .name(let name) where name.name.first?.isUppercase == true: false
      case .name, .local, .member: isView(expression) ?? true
      case .call(let call): !call.isInitializer && call.receiver == nil && isView(expression) ?? true
      default: false
      }
    }
  }
}

/// Those of `reads` that code passes to what is made below the element: where Swift runs it, though nothing of the layout
/// depends on them.
private func codeReads(_ reads: [EnvironmentUses.Read], below element: Element, in rendering: Rendering)
  -> [EnvironmentUses.Read]
{
  let reads = reads.filter { !$0.isOptional }
  guard !reads.isEmpty else { return [] }
  let shown = Set(rendering.subtree(of: element).map(\.span))
  return reads.filter { read in
    guard case .object = read.key else { return false }
    let search = PassedReads(by: read.type, in: rendering.program) { call in
      call.chain.contains { shown.contains($0.span) }
    }
    return search.finds(read.property.name)
  }
}

/// An object that a scene's views need and nobody sets.
private struct MissingObjects {
  let type: String
  let use: EnvironmentUses.Read
  /// The view that the scene begins with.
  let root: Element
  let rendering: Rendering
  /// Whether somebody has to open the view first that needs it.
  let isHidden: Bool

  init(type: String, use: EnvironmentUses.Read, root: Element, in rendering: Rendering, isHidden: Bool = false) {
    self.type = type
    self.use = use
    self.root = root
    self.rendering = rendering
    self.isHidden = isHidden
  }

  /// One problem for each place, which names all objects that are missing there.
  static func problems(of all: [MissingObjects]) -> [Problem] {
    var found: [(place: Place, objects: [MissingObjects])] = []
    for object in all {
      guard let place = object.place else { continue }
      if let index = found.firstIndex(where: { $0.place == place }) {
        found[index].objects.append(object)
      } else {
        found.append((place, [object]))
      }
    }
    return found.compactMap { place, objects in
      objects.first?.problem(at: place, with: Array(objects.dropFirst()))
    }
  }

  /// The first view of a preview or an app that is all known; nil for views without one, whose callers may set objects.
  static func root(of rendering: Rendering) -> Element? {
    let request = rendering.result.request
    switch request.source {
    case .view, .expression: return nil
    case .preview, .provider: break
    }
    guard rendering.result.facts.limit == nil, !hasTraits(request, in: rendering.program) else { return nil }
    guard let element = firstView(from: rendering.element(rendering.result.root), in: rendering),
      let unit = rendering.program.declaration(of: request) ?? Optional(element.span),
      !rendering.result.unknowns.contains(where: { $0.span.unit == unit.unit && !isHandedIn($0.span, in: rendering) })
    else { return nil }
    return element
  }

  /// What the windows of an app of several begin with, which are no view together; else the root itself.
  static func windows(of root: Element, in rendering: Rendering) -> [Element] {
    guard case .provider(let name) = rendering.result.request.source, let type = rendering.program.type(named: name),
      type.conforms(to: "App"), type.declaration?.nameSpan == root.nameSpan
    else { return [root] }
    return root.children.compactMap { child in
      rendering.element(child).flatMap { firstView(from: $0, in: rendering) }
    }
  }

  /// The first view inside modifiers and what is not of the program's own source.
  private static func firstView(from start: Element?, in rendering: Rendering) -> Element? {
    var element = start
    while let current = element, current.kind == .modifier || rendering.program.place(current.nameSpan) == nil {
      element = current.children.first.flatMap { rendering.element($0) }
    }
    return element
  }

  /// Whether the unknown value is all that the modifier sets and no object that the program declares, or what a view of
  /// the program is made with: nothing that could set another object.
  private static func isHandedIn(_ value: SourceSpan, in rendering: Rendering) -> Bool {
    let scope = rendering.program
    guard let occurrence = scope.callWithArgument(value), let name = occurrence.call.calledName,
      let index = occurrence.call.arguments.firstIndex(where: { $0.value.span.contains(value) }),
      occurrence.call.arguments[index].value.closure == nil
    else { return false }
    if occurrence.call.receiver == nil { return scope.isType(name, conformingTo: "View") }
    guard ["environment", "environmentObject"].contains(name), scope.ownModifier(occurrence.call) == nil else {
      return false
    }
    return index == 1 || LocalTypes(in: scope).isForeign(occurrence)
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
    let made = rendering.program.place(onlyView?.call.nameSpan ?? root.nameSpan)
    guard made?.file != request.file else { return made }
    guard case .provider(let type) = request.source else { return nil }
    return rendering.program.type(named: type)?.declaration.flatMap { rendering.program.place($0.nameSpan) }
  }

  /// The call that makes the root, where a provider's code is nothing else: the root then has the provider's place.
  private var onlyView: CallOccurrence? {
    let scope = rendering.program
    guard case .provider(let type) = rendering.result.request.source,
      let provider = scope.type(named: type)?.declaration, provider.nameSpan == root.nameSpan
    else { return nil }
    return scope.calls(root.name).first { $0.scope.type?.span == provider.span }
  }

  /// Of a view that the scene shows at once.
  private var message: String {
    let kind = isObservable ? "Observable object" : "ObservableObject"
    return
      "'\(use.type.name)' needs '\(writtenType)' from its environment and nothing here sets one, which stops the "
      + "program ('No \(kind) of type \(writtenType) found. A View.environmentObject(_:) for \(writtenType) may be missing "
      + "as an ancestor of this view.'); \(advice)"
  }

  /// Of a view in a bar, a sheet or a destination, which somebody has to open first; of a style or a modifier of views, of
  /// which nothing tells that it is used at once.
  private var messageWhenOpened: String {
    let (which, cause) =
      rendering.program.isView(use.type.declaration.type)
      ? (", which can be opened from here,", "opening it") : (", which views use here,", "showing them")
    return
      "'\(use.type.name)'\(which) needs '\(writtenType)' from its environment and nothing on the way sets one: "
      + "\(cause) stops the program; \(advice)"
  }

  /// The type as the property writes it, with its generic arguments.
  private var writtenType: String {
    let attribute = use.property.attribute("Environment")?.arguments?.first?.value
    guard let span = attribute?.span ?? use.property.type?.span, let text = rendering.program.text(span),
      text.hasPrefix(type + "<")
    else { return type }
    return text.hasSuffix(".self") ? String(text.dropLast(5)) : text
  }

  /// What to do about it. An object that takes time or may fail to be made cannot be made in the modifier's argument.
  private var advice: String {
    guard let declared, shared == nil, declared.isMadeByTrying else {
      return "add '.\(modifier)(\(object))' to this view"
    }
    let setting = "set one with '.\(modifier)(_:)'"
    if declared.isMadeByWaiting {
      return isPreview
        ? "\(setting) that is made in the 'makeSharedContext()' of a 'PreviewModifier', where code can wait for it"
        : "\(setting) once a '.task' has made it"
    }
    return "\(setting) that is made before, where its initializer may fail"
  }

  private var isPreview: Bool {
    guard case .provider(let name) = rendering.result.request.source else { return true }
    return !rendering.program.isType(name, conformingTo: "App")
  }

  /// What to set: the object that the program shares, else a new one, whose arguments a person has to know.
  private var object: String { shared ?? (isMadeWithoutArguments ? "\(type)()" : "\(type)(…)") }

  /// The one object of the type that the program keeps in a constant.
  private var shared: String? {
    if let shared = rendering.program.sharedObject(of: type) { return "\(type).\(shared.name)" }
    return rendering.program.globalObject(of: type)?.name
  }

  private var declared: NominalType? { rendering.program.type(named: type) }

  private var isMadeWithoutArguments: Bool {
    guard let declared, let declaration = declared.declaration else { return false }
    let isInModule = place.map { rendering.program.isInModule(of: declaration, $0.file) } ?? false
    return declared.isMadeWithoutArguments(byOtherModules: !isInModule)
  }

  private var isObservable: Bool { modifier == "environment" }

  private var modifier: String { use.modifier }

  private func problem(at place: Place, with others: [MissingObjects]) -> Problem? {
    guard let span = rendering.program.place(use.property.nameSpan) else { return nil }
    let further = others.map { "; '\($0.use.type.name)' needs '\($0.writtenType)' likewise: \($0.advice)" }
    let reads = others.compactMap { other in rendering.program.place(other.use.property.nameSpan).map { ($0, other) } }
    return Problem(
      place,
      (isHidden ? messageWhenOpened : message) + further.joined(),
      related: [RelatedPlace(span, "'\(use.property.name)' needs the object")]
        + reads.map { RelatedPlace($0, "'\($1.use.property.name)' needs one, too") },
      proposals: proposal(with: others, at: place).map { [$0] } ?? [],
      severity: isHidden ? .warning : nil
    )
  }

  /// The modifiers at the end of the root's own call, where all objects can be made without arguments.
  private func proposal(with others: [MissingObjects], at place: Place) -> FixProposal? {
    let all = [self] + others
    let view = onlyView?.call.span ?? root.span
    guard rendering.program.file(of: view) == place.file, all.allSatisfy(\.canBeMade) else { return nil }
    let text = all.map { ".\($0.modifier)(\($0.object))" }.joined()
    return rendering.program.addingModifier(text, to: view).map {
      FixProposal("add '\(text)'", keepsMeaning: false, edits: [$0])
    }
  }

  private var canBeMade: Bool { declared?.kind == .class && (shared != nil || isMadeWithoutArguments) }
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
  func isDelegate(_ type: String) -> Bool { Self.delegates.contains { isNamed(type, derivedFrom: $0) } }

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
