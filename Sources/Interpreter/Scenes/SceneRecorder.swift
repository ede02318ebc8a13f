import Semantics

/// Takes notes during one pass.
final class SceneRecorder {
  private(set) var missedSpaces: [(name: String, span: SourceSpan, node: SceneNode)] = []
  private(set) var limit: SceneFacts.Limit?
  private(set) var unknowns: [SceneResult.Unknown] = []

  func miss(space name: String, at span: SourceSpan, node: SceneNode) {
    guard !missedSpaces.contains(where: { $0.span == span && $0.node === node }) else { return }
    missedSpaces.append((name, span, node))
  }

  func reach(limit reason: String, at span: SourceSpan?) {
    if limit == nil { limit = SceneFacts.Limit(reason: reason, span: span) }
  }

  func unknown(_ reason: String, at span: SourceSpan) {
    let unknown = SceneResult.Unknown(span: span, reason: reason)
    if !unknowns.contains(unknown) { unknowns.append(unknown) }
  }
}
