import Checking
import FoundationEssentials
import IDE
import Interpreter
import Semantics

/// What a call of `--frames` asks for.
struct FramesRequest {
  private static let output = CommandOption(
    "--output",
    value: "text|json|html:FILE",
    "How to write it (default: text); html: before and after of a snapshot"
  )
  private static let scene = CommandOption("--scene", value: "NAME", "Show the #Preview of that name only")
  private static let view = CommandOption("--view", value: "NAME", "Show that view only")

  /// What says which scenes are meant, and under what they are shown.
  static let sceneOptions: [CommandOption] = StatedConfiguration.options + [scene, view, .config, .noConfig]

  static let options: [CommandOption] = sceneOptions + [output] + SnapshotRequest.options

  let paths: [String]
  /// What the project is configured as.
  private let configured: LintConfiguration
  /// What the call itself asks for.
  private let stated: StatedConfiguration
  private let view: String?
  private let scene: String?

  init(_ invocation: Invocation) throws {
    paths = invocation.operands
    guard !paths.isEmpty else { throw UsageError("FILE is missing") }
    view = invocation.value(of: Self.view)
    scene = invocation.value(of: Self.scene)
    configured = try ConfigurationSearch(invocation).configuration
    stated = try StatedConfiguration(invocation)
  }

  /// How frames are written.
  enum Form {
    case text
    case json
    /// The page of a comparison, in that file.
    case page(String)
  }

  static func form(_ invocation: Invocation) throws -> Form {
    guard let value = invocation.value(of: output), value.hasPrefix("html:") else {
      return try invocation.choice(output, among: ["text", "json"]) == "json" ? .json : .text
    }
    return .page(String(value.dropFirst(5)))
  }

  /// How many seconds of processor time it may take to answer: a project around a file is read and parsed as well.
  var secondsAtMost: Double {
    paths.reduce(0) { $0 + ($1 != "-" && ProjectFolder.around($1) != nil ? 60 : 2.4) }
  }

  /// Whether the call itself says how large the container is.
  var hasRoom: Bool { stated.hasRoom }

  /// The configuration of a scene: a preview has the room that it asks for, unless the call states one.
  func configuration(of scene: SceneRequest) -> SceneConfiguration {
    let configuration = stated.applied(to: configured.shownScene(of: scene.file))
    return stated.hasRoom ? configuration : scene.settings.applied(to: configuration)
  }

  // MARK: What it names

  /// What the file holds; `-` is standard input.
  static func contents(of path: String, _ console: Console) throws(UsageError) -> [UInt8] {
    if path == "-" { return console.readInput() }
    do {
      return try RegularFile.read(path)
    } catch {
      throw UsageError(error.reason)
    }
  }

  /// The scenes to show, in their order.
  func scenes(of path: String, in program: Program) throws(UsageError) -> [SceneRequest] {
    let file = FileID(path)
    let all = Scenes.all(in: file, program: program)
    if let view {
      guard let scene = Scenes.view(view, in: file, program: program) else {
        let hint = nearestName(to: view, among: all.map(\.view)).map { "; did you mean '\($0)'?" }
        throw UsageError("there is no view '\(view)' in '\(path)'\(hint ?? "")")
      }
      return [scene]
    }
    guard let scene else { return all.filter { !$0.isApp(in: program) } }
    let named = all.filter { $0.preview == scene }
    guard !named.isEmpty else { throw UsageError("there is no preview named '\(scene)' in '\(path)'") }
    return [named[0]]
  }
}
