import Queries
package import Semantics

/// A call of `GeometryReader` whose content is known: a closure, or a function of the program.
package struct ReaderClosure {
  package let occurrence: CallOccurrence
  /// The content. Of a function it is what the function does, at the function's own place in the source.
  package let closure: ClosureExpression
  /// The code of the content.
  package let contentScope: CodeScope

  package var call: CallExpression { occurrence.call }

  /// Nil where the content comes from elsewhere.
  package init?(_ occurrence: CallOccurrence, in scope: ProgramScope) {
    guard occurrence.call.arguments.count == 1, let content = occurrence.call.arguments.first?.value else {
      return nil
    }
    self.occurrence = occurrence
    if case .closure(let closure) = content.unwrapped.kind {
      self.closure = closure
      contentScope = occurrence.scope.inside(closure, of: occurrence.call)
      return
    }
    guard case .function(let function, let around)? = scope.declaredValue(content),
      let closure = ClosureExpression(of: function)
    else { return nil }
    self.closure = closure
    contentScope = CodeScope(.function(function), in: around)
  }

  /// Whether the content reads the proxy where `#if` leaves it to another system or build.
  package func readsProxyInOtherBuild(in scope: ProgramScope) -> Bool {
    guard let parameter = closure.parameters.first, parameter.name != "_" else { return false }
    return scope.isNamedInOtherBuild(parameter.name, in: closure.span)
  }

  /// Whether the content reads the proxy, also by handing it on or capturing it.
  package var readsProxy: Bool {
    guard let parameter = closure.parameters.first, parameter.name != "_" else { return false }
    let discarded = closure.body.discardedValues
    return CodeWalk(closure.body, enteringClosures: false).contains { node in
      switch node {
      case .expression(let expression):
        if case .local(parameter.slot, _) = expression.kind { return !discarded.contains(expression.span) }
        return false
      case .closure(let inner, _):
        return inner.body.captures.contains { $0.outerSlot == parameter.slot }
      case .function(let function):
        return function.body?.captures.contains { $0.outerSlot == parameter.slot } ?? false
      case .statement, .condition, .pattern, .ifStatement, .type: return false
      }
    }
  }
}

extension ProgramScope {
  /// The geometry readers in the order of files and places.
  package var readers: [ReaderClosure] {
    derived(Self.allReaders) { scope in
      scope.viewCalls("GeometryReader").compactMap { ReaderClosure($0, in: scope) }
    }
  }

  private static let allReaders = Query<WholeProgram, [ReaderClosure]>()

  /// The geometry reader whose name stands at `span`.
  package func reader(named span: SourceSpan) -> ReaderClosure? {
    guard !declaresType("GeometryReader") else { return nil }
    let calls = (["GeometryReader"] + aliases(ofView: "GeometryReader")).lazy.flatMap { self.calls($0, in: span.unit) }
    return calls.first { $0.call.nameSpan == span }.flatMap { ReaderClosure($0, in: self) }
  }

  /// Whether the content of a reader reads its proxy.
  package func readsProxy(_ reader: ReaderClosure) -> Bool {
    derived(Self.proxyReading, for: reader.call.span) { scope in
      scope.read(.unit(reader.call.span.unit))
      return reader.readsProxy
    }
  }

  private static let proxyReading = Query<SourceSpan, Bool>()

  /// Where the content of a reader uses its proxy.
  package func uses(of reader: ReaderClosure) -> [ProxyUse] {
    derived(Self.proxyUses, for: reader.call.span) { scope in
      scope.read(.unit(reader.call.span.unit))
      return ProxyFlow(reader, in: scope).uses
    }
  }

  private static let proxyUses = Query<SourceSpan, [ProxyUse]>()
}

extension ClosureExpression {
  /// What a function with one parameter does.
  fileprivate convenience init?(of function: FunctionDeclaration) {
    guard let body = function.body, let parameter = function.parameters.first, function.parameters.count == 1 else {
      return nil
    }
    self.init(
      parameters: [
        ClosureParameter(name: parameter.name, slot: parameter.slot, type: parameter.type, span: parameter.span)
      ],
      captureList: [],
      attributes: function.attributes,
      returnType: function.returnType,
      implicitParameterCount: 0,
      isAsync: function.isAsync,
      body: body,
      span: function.span
    )
  }
}

extension Body {
  /// The values that its own statements throw away: `let _ = proxy`.
  fileprivate var discardedValues: [SourceSpan] {
    statements.compactMap { statement in
      guard case .variable(let binding) = statement.kind, case .wildcard = binding.pattern.kind else { return nil }
      return binding.initializer?.unwrapped.span
    }
  }
}
