import Lint

/// What a workspace's `.uilsp.json` asks for.
struct WorkspaceConfiguration: Sendable {
  static let fileName = ".uilsp.json"

  /// Nil where there is no file, or a wrong one: the defaults hold.
  let configuration: LintConfiguration?
  /// What is wrong with the file, for the user.
  let problem: String?

  /// Reads the nearest file in `folder` or above it; the defaults where there is none.
  static func load(for folder: String, from files: FileSystem) -> WorkspaceConfiguration {
    var folder = folder[...]
    while true {
      let path = (folder == "/" ? "" : folder) + "/" + fileName
      if let bytes = files.read(String(path)) { return WorkspaceConfiguration(json: bytes, path: String(path)) }
      guard let slash = folder.lastIndex(of: "/"), folder != "/" else {
        return WorkspaceConfiguration(configuration: nil, problem: nil)
      }
      folder = slash == folder.startIndex ? "/" : folder[..<slash]
    }
  }

  private init(configuration: LintConfiguration?, problem: String?) {
    self.configuration = configuration
    self.problem = problem
  }

  private init(json: [UInt8], path: String) {
    do {
      let folder = path.dropLast(Self.fileName.utf8.count)
      configuration = try ConfigurationFile(json: json).configuration(
        rules: LintRule.all,
        folder: ConfigurationFolder(String(folder), workingFolder: "/")
      )
      problem = nil
    } catch {
      configuration = nil
      problem = error.text(for: path)
    }
  }
}
