package import Semantics

/// Runs the `reduce` of a preference key on sample values and sees which laws hold.
package struct ReduceTrial: Sendable {
  /// Two values and what joining them gives, as text.
  package struct Counterexample: Hashable, Sendable {
    package let first: String
    package let second: String
    package let result: String
  }

  /// The default, as text.
  package let defaultValue: String
  /// A value that joining with the default changes: the law says that it does not (Apple: PreferenceKey.reduce).
  package let identity: Counterexample?
  /// Of two different values, the later one is always the result.
  package let keepsLast: Bool
  /// Of two different values, the earlier one is always the result.
  package let keepsFirst: Bool
  /// Values for which it matters how views nest: the first is `(a ⊕ b) ⊕ c`, the second `a ⊕ (b ⊕ c)`.
  package let nesting: Counterexample?
  /// Joining gives the same in both orders, of numbers, points, sizes or rectangles: a maximum, a sum, a union.
  package let isAggregate: Bool

  /// Nil where the name of the key means another declaration in `program`, or its values cannot be sampled or joined here.
  /// `note` is told the units that were read for it.
  package init?(key: TypeDeclaration, program: Program, noting note: (Set<UnitID>) -> Void = { _ in }) {
    let host = SwiftUIHost()
    let evaluator = Evaluator(program: program, host: host, limits: .brief)
    defer { note(evaluator.recorder.all.allUnits) }
    guard let runner = ReduceRunner(key: key, evaluator, host) else { return nil }
    let samples = runner.samples
    guard let pairs = runner.pairs() else { return nil }
    var identity: Counterexample?
    var keepsLast = true
    var keepsFirst = true
    var commutes = true
    for (row, first) in zip(pairs, samples) {
      guard let right = runner.join(first, runner.defaultValue), let left = runner.join(runner.defaultValue, first)
      else { return nil }
      if identity == nil {
        if !right.isClose(to: first) { identity = runner.example(first, runner.defaultValue, right) }
        if !left.isClose(to: first) { identity = runner.example(runner.defaultValue, first, left) }
      }
      for pair in row where !pair.second.isClose(to: first) {
        keepsLast = keepsLast && pair.joined.isClose(to: pair.second)
        keepsFirst = keepsFirst && pair.joined.isClose(to: first)
        commutes = commutes && pair.joined.isClose(to: pair.swapped)
      }
    }
    guard let nesting = runner.nesting(of: pairs) else { return nil }
    self.identity = identity
    self.keepsLast = keepsLast
    // A run that goes by chance proves nothing: here it never takes the later value.
    self.keepsFirst = keepsFirst && evaluator.varyingValues == 0
    self.nesting = nesting.example
    isAggregate = commutes && runner.isNumeric
    defaultValue = runner.describe(runner.defaultValue)
  }
}

/// The evaluator with the key.
private final class ReduceRunner {
  private let host: SwiftUIHost
  private let evaluator: Evaluator
  private let key: TypeValue
  let defaultValue: Value
  let samples: [Value]
  let isNumeric: Bool
  private var operands: [Value] = []
  private var joined: [[Int]: Value?] = [:]

  init?(key declaration: TypeDeclaration, _ evaluator: Evaluator, _ host: SwiftUIHost) {
    self.evaluator = evaluator
    self.host = host
    host.evaluator = evaluator
    guard let key = evaluator.type(named: declaration.qualifiedName),
      key.nominal?.declaration?.span == declaration.span, let reduce = Self.reduce(of: key),
      let value = evaluator.staticProperty("defaultValue", of: key), evaluator.unknowns.isEmpty
    else { return nil }
    self.key = key
    defaultValue = value
    let context = evaluator.context(key, owner: key.nominal?.declaration)
    let type = reduce.parameters.first.map { evaluator.resolve($0.type, in: context) } ?? .any
    let written = Self.samples(of: type, depth: 0)
    // The 'Value' of a protocol's extension is what the key's own default says.
    samples = written.isEmpty ? Self.samples(of: Self.valueType(of: key, context, evaluator), depth: 0) : written
    isNumeric = samples.first.map(Self.isNumeric) ?? false
    if samples.count < 2 { return nil }
  }

  private static func reduce(of key: TypeValue) -> FunctionDeclaration? {
    let members = key.nominal?.staticMembers("reduce") ?? []
    return members.lazy.compactMap(\.function).first { $0.parameters.count == 2 }
  }

  /// The type that the default is declared with.
  private static func valueType(of key: TypeValue, _ context: LexicalContext, _ evaluator: Evaluator) -> TypeValue {
    for case .variable(let variable, _) in key.nominal?.staticMembers("defaultValue") ?? [] {
      if let type = variable.type { return evaluator.resolve(type, in: context) }
    }
    return .any
  }

  /// The joined value; nil where it cannot be evaluated. Joining the same two values again gives the same.
  func join(_ first: Value, _ second: Value) -> Value? {
    let values = [number(of: first), number(of: second)]
    if let known = joined[values] { return known }
    let result = evaluate(first, second)
    joined[values] = .some(result)
    return result
  }

  /// Where the value stands among all that were joined.
  private func number(of value: Value) -> Int {
    if let known = operands.firstIndex(where: { $0.isSame(as: value) }) { return known }
    operands.append(value)
    return operands.count - 1
  }

  private func evaluate(_ first: Value, _ second: Value) -> Value? {
    let next = FunctionValue(.native { _, _ in second }, context: .global)
    var arguments: [Value] = [first, .function(next)]
    _ = evaluator.callStatic("reduce", of: key, labels: ["value", "nextValue"], &arguments)
    guard evaluator.unknowns.isEmpty, evaluator.limitHits.isEmpty, let result = arguments.first else { return nil }
    return result
  }

  func describe(_ value: Value) -> String { evaluator.debugDescription(value) }

  func example(_ first: Value, _ second: Value, _ result: Value) -> ReduceTrial.Counterexample {
    ReduceTrial.Counterexample(first: describe(first), second: describe(second), result: describe(result))
  }

  /// A sample with another one behind it.
  struct Pair {
    let second: Value
    let joined: Value
    /// Joined in the other order.
    let swapped: Value
  }

  /// Every sample with every sample behind it, by the first; nil where two cannot be joined.
  func pairs() -> [[Pair]]? {
    var joined: [[Value]] = []
    for first in samples {
      let row = samples.compactMap { join(first, $0) }
      guard row.count == samples.count else { return nil }
      joined.append(row)
    }
    return joined.enumerated().map { index, row in
      zip(zip(samples, row), joined).map { Pair(second: $0.0, joined: $0.1, swapped: $1[index]) }
    }
  }

  /// Whether it matters how three values are joined, with an example; nil where they cannot be.
  func nesting(of pairs: [[Pair]]) -> (example: ReduceTrial.Counterexample?, Void)? {
    for (first, row) in zip(samples, pairs) {
      for (pair, further) in zip(row, pairs) {
        for other in further {
          guard let left = join(pair.joined, other.second), let right = join(first, other.joined) else { return nil }
          guard left.isClose(to: right) else { return (example(left, right, left), ()) }
        }
      }
    }
    return (nil, ())
  }

  private static func isNumeric(_ value: Value) -> Bool {
    switch value {
    case .int, .double: true
    case .foreign(let value): value is SizeValue || value is RectValue || value is PointValue
    default: false
    }
  }

  /// Different values of a type, positive where they are numbers: most preferences are lengths.
  private static func samples(of type: TypeValue, depth: Int) -> [Value] {
    guard depth < 3 else { return [] }
    if type.isFloatingPoint { return [.double(3), .double(8), .double(20)] }
    switch type.name {
    case "Int", "UInt": return [.int(1), .int(2), .int(5)]
    case "Bool": return [.bool(false), .bool(true)]
    case "String": return [.string("a"), .string("b"), .string("c")]
    case "CGSize":
      return [SizeValue(width: 3, height: 8), SizeValue(width: 20, height: 5), SizeValue(width: 40, height: 40)]
        .map { .foreign($0) }
    case "CGPoint":
      return [PointValue(x: 3, y: 8), PointValue(x: 20, y: 5), PointValue(x: 40, y: 40)].map { .foreign($0) }
    case "CGRect":
      return [(1.0, 2.0, 30.0, 40.0), (20, 5, 10, 10), (50, 60, 7, 8)].map {
        .foreign(RectValue(x: $0.0, y: $0.1, width: $0.2, height: $0.3))
      }
    case "Optional": return type.arguments.first.map { samples(of: $0, depth: depth + 1) } ?? []
    case "Array":
      return type.arguments.first.map { samples(of: $0, depth: depth + 1).map { .array([$0]) } } ?? []
    case "Dictionary":
      guard type.arguments.count == 2 else { return [] }
      let keys = samples(of: type.arguments[0], depth: depth + 1)
      let values = samples(of: type.arguments[1], depth: depth + 1)
      return zip(keys, values).map { .dictionary(DictionaryValue(keys: [$0], values: [$1])) }
    default: return []
    }
  }
}

extension Value {
  /// The same up to rounding.
  fileprivate func isClose(to other: Value) -> Bool {
    if case .double(let a) = self, case .double(let b) = other {
      return a == b || a.isFinite && b.isFinite && abs(a - b) <= 1e-6 * max(1, abs(a), abs(b))
    }
    return isSame(as: other)
  }
}
