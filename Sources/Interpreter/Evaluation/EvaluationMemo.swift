import Semantics

/// What evaluations have worked out that depends on nothing but the program: types, contexts, what calls mean. The next
/// evaluation of the same program goes on with it. Nothing in it has taken fuel, so that a scene costs the same
/// whatever was evaluated before.
package final class EvaluationMemo {
  // SAFETY: the tables are unchecked, since every access looks up or adds one entry and ends before anything else is
  // called.
  /// What the workspace has under each qualified name that was looked up.
  @exclusivity(unchecked) var namedTypes: [String: NamedType] = [:]
  /// Built-in types with the workspace's extensions of them.
  @exclusivity(unchecked) var builtInTypes: [String: TypeValue] = [:]
  /// Types that only other files mean by their name, by the identity that the type keeps.
  @exclusivity(unchecked) var foreignTypes: [ObjectIdentifier: TypeValue] = [:]
  /// Types that only the framework knows.
  @exclusivity(unchecked) var frameworkTypes: [String: TypeValue] = [:]
  @exclusivity(unchecked) var contexts: [ContextKey: LexicalContext] = [:]
  @exclusivity(unchecked) var referenceTypes: [ReferenceKey: TypeValue] = [:]
  @exclusivity(unchecked) var operatorMembers: [OperatorKey: [Member]] = [:]
  /// The members that extensions of the workspace declare for values of built-in types, and what each lookup read.
  @exclusivity(unchecked) var addedMembers: [AddedMemberKey: (members: [Member], reads: KeptReads)] = [:]
  @exclusivity(unchecked) var frameworkMembers: [FrameworkMemberKey: Value] = [:]
  /// What globals hold that nothing has written.
  @exclusivity(unchecked) var globals = KeptGlobals()
  /// The number of the last global that was made, whether it was kept or not.
  @exclusivity(unchecked) var lastMaking = 0
  /// What types are known by, by their identity; they are in `readTypes`.
  @exclusivity(unchecked) var typeReads = IdentityMap<KeptReads>()
  @exclusivity(unchecked) var readTypes: [NominalType] = []
  /// By the type's identity, which the plan keeps.
  @exclusivity(unchecked) var constructions = IdentityMap<ConstructionPlan>()
  @exclusivity(unchecked) private var plans = IdentityMap<CallPlan>()
  /// What members mean by the types of the code, by the identity of the expressions, which are in `meantMembers`.
  @exclusivity(unchecked) private(set) var memberMeanings = IdentityMap<
    Evaluator.StaticAnswer<Evaluator.StaticMeaning>
  >()
  @exclusivity(unchecked) private var meantMembers: [MemberExpression] = []
  /// Whether expressions are optionals by the types of the code, by the identity of those in `askedExpressions`.
  @exclusivity(unchecked) private(set) var optionals = IdentityMap<Evaluator.StaticAnswer<Bool?>>()
  /// The types of expressions whose values are described by them, by the same identity.
  @exclusivity(unchecked) private(set) var shownTypes = IdentityMap<Evaluator.StaticAnswer<Type?>>()
  /// Whether whole numbers are floating-point numbers by the types of the code, by the same identity.
  @exclusivity(unchecked) private(set) var floatingNumbers = IdentityMap<Evaluator.StaticAnswer<Bool>>()
  @exclusivity(unchecked) private var askedExpressions: [Expression] = []
  @exclusivity(unchecked) private var knownCodeTypes: CodeTypes?

  package init() {}

  deinit { globals.dissolve() }

  /// What the workspace has under a qualified name of a type.
  final class NamedType {
    /// The last part of the name.
    let lastName: String
    /// What it declares or extends.
    let nominal: NominalType?
    /// The type that it declares.
    let type: TypeValue?

    init(_ name: String, _ nominal: NominalType?) {
      lastName = name.lastComponent
      self.nominal = nominal
      type = nominal.flatMap { $0.declaration == nil ? nil : TypeValue(name: $0.name, nominal: $0) }
    }
  }

  struct ContextKey: Hashable {
    let type: ObjectIdentifier
    let owner: ObjectIdentifier?
  }

  struct ReferenceKey: Hashable {
    let reference: ObjectIdentifier
    let context: ObjectIdentifier
  }

  /// An operator between values of two types.
  struct OperatorKey: Hashable {
    let name: String
    let left: String
    let right: String
  }

  /// `"a".shortened`
  struct AddedMemberKey: Hashable {
    let name: String
    let type: String
    /// The protocols of a value whose type does not tell them.
    let conformances: [String]
  }

  /// `Color.red`
  struct FrameworkMemberKey: Hashable {
    let type: String
    let name: String
  }

  func keep(_ meaning: Evaluator.StaticAnswer<Evaluator.StaticMeaning>, of member: MemberExpression) {
    memberMeanings.set(meaning, for: ObjectIdentifier(member))
    meantMembers.append(member)
  }

  func keep(isOptional: Evaluator.StaticAnswer<Bool?>, of expression: Expression) {
    optionals.set(isOptional, for: ObjectIdentifier(expression))
    askedExpressions.append(expression)
  }

  func keep(shownType: Evaluator.StaticAnswer<Type?>, of expression: Expression) {
    shownTypes.set(shownType, for: ObjectIdentifier(expression))
    askedExpressions.append(expression)
  }

  func keep(isFloating: Evaluator.StaticAnswer<Bool>, of expression: Expression) {
    floatingNumbers.set(isFloating, for: ObjectIdentifier(expression))
    askedExpressions.append(expression)
  }

  /// The types of the program's code.
  func codeTypes(of program: Program) -> CodeTypes {
    if let known = knownCodeTypes { return known }
    let types = CodeTypes(program.withoutMemos)
    knownCodeTypes = types
    return types
  }

  /// The plan of a call in the source.
  func plan(of call: CallExpression, in program: Program) -> CallPlan {
    if let known = plans[ObjectIdentifier(call)] { return known }
    let plan = CallPlan(call, isDeclared: call.calledName.map(program.declares) ?? true)
    plans.set(plan, for: ObjectIdentifier(call))
    return plan
  }

  /// Whether it is still small: types that are made anew again and again fill it.
  package var isSmall: Bool {
    contexts.count < 10_000 && constructions.count < 10_000 && referenceTypes.count < 100_000
  }
}

extension CallExpression {
  /// The name that is called, where one is.
  var calledName: String? {
    switch callee.kind {
    case .member(let member): member.name
    case .name(let name): name.name
    default: nil
    }
  }
}
