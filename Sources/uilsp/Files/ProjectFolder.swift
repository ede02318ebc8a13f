import Checking
import FoundationEssentials
import Semantics
import Server

/// The project that files stand in: the nearest folder upward that holds a configuration, an Xcode project or a
/// repository; where there is none, the topmost with the manifest of a package. An Xcode project inside a package, as that
/// of an example, belongs to the package.
enum ProjectFolder {
  /// The project around a path; nil where there is none.
  static func around(_ path: String) -> String? {
    let parts = AbsolutePath.parts(of: path)
    var project: String?
    var package: String?
    for count in stride(from: parts.count - 1, through: 1, by: -1) {
      let folder = "/" + parts.prefix(count).joined(separator: "/")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if project == nil, names.contains(where: isProject) {
        project = folder
        // Packages of one project stand within its own.
        package = nil
      }
      if names.contains(where: manifests.contains) { package = folder }
      if names.contains(where: isEnd) { return project.map { package ?? $0 } ?? folder }
    }
    return package ?? project
  }

  /// What the asset catalogues hold that programs of these files and folders use: those of a folder stand in it, those of
  /// a file in its project, or beside it.
  static func resources(of operands: [String], _ configuration: LintConfiguration = .standard) -> ProgramResources {
    var folders: [String] = []
    // Around a file of no project may stand anything: a whole home folder.
    var beside: [String] = []
    for operand in operands where operand != "-" {
      if case .file = RegularFile.kind(of: operand) {
        if let project = around(operand) {
          folders.append(project)
        } else {
          beside.append("/" + AbsolutePath.parts(of: operand).dropLast().joined(separator: "/"))
        }
      } else {
        folders.append(operand)
      }
    }
    return FileSystem.live.resources(under: unique(folders), beside: unique(beside), configuration)
  }

  private static func unique(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }
  }

  /// What describes a package of the Swift Package Manager, or a project for Tuist or XcodeGen.
  private static let manifests: Set = ["Package.swift", "Project.swift", "project.yml"]

  private static func isProject(_ name: String) -> Bool {
    name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }

  /// What nothing further up has to do with.
  private static func isEnd(_ name: String) -> Bool { name == ".uilsp.json" || name == ".git" }
}
