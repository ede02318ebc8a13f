/// What a view says of the row that it is in a list or form.
package struct RowTraits: Hashable, Sendable {
  /// The room around the row's content; nil is the list's.
  package var insets: Insets?
  /// How deep the row stands in an outline; nil outside of one.
  package var level: Int?
  /// The first child of the stack inside is the row's label, and its control starts so far after it.
  package var labelGap: Double?

  package init(insets: Insets? = nil, level: Int? = nil, labelGap: Double? = nil) {
    self.insets = insets
    self.level = level
    self.labelGap = labelGap
  }

  /// Takes over what nothing further out has said; levels add up.
  fileprivate mutating func fill(_ inner: RowTraits) {
    insets = insets ?? inner.insets
    labelGap = labelGap ?? inner.labelGap
    if let more = inner.level { level = (level ?? 0) + more }
  }
}

extension LayoutTree {
  /// What the modifiers around a row's view say of the row.
  package func rowTraits(of node: NodeID) -> RowTraits {
    var traits = RowTraits()
    var current: NodeID? = node
    while let id = current {
      if case .rowTraits(let own) = behaviors[id.index] { traits.fill(own) }
      guard behaviors[id.index].isModifier else { break }
      current = firstChild(of: id)
    }
    return traits
  }

  /// How far into its row the control of a labeled row starts; nil where the row has no label.
  func controlStart(of row: NodeID) -> Double? {
    var current: NodeID? = row
    while let id = current, behaviors[id.index].isModifier {
      let inner = firstChild(of: id)
      if case .rowTraits(let own) = behaviors[id.index], let gap = own.labelGap {
        guard let label = inner.flatMap({ firstChild(of: $0) }) else { return nil }
        return measure(label, .unspecified).width + gap
      }
      current = inner
    }
    return nil
  }
}
