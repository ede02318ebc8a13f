package import Semantics

/// What is known of a call whatever its values are.
package final class CallPlan {
  /// The whole call, receiver included.
  package let span: SourceSpan
  /// The called name.
  package let nameSpan: SourceSpan
  /// What stands before the dot of a member call.
  package let receiverSpan: SourceSpan?
  /// The called name as text; nil where a value is called.
  package let name: String?
  package let arguments: [Argument]
  package let labels: [String?]
  /// Whether the workspace declares the called name; what it does not is the framework's.
  let isDeclared: Bool
  /// Whether a type of the standard library has a mutating method of that name.
  let mayMutate: Bool
  /// Whether a type of the standard library has a method of that name.
  let mayBeLibraryMethod: Bool
  /// Whether optionals have a method of that name.
  let mayBeOptionalMethod: Bool
  /// Whether the standard library has a type or function of that name.
  let isOfLibrary: Bool
  // SAFETY: unchecked, since every access reads or writes one value and ends before anything else is called.
  /// What the framework's side knows of the call, once somebody has asked.
  @exclusivity(unchecked) var knownFramework: FrameworkPlan?
  /// What the call makes, where that is always the same.
  @exclusivity(unchecked) var constant: ConstantCall?
  /// The type of the workspace that the called name means where the code stands under `context`, once it is found.
  @exclusivity(unchecked) var constructed: (context: LexicalContext, type: TypeValue)?
  /// Whether the framework has a modifier of that name for such arguments; nil until somebody asks.
  @exclusivity(unchecked) var isOfferedAsModifier: Bool?
  /// Which of several functions the types of the code choose; nil until somebody asks.
  @exclusivity(unchecked) var meaning: Evaluator.StaticAnswer<Evaluator.StaticMeaning>?
  /// Whether the receiver is an optional by the types of the code; nil until somebody asks.
  @exclusivity(unchecked) var isOnOptional: Evaluator.StaticAnswer<Bool?>?
  /// Whether the call consists of constants; nil until somebody asks.
  @exclusivity(unchecked) private var consistsOfConstants: Bool?
  /// The plan is found by the call's identity, which holds as long as the call is kept.
  private let call: CallExpression?

  /// A call as written.
  init(_ call: CallExpression, isDeclared: Bool) {
    span = call.span
    nameSpan = call.nameSpan
    name = call.calledName
    if case .member(let member) = call.callee.kind { receiverSpan = member.base?.span } else { receiverSpan = nil }
    arguments = call.arguments
    labels = call.arguments.map(\.label)
    self.isDeclared = isDeclared
    mayMutate = name.map(StandardLibrary.mutatingNames.contains) ?? false
    mayBeLibraryMethod = name.map(StandardLibrary.methodNames.contains) ?? true
    mayBeOptionalMethod = name.map(StandardLibrary.universalNames.contains) ?? false
    isOfLibrary = name.map { StandardLibrary.functions[$0] != nil || StandardLibrary.typeNames.contains($0) } ?? false
    self.call = call
  }

  /// A call with values.
  init(labels: [String?], at span: SourceSpan) {
    self.span = span
    self.nameSpan = span
    self.receiverSpan = nil
    self.name = nil
    self.arguments = labels.map { Argument(label: $0, value: Expression(.discard, span: span)) }
    self.labels = labels
    self.isDeclared = true
    self.mayMutate = false
    self.mayBeLibraryMethod = true
    self.mayBeOptionalMethod = false
    self.isOfLibrary = true
    self.call = nil
  }

  /// Some of the arguments of another call, one after the other.
  init(_ plan: CallPlan, arguments positions: Range<Int>) {
    span = plan.span
    nameSpan = plan.nameSpan
    receiverSpan = plan.receiverSpan
    name = plan.name
    arguments = Array(plan.arguments[positions.clamped(to: plan.arguments.indices)])
    labels = arguments.map(\.label)
    isDeclared = plan.isDeclared
    mayMutate = plan.mayMutate
    mayBeLibraryMethod = plan.mayBeLibraryMethod
    mayBeOptionalMethod = plan.mayBeOptionalMethod
    isOfLibrary = plan.isOfLibrary
    call = nil
  }

  /// Whether the call is one as written that consists of constants only.
  func isConstant(in program: Program, _ memo: EvaluationMemo, depth: Int = 0) -> Bool {
    if let known = consistsOfConstants { return known }
    let isConstant = call?.consistsOfConstants(in: program, memo, depth: depth) ?? false
    consistsOfConstants = isConstant
    return isConstant
  }
}
