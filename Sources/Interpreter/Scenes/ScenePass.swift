import Catalog
import Layout
import Semantics

/// One evaluation and layout of a scene's views.
final class ScenePass {
  let expander: Expander
  let root: SceneNode
  /// Where the views are laid out.
  private(set) var container = Container(size: .zero)
  private let top: NodeID
  /// What was done with the scene when the pass began.
  let liveVersion: Int?
  private let ownerOfBody: IdentityID?

  /// Runs the code of the views; nothing is laid out yet.
  init(_ scene: SceneRoot, _ expander: Expander, _ environment: SceneEnvironment) {
    self.expander = expander
    expander.host.live?.begin()
    liveVersion = expander.host.live?.version
    let scope = ViewScope(environment: environment, identity: IdentityTable.root, path: nil, depth: 0)
    let views: [ExpandedView]
    switch scene.content {
    case .body(let value, let type):
      ownerOfBody = scope.identity
      let node = SceneNode(scope.identity)
      views = expander.body(of: value, type, node: node, in: scope)
    case .views(let value):
      ownerOfBody = nil
      views = expander.expand(value, at: scene.span, in: scope).views
    case .view(let value, let position):
      ownerOfBody = nil
      let pieces = expander.flatten(value, at: scene.span, in: scope).pieces
      let piece = pieces.indices.contains(position) ? pieces[position] : pieces.first
      views = piece.map { expander.expand($0, in: scope) } ?? []
    }
    var top: ExpandedView
    if views.count == 1, let only = views.first {
      top = only
    } else {
      let source = expander.source(scene.name, .view, at: scene.span, isUserDefined: true, in: scope)
      let column = StackParameters(alignment: .horizontalCenter)
      top = expander.append(.vStack(column), children: views, source: source, in: scope)
    }
    if expander.host.live?.hasLayers == true { top = expander.layered(top, in: scope) }
    root = top.node
    self.top = top.layout
  }

  /// Lays the views out in the room of a configuration.
  func layOut(in configuration: SceneConfiguration) {
    container = Container(around: top, in: expander.tree, configuration)
    expander.tree.layOut(top, in: container)
  }

  /// The instance of the view that the scene is about.
  func owner(of view: String) -> IdentityID? {
    if let ownerOfBody { return ownerOfBody }
    var pending = [root]
    while let node = pending.popLast() {
      if let source = node.source, source.isUserDefined, source.name == view { return node.identity }
      pending += node.children.reversed()
    }
    return nil
  }

  /// Breaks the cycles between tree, content and proxies, so that a finished pass takes no memory.
  func dissolve() {
    root.dissolve()
  }
}

extension SceneRoot {
  /// The name of the node over several views.
  fileprivate var name: String {
    switch content {
    case .body(_, let type): type.name
    case .views, .view: ViewDefinition.vStack.name
    }
  }
}

extension Container {
  /// The room of a configuration, or as much of it as the root takes where that is wanted.
  fileprivate init(around root: NodeID, in tree: LayoutTree, _ configuration: SceneConfiguration) {
    self.init(size: configuration.size, safeArea: configuration.safeArea)
    guard configuration.fitsContent else { return }
    let fitting = tree.sizeThatFits(root, Proposal(configuration.size))
    guard fitting.width.isFinite, fitting.height.isFinite else { return }
    self.init(size: fitting, safeArea: .zero)
  }
}
