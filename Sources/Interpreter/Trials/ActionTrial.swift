package import Semantics

/// Runs an action that sets state of its view, on sample values of the state.
package struct ActionTrial: Sendable {
  /// What is watched is another value than before, run after run, whatever the state was at first.
  package let keepsChanging: Bool

  /// So often the action is run from each value: a value that it clamps or trims stays as it is by then.
  private static let runs = 6

  /// `watched` and `target` are paths from a property of the view: what is compared before and after the action, and what the
  /// samples are put into. Nil where the action cannot be run by itself, or values of the target cannot be sampled. `note` is
  /// told the units that were read for it.
  package init?(
    _ action: ClosureExpression,
    of type: TypeDeclaration,
    watching watched: [String],
    setting target: [String],
    program: Program,
    noting note: (Set<UnitID>) -> Void = { _ in }
  ) {
    let host = SwiftUIHost()
    let evaluator = Evaluator(program: program, host: host, limits: .brief)
    host.evaluator = evaluator
    defer { note(evaluator.recorder.all.allUnits) }
    guard let named = evaluator.type(named: type.qualifiedName), named.nominal?.declaration?.span == type.span,
      let view = evaluator.constructWithStandIns(named), var first = evaluator.value(at: target, of: view),
      evaluator.unknowns.isEmpty
    else { return nil }
    let run = ActionRun(action, type: named, watched: watched, evaluator: evaluator)
    if case .array(let elements) = first, elements.isEmpty {
      // Its elements are known once the action has put one in.
      var view = view
      guard let value = evaluator.value(at: watched, of: view), run.value(afterRunning: &view, from: value) != nil,
        let filled = evaluator.value(at: target, of: view)
      else { return nil }
      first = filled
    }
    let samples = Self.samples(like: first)
    guard !samples.isEmpty else { return nil }
    var keepsChanging = true
    for sample in samples where keepsChanging {
      var view = view
      guard evaluator.set(target[...], of: &view, to: sample), var value = evaluator.value(at: watched, of: view) else {
        return nil
      }
      for _ in 0..<Self.runs where keepsChanging {
        guard let next = run.value(afterRunning: &view, from: value) else { return nil }
        keepsChanging = !next.isSame(as: value)
        value = next
      }
    }
    self.keepsChanging = keepsChanging
  }

  /// Different values of the same type, far apart from each other: nothing that bounds a value leaves all of them alone.
  private static func samples(like value: Value) -> [Value] {
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

/// What runs an action of a view again and again.
private struct ActionRun {
  private let function: ClosureExpression
  private let type: TypeValue
  private let watched: [String]
  private let evaluator: Evaluator

  init(_ function: ClosureExpression, type: TypeValue, watched: [String], evaluator: Evaluator) {
    (self.function, self.type, self.watched, self.evaluator) = (function, type, watched, evaluator)
  }

  /// What is watched after the action, which gets what it was before; nil where that cannot be evaluated.
  func value(afterRunning view: inout Value, from old: Value) -> Value? {
    let box = Box(view)
    var captures: [Box] = []
    for capture in function.body.captures {
      guard function.body.slots.indices.contains(capture.slot), function.body.slots[capture.slot].name == "self" else {
        return nil
      }
      captures.append(box)
    }
    let context = evaluator.context(type, owner: type.nominal?.declaration)
    let action = FunctionValue(.closure(function, captures: captures), context: context)
    let count = max(function.parameters.count, function.implicitParameterCount)
    _ = evaluator.call(action, Array(repeating: old, count: min(count, 2)))
    guard evaluator.unknowns.isEmpty, evaluator.limitHits.isEmpty, evaluator.varyingValues == 0 else { return nil }
    view = box.value
    return evaluator.value(at: watched, of: view)
  }
}

extension Evaluator {
  /// What a path of members leads to.
  fileprivate func value(at path: [String], of value: Value) -> Value? {
    path.reduce(Optional(value)) { value, name in value.flatMap { property(name, of: $0) } }
  }

  /// Puts a value where a path of members leads to; false where that is not possible.
  fileprivate func set(_ path: ArraySlice<String>, of value: inout Value, to newValue: Value) -> Bool {
    guard let name = path.first else { return false }
    guard path.count > 1 else { return setProperty(name, of: &value, to: newValue) }
    guard var inner = property(name, of: value) else { return false }
    return set(path.dropFirst(), of: &inner, to: newValue) && setProperty(name, of: &value, to: inner)
  }
}
