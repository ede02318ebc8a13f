import Catalog
package import Semantics

/// A scene with what its state presents: sheets, alerts, pages that are pushed.
package struct PresentedScene: Sendable {
  package let result: SceneResult
  /// The elements at the top of what stands over the scene's root, the furthest behind first; where a page was pushed the
  /// root, which shows it, before those. None where nothing is presented.
  package let roots: [ElementID]
}

extension Press {
  /// Whether a path, a flag or a selection of a view may push a page at once.
  func mayPush(_ arguments: BoundArguments) -> Bool {
    switch self {
    case .stacks(let pages): arguments.has(pages.path)
    case .follows: arguments.has("isActive") || arguments.has("selection")
    default: false
    }
  }
}

extension SceneEvaluator {
  /// The scene as it is with all that its state presents, for one that `mayPresent`.
  package static func presented(
    _ request: SceneRequest,
    program: Program,
    configuration: SceneConfiguration,
    limits: EvaluationLimits = .standard,
    isCancelled: (@Sendable () -> Bool)? = nil
  ) -> PresentedScene {
    let run = SceneRun(
      request,
      program.seen(from: request.file),
      configuration,
      limits,
      [:],
      SceneMemo(),
      keepsViews: false,
      isDrawn: true,
      isCancelled: isCancelled
    )
    let live = LiveScene()
    run.live = live
    let result = run.result(in: configuration, nil, explains: true)
    let roots = result.elements.filter { $0.parent == nil }.map(\.id)
    let presented = Array(roots.dropFirst(live.hasPages ? 0 : 1))
    return PresentedScene(result: result, roots: presented)
  }
}
