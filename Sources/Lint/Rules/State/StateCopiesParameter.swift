import Semantics
import SourceText
import ViewGraph

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
      struct Task { var title = "" }
      @Observable final class Reminder {
        let text: String
        init(task: Task) { text = "Do: " + task.title }
      }
      struct Row: View {
        @State private var reminder: Reminder
        init(task: Task) { _reminder = State(initialValue: Reminder(task: task)) }
        var body: some View { Text(reminder.text) }
      }
      struct Today: View {
        @State private var task = Task()
        var body: some View {
          VStack {
            Row(task: task)
            TextField("Title", text: $task.title)
          }
        }
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
      @Observable final class Settings {
        var isLarge = false
      }
      struct Preview: View {
        @State private var isLarge: Bool
        init(settings: Settings) {
          let initial = settings.isLarge
          _isLarge = State(initialValue: initial)
        }
        var body: some View { Text("Aa").font(isLarge ? .title : .body) }
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
      @Observable final class Settings {
        var isLarge = false
      }
      struct Choice: View {
        @State private var isLarge: Bool
        init(settings: Settings) { _isLarge = State(initialValue: settings.isLarge) }
        var body: some View { Toggle("Large", isOn: $isLarge) }
      }
      """,
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
      unit.views.filter { !scope.isPreviewHelper($0) }.flatMap { type in
        problems(in: type, scope) + MemberwiseCopy.all(of: type, in: scope).compactMap { problem($0, in: scope) }
      }
    }
  )
}

private func problems(in type: TypeParts, _ scope: ProgramScope) -> [Problem] {
  type.initializers.flatMap { initializer -> [Problem] in
    guard let body = initializer.body else { return [] }
    let always = body.statements.map(\.span)
    return CodeWalk(body, enteringClosures: false).expressions.compactMap { expression in
      guard case .assignment(let assignment) = expression.kind,
        let (state, copied) = copy(assignment, of: initializer, in: type, scope),
        let place = scope.place(expression.span)
      else { return nil }
      guard copied.madeName == nil else {
        return madeProblem(state, copied, of: initializer, at: place, in: type, scope)
      }
      let isAlways = always.contains(expression.span)
      let draft = draft(beside: state, of: copied.parameter, in: body, of: initializer, type, scope)
      return problem(state, copied, of: initializer, at: place, isAlways: isAlways, beside: draft, in: type, scope)
    }
  }
}

/// Other state that the initializer begins with something of the same parameter, and the view changes.
private func draft(
  beside state: VariableDeclaration,
  of parameter: Parameter,
  in body: Body,
  of initializer: FunctionDeclaration,
  _ type: TypeParts,
  _ scope: ProgramScope
) -> String? {
  let code = CodeScope(.function(initializer), in: nil)
  return CodeWalk(body, enteringClosures: false).expressions.lazy.compactMap { expression -> String? in
    guard case .assignment(let assignment) = expression.kind, assignment.operator == nil,
      let (name, value) = initialValue(assignment), name != state.name,
      type.variables.contains(where: { $0.name == name && $0.attribute("State") != nil }),
      value.mentions(parameter, in: code), type.changesLater(name, in: scope)
    else { return nil }
    return name
  }.first
}

/// What a parameter gives a property at first.
private struct Copy {
  let parameter: Parameter
  let value: Expression
  /// Whether it is the parameter's value as it is, and not something made from it.
  let isWhole: Bool
  /// The expression that reads the parameter: `model.isOn`.
  let source: Expression
  /// Whether it is what a binding leads to at first.
  var readsBinding = false
  /// The type of the program that an initializer makes from the parameter.
  var madeName: String?
  /// Whether the property gets it. State that has a value is set by its name in vain before the view is shown.
  var arrives = true
}

extension VariableDeclaration {
  /// Whether it has a value before an initializer's code runs: one that is written, or the nil of an optional.
  fileprivate var hasFirstValue: Bool { initializer != nil || type?.isOptional == true }
}

/// `_count = State(initialValue: count)`: the property and the copy.
private func copy(
  _ assignment: AssignmentExpression,
  of initializer: FunctionDeclaration,
  in type: TypeParts,
  _ scope: ProgramScope
) -> (state: VariableDeclaration, copy: Copy)? {
  guard assignment.operator == nil, let (name, value) = initialValue(assignment),
    let state = type.variables.first(where: { $0.name == name }),
    state.attribute("State") != nil || state.attribute("StateObject") != nil
  else { return nil }
  if state.attribute("State") != nil, scope.isNoObject(value),
    var copy = copied(value, of: initializer, in: type, scope)
  {
    copy.arrives = !state.hasFirstValue || assignment.target.unwrapped.ownMember != state.name
    return (state, copy)
  }
  return made(value, as: state, of: initializer, in: type, scope).map { (state, $0) }
}

/// The property that gets its first value, and the value: `_count = State(initialValue: value)`, `self.count = value`.
private func initialValue(_ assignment: AssignmentExpression) -> (property: String, value: Expression)? {
  guard let target = assignment.target.unwrapped.ownMember else { return nil }
  guard target.hasPrefix("_") else { return (target, assignment.value.unwrapped) }
  guard let made = assignment.value.unwrapped.asCall,
    ["State", "StateObject"].contains(made.calledName) || made.isImplicitInitializer,
    made.arguments.count == 1, let value = made.arguments.first?.value.unwrapped
  else { return nil }
  return (String(target.dropFirst()), value)
}

/// The parameter whose value is taken over, also by way of a constant; of a binding, what it leads to. What is made of
/// parameters and constants alone counts as well.
private func copied(
  _ value: Expression,
  of initializer: FunctionDeclaration,
  in type: TypeParts,
  _ scope: ProgramScope
) -> Copy? {
  let code = CodeScope(.function(initializer), in: CodeScope(.type(type.declaration.type), in: type.declaration.scope))
  var source = code.value(of: value)
  var readsBinding = false
  if case .member(let member) = source.expression.kind, member.name == "wrappedValue", let base = member.base {
    source = source.scope.value(of: base)
    readsBinding = true
  }
  let isWhole = if case .local = source.expression.kind { true } else { false }
  let parameter =
    source.expression.parameter(among: initializer.parameters)
    ?? scope.sources(of: source, among: initializer.parameters)?.first
  guard let parameter else { return nil }
  var copy = Copy(parameter: parameter, value: value, isWhole: isWhole, source: source.expression)
  copy.readsBinding = readsBinding
  return copy
}

/// What an initializer of the program makes from the value of a parameter: `Draft(item: item)`, `.init(item)`.
private func made(
  _ value: Expression,
  as state: VariableDeclaration,
  of initializer: FunctionDeclaration,
  in type: TypeParts,
  _ scope: ProgramScope
) -> Copy? {
  guard let call = value.unwrapped.asCall, call.isInitializer || call.isImplicitInitializer,
    let name = call.isInitializer ? call.calledName : state.type?.name,
    let result = scope.type(named: name, around: type.declaration.type), result.declaration != nil
  else { return nil }
  for argument in call.arguments {
    guard let copy = copied(argument.value, of: initializer, in: type, scope) else { continue }
    // What is no plain value is something to work with.
    if let given = copy.parameter.type.qualifiedName.flatMap({ scope.type(named: $0) }),
      ![.structure, .enumeration].contains(given.kind)
    {
      continue
    }
    // Whoever has a binding reads what it leads to now.
    guard copy.parameter.type.name != "Binding" || copy.readsBinding else { continue }
    return Copy(parameter: copy.parameter, value: value, isWhole: false, source: copy.source, madeName: name)
  }
  return nil
}

extension ProgramScope {
  /// Whether the value is known to be no object: of an object that is made once a state holds the first on purpose.
  fileprivate func isNoObject(_ value: Expression) -> Bool {
    type(of: value).map { isObject($0.wrapped ?? $0) == false } ?? false
  }
}

/// An object, or a value of several, that is made from a parameter once.
private func madeProblem(
  _ state: VariableDeclaration,
  _ copy: Copy,
  of initializer: FunctionDeclaration,
  at place: Place,
  in type: TypeParts,
  _ scope: ProgramScope
) -> Problem? {
  let parameter = copy.parameter
  let code = CodeScope(.type(type.declaration.type), in: type.declaration.scope)
  guard !WantedCopy.isSaid(by: [parameter.label ?? parameter.name, parameter.name]),
    !type.isFollowed(parameter), !type.isFollowing(state, in: scope), !type.changesLater(state.name, in: scope),
    !scope.isAlwaysIdentified(type), let passer = scope.passer(of: parameter, of: initializer, in: code)
  else { return nil }
  return Problem(
    place,
    "'\(state.name)' is made from '\(parameter.name)' once, when the view appears, and ignores every later value that the "
      + "parent passes; hand later values on in 'onChange(of:)', or give the view an '.id(…)' that follows "
      + "'\(parameter.name)'",
    related: scope.place(passer.call.nameSpan).map { [RelatedPlace($0, "another value may be passed here")] } ?? [],
    severity: .info
  )
}

extension Expression {
  /// Whether the parameter goes into the value, also by way of constants of the code.
  fileprivate func mentions(_ parameter: Parameter, in code: CodeScope, depth: Int = 0) -> Bool {
    CodeWalk(self).expressions.contains { expression in
      guard case .local = expression.kind else { return false }
      let source = code.value(of: expression)
      if source.expression.isLocal(parameter.slot) { return true }
      if case .local = source.expression.kind { return false }
      return depth < 4 && source.expression.mentions(parameter, in: source.scope, depth: depth + 1)
    }
  }

  /// The parameter that the value is made of, with nothing else but constants: `item.name`, `"Hello " + name`.
  fileprivate func parameter(among parameters: [Parameter]) -> Parameter? {
    switch unwrapped.kind {
    case .binary(let binary) where binary.operator == "+":
      let operands = [binary.left, binary.right].filter { !$0.isPlainConstant }
      return operands.count == 1 ? operands.first?.parameter(among: parameters) : nil
    case .string(let segments):
      let values = segments.compactMap { segment -> Expression? in
        guard case .interpolation(let arguments) = segment, arguments.count == 1 else { return nil }
        return arguments.first?.value
      }
      return values.count == 1 ? values.first?.parameter(among: parameters) : nil
    default:
      guard case .local(let slot, _) = receivers.kind else { return nil }
      return parameters.first { $0.slot == slot }
    }
  }

  /// `.whitespaces`, `5`, `"a"`
  fileprivate var isPlainConstant: Bool {
    switch unwrapped.kind {
    case .integer, .double, .bool, .nil: true
    default: implicitMember != nil || unwrapped.literalText != nil
    }
  }

  /// What members are read, and methods called of that get nothing but constants: `book` of `book.authors.ordered()`. What
  /// stands in for nothing is left out: `name` of `name ?? "none"`.
  fileprivate var receivers: Expression {
    var current = unwrapped
    while true {
      switch current.kind {
      case .member(let member):
        guard let base = member.base else { return current }
        current = base.unwrapped
      case .call(let call):
        guard let receiver = call.receiver, call.arguments.allSatisfy({ $0.value.isPlainConstant }) else {
          return current
        }
        current = receiver.unwrapped
      case .binary(let binary) where binary.operator == "??": current = binary.left.unwrapped
      default: return current
      }
    }
  }
}

private func problem(
  _ state: VariableDeclaration,
  _ copy: Copy,
  of initializer: FunctionDeclaration,
  at place: Place,
  isAlways: Bool,
  beside draft: String?,
  in type: TypeParts,
  _ scope: ProgramScope
) -> Problem? {
  let parameter = copy.parameter
  guard copy.arrives else { return scope.problem(state, setInVainTo: copy.value, of: parameter, at: place, in: type) }
  guard !WantedCopy.isSaid(by: [parameter.label ?? parameter.name, parameter.name, state.name]),
    !type.isFollowed(parameter), !type.isFollowing(state, in: scope), !type.isWrittenBack(state, to: parameter),
    !scope.isAlwaysIdentified(type)
  else { return nil }
  // A view that changes the value may want a copy of its own.
  let isChanged = type.changesLater(state.name, in: scope)
  if scope.isClass(parameter.type) {
    return isChanged ? nil : problem(state, copyOfMember: copy.source, of: parameter, at: place, scope)
  }
  // What an object holds is seen when it changes; what is made from a value and then edited is a draft.
  guard copy.isWhole || !isChanged && isPassed(parameter, of: type, in: scope) else { return nil }
  let isGivenOnce = scope.isGivenOnce(parameter, of: initializer, of: type)
  guard !isChanged || !isGivenOnce && !type.isHandedBack(parameter.type) && isPassed(parameter, of: type, in: scope)
  else { return nil }
  let isSteady =
    isGivenOnce && !type.isPublic || isGivenConstants(parameter, of: initializer, in: type, scope)
  let draft = isSteady ? nil : draft
  return Problem(
    place,
    "'\(state.name)' \(copy.isWhole ? "starts as a copy of" : "is made once from") '\(parameter.name)' and ignores every "
      + "later value that the parent passes\(draft.map { ", as '\($0)' does, which the view changes" } ?? ""); "
      + following(parameter, isChanged: isChanged, hasDraft: draft != nil),
    related: scope.place(state.nameSpan).map { [RelatedPlace($0, "set once, when the view appears")] } ?? [],
    // A constant needs its value on every way.
    proposals: isChanged || !isAlways || draft != nil ? [] : constant(state, copy, at: place, in: scope),
    severity: isChanged || isSteady ? .info : nil
  )
}

/// What to do for state that is to follow a parameter. Beside a draft of the same value it must not follow alone.
private func following(_ parameter: Parameter, isChanged: Bool, hasDraft: Bool) -> String {
  if hasDraft { return "give the view an '.id(…)' that follows '\(parameter.name)'" }
  return isChanged
    ? "take a '@Binding', or call the parameter 'initial…' where a copy to edit is meant" : "take it as 'let'"
}

/// State that copies a variable of an observable object: views that read the variable itself follow it.
private func problem(
  _ state: VariableDeclaration,
  copyOfMember source: Expression,
  of parameter: Parameter,
  at place: Place,
  _ scope: ProgramScope
) -> Problem? {
  guard let (variable, code) = scope.declaredVariable(source), variable.isStored, !variable.isLet,
    case .member(let member) = source.unwrapped.kind, case .local(parameter.slot, _)? = member.base?.unwrapped.kind,
    scope.isObservable(code.type), let text = scope.text(source.span)
  else { return nil }
  return Problem(
    place,
    "'\(state.name)' starts as a copy of '\(text)' and does not follow it; read '\(text)' where it is shown",
    related: scope.place(variable.nameSpan).map { [RelatedPlace($0, "may change later")] } ?? [],
    severity: .info
  )
}

/// Whether all views that make this one give the parameter a value that stands in the source, which never changes.
private func isGivenConstants(
  _ parameter: Parameter,
  of initializer: FunctionDeclaration,
  in type: TypeParts,
  _ scope: ProgramScope
) -> Bool {
  guard !type.isPublic else { return false }
  let code = CodeScope(.type(type.declaration.type), in: type.declaration.scope)
  let uses = scope.calls(of: initializer, in: code).filter { !scope.isInPreview($0.scope) }
  return !uses.isEmpty
    && uses.allSatisfy { initializer.argument(for: parameter, of: $0.call)?.isPlainConstant ?? true }
}

/// Whether anyone gives a value for the parameter, or might.
private func isPassed(_ parameter: Parameter, of type: TypeParts, in scope: ProgramScope) -> Bool {
  guard parameter.defaultValue != nil, !type.declaration.type.modifiers.contains(.public) else { return true }
  let uses = scope.calls(of: type)
  return uses.isEmpty || uses.contains { $0.call.argument(parameter.label ?? "") != nil || parameter.label == nil }
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

private func problem(_ copy: MemberwiseCopy, in scope: ProgramScope) -> Problem? {
  let (state, type) = (copy.state.name, copy.type.name)
  guard let place = scope.place(copy.state.nameSpan) else { return nil }
  return Problem(
    place,
    "'\(state)' starts as what '\(type)(\(state):)' is given and ignores every later value that the parent passes; "
      + (copy.isChanged
        ? "take a '@Binding', or call it 'initial…' where a copy to edit is meant"
        : copy.state.hasFirstValue ? "take it as 'var' without '@State'" : "take it as 'let'"),
    related: scope.place(copy.use.call.nameSpan).map { [RelatedPlace($0, "another value may be passed here")] } ?? [],
    proposals: copy.isChanged ? [] : constant(copy.state, in: scope),
    severity: copy.isChanged ? .info : nil
  )
}

/// A plain property in the place of the state, which the caller gives as before.
private func constant(_ state: VariableDeclaration, in scope: ProgramScope) -> [FixProposal] {
  guard let name = scope.place(state.nameSpan), let start = scope.declarationStart(before: name) else { return [] }
  // A constant with a first value is nothing that can be given, and one of an optional nothing that can be left out.
  if state.hasFirstValue {
    let edit = TextEdit(range: ByteRange(start, name.range.start), replacement: "var ")
    return [FixProposal("remove '@State'", keepsMeaning: false, edits: [FileEdit(file: name.file, edit: edit)])]
  }
  guard let end = scope.place(state.span)?.range.end, let type = state.type.flatMap({ scope.text($0.span) }) else {
    return []
  }
  let edit = TextEdit(range: ByteRange(start, end), replacement: "let \(state.name): \(type)")
  return [FixProposal("take it as 'let'", keepsMeaning: false, edits: [FileEdit(file: name.file, edit: edit)])]
}
