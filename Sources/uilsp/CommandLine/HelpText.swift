/// The text of `--help`, made from the commands themselves.
enum HelpText {
  /// All commands, one line each.
  static func overview(of commands: [Command]) -> String {
    let rows = commands.map { (usage($0), $0.summary) }
    return """
      uilsp: the language server and checker for .ui files (SwiftUI view code) that runs the layout

      usage: uilsp [COMMAND] [OPTIONS] [ARGUMENTS]

      Without a command, uilsp is the language server on stdin and stdout.

      commands:
      \(table(rows))

      uilsp COMMAND --help shows the options of a command.

      """
  }

  /// One command with its options.
  static func page(for command: Command) -> String {
    let options = (command.options + [.help]).map { (spelling($0), $0.summary) }
    return """
      \(command.summary)

      usage: uilsp \(usage(command)) [OPTIONS]

      options:
      \(table(options))

      """
  }

  private static func usage(_ command: Command) -> String {
    command.operands.isEmpty ? command.flag : "\(command.flag) \(command.operands)"
  }

  private static func spelling(_ option: CommandOption) -> String {
    let names = option.alias.map { "\(option.name), \($0)" } ?? option.name
    return option.placeholder.map { "\(names) \($0)" } ?? names
  }

  /// Two columns; a left cell that is too wide stands on a line of its own.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = min(rows.map(\.0.count).max() ?? 0, 30)
    let lines = rows.map { left, right in
      let gap = left.count <= width ? String(repeating: " ", count: width - left.count) : "\n" + indent(width)
      return "  \(left)\(gap)  \(right)"
    }
    return lines.joined(separator: "\n")
  }

  private static func indent(_ width: Int) -> String {
    String(repeating: " ", count: width + 2)
  }
}
