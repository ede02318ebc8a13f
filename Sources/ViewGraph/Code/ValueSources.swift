import Queries
package import Semantics
import SourceText

/// Where a value comes from: the expressions that make it, found by way of constants, members, arguments, initializers
/// and functions that do nothing but return something.
package struct ValueSources {
  /// What makes the value, with the code that it stands in.
  package private(set) var found: [PlacedExpression] = []
  /// Whether nothing else gives it, as far as the program tells.
  package private(set) var isComplete = true
  /// What was followed on the way: the uses of names.
  package private(set) var names: [PlacedExpression] = []

  /// The one expression that makes the value; nil where several do, or others may.
  package var only: PlacedExpression? { isComplete && found.count == 1 ? found.first : nil }

  private let program: ProgramScope
  private var seen: Set<SourceSpan> = []
  private var pending: [PlacedExpression] = []
  /// How many values it is a part of.
  private let depth: Int
  /// So many expressions are looked at.
  private static let limit = 64
  /// Maximum depth of parts of parts.
  private static let deepest = 4

  init(of expression: Expression, in scope: CodeScope, of program: ProgramScope, depth: Int = 0) {
    self.program = program
    self.depth = depth
    follow(expression, in: scope)
    while let next = pending.popLast() {
      guard seen.count < Self.limit else {
        isComplete = false
        return
      }
      if seen.insert(next.expression.span).inserted { step(next) }
    }
  }

  private mutating func follow(_ expression: Expression, in scope: CodeScope) {
    pending.append(PlacedExpression(expression: expression.unwrapped, scope: scope))
  }

  private mutating func step(_ value: PlacedExpression) {
    switch value.expression.kind {
    case .ternary(let choice):
      follow(choice.then, in: value.scope)
      follow(choice.otherwise, in: value.scope)
    case .binary(let binary) where binary.operator == "??":
      follow(binary.left, in: value.scope)
      follow(binary.right, in: value.scope)
    case .cast(let cast): follow(cast.value, in: value.scope)
    case .local(let slot, _): step(value, local: slot)
    case .name, .member: stepName(value)
    case .call(let call): step(value, call)
    case .subscript(let access): step(value, partOf: access.base) { $0.elements(at: access.arguments) }
    default: found.append(value)
    }
  }

  /// A part of a value, where everything that makes that value says what the part is.
  private mutating func step(
    _ value: PlacedExpression,
    partOf whole: Expression,
    _ parts: (Expression) -> [Expression]
  ) {
    guard depth < Self.deepest else { return end(value) }
    let sources = ValueSources(of: whole, in: value.scope, of: program, depth: depth + 1)
    let found = sources.found.map { (parts: parts($0.expression), scope: $0.scope) }
    guard !found.contains(where: \.parts.isEmpty) else { return self.found.append(value) }
    if !sources.isComplete { isComplete = false }
    names.append(value)
    for made in found {
      for part in made.parts { follow(part, in: made.scope) }
    }
  }

  private mutating func step(_ value: PlacedExpression, local slot: Int) {
    guard let (origin, scope) = value.scope.place(ofLocal: slot) else { return end(value) }
    switch origin {
    case .variable(let variable, let initializer?):
      names.append(value)
      if variable.isMutable { isComplete = false }
      follow(initializer, in: scope)
    case .parameter(let parameter, let function): step(value, parameter, of: function, in: scope)
    case .variable, .closureParameter, .selfValue: end(value)
    }
  }

  /// What cannot be followed.
  private mutating func end(_ value: PlacedExpression) {
    found.append(value)
    isComplete = false
  }

  private mutating func step(
    _ value: PlacedExpression,
    _ parameter: Parameter,
    of function: FunctionDeclaration,
    in scope: CodeScope
  ) {
    guard let given = program.arguments(for: parameter, of: function, in: scope), !given.isEmpty else {
      return end(value)
    }
    names.append(value)
    for argument in given { follow(argument.expression, in: argument.scope) }
  }

  private mutating func stepName(_ value: PlacedExpression) {
    guard let (variable, scope) = program.declaredVariable(value.expression) else {
      guard case .member(let member) = value.expression.kind, let base = member.base else { return found.append(value) }
      return step(value, partOf: base) { $0.part(member.name).map { [$0] } ?? [] }
    }
    if value.expression.ownMember?.hasPrefix("$") == true || value.expression.ownMember?.hasPrefix("_") == true {
      if variable.name != value.expression.ownMember { return end(value) }
    }
    if let getter = variable.accessors.getter {
      guard let result = getter.body.result else { return end(value) }
      names.append(value)
      return follow(result, in: CodeScope(.accessor(variable), in: scope))
    }
    let isFixed = variable.isLet || variable.attributes.isEmpty && !program.isWritten(variable.name)
    if !isFixed { isComplete = false }
    let given = scope.type.flatMap { program.valuesGiven(to: variable, of: $0) } ?? []
    guard variable.initializer != nil || !given.isEmpty else { return end(value) }
    names.append(value)
    if let initial = variable.initializer?.result {
      follow(initial, in: CodeScope(.initialValue(variable), in: scope))
    }
    for argument in given { follow(argument.expression, in: argument.scope) }
  }

  /// A function that only returns something gives what it returns; everything else that is called makes a value itself.
  private mutating func step(_ value: PlacedExpression, _ call: CallExpression) {
    guard let (function, scope) = program.calledFunction(call), !function.isInitializer,
      let result = function.body?.result
    else { return found.append(value) }
    names.append(value)
    follow(result, in: CodeScope(.function(function), in: scope))
  }
}

extension ProgramScope {
  /// Where a value comes from.
  package func sources(of expression: Expression, in scope: CodeScope) -> ValueSources {
    ValueSources(of: expression, in: scope, of: self)
  }

  /// What the program's calls give for a parameter, its default value included where a call gives none; nil where a call
  /// gives it in a way that cannot be followed.
  package func arguments(
    for parameter: Parameter,
    of function: FunctionDeclaration,
    in scope: CodeScope
  ) -> [PlacedExpression]? {
    var found: [PlacedExpression] = []
    for use in calls(of: function, in: scope) {
      if let argument = function.argument(for: parameter, of: use.call) {
        found.append(PlacedExpression(expression: argument, scope: use.scope))
      } else if let usual = parameter.defaultValue?.result {
        found.append(PlacedExpression(expression: usual, scope: scope))
      } else {
        return nil
      }
    }
    return found
  }

  /// The calls of a function or initializer, as far as names tell them from others.
  package func calls(of function: FunctionDeclaration, in scope: CodeScope) -> [CallOccurrence] {
    guard function.isInitializer else {
      return calls(function.name).filter { means($0.call, function) }
    }
    let made = scope.type.map { calls($0.name) } ?? []
    return (made + calls("init")).filter { means($0.call, function) }
  }

  /// The calls of the type's name, without those that mean another type of that name, like a private one of another file.
  package func calls(of type: TypeParts) -> [CallOccurrence] {
    let meant = derived(Self.meantCalls, for: type.name) { scope -> [MeantCall]? in
      guard scope.declaredTypes(named: type.name).count > 1 else { return nil }
      return scope.calls(type.name).map {
        MeantCall(call: $0, place: scope.declarationPlace(ofName: $0.call.nameSpan)?.span)
      }
    }
    guard let meant else { return calls(type.name) }
    return meant.compactMap { call in
      guard let place = call.place else { return call.call }
      return type.all.contains { $0.type.span.contains(place) } ? call.call : nil
    }
  }

  /// A call of a name that several types have, and where the one that it means is declared.
  private struct MeantCall: Sendable {
    let call: CallOccurrence
    let place: SourceSpan?
  }

  private static let meantCalls = Query<String, [MeantCall]?>()

  /// The program's type that the call makes a value of; nil where several have the name and nothing tells which one it is.
  func madeType(_ call: CallExpression) -> TypeParts? {
    guard call.receiver == nil, let name = call.calledName else { return nil }
    let named = declaredTypes(named: name)
    guard named.count > 1 else { return named.first }
    guard let place = declarationPlace(ofName: call.nameSpan)?.span else { return nil }
    return named.first { type in type.all.contains { $0.type.span.contains(place) } }
  }

  private func means(_ call: CallExpression, _ function: FunctionDeclaration) -> Bool {
    guard let place = declarationPlace(ofName: call.nameSpan)?.span else { return false }
    guard function.isInitializer, place != function.span else { return place == function.span }
    return initializer(calledBy: call)?.function.span == function.span
  }

  /// The only initializer that a type of the program declares for such arguments: `Card("a")` names the type.
  package func initializer(calledBy call: CallExpression) -> (function: FunctionDeclaration, scope: CodeScope)? {
    guard call.receiver == nil, call.calledName != nil, let place = declarationPlace(ofName: call.nameSpan),
      let type = declaredType(at: place.span)
    else { return nil }
    let fitting = type.all.flatMap { part in
      part.type.members.initializers.filter { $0.isMeant(by: call) }.map { function in
        (function: function, scope: CodeScope(.type(part.type), in: part.scope))
      }
    }
    return fitting.count == 1 ? fitting.first : nil
  }

  /// The type that is declared there, which is known by its place: thousands may have its name.
  private func declaredType(at span: SourceSpan) -> TypeParts? {
    let occurrence = index(of: span.unit)?.types.first { $0.type.span == span && $0.type.kind != .extension }
    return parts(of: occurrence?.type)
  }

  /// What initializers and memberwise calls put into a stored property of a type.
  fileprivate func valuesGiven(to variable: VariableDeclaration, of type: TypeDeclaration) -> [PlacedExpression] {
    guard variable.isStored, !variable.modifiers.isTypeMember, let parts = parts(of: type) else { return [] }
    guard parts.initializers.isEmpty else {
      return parts.all.flatMap { part in
        part.type.members.initializers.flatMap { initializer in
          values(assignedTo: variable.name, by: initializer, in: CodeScope(.type(part.type), in: part.scope))
        }
      }
    }
    return calls(parts.name).compactMap { use in
      let given = use.call.argument(variable.name)?.value ?? trailingClosure(of: use.call, for: variable, of: parts)
      return given.map { PlacedExpression(expression: $0, scope: use.scope) }
    }
  }

  /// The closure behind a memberwise call that is meant for the property: the only one that is a function and gets nothing
  /// else.
  private func trailingClosure(
    of call: CallExpression,
    for variable: VariableDeclaration,
    of type: TypeParts
  ) -> Expression? {
    guard let last = call.arguments.last(where: { $0.isTrailing && $0.label == nil }) else { return nil }
    let open = type.declaration.type.members.variables.filter { property in
      property.isStored && !property.modifiers.isTypeMember && property.takesClosure
        && call.argument(property.name) == nil && !(property.isLet && property.initializer != nil)
    }
    return open.count == 1 && open.first?.span == variable.span ? last.value : nil
  }

  /// `self.name = value` of an initializer.
  private func values(
    assignedTo name: String,
    by initializer: FunctionDeclaration,
    in scope: CodeScope
  ) -> [PlacedExpression] {
    guard let body = initializer.body else { return [] }
    let inner = CodeScope(.function(initializer), in: scope)
    return CodeWalk(body, enteringClosures: false).expressions.compactMap { expression -> PlacedExpression? in
      guard case .assignment(let assignment) = expression.kind, assignment.operator == nil,
        assignment.target.ownMember == name
      else { return nil }
      return PlacedExpression(expression: assignment.value, scope: inner)
    }
  }
}

extension VariableDeclaration {
  /// Whether it is of a function type, or of an optional one.
  fileprivate var takesClosure: Bool { type?.isFunction ?? false }
}

extension FunctionDeclaration {
  /// Whether the labels and the number of arguments are those of a call of it.
  func isMeant(by call: CallExpression) -> Bool {
    let given = parameters.filter { argument(for: $0, of: call) != nil }.count
    guard call.arguments.count <= parameters.count, given == call.arguments.count else { return false }
    return parameters.allSatisfy { $0.defaultValue != nil || argument(for: $0, of: call) != nil }
  }

  package var isInitializer: Bool { if case .initializer = kind { true } else { false } }

  /// The parameter that an argument of a call is given for.
  package func parameter(for argument: Argument, of call: CallExpression) -> Parameter? {
    parameters.first { self.argument(for: $0, of: call)?.span == argument.value.span }
  }

  /// What a call gives for a parameter: by its label, or by its place among those without one.
  package func argument(for parameter: Parameter, of call: CallExpression) -> Expression? {
    if let label = parameter.label, let given = call.argument(label) { return given.value }
    if let label = parameter.label, call.arguments.contains(where: { $0.label == label }) { return nil }
    guard parameter.label == nil else {
      guard let trailing = call.arguments.first(where: { $0.isTrailing && $0.label == nil }) else { return nil }
      // Of several closures the one without a label is for the first function that is not given.
      let taker =
        call.closures.count == 1
        ? parameters.last : parameters.first { $0.type.isFunction && call.argument($0.label ?? "") == nil }
      return taker?.slot == parameter.slot ? trailing.value : nil
    }
    let unlabeled = parameters.filter { $0.label == nil }
    guard let position = unlabeled.firstIndex(where: { $0.slot == parameter.slot }) else { return nil }
    let given = call.arguments.filter { $0.label == nil }
    return given.indices.contains(position) ? given[position].value : nil
  }
}
