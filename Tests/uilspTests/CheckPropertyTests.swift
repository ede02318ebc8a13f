import TestSupport
import Testing

/// What holds for every check, shown on some programs of the fixtures at once.
@Suite(.enabled(if: Program.path != nil), .timeLimit(.minutes(30)))
struct CheckPropertyTests {
  /// A few fixtures of different families, with fixes and without, each in a file of its own.
  private static let names = ["reader-unused", "preference-reduce", "suppressions"].map { "checks/\($0).ui" }

  private func workspace() throws -> Workspace {
    let fixtures = Fixture.all(in: "checks").filter { Self.names.contains($0.name) }
    return try Workspace(Dictionary(uniqueKeysWithValues: fixtures.map { ($0.name, $0.text) }))
  }

  /// Two sizes say as much here as seven.
  private static let configuration = #"{"configurations": [{"size": "393x852"}, {"size": "320x568"}]}"#

  @Test func theNumberOfThreadsChangesNothing() throws {
    let workspace = try workspace()
    try workspace.write(".uilsp.json", Self.configuration)
    let one = try workspace.run(["--check", "--output", "json", "--jobs", "1"])
    let four = try workspace.run(["--check", "--output", "json", "--jobs", "4"])
    #expect(one.output.count > 1_000)
    #expect(one.output == four.output)
  }

  @Test func shardsOfTheFixturesAddUp() throws {
    let workspace = try workspace()
    try workspace.write(".uilsp.json", Self.configuration)
    func lines(_ arguments: String...) throws -> [Substring] {
      try workspace.run(["--check", "--output", "jsonl", "--hints"] + arguments).output.split(separator: "\n")
    }
    let parts = try (1...3).flatMap { try lines("--shard", "\($0)/3") }
    #expect(parts.sorted() == (try lines()).sorted())
  }

  @Test func fixingConverges() throws {
    let workspace = try workspace()
    try workspace.write(".uilsp.json", Self.configuration)
    func findings() throws -> [Substring] {
      try workspace.run(["--check", "--output", "concise", "--hints"]).output.split(separator: "\n")
    }
    let before = try findings()
    let fixed = try workspace.run(["--check", "--fix", "--output", "concise"])
    #expect(fixed.errors.contains(" fixed"))
    let after = try findings()
    #expect(after.count < before.count && !after.contains { $0.hasSuffix("[*]") })
    let again = try workspace.run(["--check", "--fix", "--diff"])
    #expect(again.output == "")
  }
}
