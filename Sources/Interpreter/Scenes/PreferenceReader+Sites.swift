import Semantics

extension PreferenceReader {
  /// The modifiers below `root` that write preferences, with those around them that replace what they write: a modifier
  /// takes its key away from the views below (OpenSwiftUI: PreferenceWritingModifier).
  func sites(below root: SceneNode) -> [SceneFacts.PreferenceSite] {
    var found: [SceneFacts.PreferenceSite] = []
    var seen: Set<SceneFacts.PreferenceSite> = []
    var pending: [(node: SceneNode, writers: [Writer], use: Use?)] = [(root, [], nil)]
    while let (node, writers, around) = pending.popLast() {
      var writers = writers
      let use = node.source.flatMap { $0.isUserDefined ? Use(span: $0.nameSpan, outer: around) : nil } ?? around
      if case .preference(let modifier) = node.role {
        let replacing = writers.last { $0.modifier.key.isSame(as: modifier.key) }
        let writer = replacing.flatMap { handsOnNothing(node, modifier) ? nil : $0 }
        let outer = writer?.modifier
        let site = SceneFacts.PreferenceSite(
          key: modifier.key.name,
          span: modifier.span,
          replacedBy: outer?.span,
          isReset: outer.map(isReset) ?? false,
          uses: use?.spans(within: writer?.use) ?? [],
          outerUses: writer?.use?.spans() ?? []
        )
        if seen.insert(site).inserted { found.append(site) }
        switch modifier.action {
        case .write, .anchor: writers.append(Writer(modifier: modifier, use: use))
        case .transform, .transformAnchor: break
        }
      }
      // What is read on its way has arrived, whoever replaces it further out.
      if let key = node.readKey { writers.removeAll { $0.modifier.key.isSame(as: key) } }
      for child in node.children.reversed() { pending.append((child, writers, use)) }
    }
    return found
  }

  /// A modifier that replaces what is written below it.
  private struct Writer {
    let modifier: PreferenceModifier
    let use: Use?
  }

  /// The use of a view or modifier of the program, in another one.
  private final class Use {
    let span: SourceSpan
    let outer: Use?

    init(span: SourceSpan, outer: Use?) {
      self.span = span
      self.outer = outer
    }

    /// The nearest ones, innermost first, up to one that is not counted.
    func spans(within end: Use? = nil) -> [SourceSpan] {
      sequence(first: self, next: \.outer).prefix { $0 !== end }.prefix(4).map(\.span)
    }
  }

  /// Whether the modifier ends the scope of a key, so that nothing is lost where its value is replaced:
  /// `transformPreference(Key.self) { $0 = Key.defaultValue }`.
  private func handsOnNothing(_ node: SceneNode, _ modifier: PreferenceModifier) -> Bool {
    guard case .transform = modifier.action else { return false }
    return read(modifier.key, of: node).value.map { $0.isSame(as: defaultValue(of: modifier.key)) } ?? false
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
