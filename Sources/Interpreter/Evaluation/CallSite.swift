package import Semantics

/// A call as written: arguments are evaluated on demand, so that the callee's parameter types can flow down.
package struct CallSite {
  package let evaluator: Evaluator
  package let call: CallExpression
  package let frame: Frame
  /// The type that the context of the call expects.
  package let expected: TypeValue?

  /// The whole call, receiver included.
  package var span: SourceSpan { call.span }
  /// The called name.
  package var nameSpan: SourceSpan { call.nameSpan }
  package var arguments: [Argument] { call.arguments }
  package var count: Int { call.arguments.count }
  package var labels: [String?] { call.arguments.map(\.label) }

  /// The position of the argument with that label.
  package func index(of label: String?) -> Int? { call.arguments.firstIndex { $0.label == label } }

  /// The closure written as argument `index`, when it is a closure literal.
  package func closure(_ index: Int) -> ClosureExpression? {
    guard call.arguments.indices.contains(index),
      case .closure(let closure) = call.arguments[index].value.kind
    else { return nil }
    return closure
  }

  /// The value of argument `index`; `.void` past the end.
  package func evaluate(_ index: Int, as expected: TypeValue? = nil) -> Value {
    guard call.arguments.indices.contains(index) else { return .void }
    return evaluator.evaluate(call.arguments[index].value, in: frame, expecting: expected)
  }

  /// The value of the argument with that label, if it is written.
  package func evaluate(_ label: String, as expected: TypeValue? = nil) -> Value? {
    index(of: label).map { evaluate($0, as: expected) }
  }
}
