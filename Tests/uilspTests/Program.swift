import FoundationEssentials

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The `uilsp` that was built with these tests, run as a process of its own.
struct Program {
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// The program beside the test runner; nil where it has not been built.
  static let path: String? = {
    let runner =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    var folders = runner.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    while folders.count > 1 {
      let path = folders.joined(separator: "/") + "/uilsp"
      if FileManager.default.isExecutableFile(atPath: path) { return path }
      folders = folders.dropLast()
    }
    return nil
  }()

  /// Runs the program with standard input from a string, in the folder of the tests' temporary files.
  static func run(_ arguments: [String], input: String = "") throws -> Outcome {
    guard let path else { throw Missing() }
    let folder =
      FileManager.default.temporaryDirectory.path + "/uilsp-test-\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = FileManager.default.createFile(atPath: folder + "/in", contents: Data(input.utf8))
    let command = ([path] + arguments).map(quoted).joined(separator: " ")
    let status = system("cd \(quoted(folder)) && \(command) < in > out 2> err")
    func text(_ name: String) -> String {
      String(decoding: FileManager.default.contents(atPath: folder + "/" + name) ?? Data(), as: UTF8.self)
    }
    return Outcome(status: (status >> 8) & 0xFF, output: text("out"), errors: text("err"))
  }

  struct Missing: Error {}

  private static func quoted(_ argument: String) -> String {
    var result = "'"
    for character in argument { result += character == "'" ? "'\\''" : String(character) }
    return result + "'"
  }
}
