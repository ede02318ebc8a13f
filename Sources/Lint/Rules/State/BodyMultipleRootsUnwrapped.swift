import Catalog
import Semantics
import ViewGraph

extension LintRule {
  static let bodyMultipleRootsUnwrapped = LintRule(
    id: "body-multiple-roots-unwrapped",
    summary: "A body of several views without a container",
    documentation: """
      A body that gives several views leaves their arrangement to whoever uses it: one above the other in a `VStack`, \
      side by side in an `HStack`, on top of each other in an overlay, and each with its own background where a \
      modifier stands on the component.

      Say how they stand: wrap them in a stack. Rows for a list, items of a toolbar or cells of a grid may come in \
      several.
      """,
    severity: .info,
    bad: [
      """
      struct Heading: View {
        var body: some View {
          Text("Title").font(.title)
          Text("Subtitle")
        }
      }
      """,
      """
      struct Price: View {
        let amount: Int
        var body: some View {
          Text("\\(amount)").bold()
          Text("EUR")
        }
      }
      struct Card: View {
        var body: some View {
          HStack {
            Text("Tea")
            Price(amount: 3).padding(4)
          }
        }
      }
      """,
    ],
    good: [
      """
      struct Heading: View {
        var body: some View {
          VStack {
            Text("Title").font(.title)
            Text("Subtitle")
          }
        }
      }
      """,
      """
      struct Rows: View {
        var body: some View {
          Text("One")
          Text("Two")
        }
      }
      struct Screen: View {
        var body: some View {
          List { Rows() }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.views.compactMap { problem($0, in: scope) }
    }
  )
}

private func problem(_ type: TypeParts, in scope: ProgramScope) -> Problem? {
  guard let body = type.variables.first(where: { $0.name == "body" && !$0.modifiers.isTypeMember }),
    let content = body.accessors.getter?.body, !content.hasReturn
  else { return nil }
  let views = roots(of: content.statements, in: scope)
  let uses = scope.calls(type.name)
  guard views.count > 1, !isOfPreview(type, views, uses, in: scope), !views.allSatisfy({ isItem($0, in: scope) }),
    let second = scope.place(views[1].span),
    !uses.contains(where: { isTaken($0, in: scope) }),
    let place = scope.place(body.nameSpan)
  else { return nil }
  return Problem(
    place,
    "the body of '\(type.name)' is \(views.count) views without a container, so "
      + (isOnlyPreviewed(uses, in: scope)
        ? "'#Preview' shows them one below the other, and another parent may arrange them differently"
        : "its parent decides how they are arranged") + "; wrap them in a stack",
    related: [RelatedPlace(second, "a second view")]
  )
}

/// The views that the statements make one after another; where they choose, those of the branch that makes most.
private func roots(of statements: [Statement], in scope: ProgramScope, depth: Int = 0) -> [Statement] {
  statements.flatMap { statement -> [Statement] in
    switch statement.kind {
    case .expression(let expression):
      if let content = content(of: expression, in: scope), depth < mostContents {
        return roots(of: content, in: scope, depth: depth + 1)
      }
      return isView(expression, in: scope) ? [statement] : []
    case .if(let choice):
      return choice.branches.map { roots(of: $0, in: scope, depth: depth) }.max { $0.count < $1.count } ?? []
    case .switch(let choice):
      return choice.cases.map { roots(of: $0.body, in: scope, depth: depth) }.max { $0.count < $1.count } ?? []
    default: return []
    }
  }
}

/// Maximum number of groups and builders that are followed from one to the next.
private let mostContents = 8

/// The views that stand for the expression's one by one: a group's, or those of the view's own builder. A modifier is
/// applied to each.
private func content(of expression: Expression, in scope: ProgramScope) -> [Statement]? {
  let view = expression.unwrapped
  if let group = view.asCall?.innermost, scope.makesView(group, .isTransparent), !scope.makesView(group, .repeats) {
    return group.content()?.body.statements
  }
  let start = view.asCall?.start ?? view
  switch start.ownMember.flatMap({ _ in scope.declaredValue(start) }) {
  case .variable(let variable, _)? where variable.attribute("ViewBuilder") != nil:
    return variable.accessors.getter?.body.statements
  case .function(let function, _)? where function.attributes.contains { $0.name == "ViewBuilder" }:
    return function.body?.statements
  default: return nil
  }
}

private func isView(_ expression: Expression, in scope: ProgramScope) -> Bool {
  if let call = expression.unwrapped.asCall, scope.startsWithView(call) { return true }
  return scope.isView(expression) == true
}

/// A preview's own views hand out several previews: in a stack they would be one.
private func isOfPreview(
  _ type: TypeParts,
  _ roots: [Statement],
  _ uses: [CallOccurrence],
  in scope: ProgramScope
) -> Bool {
  scope.isInPreview(type.declaration.scope) || scope.isPreviewHost(type)
    || !uses.isEmpty && uses.allSatisfy { isInProvider($0, in: scope) }
    || roots.contains { root in
      guard case .expression(let expression) = root.kind, var call = expression.unwrapped.asCall else { return false }
      while !scope.isModifier(call, .describesPreview) {
        guard let receiver = call.receiver?.unwrapped.asCall else { return false }
        call = receiver
      }
      return true
    }
}

/// Whether a 'PreviewProvider' makes the view: each view that it gives is a preview. '#Preview' shows one.
private func isInProvider(_ use: CallOccurrence, in scope: ProgramScope) -> Bool {
  use.scope.chain.contains { part in
    guard case .type(let type) = part.kind else { return false }
    return scope.isType(type.qualifiedName, conformingTo: "PreviewProvider")
  }
}

/// Whether previews alone make the view, with nothing around it: what hosts several views stacks them vertically.
private func isOnlyPreviewed(_ uses: [CallOccurrence], in scope: ProgramScope) -> Bool {
  !uses.isEmpty && uses.allSatisfy { scope.isInPreview($0.scope) && $0.scope.containers.isEmpty }
}

/// Controls and sections alone are the items of a menu, a toolbar, a list or a form, also by way of the program's views.
private func isItem(_ view: Statement, in scope: ProgramScope, depth: Int = 0) -> Bool {
  guard case .expression(let expression) = view.kind, let name = expression.unwrapped.asCall?.baseTypeName else {
    return false
  }
  guard let type = scope.viewType(named: name) else {
    return !ViewTraits.of(name).isDisjoint(with: [.control, .isItem])
  }
  guard depth < mostContents, let body = type.viewBody, !body.hasReturn else { return false }
  let views = roots(of: body.statements, in: scope)
  return !views.isEmpty && views.allSatisfy { isItem($0, in: scope, depth: depth + 1) }
}

/// Whether the use stands in something that takes any number of views, or that may; also where the one use of the function
/// or property does that it is part of. Where a function or property has other uses nobody can tell. One that is a root of
/// another view's body goes where that view is used.
private func isTaken(_ use: CallOccurrence, in scope: ProgramScope, depth: Int = 0) -> Bool {
  let around = scope.scopes(around: use.scope)
  if !scope.isInPreview(use.scope), let owner = around.compactMap(\.member).last, owner != "body" { return true }
  if around.contains(where: { takesViews($0, in: scope) }) { return true }
  guard depth < mostContents, around.allSatisfy({ passesViewsOn($0, in: scope) }),
    let type = around.lazy.compactMap(\.type).first, scope.isView(type)
  else { return false }
  return scope.calls(type.name).contains { isTaken($0, in: scope, depth: depth + 1) }
}

/// Whether the code is no closure of something that arranges its views itself.
private func passesViewsOn(_ code: CodeScope, in scope: ProgramScope) -> Bool {
  guard case .closure(_, let call?) = code.kind else { return true }
  return scope.makesView(call, .isTransparent)
}

private func takesViews(_ code: CodeScope, in scope: ProgramScope) -> Bool {
  guard case .closure(_, let call?) = code.kind, let name = call.calledName else { return false }
  return ViewTraits.of(name).contains(.takesEach)
    || !ModifierTraits.of(name).isDisjoint(with: [.takesEach, .asks])
    || (Catalog.view(name) == nil && Catalog.modifier(name) == nil)
    || scope.declaresType(name) || scope.ownModifier(call) != nil
}

extension CodeScope {
  /// The name of the property or function whose code it is.
  fileprivate var member: String? {
    switch kind {
    case .accessor(let variable): variable.name
    case .function(let function): function.name
    case .closure, .file, .initialValue, .preview, .topLevel, .type: nil
    }
  }
}
