import Interpreter
import Semantics
import Synchronization

/// Evaluated scenes, kept from snapshot to snapshot: a scene is evaluated again only when a unit that it can depend on
/// has changed.
final class SceneCache: Sendable {
  /// What is kept over all scenes, in elements (a unit that a scene depends on weighs as much); the scenes that were
  /// used longest ago go first.
  private static let heaviest = 200_000

  /// A scene, and the very units it was evaluated from.
  private struct Key: Hashable {
    let request: SceneRequest
    let configuration: SceneConfiguration
    let limits: EvaluationLimits
    let explains: Bool
    let units: UnitIdentity
  }

  private final class Cell: Sendable {
    let result = Mutex<SceneResult?>(nil)
  }

  private struct State {
    var cells: [Key: (cell: Cell, lastUse: Int)] = [:]
    var clock = 0
    var weight = 0
  }

  private let state = Mutex(State())

  /// The scene evaluated from `units`; evaluated now if it has not been before.
  func scene(
    _ request: SceneRequest,
    _ configuration: SceneConfiguration,
    _ limits: EvaluationLimits,
    explains: Bool,
    from units: [Unit],
    evaluate: () -> SceneResult
  ) -> SceneResult {
    let key = Key(
      request: request,
      configuration: configuration,
      limits: limits,
      explains: explains,
      units: UnitIdentity(units)
    )
    return cell(key).result.withLock { result in
      if let result { return result }
      let made = evaluate()
      result = made
      added(made.elements.count + units.count + 1)
      return made
    }
  }

  /// The scene in several configurations: those in which it has not been evaluated before are evaluated together.
  func scenes(
    _ request: SceneRequest,
    in configurations: [SceneConfiguration],
    _ limits: EvaluationLimits,
    from units: [Unit],
    evaluate: ([SceneConfiguration]) -> [SceneResult]
  ) -> [SceneResult] {
    let identity = UnitIdentity(units)
    let cells = configurations.map { configuration in
      cell(
        Key(
          request: request,
          configuration: configuration,
          limits: limits,
          explains: false,
          units: identity
        )
      )
    }
    var results = cells.map { $0.result.withLock(\.self) }
    let missing = configurations.indices.filter { results[$0] == nil }
    guard !missing.isEmpty else { return results.compactMap(\.self) }
    for (index, made) in zip(missing, evaluate(missing.map { configurations[$0] })) {
      results[index] = made
      cells[index].result.withLock { $0 = made }
      added(made.elements.count + units.count + 1)
    }
    return results.compactMap(\.self)
  }

  private func cell(_ key: Key) -> Cell {
    state.withLock { state -> Cell in
      state.clock += 1
      let cell = state.cells[key]?.cell ?? Cell()
      state.cells[key] = (cell, state.clock)
      return cell
    }
  }

  private func added(_ weight: Int) {
    state.withLock { state in
      state.weight += weight
      guard state.weight > Self.heaviest, !state.cells.isEmpty else { return }
      // The older half goes; what is still needed is evaluated again.
      let uses = state.cells.values.map(\.lastUse).sorted()
      let oldest = uses[uses.count / 2]
      state.cells = state.cells.filter { $0.value.lastUse > oldest }
      state.weight /= 2
    }
  }
}
