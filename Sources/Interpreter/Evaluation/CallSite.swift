package import Semantics

/// A call: arguments are evaluated on demand, so that the callee's parameter types can flow down.
package struct CallSite {
  package let evaluator: Evaluator
  package let plan: CallPlan
  /// The type that the context of the call expects.
  package let expected: TypeValue?
  private let frame: Frame?
  /// Arguments that are values already (a function value was called).
  private let values: [Value]

  /// A call as written.
  init(_ plan: CallPlan, in frame: Frame, evaluator: Evaluator, expected: TypeValue?) {
    self.evaluator = evaluator
    self.plan = plan
    self.expected = expected
    self.frame = frame
    self.values = []
  }

  /// A call with values.
  package init(labels: [String?], values: [Value], evaluator: Evaluator, span: SourceSpan = .none) {
    self.evaluator = evaluator
    self.plan = CallPlan(labels: Array(labels.prefix(values.count)), at: span)
    self.expected = nil
    self.frame = nil
    self.values = values
  }

  /// The same call with its first `count` arguments only.
  package func prefix(_ count: Int) -> CallSite { CallSite(self, arguments: 0..<max(count, 0)) }

  /// The same call without its first `count` arguments.
  func dropFirst(_ count: Int) -> CallSite { CallSite(self, arguments: count..<max(count, self.count)) }

  private init(_ site: CallSite, arguments positions: Range<Int>) {
    evaluator = site.evaluator
    plan = CallPlan(site.plan, arguments: positions)
    expected = site.expected
    frame = site.frame
    values = Array(site.values[positions.clamped(to: site.values.indices)])
  }

  /// A call of the source, not one with values.
  var isWritten: Bool { frame != nil }

  package var span: SourceSpan { plan.span }
  package var nameSpan: SourceSpan { plan.nameSpan }
  package var receiverSpan: SourceSpan? { plan.receiverSpan }
  package var name: String? { plan.name }
  package var arguments: [Argument] { plan.arguments }
  package var count: Int { plan.arguments.count }
  package var labels: [String?] { plan.labels }

  /// The position of the argument with that label.
  package func index(of label: String?) -> Int? { arguments.firstIndex { $0.label == label } }

  /// The closure written as argument `index`, when it is a closure literal.
  package func closure(_ index: Int) -> ClosureExpression? {
    guard arguments.indices.contains(index), case .closure(let closure) = arguments[index].value.kind else {
      return nil
    }
    return closure
  }

  /// The value of argument `index` for something built in; `.void` past the end.
  package func evaluate(_ index: Int, as expected: TypeValue? = nil) -> Value {
    argument(index, as: expected).withoutPositions
  }

  /// The value of argument `index` for the program's own code: an array slice keeps the positions of its array.
  func argument(_ index: Int, as expected: TypeValue? = nil) -> Value {
    guard arguments.indices.contains(index) else { return .void }
    guard let frame else { return evaluator.coerce(values[index], to: expected) }
    return evaluator.evaluate(arguments[index].value, in: frame, expecting: expected)
  }

  /// The value of the argument with that label, if it is written.
  package func evaluate(_ label: String, as expected: TypeValue? = nil) -> Value? {
    index(of: label).map { evaluate($0, as: expected) }
  }

  /// The function passed as argument `index`: a closure, a function or a key path.
  package func function(_ index: Int, as expected: TypeValue? = nil) -> FunctionValue? {
    switch evaluate(index, as: expected) {
    case .function(let function): function
    case .keyPath(let path): FunctionValue(.keyPath(path), context: .global)
    case .type(let type): FunctionValue(.staticMember(type, name: "init"), context: .global)
    default: nil
    }
  }

  /// Evaluates an `&x` argument, lets `change` change it, and writes it back.
  package func modify(_ index: Int, _ change: (inout Value) -> Void) {
    guard arguments.indices.contains(index), let frame else { return }
    evaluator.modify(arguments[index].value, in: frame, change)
  }
}
