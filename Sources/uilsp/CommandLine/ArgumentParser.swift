/// Turns the arguments of the process into a command and what it is called with.
struct ArgumentParser {
  /// The commands that arguments may choose.
  let commands: [Command]
  /// The command that runs when none is chosen.
  let fallback: Command

  /// The chosen command and its invocation.
  ///
  /// Options may stand before and after operands and the command's flag; `--name=value` and `--name value` mean the
  /// same; after `--` everything is an operand.
  func parse(_ arguments: [String], console: Console) throws(UsageError) -> (command: Command, invocation: Invocation) {
    let command = try chosenCommand(in: arguments)
    var operands: [String] = []
    var values: [String: [String]] = [:]
    var rest = arguments[...]
    var isChosen = false
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      if !isChosen, command.isChosen(by: argument) {
        isChosen = true
        continue
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let (option, value) = try option(argument, of: command, rest: &rest)
      values[option.name, default: []].append(value)
    }
    if command.operands.isEmpty, let first = operands.first { throw unexpectedOperand(first, of: command) }
    return (command, Invocation(operands: operands, values: values, console: console))
  }

  /// The command whose flag is among `arguments`. A flag that is an option of another chosen command is that option
  /// (`--format --check`).
  private func chosenCommand(in arguments: [String]) throws(UsageError) -> Command {
    let flags = arguments.prefix { $0 != "--" }
    var chosen: [Command] = []
    for argument in flags {
      guard let command = commands.first(where: { $0.isChosen(by: argument) }) else { continue }
      if !chosen.contains(where: { $0.flag == command.flag }) { chosen.append(command) }
    }
    guard let first = chosen.first else { return fallback }
    let owner = chosen.first { candidate in
      chosen.allSatisfy { $0.flag == candidate.flag || candidate.option(named: $0.flag) != nil }
    }
    guard let owner else { throw UsageError("choose one of \(first.flag) and \(chosen[1].flag)") }
    return owner
  }

  private func option(
    _ argument: String,
    of command: Command,
    rest: inout ArraySlice<String>
  ) throws(UsageError) -> (CommandOption, String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts.first ?? argument
    guard let option = command.option(named: name) else { throw unknownOption(name, of: command) }
    guard let placeholder = option.placeholder else {
      guard parts.count == 1 else { throw UsageError("\(option.name) takes no value") }
      return (option, "")
    }
    if parts.count == 2 { return (option, parts[1]) }
    guard let value = rest.popFirst() else { throw UsageError("\(option.name) needs a value: \(placeholder)") }
    return (option, value)
  }

  private func unknownOption(_ name: String, of command: Command) -> UsageError {
    let names = command.options.flatMap { [$0.name] + ($0.alias.map { [$0] } ?? []) } + commands.map(\.flag)
    let hint = nearestName(to: name, among: names).map { "did you mean \($0)?" }
    let owner = commands.first { $0.option(named: name) != nil }.map { "it belongs to \($0.flag)" }
    return UsageError("unknown option '\(name)'; " + (owner ?? hint ?? "see uilsp --help"))
  }

  private func unexpectedOperand(_ operand: String, of command: Command) -> UsageError {
    guard command.flag == fallback.flag else { return UsageError("\(command.flag) takes no argument '\(operand)'") }
    return UsageError("unexpected argument '\(operand)'; to check it, write uilsp --check \(operand)")
  }
}
