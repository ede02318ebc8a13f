import Checking
import FoundationEssentials

/// Paths as the file system sees them.
enum AbsolutePath {
  /// The names on the way from the root to `path`, with `.` and `..` resolved.
  static func parts(of path: String) -> [String] {
    let working = path.hasPrefix("/") ? "" : FileManager.default.currentDirectoryPath
    return ConfigurationFolder.parts(of: path, in: ConfigurationFolder.parts(of: working, in: []))
  }

  /// `path` from the root.
  static func of(_ path: String) -> String { "/" + parts(of: path).joined(separator: "/") }

  /// The nearest file called `name` in the folder of `path` or above.
  static func nearest(_ name: String, from path: String) -> String? {
    let parts = parts(of: path)
    for count in stride(from: parts.count, through: 0, by: -1) {
      let candidate = "/" + (parts.prefix(count) + [name]).joined(separator: "/")
      if FileManager.default.fileExists(atPath: candidate) { return candidate }
    }
    return nil
  }

  /// `path` as seen from the folder on the way `folder`: `../Views/Card.ui`.
  static func relative(_ path: String, to folder: [String]) -> String {
    let parts = parts(of: path)
    let common = zip(parts, folder).prefix { $0 == $1 }.count
    return (folder.dropFirst(common).map { _ in ".." } + parts.dropFirst(common)).joined(separator: "/")
  }

  /// `path` itself where it is a folder, the folder around it otherwise.
  static func folder(of path: String) -> String {
    var isFolder = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder { return path }
    return "/" + parts(of: path).dropLast().joined(separator: "/")
  }
}
