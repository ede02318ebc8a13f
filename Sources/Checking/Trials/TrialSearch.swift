import Interpreter
import Semantics
import SourceText

/// Finds out which of many fixes hold while trying as few times as possible: each is judged by what happens in the
/// top-level items that it touches, all groups of fixes that no item connects are tried at once, and a group that does
/// not hold is tried in halves.
struct TrialSearch {
  /// Fixes that are tried together, of items that no other part of the same round touches.
  struct Part {
    let candidates: [TrialCandidate]
    let areas: Set<TrialArea>

    init(_ candidates: [TrialCandidate]) {
      self.candidates = candidates
      areas = candidates.reduce(into: []) { $0.formUnion($1.areas) }
    }

    /// The files that are changed.
    var changedFiles: Set<FileID> { candidates.reduce(into: []) { $0.formUnion($1.changedFiles) } }

    var halves: [Part] {
      let middle = (candidates.count + 1) / 2
      return [Part(Array(candidates.prefix(middle))), Part(Array(candidates.dropFirst(middle)))]
    }
  }

  /// What a trial has shown of a part.
  struct Verdict {
    /// Whether the findings are gone and nothing is worse.
    let holds: Bool
    /// The code whose types would have to be known to say that the result compiles.
    var doubts: [String] = []
    /// The files of the part in which there are new findings outside of all parts' items: by this part or another one.
    var troubledFiles: Set<FileID> = []
    /// The scenes in which frames have moved, by this part or by another one that is seen there.
    var movingScenes: Set<SceneRequest> = []
    /// How many calls have frames that moved.
    var movedCount = 0
    /// The candidates, by their indexes, of whose code the compared scenes show everything.
    var shown: Set<Int> = []

    /// Whether nothing is to be said of each candidate by itself.
    var isClear: Bool { movedCount == 0 && doubts.isEmpty }
  }

  /// A fix that holds.
  struct Held {
    let candidate: TrialCandidate
    /// How many frames it moves.
    var moved = 0
    /// What would have to be known to say that its result compiles.
    var doubts: [String] = []
    /// Whether the compared scenes show all the code that it changes.
    var isShown = false
    /// Whether evaluation cannot tell that it was made.
    var isUnnoticed = false
  }

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
    } else if first.verdict.holds, first.verdict.troubledFiles.isEmpty, first.verdict.isClear || isOne {
      held += first.part.candidates.map {
        Held(
          candidate: $0,
          moved: first.verdict.movedCount,
          doubts: first.verdict.doubts,
          isShown: first.verdict.shown.contains($0.index)
        )
      }
    } else if !isOne {
      groups[first.group] += first.part.halves.reversed()
    }
  }

  /// Parts with a moving scene or a troubled file in common, and each other part by itself.
  private static func clusters(_ tried: [Tried]) -> [[Tried]] {
    var clusters: [(scenes: Set<SceneRequest>, files: Set<FileID>, members: [Tried])] = []
    var alone: [[Tried]] = []
    for entry in tried {
      var (scenes, files) = (entry.verdict.movingScenes, entry.verdict.troubledFiles)
      guard !scenes.isEmpty || !files.isEmpty else {
        alone.append([entry])
        continue
      }
      var members: [Tried] = []
      clusters.removeAll { cluster in
        guard !cluster.scenes.isDisjoint(with: scenes) || !cluster.files.isDisjoint(with: files) else { return false }
        scenes.formUnion(cluster.scenes)
        files.formUnion(cluster.files)
        members += cluster.members
        return true
      }
      clusters.append((scenes, files, members + [entry]))
    }
    return alone + clusters.map(\.members)
  }

  /// The candidates in groups of which no two touch the same item.
  private static func connected(_ candidates: [TrialCandidate]) -> [[TrialCandidate]] {
    var groups: [Int: (areas: [TrialArea], members: [TrialCandidate])] = [:]
    var groupOfArea: [TrialArea: Int] = [:]
    for candidate in candidates {
      let met = Set(candidate.areas.compactMap { groupOfArea[$0] }).ordered()
      // The first group grows where it is: all candidates may meet in one.
      let target = met.first ?? candidate.index
      for group in met.dropFirst() {
        guard let merged = groups.removeValue(forKey: group) else { continue }
        groups[target]?.areas += merged.areas
        groups[target]?.members += merged.members
        for area in merged.areas { groupOfArea[area] = target }
      }
      let new = candidate.areas.filter { groupOfArea[$0] == nil }
      for area in new { groupOfArea[area] = target }
      groups[target, default: ([], [])].areas += new
      groups[target, default: ([], [])].members.append(candidate)
    }
    return groups.values.map(\.members).ordered { ($0.last?.index ?? 0) < ($1.last?.index ?? 0) }
  }
}
