import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let environmentDismissWrongScope = LintRule(
    id: "environment-dismiss-wrong-scope",
    summary: "'dismiss' of the presenting view is called in what it presents",
    documentation: """
      `@Environment(\\.dismiss)` belongs to the view that declares it. Called in the content of its own `.sheet`, it closes \
      the view that presents, not the sheet: often nothing happens, or the wrong screen goes.

      Set the binding that presents (`isShown = false`), or extract the content into a view that reads `\\.dismiss` itself.
      """,
    severity: .warning,
    bad: [
      """
      struct Library: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var isAdding = false
        var body: some View {
          Button("Add") { isAdding = true }
            .sheet(isPresented: $isAdding) {
              VStack {
                Text("New book")
                Button("Close") { dismiss() }
              }
            }
        }
      }
      """,
      """
      struct Shelf: View {
        @State private var selection: String?
        @Environment(\\.dismiss) var dismiss
        var body: some View {
          List { Button("One") { selection = "One" } }
            .popover(item: $selection) { item in
              Button(action: { self.dismiss() }) { Text(item) }
            }
        }
      }
      """,
    ],
    good: [
      """
      struct Library: View {
        @State private var isAdding = false
        var body: some View {
          Button("Add") { isAdding = true }.sheet(isPresented: $isAdding) { Adding() }
        }
      }
      struct Adding: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("Close") { dismiss() } }
      }
      """,
      """
      struct Library: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var isAdding = false
        var body: some View {
          Button("Done") { dismiss() }
            .sheet(isPresented: $isAdding, onDismiss: { dismiss() }) { Text("New book") }
        }
      }
      """,
    ],
    check: .program { scope in
      scope.environmentUses.reads.flatMap { read in
        endings(by: read, in: scope).filter { ending in
          read.type.all.contains { $0.type === ending.scope.type }
        }.compactMap { problem($0, read, in: scope) }
      }
    }
  )
}

/// Code that ends what the property stands for.
private struct Ending {
  let span: SourceSpan
  let scope: CodeScope
  /// Whether it is handed over to be called later: `action: dismiss.callAsFunction`.
  let isFunction: Bool
  /// The view that gets the action itself and calls it: `Editor(dismiss: dismiss)`.
  var caller: TypeParts?
}

/// What ends what the property stands for: `dismiss()`, `dismiss.callAsFunction`,
/// `presentationMode.wrappedValue.dismiss()`.
private func endings(by read: EnvironmentUses.Read, in scope: ProgramScope) -> [Ending] {
  switch read.key {
  case .value("dismiss"):
    let calls = scope.calls(read.property.name).filter { use in
      use.call.arguments.isEmpty && use.call.callee.ownMember == read.property.name
    }
    let uses = scope.ownUses(of: read.property.name, in: read.type.declaration.type)
    return calls.map { Ending(span: $0.call.span, scope: $0.scope, isFunction: false) }
      + uses.compactMap { ending(byName: $0, in: scope) ?? ending(byValue: $0, in: scope) }
  case .value("presentationMode"):
    return scope.calls("dismiss").filter { use in
      guard case .member(let member)? = use.call.receiver?.unwrapped.kind else { return false }
      return member.name == "wrappedValue" && member.base?.ownMember == read.property.name && use.call.arguments.isEmpty
    }.map { Ending(span: $0.call.span, scope: $0.scope, isFunction: false) }
  default: return []
  }
}

/// `dismiss.callAsFunction` as an argument, and its call.
private func ending(byName use: ExpressionOccurrence, in scope: ProgramScope) -> Ending? {
  func isMeant(_ expression: Expression) -> Bool {
    guard case .member(let member) = expression.unwrapped.kind, member.name == "callAsFunction" else { return false }
    return member.base?.unwrapped.span == use.expression.span
  }
  if let argument = scope.callWithArgument(use.expression.span)?.call.arguments.first(where: { isMeant($0.value) }) {
    return Ending(span: argument.value.span, scope: use.scope, isFunction: true)
  }
  let span = use.expression.span
  guard let call = scope.index(of: span.unit)?.calls(around: span).first(where: { isMeant($0.call.callee) }) else {
    return nil
  }
  return Ending(span: call.call.span, scope: use.scope, isFunction: false)
}

/// The action itself, which is given to a view that calls it.
private func ending(byValue use: ExpressionOccurrence, in scope: ProgramScope) -> Ending? {
  guard let call = scope.callWithArgument(use.expression.span)?.call, call.isInitializer, let name = call.calledName,
    let argument = call.arguments.first(where: { $0.value.unwrapped.span == use.expression.span }),
    let label = argument.label, let view = scope.viewType(named: name),
    view.variables.contains(where: { $0.name == label && $0.isStored && $0.type?.name == "DismissAction" }),
    view.bodies.contains(where: { $0.calls(label) })
  else { return nil }
  return Ending(span: argument.value.span, scope: use.scope, isFunction: false, caller: view)
}

private func problem(_ ending: Ending, _ read: EnvironmentUses.Read, in scope: ProgramScope) -> Problem? {
  var search = PresentationSearch(program: scope)
  let isHeld = ending.caller != nil
  let found = search.presentation(of: ending.span, in: ending.scope, isFunction: ending.isFunction, isHeld: isHeld)
  guard let presentation = found, let place = scope.place(ending.span), !scope.isPresented(read.type) else {
    return nil
  }
  let name = presentation.call.calledName ?? ""
  if let caller = ending.caller {
    return Problem(
      place,
      "'\(read.property.name)' belongs to '\(read.type.name)', so '\(caller.name)' closes '\(read.type.name)' with it and not "
        + "the '\(name)'; let '\(caller.name)' read '\\.dismiss' itself",
      related: scope.place(presentation.call.nameSpan).map { [RelatedPlace($0, "presented here")] } ?? []
    )
  }
  let closing = presentation.state.map { state in
    let target = ending.scope.hidesProperty(state) ? "self.\(state)" : state
    return presentation.isItem ? "\(target) = nil" : "\(target) = false"
  }
  return Problem(
    place,
    "'\(read.property.name)' belongs to '\(read.type.name)', so this closes '\(read.type.name)' and not the '\(name)'; "
      + (closing.map { "write '\($0)'" } ?? "set what presents it")
      + ", or move the content into a view that reads '\\.dismiss' itself",
    related: scope.place(presentation.call.nameSpan).map { [RelatedPlace($0, "presented here")] } ?? [],
    proposals: closing.map { [scope.replacing(place, with: ending.isFunction ? "{ \($0) }" : $0)] } ?? []
  )
}

/// A presenting modifier around code.
private struct Presentation {
  let call: CallExpression
  /// The state that its binding belongs to.
  var state: String? {
    guard let name = (call.argument("isPresented") ?? call.argument("item"))?.value.ownMember, name.hasPrefix("$")
    else {
      return nil
    }
    return String(name.dropFirst())
  }
  var isItem: Bool { call.argument("item") != nil }
}

/// Looks outwards for the presentation whose content holds an action of a control. An action that also ends the
/// presentation by its state means to close both.
private struct PresentationSearch {
  let program: ProgramScope
  /// What runs with the action.
  private var bodies: [Body] = []
  private var left = 16

  init(program: ProgramScope) { self.program = program }

  /// `isFunction` says that what stands at `span` is handed over as a function, `isHeld` that a view gets it which calls it.
  mutating func presentation(
    of span: SourceSpan,
    in code: CodeScope,
    isFunction: Bool,
    isHeld: Bool = false
  ) -> Presentation? {
    var isAction = isHeld
    if isFunction {
      guard let call = program.callWithArgument(span)?.call,
        let argument = call.arguments.first(where: { $0.value.span.contains(span) }), takesAction(call, argument)
      else { return nil }
      isAction = true
    }
    return presentation(around: code, isAction: isAction)
  }

  private mutating func presentation(around code: CodeScope, isAction: Bool) -> Presentation? {
    var isAction = isAction
    for scope in code.chain {
      switch scope.kind {
      case .closure(let closure, let call):
        guard let call else { return nil }
        let argument = call.arguments.first { $0.value.closure === closure }
        if !isAction {
          guard let argument, takesAction(call, argument) else { return nil }
          isAction = true
          bodies.append(closure.body)
        } else if program.presents(call) {
          let presentation = Presentation(call: call)
          let isEnded = presentation.state.map { state in bodies.contains { $0.assigns(state) } } ?? false
          return argument?.label == "onDismiss" || isEnded ? nil : presentation
        }
      case .function, .accessor: return presentation(aroundUsesOf: scope, isAction: isAction)
      case .initialValue, .type, .file, .preview, .topLevel: return nil
      }
    }
    return nil
  }

  /// Around every use of a property or function of the view.
  private mutating func presentation(aroundUsesOf code: CodeScope, isAction: Bool) -> Presentation? {
    let uses = program.uses(of: code)
    left -= uses.count
    guard left > 0 else { return nil }
    if !isAction, let body = code.function?.body { bodies.append(body) }
    var found: Presentation?
    for use in uses {
      let isCalled = program.isCalled(use)
      if isAction, !isCalled, let call = program.callWithArgument(use.expression.span)?.call, program.presents(call),
        call.arguments.contains(where: { $0.value.unwrapped.span == use.expression.span && $0.label != "onDismiss" })
      {
        // The content is handed over by the name of the function that makes it.
        found = found ?? Presentation(call: call)
        continue
      }
      // An action may be part of another one, and is handed over as a function otherwise.
      let outer =
        isAction || isCalled
        ? presentation(around: use.scope, isAction: isAction)
        : presentation(of: use.expression.span, in: use.scope, isFunction: true)
      guard let outer else { return nil }
      found = found ?? outer
    }
    return found
  }

  /// Whether the argument is what a control does when somebody uses it.
  private func takesAction(_ call: CallExpression, _ argument: Argument) -> Bool {
    if call.receiver != nil { return call.calledName == "onTapGesture" && program.ownModifier(call) == nil }
    guard let name = call.calledName else { return false }
    if name == "Button", !program.declaresType(name) {
      return argument.label == "action" || argument.isFirstClosure(of: call)
    }
    return program.takesAction(call, argument)
  }
}

extension Argument {
  /// Whether it is the trailing closure of a call that has no other one, or the first one.
  fileprivate func isFirstClosure(of call: CallExpression) -> Bool {
    guard let closure = value.closure else { return false }
    return call.argument("action") == nil && call.closures.first?.closure === closure
  }
}

extension ProgramScope {
  /// Where the view itself names the property or function that the code is; none for 'body'.
  fileprivate func uses(of code: CodeScope) -> [ExpressionOccurrence] {
    let name: String
    switch code.kind {
    case .accessor(let variable) where !variable.modifiers.isTypeMember: name = variable.name
    case .function(let function) where !function.modifiers.isTypeMember: name = function.name
    default: return []
    }
    guard name != "body", let type = code.type, isView(type), type.qualifiedName != "View", let parts = parts(of: type)
    else { return [] }
    let declared = parts.variables.count { $0.name == name } + parts.functions.count { $0.name == name }
    return declared == 1 ? ownUses(of: name, in: type) : []
  }

  /// Whether what is named is called where it stands.
  fileprivate func isCalled(_ use: ExpressionOccurrence) -> Bool {
    index(of: use.expression.span.unit)?.calls(around: use.expression.span).contains {
      $0.call.callee.unwrapped.span == use.expression.span
    } ?? false
  }
}

extension ProgramScope {
  /// Whether the call makes a button of the project's own that keeps the argument as its action: a function without a
  /// result. A view of more than a button may hand a decision on that ends both.
  fileprivate func takesAction(_ call: CallExpression, _ argument: Argument) -> Bool {
    guard call.receiver == nil, let name = call.calledName, let type = viewType(named: name),
      let body = type.variables.first(where: { $0.name == "body" })?.accessors.getter?.body.singleExpression,
      body.unwrapped.asCall?.baseTypeName == "Button"
    else { return false }
    let actions = type.variables.filter { $0.isStored && $0.type?.isAction == true }
    return argument.label.map { label in actions.contains { $0.name == label } } ?? (actions.count == 1)
  }
}

extension Body {
  /// Whether the code calls the value of the property of that name.
  fileprivate func calls(_ name: String) -> Bool {
    CodeWalk(self).expressions.contains { $0.asCall?.callee.ownMember == name }
  }

  /// Whether the code sets the property of that name.
  fileprivate func assigns(_ name: String) -> Bool {
    CodeWalk(self).expressions.contains { expression in
      guard case .assignment(let assignment) = expression.kind else { return false }
      return assignment.target.ownMember == name
    }
  }
}

extension TypeReference {
  /// A function that gives nothing back.
  fileprivate var isAction: Bool {
    switch kind {
    case .function(let function): function.result.name == "Void" || function.result.isEmptyTuple
    case .optional(let wrapped): wrapped.isAction
    default: false
    }
  }

  private var isEmptyTuple: Bool {
    if case .tuple(let elements) = kind { elements.isEmpty } else { false }
  }
}
