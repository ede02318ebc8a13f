import Catalog
import Layout
import Semantics

/// Where a view stands: what it inherits, and how deep it is.
package struct ViewScope {
  var environment: SceneEnvironment
  var identity: IdentityID
  /// The instance path of what is made here.
  var path: InstancePath?
  var depth: Int

  func below(_ identity: IdentityID, path name: String? = nil) -> ViewScope {
    var scope = self
    scope.identity = identity
    if let name { scope.path = path.appending(name) }
    scope.depth += 1
    return scope
  }

  var direction: LayoutDirection { environment.direction }
}

/// One view of a flattened list of views: groups, loops and branches are resolved, modifiers of a group stand on each
/// of its views.
package struct ViewPiece {
  /// The view under the modifiers.
  let value: Value
  /// The same, where it is the framework's.
  var view: ViewValue? { value.view }
  /// Where the view stands in the source.
  let span: SourceSpan
  /// Innermost first.
  var modifiers: [ViewValue] = []
  let identity: IdentityID
  /// `ForEach[2]` and the like, below the scope's path.
  let path: InstancePath?
  /// It came out of a branch, a loop or an erased type.
  var isDynamic: Bool
  /// The section it belongs to, and the part of it.
  var section: Section?
  /// The ids of the loops it came from.
  var ids: [HashableValue] = []

  /// A part of a section, which all its views share.
  final class Section {
    let identity: IdentityID
    let slot: String

    init(identity: IdentityID, slot: String) {
      self.identity = identity
      self.slot = slot
    }
  }

  init(_ view: ViewValue, span: SourceSpan, identity: IdentityID, path: InstancePath?, isDynamic: Bool) {
    self.init(.view(view), span: span, identity: identity, path: path, isDynamic: isDynamic)
  }

  init(_ value: Value, span: SourceSpan, identity: IdentityID, path: InstancePath?, isDynamic: Bool) {
    self.value = value
    self.span = span
    self.identity = identity
    self.path = path
    self.isDynamic = isDynamic
  }
}

extension ViewPiece {
  /// What a picker or a tab view knows the view by: its tag, else its element's id in a loop.
  var tag: HashableValue? {
    for modifier in modifiers where modifier.modifier === ModifierDefinition.tag {
      if let tag = modifier.arguments["tag"] { return HashableValue(tag) }
    }
    return ids.last
  }
}

/// Flattened views.
struct ViewList {
  var pieces: [ViewPiece] = []
  /// Whether the list may hold other views another time, even if it is empty now.
  var isDynamic = false
  /// What the choice or the number of views depends on, as far as nobody knows it.
  var standIns: [String] = []

  mutating func depend(on names: [String]) {
    for name in names where !standIns.contains(name) { standIns.append(name) }
  }
}

/// Views of one parent, expanded.
struct ExpandedViews {
  var views: [ExpandedView] = []
  /// Whether there may be others another time.
  var isDynamic = false
  /// What the choice or the number of views depends on, as far as nobody knows it.
  var standIns: [String] = []
}

/// Something expanded: its node, and what it is in layout.
struct ExpandedView {
  let layout: NodeID
  let node: SceneNode
  /// The section that it is a part of.
  var section: ViewPiece.Section?

  /// It is the header or footer of a section.
  var isSupplementary: Bool { section.map { ListParameters.Item(slot: $0.slot) != .row } ?? false }
}
