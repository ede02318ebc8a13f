import Lint
import Semantics
import SourceText
import Syntax
import ViewGraph

extension [Draft] {
  /// So many findings of one rule in one place are reported one by one.
  private static var mostInPlace: Int { 100 }

  /// The drafts, sorted by place, without those that say on one line, or in one top-level item, what a hundred others say
  /// there: the last that is left tells how many they are.
  func summed(in program: Program) -> [Draft] {
    guard count > Self.mostInPlace else { return self }
    var last: (file: FileID, lines: FileLines)?
    let byLine = summed("on this line") { place in
      if let last, last.file == place.file { return last.lines.line(at: place.range.start) }
      guard let text = program.files[place.file]?.tree.text else { return nil }
      let lines = FileLines(text)
      last = (place.file, lines)
      return lines.line(at: place.range.start)
    }
    return byLine.summed("in this declaration") { place in
      program.files[place.file]?.item(around: place.range.start)?.start.value
    }
  }

  private func summed(_ name: String, in spot: (Place) -> Int?) -> [Draft] {
    let crowded = Dictionary(grouping: indices) { Crowd(rule: self[$0].rule.id, file: self[$0].problem.place.file) }
      .values.filter { $0.count > Self.mostInPlace }
    guard !crowded.isEmpty else { return self }
    var result = self
    var dropped: Set<Int> = []
    for members in crowded {
      for (spot, crowd) in Dictionary(grouping: members, by: { spot(self[$0].problem.place) })
      where spot != nil && crowd.count > Self.mostInPlace {
        let last = crowd[Self.mostInPlace - 1]
        dropped.formUnion(crowd[Self.mostInPlace...])
        result[last] = self[last].telling("and \(crowd.count - Self.mostInPlace) more of these \(name)")
      }
    }
    return result.indices.filter { !dropped.contains($0) }.map { result[$0] }
  }

  private struct Crowd: Hashable {
    let rule: RuleID
    let file: FileID
  }
}

/// The lines of a file, found once: a line may be as long as the file.
private struct FileLines {
  private let starts: [Int]

  init(_ text: SourceText) {
    starts = (0..<text.lineCount).map { text.lineStart($0).value }
  }

  func line(at offset: ByteOffset) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset.value { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}

extension Draft {
  /// The same with a word about others like it.
  fileprivate func telling(_ others: String) -> Draft {
    let told = Problem(
      problem.place,
      "\(problem.message) (\(others))",
      related: problem.related,
      proposals: problem.proposals,
      severity: problem.severity
    )
    return Draft(rule: rule, problem: told, severity: severity)
  }
}
