/// Where a configuration lies, so that files can be named from there.
package struct ConfigurationFolder: Equatable, Sendable {
  private let parts: [String]
  private let workingFolder: [String]

  /// Both as absolute paths; relative paths are meant from the working folder.
  package init(_ path: String, workingFolder: String) {
    parts = Self.parts(of: path, in: [])
    self.workingFolder = Self.parts(of: workingFolder, in: [])
  }

  /// The names on the way to `path`; nil where it is not in the folder.
  package func relative(_ path: String) -> [String]? {
    let own = Self.parts(of: path, in: workingFolder)
    return own.starts(with: parts) ? Array(own.dropFirst(parts.count)) : nil
  }

  /// The names on the way from the root to `path`, a relative one being meant from `folder`; `.` and `..` are resolved.
  package static func parts(of path: String, in folder: [String]) -> [String] {
    path.split(separator: "/").reduce(into: path.hasPrefix("/") ? [] : folder) { parts, name in
      switch name {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(String(name))
      }
    }
  }
}
