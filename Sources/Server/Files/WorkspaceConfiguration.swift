import Checking
import LSPProtocol
import Lint
import SourceText

/// What the `.uilsp.json` of a workspace's folders ask for, or the client's settings in place of one.
struct WorkspaceConfiguration: Sendable {
  static let fileName = ".uilsp.json"

  /// Nil where there is no file, or a wrong one: the defaults hold.
  let configuration: LintConfiguration?
  /// What is wrong with the files or the settings, for the user.
  let problem: String?
  /// The text of the files, to tell whether they have changed.
  var source: [[UInt8]] = []

  /// The configuration of all folders together: each holds for the files of its own folder. Where no folder has one,
  /// `settings` hold, or else the defaults.
  static func load(for folders: [String], settings: JSONValue?, from files: FileSystem) -> WorkspaceConfiguration {
    let ofFolders = folders.map { load(for: $0, from: files) }
    let all = ofFolders.compactMap(\.self)
    if all.isEmpty, let settings {
      let json = JSONWriter.bytes(of: settings)
      return WorkspaceConfiguration(json: json, folder: folders.first ?? "/", name: settingsName)
    }
    let problems = all.compactMap(\.problem)
    var found: [LintConfiguration] = []
    for configuration in all.compactMap(\.configuration)
    where !found.contains(where: { $0.folder == configuration.folder }) {
      found.append(configuration)
    }
    let source = all.flatMap(\.source)
    let problem = problems.isEmpty ? nil : Set(problems).ordered().joined(separator: "\n")
    guard ofFolders.count > 1, let first = ofFolders.first else {
      return WorkspaceConfiguration(configuration: found.first, problem: problem, source: source)
    }
    var whole = first?.configuration ?? .standard
    whole.others = found.filter { $0.folder != whole.folder }
    return WorkspaceConfiguration(configuration: found.isEmpty ? nil : whole, problem: problem, source: source)
  }

  /// Reads the nearest file in `folder` or above it; nil where there is none.
  private static func load(for folder: String, from files: FileSystem) -> WorkspaceConfiguration? {
    var folder = folder[...]
    while true {
      let path = (folder == "/" ? "" : folder) + "/" + fileName
      if let bytes = files.read(String(path)) {
        return WorkspaceConfiguration(json: bytes, folder: String(folder), name: String(path))
      }
      guard let slash = folder.lastIndex(of: "/"), folder != "/" else { return nil }
      folder = slash == folder.startIndex ? "/" : folder[..<slash]
    }
  }

  private init(configuration: LintConfiguration?, problem: String?, source: [[UInt8]]) {
    self.configuration = configuration
    self.problem = problem
    self.source = source
  }

  /// What the client's settings are called where something is wrong with them.
  private static let settingsName = "the settings of \(ServerInfo.name)"

  private init(json: [UInt8], folder: String, name: String) {
    source = [Array(name.utf8), json]
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
