import Checking
import FoundationEssentials
import IDE
import LSPProtocol
import Lint
import Semantics
import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The folders that an agent may ask about, and what is in them now.
struct AgentWorkspace {
  /// Without links, so that nothing leads out of them.
  private let roots: [String]
  private let extensions: Set<String>
  private let configuration: LintConfiguration
  private let console: Console
  private var host: AnalysisHost

  /// So many files are read.
  private static let mostFiles = 5_000

  init(_ invocation: Invocation) throws {
    let folders = invocation.operands.isEmpty ? ["."] : invocation.operands
    roots = try folders.map { folder in
      guard case .folder = RegularFile.kind(of: folder), let path = Self.resolved(folder) else {
        throw UsageError("there is no folder '\(folder)'")
      }
      return path
    }
    extensions = invocation.fileExtensions
    configuration = try ConfigurationSearch(invocation).configuration
    console = invocation.console
    host = AnalysisHost(configuration: configuration)
    host.resources = ProjectFolder.resources(of: roots, configuration)
  }

  /// Where the links of a path lead; nil where there is nothing.
  private static func resolved(_ path: String) -> String? {
    // SAFETY: the call gives a string that ends with zero and belongs to the caller, who frees it once, or none.
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// What is known of the files as they are on disk; `path` is read even where a search of the folders leaves it out.
  mutating func analysis(with path: String? = nil) -> Analysis {
    let search = FileSearch(extensions: extensions, configuration: configuration)
    var paths = Set(roots.flatMap { search.files(at: $0) ?? [] }.prefix(Self.mostFiles))
    if let path { paths.insert(path) }
    var present: Set<FileID> = []
    for path in paths.sorted() {
      guard isInside(path), let bytes = try? RegularFile.read(path), !CheckedFiles.isXML(bytes) else { continue }
      let (file, text) = (FileID(path), SourceText(bytes))
      present.insert(file)
      if host.text(of: file) != text { host.set(file, to: text) }
    }
    for file in Array(host.fileIDs) where !present.contains(file) { host.remove(file) }
    return host.analysis
  }

  /// The file or folder that an agent names, from one of the roots or from the root of the disk; refused where it is
  /// outside.
  func path(_ name: String) throws(AgentTool.Fault) -> String {
    let candidates = name.hasPrefix("/") ? [name] : roots.map { $0 + "/" + name }
    let found = candidates.compactMap(Self.resolved)
    if let inside = found.first(where: isInside) { return inside }
    guard found.isEmpty, candidates.contains(where: { isInside(AbsolutePath.of($0)) }) else {
      throw AgentTool.Fault("'\(name)' is outside of \(roots.joined(separator: ", "))")
    }
    throw AgentTool.Fault("there is no file '\(name)'")
  }

  /// The file that the argument `file` names.
  func file(_ arguments: JSONValue) throws(AgentTool.Fault) -> String {
    let name = arguments["file"].string ?? ""
    let path = try path(name)
    guard case .file = RegularFile.kind(of: path) else { throw AgentTool.Fault("'\(name)' is no file") }
    guard extensions.union(["swift"]).contains(where: { path.hasSuffix(".\($0)") }) else {
      throw AgentTool.Fault("'\(name)' is no view code: its name ends in neither .ui nor .swift")
    }
    return path
  }

  /// Whether a path lies in one of the roots once its links are followed.
  private func isInside(_ path: String) -> Bool {
    let real = Self.resolved(path) ?? path
    return roots.contains { real == $0 || real.hasPrefix($0 == "/" ? "/" : $0 + "/") }
  }

  /// A path as agents are shown it.
  func shown(_ path: String) -> String {
    guard let root = roots.first(where: { path.hasPrefix($0 + "/") }), root == roots.first else { return path }
    return String(path.dropFirst(root.count + 1))
  }

  func place(_ offset: ByteOffset, in file: FileID, of analysis: Analysis) -> String {
    guard let position = analysis.text(of: file)?.lineColumn(at: offset) else { return shown(file.path) }
    return "\(shown(file.path)):\(position.line + 1):\(position.column + 1)"
  }

  /// The place that the arguments `line` and `name` mean: where that piece of the line begins, or its first word.
  func offset(_ arguments: JSONValue, in text: SourceText) throws(AgentTool.Fault) -> ByteOffset {
    let line = arguments["line"].integer ?? 0
    guard line >= 1, line <= text.lineCount else {
      throw AgentTool.Fault("there is no line \(line); the file has \(text.lineCount)")
    }
    let start = text.lineStart(line - 1)
    let code = text.string(in: ByteRange(start, text.lineEnd(line - 1)))
    guard let name = arguments["name"].string, !name.isEmpty else {
      let indentation = code.utf8.prefix {
        $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: ".")
      }
      return start + indentation.count
    }
    guard let found = code.firstRange(of: name) else {
      throw AgentTool.Fault("line \(line) has no '\(name)': \(code)")
    }
    return start + code.utf8.distance(from: code.startIndex, to: found.lowerBound)
  }

  /// A call of a command with what the arguments say of scenes.
  func invocation(_ path: String, _ arguments: JSONValue, adding values: [String: [String]] = [:]) -> Invocation {
    var values = values
    for parameter in AgentTool.Parameter.ofScenes {
      guard let value = arguments[parameter.name].string else { continue }
      values["--" + parameter.name.replacing("_", with: "-")] = [value]
    }
    return Invocation(operands: [path], values: values, console: console)
  }
}

extension AgentTool.Parameter {
  static let file = Self("file", .string, "Path of the file, from the project's folder", isRequired: true)
  static let line = Self("line", .integer, "Line, from 1", isRequired: true)

  /// What says which scenes of a file are meant, and under what they are shown: the options of the command line.
  static let ofScenes: [Self] = [
    Self("view", .string, "Name of the view to show; all scenes of the file otherwise"),
    Self("scene", .string, "Name of the #Preview to show"),
    Self("device", .string, "Device to lay out for: iphone-15 (the default), iphone-se, ipad, …"),
    Self("size", .string, "Size of the container in points instead of a device: 300x200"),
    Self("text_size", .string, "Dynamic Type size: large (the default), accessibility3, …"),
    Self("scheme", .choice(["light", "dark"]), "Appearance"),
    Self("direction", .choice(["ltr", "rtl"]), "Reading direction"),
  ]
}
