import Checking
import FoundationEssentials
import Semantics
import Syntax

private let output = CommandOption(
  "--output",
  value: "FORMAT[:FILE]",
  "text, json or html; repeatable (default: text)"
)
private let noEval = CommandOption("--no-eval", "Lay nothing out: the report lacks sizes")

/// What a call of `--audit` asks for.
struct AuditRequest {
  /// The options that a call may give.
  static let options: [CommandOption] = [output, noEval, .ext, .config, .noConfig, .jobs, .quiet]

  private static let formats: [(name: String, write: @Sendable (AuditReport) -> String)] = [
    ("html", { AuditPage(report: $0).text }), ("json", \.json), ("text", \.text),
  ]

  private let operands: [String]
  private let outputs: [(write: @Sendable (AuditReport) -> String, path: String?)]
  private let configuration: LintConfiguration
  private let search: FileSearch
  private let jobs: Int
  private let isQuiet: Bool
  private let console: Console

  init(_ invocation: Invocation) throws {
    operands = invocation.operands.isEmpty ? ["."] : invocation.operands
    let written = invocation.values(of: output)
    outputs = try (written.isEmpty ? ["text"] : written).map { text in
      let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
      guard let format = Self.formats.first(where: { $0.name == parts.first }) else {
        let names = Self.formats.map(\.name).joined(separator: ", ")
        throw UsageError("--output does not know '\(text)'; choose \(names)")
      }
      return (format.write, parts.count == 2 ? parts[1] : nil)
    }
    var configuration = try ConfigurationSearch(invocation).configuration
    if invocation.has(noEval) { configuration.evaluates = false }
    self.configuration = configuration
    search = FileSearch(extensions: invocation.fileExtensions, configuration: configuration)
    jobs = try invocation.integer(.jobs, in: 1...256) ?? ProcessorCount.current
    isQuiet = invocation.has(.quiet)
    console = invocation.console
  }

  func run() -> ExitStatus {
    let files = CheckedFiles(operands: operands, search: search, inputPath: "<stdin>", console: console)
    var program = Program(files.texts.mapValues { SyntaxTree.parse($0) })
    program.resources = ProjectFolder.resources(of: operands, configuration)
    let readers = ReaderAudit(program, configuration: configuration).readers(by: .threads(jobs))
    let report = AuditReport(readers: readers, sources: files.texts)
    var problems = files.problems
    for output in outputs {
      let text = output.write(report)
      if let path = output.path {
        if let problem = RegularFile.replace(path, with: Array(text.utf8)) { problems.append(problem) }
      } else {
        console.print(text, terminator: "")
      }
    }
    if !isQuiet { console.printError(report.summary) }
    for problem in problems { console.printError("uilsp: \(problem)") }
    return problems.isEmpty ? .success : .usage
  }
}
