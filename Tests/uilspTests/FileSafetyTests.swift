import FoundationEssentials
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What is no source is left alone and said to be, and what is written takes the place of a file as a whole.
@Suite(.enabled(if: Program.path != nil), .timeLimit(.minutes(30)))
struct FileSafetyTests {
  @Test func pipesLoopsAndBinariesArePassedOver() throws {
    let workspace = try Workspace([
      "good.ui": "Text(\"a\")\n", "binary.ui": String(repeating: "\u{0}\u{1}", count: 100),
    ])
    #expect(mkfifo(workspace.folder + "/pipe.ui", 0o600) == 0)
    #expect(symlink("loop.ui", workspace.folder + "/loop.ui") == 0)
    let outcome = try workspace.run(["--check", "--no-config", "."])
    #expect(outcome.status == 0)
    for name in ["pipe.ui", "loop.ui", "binary.ui"] {
      let lines = outcome.errors.split(separator: "\n").filter {
        $0.contains("'./\(name)'") || $0.contains("'\(name)'")
      }
      #expect(lines.count == 1, "\(name): \(outcome.errors)")
    }
  }

  /// The pages of a tutorial hold pieces of code, which no program is made of.
  @Test func tutorialsAreNoPartOfAFolder() throws {
    let workspace = try Workspace(["good.ui": "Text(\"a\")\n", "Guide.docc/step.ui": "VStack { ... }\n"])
    #expect(try workspace.run(["--check", "--no-config", "."]).status == 0)
    #expect(try workspace.run(["--check", "--no-config", "Guide.docc/step.ui"]).status != 0)
  }

  /// Permissions and links stay, a hard link still names the same file, and nothing is left beside it.
  @Test func formattingKeepsWhatAFileIs() throws {
    let workspace = try Workspace(["real/a.ui": "let  a=1\r\n", "hard.ui": "let  b=1\n"])
    let (real, hard) = (workspace.folder + "/real/a.ui", workspace.folder + "/hard.ui")
    #expect(chmod(real, 0o640) == 0)
    #expect(symlink("real/a.ui", workspace.folder + "/link.ui") == 0)
    #expect(link(hard, workspace.folder + "/other.txt") == 0)
    #expect(try workspace.run(["--format", "link.ui", "hard.ui"]).status == 0)
    #expect(workspace.read("real/a.ui") == "let a = 1\r\n")
    #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: workspace.folder + "/link.ui")) == "real/a.ui")
    var status = stat()
    #expect(stat(real, &status) == 0 && status.st_mode & 0o777 == 0o640)
    #expect(workspace.read("other.txt") == "let b = 1\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: workspace.folder + "/real")
    #expect(names == ["a.ui"])
  }

  /// Who may not look into a folder is told so, and the rest is checked.
  @Test(.enabled(if: geteuid() != 0)) func unreadableFoldersAreNamed() throws {
    let workspace = try Workspace(["good.ui": "Text(\"a\")\n", "shut/hidden.ui": "Text(\"b\")\n"])
    #expect(chmod(workspace.folder + "/shut", 0o000) == 0)
    defer { chmod(workspace.folder + "/shut", 0o700) }
    let outcome = try workspace.run(["--check", "--no-config", "."])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("shut"))
  }

  /// Where nothing can be written, the file stays as it is and nothing is left beside it.
  @Test func aFullDiskChangesNothing() throws {
    let long = String(repeating: "let  a=1\n", count: 20_000)
    let workspace = try Workspace(["a.ui": long])
    let path = try #require(Program.path)
    // No file may grow beyond 4 kB: writing fails as it does on a full disk.
    let status = workspace.shell("ulimit -f 8; trap '' XFSZ; \(Program.quoted(path)) --format a.ui > /dev/null 2>&1")
    #expect(status == 2)
    #expect(workspace.read("a.ui") == long)
    let names = try FileManager.default.contentsOfDirectory(atPath: workspace.folder).sorted()
    #expect(names == ["a.ui"])
  }

  @Test(.enabled(if: geteuid() != 0)) func aFolderThatIsReadOnlyIsSaidToBe() throws {
    let workspace = try Workspace(["sub/a.ui": "let  a=1\n"])
    #expect(chmod(workspace.folder + "/sub", 0o500) == 0)
    defer { chmod(workspace.folder + "/sub", 0o700) }
    let outcome = try workspace.run(["--format", "sub/a.ui"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("'sub/a.ui'"))
    #expect(workspace.read("sub/a.ui") == "let  a=1\n")
  }

  /// A file that says to be larger than the memory is not asked for at once.
  @Test func whatIsTooLargeIsPassedOver() throws {
    let workspace = try Workspace(["good.ui": "Text(\"a\")\n", "huge.ui": ""])
    #expect(truncate(workspace.folder + "/huge.ui", 1 << 40) == 0)
    let outcome = try workspace.run(["--check", "--no-config", "."])
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("huge.ui"))
    #expect(try workspace.run(["--syntax-tree", "huge.ui"]).status == 2)
  }

  /// A link out of the checked folder is not followed to files that nobody named.
  @Test func nothingOutsideIsRead() throws {
    let workspace = try Workspace(["here/a.ui": "Text(\"a\")\n", "there/b.ui": "let = \n"])
    #expect(symlink("../there", workspace.folder + "/here/link") == 0)
    #expect(symlink("/dev/zero", workspace.folder + "/here/zero.ui") == 0)
    let outcome = try workspace.run(["--check", "--no-config", "here"])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.errors.contains("zero.ui"))
  }

  /// A stream that is none ends the server at once, with one line that says why.
  @Test(arguments: [
    "Content-Length: -5\r\n\r\n{}", "Content-Length: 99999999999\r\n\r\n{}", "Content-Type: x\r\n\r\n{}", "garbage\n",
    "Content-Length: 500\r\n\r\n{\"jsonrpc\":\"2.0\",\"method\":\"x\"}",
    "Content-Length: 10\r\n\r\n{\"jsonrpc\":\"2.0\"}",
  ])
  func brokenStreamsEndTheServer(_ stream: String) throws {
    let outcome = try Program.run(["--stdio"], input: stream)
    #expect(outcome.status == 1)
    #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
  }
}
