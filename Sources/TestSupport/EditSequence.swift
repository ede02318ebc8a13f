/// Somebody at work on a text: edits near each other or all over it, some of them taken back.
package struct EditSequence {
  /// Bytes around the last edit in which the next one may lie.
  private static let reach = 60

  package private(set) var bytes: [UInt8]
  private var generator: SeededGenerator
  /// The texts before the edits that were not taken back.
  private var earlier: [[UInt8]] = []
  /// Where the last edit was; nil where they are all over the text.
  private var place: Int?

  package init(_ bytes: [UInt8], seed: UInt64) {
    self.bytes = bytes
    generator = SeededGenerator(seed: seed)
    let start = generator.below(bytes.count + 1)
    place = generator.below(3) == 0 ? nil : start
  }

  /// Makes the next edit.
  package mutating func next() -> RandomEdit {
    let edit = generator.below(4) == 0 ? undone() : changed()
    bytes = edit.applied(to: bytes)
    return edit
  }

  private mutating func changed() -> RandomEdit {
    earlier.append(bytes)
    guard let last = place else { return RandomEdit.next(in: bytes, using: &generator) }
    let start = max(0, min(last, bytes.count) - Self.reach)
    let end = min(bytes.count, last + Self.reach)
    let edit = RandomEdit.next(in: Array(bytes[start..<max(start, end)]), using: &generator)
    place = start + edit.range.lowerBound
    return RandomEdit(
      range: start + edit.range.lowerBound..<start + edit.range.upperBound,
      replacement: edit.replacement
    )
  }

  /// Gives the text before the last edit.
  private mutating func undone() -> RandomEdit {
    guard let old = earlier.popLast() else { return changed() }
    return RandomEdit.between(bytes, old)
  }
}
