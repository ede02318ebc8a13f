package import Semantics

/// Runs an action that sets a property of its view on sample values of the property.
package struct ActionTrial: Sendable {
  /// The property's new value, run after run, is another one than before whatever it was at first.
  package let keepsChanging: Bool

  /// So often the action is run from each value: a value that it clamps or trims stays as it is by then.
  private static let runs = 6

  /// Nil where the action cannot be run by itself, or the property's values cannot be sampled. `note` is told the units that
  /// were read for it.
  package init?(
    _ action: ClosureExpression,
    of type: TypeDeclaration,
    setting property: String,
    program: Program,
    noting note: (Set<UnitID>) -> Void = { _ in }
  ) {
    let host = SwiftUIHost()
    let evaluator = Evaluator(program: program, host: host, limits: .brief)
    host.evaluator = evaluator
    defer { note(evaluator.recorder.all.allUnits) }
    guard let named = evaluator.type(named: type.qualifiedName), named.nominal?.declaration?.span == type.span,
      let view = evaluator.constructWithStandIns(named), let first = evaluator.property(property, of: view),
      case let samples = Self.samples(like: first), !samples.isEmpty, evaluator.unknowns.isEmpty
    else { return nil }
    var keepsChanging = true
    for sample in samples where keepsChanging {
      var value = sample
      for _ in 0..<Self.runs where keepsChanging {
        guard let next = Self.run(action, of: view, named, property, value, evaluator) else { return nil }
        keepsChanging = !next.isSame(as: value)
        value = next
      }
    }
    self.keepsChanging = keepsChanging
  }

  /// The property's value after the action; nil where that cannot be evaluated.
  private static func run(
    _ action: ClosureExpression,
    of view: Value,
    _ type: TypeValue,
    _ property: String,
    _ value: Value,
    _ evaluator: Evaluator
  ) -> Value? {
    var view = view
    guard evaluator.setProperty(property, of: &view, to: value) else { return nil }
    let box = Box(view)
    var captures: [Box] = []
    for capture in action.body.captures {
      guard action.body.slots.indices.contains(capture.slot), action.body.slots[capture.slot].name == "self" else {
        return nil
      }
      captures.append(box)
    }
    let context = evaluator.context(type, owner: type.nominal?.declaration)
    let function = FunctionValue(.closure(action, captures: captures), context: context)
    let count = max(action.parameters.count, action.implicitParameterCount)
    _ = evaluator.call(function, Array(repeating: value, count: min(count, 2)))
    guard evaluator.unknowns.isEmpty, evaluator.limitHits.isEmpty, evaluator.varyingValues == 0 else { return nil }
    return evaluator.property(property, of: box.value)
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
    default: []
    }
  }
}
