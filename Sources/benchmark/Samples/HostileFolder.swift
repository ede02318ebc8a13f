import FoundationEssentials
import TestSupport

/// The hostile programs as files, in their own size, and what each rule reports many times over.
enum HostileFolder {
  private static let copies = 300

  static func write(to folder: String) {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for program in HostileProgram.all { write(program.source, to: "\(folder)/\(program.name).ui") }
    for examples in RuleExamples.all {
      guard let bad = examples.programs.first(where: \.isBad) else { continue }
      write(repeated(bad.text), to: "\(folder)/rule-\(examples.rule).ui")
    }
  }

  /// The program many times over, each copy within a type of its own so that its names are its own.
  private static func repeated(_ text: String) -> String {
    let lines = text.split(separator: "\n").joined(separator: "\n")
    return (0..<copies).map { "enum Copy\($0) {\n\(lines)\n}\n" }.joined()
  }

  private static func write(_ source: String, to path: String) {
    if !FileManager.default.createFile(atPath: path, contents: Data(source.utf8)) { print("cannot write '\(path)'") }
  }
}
