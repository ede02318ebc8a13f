import Lint

/// What the `.uilsp.json` of a workspace's folders ask for.
struct WorkspaceConfiguration: Sendable {
  static let fileName = ".uilsp.json"

  /// Nil where there is no file, or a wrong one: the defaults hold.
  let configuration: LintConfiguration?
  /// What is wrong with the files, for the user.
  let problem: String?
  /// The text of the files, to tell whether they have changed.
  var source: [[UInt8]] = []

  /// The configuration of all folders together: each holds for the files of its own folder.
  static func load(for folders: [String], from files: FileSystem) -> WorkspaceConfiguration {
    let all = folders.map { load(for: $0, from: files) }
    let problems = all.compactMap(\.problem)
    var found: [LintConfiguration] = []
    for configuration in all.compactMap(\.configuration)
    where !found.contains(where: { $0.folder == configuration.folder }) {
      found.append(configuration)
    }
    let source = all.flatMap(\.source)
    let problem = problems.isEmpty ? nil : Set(problems).sorted().joined(separator: "\n")
    guard folders.count > 1, let first = all.first else {
      return WorkspaceConfiguration(configuration: found.first, problem: problem, source: source)
    }
    var whole = first.configuration ?? .standard
    whole.others = found.filter { $0.folder != whole.folder }
    return WorkspaceConfiguration(configuration: found.isEmpty ? nil : whole, problem: problem, source: source)
  }

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

  private init(configuration: LintConfiguration?, problem: String?, source: [[UInt8]] = []) {
    self.configuration = configuration
    self.problem = problem
    self.source = source
  }

  private init(json: [UInt8], path: String) {
    source = [Array(path.utf8), json]
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
