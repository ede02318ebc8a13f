import Semantics
import SourceText

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
        endings(by: read, in: scope).filter { use in
          use.call.arguments.isEmpty && read.type.all.contains { $0.type === use.scope.type }
        }.compactMap { problem($0, read, in: scope) }
      }
    }
  )
}

/// The calls that end what the property stands for: `dismiss()`, `presentationMode.wrappedValue.dismiss()`.
private func endings(by read: EnvironmentUses.Read, in scope: ProgramScope) -> [CallOccurrence] {
  switch read.key {
  case .value("dismiss"):
    return scope.calls(read.property.name).filter { $0.call.callee.ownMember == read.property.name }
  case .value("presentationMode"):
    return scope.calls("dismiss").filter { use in
      guard case .member(let member)? = use.call.receiver?.unwrapped.kind else { return false }
      return member.name == "wrappedValue" && member.base?.ownMember == read.property.name
    }
  default: return []
  }
}

/// Calls whose action closes something when the user says so.
private let controls: Set = ["Button", "onTapGesture"]

private func problem(_ use: CallOccurrence, _ read: EnvironmentUses.Read, in scope: ProgramScope) -> Problem? {
  guard let presentation = presentation(around: use.scope, in: scope), let place = scope.place(use.call.span),
    !isPresented(read.type, in: scope)
  else { return nil }
  let name = presentation.call.calledName ?? ""
  let closing = presentation.state.map { state in
    presentation.isItem ? "\(state) = nil" : "\(state) = false"
  }
  return Problem(
    place,
    "'\(read.property.name)' belongs to '\(read.type.name)', so this closes '\(read.type.name)' and not the '\(name)'; "
      + (closing.map { "write '\($0)'" } ?? "set what presents it")
      + ", or move the content into a view that reads '\\.dismiss' itself",
    related: scope.place(presentation.call.nameSpan).map { [RelatedPlace($0, "presented here")] } ?? [],
    proposals: closing.map { [scope.replacing(place, with: $0)] } ?? []
  )
}

/// Whether the view is itself presented or pushed somewhere: then its own end may be meant.
private func isPresented(_ type: TypeParts, in scope: ProgramScope) -> Bool {
  scope.calls(type.name).contains { use in
    scope.scopes(around: use.scope).contains { around in
      guard case .closure(_, let call?) = around.kind, let name = call.calledName else { return false }
      return scope.presents(call) || name == "NavigationLink"
    } || scope.callWithArgument(use.call.span).map { $0.call.calledName == "NavigationLink" } ?? false
  }
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

/// The presentation whose content holds the code, where the code is the action of a control. An action that also ends
/// the presentation by its state means to close both.
private func presentation(around scope: CodeScope, in program: ProgramScope) -> Presentation? {
  var action: ClosureExpression?
  for scope in program.scopes(around: scope) {
    switch scope.kind {
    case .closure(let closure, let call):
      guard let call, let name = call.calledName else { return nil }
      if action == nil {
        guard controls.contains(name) || program.takesAction(call, closure) else { return nil }
        action = closure
      } else if program.presents(call) {
        let argument = call.arguments.first { $0.value.closure === closure }
        let presentation = Presentation(call: call)
        let isEnded = presentation.state.map { action?.assigns($0) == true } ?? false
        return argument?.label == "onDismiss" || isEnded ? nil : presentation
      }
    case .function, .accessor, .initialValue, .type, .file, .preview, .topLevel: return nil
    }
  }
  return nil
}

extension ProgramScope {
  /// Whether the call makes a button of the project's own that keeps the closure as its action: a function without a
  /// result. A view of more than a button may hand a decision on that ends both.
  fileprivate func takesAction(_ call: CallExpression, _ closure: ClosureExpression) -> Bool {
    guard call.receiver == nil, let name = call.calledName, let type = viewType(named: name),
      let argument = call.arguments.first(where: { $0.value.closure === closure }),
      let body = type.variables.first(where: { $0.name == "body" })?.accessors.getter?.body.singleExpression,
      body.unwrapped.asCall?.baseTypeName == "Button"
    else { return false }
    let actions = type.variables.filter { $0.isStored && $0.type?.isAction == true }
    return argument.label.map { label in actions.contains { $0.name == label } } ?? (actions.count == 1)
  }
}

extension ClosureExpression {
  /// Whether the closure sets the property of that name.
  fileprivate func assigns(_ name: String) -> Bool {
    CodeWalk(body).expressions.contains { expression in
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
