import FoundationEssentials

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder of files for a test to run the program in; it goes with the value.
final class Workspace {
  let folder: String

  init(_ files: [String: String] = [:]) throws {
    folder =
      FileManager.default.temporaryDirectory.path + "/uilsp-test-\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, text) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  func write(_ path: String, _ text: String) throws {
    let full = folder + "/" + path
    let parent = full.split(separator: "/").dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(atPath: "/" + parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: full))
  }

  func read(_ path: String) -> String? {
    FileManager.default.contents(atPath: folder + "/" + path).map { String(decoding: $0, as: UTF8.self) }
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: folder + "/" + path)
  }

  /// Runs the program in the folder, with variables (`NAME=value`) added to its environment.
  func run(_ arguments: [String], input: String = "", environment: [String] = []) throws -> Program.Outcome {
    guard let path = Program.path else { throw Program.Missing() }
    try write("in", input)
    let command = (["env"] + environment + [path] + arguments).map(Program.quoted).joined(separator: " ")
    let status = shell("\(command) < in > out 2> err")
    return Program.Outcome(status: status, output: read("out") ?? "", errors: read("err") ?? "")
  }

  /// Runs a command of the shell in the folder and returns its exit status.
  @discardableResult
  func shell(_ command: String) -> Int32 {
    (system("cd \(Program.quoted(folder)) || exit 99; \(command)") >> 8) & 0xFF
  }
}
