import FoundationEssentials
import SourceText
import ViewGraph

/// One run of `--format`: files in, formatted files or the names of those that are not out.
struct FormatSession: Sendable {
  private let request: FormatRequest

  init(_ request: FormatRequest) {
    self.request = request
  }

  /// What came of one file.
  private enum Outcome {
    case unchanged
    case changed
    case failed(String)
  }

  func run() -> ExitStatus {
    var paths: [String] = []
    var problems: [String] = []
    var outcomes: [(path: String, outcome: Outcome)] = []
    for operand in request.operands {
      if operand == "-" {
        outcomes.append(("<stdin>", filterInput()))
      } else if let found = request.search.files(at: operand, unreadable: { problems.append($0) }) {
        paths += found
      } else {
        problems.append("there is no file or folder '\(operand)'")
      }
    }
    let files = paths
    let results = Executor.threads(request.jobs).map(files.count) { format(files[$0]) }
    outcomes += zip(files, results).map { (path: $0, outcome: $1) }
    return report(outcomes, problems)
  }

  private func format(_ path: String) -> Outcome {
    let bytes: [UInt8]
    do {
      bytes = try RegularFile.read(path)
    } catch {
      if error.isPassedOver { request.console.printError("uilsp: \(error.reason); it is passed over") }
      return error.isPassedOver ? .unchanged : .failed(error.reason)
    }
    guard let formatted = FormattedText(bytes, settings: request.settings) else { return .unchanged }
    if request.isCheck { return .changed }
    return RegularFile.replace(path, with: formatted.bytes, expecting: bytes).map { .failed($0) } ?? .changed
  }

  /// Standard input to standard output; with `--check` it is only looked at.
  private func filterInput() -> Outcome {
    let bytes = request.console.readInput()
    let formatted = FormattedText(bytes, settings: request.settings)
    if !request.isCheck { request.console.print(bytes: formatted?.bytes ?? bytes) }
    return formatted == nil ? .unchanged : .changed
  }

  private func report(_ outcomes: [(path: String, outcome: Outcome)], _ problems: [String]) -> ExitStatus {
    var problems = problems
    var changed = 0
    for (path, outcome) in outcomes {
      switch outcome {
      case .unchanged: break
      case .changed:
        changed += 1
        if request.isCheck { request.console.print("\(path): not formatted") }
      case .failed(let reason): problems.append(reason)
      }
    }
    if !request.isQuiet, request.isCheck || request.operands != ["-"] {
      let files = "\(outcomes.count) \(outcomes.count == 1 ? "file" : "files")"
      request.console.printError("\(files), \(changed) \(request.isCheck ? "not " : "")formatted")
    }
    for problem in problems { request.console.printError("uilsp: \(problem)") }
    guard problems.isEmpty else { return .usage }
    return request.isCheck && changed > 0 ? .findings : .success
  }
}
