import Queries
package import Semantics

/// A call of `GeometryReader` with its content as a closure.
package struct ReaderClosure {
  package let occurrence: CallOccurrence
  package let closure: ClosureExpression

  package var call: CallExpression { occurrence.call }

  /// Nil for calls of something else and where the content is not written as a closure.
  package init?(_ occurrence: CallOccurrence) {
    guard occurrence.call.calledName == "GeometryReader", occurrence.call.arguments.count == 1,
      let closure = occurrence.call.closures.first
    else { return nil }
    self.occurrence = occurrence
    self.closure = closure.closure
  }

  /// Whether the content reads the proxy where `#if` leaves it to another system or build.
  package func readsProxyInOtherBuild(in scope: ProgramScope) -> Bool {
    guard let parameter = closure.parameters.first, parameter.name != "_" else { return false }
    return scope.isNamedInOtherBuild(parameter.name, in: call.span)
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
    derived(Self.allReaders) { $0.viewCalls("GeometryReader").compactMap(ReaderClosure.init) }
  }

  private static let allReaders = Query<WholeProgram, [ReaderClosure]>()

  /// The geometry reader whose name stands at `span`.
  package func reader(named span: SourceSpan) -> ReaderClosure? {
    guard !declaresType("GeometryReader") else { return nil }
    return calls("GeometryReader", in: span.unit).first { $0.call.nameSpan == span }.flatMap(ReaderClosure.init)
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

extension Body {
  /// The values that its own statements throw away: `let _ = proxy`.
  fileprivate var discardedValues: [SourceSpan] {
    statements.compactMap { statement in
      guard case .variable(let binding) = statement.kind, case .wildcard = binding.pattern.kind else { return nil }
      return binding.initializer?.unwrapped.span
    }
  }
}
