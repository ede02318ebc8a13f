import Interpreter
import Semantics
import Synchronization

/// Evaluated scenes, kept from snapshot to snapshot: a scene is evaluated again only when something that it has read is
/// another.
final class SceneCache: Sendable {
  /// What is kept over all scenes, in elements.
  private static let heaviest = 400_000

  /// What a scene's evaluation depends on besides its program.
  private struct Key: Hashable {
    let request: SceneRequest
    let configuration: SceneConfiguration
    let limits: EvaluationLimits
    let explains: Bool
  }

  private let results = DerivedValues<Key, SceneResult>(capacity: heaviest) {
    $0.elements.count + ($0.reads?.weight ?? 0) + 1
  }
  /// What scenes have read in all configurations when they were last evaluated, each reading once.
  private let reads = Mutex<[SceneRequest: [SceneReads]]>([:])
  private let names: UnitNameTable

  init(names: UnitNameTable) { self.names = names }

  /// How often scenes were asked for, used again and evaluated.
  var counters: DerivedCounters { results.counters }

  /// The scene in each configuration; those in which it is not known are evaluated together.
  func scenes(
    _ request: SceneRequest,
    in configurations: [SceneConfiguration],
    _ limits: EvaluationLimits,
    explains: Bool = false,
    of program: Program,
    evaluate: ([SceneConfiguration]) -> [SceneResult]
  ) -> [SceneResult] {
    let keys = configurations.map {
      Key(request: request, configuration: $0, limits: limits, explains: explains)
    }
    var evaluated: [Int: SceneResult] = [:]
    let known = results.values(for: keys, isCurrent: { isCurrent($0, in: program) }) { missing in
      let made = evaluate(missing.map { configurations[$0] })
      for (index, result) in zip(missing, made) { evaluated[index] = result }
      note(made, of: request, in: program)
      return made.map { $0.reads == nil ? nil : $0 }
    }
    return known.indices.compactMap { known[$0] ?? evaluated[$0] }
  }

  /// The scene in that configuration, where it is known.
  func known(
    _ request: SceneRequest,
    _ configuration: SceneConfiguration,
    _ limits: EvaluationLimits,
    of program: Program
  ) -> SceneResult? {
    let key = Key(request: request, configuration: configuration, limits: limits, explains: false)
    return results.known(key) { isCurrent($0, in: program) }
  }

  /// The units that the scene has read in any configuration; nil where it was never evaluated. Not known means that it
  /// will have to be evaluated again.
  func units(readBy request: SceneRequest, in program: Program) -> ReadUnits? {
    guard let reads = reads.withLock({ $0[request] }), !reads.isEmpty else { return nil }
    guard reads.allSatisfy({ $0.holds(in: program, names) }) else { return .unknown }
    return .known(reads.map(\.units))
  }

  /// The units that were read by a scene, in each configuration that differs.
  enum ReadUnits {
    case known([Set<UnitID>])
    /// Something of it has changed since.
    case unknown
  }

  private func isCurrent(_ result: SceneResult, in program: Program) -> Bool {
    result.reads?.holds(in: program, names) ?? false
  }

  private func note(_ results: [SceneResult], of request: SceneRequest, in program: Program) {
    let old = reads.withLock { $0[request] ?? [] }
    var current = old.filter { $0.holds(in: program, names) }
    for result in results {
      guard let reads = result.reads, !current.contains(where: { $0 === reads }) else { continue }
      current.append(reads)
    }
    reads.withLock { all in
      all[request] = current
      // Requests that nobody makes any more: previews that got another name.
      if all.count > Self.mostRequests { all = [request: current] }
    }
    names.prune(to: program)
  }

  private static let mostRequests = 20_000
}
