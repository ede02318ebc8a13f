import Semantics

extension PreferenceReader {
  /// The modifiers below `root` that write preferences, with those around them that replace what they write: a modifier
  /// takes its key away from the views below (OpenSwiftUI: PreferenceWritingModifier).
  func sites(below root: SceneNode) -> [SceneFacts.PreferenceSite] {
    var found: [SceneFacts.PreferenceSite] = []
    var seen: Set<SceneFacts.PreferenceSite> = []
    var pending: [(node: SceneNode, writers: [PreferenceModifier])] = [(root, [])]
    while let (node, writers) = pending.popLast() {
      var writers = writers
      if case .preference(let modifier) = node.role {
        let outer = writers.last { $0.key.isSame(as: modifier.key) }
        let site = SceneFacts.PreferenceSite(
          key: modifier.key.name,
          span: modifier.span,
          replacedBy: outer?.span,
          isReset: outer.map(isReset) ?? false
        )
        if seen.insert(site).inserted { found.append(site) }
        switch modifier.action {
        case .write, .anchor: writers.append(modifier)
        case .transform, .transformAnchor: break
        }
      }
      // What is read on its way has arrived, whoever replaces it further out.
      if let key = node.readKey { writers.removeAll { $0.key.isSame(as: key) } }
      for child in node.children.reversed() { pending.append((child, writers)) }
    }
    return found
  }

  private func isReset(_ modifier: PreferenceModifier) -> Bool {
    guard case .write(let value) = modifier.action else { return false }
    return value.isSame(as: defaultValue(of: modifier.key))
  }
}

extension SceneNode {
  /// The key whose values the node reads from the views below.
  fileprivate var readKey: TypeValue? {
    switch role {
    case .none, .preference: return nil
    case .preferenceDecoration(let key): return key
    case .observer(let observer):
      if case .preference(let key) = observer.trigger { return key }
      return nil
    }
  }
}
