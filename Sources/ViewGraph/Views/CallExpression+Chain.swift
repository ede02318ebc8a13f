package import Semantics

extension CallExpression {
  /// This call and the calls that it is made on, inwards: `c`, `b`, `a` of `a().b().c()`.
  package var chain: some Sequence<CallExpression> { sequence(first: self) { $0.receiver?.unwrapped.asCall } }

  /// The call that the chain starts with: `Text("a")` of `Text("a").bold().padding()`.
  package var innermost: CallExpression { chain.reduce(self) { $1 } }

  /// What gives the view that the chain is made on: `icon` of `icon.padding()`, `label` of `label().bold()`.
  package var start: Expression {
    let first = innermost
    guard let receiver = first.receiver?.unwrapped else { return first.callee.unwrapped }
    if case .local(_, "self") = receiver.kind { return first.callee.unwrapped }
    return receiver
  }

  /// Whether `inner` is a modifier further inside in the same chain.
  package func isModifying(_ inner: CallExpression) -> Bool { chain.dropFirst().contains { $0 === inner } }

  /// The type whose initializer or static value starts the chain: `Text`, `Color` of `Color.red.frame()`; nil where it
  /// starts with a value.
  package var baseTypeName: String? {
    let base = innermost
    switch base.callee.kind {
    case .name(let name): return name.isType ? name.name : nil
    case .member(let member):
      guard let owner = member.base?.unwrapped else { return nil }
      if base.receiver == nil { return base.calledName }
      if case .name(let module) = owner.kind, module.name == "SwiftUI" { return member.name }
      guard case .member(let value) = owner.kind, case .name(let type)? = value.base?.kind, type.isType else {
        return nil
      }
      return type.name
    default: return nil
    }
  }

  /// Whether it makes a value of the type by its plain name.
  package var isInitializer: Bool {
    switch callee.kind {
    case .name(let name): return name.isType
    case .member(let member):
      guard receiver != nil else { return member.base != nil }
      if case .name(let module)? = member.base?.kind { return module.name == "SwiftUI" && baseTypeName == calledName }
      return false
    default: return false
    }
  }

  /// `.init(…)`
  package var isImplicitInitializer: Bool { callee.implicitMember == "init" }

  /// Whether a stack is told nothing beside its content but how that stands among each other.
  package var arrangesOnlyContent: Bool {
    closures.count == 1
      && arguments.allSatisfy { $0.value.closure != nil || $0.label == "alignment" || $0.label == "spacing" }
  }

  /// The trailing or labelled closure that builds the content.
  package func content(_ label: String = "content") -> ClosureExpression? {
    (closures.first { $0.label == label } ?? closures.first { $0.label == nil })?.closure
  }
}

extension ClosureExpression {
  /// The statements of its body that build views.
  package var viewStatements: [Statement] { body.viewStatements }

  /// The call that is the only view of the content.
  package var onlyView: CallExpression? {
    let views = viewStatements
    guard views.count == 1 else { return nil }
    switch views[0].kind {
    case .expression(let expression), .return(.some(let expression)): return expression.unwrapped.asCall
    default: return nil
    }
  }
}

extension Body {
  /// The statements that build views: declarations of local names are none.
  package var viewStatements: [Statement] {
    statements.filter { statement in
      switch statement.kind {
      case .variable, .function, .type, .empty: false
      default: true
      }
    }
  }
}
