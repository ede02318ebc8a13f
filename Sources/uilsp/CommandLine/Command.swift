/// One thing the program does, chosen by its flag: `uilsp --check …`.
///
/// A command is a value in a file of its own under `Commands/`, and one line in `Command.all`.
struct Command: Sendable {
  /// The flag that chooses it: `--check`.
  let flag: String
  /// A second spelling: `-h` for `--help`.
  var alias: String?
  /// The operands as the help shows them: `[PATH…]`; empty when it takes none.
  let operands: String
  /// One line for the help; a fragment without a full stop.
  let summary: String
  /// What it understands beside `--help`.
  let options: [CommandOption]
  /// Does it. Throws `UsageError` for what the caller did wrong.
  let run: @Sendable (Invocation) throws -> ExitStatus

  init(
    flag: String,
    alias: String? = nil,
    operands: String = "",
    summary: String,
    options: [CommandOption] = [],
    run: @escaping @Sendable (Invocation) throws -> ExitStatus
  ) {
    self.flag = flag
    self.alias = alias
    self.operands = operands
    self.summary = summary
    self.options = options
    self.run = run
  }

  /// Whether `argument` chooses this command.
  func isChosen(by argument: String) -> Bool {
    argument == flag || argument == alias
  }

  /// The option that `argument` names, `--help` included.
  func option(named argument: String) -> CommandOption? {
    options.first { $0.matches(argument) } ?? (CommandOption.help.matches(argument) ? .help : nil)
  }
}
