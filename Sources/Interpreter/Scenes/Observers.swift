import Layout
import Semantics

/// Runs the actions of observers after layout, in the order of the tree (RULES of SwiftUI: an action of
/// `onPreferenceChange` or `onGeometryChange` runs once for the first value and then whenever the value differs).
struct ObserverRun {
  let evaluator: Evaluator
  let store: StateStore
  let expander: Expander
  /// The observers whose actions ran, and those that watch numbers: the names of their modifiers.
  private(set) var modifiers: [SourceSpan: ObserverName] = [:]

  init(evaluator: Evaluator, store: StateStore, expander: Expander) {
    self.evaluator = evaluator
    self.store = store
    self.expander = expander
  }

  mutating func run(below root: SceneNode) {
    var pending = [root]
    var present: Set<IdentityID> = []
    while let node = pending.popLast() {
      if case .observer(let observer) = node.role {
        present.insert(node.identity)
        if isPlaced(node) { deliver(observer, node) }
      }
      pending += node.children.reversed()
    }
    // The observer of a branch that comes back is a new one, which acts on its first value.
    if store.seen.contains(where: { !present.contains($0.key) }) {
      store.seen = store.seen.filter { present.contains($0.key) }
    }
  }

  private func isPlaced(_ node: SceneNode) -> Bool {
    guard let layout = node.layout else { return true }
    return expander.tree.isPlaced(layout)
  }

  private mutating func deliver(_ observer: Observer, _ node: SceneNode) {
    if observer.isMeasuring { evaluator.noteVaryingValue() }
    switch observer.trigger {
    case .appear:
      guard store.appeared.insert(node.identity).inserted else { return }
      act(observer, [])
    case .value(let value, let initial):
      modifiers[observer.span] = observer.name
      changed(observer, node, value, runsFirst: initial)
    case .preference(let key):
      let read = node.children.first.map { expander.preferences.read(key, of: $0) } ?? PreferenceReader.Read()
      expander.note(read, of: key, at: observer.span, on: node)
      guard let value = read.value else { return }
      changed(observer, node, value, runsFirst: true)
    case .publisher(let publisher):
      guard store.appeared.insert(node.identity).inserted else { return }
      subscribe(observer, to: publisher)
    case .geometry(let transform):
      guard let layout = node.layout, let placement = expander.tree.placement(of: layout) else { return }
      let context = PlacementContext(tree: expander.tree, node: layout, size: placement.size)
      let proxy = GeometryProxyValue(context, node: node, facts: expander.recorder)
      changed(observer, node, evaluator.call(transform, [.foreign(proxy)]), runsFirst: true)
    case .scrollGeometry(let transform):
      guard let layout = node.layout, let geometry = expander.tree.scrollGeometry(below: layout) else { return }
      let value = Value.foreign(ScrollGeometryValue(geometry))
      changed(observer, node, evaluator.call(transform, [value]), runsFirst: true)
    }
  }

  /// What the publisher holds is delivered now, what is sent later when that is.
  private mutating func subscribe(_ observer: Observer, to publisher: PublisherValue) {
    guard let action = observer.action else { return }
    modifiers[observer.span] = observer.name
    let subscriber = Subscriber(
      receive: { [weak store] value, evaluator in
        let outer = store?.action
        store?.action = observer.span
        _ = evaluator.call(action, Array([value].prefix(action.parameterCount(default: 1))))
        store?.action = outer
      },
      finish: { _, _ in }
    )
    publisher.attach(subscriber, evaluator)
  }

  private mutating func changed(_ observer: Observer, _ node: SceneNode, _ value: Value, runsFirst: Bool) {
    let last = store.seen[node.identity]
    store.seen[node.identity] = value
    if let last {
      // The program's own `==` tells whether a value has changed, not what the value is made of.
      if !value.isSame(as: last), evaluator.equal(last, value) == false { act(observer, [last, value]) }
    } else if runsFirst {
      act(observer, [value, value])
    }
  }

  /// Calls the action with as many values as it takes: none, the new one, or the old and the new.
  private mutating func act(_ observer: Observer, _ values: [Value]) {
    guard let action = observer.action else { return }
    if observer.isTask {
      guard evaluator.finishesAtOnce(action) else { return }
      modifiers[observer.span] = observer.name
      return evaluator.schedule(action, at: observer.span, isDelayed: false, mayWait: true)
    }
    modifiers[observer.span] = observer.name
    store.action = observer.span
    store.noting(observer.span) {
      _ = evaluator.call(action, Array(values.suffix(action.parameterCount(default: values.count))))
    }
    store.action = nil
  }
}

/// What ran is called, and what it follows.
struct ObserverName {
  let text: String
  let isMeasuring: Bool
  /// It runs once, when its view appears.
  let isAtFirst: Bool
  /// The number that it watches, without running for the first one.
  let watched: StateNumbers?
}

extension Observer {
  fileprivate var name: ObserverName {
    var (isAtFirst, watched): (Bool, StateNumbers?) = (false, nil)
    switch trigger {
    case .appear: isAtFirst = true
    case .value(let value, false): watched = StateNumbers(value)
    case .value, .preference, .publisher, .geometry, .scrollGeometry: break
    }
    return ObserverName(text: modifier, isMeasuring: isMeasuring, isAtFirst: isAtFirst, watched: watched)
  }
}

extension FunctionValue {
  /// How many values the function takes.
  fileprivate func parameterCount(default fallback: Int) -> Int {
    switch code {
    case .closure(let closure, _):
      closure.parameters.isEmpty ? closure.implicitParameterCount : closure.parameters.count
    case .declared(let function, _), .local(let function, _): function.parameters.count
    default: min(fallback, 1)
    }
  }
}
