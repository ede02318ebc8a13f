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
    try Workspace().run(arguments, input: input)
  }

  struct Missing: Error {}

  static func quoted(_ argument: String) -> String {
    var result = "'"
    for character in argument { result += character == "'" ? "'\\''" : String(character) }
    return result + "'"
  }
}
