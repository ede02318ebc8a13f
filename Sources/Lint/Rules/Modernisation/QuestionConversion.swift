import Semantics
import ViewGraph

/// An `Alert` or `ActionSheet` that a modifier makes, as the modifier of today with its actions and message.
struct QuestionConversion {
  private let call: CallExpression
  private let question: CallExpression
  /// The property that the closure names in place of making the alert.
  private let property: VariableDeclaration?
  private let scope: ProgramScope

  /// Nil unless the modifier's closure does nothing but make the alert or sheet.
  init?(_ call: CallExpression, makes type: String, in scope: ProgramScope) {
    guard call.arguments.first?.label == "isPresented", call.arguments.count == 2,
      let content = call.closures.last?.closure, content.parameters.isEmpty, content.body.statements.count == 1,
      case let property = content.onlyView == nil ? Self.property(namedIn: content, in: scope) : nil,
      let question = content.onlyView ?? property?.accessors.getter?.body.singleExpression?.unwrapped.asCall,
      question.isInitializer, question.calledName == type
    else { return nil }
    self.property = property
    self.call = call
    self.question = question
    self.scope = scope
  }

  /// A property of the view's own, where the closure only names that.
  private static func property(namedIn content: ClosureExpression, in scope: ProgramScope) -> VariableDeclaration? {
    guard let named = content.body.singleExpression, named.unwrapped.ownMember != nil else { return nil }
    return scope.declaredVariable(named)?.variable
  }

  /// The modifier `.name(title, isPresented:) { actions } message: { … }`; `extra` stands behind its arguments.
  func edits(as name: String, extra: String = "") -> [FileEdit?]? {
    guard let place = scope.place(call.nameSpan), let title = question.argument("title").flatMap({ plain($0.value) }),
      let binding = call.argument("isPresented").flatMap({ scope.text($0.value.span) }),
      let buttons = buttonTexts(place), !mayTrap
    else { return nil }
    let indentation = scope.lineIndentation(of: place)
    let inner = indentation + scope.indentationUnit(around: place)
    var text = ".\(name)(\(title), isPresented: \(binding)\(extra)) {\n"
    text += buttons.map { "\(inner)\($0)\n" }.joined() + "\(indentation)}"
    if let message = question.argument("message"), message.value.mayBeShown {
      guard let code = scope.code(at: message.value.span)?.text(indentedBy: inner) else { return nil }
      text += " message: {\n\(inner)\(named(code))\n\(indentation)}"
    }
    return [scope.replacingModifier(call, with: text)] + [removal].compactMap(\.self)
  }

  /// Whether the words may stop the program: the old closure runs while the question is shown, title and message of today
  /// with each update of the view, also while there is nothing to unwrap.
  private var mayTrap: Bool {
    ["title", "message"].compactMap { question.argument($0)?.value }.flatMap { CodeWalk($0).expressions }.contains {
      switch $0.kind {
      case .forceUnwrap, .subscript, .try(_, .forced): true
      case .cast(let cast): cast.kind == .forced
      default: false
      }
    }
  }

  /// The code of a text that may begin with an implicit member: nothing around tells any more that it is one of `Text`.
  private func named(_ code: String) -> String {
    if code.hasPrefix(".init(") { return "Text" + code.dropFirst(".init".count) }
    return code.hasPrefix(".") ? "Text" + code : code
  }

  /// The property taken out, where nothing else names it.
  private var removal: FileEdit? {
    property.flatMap { scope.count(ofIdentifier: $0.name) == 2 ? scope.removing($0) : nil }
  }

  /// The argument of a plain `Text`, which titles take by themselves; any other text as it is.
  private func plain(_ text: Expression) -> String? {
    guard let call = text.asCall, call.arguments.count == 1, let title = call.unlabeled,
      call.calledName == "Text" && call.isInitializer || call.callee.implicitMember == "init"
    else { return scope.text(text.span).map(named) }
    return scope.text(title.value.span)
  }

  private var buttons: [Expression]? {
    let single = ["dismissButton", "primaryButton", "secondaryButton"].compactMap { question.argument($0)?.value }
    guard let list = question.argument("buttons")?.value else { return single }
    guard case .array(let elements) = list.unwrapped.kind else { return nil }
    return single + elements
  }

  /// What the change leaves to a person: the system has words for `.cancel()`, a button's are looked up in the app's
  /// tables.
  var remark: String? {
    let isUnnamed = buttons?.contains { button in
      guard let call = button.unwrapped.asCall, call.calledName == "cancel" else { return false }
      return !call.arguments.contains { $0.label == nil && !$0.isTrailing }
    }
    return isUnnamed == true ? ", whose 'Cancel' the app translates" : nil
  }

  private func buttonTexts(_ place: Place) -> [String]? {
    let inner = scope.lineIndentation(of: place) + scope.indentationUnit(around: place)
    guard let buttons else { return nil }
    let known: Set = ["title", "message", "dismissButton", "primaryButton", "secondaryButton", "buttons"]
    guard question.arguments.allSatisfy({ known.contains($0.label ?? "") }) else { return nil }
    let texts = buttons.compactMap { buttonText($0, indentedBy: inner) }
    guard texts.count == buttons.count else { return nil }
    return texts.isEmpty ? ["Button(\"OK\", role: .cancel) {}"] : texts
  }

  /// `.destructive(Text("Delete")) { … }` as a button.
  private func buttonText(_ button: Expression, indentedBy indentation: String) -> String? {
    guard let call = button.unwrapped.asCall, let kind = call.calledName, let role = roles[kind],
      call.callee.implicitMember != nil || call.callee.dottedName?.dropLast().last == "Button"
    else { return nil }
    let label = call.arguments.first { $0.label == nil && !$0.isTrailing }
    let title: String
    if let label {
      guard let text = label.value.asCall, text.isInitializer, text.calledName == "Text",
        let plain = plain(label.value), text.arguments.count == 1, text.unlabeled != nil
      else { return nil }
      title = plain
    } else {
      title = "\"Cancel\""
    }
    let head = "Button(\(title)\(role.isEmpty ? "" : ", role: .\(role)")"
    let rest = call.arguments.filter { $0.isTrailing || $0.label == "action" }
    guard rest.count <= 1, call.arguments.count == rest.count + (label == nil ? 0 : 1) else { return nil }
    guard let action = rest.first else { return head + ") {}" }
    guard let code = scope.code(at: action.value.span)?.text(indentedBy: indentation) else { return nil }
    return action.value.closure == nil ? "\(head), action: \(code))" : "\(head)) \(code)"
  }
}

extension Expression {
  /// Whether it is more than `nil`.
  fileprivate var mayBeShown: Bool {
    if case .nil = unwrapped.kind { false } else { true }
  }
}

/// The roles of the buttons of old alerts.
private let roles = ["default": "", "cancel": "cancel", "destructive": "destructive"]
