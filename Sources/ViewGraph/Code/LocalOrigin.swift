package import Semantics

/// What a local name stands for.
package enum LocalOrigin {
  /// A parameter of a declared function.
  case parameter(Parameter, of: FunctionDeclaration)
  /// The n-th parameter of a closure that is an argument of a call.
  case closureParameter(ClosureParameter, index: Int, argumentOf: CallExpression?)
  case selfValue
  /// A `let` or `var` of the body, or of a body around it.
  case variable(LocalVariable, initializer: Expression?)
}

/// An expression with the code that its locals belong to.
package struct PlacedExpression {
  package let expression: Expression
  package let scope: CodeScope

  package init(expression: Expression, scope: CodeScope) {
    self.expression = expression
    self.scope = scope
  }

  /// Without marks and parentheses; of a constant of the code, what that is set to.
  package var value: PlacedExpression { scope.value(of: expression) }
}

extension CodeScope {
  /// Where the local in `slot` of the innermost body comes from, through the captures of closures.
  package func origin(ofLocal slot: Int) -> LocalOrigin? { place(ofLocal: slot)?.origin }

  /// What an expression says without marks and parentheses; of a constant of the code, what that is set to, also by way
  /// of further constants.
  package func value(of expression: Expression) -> PlacedExpression {
    var current = PlacedExpression(expression: expression.unwrapped, scope: self)
    for _ in 0..<Self.constantLimit {
      guard case .local(let slot, _) = current.expression.kind, let found = current.scope.place(ofLocal: slot),
        case .variable(let variable, let initializer?) = found.origin, !variable.isMutable
      else { break }
      current = PlacedExpression(expression: initializer.unwrapped, scope: found.scope)
    }
    return current
  }

  /// How many constants that are set to constants are followed.
  private static let constantLimit = 8

  /// The origin, and the scope of the body that declares the local.
  package func place(ofLocal slot: Int) -> (origin: LocalOrigin, scope: CodeScope)? {
    var slot = slot
    for scope in chain {
      switch scope.kind {
      case .closure(let closure, let call):
        if let index = closure.parameters.firstIndex(where: { $0.slot == slot }) {
          return (.closureParameter(closure.parameters[index], index: index, argumentOf: call), scope)
        }
        if let capture = closure.body.captures.first(where: { $0.slot == slot }) {
          slot = capture.outerSlot
          continue
        }
        if let item = closure.captureList.first(where: { $0.slot == slot }) {
          return closure.origin(of: item).map { ($0, scope.parent ?? scope) }
        }
        return closure.body.variable(in: slot).map { ($0, scope) }
      case .function(let function):
        if let parameter = function.parameters.first(where: { $0.slot == slot }) {
          return (.parameter(parameter, of: function), scope)
        }
        if function.selfSlot == slot { return (.selfValue, scope) }
        if let capture = function.body?.captures.first(where: { $0.slot == slot }) {
          slot = capture.outerSlot
          continue
        }
        return function.body?.variable(in: slot).map { ($0, scope) }
      case .accessor(let variable):
        for accessor in variable.accessors.all {
          if let origin = accessor.body.variable(in: slot) { return (origin, scope) }
        }
        return slot == 0 ? (.selfValue, scope) : nil
      case .initialValue(let variable):
        return slot == 0 ? (.selfValue, scope) : variable.initializer?.variable(in: slot).map { ($0, scope) }
      case .preview, .topLevel, .type, .file: return nil
      }
    }
    return nil
  }
}

extension CodeScope {
  /// The expressions of the code, those in its closures and local functions included.
  package var expressions: [PlacedExpression] {
    var found: [PlacedExpression] = []
    var pending: [(node: CodeNode, scope: CodeScope)] = nodes.reversed().map { ($0, self) }
    while let (node, scope) = pending.popLast() {
      var inner = scope
      switch node {
      case .expression(let expression): found.append(PlacedExpression(expression: expression, scope: scope))
      case .closure(let closure, let call): inner = scope.inside(closure, of: call)
      case .function(let function): inner = CodeScope(.function(function), in: scope)
      case .type: continue
      case .statement, .condition, .pattern, .ifStatement: break
      }
      for child in node.children.reversed() { pending.append((child, inner)) }
    }
    return found
  }

  /// The scope of a closure that stands in this code.
  package func inside(_ closure: ClosureExpression, of call: CallExpression?) -> CodeScope {
    CodeScope(.closure(closure, argumentOf: call), in: self)
  }

  private var nodes: [CodeNode] { statements.map { .statement($0) } }

  /// The statements of the code itself.
  package var statements: [Statement] { bodies.flatMap(\.statements) }

  /// Whether the code, or code around it, has a parameter or a local variable of that name: the property of the same name
  /// is then written with `self`. One of another branch counts as well.
  package func hidesProperty(_ name: String) -> Bool {
    chain.prefix { !$0.isType }.contains { scope in
      scope.bodies.contains { body in body.slots.contains { $0.name == name } }
    }
  }

  private var isType: Bool { if case .type = kind { true } else { false } }

  /// The code that it is: of a property, all its accessors.
  var bodies: [Body] {
    switch kind {
    case .closure(let closure, _): [closure.body]
    case .function(let function): function.body.map { [$0] } ?? []
    case .accessor(let variable): variable.accessors.all.map(\.body)
    case .file, .type, .initialValue, .preview, .topLevel: []
    }
  }
}

extension ClosureExpression {
  /// `[name]` and `[width = size.width]`: a constant with the value that the code around has when it makes the closure.
  fileprivate func origin(of item: CaptureListItem) -> LocalOrigin? {
    guard item.name != "self", body.slots.indices.contains(item.slot) else { return body.variable(in: item.slot) }
    return .variable(body.slots[item.slot], initializer: item.value)
  }
}

extension Body {
  fileprivate func variable(in slot: Int) -> LocalOrigin? {
    guard slots.indices.contains(slot) else { return nil }
    let variable = slots[slot]
    if variable.name == "self" { return .selfValue }
    return .variable(variable, initializer: initializer(ofSlot: slot))
  }

  /// The initial value of the local in `slot`, where its declaration binds nothing else: also that of `if let x = y`.
  private func initializer(ofSlot slot: Int) -> Expression? {
    for node in CodeWalk(self, enteringClosures: false) {
      switch node {
      case .statement(let statement):
        guard case .variable(let binding) = statement.kind, case .binding(slot, _) = binding.pattern.kind else {
          continue
        }
        return binding.initializer
      case .condition(.optionalBinding(let pattern, _, let value)):
        guard case .binding(slot, _) = pattern.kind else { continue }
        return value
      default: continue
      }
    }
    return nil
  }
}

extension ProgramScope {
  /// The expressions of the member, global or preview that `span` stands in.
  package func codeExpressions(around span: SourceSpan) -> [PlacedExpression] {
    switch declaredValue(around: span) {
    case .variable(let variable, let scope)?:
      let initial = CodeScope(.initialValue(variable), in: scope)
      let values = variable.initializer.map {
        CodeWalk($0).expressions.map { PlacedExpression(expression: $0, scope: initial) }
      }
      return (values ?? []) + CodeScope(.accessor(variable), in: scope).expressions
    case .function(let function, let scope)?: return CodeScope(.function(function), in: scope).expressions
    case nil:
      let previews = index(of: span.unit)?.unit.previews ?? []
      return previews.filter { $0.span.contains(span) }.flatMap { preview -> [PlacedExpression] in
        guard let closure = preview.closure else { return [] }
        return CodeScope(.preview(preview), in: nil).inside(closure, of: nil).expressions
      }
    }
  }
}
