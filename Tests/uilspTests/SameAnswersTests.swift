import TestSupport
import Testing

/// The same files give the same answers, whoever asks, from where, and in which order.
@Suite(.enabled(if: Program.path != nil), .timeLimit(.minutes(30)))
struct SameAnswersTests {
  /// Dates, numbers and texts as a locale writes them; a view of another file; a finding.
  private static let first = """
    import SwiftUI
    struct Dates: View {
      let day = Date(timeIntervalSince1970: 1_700_000_000)
      var body: some View {
        VStack(spacing: 4) {
          Text(day, style: .date)
          Text(day.formatted())
          Text(1234567.891.formatted())
          Text("\\(1234567, specifier: "%d") \\("straße".uppercased()) \\(["z", "ä", "a"].sorted().joined())")
          Row()
          GeometryReader { _ in Text("wide") }
        }
      }
    }
    """
  private static let second = """
    import SwiftUI
    struct Row: View {
      @Environment(\\.locale) var locale
      @Environment(\\.timeZone) var timeZone
      var body: some View {
        HStack { Text(locale.identifier); Text(timeZone.identifier); GeometryReader { _ in Text("b") } }
      }
    }
    """

  private func workspace() throws -> Workspace {
    try Workspace([
      "src/first.ui": Self.first, "src/second.ui": Self.second, "elsewhere/empty.txt": "",
      ".uilsp.json": #"{"configurations": [{"size": "393x852"}]}"#,
    ])
  }

  private static let files = ["src/first.ui", "src/second.ui"]
  private static let check = ["--check", "--output", "json", "--hints"]

  @Test(arguments: [
    ["TZ=Asia/Kolkata"], ["TZ=:/no/such/zone"], ["LANG=de_DE.UTF-8", "LC_ALL=de_DE.UTF-8"], ["LANG=", "LC_ALL=C"],
    ["LC_ALL=tr_TR.UTF-8", "LANGUAGE=tr"], ["HOME=/nonexistent"],
    // Nothing but what a sanitizer is told, which else looks for what is not freed at the end of the process.
    ["-i", "ASAN_OPTIONS=detect_leaks=0"],
  ])
  func whateverTheEnvironment(_ environment: [String]) throws {
    let workspace = try workspace()
    for arguments in [Self.check + ["src"], ["--frames"] + Self.files] {
      let usual = try workspace.run(arguments)
      let other = try workspace.run(arguments, environment: environment)
      #expect(usual.output.count > 400)
      #expect(usual.output == other.output)
      #expect(usual.status == other.status)
    }
  }

  @Test func whateverTheOrderOfPathsAndTheNumberOfJobs() throws {
    let workspace = try workspace()
    let forth = try workspace.run(Self.check + ["--jobs", "1"] + Self.files)
    let back = try workspace.run(Self.check + ["--jobs", "3"] + Self.files.reversed())
    let twice = try workspace.run(Self.check + Self.files + ["src"])
    #expect(forth.output.contains("geometry-reader-unused-proxy"))
    #expect(forth.output == back.output)
    #expect(forth.output == twice.output)
  }

  /// What differs is how the paths are shown.
  @Test func whateverTheCurrentFolder() throws {
    let workspace = try workspace()
    let concise = ["--check", "--output", "concise", "--hints"]
    let here = try workspace.run(concise + ["src"]).output
    let absolute = try workspace.run(concise + [workspace.folder + "/src"]).output
    #expect(here.contains("src/first.ui"))
    #expect(lines(here, without: "src/") == lines(absolute, without: workspace.folder + "/src/"))
    let path = try #require(Program.path)
    workspace.shell("cd elsewhere; \(Program.quoted(path)) \(concise.joined(separator: " ")) ../src > ../there")
    #expect(lines(here, without: "src/") == lines(try #require(workspace.read("there")), without: "../src/"))
  }

  private func lines(_ output: String, without prefix: String) -> [String] {
    output.split(separator: "\n").map { line in
      String(line.hasPrefix(prefix) ? line.dropFirst(prefix.count) : line)
    }.sorted()
  }
}
