package import Semantics

/// An action of a view that runs when a value of the view changes, and sets one.
package struct WatchingAction: Sendable {
  let closure: ClosureExpression
  /// A path from a property of the view.
  let watched: [String]
  /// The element of the list there that is watched.
  let element: Int?
  /// The path of what is set.
  let target: [String]

  package init(_ closure: ClosureExpression, watching watched: [String], element: Int?, setting target: [String]) {
    (self.closure, self.watched, self.element, self.target) = (closure, watched, element, target)
  }
}

/// Runs actions of a view, each of which sets what the next one watches and the last one what the first one does, on sample
/// values of that.
package struct ActionTrial: Sendable {
  /// What is watched is another value than before, run after run, whatever the state was at first.
  package let keepsChanging: Bool

  /// So often the action is run from each value: a value that it clamps or trims stays as it is by then.
  private static let runs = 6

  /// Nil where the actions cannot be run by themselves, or values of what the last one sets cannot be sampled. `note` is told
  /// the units that were read for it.
  package init?(
    _ actions: [WatchingAction],
    of type: TypeDeclaration,
    program: Program,
    noting note: (Set<UnitID>) -> Void = { _ in }
  ) {
    let host = SwiftUIHost()
    let evaluator = Evaluator(program: program, host: host, limits: .brief)
    host.evaluator = evaluator
    defer { note(evaluator.recorder.all.allUnits) }
    guard let last = actions.last, let named = evaluator.type(named: type.qualifiedName),
      named.nominal?.declaration?.span == type.span, let view = evaluator.constructWithStandIns(named),
      var first = evaluator.value(at: last.target, of: view), evaluator.unknowns.isEmpty
    else { return nil }
    let runs = ActionRuns(actions, type: named, evaluator: evaluator)
    if case .array(let elements) = first, elements.isEmpty {
      // Its elements are known once the action has put one in.
      var view = view
      guard runs.next(of: &view) != nil, let filled = evaluator.value(at: last.target, of: view) else { return nil }
      first = filled
    }
    let samples = Self.samples(like: first, ofElement: last.element)
    guard !samples.isEmpty else { return nil }
    var keepsChanging = true
    for sample in samples where keepsChanging {
      var view = view
      guard evaluator.set(last.target[...], of: &view, to: sample) else { return nil }
      // What one of several sets may happen to be there.
      if actions.count > 1, runs.next(of: &view) == nil { return nil }
      for _ in 0..<Self.runs where keepsChanging {
        guard let hasChanged = runs.next(of: &view) else { return nil }
        keepsChanging = hasChanged
      }
    }
    self.keepsChanging = keepsChanging
  }

  /// Different values; of a list of which one element counts, with different ones in its place.
  @inline(never) private static func samples(like value: Value, ofElement element: Int?) -> [Value] {
    guard let element, case .array(let elements) = value else { return samples(like: value) }
    guard elements.indices.contains(element) else { return [] }
    return samples(like: elements[element]).map { sample in
      var changed = elements
      changed[element] = sample
      return .array(changed)
    }
  }

  /// Different values of the same type, far apart from each other: nothing that bounds a value leaves all of them alone.
  @inline(never) private static func samples(like value: Value) -> [Value] {
    let numbers = [1, 2, 7, 100, 1_000_000, -3, -1_000_000]
    return switch value {
    case .bool: [.bool(false), .bool(true)]
    case .int: numbers.map { .int($0) }
    case .double: numbers.map { .double(Double($0)) } + [.double(0.25)]
    case .string:
      ["a", "12 b", " A text that is longer than fields of a form usually take: 0123456789."].map { .string($0) }
    case .array(let elements):
      // A list that is kept short is so from the long one on.
      elements.first.map { [value, .array(Array(repeating: $0, count: 1_000))] } ?? []
    default: []
    }
  }
}

/// What runs the actions of a view again and again, one after another.
private struct ActionRuns {
  private let actions: [WatchingAction]
  private let type: TypeValue
  private let evaluator: Evaluator

  init(_ actions: [WatchingAction], type: TypeValue, evaluator: Evaluator) {
    (self.actions, self.type, self.evaluator) = (actions, type, evaluator)
  }

  /// Runs each action; whether all have changed what the next one watches. Nil where that cannot be evaluated.
  @inline(never) func next(of view: inout Value) -> Bool? {
    var hasChanged = true
    for (action, next) in zip(actions, actions.dropFirst() + actions.prefix(1)) {
      guard let given = evaluator.value(watchedBy: action, in: view),
        let before = evaluator.value(watchedBy: next, in: view), run(action, in: &view, with: given),
        let after = evaluator.value(watchedBy: next, in: view)
      else { return nil }
      if after.isSame(as: before) { hasChanged = false }
    }
    return hasChanged
  }

  /// Runs an action, which gets the value that it watches; false where that cannot be evaluated.
  @inline(never) private func run(_ watching: WatchingAction, in view: inout Value, with value: Value) -> Bool {
    let function = watching.closure
    let box = Box(view)
    var captures: [Box] = []
    for capture in function.body.captures {
      guard function.body.slots.indices.contains(capture.slot), function.body.slots[capture.slot].name == "self" else {
        return false
      }
      captures.append(box)
    }
    let context = evaluator.context(type, owner: type.nominal?.declaration)
    let action = FunctionValue(.closure(function, captures: captures), context: context)
    let count = max(function.parameters.count, function.implicitParameterCount)
    let varying = evaluator.varyingValues
    _ = evaluator.call(action, Array(repeating: value, count: min(count, 2)))
    guard evaluator.unknowns.isEmpty, evaluator.limitHits.isEmpty, evaluator.varyingValues == varying else {
      return false
    }
    view = box.value
    return true
  }
}

extension Evaluator {
  @inline(never) fileprivate func value(watchedBy action: WatchingAction, in view: Value) -> Value? {
    let value = value(at: action.watched, of: view)
    guard let element = action.element else { return value }
    guard case .array(let elements)? = value, elements.indices.contains(element) else { return nil }
    return elements[element]
  }

  /// What a path of members leads to.
  @inline(never) fileprivate func value(at path: [String], of value: Value) -> Value? {
    path.reduce(Optional(value)) { value, name in value.flatMap { property(name, of: $0) } }
  }

  /// Puts a value where a path of members leads to; false where that is not possible.
  @inline(never) fileprivate func set(_ path: ArraySlice<String>, of value: inout Value, to newValue: Value) -> Bool {
    guard let name = path.first else { return false }
    guard path.count > 1 else { return setProperty(name, of: &value, to: newValue) }
    guard var inner = property(name, of: value) else { return false }
    return set(path.dropFirst(), of: &inner, to: newValue) && setProperty(name, of: &value, to: inner)
  }
}
