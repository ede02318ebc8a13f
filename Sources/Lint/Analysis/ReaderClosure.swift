import Semantics

/// A call of `GeometryReader` with its content as a closure.
struct ReaderClosure {
  let occurrence: CallOccurrence
  let closure: ClosureExpression

  var call: CallExpression { occurrence.call }

  /// Nil for calls of something else and where the content is not written as a closure.
  init?(_ occurrence: CallOccurrence) {
    guard occurrence.call.calledName == "GeometryReader", occurrence.call.arguments.count == 1,
      let closure = occurrence.call.closures.first
    else { return nil }
    self.occurrence = occurrence
    self.closure = closure.closure
  }

  /// Whether the content reads the proxy where `#if` leaves it to another system or build.
  func readsProxyInOtherBuild(in scope: ProgramScope) -> Bool {
    guard let parameter = closure.parameters.first, parameter.name != "_" else { return false }
    return scope.isNamedInOtherBuild(parameter.name, in: call.span)
  }

  /// Whether the content reads the proxy, also by handing it on or capturing it.
  var readsProxy: Bool {
    guard let parameter = closure.parameters.first, parameter.name != "_" else { return false }
    return CodeWalk(closure.body, enteringClosures: false).contains { node in
      switch node {
      case .expression(let expression):
        if case .local(parameter.slot, _) = expression.kind { return true }
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
  var readers: [ReaderClosure] { memory.readers { calls("GeometryReader").compactMap(ReaderClosure.init) } }

  /// Where the content of a reader uses its proxy.
  func uses(of reader: ReaderClosure) -> [ProxyUse] { memory.uses(of: reader) }
}
