import Checking
import FoundationEssentials
import Lint

/// The configuration that holds for a call: the file it names, the nearest `.uilsp.json` upward, or the defaults.
struct ConfigurationSearch {
  let configuration: LintConfiguration

  /// The file that a call names or finds; nil where it wants none or there is none.
  static func path(for invocation: Invocation) -> String? {
    guard !invocation.has(.noConfig) else { return nil }
    let start = invocation.operands.first { $0 != "-" } ?? "."
    return invocation.value(of: .config) ?? AbsolutePath.nearest(".uilsp.json", from: start)
  }

  init(_ invocation: Invocation) throws {
    guard let path = Self.path(for: invocation) else {
      configuration = .standard
      return
    }
    guard let data = FileManager.default.contents(atPath: path) else { throw UsageError("cannot read '\(path)'") }
    do {
      let folder = AbsolutePath.folder(of: path)
      configuration = try ConfigurationFile(json: Array(data)).configuration(
        rules: LintRule.all,
        folder: ConfigurationFolder(folder, workingFolder: FileManager.default.currentDirectoryPath)
      )
    } catch {
      throw UsageError(error.text(for: path))
    }
  }
}
