package import Semantics

extension SceneEvaluator {
  /// Maximum number of presses that are done: later ones do nothing.
  package static let mostPresses = 500

  /// The scene with its picture: the same frames as without. Everything is evaluated anew, since what scenes keep for each
  /// other says nothing of colors. Where somebody uses the scene, `presses` are what was done with elements one after
  /// another, each by its number or its place in the scene that the ones before have led to: their actions run, and the
  /// state that they leave counts. Then the picture also shows what is presented, and pages that are pushed. `lastPass` is
  /// the pass that is shown where that is not the one in which the state has settled.
  package static func draw(
    _ request: SceneRequest,
    program: Program,
    configuration: SceneConfiguration,
    limits: EvaluationLimits = .standard,
    presses: [ScenePress]? = nil,
    lastPass: Int? = nil
  ) -> SceneResult {
    let program = program.seen(from: request.file)
    let run = SceneRun(
      request,
      program,
      configuration,
      limits,
      [:],
      SceneMemo(),
      keepsViews: false,
      isDrawn: true
    )
    run.lastPass = lastPass
    if let presses {
      run.presses = Array(presses.prefix(mostPresses))
      run.live = LiveScene()
    }
    return run.result(in: configuration, nil)
  }
}

extension SceneRun {
  /// Runs what the next press does, once the state has settled; whether there was one.
  func press(in pass: ScenePass) -> Bool {
    guard let next = presses.first, let pictures = pass.expander.pictures else { return false }
    presses.removeFirst()
    var list = ElementList(tree: pass.expander.tree, dependencies: nil)
    list.add(pass.root)
    let start = next.place.map { list.elements.element(at: $0) } ?? next.element
    var current = start
    while let id = current, list.elements.indices.contains(id.index) {
      let element = list.elements[id.index]
      let notes = pictures.notes[element.layout.node]
      for action in notes?.actions(for: next.gesture) ?? [] where action.isOfAll || id == start {
        if perform(action, next.gesture.isOfTouch ? .press : next.gesture) { return true }
      }
      current = element.parent
    }
    return true
  }
}

extension PictureRecorder.Notes {
  /// What a gesture may be for, the first one that takes it.
  fileprivate func actions(for gesture: ScenePress.Gesture) -> [ViewAction] {
    switch gesture {
    case .hold: [held].compactMap(\.self)
    case .swipe: [swiped].compactMap(\.self)
    case .press, .write, .move, .stepUp, .stepDown, .choose: [action, opening].compactMap(\.self)
    }
  }
}

extension ScenePress.Gesture {
  /// It says nothing but that it happened.
  fileprivate var isOfTouch: Bool {
    switch self {
    case .press, .hold, .swipe: true
    case .write, .move, .stepUp, .stepDown, .choose: false
    }
  }
}
