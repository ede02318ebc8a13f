import Testing

/// Baselines, changes since a commit, shards: which findings of a check are asked for.
@Suite(.enabled(if: Program.path != nil), .timeLimit(.minutes(30)))
struct ScopeTests {
  private static func greedy(_ name: String, _ text: String = "Hello") -> String {
    """
    struct \(name): View {
      var body: some View {
        GeometryReader { proxy in
          Text("\(text)")
        }
      }
    }
    """
  }

  private static let rule = "geometry-reader-unused-proxy"

  /// Where the findings are: `A.ui:3`.
  private func places(_ outcome: Program.Outcome) -> [String] {
    outcome.output.split(separator: "\n").map { $0.split(separator: ":").prefix(2).joined(separator: ":") }
  }

  private func check(_ workspace: Workspace, _ arguments: String..., environment: [String] = []) throws
    -> Program.Outcome
  {
    try workspace.run(["--check", "--output", "concise"] + arguments, environment: environment)
  }

  @Test func aBaselineAcceptsWhatWasFound() throws {
    let workspace = try Workspace(["A.ui": Self.greedy("A"), "Sub/B.ui": Self.greedy("B")])
    let written = try check(workspace, "--write-baseline", "base.json")
    #expect(written.status == 0 && written.output == "")
    #expect(written.errors.contains("2 accepted by the baseline, no other findings"))
    let first = try #require(workspace.read("base.json"))
    #expect(
      first == """
        {
          "version": 1,
          "findings": [
            {"file": "A.ui", "rule": "\(Self.rule)", "code": "GeometryReader { proxy in"},
            {"file": "Sub/B.ui", "rule": "\(Self.rule)", "code": "GeometryReader { proxy in"}
          ]
        }

        """
    )
    // Lines move, the folder of the call is another one, and the code around changes.
    try workspace.write("A.ui", "// One more line.\n\n" + Self.greedy("A", "Other"))
    let moved = try check(workspace, "--baseline", "base.json", "--strict-baseline", workspace.folder + "/A.ui", "Sub")
    #expect(moved.status == 0, "\(moved.output)\(moved.errors)")
    // Another finding is reported, also where it looks like an accepted one.
    try workspace.write("A.ui", Self.greedy("A") + "\n" + Self.greedy("C"))
    let added = try check(workspace, "--baseline", "base.json")
    #expect(added.status == 1 && places(added) == ["A.ui:10"])
  }

  @Test func aStrictBaselineCanOnlyShrink() throws {
    let workspace = try Workspace(["A.ui": Self.greedy("A"), "B.ui": Self.greedy("B"), "C.ui": Self.greedy("C")])
    _ = try check(workspace, "--write-baseline", "base.json")
    try workspace.write("A.ui", "struct A: View { var body: some View { Text(\"A\") } }")
    try workspace.remove("B.ui")
    let lenient = try check(workspace, "--baseline", "base.json")
    #expect(lenient.status == 0 && lenient.errors.contains("2 findings of base.json are gone"))
    let strict = try check(workspace, "--baseline", "base.json", "--strict-baseline")
    #expect(strict.status == 1 && strict.errors.contains("B.ui: base.json accepts a \(Self.rule) that is gone"))
    // Nothing is said of what was not looked at.
    let partial = try check(workspace, "--baseline", "base.json", "--strict-baseline", "C.ui", "--ignore", Self.rule)
    #expect(partial.status == 0 && !partial.errors.contains("gone"))
    // Shrinking keeps what is there, and takes nothing in.
    try workspace.write("D.ui", Self.greedy("D"))
    let shrunk = try check(workspace, "--baseline", "base.json", "--write-baseline", "base.json")
    #expect(shrunk.status == 1 && places(shrunk) == ["D.ui:3"])
    let text = try #require(workspace.read("base.json"))
    #expect(text.contains("C.ui") && !text.contains("A.ui") && !text.contains("B.ui") && !text.contains("D.ui"))
    #expect(try check(workspace, "--baseline", "base.json", "--strict-baseline", "C.ui").status == 0)
  }

  @Test func onlyChangedLines() throws {
    let old = Self.greedy("A") + "\n" + Self.greedy("B") + "\n"
    let workspace = try Workspace(["A.ui": old, "Sub/C d.ui": Self.greedy("C")])
    try #require(workspace.shell("git --version > git 2>&1") == 0)
    let git = "git -c user.name=a -c user.email=a@b -c init.defaultBranch=main"
    let committed = workspace.shell("\(git) init -q . && \(git) add '*.ui' && \(git) commit -q -m one")
    try #require(committed == 0)
    #expect(try check(workspace, "--since", "HEAD").status == 0)
    // The content of the second reader changes; its name stands on another line.
    try workspace.write("A.ui", "// New.\n" + Self.greedy("A") + "\n" + Self.greedy("B", "Other") + "\n")
    try workspace.write("New.ui", Self.greedy("New"))
    let changed = try check(workspace, "--since", "HEAD")
    #expect(changed.status == 1 && places(changed) == ["A.ui:11", "New.ui:3"], "\(changed.output)")
    // From another folder, and with quoted names.
    try workspace.write("Sub/C d.ui", Self.greedy("C", "Other"))
    let other = try check(workspace, "--since", "HEAD", workspace.folder + "/Sub")
    #expect(places(other) == [workspace.folder + "/Sub/C d.ui:3"])
    // Fixing one of them leaves the others alone, wherever their lines go.
    let fixed = try workspace.run(["--check", "--output", "concise", "--since", "HEAD", "--fix", "A.ui"])
    #expect(fixed.status == 0 && fixed.errors.contains("1 fixed"), "\(fixed.output)\(fixed.errors)")
    #expect(places(try check(workspace, "A.ui")) == ["A.ui:4"])
  }

  @Test func linesThatAreGoneCount() throws {
    let bar = { (frame: String) in
      """
      struct Bar: View {
        var body: some View {
          VStack {
            GeometryReader { proxy in
              Rectangle().frame(width: proxy.size.width, height: 20)
            }
            .frame(height: 0)
            Text("Meter")
          }
        }
      }
      """.replacing(".frame(height: 0)", with: frame)
    }
    let workspace = try Workspace(["A.ui": bar(".frame(height: 0)\n// Gone.")])
    let git = "git -c user.name=a -c user.email=a@b -c init.defaultBranch=main"
    try #require(workspace.shell("\(git) init -q . && \(git) add '*.ui' && \(git) commit -q -m one") == 0)
    try workspace.write("A.ui", bar(".frame(height: 0)"))
    // The comment after the frame is outside of the construct; the line in it is not.
    #expect(try check(workspace, "--since", "HEAD").output == "")
    #expect(!(try check(workspace)).output.isEmpty)
  }

  @Test func shardsAddUpToTheWhole() throws {
    var files: [String: String] = [:]
    for name in ["A", "B", "C", "D", "E"] { files["\(name).ui"] = Self.greedy(name) }
    // What a component does in another file's view is found in the component's file.
    files["Card.ui"] = """
      struct Card: View {
        var body: some View {
          GeometryReader { proxy in Text("Width \\(Int(proxy.size.width))").padding() }
        }
      }
      """
    files["Home.ui"] = "struct Home: View { var body: some View { VStack { Card(); Text(\"Below\") } } }"
    let workspace = try Workspace(files)
    let whole = try check(workspace).output.split(separator: "\n").sorted()
    #expect(whole.count >= 6)
    for count in [2, 3, 9] {
      let parts = try (1...count).map {
        try check(workspace, "--shard", "\($0)/\(count)").output.split(separator: "\n")
      }
      #expect(parts.flatMap(\.self).sorted() == whole)
      #expect(parts.count { $0.isEmpty } <= count - 5 || count < 5)
    }
    let bazel = try check(
      workspace,
      environment: ["TEST_TOTAL_SHARDS=2", "TEST_SHARD_INDEX=1", "TEST_SHARD_STATUS_FILE=status"]
    )
    #expect(bazel.output == (try check(workspace, "--shard", "2/2")).output)
    #expect(workspace.read("status") == "")
  }

  /// Arguments, and a part of what is said.
  @Test(arguments: [
    (["--strict-baseline"], "--strict-baseline needs --baseline FILE"),
    (["--baseline", "none.json"], "--write-baseline 'none.json' makes one"),
    (["--baseline", "A.ui"], "A.ui: is not valid JSON"),
    (["--write-baseline", "b", "--shard", "1/2"], "leave out --shard and --since"),
    (["--since", "HEAD", "/"], "--since needs a work tree of git in '/'"),
    (["--since", "-x"], "not '-x'"),
    (["--shard", "0/2"], "the first of three being 1/3, not '0/2'"),
    (["--shard", "two"], "not 'two'"),
    (["--watch", "-"], "--watch needs files"),
    (["--select", "geometry-raeder-root"], "did you mean 'geometry-reader-root'?"),
  ])
  func mistakesAreNamed(_ arguments: [String], _ message: String) throws {
    let workspace = try Workspace(["A.ui": Self.greedy("A")])
    let outcome = try workspace.run(["--check"] + (arguments.contains("/") ? [] : ["A.ui"]) + arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }

  @Test func aWatchSeesChanges() throws {
    let workspace = try Workspace(["A.ui": Self.greedy("A")])
    let program = try #require(Program.path)
    try workspace.write("B.txt", Self.greedy("B"))
    workspace.shell(
      """
      \(Program.quoted(program)) --check --watch --output concise > out 2> err & \
      watch=$!; \
      for i in $(seq 100); do grep -q A.ui out && break; sleep 0.1; done; \
      mv B.txt B.ui; \
      for i in $(seq 100); do grep -q B.ui out && break; sleep 0.1; done; \
      kill -9 $watch; wait $watch
      """
    )
    let lines = (workspace.read("out") ?? "").split(separator: "\n").map { String($0.prefix(4)) }
    #expect(lines == ["A.ui", "A.ui", "B.ui"])
    #expect(workspace.read("err")?.contains("watching 2 files; press") == true)
  }
}
