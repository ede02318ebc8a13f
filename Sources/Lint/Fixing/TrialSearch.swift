import Interpreter
import Semantics

/// Finds out which of many fixes hold while trying as few times as possible: fixes that no file connects are tried
/// together, and a group that does not hold is tried in halves.
struct TrialSearch {
  /// Fixes that are tried together, of files that no other part of the same round changes.
  struct Part {
    let candidates: [TrialCandidate]
    let changedFiles: Set<FileID>

    init(_ candidates: [TrialCandidate]) {
      self.candidates = candidates
      changedFiles = candidates.reduce(into: []) { $0.formUnion($1.changedFiles) }
    }

    var halves: [Part] {
      let middle = (candidates.count + 1) / 2
      return [Part(Array(candidates.prefix(middle))), Part(Array(candidates.dropFirst(middle)))]
    }
  }

  /// What a trial has shown of a part.
  struct Verdict {
    /// Whether the findings are gone and nothing is worse.
    let holds: Bool
    /// The scenes in which frames have moved, by this part or by another one that is seen there.
    var movingScenes: Set<SceneRequest> = []
    /// How many calls have frames that moved.
    var movedCount = 0
  }

  /// A fix that holds, and how many frames it moves.
  typealias Held = (candidate: TrialCandidate, moved: Int)

  private(set) var held: [Held] = []
  /// What is left to try of each group; only its last part is tried in a round.
  private var groups: [[Part]]

  init(_ candidates: [TrialCandidate]) {
    groups = Self.connected(candidates).map { [Part($0)] }
  }

  /// Tries until everything is decided. A part that `judge` says nothing of is left undecided.
  mutating func run(judging judge: ([Part]) -> [Verdict?]) {
    while !groups.isEmpty {
      let round = groups.indices.compactMap { index in groups[index].popLast().map { (index, $0) } }
      let tried = zip(round, judge(round.map(\.1))).compactMap { entry, verdict in
        verdict.map { Tried(group: entry.0, part: entry.1, verdict: $0) }
      }
      for cluster in Self.clusters(tried) { settle(cluster) }
      groups.removeAll(where: \.isEmpty)
    }
  }

  private struct Tried {
    let group: Int
    let part: Part
    let verdict: Verdict
  }

  /// Decides about a part, or puts parts together whose effects nobody can tell apart.
  private mutating func settle(_ cluster: [Tried]) {
    guard let first = cluster.first else { return }
    let isOne = first.part.candidates.count == 1
    if cluster.count > 1 {
      for other in cluster.dropFirst() {
        groups[first.group] += groups[other.group]
        groups[other.group] = []
      }
      groups[first.group] += Part(cluster.flatMap(\.part.candidates)).halves.reversed()
    } else if first.verdict.holds, first.verdict.movedCount == 0 || isOne {
      held += first.part.candidates.map { ($0, first.verdict.movedCount) }
    } else if !isOne {
      groups[first.group] += first.part.halves.reversed()
    }
  }

  /// Parts with a moving scene in common, and each other part by itself.
  private static func clusters(_ tried: [Tried]) -> [[Tried]] {
    var clusters: [(scenes: Set<SceneRequest>, members: [Tried])] = []
    for entry in tried {
      var scenes = entry.verdict.movingScenes
      var members: [Tried] = []
      clusters.removeAll { cluster in
        guard !cluster.scenes.isDisjoint(with: scenes) else { return false }
        scenes.formUnion(cluster.scenes)
        members += cluster.members
        return true
      }
      clusters.append((scenes, members + [entry]))
    }
    return clusters.map(\.members)
  }

  /// The candidates in groups of which no two change the same file.
  private static func connected(_ candidates: [TrialCandidate]) -> [[TrialCandidate]] {
    var groups: [Int: (files: Set<FileID>, members: [TrialCandidate])] = [:]
    var groupOfFile: [FileID: Int] = [:]
    for candidate in candidates {
      var files = candidate.changedFiles
      var members: [TrialCandidate] = []
      for group in Set(files.compactMap { groupOfFile[$0] }).sorted() {
        guard let known = groups.removeValue(forKey: group) else { continue }
        files.formUnion(known.files)
        members += known.members
      }
      groups[candidate.index] = (files, members + [candidate])
      for file in files { groupOfFile[file] = candidate.index }
    }
    return groups.sorted { $0.key < $1.key }.map(\.value.members)
  }
}
