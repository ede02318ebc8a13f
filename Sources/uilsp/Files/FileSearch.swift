import Checking
import FoundationEssentials

/// Finds the files that a path stands for.
struct FileSearch {
  /// What files in folders end in: `ui`, without the dot.
  let extensions: Set<String>
  /// What the configuration leaves out.
  private let excluded: IgnoreFile
  private let configurationFolder: ConfigurationFolder?

  init(extensions: Set<String>, configuration: LintConfiguration) {
    self.extensions = extensions
    excluded = IgnoreFile(text: configuration.excluded.joined(separator: "\n"))
    configurationFolder = configuration.folder
  }

  /// The file itself where `path` is one, otherwise the files below the folder, sorted. Hidden files, those that a
  /// `.gitignore` names, links to folders and folders of foreign code are left alone; nil where there is nothing of that
  /// name.
  /// A folder that cannot be read is told to `unreadable`, as a sentence.
  func files(at path: String, unreadable: (String) -> Void = { _ in }) -> [String]? {
    switch RegularFile.kind(of: path) {
    case .missing: return nil
    case .file, .other, .loop: return [path]
    case .folder: break
    }
    var found: [String] = []
    let start = configurationFolder?.relative(AbsolutePath.of(path))?.map { $0 + "/" }.joined() ?? ""
    var pending = [Folder(path: path, relative: start, ignores: Self.ignoreFiles(above: path))]
    while let folder = pending.popLast() {
      visit(folder, files: &found, folders: &pending, unreadable)
    }
    return found.sorted()
  }

  /// A folder to search: where it lies from the configuration's folder, the ignore files that hold in it, and where it
  /// lies from theirs.
  private struct Folder {
    var path: String
    var relative: String
    var ignores: [(file: IgnoreFile, prefix: String)]
  }

  private func visit(
    _ folder: Folder,
    files: inout [String],
    folders: inout [Folder],
    _ unreadable: (String) -> Void
  ) {
    var folder = folder
    let base = folder.path == "." ? "" : folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    if let text = try? RegularFile.read(base + ".gitignore") {
      folder.ignores.append((IgnoreFile(text: String(decoding: text, as: UTF8.self)), ""))
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      return unreadable("cannot read the folder '\(folder.path)'")
    }
    for name in names where !name.hasPrefix(".") {
      let kind = RegularFile.kind(of: base + name)
      if case .missing = kind { continue }
      let isFolder = if case .folder = kind { true } else { false }
      guard isFolder || extensions.contains(where: { name.hasSuffix("." + $0) }) else { continue }
      if isFolder, IgnoreFile.isForeign(folder: name) { continue }
      let relative = folder.relative + name
      guard !isIgnored(name, isFolder: isFolder, in: folder) else { continue }
      guard excluded.verdict(on: relative, isFolder: isFolder) != true else { continue }
      if !isFolder {
        files.append(base + name)
      } else if !isLink(base + name) {
        let ignores = folder.ignores.map { ($0.file, $0.prefix + name + "/") }
        folders.append(Folder(path: base + name, relative: relative + "/", ignores: ignores))
      }
    }
  }

  private func isIgnored(_ name: String, isFolder: Bool, in folder: Folder) -> Bool {
    for ignore in folder.ignores.reversed() {
      if let verdict = ignore.file.verdict(on: ignore.prefix + name, isFolder: isFolder) { return verdict }
    }
    return false
  }

  private func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  /// The ignore files of the folders around `path`, outermost first, up to the one that holds `.git`.
  private static func ignoreFiles(above path: String) -> [(file: IgnoreFile, prefix: String)] {
    let parts = AbsolutePath.parts(of: path)
    var result: [(file: IgnoreFile, prefix: String)] = []
    guard !FileManager.default.fileExists(atPath: "/" + (parts + [".git"]).joined(separator: "/")) else { return [] }
    for count in stride(from: parts.count - 1, through: 0, by: -1) {
      let folder = "/" + parts.prefix(count).joined(separator: "/")
      let prefix = parts.dropFirst(count).map { $0 + "/" }.joined()
      if let text = try? RegularFile.read(folder + "/.gitignore") {
        result.insert((IgnoreFile(text: String(decoding: text, as: UTF8.self)), prefix), at: 0)
      }
      if FileManager.default.fileExists(atPath: folder + "/.git") { return result }
    }
    return []
  }
}
