package import Semantics

/// Runs code of a program. One evaluator serves one thread; it never traps and never hangs: steps and depth are bounded.
package final class Evaluator {
  package let program: Program
  package let host: any EvaluationHost
  /// Everything that could not be evaluated, in order.
  package private(set) var unknowns: [UnknownRecord] = []

  package init(program: Program, host: any EvaluationHost, limits: EvaluationLimits = .standard) {
    self.program = program
    self.host = host
  }

  /// The value of `expression` in `frame`.
  package func evaluate(_ expression: Expression, in frame: Frame, expecting: TypeValue? = nil) -> Value { .void }

  /// Calls a function with values; inout parameters change `arguments`.
  package func call(_ function: FunctionValue, _ arguments: inout [Value]) -> Value { .void }

  /// Calls a function with values.
  package func call(_ function: FunctionValue, _ arguments: [Value] = []) -> Value { .void }

  /// Runs the function's body as a result builder's (its own builder, or `builder`).
  package func build(_ function: FunctionValue, _ arguments: [Value] = [], builder: String? = nil) -> [BuilderItem] {
    []
  }

  /// Runs `body` of a view, or `body(content:)` of a modifier when `arguments` has the content: as a result builder
  /// unless it returns explicitly.
  package func buildBody(of value: Value, arguments: [Value] = []) -> [BuilderItem] { [] }

  /// Makes a value of the workspace's type from labelled arguments; nil where no initializer fits.
  package func construct(_ type: TypeValue, labels: [String?], _ arguments: [Value]) -> Value? { nil }

  /// Makes a value of the type with stand-ins for everything that has no value (the scene of a view type).
  package func constructWithStandIns(_ type: TypeValue) -> Value? { nil }

  /// `value.name`; nil where there is no such member.
  package func property(_ name: String, of value: Value) -> Value? { nil }

  /// `value.name = newValue`; false where there is no such member.
  package func setProperty(_ name: String, of value: inout Value, to newValue: Value) -> Bool { false }

  /// `value.name(arguments)`; nil where there is no such method. Mutating methods change `value`, inout parameters
  /// `arguments`.
  package func callMethod(
    _ name: String,
    on value: inout Value,
    labels: [String?],
    _ arguments: inout [Value]
  ) -> Value? { nil }

  /// `Type.name`; nil where there is no such member.
  package func staticProperty(_ name: String, of type: TypeValue) -> Value? { nil }

  /// `Type.name(arguments)`; nil where there is no such member. Inout parameters change `arguments`.
  package func callStatic(
    _ name: String,
    of type: TypeValue,
    labels: [String?],
    _ arguments: inout [Value]
  ) -> Value? { nil }

  /// `value[keyPath: path]`
  package func read(_ path: KeyPathValue, of value: Value) -> Value { .void }

  /// `value[keyPath: path] = newValue`
  package func write(_ path: KeyPathValue, of value: inout Value, to newValue: Value) {}

  /// A value to stand in for an unknown one of that type: the table of stand-ins (a `String` shows its name's words, a
  /// number is 0, a collection has three elements …).
  package func standIn(for type: TypeValue, named name: String?) -> Value { .void }

  /// The workspace's type of that name.
  package func type(named name: String) -> TypeValue? { nil }

  /// What a type as written means where `context` stands.
  package func resolve(_ reference: TypeReference, in context: LexicalContext) -> TypeValue { .named("Any") }

  /// The dynamic type of a value.
  package func type(of value: Value) -> TypeValue { .named("Any") }

  /// Whether `value` is of a type that is or conforms to `name` (`View`).
  package func conforms(_ value: Value, to name: String) -> Bool { false }

  /// Notes that something could not be evaluated, and makes the value that says so.
  package func unknown(_ reason: String, name: String? = nil, type: TypeValue? = nil, at span: SourceSpan) -> Value {
    unknowns.append(UnknownRecord(span: span, reason: reason))
    return .unknown(UnknownValue(name: name, type: type, reason: reason, span: span))
  }

  /// Text as string interpolation shows it.
  package func describe(_ value: Value) -> String { "" }
}

/// One thing that could not be evaluated.
package struct UnknownRecord: Sendable {
  package let span: SourceSpan
  package let reason: String
}

/// How far evaluation may go.
package struct EvaluationLimits: Sendable {
  package let steps: Int
  package let depth: Int

  package init(steps: Int, depth: Int) {
    self.steps = steps
    self.depth = depth
  }

  package static let standard = EvaluationLimits(steps: 1_000_000, depth: 256)
}
