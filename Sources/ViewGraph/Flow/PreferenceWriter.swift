package import Semantics
import SourceText

/// What one modifier of a chain writes for preference keys, the project's own modifiers looked into.
package struct PreferenceWriter {
  /// A key's name as written, and the modifier of the framework that writes it.
  package struct Write {
    package let key: [String]
    package let call: CallExpression

    /// `Key` and `Row.Key` are taken for one key; `A.Key` and `B.Key` are two.
    func isSameKey(as other: Write) -> Bool {
      let count = min(key.count, other.key.count)
      return key.suffix(count) == other.key.suffix(count)
    }
  }

  private let scope: ProgramScope

  package init(in scope: ProgramScope) { self.scope = scope }

  /// The calls that write something, directly or through a modifier of the project.
  package var calls: [CallOccurrence] {
    (Self.names + ownWriters.ordered() + ["modifier"]).flatMap { scope.calls($0) }
  }

  private static let names = ["preference", "anchorPreference"]

  /// Names of the project's own modifiers whose body mentions a writer.
  private var ownWriters: Set<String> {
    Set((Self.names + ["modifier"]).flatMap { scope.calls($0) }.compactMap { $0.scope.function?.name })
      .filter { name in scope.extensions(of: "View").contains { $0.type.members.functions.contains { $0.name == name } }
      }
  }

  /// What `call` writes for the view that it modifies.
  package func writes(of call: CallExpression) -> [Write] { writes(of: call, depth: 0) }

  /// Where the chain below `call` writes the key already: the call in that chain.
  package func earlier(than call: CallExpression, _ write: Write) -> CallExpression? {
    var current = call.receiver?.unwrapped
    while let below = current?.asCall {
      if writes(of: below).contains(where: { $0.isSameKey(as: write) }) { return below }
      current = below.receiver?.unwrapped
    }
    return nil
  }

  private func writes(of call: CallExpression, depth: Int) -> [Write] {
    if let write = direct(call) { return [write] }
    guard depth < 4, let chain = body(of: call) else { return [] }
    var found: [Write] = []
    var current: Expression? = chain
    while let part = current?.unwrapped.asCall {
      found += writes(of: part, depth: depth + 1)
      current = part.receiver
    }
    return found
  }

  private func direct(_ call: CallExpression) -> Write? {
    guard let name = call.calledName, Self.names.contains(name), call.argument("value") != nil,
      let key = call.argument("key")?.value, let written = key.dottedName, !isGiven(key)
    else { return nil }
    return Write(key: written, call: call)
  }

  /// Whether callers say which key it is: two calls may mean two.
  private func isGiven(_ key: Expression) -> Bool {
    if case .metatype(.parameter)? = scope.type(of: key) { true } else { false }
  }

  /// The chain that the project's own modifier stands for, where it is one expression.
  private func body(of call: CallExpression) -> Expression? {
    if call.calledName == "modifier", let made = call.unlabeled?.value.unwrapped.asCall, let name = made.calledName {
      let named = scope.declaredTypes(named: name).first { scope.conforms($0, to: "ViewModifier") }
      return named?.functions.first { $0.name == "body" }?.body?.result
    }
    return scope.ownModifier(call)?.body?.result
  }
}

extension Body {
  /// The value of a body that does nothing but give one.
  package var result: Expression? {
    guard statements.count == 1, let statement = statements.first else { return nil }
    switch statement.kind {
    case .expression(let expression): return expression
    case .return(let value): return value
    default: return nil
    }
  }
}
