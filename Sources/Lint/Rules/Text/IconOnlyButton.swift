import Catalog
import Semantics
import SourceText
import ViewGraph

extension LintRule {
  static let iconOnlyButton = LintRule(
    id: "icon-only-button",
    summary: "A button or link of which only an image is known",
    documentation: """
      VoiceOver reads a button, a link or a menu whose label is an image by the image's name: "plus", "chevron left". \
      Voice Control has no word to press it by.

      Give it a title and hide that: `Button("Add", systemImage: "plus") { … }.labelStyle(.iconOnly)` (iOS 17), or a \
      `Label` as its label; or name it with `.accessibilityLabel("Add")`.
      """,
    severity: .info,
    bad: [
      """
      struct Toolbar: View {
        let add: () -> Void
        var body: some View {
          Button { add() } label: { Image(systemName: "plus") }
        }
      }
      """,
      """
      struct Close: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          Button(action: { dismiss() }) {
            Image(systemName: "xmark").font(.headline).padding(12)
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Toolbar: View {
        let add: () -> Void
        var body: some View {
          Button("Add", systemImage: "plus") { add() }.labelStyle(.iconOnly)
        }
      }
      """,
      """
      struct Close: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          Button(action: { dismiss() }) {
            Image(systemName: "xmark").font(.headline)
          }
          .accessibilityLabel("Close")
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      controls.flatMap { unit.viewCalls($0) }.compactMap { problem($0, in: scope) }
    }
  )
}

/// What is pressed and read by its label.
private let controls = ViewTraits([.control, .readable]).names.subtracting(ViewTraits.edits.names).ordered()

private func problem(_ occurrence: CallOccurrence, in scope: ProgramScope) -> Problem? {
  let control = occurrence.call
  guard let label = control.labelClosure, let place = scope.place(control.nameSpan), let name = control.calledName,
    let image = WordlessLabel(scope).images(in: label.viewStatements)?.first,
    !scope.isNamed(by: scope.modifiers(over: control.span).map(\.call)),
    // Who uses the component or property may be the one that knows the word for it.
    !ViewSurroundings.contain(
      around: occurrence,
      in: scope,
      where: { around in scope.comes(around.call) { $0.isReadInstead } || scope.isLabel(around.call) }
    )
  else { return nil }
  let picture = image.argument("systemName") == nil ? "image" : "systemImage"
  let (subject, title) =
    name == "Button"
    ? ("button", "a title, 'Button(\"…\", \(picture): …)'") : (name, "a 'Label(\"…\", \(picture): …)'")
  return Problem(
    place,
    "this \(subject) has no words, so VoiceOver reads the name of its image; give it \(title) with "
      + "'.labelStyle(.iconOnly)', or an '.accessibilityLabel'",
    related: scope.place(image.nameSpan).map { [RelatedPlace($0, "the whole label")] } ?? []
  )
}

/// Finds the images of a label in which nothing is to be read, also by way of the program's own properties.
private struct WordlessLabel {
  private let scope: ProgramScope
  private static let mostDepth = 6

  init(_ scope: ProgramScope) { self.scope = scope }

  /// Nil where there may be words.
  func images(in statements: [Statement], depth: Int = 0) -> [CallExpression]? {
    guard depth < Self.mostDepth else { return nil }
    var found: [CallExpression] = []
    for statement in statements {
      switch statement.kind {
      case .expression(let expression), .return(.some(let expression)):
        guard let images = images(ofStatement: expression.unwrapped, depth) else { return nil }
        found += images
      case .if(let choice):
        guard let images = images(in: choice, depth) else { return nil }
        found += images
      case .switch(let choice):
        guard let images = images(in: choice, depth) else { return nil }
        found += images
      // What a constant holds is looked at where it is shown.
      case .variable, .empty: continue
      default: return nil
      }
    }
    return found
  }

  private func images(ofStatement expression: Expression, _ depth: Int) -> [CallExpression]? {
    switch expression.kind {
    case .if(let choice): images(in: choice, depth)
    case .switch(let choice): images(in: choice, depth)
    default: images(of: expression, depth)
    }
  }

  /// No branch may have words.
  private func images(in choice: IfStatement, _ depth: Int) -> [CallExpression]? {
    guard let then = images(in: choice.then, depth: depth + 1) else { return nil }
    let others: [CallExpression]?
    switch choice.otherwise {
    case .block(let statements): others = images(in: statements, depth: depth + 1)
    case .elseIf(let next): others = depth < Self.mostDepth ? images(in: next, depth + 1) : nil
    case nil: others = []
    }
    return others.map { then + $0 }
  }

  private func images(in choice: SwitchStatement, _ depth: Int) -> [CallExpression]? {
    var found: [CallExpression] = []
    for branch in choice.cases {
      guard let images = images(in: branch.body, depth: depth + 1) else { return nil }
      found += images
    }
    return found
  }

  private func images(of view: Expression, _ depth: Int) -> [CallExpression]? {
    if let call = view.asCall, let body = scope.body(ofOwnView: call.innermost) {
      return scope.isNamed(by: call.chain) ? nil : images(in: body.statements, depth: depth + 1)
    }
    guard let call = view.asCall, let start = call.baseTypeName, scope.startsWithFrameworkView(call) else {
      return images(
        ofMember: view.asCall?.start ?? view,
        named: view.asCall.map { scope.isNamed(by: $0.chain) } ?? false,
        depth
      )
    }
    guard !scope.isNamed(by: call.chain) else { return nil }
    let view = call.innermost
    switch start {
    case "Image":
      guard view.argument("label") == nil, view.argument("decorative") == nil,
        view.argument("systemName") != nil || view.unlabeled != nil
      else { return nil }
      return [view]
    case "Color", "Spacer", "Divider": return []
    default:
      guard let definition = Catalog.view(start) else { return nil }
      if definition.isShape { return [] }
      guard definition.traits.contains(.arranges), let content = view.content() else { return nil }
      return images(in: content.viewStatements, depth: depth + 1)
    }
  }

  private func images(ofMember view: Expression, named isNamed: Bool, _ depth: Int) -> [CallExpression]? {
    guard !isNamed else { return nil }
    let body: Body?
    switch scope.declaredValue(view) {
    case .variable(let variable, _)?: body = variable.accessors.getter?.body
    case .function(let function, _)?: body = function.body
    case nil: body = nil
    }
    return body.flatMap { images(in: $0.viewStatements, depth: depth + 1) }
  }
}

extension ProgramScope {
  /// What a view of the program's own shows that the call makes; nil where it is none, or where several have its name.
  fileprivate func body(ofOwnView call: CallExpression) -> Body? {
    guard call.isInitializer, call.receiver == nil, let name = call.calledName else { return nil }
    let views = declaredTypes(named: name).filter { makesViews($0.declaration.type) }
    guard views.count == 1 else { return nil }
    return views[0].variables.first { $0.name == "body" }?.accessors.getter?.body
  }

  /// Whether one of the modifiers says what the view is, also by way of the program's own modifiers.
  fileprivate func isNamed(by calls: some Sequence<CallExpression>) -> Bool {
    calls.contains { $0.saysSomething || isLabel($0) }
  }

  /// Whether the modifier gives a view its label, or is one of the program's own that does.
  fileprivate func isLabel(_ call: CallExpression) -> Bool {
    call.receiver != nil && comes(call) { $0.calledName == "accessibilityLabel" }
  }
}

extension CallExpression {
  fileprivate var saysSomething: Bool { speaks || calledName == "help" }
}
