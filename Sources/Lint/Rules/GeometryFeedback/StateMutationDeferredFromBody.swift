import Semantics
import ViewGraph

extension LintRule {
  static let stateMutationDeferredFromBody = LintRule(
    id: "state-mutation-deferred-from-body",
    summary: "Evaluating the view schedules a change of its state",
    documentation: """
      `DispatchQueue.main.async` or `Task` around an assignment silences "Modifying state during view update", but every \
      evaluation of the view still changes its state, which evaluates the view again: one step of the loop per frame, \
      without any message.

      Measure with `onGeometryChange` or a preference, and write state in actions.
      """,
    severity: .warning,
    bad: [
      """
      struct Meter: View {
        @State private var width: CGFloat = 0
        var body: some View {
          GeometryReader { proxy in
            let _ = DispatchQueue.main.async { width = proxy.size.width }
            Text("\\(Int(width))")
          }
        }
      }
      """,
      """
      struct Probe: View {
        let onWidth: (CGFloat) -> Void
        var body: some View {
          GeometryReader { proxy in report(proxy) }
        }
        private func report(_ proxy: GeometryProxy) -> some View {
          DispatchQueue.main.async { onWidth(proxy.size.width) }
          return Color.clear
        }
      }
      struct Page: View {
        @State private var width: CGFloat = 0
        var body: some View { Text("\\(Int(width))").background { Probe { width = $0 } } }
      }
      """,
      """
      func later(_ work: @escaping () -> Void) {
        RunLoop.main.perform { work() }
      }
      struct Meter: View {
        @State private var width: CGFloat = 0
        var body: some View {
          Text("\\(Int(width))").background(GeometryReader { proxy in report(proxy) })
        }
        private func report(_ proxy: GeometryProxy) -> some View {
          later { width = proxy.size.width }
          return Color.clear
        }
      }
      """,
      """
      struct Meter: View {
        @State private var width: CGFloat = 0
        var body: some View {
          GeometryReader { proxy in
            let _ = Task { await MainActor.run { width = proxy.size.width } }
            Text("\\(Int(width))")
          }
        }
      }
      """,
      """
      struct Meter: View {
        @Binding var size: CGSize
        var body: some View {
          Color.blue.background(GeometryReader { proxy in report(proxy) })
        }
        private func report(_ proxy: GeometryProxy) -> some View {
          Task { size = proxy.size }
          return Color.clear
        }
      }
      """,
    ],
    good: [
      """
      struct Task {
        let work: () -> Void
      }
      struct Meter: View {
        @State private var width: CGFloat = 0
        var body: some View {
          let task = Task { width = 100 }
          Button("\\(Int(width))", action: task.work)
        }
      }
      """,
      """
      struct Meter: View {
        @State private var width: CGFloat = 0
        var body: some View {
          Text("\\(Int(width))")
            .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
        }
      }
      """,
      """
      struct Search: View {
        @State private var text = ""
        var body: some View {
          TextField("Search", text: $text)
            .onAppear { DispatchQueue.main.async { text = "" } }
        }
      }
      """,
    ],
    check: .unit { unit, scope in
      unit.viewTypes.flatMap { problems(in: $0, scope) }
        + unit.extensions(of: "View").flatMap { measuringModifiers(in: $0.type, scope) }
    }
  )
}

/// Modifiers of the program's own that set a binding of their caller's later, each time they are evaluated.
private func measuringModifiers(in part: TypeDeclaration, _ scope: ProgramScope) -> [Problem] {
  part.members.functions.flatMap { function -> [Problem] in
    let bindings = function.parameters.filter { $0.type.name == "Binding" }
    guard let body = function.body, !bindings.isEmpty, scope.givesView(function) else { return [] }
    let builders = BuilderClosures(in: scope)
    let run = ImmediateCode.expressions(of: body) { builders.runs($0, argumentOf: $1) }
    return run.compactMap(\.asCall).compactMap { call in
      guard let scheduler = scope.scheduler(of: call), let closure = call.closures.last?.closure,
        let place = scope.place(call.span),
        let binding = bindings.first(where: { closure.sets($0) })
      else { return nil }
      let isGuarded = body.compares(binding)
      return Problem(
        place,
        message(target: "\(binding.name).wrappedValue", scheduler, isGuarded: isGuarded),
        related: scope.place(binding.nameSpan).map { [RelatedPlace($0, "a binding to the caller's state")] } ?? [],
        severity: isGuarded ? .info : nil
      )
    }
  }
}

extension ProgramScope {
  /// Whether the function is called while views are evaluated: what gives none may be called by an action.
  fileprivate func givesView(_ function: FunctionDeclaration) -> Bool {
    guard let result = function.returnType else { return false }
    return result.isOpaque || result.name.map { $0 == "AnyView" || isType($0, conformingTo: "View") } ?? false
  }
}

extension ClosureExpression {
  /// Whether it sets what the binding leads to.
  fileprivate func sets(_ binding: Parameter) -> Bool {
    CodeWalk(body).expressions.contains { expression in
      guard case .assignment(let assignment) = expression.kind else { return false }
      return assignment.target.isValue(of: binding)
    }
  }
}

extension Body {
  /// Whether something in it is decided by what the binding leads to.
  fileprivate func compares(_ binding: Parameter) -> Bool {
    CodeWalk(self).contains { node in
      guard case .condition(let condition) = node else { return false }
      return CodeNode.condition(condition).children.contains { child in
        guard case .expression(let expression) = child else { return false }
        return CodeWalk(expression).expressions.contains { $0.isValue(of: binding) }
      }
    }
  }
}

extension Expression {
  /// `binding.wrappedValue`
  fileprivate func isValue(of binding: Parameter) -> Bool {
    guard case .member(let member) = unwrapped.kind, member.name == "wrappedValue",
      case .local(_, binding.name)? = member.base?.unwrapped.kind
    else { return false }
    return true
  }
}

private func problems(in type: TypeParts, _ scope: ProgramScope) -> [Problem] {
  let carried = CarriedWrites(StateWrites(of: type, in: scope), of: type, in: scope, countingObserved: true)
  let writes = StateWrites(of: type, in: scope)
  return scope.viewCode(of: type).steps.compactMap { step in
    if let problem = problem(inObjectCalledBy: step.expression, writes, in: scope) { return problem }
    guard let call = step.expression.asCall, let scheduler = scope.scheduler(of: call),
      let closure = call.closures.last?.closure,
      let place = scope.place(step.expression.span)
    else { return nil }
    // A function of the view is looked into itself.
    if let name = call.callee.ownMember, type.onlyFunction(named: name) != nil { return nil }
    guard let around = scope.call(at: call.span)?.scope else { return nil }
    let found = carried.writes(by: closure, in: around.inside(closure, of: call))
    let isCalledChecked = isChecked(step.member, in: type, scope)
    let isChecked = { (carried: CarriedWrites.Carried) in
      isCalledChecked || type.bodies.contains { $0.decides(about: carried.span, by: type) } || carried.isGivenChecked
    }
    guard let write = (found.first { !isChecked($0) } ?? found.first)?.write else { return nil }
    let isGuarded =
      found.allSatisfy(isChecked)
      || type.bodies.contains { $0.compares(write.property.name, around: step.expression.span) }
    return Problem(
      place,
      message(target: write.target, scheduler, isGuarded: isGuarded),
      related: scope.place(write.property.nameSpan).map {
        [RelatedPlace($0, "'\(write.property.name)' is declared here")]
      } ?? [],
      severity: isGuarded ? .info : nil
    )
  }
}

/// The view calls a method of an object that it follows, and that changes the object later.
private func problem(
  inObjectCalledBy expression: Expression,
  _ writes: StateWrites,
  in scope: ProgramScope
) -> Problem? {
  guard let called = scope.calledMember(by: expression), let object = called.object, let body = called.function.body,
    let place = scope.place(expression.span)
  else { return nil }
  for call in ImmediateCode.expressions(of: body).compactMap(\.asCall) {
    guard let closure = call.closures.last?.closure, let scheduler = scope.scheduler(of: call) else { continue }
    let write = CodeWalk(closure.body).expressions.lazy.compactMap { writes.write(by: $0, inObject: object) }.first
    guard let write, let member = write.target.split(separator: ".").last.map(String.init) else { continue }
    let isGuarded = body.compares(member, around: call.span)
    return Problem(
      place,
      message(target: write.target, scheduler, isGuarded: isGuarded),
      related: scope.place(call.nameSpan).map { [RelatedPlace($0, "'\(called.function.name)' does it later")] } ?? [],
      severity: isGuarded ? .info : nil
    )
  }
  return nil
}

extension CarriedWrites.Carried {
  /// Whether another view hands over the code that makes the change, and decides by what is changed whether it does: where
  /// the change is made, the view that would make it again may be gone.
  fileprivate var isGivenChecked: Bool {
    guard let giver else { return false }
    return giver.type.bodies.contains { $0.decides(by: write.property.name, about: giver.closure) }
  }
}

private func message(target: String, _ scheduler: String, isGuarded: Bool) -> String {
  let end = isGuarded ? "until the comparison holds" : "without end where the value changes"
  return "each evaluation of the view schedules a change of '\(target)' with '\(scheduler)', which evaluates the view "
    + "again: one more layout each frame, \(end); use 'onGeometryChange', 'onAppear' or 'onChange'"
}

/// Whether the view calls its function only where an `if` asks for something that the view itself keeps.
private func isChecked(_ member: String, in type: TypeParts, _ scope: ProgramScope) -> Bool {
  let calls = scope.viewCode(of: type).steps.filter { $0.expression.asCall?.callee.ownMember == member }
  return !calls.isEmpty
    && calls.allSatisfy { call in type.bodies.contains { $0.decides(about: call.expression.span, by: type) } }
}

extension Body {
  /// Whether an `if` around `span` asks for something that the view itself keeps.
  fileprivate func decides(about span: SourceSpan, by type: TypeParts) -> Bool {
    CodeWalk(self).contains { node in
      guard case .ifStatement(let statement) = node, statement.span.contains(span) else { return false }
      return statement.conditions.contains { condition in
        CodeNode.condition(condition).children.contains { $0.readsMember(of: type) }
      }
    }
  }

  /// Whether an `if` around `span` asks for the property.
  fileprivate func decides(by name: String, about span: SourceSpan) -> Bool {
    CodeWalk(self).contains { node in
      guard case .ifStatement(let statement) = node, statement.span.contains(span) else { return false }
      return statement.conditions.contains { CodeNode.condition($0).children.contains { $0.reads(name) } }
    }
  }

  /// Whether something decides by the property about the scheduling at `span`, or may: a comparison that is kept in a
  /// constant or returned. What compares to draw decides about nothing else.
  fileprivate func compares(_ name: String, around span: SourceSpan) -> Bool {
    CodeWalk(self).contains { node in
      switch node {
      case .ifStatement(let statement):
        guard statement.span.contains(span) || statement.leaves(before: span) else { return false }
        return statement.conditions.contains { condition in
          CodeNode.condition(condition).children.contains { $0.reads(name) }
        }
      case .statement(let statement):
        switch statement.kind {
        case .variable(let variable): return variable.initializer?.isComparison(of: name) ?? false
        case .return(let value): return value?.isComparison(of: name) ?? false
        case .expression(let value): return value.isComparison(of: name)
        default: return false
        }
      case .expression(let expression):
        guard case .ternary(let choice) = expression.kind, expression.span.contains(span) else { return false }
        return choice.condition.isComparison(of: name)
      case .closure, .condition, .function, .pattern, .type: return false
      }
    }
  }
}

extension Expression {
  /// Whether it is a comparison that reads the property, or made of such.
  fileprivate func isComparison(of name: String) -> Bool {
    switch unwrapped.kind {
    case .binary(let binary):
      binary.isComparison
        ? CodeNode.expression(self).reads(name)
        : binary.left.isComparison(of: name) || binary.right.isComparison(of: name)
    case .prefix(_, let operand): operand.isComparison(of: name)
    default: false
    }
  }
}

extension IfStatement {
  /// Whether it stands before `span` and returns: `if let known = sizes[id] { return known }`.
  fileprivate func leaves(before span: SourceSpan) -> Bool {
    guard self.span.unit == span.unit, self.span.end <= span.start else { return false }
    return CodeWalk(then, enteringClosures: false).contains { node in
      if case .statement(let statement) = node, case .return = statement.kind { true } else { false }
    }
  }
}

extension CodeNode {
  fileprivate func readsMember(of type: TypeParts) -> Bool {
    guard case .expression(let expression) = self else { return false }
    return CodeWalk(expression).expressions.contains { inner in
      inner.ownMember.map { name in type.variables.contains { $0.name == name && $0.isStored && !$0.isLet } } ?? false
    }
  }

  fileprivate func reads(_ name: String) -> Bool {
    guard case .expression(let expression) = self else { return false }
    return CodeWalk(expression).expressions.contains { $0.ownMember == name }
  }
}
