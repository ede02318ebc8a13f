import LSPProtocol
import Lint

/// What a workspace's `.uilsp.json` asks for, or the client's settings in place of one.
struct WorkspaceConfiguration: Sendable {
  static let fileName = ".uilsp.json"

  /// Nil where there is no file, or a wrong one: the defaults hold.
  let configuration: LintConfiguration?
  /// What is wrong with the file, for the user.
  let problem: String?
  /// The client's settings that were asked besides the files.
  let settings: JSONValue?

  /// Reads the nearest file in `root` or above it; where there is none `settings` hold, or else the defaults.
  static func load(for root: String, settings: JSONValue?, from files: FileSystem) -> WorkspaceConfiguration {
    var folder = root[...]
    while true {
      let path = (folder == "/" ? "" : folder) + "/" + fileName
      if let bytes = files.read(String(path)) {
        return WorkspaceConfiguration(json: bytes, folder: String(folder), name: String(path), settings: settings)
      }
      guard let slash = folder.lastIndex(of: "/"), folder != "/" else { break }
      folder = slash == folder.startIndex ? "/" : folder[..<slash]
    }
    guard let settings else { return WorkspaceConfiguration(configuration: nil, problem: nil, settings: nil) }
    let json = JSONWriter.bytes(of: settings)
    return WorkspaceConfiguration(json: json, folder: root, name: settingsName, settings: settings)
  }

  private init(configuration: LintConfiguration?, problem: String?, settings: JSONValue?) {
    self.configuration = configuration
    self.problem = problem
    self.settings = settings
  }

  /// What the client's settings are called where something is wrong with them.
  private static let settingsName = "the settings of \(ServerInfo.name)"

  private init(json: [UInt8], folder: String, name: String, settings: JSONValue?) {
    self.settings = settings
    do {
      configuration = try ConfigurationFile(json: json).configuration(
        rules: LintRule.all,
        folder: ConfigurationFolder(folder, workingFolder: "/")
      )
      problem = nil
    } catch {
      configuration = nil
      problem = error.text(for: name)
    }
  }
}
