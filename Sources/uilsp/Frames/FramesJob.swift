import Interpreter
import Semantics
import Synchronization

/// The frames of the scenes of some files, on whatever thread, as far as they can be had in some time.
final class FramesJob: Sendable {
  private struct State {
    var reports: [FramesReport] = []
    /// What is evaluated: a scene of a file, or the file before that is known.
    var current: (path: String, scene: SceneRequest?)?
    /// What the time was used up with.
    var last: (path: String, scene: SceneRequest?)?
  }

  private let request: FramesRequest
  private let console: Console
  private let time: ProcessorTime
  private let state = Mutex(State())

  init(_ request: FramesRequest, console: Console) {
    self.request = request
    self.console = console
    time = ProcessorTime(seconds: request.secondsAtMost)
  }

  /// The files with what has been found of them, in the time that there is.
  func reports() throws(UsageError) -> [FramesReport] {
    guard let result = time.result(of: { [self] in Result { () throws(UsageError) in try evaluateAll() } }) else {
      return state.withLock { state in
        state.last = state.last ?? state.current
        return state.reports
      }
    }
    try result.get()
    return state.withLock(\.reports)
  }

  /// What is said where something is missing.
  var notice: String? {
    state.withLock(\.last).map { path, scene in
      let what = scene.map { "'\($0.view)' in '\(path)'" } ?? "'\(path)'"
      return "the frames end at \(what), having taken as much time as they may: what follows is left out"
    }
  }

  private func evaluateAll() throws(UsageError) {
    var workspace = FramesWorkspace()
    var budget = FramesBudget()
    for path in request.paths {
      let bytes = try FramesRequest.contents(of: path, console)
      state.withLock { $0.current = (path, nil) }
      let program = workspace.program(around: path, bytes)
      let scenes = try request.scenes(of: path, in: program)
      var results: [ShownScene] = []
      state.withLock { $0.reports.append(FramesReport(file: path, scenes: [], program: program)) }
      for scene in scenes {
        state.withLock { $0.current = (path, scene) }
        let result = budget.evaluate(scene, in: program, request) { [time] in time.isSpent }
        guard !result.result.isAbandoned else { return state.withLock { $0.last = (path, scene) } }
        results.append(result)
        let report = FramesReport(file: path, scenes: results, program: program)
        state.withLock { state in
          state.reports.removeLast()
          state.reports.append(report)
        }
      }
    }
  }
}
