/// One replacement of a range of bytes by a text.
public struct TextEdit: Hashable, Sendable {
  public let range: ByteRange
  public let replacement: String

  public init(range: ByteRange, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

extension SourceText {
  /// The text after `edits`, all of which give positions in this text; of two that overlap the later one is dropped.
  public func applying(_ edits: [TextEdit]) -> SourceText {
    let edits = TextEdit.disjoint(edits)
    guard edits.count < TextEdit.manyEdits else { return rewritten(by: edits) }
    var result = self
    for edit in edits.reversed() {
      result = result.replacing(edit.range, with: Array(edit.replacement.utf8))
    }
    return result
  }

  /// The text after edits from first to last that do not overlap, with none of its pieces shared.
  private func rewritten(by edits: [TextEdit]) -> SourceText {
    let old = bytes
    var new: [UInt8] = []
    new.reserveCapacity(old.count)
    var end = 0
    for edit in edits {
      let range = ByteRange(clamped(edit.range.start), clamped(edit.range.end))
      guard range.start.value >= end else { continue }
      new += old[end..<range.start.value]
      new += Array(edit.replacement.utf8)
      end = max(range.start.value, range.end.value)
    }
    return SourceText(new + old[end...])
  }
}

extension TextEdit {
  /// Edits from which on writing the whole text anew is cheaper than changing one piece after the other.
  fileprivate static let manyEdits = 256

  /// The edits from first to last position without those that overlap an earlier one.
  public static func disjoint(_ edits: [TextEdit]) -> [TextEdit] {
    guard edits.count > 1 else { return edits }
    let sorted = edits.enumerated().sorted {
      ($0.element.range.start, $0.element.range.end, $0.offset)
        < ($1.element.range.start, $1.element.range.end, $1.offset)
    }
    var result: [TextEdit] = []
    for (_, edit) in sorted {
      if let last = result.last, edit.range.start < last.range.end { continue }
      result.append(edit)
    }
    return result
  }

  /// The edits from first to last position, those that touch as one: not every editor applies an insertion before a
  /// deletion at the same place in the right order.
  public static func joined(_ edits: [TextEdit]) -> [TextEdit] {
    disjoint(edits).reduce(into: []) { result, edit in
      guard let last = result.last, last.range.end == edit.range.start else { return result.append(edit) }
      result[result.count - 1] = TextEdit(
        range: ByteRange(last.range.start.value, edit.range.end.value),
        replacement: last.replacement + edit.replacement
      )
    }
  }
}
