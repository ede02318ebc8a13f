import Semantics

/// A modifier that writes a preference for the whole view below it.
struct PreferenceWriter {
  static let names = ["preference", "anchorPreference"]

  let call: CallExpression
  /// The key's name as written.
  let key: [String]

  init?(_ call: CallExpression) {
    guard let name = call.calledName, Self.names.contains(name), call.argument("value") != nil,
      let key = call.argument("key")?.value.dottedName
    else { return nil }
    self.call = call
    self.key = key
  }

  var transformName: String {
    call.calledName == "preference" ? "transformPreference" : "transformAnchorPreference"
  }

  /// Where the chain below `call` writes `key` already, its own modifiers looked into.
  static func first(below call: CallExpression, for key: [String], in scope: ProgramScope, depth: Int) -> SourceSpan? {
    var current = call.receiver?.unwrapped
    while let next = current?.asCall {
      if let writer = PreferenceWriter(next) {
        if isSame(writer.key, key) { return next.nameSpan }
      } else if depth < 4, let body = scope.ownModifier(next)?.body?.singleExpression?.asCall {
        // The modifier's own chain ends at `self`; a writer in it is a writer of this chain.
        if PreferenceWriter(body).map({ isSame($0.key, key) }) == true { return next.nameSpan }
        if first(below: body, for: key, in: scope, depth: depth + 1) != nil { return next.nameSpan }
      }
      current = next.receiver?.unwrapped
    }
    return nil
  }

  /// `Key` and `Row.Key` are taken for one key; `A.Key` and `B.Key` are two.
  private static func isSame(_ lhs: [String], _ rhs: [String]) -> Bool {
    let count = min(lhs.count, rhs.count)
    return lhs.suffix(count) == rhs.suffix(count)
  }
}
