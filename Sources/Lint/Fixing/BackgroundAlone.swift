import Semantics
import SourceText
import ViewGraph

/// `.ignoresSafeArea()` moved from a view to what it has behind it: the background, or the lowest layer of a `ZStack`.
struct BackgroundAlone {
  private let call: CallExpression
  private let scope: ProgramScope

  init(_ call: CallExpression, in scope: ProgramScope) {
    self.call = call
    self.scope = scope
  }

  var proposals: [FixProposal] {
    guard let removal = scope.removingModifier(call),
      let text = scope.modifierText(call)?.drop(while: \.isWhitespace), !text.contains("\n"),
      let backdrop
    else { return [] }
    let title = "let only the background ignore the safe area"
    // A style behind a view reaches into the safe area by itself.
    if case .style = backdrop { return [FixProposal(title, keepsMeaning: false, edits: [removal])] }
    guard case .view(let view) = backdrop else { return [] }
    return scope.proposal(title, keepsMeaning: false, removal, scope.addingModifier(String(text), to: view))
  }

  private enum Backdrop {
    case style
    case view(SourceSpan)
  }

  private var backdrop: Backdrop? {
    guard let inner = call.receiver?.unwrapped.asCall else { return nil }
    if let background = inner.chain.first(where: { $0.calledName == "background" && $0.receiver != nil }) {
      if let content = background.content() { return content.onlyView.map { .view($0.span) } }
      guard let value = background.unlabeled?.value else { return nil }
      if value.unwrapped.asCall.map(scope.startsWithView) != true { return .style }
      return background.arguments.count == 1 ? .view(value.span) : nil
    }
    let base = inner.innermost
    guard base.calledName == "ZStack", base.isInitializer, let layers = base.content()?.viewStatements,
      layers.count > 1, case .expression(let lowest)? = layers.first?.kind
    else { return nil }
    return .view(lowest.span)
  }
}
