import Syntax

extension Invariant {
  /// What reaches the outside world, by the word that does it.
  private static let outside: [(what: String, words: Set<String>)] = [
    ("print", ["print", "debugPrint", "dump", "readLine", "fputs", "fwrite", "printf", "puts", "NSLog"]),
    (
      "a file",
      [
        "FileManager", "FileHandle", "fopen", "contentsOfFile", "contentsOf", "URL", "open", "opendir", "stat",
        "Process",
      ]
    ),
    (
      "the clock",
      ["ContinuousClock", "SuspendingClock", "Date", "clock_gettime", "gettimeofday", "time", "usleep", "sleep"]
    ),
    ("the environment", ["ProcessInfo", "getenv", "setenv", "CommandLine", "exit", "abort"]),
    (
      "randomness",
      ["SystemRandomNumberGenerator", "random", "randomElement", "shuffled", "shuffle", "UUID", "arc4random"]
    ),
  ]

  /// Calls and types; a member of ours may be called like one of them (`parser.open()`), so free names count only.
  static let purity = Invariant(
    "Nothing below Server prints, or touches a file, the clock, the environment or randomness.",
    brokenBy: [
      ("Sources/Layout/A.swift", "func f() { print(1) }"),
      ("Sources/Interpreter/A.swift", "let a = FileManager.default"),
      ("Sources/Lint/A.swift", "let a = ContinuousClock().now"),
      ("Sources/IDE/A.swift", "let a = Int.random(in: 0..<3)"),
      ("Sources/Semantics/A.swift", "let a = ProcessInfo.processInfo"),
    ]
  ) { file in
    let above: Set = ["Server", "uilsp", "benchmark", "TestSupport"]
    guard !file.isTest, !above.contains(file.module) else { return [] }
    return file.tokens.compactMap { token in
      guard token.kind == .identifier, let what = reached(by: token) else { return nil }
      return "\(file.place(token)): `\(token.text)` reaches \(what); \(file.module) gets such things as parameters"
    }
  }

  private static func reached(by token: SyntaxNode) -> String? {
    let word = token.text
    guard let what = outside.first(where: { $0.words.contains(word) })?.what else { return nil }
    if word == "random" || word == "randomElement" || word == "shuffled" || word == "shuffle" {
      return token.parent?.kind == .memberAccessExpression && isCalled(token.parent) ? what : nil
    }
    guard token.parent?.kind == .identifierExpression || token.parent?.kind == .simpleType else { return nil }
    let isType = word.first?.isUppercase ?? false
    return isType || isCalled(token.parent) ? what : nil
  }

  private static func isCalled(_ callee: SyntaxNode?) -> Bool {
    guard let callee, let call = callee.parent, call.kind == .functionCallExpression else { return false }
    return call.children.first { !$0.isToken } == callee
  }
}
