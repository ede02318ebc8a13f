import Checking

private let check = CommandOption("--check", "Change nothing; name the files that are not formatted and exit with 1")

/// What a call of `--format` asks for.
struct FormatRequest: Sendable {
  /// The options that a call may give.
  static let options: [CommandOption] = [check, .ext, .config, .noConfig, .jobs, .quiet]

  let operands: [String]
  /// Whether files are only looked at.
  let isCheck: Bool
  let isQuiet: Bool
  let jobs: Int
  let settings: FormatSettings
  let search: FileSearch
  let console: Console

  init(_ invocation: Invocation) throws {
    operands = invocation.operands.isEmpty ? ["."] : invocation.operands
    isCheck = invocation.has(check)
    isQuiet = invocation.has(.quiet)
    jobs = try invocation.integer(.jobs, in: 1...256) ?? ProcessorCount.current
    let configuration = try ConfigurationSearch(invocation).configuration
    settings = configuration.format
    search = FileSearch(extensions: invocation.fileExtensions, configuration: configuration)
    console = invocation.console
  }
}
