import Interpreter
import Semantics

/// How much evaluation the scenes of one file may take together, in the interpreter's steps: a file of very many heavy
/// scenes is not looked at to its end.
struct FileShares {
  private static let ofFile = 6_000_000
  private static let ofScene = 2_000
  /// So many scenes of a file are looked at before it is asked what they have cost. Few files have more.
  private static let wave = 32
  /// So many scenes of a file count for the work of a whole check.
  private static let mostCounted = 100

  private var remaining: [FileID: Int] = [:]
  /// How many scenes count for the work of the check.
  let countedScenes: Int

  /// The roots by their numbers, in the order in which they are looked at: some of each file, then the next of each.
  let waves: [[Int]]

  init(of roots: [SceneRequest]) {
    var counts: [FileID: Int] = [:]
    var waves: [[Int]] = []
    for (index, root) in roots.enumerated() {
      let number = counts[root.file, default: 0] / Self.wave
      counts[root.file, default: 0] += 1
      if number == waves.count { waves.append([]) }
      waves[number].append(index)
    }
    self.waves = waves
    countedScenes = counts.values.reduce(0) { $0 + min($1, Self.mostCounted) }
    remaining = counts.mapValues { Self.ofFile + $0 * Self.ofScene }
  }

  /// Whether more scenes of the file may be looked at.
  func allow(_ root: SceneRequest) -> Bool { remaining[root.file].map { $0 > 0 } ?? true }

  /// Takes what a scene costs in all its configurations.
  mutating func take(_ steps: Int, for root: SceneRequest) { remaining[root.file]? -= steps }
}
