#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

let console = Console()
let parser = ArgumentParser(commands: Command.all, fallback: .serve)
let status: ExitStatus

do {
  let (command, invocation) = try parser.parse(Array(CommandLine.arguments.dropFirst()), console: console)
  if invocation.has(.help) {
    console.print(HelpText.page(for: command), terminator: "")
    status = .success
  } else {
    status = try command.run(invocation)
  }
} catch let error as UsageError {
  console.printError("uilsp: \(error.message)")
  status = .usage
} catch {
  console.printError("uilsp: internal error: \(error)")
  status = .internalError
}
exit(status.rawValue)
