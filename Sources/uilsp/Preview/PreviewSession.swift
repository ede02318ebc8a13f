import Interpreter
import LSPProtocol
import Rendering
import Semantics
import Server
import SourceText
import Syntax

/// A file shown on a page for as long as it is worked on: drawn anew whenever it changes on disk or the page chooses
/// something else. While it cannot be read the last good picture stays.
final class PreviewSession {
  private let request: FramesRequest
  private let path: String
  private let hub: PreviewHub
  private let commands: Mailbox<[UInt8]>
  /// Takes the place of an element whose source is to be opened.
  private let open: (String) -> Void
  private var settings = PageSettings()
  private var presses = PagePresses()
  private var workspace = FramesWorkspace()
  private var bytes: [UInt8] = []
  private var state = PreviewState()
  /// What the pages show.
  private var shown: [UInt8] = []
  private var lastDrawing = ContinuousClock.now

  init(
    _ request: FramesRequest,
    path: String,
    hub: PreviewHub,
    commands: Mailbox<[UInt8]>,
    open: @escaping (String) -> Void
  ) {
    self.request = request
    self.path = path
    self.hub = hub
    self.commands = commands
    self.open = open
    state.file = path
  }

  /// How often the file is looked at.
  private static let pause = Duration.milliseconds(120)

  /// How often images are looked at that the picture shows.
  private static let imagePause = Duration.seconds(1)

  /// Shows the file, and from then on whatever becomes of it.
  func run() -> Never {
    while true {
      look()
      if let command = commands.next(until: .now + Self.pause) { take(command) }
    }
  }

  /// Draws again where the file holds something else.
  func look() {
    guard let now = try? RegularFile.read(path) else {
      return show(outdated: "the file cannot be read")
    }
    let hasImages = state.scene?.picture?.images.isEmpty == false
    let isDue = hasImages && lastDrawing.duration(to: .now) > Self.imagePause
    guard now != bytes || state.scene == nil || isDue else { return }
    bytes = now
    draw()
  }

  private func show(outdated: String) {
    guard state.outdated != outdated else { return }
    state.outdated = outdated
    show()
  }

  /// Tells the pages what there is now, where that is something else.
  private func show() {
    let json = state.json
    guard json != shown else { return }
    shown = json
    hub.show(PreviewNews(.state, json))
  }

  private func take(_ command: [UInt8]) {
    guard let json = try? JSONValue(parsing: command) else { return }
    switch json["kind"].string {
    case "configure":
      let before = settings.scene
      settings.choose(json)
      if settings.scene != before { presses.reset() }
    case "press": guard presses.take(json, on: state.scene?.elements ?? []) else { return }
    case "reset": presses.reset()
    case "open":
      if let element = json["element"].integer, state.places.indices.contains(element),
        let place = state.places[element]
      {
        open("\(place.file.path):\(place.line):\(place.column)")
      }
      return
    default: return
    }
    draw()
  }

  private func draw() {
    if let fault = SyntaxTree.parse(SourceText(bytes)).diagnostics.first {
      let line = SourceText(bytes).lineColumn(at: fault.range.start).line + 1
      return show(outdated: "line \(line): \(fault.message)")
    }
    let program = workspace.program(around: path, bytes)
    guard let scenes = try? request.scenes(of: path, in: program), !scenes.isEmpty else {
      return show(outdated: "there is no view in the file")
    }
    let chosen = min(settings.scene, scenes.count - 1)
    let configuration = settings.applied(to: request.configuration(of: scenes[chosen]))
    let scene = SceneEvaluator.draw(
      scenes[chosen],
      program: program,
      configuration: configuration,
      presses: presses.all,
      lastPass: settings.lastPass
    )
    state.take(scene, of: scenes, chosen: chosen, in: program, lastPass: settings.lastPass)
    lastDrawing = .now
    show()
  }
}
