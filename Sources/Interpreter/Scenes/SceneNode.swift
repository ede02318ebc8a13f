import Layout
import Semantics

/// A node of an evaluated scene: an element, or something between elements that takes part in preferences or observes.
final class SceneNode {
  /// The call that the node stands for; nil for nodes that frames do not list.
  struct Source {
    let name: String
    let kind: Element.Kind
    let span: SourceSpan
    let nameSpan: SourceSpan
    var isUserDefined: Bool
    let path: InstancePath
  }

  /// What the node does with preferences from below.
  enum Role {
    case none
    case preference(PreferenceModifier)
    case observer(Observer)
    /// An overlay or background that is made of what the primary view hands up for the key.
    case preferenceDecoration(TypeValue)
  }

  let identity: IdentityID
  var source: Source?
  var children: [SceneNode]
  var layout: NodeID?
  var role = Role.none
  /// Its element in the finished scene; that of a node that is none is the nearest below or above.
  var element: ElementID?
  /// Its content may change: it always contributes to a preference that somebody reads.
  var isDynamic = false
  /// What is behind comes before the rest where preferences are joined.
  var isBackground = false
  var environmentReads: [Element.EnvironmentRead] = []
  var stateCells: [StateCell] = []
  var preferenceWrites: [Element.PreferenceWrite] = []
  var preferenceReads: [Element.PreferenceRead] = []
  /// What stands in this node's place.
  var stamp: Stamp?

  init(_ identity: IdentityID, source: Source? = nil, children: [SceneNode] = [], layout: NodeID? = nil) {
    self.identity = identity
    self.source = source
    self.children = children
    self.layout = layout
  }
}

extension SceneNode {
  /// How many elements the node and those below it are.
  var elementCount: Int {
    var count = 0
    var pending = [self]
    while let node = pending.popLast() {
      if node.source != nil { count += 1 }
      if let stamp = node.stamp { pending.append(stamp.content) }
      pending += node.children
    }
    return count
  }
}

/// `preference`, `transformPreference` and their anchor forms.
struct PreferenceModifier {
  let key: TypeValue
  let span: SourceSpan
  let action: Action

  enum Action {
    case write(Value)
    case transform(FunctionValue)
    case anchor(source: String, FunctionValue)
    case transformAnchor(source: String, FunctionValue)
  }
}

/// A modifier whose action runs after layout.
struct Observer {
  let modifier: String
  let span: SourceSpan
  let action: FunctionValue?
  let trigger: Trigger

  enum Trigger {
    case appear
    case value(Value, initial: Bool)
    case preference(TypeValue)
    case geometry(FunctionValue)
  }
}
