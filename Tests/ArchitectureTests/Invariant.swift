/// Something that every file of the project obeys. It states itself, and shows what breaks it.
struct Invariant: Sendable, CustomStringConvertible {
  /// A sentence about the code as it is.
  let statement: String
  /// Files that break it, as path and text: each must give a violation.
  let examples: [(path: String, text: String)]
  /// What is wrong in a file, each as `path:line` and a sentence that says what to do.
  let violations: @Sendable (SwiftFile) -> [String]

  var description: String { statement }

  init(
    _ statement: String,
    brokenBy examples: [(path: String, text: String)],
    violations: @escaping @Sendable (SwiftFile) -> [String]
  ) {
    self.statement = statement
    self.examples = examples
    self.violations = violations
  }

  /// Every invariant, sorted by name.
  static let all: [Invariant] = [
    absolutePaths, concepts, documentation, imports, purity, safety, size, unfinished, vocabulary,
  ]
}
