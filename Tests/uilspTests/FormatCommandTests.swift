import Testing

/// `--format` as scripts see it. The input is also a file called `in` in the folder of the call.
@Suite(.enabled(if: Program.path != nil), .timeLimit(.minutes(30)))
struct FormatCommandTests {
  /// Arguments; input; exit status; output.
  @Test(arguments: [
    (["--format", "-"], "let  a=1", 0, "let a = 1\n"),
    (["--format", "-"], "let a = 1\n", 0, "let a = 1\n"),
    (["--format", "-"], "<ui>  </ui>", 0, "<ui>  </ui>"),
    (["--format", "-"], "", 0, ""),
    (["--format", "--check", "-"], "let  a=1", 1, "<stdin>: not formatted\n"),
    (["--check", "--format", "-"], "let a = 1\n", 0, ""),
    (["--format", "--check", "in"], "let  a=1", 1, "in: not formatted\n"),
    (["--format", "--check", "in"], "<ui>  </ui>", 0, ""),
    (["--format", "in"], "let  a=1", 0, ""),
    (["--format"], "", 0, ""),
    (["--format", "--check", "nowhere.ui", "in"], "let  a=1", 2, "in: not formatted\n"),
  ])
  func formats(_ arguments: [String], _ input: String, _ status: Int, _ output: String) throws {
    let outcome = try Program.run(arguments, input: input)
    #expect(Int(outcome.status) == status)
    #expect(outcome.output == output)
  }
}
