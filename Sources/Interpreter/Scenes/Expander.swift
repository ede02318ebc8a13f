import Catalog
import Layout
import Semantics
import SourceText

/// Turns view values into nodes of layout and of the scene, under an environment. One expander serves one pass.
final class Expander {
  /// Elements that a scene may have.
  static let maximumNodes = 20_000
  /// The fuel that a view takes beside its code: its node and its layout.
  private static let nodeCost = 5
  /// How deep views may nest.
  static let maximumDepth = 200
  /// How many modifiers may stand around a view, those around the views that hold it included: each is a call in another
  /// one. Programs that are not made to end here come to some hundreds.
  static let maximumModifiers = 10_000

  let evaluator: Evaluator
  let host: SwiftUIHost
  let store: StateStore
  let tree: LayoutTree
  let identities: IdentityTable
  let recorder: SceneRecorder
  let preferences: PreferenceReader
  // SAFETY: unchecked, since every access reads or writes one value or appends one, and ends before anything else is
  // called.
  @exclusivity(unchecked) var nodeCount = 0
  /// How deep the views nest that were expanded since somebody wanted to know.
  @exclusivity(unchecked) var deepest = 0
  /// How many modifiers are being applied, and the most that were since somebody wanted to know.
  @exclusivity(unchecked) var modifierDepth = 0
  @exclusivity(unchecked) var deepestModifier = 0
  /// How deep the lists of views nest that are being flattened, and how many were.
  var listDepth = 0
  private var listCount = 0
  /// The layouts of the program's own.
  var layouts: [UserLayout] = []
  /// Whether a behavior has looked at the environment.
  let reading = EnvironmentReading()
  /// Whether some node takes part in preferences or observes.
  var hasRoles = false
  /// Whether what constants expand to may be kept, and shown again: layout measures texts as other scenes do.
  let keepsFragments: Bool
  /// The ids that were given since a fragment was begun; nil where none is.
  @exclusivity(unchecked) var newIDs: [(id: HashableValue, node: NodeID)]?
  /// The layout nodes of views with an id, for `scrollTo`.
  @exclusivity(unchecked) private var identified: [(id: HashableValue, node: NodeID)] = []
  /// How the rows look that views are being expanded for; nil outside of lists and forms.
  var rowsStyle: RowsStyle?
  /// The appearance that the outermost view asks for that asks for one.
  var preferredColorScheme: BuiltInValue?
  /// What is noted for a picture; nil where none is wanted.
  let pictures: PictureRecorder?
  /// What deferred content of pages was found to ask of the bars around them, by the views that are the pages.
  let knownBars: [IdentityID: BarTraits]
  /// The views that are pages.
  private var pages: [NodeID: IdentityID] = [:]
  /// What nodes depend on by themselves.
  var dependencies: [NodeID: NodeDependencies] = [:]

  init(
    evaluator: Evaluator,
    host: SwiftUIHost,
    store: StateStore,
    tree: LayoutTree,
    identities: IdentityTable,
    recorder: SceneRecorder,
    keepsFragments: Bool,
    knownBars: [IdentityID: BarTraits] = [:],
    pictures: PictureRecorder? = nil
  ) {
    self.evaluator = evaluator
    self.host = host
    self.store = store
    self.tree = tree
    self.identities = identities
    self.recorder = recorder
    self.keepsFragments = keepsFragments
    self.knownBars = knownBars
    self.pictures = pictures
    preferences = PreferenceReader(evaluator: evaluator, tree: tree)
  }

  /// Every view of a value, as children of one parent.
  func expand(_ value: Value, at span: SourceSpan, in scope: ViewScope) -> ExpandedViews {
    expand(flatten(value, at: span, in: scope), in: scope)
  }

  /// Every view of a builder's items, as children of one parent.
  func expand(_ items: [BuilderItem], in scope: ViewScope) -> ExpandedViews {
    expand(flatten(items, in: scope), in: scope)
  }

  private func expand(_ list: ViewList, in scope: ViewScope) -> ExpandedViews {
    var views: [ExpandedView] = []
    views.reserveCapacity(list.pieces.count)
    for index in list.pieces.indices { expand(list.pieces[index], in: scope, into: &views) }
    return ExpandedViews(views: views, isDynamic: list.isDynamic, standIns: list.standIns)
  }

  /// A flattened view with its modifiers.
  func expand(_ piece: ViewPiece, in scope: ViewScope) -> [ExpandedView] {
    var views: [ExpandedView] = []
    expand(piece, in: scope, into: &views)
    return views
  }

  private func expand(_ piece: ViewPiece, in scope: ViewScope, into views: inout [ExpandedView]) {
    var inner = scope.below(piece.identity)
    if let path = piece.path { inner.path = inner.path.appending(path) }
    let first = views.count
    if let section = piece.section { inner.environment = environment(of: section, in: inner) }
    expandOnce(piece, in: inner, into: &views)
    guard first < views.count else { return }
    if let section = piece.section {
      for index in first..<views.count where views[index].section == nil { views[index].section = section }
    }
    for id in piece.ids { identify(views[first].layout, as: id) }
  }

  /// The view with its innermost `count` modifiers, after what is in `views`.
  func expand(_ piece: ViewPiece, upTo count: Int, in scope: ViewScope, into views: inout [ExpandedView]) {
    deepest = max(deepest, scope.depth)
    guard scope.depth < Self.maximumDepth else {
      recorder.reach(limit: "views nest more than \(Self.maximumDepth) deep", at: piece.span)
      return
    }
    if count > 0 {
      guard modifierDepth < Self.maximumModifiers else {
        recorder.reach(limit: "more than \(Self.maximumModifiers) modifiers stand around a view", at: piece.span)
        return
      }
      modifierDepth += 1
      deepestModifier = max(deepestModifier, modifierDepth)
      defer { modifierDepth -= 1 }
      apply(piece.modifiers[count - 1], position: count, to: piece, in: scope, into: &views)
    } else {
      expandBase(piece, in: scope, into: &views)
    }
  }

  func expand(_ piece: ViewPiece, upTo count: Int, in scope: ViewScope) -> [ExpandedView] {
    var views: [ExpandedView] = []
    expand(piece, upTo: count, in: scope, into: &views)
    return views
  }

  /// Appends a layout node, and the scene's node for it.
  func append(
    _ behavior: LayoutBehavior,
    children: [ExpandedView],
    source: consuming SceneNode.Source?,
    in scope: ViewScope
  ) -> ExpandedView {
    append(behavior, children: children, nodes: children.map(\.node), source: source, in: scope)
  }

  /// The same over other nodes of the scene.
  func append(
    _ behavior: LayoutBehavior,
    children: [ExpandedView],
    nodes: [SceneNode],
    source: consuming SceneNode.Source?,
    in scope: ViewScope
  ) -> ExpandedView {
    let layout = tree.append(behavior, childCount: children.count, direction: scope.direction) { children[$0].layout }
    let node = SceneNode(scope.identity, source: source, children: nodes, layout: layout)
    if case .page = behavior { note(pages: children) }
    if pictures != nil { noteInk(of: behavior, layout, in: scope) }
    let section = children.count == 1 && behavior.isModifier ? children[0].section : nil
    return ExpandedView(layout: layout, node: node, section: section)
  }

  /// Appends a layout node over one view, and the scene's node for it.
  func append(
    _ behavior: LayoutBehavior,
    around content: ExpandedView,
    source: consuming SceneNode.Source?,
    in scope: ViewScope
  ) -> ExpandedView {
    let layout = tree.append(behavior, childCount: 1, direction: scope.direction) { _ in content.layout }
    let node = SceneNode(scope.identity, source: source, around: content.node, layout: layout)
    if case .page = behavior { note(pages: [content]) }
    return ExpandedView(layout: layout, node: node, section: content.section)
  }

  /// Remembers the node of a view with an id.
  func identify(_ node: NodeID, as id: HashableValue) {
    identified.append((id, node))
    if newIDs != nil { newIDs?.append((id, node)) }
  }

  /// The node that was identified so last.
  func node(identifiedAs id: HashableValue) -> NodeID? { identified.last { $0.id == id }?.node }

  /// Notes what a node depends on.
  func depend(_ node: NodeID, on standIns: [String], isApproximate: Bool = false) {
    guard !standIns.isEmpty || isApproximate else { return }
    var own = dependencies[node] ?? .none
    own.standIns += standIns.filter { !own.standIns.contains($0) }
    own.isApproximate = own.isApproximate || isApproximate
    dependencies[node] = own
  }

  /// Counts a node; false when the scene has as many as it may.
  func admitsNode(at span: SourceSpan) -> Bool {
    nodeCount += 1
    evaluator.spend(Self.nodeCost)
    guard nodeCount <= Self.maximumNodes, !evaluator.isExhausted else {
      recorder.reach(limit: "the scene has more than \(Self.maximumNodes) views", at: span)
      return false
    }
    return true
  }

  /// Whether a list in a list of views may be looked into: lists that hold each other many times over have no end.
  func admitsPart(at span: SourceSpan) -> Bool {
    guard listDepth < Self.maximumDepth else {
      recorder.reach(limit: "views nest more than \(Self.maximumDepth) deep", at: span)
      return false
    }
    listCount += 1
    guard listCount <= Self.maximumNodes * 4 else {
      recorder.reach(limit: "the scene has more than \(Self.maximumNodes) views", at: span)
      return false
    }
    return true
  }

  // MARK: Views without modifiers

  private func expandBase(_ piece: ViewPiece, in scope: ViewScope, into views: inout [ExpandedView]) {
    guard admitsNode(at: piece.span) else { return }
    if let view = piece.view {
      expand(view, at: piece.span, in: scope, into: &views)
      return
    }
    switch piece.value {
    case .structure(let structure): views += expand(structure, at: piece.span, in: scope)
    case .enumeration(let value): views += expandBody(of: piece.value, value.type, at: piece.span, in: scope)
    case .object(let value): views += expandBody(of: piece.value, value.type, at: piece.span, in: scope)
    case .foreign(let value as BuiltInForeign): views.append(leaf(value, at: piece.span, in: scope))
    case .foreign(let path as PathValue): views.append(drawn(path, at: piece.span, in: scope))
    case .unknown(let unknown):
      views.append(
        box(
          unknown.typeName,
          at: piece.span,
          in: scope,
          reason: unknown.reason,
          standIn: isStyle(unknown) ? nil : unknown.name ?? unknown.typeName
        )
      )
    case .foreign(let opaque as OpaqueFrameworkValue):
      let reason = opaque.name.map { "no value for '\($0)'" } ?? "no value for a view"
      views.append(
        box(opaque.typeName, at: piece.span, in: scope, reason: reason, standIn: opaque.name ?? opaque.typeName)
      )
    default: return
    }
  }

  /// Whether nothing but how it looks is unknown: every style fills its room.
  private func isStyle(_ unknown: UnknownValue) -> Bool {
    guard let type = unknown.type, !type.isOptional else { return false }
    return type.name == "ShapeStyle" || evaluator.conforms(type, to: "ShapeStyle")
  }

  /// A color or another style in the place of a view: fills its room.
  private func leaf(_ value: BuiltInForeign, at span: SourceSpan, in scope: ViewScope) -> ExpandedView {
    let name =
      switch value.value {
      case .color(let member) where Catalog.type(value.typeName)?.members.contains(member) == true:
        "\(value.typeName).\(member)"
      case .token(let type, let member): "\(type).\(member)"
      case .paint(.style(let style)) where style.name != value.typeName: "\(value.typeName).\(style.name)"
      default: value.typeName
      }
    let view = append(.fill, children: [], source: source(name, .view, at: span, in: scope), in: scope)
    if pictures != nil { draw(value.value, on: view.layout, in: scope) }
    return view
  }

  /// What nobody can look into: a box of the proposed size. `standIn` is what its size depends on.
  func box(
    _ name: String,
    at span: SourceSpan,
    in scope: ViewScope,
    reason: String?,
    standIn: String?
  ) -> ExpandedView {
    if let reason { recorder.unknown(reason, at: span) }
    let view = append(.fill, children: [], source: source(name, .view, at: span, in: scope), in: scope)
    if let standIn { depend(view.layout, on: [standIn]) }
    pictures?.draw(.placeholder(name), on: view.layout, with: scope.environment.values.ink)
    return view
  }

  func source(
    _ name: String,
    _ kind: Element.Kind,
    at span: SourceSpan,
    nameSpan: SourceSpan? = nil,
    isUserDefined: Bool = false,
    in scope: ViewScope
  ) -> SceneNode.Source? {
    guard span != .none else { return nil }
    return SceneNode.Source(
      name: name,
      kind: kind,
      span: span,
      nameSpan: nameSpan ?? span,
      isUserDefined: isUserDefined,
      path: scope.path
    )
  }
}

extension Expander {
  /// Notes which views are pages, each with what its deferred content was found to ask of the bars.
  func note(pages views: [ExpandedView]) {
    for view in views {
      pages[view.layout] = view.node.identity
      tree.knownBars[view.layout] = knownBars[view.node.identity]
    }
  }

  /// What deferred content asks of the bars, as far as its pages were placed without it.
  var deferredBars: [IdentityID: BarTraits] {
    let found = tree.deferredBars.compactMap { page, bars in pages[page].map { ($0, bars) } }
    return Dictionary(found) { first, _ in first }
  }
}

extension Expander {
  /// What the expander knows when the views are there, and nothing is laid out.
  struct Mark {
    fileprivate let nodeCount: Int
    fileprivate let deepest: Int
    fileprivate let deepestModifier: Int
    fileprivate let listCount: Int
    fileprivate let hasRoles: Bool
    fileprivate let visits: Int
    fileprivate let identified: [(id: HashableValue, node: NodeID)]
    fileprivate let preferredColorScheme: BuiltInValue?
    fileprivate let dependencies: [NodeID: NodeDependencies]
    fileprivate let caches: [(layout: UserLayout, cache: Value?)]
    fileprivate let tree: LayoutTree.Mark
    fileprivate let recorder: SceneRecorder.Mark
    fileprivate let identities: IdentityTable.Mark
    fileprivate let store: StateStore.Mark
  }

  func mark() -> Mark {
    Mark(
      nodeCount: nodeCount,
      deepest: deepest,
      deepestModifier: deepestModifier,
      listCount: listCount,
      hasRoles: hasRoles,
      visits: preferences.visits,
      identified: identified,
      preferredColorScheme: preferredColorScheme,
      dependencies: dependencies,
      caches: layouts.map { ($0, $0.cache) },
      tree: tree.mark(),
      recorder: recorder.mark(),
      identities: identities.mark(),
      store: store.mark()
    )
  }

  /// Goes back to the moment, with the tree, the notes and the state.
  func goBack(to mark: Mark) {
    store.goBack(to: mark.store)
    nodeCount = mark.nodeCount
    deepest = mark.deepest
    deepestModifier = mark.deepestModifier
    listCount = mark.listCount
    hasRoles = mark.hasRoles
    preferences.visits = mark.visits
    identified = mark.identified
    preferredColorScheme = mark.preferredColorScheme
    dependencies = mark.dependencies
    layouts = mark.caches.map(\.layout)
    for (layout, cache) in mark.caches { layout.reset(to: cache) }
    tree.goBack(to: mark.tree)
    recorder.goBack(to: mark.recorder)
    identities.goBack(to: mark.identities)
  }
}

extension UnknownValue {
  /// The name of a view that nobody knows: that of the type where one is called.
  fileprivate var typeName: String {
    guard let name, name.isCapitalized else { return "View" }
    return name
  }
}
