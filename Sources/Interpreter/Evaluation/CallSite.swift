package import Semantics

/// A call: arguments are evaluated on demand, so that the callee's parameter types can flow down.
package struct CallSite {
  package let evaluator: Evaluator
  /// The whole call, receiver included.
  package let span: SourceSpan
  /// The called name.
  package let nameSpan: SourceSpan
  /// What stands before the dot of a member call.
  package let receiverSpan: SourceSpan?
  /// The called name as text; nil where a value is called.
  package let name: String?
  package let arguments: [Argument]
  /// The type that the context of the call expects.
  package let expected: TypeValue?
  private let frame: Frame?
  /// Arguments that are values already (a function value was called).
  private let values: [Value]

  /// A call as written.
  init(_ call: CallExpression, in frame: Frame, evaluator: Evaluator, expected: TypeValue?) {
    self.evaluator = evaluator
    self.span = call.span
    self.nameSpan = call.nameSpan
    switch call.callee.kind {
    case .member(let member): (receiverSpan, name) = (member.base?.span, member.name)
    case .name(let callee): (receiverSpan, name) = (nil, callee.name)
    default: (receiverSpan, name) = (nil, nil)
    }
    self.arguments = call.arguments
    self.expected = expected
    self.frame = frame
    self.values = []
  }

  /// A call with values.
  package init(labels: [String?], values: [Value], evaluator: Evaluator, span: SourceSpan = .none) {
    self.evaluator = evaluator
    self.span = span
    self.nameSpan = span
    self.receiverSpan = nil
    self.name = nil
    self.arguments = zip(labels, values).map { label, _ in
      Argument(label: label, value: Expression(.discard, span: span))
    }
    self.expected = nil
    self.frame = nil
    self.values = values
  }

  /// The same call with its first `count` arguments only.
  package func prefix(_ count: Int) -> CallSite { CallSite(self, count: count) }

  private init(_ site: CallSite, count: Int) {
    evaluator = site.evaluator
    span = site.span
    nameSpan = site.nameSpan
    receiverSpan = site.receiverSpan
    name = site.name
    arguments = Array(site.arguments.prefix(count))
    expected = site.expected
    frame = site.frame
    values = Array(site.values.prefix(count))
  }

  package var count: Int { arguments.count }
  package var labels: [String?] { arguments.map(\.label) }

  /// The position of the argument with that label.
  package func index(of label: String?) -> Int? { arguments.firstIndex { $0.label == label } }

  /// The closure written as argument `index`, when it is a closure literal.
  package func closure(_ index: Int) -> ClosureExpression? {
    guard arguments.indices.contains(index), case .closure(let closure) = arguments[index].value.kind else {
      return nil
    }
    return closure
  }

  /// The value of argument `index`; `.void` past the end.
  package func evaluate(_ index: Int, as expected: TypeValue? = nil) -> Value {
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
