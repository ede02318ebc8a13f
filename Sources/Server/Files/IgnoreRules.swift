import Checking

/// What is left out of the folder that is searched: by the ignore files around and in it, and by the configuration.
struct IgnoreRules {
  /// The ignore files that hold, outermost first, with the way from the folder of each to the one that is searched.
  private var files: [(file: IgnoreFile, way: String)]
  private let excluded: IgnoreFile
  /// The way from the configuration's folder.
  private var way: String

  init(for folder: String, _ configuration: LintConfiguration, _ system: FileSystem) {
    files = Self.files(above: folder, system)
    excluded = IgnoreFile(text: configuration.excluded.joined(separator: "\n"))
    way = configuration.folder?.relative(folder)?.map { $0 + "/" }.joined() ?? ""
  }

  /// Takes over what the folder says itself.
  mutating func enter(_ folder: String, _ system: FileSystem) {
    guard let text = system.read((folder == "/" ? "" : folder) + "/" + Self.name) else { return }
    files.append((IgnoreFile(text: String(decoding: text, as: UTF8.self)), ""))
  }

  /// The rules in a folder of that name.
  func inside(_ name: String) -> IgnoreRules {
    var rules = self
    rules.files = files.map { ($0.file, $0.way + name + "/") }
    rules.way += name + "/"
    return rules
  }

  func leavesOut(_ name: String, isFolder: Bool) -> Bool {
    if name.hasPrefix(".") || isFolder && IgnoreFile.isForeign(folder: name) { return true }
    if excluded.verdict(on: way + name, isFolder: isFolder) == true { return true }
    for ignore in files.reversed() {
      if let verdict = ignore.file.verdict(on: ignore.way + name, isFolder: isFolder) { return verdict }
    }
    return false
  }

  private static let name = ".gitignore"

  /// The ignore files of the folders around `folder`, up to the one that holds `.git`.
  private static func files(above folder: String, _ system: FileSystem) -> [(file: IgnoreFile, way: String)] {
    let parts = folder.split(separator: "/").map(String.init)
    func path(_ count: Int) -> String { "/" + parts.prefix(count).joined(separator: "/") }
    func isRoot(_ count: Int) -> Bool {
      let path = path(count)
      return (system.list(path) ?? []).contains { $0.name == ".git" }
    }
    guard !isRoot(parts.count) else { return [] }
    var found: [(file: IgnoreFile, way: String)] = []
    for count in stride(from: parts.count - 1, through: 0, by: -1) {
      let base = path(count)
      if let text = system.read((base == "/" ? "" : base) + "/" + name) {
        let way = parts.dropFirst(count).map { $0 + "/" }.joined()
        found.insert((IgnoreFile(text: String(decoding: text, as: UTF8.self)), way), at: 0)
      }
      if isRoot(count) { return found }
    }
    return []
  }
}
