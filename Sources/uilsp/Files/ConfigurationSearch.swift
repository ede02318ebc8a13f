import FoundationEssentials
import Lint

/// The configuration that holds for a call: the file it names, the nearest `.uilsp.json` upward, or the defaults.
struct ConfigurationSearch {
  let configuration: LintConfiguration

  init(_ invocation: Invocation) throws {
    guard !invocation.has(.noConfig) else {
      configuration = .standard
      return
    }
    let named = invocation.value(of: .config)
    let start = invocation.operands.first { $0 != "-" } ?? "."
    guard let path = named ?? AbsolutePath.nearest(".uilsp.json", from: start) else {
      configuration = .standard
      return
    }
    guard let data = FileManager.default.contents(atPath: path) else { throw UsageError("cannot read '\(path)'") }
    do {
      configuration = try ConfigurationFile(json: Array(data)).configuration(rules: LintRule.all)
    } catch {
      throw UsageError("\(path): \(error.message)")
    }
  }
}
