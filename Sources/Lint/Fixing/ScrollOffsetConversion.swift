import Semantics
import SourceText
import ViewGraph

/// A reader behind scrolled content that publishes its position for one observer, as `onGeometryChange` on that content.
struct ScrollOffsetConversion {
  private let reader: ReaderClosure
  private let use: ProxyUse
  private let write: CallExpression
  private let observer: CallExpression
  private let scope: ProgramScope

  /// Nil where the observer stands in another view, or other code reads the key.
  init?(_ reader: ReaderClosure, _ use: ProxyUse, key: String, in scope: ProgramScope) {
    let uses = scope.preferenceUses(of: key)
    guard let write = uses.writes.first?.call, uses.reads.count == 1,
      let observer = uses.reads.first, observer.call.calledName == "onPreferenceChange",
      observer.scope.type === reader.occurrence.scope.type, !uses.isUsedOtherwise(in: scope)
    else { return nil }
    self.reader = reader
    self.use = use
    self.write = write
    self.observer = observer.call
    self.scope = scope
  }

  var proposals: [FixProposal] {
    guard let background = reader.onlyDecoration(in: scope), let type = use.valueType,
      let value = write.argument("value")?.value.unwrapped, let position = transformed(value),
      observer.closures.count == 1, let action = observer.closures.first.flatMap({ scope.text($0.closure.span) })
    else { return [] }
    let observing = ".onGeometryChange(for: \(type).self) { \(position) } action: \(action)"
    return scope.proposal(
      "measure with 'onGeometryChange'",
      keepsMeaning: false,
      scope.replacingModifier(background, with: observing),
      scope.removingModifier(observer)
    )
  }

  /// The value with the proxy as the closure's argument; nil where more is done to it than to turn its sign.
  private func transformed(_ value: Expression) -> String? {
    guard let proxy = reader.closure.parameters.first?.name, let text = scope.text(value.span),
      let used = scope.text(use.expression.span), text == used || text == "-" + used
    else { return nil }
    return text.replacing("\(proxy).", with: "$0.", maxReplacements: 1)
  }
}
