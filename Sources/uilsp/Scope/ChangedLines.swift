import SourceText

/// The lines of a file that are new or different; lines count from 1.
enum ChangedLines: Equatable, Sendable {
  case all
  /// Lines, and places where lines were taken away: the number of the line before each.
  case some(lines: [Range<Int>], gaps: [Int])

  /// Whether any of the lines `first` to `last` has changed, or one has gone between them.
  func touches(_ first: Int, _ last: Int) -> Bool {
    switch self {
    case .all: true
    case .some(let lines, let gaps):
      lines.contains { $0.lowerBound <= last && first < $0.upperBound } || gaps.contains { first <= $0 && $0 < last }
    }
  }

  /// The lines after edits to the text, which change lines themselves.
  func after(_ edits: [TextEdit], in text: SourceText) -> ChangedLines {
    guard case .some(let lines, let gaps) = self else { return .all }
    var shifts: [(line: Int, distance: Int)] = []
    var edited: [Range<Int>] = []
    var distance = 0
    for edit in TextEdit.disjoint(edits) {
      let first = text.lineColumn(at: edit.range.start).line + 1
      let last = text.lineColumn(at: edit.range.end).line + 1
      let inserted = edit.replacement.utf8.count { $0 == UInt8(ascii: "\n") }
      edited.append((first + distance)..<(first + distance + inserted + 1))
      distance += inserted - (last - first)
      shifts.append((last, distance))
    }
    func shifted(_ line: Int) -> Int { max(1, line + (shifts.last { $0.line <= line }?.distance ?? 0)) }
    let moved = lines.map { range -> Range<Int> in
      let start = shifted(range.lowerBound)
      return start..<max(start + 1, shifted(range.upperBound))
    }
    return .some(lines: moved + edited, gaps: gaps.map(shifted))
  }
}
