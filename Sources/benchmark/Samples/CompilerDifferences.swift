import TestSupport

/// Where the types of one program differ from those that the toolchain's compiler gives: for `benchmark differences PATH…`.
struct CompilerDifferences {
  let report: String

  init(of path: String) {
    guard let text = Repository.text(ofFile: path), let check = CompilerCheck.shared else {
      report = "\(path): no file, or no compiler"
      return
    }
    let reading = check.reading(of: text)
    let comparison = reading.comparison
    let lines =
      check.errorsInModules + reading.errors.map { "error \($0)" } + comparison.differences.map { "differs \($0)" }
      + comparison.unknowns.map { "unknown \($0)" }
    report = (["\(path): \(comparison.comparedCount) types compared"] + lines).joined(separator: "\n")
  }
}
