package import Semantics
package import SourceText
package import ViewGraph

/// How offsets of one file move under edits.
package struct OffsetShift: Sendable {
  private let edits: [TextEdit]

  package init(_ edits: [TextEdit]) { self.edits = TextEdit.disjoint(edits) }

  /// The shifts of each file that is edited.
  package static func byFile(_ edits: [FileEdit]) -> [FileID: OffsetShift] {
    Dictionary(grouping: edits, by: \.file).mapValues { OffsetShift($0.map(\.edit)) }
  }

  /// The offset after the edits; nil inside of replaced text.
  package func shifted(_ offset: ByteOffset) -> ByteOffset? {
    var distance = 0
    for edit in edits {
      if offset < edit.range.start { break }
      if offset < edit.range.end { return nil }
      distance += edit.replacement.utf8.count - edit.range.count
    }
    return offset + distance
  }

  /// Where an offset after the edits has been before them: for new text, where it was put.
  package func origin(of offset: ByteOffset) -> ByteOffset {
    var distance = 0
    for edit in edits {
      let start = edit.range.start + distance
      if offset < start { break }
      let length = edit.replacement.utf8.count
      if offset < start + length { return edit.range.start }
      distance += length - edit.range.count
    }
    return offset - distance
  }
}
