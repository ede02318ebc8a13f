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
    /// What the element stands in among the instances.
    let path: InstancePath?
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
  // SAFETY: unchecked, since every access reads or writes one property and ends before anything else is called; nothing
  // holds one of them `inout`.
  @exclusivity(unchecked) var source: Source?
  /// The one node below, where it is one: most modifiers stand on one view.
  @exclusivity(unchecked) private var child: SceneNode?
  /// The nodes below where they are several.
  @exclusivity(unchecked) private var several: [SceneNode]
  @exclusivity(unchecked) var layout: NodeID?
  /// Its element in the finished scene; that of a node that is none is the nearest below or above.
  @exclusivity(unchecked) var element: ElementID?
  /// Its content may change: it always contributes to a preference that somebody reads.
  @exclusivity(unchecked) var isDynamic = false
  /// What is behind comes before the rest where preferences are joined.
  @exclusivity(unchecked) var isBackground = false
  /// What stands in this node's place.
  @exclusivity(unchecked) var stamp: Stamp?
  /// What few nodes have.
  @exclusivity(unchecked) fileprivate var notes: Notes?

  fileprivate final class Notes {
    var role = Role.none
    var environmentReads: [Element.EnvironmentRead] = []
    var stateCells: [StateCell] = []
    var preferenceWrites: [Element.PreferenceWrite] = []
    var preferenceReads: [Element.PreferenceRead] = []

    init() {}

    init(_ other: Notes) {
      role = other.role
      environmentReads = other.environmentReads
      stateCells = other.stateCells
      preferenceWrites = other.preferenceWrites
      preferenceReads = other.preferenceReads
    }
  }

  init(_ identity: IdentityID, source: Source? = nil, children: [SceneNode] = [], layout: NodeID? = nil) {
    self.identity = identity
    self.source = source
    child = children.count == 1 ? children[0] : nil
    several = children.count == 1 ? [] : children
    self.layout = layout
  }

  init(_ identity: IdentityID, source: Source?, around child: SceneNode, layout: NodeID?) {
    self.identity = identity
    self.source = source
    self.child = child
    several = []
    self.layout = layout
  }

  var children: [SceneNode] {
    get { child.map { [$0] } ?? several }
    set {
      child = newValue.count == 1 ? newValue[0] : nil
      several = newValue.count == 1 ? [] : newValue
    }
  }

  var childCount: Int { child == nil ? several.count : 1 }

  func forEachChild(_ body: (SceneNode) -> Void) {
    if let child {
      body(child)
    } else {
      for node in several { body(node) }
    }
  }

  /// Puts the node over another one.
  func surround(_ node: SceneNode) {
    child = node
    several = []
  }

  private var ownNotes: Notes {
    if let notes { return notes }
    let made = Notes()
    notes = made
    return made
  }

  var role: Role {
    get { notes?.role ?? .none }
    set { ownNotes.role = newValue }
  }

  /// Whether it has notes of any kind.
  var hasNotes: Bool { notes != nil }

  var environmentReads: [Element.EnvironmentRead] { notes?.environmentReads ?? [] }

  var stateCells: [StateCell] { notes?.stateCells ?? [] }

  var preferenceWrites: [Element.PreferenceWrite] {
    get { notes?.preferenceWrites ?? [] }
    set { ownNotes.preferenceWrites = newValue }
  }

  var preferenceReads: [Element.PreferenceRead] {
    get { notes?.preferenceReads ?? [] }
    set { ownNotes.preferenceReads = newValue }
  }

  /// Notes an environment value that the node's evaluation has used.
  func note(_ read: Element.EnvironmentRead) {
    guard !environmentReads.contains(read) else { return }
    ownNotes.environmentReads.append(read)
  }

  /// Notes state that the node's evaluation holds.
  func note(stateRead cell: StateCell) { ownNotes.stateCells.append(cell) }

  /// Whether it does no more than to stand in the tree.
  var isPlain: Bool {
    guard let notes else { return true }
    guard case .none = notes.role else { return false }
    return notes.environmentReads.isEmpty && notes.stateCells.isEmpty && notes.preferenceReads.isEmpty
  }

  /// Lets go of the nodes below and of what the node does.
  func dissolve() {
    notes?.role = .none
    child?.dissolve()
    child = nil
    for node in several { node.dissolve() }
    several = []
  }
}

extension SceneNode {
  /// What a node and those below it are before they are laid out.
  struct Mark {
    fileprivate var nodes: [(node: SceneNode, notes: Notes?, isLeaf: Bool, isDynamic: Bool)] = []
  }

  func mark() -> Mark {
    var mark = Mark()
    note(in: &mark)
    return mark
  }

  private func note(in mark: inout Mark) {
    mark.nodes.append((self, notes.map { Notes($0) }, childCount == 0, isDynamic))
    forEachChild { $0.note(in: &mark) }
  }

  /// Makes the nodes what they were: those that were added since are gone.
  static func goBack(to mark: Mark) {
    for (node, notes, isLeaf, isDynamic) in mark.nodes {
      node.notes = notes.map { Notes($0) }
      node.isDynamic = isDynamic
      node.element = nil
      if isLeaf { node.children = [] }
    }
  }
}

extension SceneNode {
  /// How many elements the node and those below it are.
  var elementCount: Int {
    var count = source == nil ? 0 : 1
    if let stamp { count += stamp.content.elementCount }
    forEachChild { count += $0.elementCount }
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
  /// Its action begins with a later turn of the run loop, and may wait.
  var isTask = false

  enum Trigger {
    case appear
    case value(Value, initial: Bool)
    case preference(TypeValue)
    case publisher(PublisherValue)
    case geometry(FunctionValue)
    case scrollGeometry(FunctionValue)
  }

  /// Whether what it reports is asked for anew whatever the state is: a measurement, or a number that is watched from
  /// the start, as `onChange(of: proxy.size.height, initial: true)` does in a reader.
  var isMeasuring: Bool {
    switch trigger {
    case .preference, .geometry, .scrollGeometry: true
    case .value(let value, let initial): initial && StateNumbers(value) != nil
    case .appear, .publisher: false
    }
  }
}
