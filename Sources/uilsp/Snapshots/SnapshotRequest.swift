import Catalog
import Interpreter
import Layout
import Rendering
import Semantics

/// What a call of `--frames` wants with snapshots.
struct SnapshotRequest {
  private static let write = CommandOption("--write-snapshot", "Keep the frames beside each file, as FILE.frames")
  private static let check = CommandOption("--check-snapshot", "Compare the frames with those kept beside each file")

  static let options = [write, check]

  /// The devices of a snapshot where the call names no room of its own.
  private static let devices = ["iphone-se", "iphone-15", "ipad"]

  private let request: FramesRequest
  private let writes: Bool
  /// Where the page with both is written.
  private let page: String?

  /// Nil where the call asks for no snapshot.
  init?(_ invocation: Invocation, _ request: FramesRequest, page: String?) throws {
    let (writes, checks) = (invocation.has(Self.write), invocation.has(Self.check))
    guard writes || checks else {
      if page != nil { throw UsageError("--output html:FILE needs --check-snapshot") }
      return nil
    }
    guard writes != checks else { throw UsageError("choose one of --write-snapshot and --check-snapshot") }
    self.request = request
    self.writes = writes
    self.page = page
  }

  /// Writes or compares; whether everything is as it was.
  func run(_ workspace: inout FramesWorkspace, _ console: Console) throws(UsageError) -> ExitStatus {
    var pairs: [SnapshotPage.Pair] = []
    var count = 0
    for path in request.paths {
      let bytes = try FramesRequest.contents(of: path, console)
      let program = workspace.program(around: path, bytes)
      let (snapshot, results) = try snapshot(of: path, in: program)
      let file = FrameSnapshot.path(of: path)
      if writes {
        try write(snapshot.text, to: file)
        continue
      }
      guard let bytes = try? RegularFile.read(file) else {
        throw UsageError("there is no snapshot '\(file)'; --write-snapshot makes one")
      }
      let before = try FrameSnapshot(reading: String(decoding: bytes, as: UTF8.self))
      let difference = SnapshotDifference(from: before, to: snapshot)
      for sentence in difference.sentences { console.print("\(path): \(sentence)") }
      count += difference.changes.count
      pairs += SnapshotPage.pairs(of: path, before, results, difference)
    }
    if let page { try write(SnapshotPage(pairs).html, to: page) }
    if !writes { console.printError(count == 0 ? "no frame has changed" : "\(count) changes of frames") }
    return count == 0 ? .success : .findings
  }

  private func snapshot(
    of path: String,
    in program: Program
  ) throws(UsageError) -> (FrameSnapshot, [(FrameSnapshot.Scene, SceneResult)]) {
    var results: [(FrameSnapshot.Scene, SceneResult)] = []
    for scene in try request.scenes(of: path, in: program) {
      for (device, configuration) in configurations(of: scene) {
        let result =
          page == nil
          ? SceneEvaluator.evaluate(scene, program: program, configuration: configuration)
          : SceneEvaluator.draw(scene, program: program, configuration: configuration)
        results.append((FrameSnapshot.Scene(result, device: device), result))
      }
    }
    return (FrameSnapshot(scenes: results.map(\.0)), results)
  }

  private func configurations(of scene: SceneRequest) -> [(String, SceneConfiguration)] {
    let own = request.configuration(of: scene)
    let size = "\(Int(own.size.width))x\(Int(own.size.height))"
    guard !request.hasRoom else { return [(size, own)] }
    return Self.devices.compactMap { id in
      DeviceDefinition.named(id).map { device in
        var configuration = own
        configuration.move(to: device)
        return (device.name, scene.settings.applied(to: configuration))
      }
    }
  }

  private func write(_ text: String, to path: String) throws(UsageError) {
    if let reason = RegularFile.replace(path, with: Array(text.utf8)) { throw UsageError(reason) }
  }
}
