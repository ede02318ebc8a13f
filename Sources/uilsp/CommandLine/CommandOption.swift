/// An option of a command: `--output FORMAT`, or a flag without a value: `--diff`.
struct CommandOption: Sendable {
  /// As typed: `--output`, `-o`.
  let name: String
  /// A second spelling: `-q` for `--quiet`.
  let alias: String?
  /// What stands for the value in the help; nil for a flag.
  let placeholder: String?
  /// One line for the help; a fragment without a full stop.
  let summary: String

  init(_ name: String, alias: String? = nil, value placeholder: String? = nil, _ summary: String) {
    self.name = name
    self.alias = alias
    self.placeholder = placeholder
    self.summary = summary
  }

  /// Whether `argument` names this option.
  func matches(_ argument: String) -> Bool {
    argument == name || argument == alias
  }
}

extension CommandOption {
  static let color = CommandOption("--color", value: "auto|always|never", "Color the output (default: auto)")
  static let config = CommandOption(
    "--config",
    value: "FILE",
    "Configuration to use (default: the nearest .uilsp.json upward)"
  )
  static let ext = CommandOption(
    "--ext",
    value: "EXT,…",
    "Endings of the files to look for in folders (default: ui)"
  )
  static let help = CommandOption("--help", alias: "-h", "Show this help")
  static let jobs = CommandOption("--jobs", value: "N", "Files to work on at the same time")
  static let noConfig = CommandOption("--no-config", "Use the built-in defaults only")
  static let quiet = CommandOption("-q", alias: "--quiet", "Print no summary")
}
