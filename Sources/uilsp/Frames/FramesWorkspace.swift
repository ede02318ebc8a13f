import Checking
import FoundationEssentials
import Semantics
import SourceText
import Syntax

/// The program that a file belongs to: the sources of its project, so that views, modifiers and constants of other files
/// are known. Where there is none, the file stands alone.
struct FramesWorkspace {
  private var programs: [String: Program] = [:]

  /// The program around the file at `path` with that text. Of two files that declare the same type, only the asked one
  /// counts: samples in one repository are programs of their own.
  mutating func program(around path: String, _ bytes: [UInt8]) -> Program {
    let tree = SyntaxTree.parse(SourceText(bytes))
    guard path != "-", let root = ProjectFolder.around(path) else {
      var program = Program([FileID(path): tree])
      program.resources = ProjectFolder.resources(of: [path])
      return program
    }
    let suffix = path.split(separator: "/").last?.split(separator: ".").dropFirst().last.map(String.init) ?? "ui"
    var program = sources(of: root, extensions: [suffix, "ui"])
    let full = FileID("/" + AbsolutePath.parts(of: path).joined(separator: "/"))
    program.removeFile(full)
    let own = Program([full: tree]).declaredTypes(of: full)
    for (file, _) in program.files where !own.isDisjoint(with: program.declaredTypes(of: file)) {
      program.removeFile(file)
    }
    program.setFile(FileID(path), to: tree)
    return program
  }

  private mutating func sources(of root: String, extensions: Set<String>) -> Program {
    let key = root + "\n" + extensions.sorted().joined(separator: ",")
    if let known = programs[key] { return known }
    var trees: [FileID: SyntaxTree] = [:]
    for path in FileSearch(extensions: extensions, configuration: .standard).files(at: root) ?? [] {
      guard let bytes = try? RegularFile.read(path), !CheckedFiles.isXML(bytes) else { continue }
      trees[FileID(path)] = SyntaxTree.parse(SourceText(bytes))
    }
    var program = Program(trees)
    program.resources = ProjectFolder.resources(of: [root])
    programs[key] = program
    return program
  }
}

extension Program {
  /// The types that a file declares at top level for others, extensions left aside.
  fileprivate func declaredTypes(of file: FileID) -> Set<String> {
    let contents = files[file]?.units.flatMap(\.unit.contents) ?? []
    return Set(
      contents.compactMap { content in
        guard case .type(let type) = content, type.kind != .extension,
          type.modifiers.isDisjoint(with: [.private, .fileprivate])
        else { return nil }
        return type.name
      }
    )
  }
}
