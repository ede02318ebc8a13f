import Interpreter
import Semantics
import SourceText
import Synchronization

/// Evaluated scenes, kept from snapshot to snapshot: a scene is evaluated again only when something that it has read is
/// another.
final class SceneCache: Sendable {
  /// What is kept over all scenes, in elements.
  private static let heaviest = 200_000

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
  /// What is known of scenes as they were last evaluated in a configuration, where they were seen to their end: also of
  /// those whose elements are too many to be kept.
  private let reads = Mutex<[SceneRequest: [SceneConfiguration: WholeScene]]>([:])
  private let names: UnitNameTable

  init(names: UnitNameTable) { self.names = names }

  /// How often scenes were asked for, used again and evaluated.
  var counters: DerivedCounters { results.counters }

  /// The scene in each configuration; those in which it is not known are evaluated together, and kept unless the program
  /// `isTrial`. Another thread that evaluates them is waited for as long as `waits` tells.
  func scenes(
    _ request: SceneRequest,
    in configurations: [SceneConfiguration],
    _ limits: EvaluationLimits,
    explains: Bool = false,
    of program: Program,
    isTrial: Bool = false,
    waits: (() -> Bool)? = nil,
    evaluate: ([SceneConfiguration]) -> [SceneResult]
  ) -> [SceneResult] {
    let keys = configurations.map {
      Key(request: request, configuration: $0, limits: limits, explains: explains)
    }
    var evaluated: [Int: SceneResult] = [:]
    let known = results.values(
      for: keys,
      isCurrent: { $0.reads?.holds(in: program, names, isTrial: isTrial) ?? false },
      waits: waits
    ) { missing in
      names.prune(to: program)
      let made = evaluate(missing.map { configurations[$0] })
      for (index, result) in zip(missing, made) { evaluated[index] = result }
      return made.map { isTrial || $0.reads == nil || $0.isAbandoned ? nil : $0 }
    }
    let results = known.indices.compactMap { known[$0] ?? evaluated[$0] }
    if !isTrial { note(results, of: request, in: program, explains: explains) }
    return results
  }

  /// How many steps the scene took when it was evaluated last; nil where nobody knows any more.
  func lastSteps(of request: SceneRequest, in configuration: SceneConfiguration) -> Int? {
    [.brief, .standard].lazy.compactMap { limits in
      self.results.newest(Key(request: request, configuration: configuration, limits: limits, explains: false))?.steps
    }.max()
  }

  /// What the scene has read in some configurations; nil where it was not evaluated in any.
  func reads(
    of request: SceneRequest,
    in configurations: [SceneConfiguration],
    of program: Program
  ) -> KnownReads? {
    guard let reads = reads.withLock({ $0[request] }) else { return nil }
    var distinct: [SceneReads] = []
    for configuration in configurations {
      guard let own = reads[configuration]?.reads, own.holds(in: program, names) else { return .outdated }
      if !distinct.contains(where: { $0 === own }) { distinct.append(own) }
    }
    return .known(distinct)
  }

  /// What the scene has read when it was evaluated last, where all of that is the same in `program` and it takes less than
  /// the limits allow.
  func reads(
    of request: SceneRequest,
    in configuration: SceneConfiguration,
    _ limits: EvaluationLimits,
    of program: Program,
    isTrial: Bool
  ) -> SceneReads? {
    guard let known = reads.withLock({ $0[request]?[configuration] }), known.steps < limits.steps,
      known.reads.holds(in: program, names, isTrial: isTrial)
    else { return nil }
    return known.reads
  }

  /// A scene that was seen to its end.
  private struct WholeScene {
    let reads: SceneReads
    let steps: Int
  }

  /// The scenes that were evaluated, those that have read least before the others.
  var requestsBySize: [SceneRequest] {
    let sized = reads.withLock { all in
      all.compactMap { request, reads in reads.values.map(\.reads.weight).max().map { (request: request, size: $0) } }
    }
    return sized.ordered { a, b in
      (a.size, a.request.file, a.request.view, a.request.position)
        < (b.size, b.request.file, b.request.view, b.request.position)
    }.map(\.request)
  }

  /// What a scene has read when it was last evaluated.
  enum KnownReads {
    /// In each configuration that differs.
    case known([SceneReads])
    /// It has to be evaluated again, or was not seen to its end.
    case outdated
  }

  /// An explanation reads more than rules need to know: it is taken where nothing else is known.
  private func note(_ results: [SceneResult], of request: SceneRequest, in program: Program, explains: Bool) {
    let results = results.filter { result in
      !explains || reads(of: request, in: result.configuration, .standard, of: program, isTrial: false) == nil
    }
    reads.withLock { all in
      // Requests that nobody makes any more: previews that got another name.
      if all.count > Self.mostRequests { all = [:] }
      for result in results where !result.isAbandoned {
        let isWhole = result.facts.limit == nil
        let whole = isWhole ? result.reads.map { WholeScene(reads: $0, steps: result.steps) } : nil
        all[request, default: [:]][result.configuration] = whole
      }
    }
  }

  private static let mostRequests = 20_000
}
