import Semantics
import SourceText

extension LintRule {
  static let stateCopiesParameter = LintRule(
    id: "state-copies-parameter",
    summary: "State that starts as a copy of a parameter and never follows it",
    documentation: """
      The initial value of `@State` counts once, when the view appears. When the parent passes another value later, the \
      view keeps the old one.

      A view that only shows the value takes it as `let`; one that changes it takes a `@Binding`. Where a copy to edit \
      is wanted, say so in the parameter's name (`initialText`) and give the view an `.id(…)` that follows the source.
      """,
    severity: .warning,
    bad: [
      """
      struct Counter: View {
        @State private var count: Int
        init(count: Int) { _count = State(initialValue: count) }
        var body: some View { Text("\\(count)") }
      }
      """,
      """
      struct Price: View {
        @State var amount: Double
        let currency: String
        init(amount: Double, currency: String) {
          self.currency = currency
          self._amount = State(wrappedValue: amount)
        }
        var body: some View {
          HStack {
            Text(currency)
            Text("\\(amount)")
          }
        }
      }
      """,
      """
      struct Badge: View {
        @State var text: String
        var body: some View { Text(text) }
      }
      struct Inbox: View {
        @State private var count = 0
        var body: some View {
          Badge(text: "\\(count) new")
          Button("Add") { count += 1 }
        }
      }
      """,
    ],
    good: [
      """
      struct Counter: View {
        let count: Int
        var body: some View { Text("\\(count)") }
      }
      """,
      """
      struct Editor: View {
        @State private var draft: String
        init(initialText: String) { _draft = State(initialValue: initialText) }
        var body: some View { TextField("Text", text: $draft) }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.views.flatMap { problems(in: $0, scope) + memberwiseProblems(in: $0, scope) }
    }
  )
}

private func problems(in type: TypeParts, _ scope: ProgramScope) -> [Problem] {
  type.initializers.flatMap { initializer -> [Problem] in
    guard let body = initializer.body else { return [] }
    return body.statements.compactMap { statement in
      guard case .expression(let expression) = statement.kind, case .assignment(let assignment) = expression.kind,
        let (state, copied) = copy(assignment, of: initializer, in: type, scope),
        let place = scope.place(expression.span)
      else { return nil }
      return problem(state, copied, at: place, in: type, scope)
    }
  }
}

/// What a parameter gives a property at first.
private struct Copy {
  let parameter: Parameter
  let value: Expression
  /// Whether it is the parameter's value as it is, and not something made from it.
  let isWhole: Bool
}

/// `_count = State(initialValue: count)`: the property and the copy.
private func copy(
  _ assignment: AssignmentExpression,
  of initializer: FunctionDeclaration,
  in type: TypeParts,
  _ scope: ProgramScope
) -> (state: VariableDeclaration, copy: Copy)? {
  guard assignment.operator == nil, let (name, value) = initialValue(assignment),
    let state = type.variables.first(where: { $0.name == name }), state.attribute("State") != nil,
    let copy = copied(value, of: initializer, in: type)
  else { return nil }
  return (state, copy)
}

/// The property that gets its first value, and the value: `_count = State(initialValue: value)`, `self.count = value`.
private func initialValue(_ assignment: AssignmentExpression) -> (property: String, value: Expression)? {
  guard let target = assignment.target.unwrapped.ownMember else { return nil }
  guard target.hasPrefix("_") else { return (target, assignment.value.unwrapped) }
  guard let made = assignment.value.unwrapped.asCall, made.calledName == "State" || made.isImplicitInitializer,
    made.arguments.count == 1, let value = made.arguments.first?.value.unwrapped
  else { return nil }
  return (String(target.dropFirst()), value)
}

/// The parameter whose value is taken over, also by way of a constant; of a binding, what it leads to. What is made of it
/// alone counts as well: a member, or what a method of it gives without arguments.
private func copied(_ value: Expression, of initializer: FunctionDeclaration, in type: TypeParts) -> Copy? {
  let code = CodeScope(.function(initializer), in: CodeScope(.type(type.declaration.type), in: type.declaration.scope))
  var source = code.value(of: value)
  if case .member(let member) = source.expression.kind, member.name == "wrappedValue", let base = member.base {
    source = source.scope.value(of: base)
  }
  let isWhole = if case .local = source.expression.kind { true } else { false }
  guard case .local(let slot, _) = source.expression.receivers.kind,
    let parameter = initializer.parameters.first(where: { $0.slot == slot })
  else { return nil }
  return Copy(parameter: parameter, value: value, isWhole: isWhole)
}

extension Expression {
  /// What members are read, and methods without arguments called of: `book` of `book.authors.sorted()`.
  fileprivate var receivers: Expression {
    var current = unwrapped
    while true {
      switch current.kind {
      case .member(let member):
        guard let base = member.base else { return current }
        current = base.unwrapped
      case .call(let call):
        guard let receiver = call.receiver, call.arguments.isEmpty else { return current }
        current = receiver.unwrapped
      default: return current
      }
    }
  }
}

extension TypeParts {
  /// What runs once a value is made.
  fileprivate var laterBodies: [Body] {
    functions.compactMap(\.body) + variables.flatMap { $0.accessors.all.map(\.body) }
  }
}

/// What a parameter or a copy to edit is called where the copy is wanted.
private let intentions = [
  "initial", "default", "start", "seed", "draft", "edit", "local", "temp", "new", "original", "preset", "pre", "saved",
]

/// Whether one of the names says that the copy is wanted.
private func saysCopy(_ names: [String]) -> Bool {
  names.contains { name in intentions.contains { name.lowercased().hasPrefix($0) } }
}

extension TypeParts {
  /// Whether code that runs later puts something into the property.
  fileprivate func changesLater(_ name: String) -> Bool {
    laterBodies.contains { body in CodeWalk(body).expressions.contains { changes(name, $0) } }
  }
}

private func problem(
  _ state: VariableDeclaration,
  _ copy: Copy,
  at place: Place,
  in type: TypeParts,
  _ scope: ProgramScope
) -> Problem? {
  let parameter = copy.parameter
  guard !saysCopy([parameter.label ?? parameter.name, parameter.name, state.name]),
    !isFollowed(parameter, in: type), !isFollowing(state, in: type), !isWrittenBack(state, to: parameter, in: type),
    !isClass(parameter.type, in: scope), !isAlwaysIdentified(type, in: scope)
  else { return nil }
  // A view that changes the value may want a copy of its own.
  let isChanged = type.changesLater(state.name)
  // What an object holds is seen when it changes; what is made from a value and then edited is a draft.
  guard copy.isWhole || !isChanged && isPassed(parameter, of: type, in: scope) else { return nil }
  guard !isChanged || !isHandedBack(parameter.type, in: type) && isPassed(parameter, of: type, in: scope) else {
    return nil
  }
  return Problem(
    place,
    "'\(state.name)' \(copy.isWhole ? "starts as a copy of" : "is made once from") '\(parameter.name)' and ignores every "
      + "later value that the parent passes; "
      + (isChanged
        ? "take a '@Binding', or call the parameter 'initial…' where a copy to edit is meant" : "take it as 'let'"),
    related: scope.place(state.nameSpan).map { [RelatedPlace($0, "set once, when the view appears")] } ?? [],
    proposals: isChanged ? [] : constant(state, copy, at: place, in: scope),
    severity: isChanged ? .info : nil
  )
}

/// Whether the view sets what the parameter leads to, from the state: what it edits is a draft.
private func isWrittenBack(_ state: VariableDeclaration, to parameter: Parameter, in type: TypeParts) -> Bool {
  guard parameter.type.name == "Binding" else { return false }
  let bindings = type.variables.filter { $0.attribute("Binding") != nil || $0.type?.name == "Binding" }.map(\.name)
  return type.laterBodies.contains { body in
    CodeWalk(body).expressions.contains { expression in
      guard case .assignment(let assignment) = expression.kind, let target = assignment.target.ownPath?.name,
        bindings.contains(target)
      else { return false }
      return CodeWalk(assignment.value).expressions.contains { $0.ownMember == state.name }
    }
  }
}

/// Whether the view gives such a value to a closure of its parent: what it edits is a draft.
private func isHandedBack(_ value: TypeReference, in type: TypeParts) -> Bool {
  guard let name = value.qualifiedName else { return false }
  return type.variables.contains { variable in
    guard case .function(let function)? = variable.type?.kind else { return false }
    return function.parameters.contains { $0.type.qualifiedName == name }
  }
}

/// Whether anyone gives a value for the parameter, or might.
private func isPassed(_ parameter: Parameter, of type: TypeParts, in scope: ProgramScope) -> Bool {
  guard parameter.defaultValue != nil, !type.declaration.type.modifiers.contains(.public) else { return true }
  let uses = scope.calls(type.name)
  return uses.isEmpty || uses.contains { $0.call.argument(parameter.label ?? "") != nil || parameter.label == nil }
}

/// Whether everyone who makes the view says by '.id(…)' when it is another one.
private func isAlwaysIdentified(_ type: TypeParts, in scope: ProgramScope) -> Bool {
  let uses = scope.calls(type.name)
  return !uses.isEmpty && uses.allSatisfy { isIdentified($0, in: scope) }
}

private func isIdentified(_ use: CallOccurrence, in scope: ProgramScope) -> Bool {
  scope.modifiers(over: use.call.span).contains { $0.call.calledName == "id" }
}

/// Whether an observer of what the parent passes puts something into the state.
private func isFollowing(_ state: VariableDeclaration, in type: TypeParts) -> Bool {
  let passed = Set(type.variables.filter { $0.isStored && $0.attribute("State") == nil }.map(\.name))
  return type.bodies.contains { body in
    CodeWalk(body).expressions.contains { expression in
      guard let call = expression.asCall, call.calledName == "onChange",
        let observed = call.argument("of")?.value.ownPath?.name, passed.contains(observed)
      else { return false }
      return call.closures.contains { _, closure in
        CodeWalk(closure.body).expressions.contains { changes(state.name, $0) }
      }
    }
  }
}

private func isClass(_ type: TypeReference, in scope: ProgramScope) -> Bool {
  type.qualifiedName.flatMap { scope.type(named: $0) }?.kind == .class
}

/// Whether an observer of the view takes over later values.
private func isFollowed(_ parameter: Parameter, in type: TypeParts) -> Bool {
  type.bodies.contains { body in
    CodeWalk(body).expressions.contains { expression in
      guard let call = expression.asCall, call.calledName == "onChange" || call.calledName == "task" else {
        return false
      }
      return call.arguments.contains { $0.value.unwrapped.dottedName?.contains(parameter.name) ?? false }
    }
  }
}

/// `count = …`, `count += 1`, `$count`, `count.append(…)`.
private func changes(_ name: String, _ expression: Expression) -> Bool {
  switch expression.kind {
  case .name(let used): used.name == "$" + name
  case .assignment(let assignment): assignment.targets.contains { $0.pathName == name }
  case .member(let member): member.name == "$" + name
  case .call(let call):
    call.receiver?.unwrapped.ownName == name
      && ["append", "remove", "toggle", "insert", "removeAll"].contains(call.calledName)
  case .inout(let value): value.pathName == name
  default: false
  }
}

extension AssignmentExpression {
  /// What is assigned to: of a tuple, each element.
  fileprivate var targets: [Expression] {
    if case .tuple(let elements) = target.kind { return elements.map(\.value) }
    return [target]
  }
}

extension Expression {
  /// `count` of `count.value[2]` and `self.count.value[2]`.
  fileprivate var pathName: String? { ownPath?.name ?? root.ownName }

  fileprivate var ownName: String? {
    if case .name(let name) = kind { return name.name }
    return ownMember
  }
}

/// A constant in the place of the state, for a view that never changes it.
private func constant(_ state: VariableDeclaration, _ copy: Copy, at place: Place, in scope: ProgramScope)
  -> [FixProposal]
{
  guard let name = scope.place(state.nameSpan), let start = scope.declarationStart(before: name),
    let end = scope.place(state.span)?.range.end, let type = state.type ?? (copy.isWhole ? copy.parameter.type : nil),
    let typeText = scope.text(type.span), let value = copy.isWhole ? copy.parameter.name : scope.text(copy.value.span)
  else { return [] }
  let isPrivate = !state.modifiers.isDisjoint(with: [.private, .fileprivate])
  let declaration = "\(isPrivate ? "private " : "")let \(state.name): \(typeText)"
  let edits = [
    TextEdit(range: ByteRange(start, end), replacement: declaration),
    TextEdit(range: place.range, replacement: "self.\(state.name) = \(value)"),
  ]
  return [
    FixProposal("take it as 'let'", keepsMeaning: false, edits: edits.map { FileEdit(file: place.file, edit: $0) })
  ]
}

/// State that callers give its first value by the initializer that nobody has written.
private func memberwiseProblems(in type: TypeParts, _ scope: ProgramScope) -> [Problem] {
  guard type.declaration.type.members.initializers.isEmpty else { return [] }
  let states = type.variables.filter { variable in
    variable.attribute("State") != nil && variable.isStored && variable.modifiers.isDisjoint(with: [.private, .fileprivate])
      && !variable.modifiers.isTypeMember
  }
  return states.compactMap { memberwiseProblem($0, in: type, scope) }
}

private func memberwiseProblem(_ state: VariableDeclaration, in type: TypeParts, _ scope: ProgramScope) -> Problem? {
  let isChanged = type.changesLater(state.name)
  // A value to begin with, which the view then changes, is meant to be left.
  guard !saysCopy([state.name]), !isChanged || state.initializer == nil, let place = scope.place(state.nameSpan),
    !isFollowing(state, in: type), state.type.map({ !isClass($0, in: scope) }) ?? true,
    let use = scope.calls(type.name).first(where: { passesOn(state.name, $0, in: scope) }),
    !isChanged || !(state.type.map { isHandedBack($0, in: type) } ?? false)
  else { return nil }
  return Problem(
    place,
    "'\(state.name)' starts as what '\(type.name)(\(state.name):)' is given and ignores every later value that the parent "
      + "passes; "
      + (isChanged
        ? "take a '@Binding', or call it 'initial…' where a copy to edit is meant" : "take it as 'let'"),
    related: scope.place(use.call.nameSpan).map { [RelatedPlace($0, "another value may be passed here")] } ?? [],
    proposals: isChanged ? [] : constant(state, in: scope),
    severity: isChanged ? .info : nil
  )
}

/// Whether the call gives a value that can be another one the next time, to a view that stays the same: what is presented
/// or pushed is made anew.
private func passesOn(_ label: String, _ use: CallOccurrence, in scope: ProgramScope) -> Bool {
  guard let value = use.call.argument(label)?.value, !scope.isInPreview(use.scope), !isIdentified(use, in: scope),
    !scope.isShownApart(use.call.span, in: use.scope)
  else { return false }
  return CodeWalk(value).expressions.contains { mayChange($0, in: scope) }
}

/// Whether the name means something that is not the same at all times.
private func mayChange(_ expression: Expression, in scope: ProgramScope) -> Bool {
  switch expression.kind {
  case .local: true
  case .name, .member: scope.declaredVariable(expression).map { !$0.variable.isLet || !$0.variable.modifiers.isTypeMember } ?? false
  default: false
  }
}

/// A constant in the place of the state, which the caller gives as before.
private func constant(_ state: VariableDeclaration, in scope: ProgramScope) -> [FixProposal] {
  guard state.initializer == nil, let name = scope.place(state.nameSpan),
    let start = scope.declarationStart(before: name), let end = scope.place(state.span)?.range.end,
    let type = state.type.flatMap({ scope.text($0.span) })
  else { return [] }
  let edit = TextEdit(range: ByteRange(start, end), replacement: "let \(state.name): \(type)")
  return [FixProposal("take it as 'let'", keepsMeaning: false, edits: [FileEdit(file: name.file, edit: edit)])]
}
