import Catalog
import Layout
import Semantics

extension Expander {
  /// A `GeometryReader`.
  func reader(
    _ arguments: BoundArguments,
    _ view: ViewValue,
    _ source: SceneNode.Source?,
    in scope: ViewScope
  ) -> ExpandedView {
    let node = SceneNode(scope.identity, source: source)
    var inner = scope.below(identities.identity(.slot("content"), below: scope.identity))
    inner.environment.apply([EnvironmentWrite(.stackAxis, .none)])
    let content = DeferredViews(in: inner) { [weak self] context in
      guard let self, let function = arguments.function("content") else { return ExpandedViews() }
      evaluator.noteVaryingValue()
      let proxy = GeometryProxyValue(context, node: node, facts: recorder)
      return expand(build(function, [.foreign(proxy)]), at: view.span, in: inner)
    }
    content.node = node
    node.layout = tree.append(.geometryReader(content), direction: scope.direction)
    return ExpandedView(layout: node.layout ?? tree.append(.empty), node: node)
  }

  /// `overlayPreferenceValue` and its twin: a decoration made from what the primary view hands up.
  func preferenceDecoration(
    on primary: ExpandedView,
    isBehind: Bool,
    _ view: ViewValue,
    _ arguments: BoundArguments,
    in scope: ViewScope
  ) -> ExpandedView {
    let group = SceneNode(scope.identity)
    var inner = scope.below(identities.identity(.slot("transform"), below: scope.identity))
    inner.environment.apply([EnvironmentWrite(.stackAxis, .none)])
    // The whole decoration reads: what is written is below it, not below what it adds.
    weak var reader: SceneNode?
    let content = DeferredViews(in: inner) { [weak self] _ in
      guard let self, let key = arguments.type("key"), let function = arguments.function("transform") else {
        return ExpandedViews()
      }
      let read = preferences.read(key, of: primary.node)
      note(read, of: key, at: view.nameSpan, on: reader ?? group)
      return expand(build(function, [read.value ?? preferences.defaultValue(of: key)]), at: view.span, in: inner)
    }
    content.node = group
    let alignment = values(of: arguments, in: scope).alignment("alignment") ?? .center
    let result = append(
      .deferredDecoration(alignment, content),
      children: [primary],
      source: source(view.name, .modifier, at: view.span, nameSpan: view.nameSpan, in: scope),
      in: scope
    )
    result.node.children = [primary.node, group]
    reader = result.node
    result.node.isBackground = isBehind
    if let key = arguments.type("key") { result.node.role = .preferenceDecoration(key) }
    return result
  }

  func note(_ read: PreferenceReader.Read, of key: TypeValue, at span: SourceSpan, on node: SceneNode) {
    node.preferenceReads = [
      Element.PreferenceRead(
        key: key.name,
        value: read.value.map { evaluator.describe($0) },
        span: span,
        contributions: read.contributions,
        loss: read.loss,
        collisions: preferences.collisions(in: read)
      )
    ]
  }
}

/// Views that are made while the tree is laid out.
final class DeferredViews: DeferredContent {
  private let make: (PlacementContext) -> ExpandedViews
  /// The node that the views are children of.
  weak var node: SceneNode?

  /// Deferred views take the reading direction of their scope, whatever direction the tree was turned to.
  init(in scope: ViewScope, make: @escaping (PlacementContext) -> ExpandedViews) {
    scope.environment.values.note(.layoutDirection)
    self.make = make
  }

  func makeContent(in context: PlacementContext) -> [NodeID] {
    let made = make(context)
    node?.children = made.views.map(\.node)
    node?.isDynamic = made.isDynamic
    return made.views.map(\.layout)
  }
}
