import Testing

/// The command line as scripts see it: exit status, and what stands where.
@Suite(.enabled(if: Program.path != nil), .timeLimit(.minutes(30)))
struct CommandLineTests {
  /// Arguments; exit status; a part of the output; a part of the errors.
  @Test(arguments: [
    (["--version"], 0, "uilsp ", ""),
    (["--help"], 0, "--check [PATH…]", ""),
    (["-h"], 0, "--stdio", ""),
    (["--stdio", "--help"], 0, "--clientProcessId N", ""),
    (["--versoin"], 2, "", "did you mean --version?"),
    (["--stdio", "--output", "json"], 2, "", "it belongs to --"),
    (["case.ui"], 2, "", "uilsp --check case.ui"),
    (["--socket"], 2, "", "--socket needs a value: PORT"),
    (["--socket", "many"], 2, "", "not 'many'"),
    (["--socket=1", "--pipe", "p"], 2, "", "choose one of --socket and --pipe"),
    (["--socket", "1"], 2, "", "nothing listens on 127.0.0.1:1"),
    (["--pipe", "/nowhere"], 2, "", "nothing listens on '/nowhere'"),
    (["--log", "/nowhere/log"], 2, "", "cannot write '/nowhere/log'"),
    (["--version", "--help"], 0, "Show the version", ""),
    (["--version", "--rules"], 2, "", "choose one of --version and --rules"),
    (["--version", "--stdio=1"], 2, "", "unknown option '--stdio'"),
    (["--version", "extra"], 2, "", "--version takes no argument 'extra'"),
  ])
  func says(_ arguments: [String], _ status: Int, _ output: String, _ errors: String) throws {
    let outcome = try Program.run(arguments)
    #expect(Int(outcome.status) == status)
    #expect(outcome.output.contains(output) || output.isEmpty)
    #expect(outcome.errors.contains(errors) || errors.isEmpty)
    #expect(status != 2 || outcome.output.isEmpty)
  }

  /// The server without a client, and with one that leaves in order; nothing but frames on its output.
  @Test(arguments: [
    ([], 1, []),
    ([#"{"method":"exit"}"#], 1, []),
    (
      [
        #"{"id":1,"method":"initialize","params":{"capabilities":{}}}"#, #"{"id":"b","method":"shutdown"}"#,
        #"{"method":"exit"}"#,
      ], 0, [#""id":1,"#, #""id":"b","result":null"#]
    ),
  ])
  func serves(_ messages: [String], _ status: Int, _ answers: [String]) throws {
    let input = messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    let outcome = try Program.run(["--stdio"], input: input)
    #expect(Int(outcome.status) == status)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.components(startingWith: "Content-Length: ") == answers.count)
    for answer in answers { #expect(outcome.output.contains(answer)) }
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(startingWith text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
