import Catalog
import Layout
import Semantics
import SourceText
import Syntax
import ViewGraph

/// The arguments of modifiers that place or size views, and the spacings of stacks.
struct LayoutArguments {
  /// A length, or what one is computed from, where a modifier gets it.
  struct Length {
    let modifier: CallExpression
    let argument: Argument
    /// Where in the argument it stands.
    let span: SourceSpan
    /// Whether nothing is computed on the way there.
    var isPlain = true
    /// What is computed of it on the way there, and in the argument.
    var formula = LengthFormula()

    /// `maxWidth: UIScreen.main.bounds.width`, alone or as one of two choices.
    var isWholeScreenAtMost: Bool {
      guard let label = argument.label, label.hasPrefix("max") else { return false }
      return !CodeWalk(argument.value).expressions.contains { inner in
        guard inner.span.contains(span) else { return false }
        switch inner.kind {
        case .binary(let binary): return binary.operator != "??"
        case .call: return true
        case .member(let member):
          return ["width", "height"].contains(member.name) && !label.lowercased().hasSuffix(member.name)
        default: return false
        }
      }
    }
  }

  private let calls: [CallOccurrence]

  init(in scope: ProgramScope) {
    calls =
      ModifierTraits.takesLength.names.ordered().flatMap { scope.modifierCalls($0) }
      .filter { $0.call.argument("in") == nil } + scope.calls("GridItem")
      + ViewTraits.stacks.names.ordered().flatMap { scope.viewCalls($0) }
  }

  /// The argument that uses the expression: directly, or by the names of what it is the value of.
  func length(from use: SourceSpan, in scope: ProgramScope) -> Length? {
    var pending = [(span: use, isPlain: true, formula: LengthFormula())]
    var seen: Set<SourceSpan> = []
    while let (span, isPlain, formula) = pending.popLast(), seen.count < Self.limit {
      guard seen.insert(span).inserted else { continue }
      if var direct = length(at: span, in: scope) {
        direct.isPlain = isPlain
        direct.formula = formula
        direct.formula.add(CodeWalk(direct.argument.value), around: span)
        return direct
      }
      guard let (codes, uses) = carrier(of: span, in: scope) else { continue }
      guard !codes.contains(where: { isNoLength(span, in: $0) }) else { continue }
      let isComputed = codes.contains { code in
        code.expressions.contains { inner in
          switch inner.kind {
          case .binary(let binary): binary.operator != "??"
          case .call: true
          default: false
          }
        }
      }
      var next = formula
      for code in codes { next.add(code, around: span) }
      for use in uses.reversed() { pending.append((use, isPlain && !isComputed, next)) }
    }
    return nil
  }

  /// Maximum number of names that are followed.
  private static let limit = 64

  /// A declaration whose value is computed from the code at a span: its code, and the places that name it.
  private typealias Carrier = (codes: [CodeWalk], uses: [SourceSpan])

  /// The property, function or constant whose value the code at `span` is part of.
  private func carrier(of span: SourceSpan, in scope: ProgramScope) -> Carrier? {
    switch scope.declaredValue(around: span) {
    case .variable(let variable, let around):
      guard variable.name != "body", !isView(variable.type) else { return passed(span, in: scope) }
      guard variable.type?.name != "Bool" else { return nil }
      // What is set to another length later only starts with this one.
      if variable.isStored, !variable.isLet, variable.initializer?.span.contains(span) == true,
        scope.isWritten(variable.name) || isBound(variable, in: around, scope)
      {
        return nil
      }
      guard bodies(of: variable).contains(where: { $0.hasResult(of: span) }) else { return passed(span, in: scope) }
      return (bodies(of: variable).map { CodeWalk($0) }, scope.references(to: variable))
    case .function(let function, let around):
      if let parameter = function.parameters.first(where: { $0.defaultValue?.span.contains(span) ?? false }) {
        let code = CodeScope(.function(function), in: around)
        return ([], code.expressions.filter { $0.isUse(of: parameter) }.map(\.expression.span))
      }
      guard !function.isInitializer, let result = function.returnType, !isView(result), let body = function.body else {
        return passed(span, in: scope)
      }
      // What a function is made with is not what it gives.
      guard result.name != "Bool", !result.isFunction else { return nil }
      guard body.hasResult(of: span) else { return passed(span, in: scope) }
      return ([CodeWalk(body)], scope.references(to: function))
    case nil: return passed(span, in: scope)
    }
  }

  /// Whether others get a binding to the state, by which they set it.
  private func isBound(_ variable: VariableDeclaration, in code: CodeScope, _ scope: ProgramScope) -> Bool {
    guard !variable.attributes.isEmpty, let owner = scope.parts(of: code.type) else { return false }
    return StateProperty(variable, of: owner, in: scope).isHandedOn
  }

  private func passed(_ span: SourceSpan, in scope: ProgramScope) -> Carrier? {
    given(span, in: scope) ?? assigned(span, in: scope) ?? constant(around: span, in: scope)
  }

  /// The constant or variable in the code of views that is first set to what stands at `span`.
  private func constant(around span: SourceSpan, in scope: ProgramScope) -> Carrier? {
    guard let code = scope.declaredValue(around: span)?.code else { return nil }
    var value: Expression?
    let expressions = code.expressions
    // What a closure gives is not what it was made with.
    let called = Set(expressions.compactMap { $0.expression.asCall?.callee.span })
    let uses = expressions.compactMap { placed -> SourceSpan? in
      guard case .local(let slot, _) = placed.expression.kind, !called.contains(placed.expression.span),
        case .variable(_, let initial?)? = placed.scope.origin(ofLocal: slot), initial.span.contains(span)
      else { return nil }
      value = initial
      return placed.expression.span
    }
    return value.map { ([CodeWalk($0)], uses) }
  }

  /// The property or the variable of the code that is set to what stands at `span`: `self.width = width` of an initializer.
  private func assigned(_ span: SourceSpan, in scope: ProgramScope) -> Carrier? {
    guard let code = scope.declaredValue(around: span)?.code else { return nil }
    for placed in code.expressions {
      guard case .assignment(let assignment) = placed.expression.kind, assignment.value.span.contains(span) else {
        continue
      }
      if let (property, _) = scope.declaredVariable(assignment.target) {
        guard !isOfOwnObject(assignment.target, in: placed.scope, scope) else { return nil }
        return ([CodeWalk(assignment.value)], scope.references(to: property))
      }
      guard case .local(let slot, _) = assignment.target.unwrapped.kind else { continue }
      let uses = code.expressions.map(\.expression).filter { $0.isLocal(slot) && $0.span != assignment.target.span }
      return ([CodeWalk(assignment.value)], uses.map(\.span))
    }
    return nil
  }

  /// Whether it is a member of an object that the code has made for itself: no other code comes to hold it.
  private func isOfOwnObject(_ target: Expression, in code: CodeScope, _ scope: ProgramScope) -> Bool {
    guard case .member(let member) = target.unwrapped.kind, case .local(let slot, _)? = member.base?.unwrapped.kind,
      let (origin, body) = code.place(ofLocal: slot), case .variable(_, let made?) = origin,
      scope.freshObject(made) != nil
    else { return false }
    let expressions = body.expressions.map(\.expression)
    let receivers = Set(
      expressions.compactMap { expression -> SourceSpan? in
        if case .member(let member) = expression.kind { member.base?.span } else { nil }
      }
    )
    return expressions.allSatisfy { !$0.isLocal(slot) || receivers.contains($0.span) }
  }

  /// The parameter of a function or initializer of the program, or the property of a type without initializers, that an
  /// argument at `span` becomes.
  private func given(_ span: SourceSpan, in scope: ProgramScope) -> Carrier? {
    guard let call = scope.callWithArgument(span)?.call,
      let argument = call.arguments.first(where: { $0.value.span.contains(span) && !$0.isTrailing }),
      !isNoLength(span, in: CodeWalk(argument.value))
    else { return nil }
    if let (function, around) = scope.calledFunction(call) {
      guard let parameter = function.parameter(for: argument, of: call) else { return nil }
      let code = CodeScope(.function(function), in: around)
      return ([CodeWalk(argument.value)], code.expressions.filter { $0.isUse(of: parameter) }.map(\.expression.span))
    }
    guard call.isInitializer, let name = call.calledName, let type = scope.declaredTypes(named: name).first,
      type.initializers.isEmpty,
      let property = type.variables.first(where: { $0.name == argument.label && $0.isStored })
    else { return nil }
    return ([CodeWalk(argument.value)], scope.references(to: property))
  }

  private func length(at span: SourceSpan, in scope: ProgramScope) -> Length? {
    for occurrence in calls where occurrence.call.span.contains(span) {
      guard
        let argument = occurrence.call.arguments.first(where: {
          !$0.isTrailing && $0.value.closure == nil && $0.value.span.contains(span)
        })
      else { continue }
      guard !isNoLength(span, in: CodeWalk(argument.value)), counts(argument, of: occurrence, in: scope) else {
        return nil
      }
      return Length(modifier: occurrence.call, argument: argument, span: span)
    }
    return nil
  }

  /// Whether the length of a frame says how large the view is where the room is smaller. An ideal one is for where nothing
  /// is proposed, and there an upper bound is what ends the view.
  private func counts(_ argument: Argument, of frame: CallOccurrence, in scope: ProgramScope) -> Bool {
    guard scope.isModifier(frame.call, .sizes), let label = argument.label, let axis = FrameLength.axis(of: label)
    else {
      return true
    }
    if label.hasPrefix("max") {
      return !scope.modifiers(over: frame.call.span).contains { $0.call.fixesSize(along: axis) }
    }
    guard label.hasPrefix("ideal") else { return true }
    let around = frame.scope.containers
    return around.contains { scope.makesView($0, .scrolls) }
      || ([frame.call.span] + around.map(\.span)).contains { span in
        scope.modifiers(over: span).contains { $0.call.fixesSize(along: axis) }
      }
  }

  private func bodies(of variable: VariableDeclaration) -> [Body] {
    [variable.initializer].compactMap { $0 } + variable.accessors.all.map(\.body)
  }

  /// What only decides between two layouts is no length, and what another length is divided by makes a share of it.
  private func isNoLength(_ span: SourceSpan, in walk: CodeWalk) -> Bool {
    walk.contains { node in
      if case .statement(let statement) = node, case .switch(let choice) = statement.kind {
        return choice.subject.span.contains(span)
      }
      guard case .expression(let inner) = node, inner.span.contains(span) else { return false }
      switch inner.kind {
      case .binary(let binary):
        // Behind `??` it only stands in for what is measured.
        if ["/", "??"].contains(binary.operator) { return binary.right.span.contains(span) }
        return binary.isComparison
      case .switch(let choice): return choice.subject.span.contains(span)
      // The window of a phone is its screen.
      case .ternary(let choice): return choice.then.span.contains(span) && choice.condition.asksForPhone
      // No window is narrower than that.
      case .call(let call):
        return call.receiver == nil && call.calledName == "min"
          && call.arguments.contains { $0.value.literalNumber.map { $0 <= Self.narrowest } ?? false }
      default: return false
      }
    }
  }

  private static let narrowest = 320.0

  private func isView(_ type: TypeReference?) -> Bool {
    guard let type else { return false }
    return type.isOpaque || type.name == "AnyView"
  }
}

extension Body {
  /// Whether what stands at `span` is part of what the code gives: neither a condition, nor what a constant or variable of
  /// the code is set to, which has uses of its own.
  fileprivate func hasResult(of span: SourceSpan) -> Bool {
    var innermost: Statement?
    for node in CodeWalk(self) {
      guard case .statement(let statement) = node, statement.span.contains(span) else { continue }
      if innermost.map({ $0.span.contains(statement.span) }) ?? true { innermost = statement }
    }
    switch innermost?.kind {
    case .return: return true
    case .expression(let value):
      if case .assignment = value.kind { return false }
      return true
    case nil: return true
    default: return false
    }
  }
}

/// What is computed of a length on its way to a frame.
struct LengthFormula {
  /// Whether it is multiplied or divided: a share of the whole.
  private(set) var isScaled = false
  /// Whether something is added, or taken away that callers give.
  private(set) var isShifted = false

  /// Adds what code computes of the part at `span`.
  mutating func add(_ code: CodeWalk, around span: SourceSpan) {
    for expression in code.expressions where expression.span.contains(span) {
      guard case .binary(let binary) = expression.kind, binary.ofNumbers?.isArithmetic == true,
        let other = [binary.left, binary.right].first(where: { !$0.span.contains(span) })
      else { continue }
      if ["*", "/"].contains(binary.operator) { isScaled = true }
      // More than the room is no part of it.
      if binary.operator == "+" { isShifted = true }
      for part in CodeWalk(other).expressions {
        switch part.kind {
        case .local: isShifted = true
        // The same screen once more: a part of the whole is taken away.
        case .name(let name): if ScreenTraits.all.contains(where: { $0.type == name.name }) { isScaled = true }
        default: continue
        }
      }
    }
  }
}

extension CallExpression {
  /// Whether the framework's `fixedSize` proposes nothing along the axis to its receiver.
  fileprivate func fixesSize(along axis: Axis) -> Bool {
    guard calledName == "fixedSize", receiver != nil else { return false }
    guard let isFixed = argument(axis == .horizontal ? "horizontal" : "vertical")?.value.unwrapped else {
      return arguments.isEmpty
    }
    if case .bool(false) = isFixed.kind { return false }
    return true
  }
}

extension Expression {
  /// `UIDevice.current.userInterfaceIdiom == .phone`
  fileprivate var asksForPhone: Bool {
    guard case .binary(let comparison) = unwrapped.kind, comparison.operator == "==" else { return false }
    return [comparison.left, comparison.right].contains { (side: Expression) -> Bool in
      if side.implicitMember == "phone" { return true }
      return side.dottedName?.last == "phone"
    }
  }
}

extension PlacedExpression {
  /// Whether it is the name of a parameter of the function around it.
  fileprivate func isUse(of parameter: Parameter) -> Bool {
    guard case .local(let slot, _) = expression.kind,
      case .parameter(let named, _)? = scope.origin(ofLocal: slot)
    else { return false }
    return named.slot == parameter.slot && named.name == parameter.name
  }
}
