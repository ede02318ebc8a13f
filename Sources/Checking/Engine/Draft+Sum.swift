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
    var line = LineSpot(program)
    let byLine = summed("on this line") { line.number(of: $0) }
    return byLine.summed("in this declaration") { place in
      program.files[place.file]?.item(around: place.range.start)?.start.value
    }
  }

  private func summed(_ name: String, in spot: (Place) -> Int?) -> [Draft] {
    // Mostly too few of any rules are in one spot: then nothing is sorted by rules.
    guard isCrowded(Array<Int>(indices), in: spot) else { return self }
    let crowded = Dictionary(grouping: indices) { Crowd(rule: self[$0].ruleID, file: self[$0].place.file) }
      .values.filter { isCrowded($0, in: spot) }
    guard !crowded.isEmpty else { return self }
    var result = self
    var dropped: Set<Int> = []
    for members in crowded {
      for (spot, crowd) in Dictionary(grouping: members, by: { spot(self[$0].place) })
      where spot != nil && crowd.count > Self.mostInPlace {
        let last = crowd[Self.mostInPlace - 1]
        dropped.formUnion(crowd[Self.mostInPlace...])
        result[last] = self[last].telling("and \(crowd.count - Self.mostInPlace) more of these \(name)")
      }
    }
    return result.indices.filter { !dropped.contains($0) }.map { result[$0] }
  }

  /// Whether more than `mostInPlace` of the members of one file, which are sorted, may be in one spot: then two of every
  /// fiftieth are.
  private func isCrowded(_ members: [Int], in spot: (Place) -> Int?) -> Bool {
    guard members.count > Self.mostInPlace else { return false }
    let sample = stride(from: 0, to: members.count, by: Self.mostInPlace / 2).map {
      spot(self[members[$0]].place)
    }
    return zip(sample, sample.dropFirst()).contains { $0 != nil && $0 == $1 }
  }

  private struct Crowd: Hashable {
    let rule: RuleID
    let file: FileID
  }
}

/// The lines of places, most of which are on the line of the one before.
private struct LineSpot {
  private let program: Program
  private var last: (file: FileID, content: ByteRange, line: Int)?

  init(_ program: Program) { self.program = program }

  mutating func number(of place: Place) -> Int? {
    let offset = place.range.start
    if let last, last.file == place.file, last.content.start <= offset, offset < last.content.end { return last.line }
    guard let text = program.files[place.file]?.tree.text else { return nil }
    let line = text.lineColumn(at: offset).line
    last = (place.file, ByteRange(text.lineStart(line), max(text.lineStart(line), text.lineEnd(line))), line)
    return line
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
