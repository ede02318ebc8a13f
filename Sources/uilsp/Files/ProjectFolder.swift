import Checking
import FoundationEssentials
import Semantics
import Server

/// The project that files stand in: the nearest folder upward that holds a configuration, an Xcode project or a
/// repository.
enum ProjectFolder {
  /// The project around a path; nil where there is none.
  static func around(_ path: String) -> String? {
    let parts = AbsolutePath.parts(of: path)
    for count in stride(from: parts.count - 1, through: 1, by: -1) {
      let folder = "/" + parts.prefix(count).joined(separator: "/")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if names.contains(where: isMarker) { return folder }
    }
    return nil
  }

  /// What the asset catalogues hold that programs of these files and folders use: those of a folder stand in it, those of
  /// a file in its project, or beside it.
  static func resources(of operands: [String], _ configuration: LintConfiguration = .standard) -> ProgramResources {
    var folders: [String] = []
    for operand in operands where operand != "-" {
      let folder: String
      if case .file = RegularFile.kind(of: operand) {
        let beside = "/" + AbsolutePath.parts(of: operand).dropLast().joined(separator: "/")
        folder = around(operand) ?? beside
      } else {
        folder = operand
      }
      if !folders.contains(folder) { folders.append(folder) }
    }
    return FileSystem.live.resources(under: folders, configuration)
  }

  private static func isMarker(_ name: String) -> Bool {
    name == ".uilsp.json" || name == ".git" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }
}
