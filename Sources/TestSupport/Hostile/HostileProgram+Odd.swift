extension HostileProgram {
  private static func repeated(_ text: String) -> @Sendable (Int) -> String { { String(repeating: text, count: $0) } }

  /// Texts that are hardly programs.
  static let odd = [
    HostileProgram("odd-backticks", 100_000, repeated("`")),
    HostileProgram("odd-quotes", 100_000, repeated("\"")),
    HostileProgram("odd-parentheses", 100_000, repeated("(")),
    HostileProgram("odd-closing", 100_000, repeated(")")),
    HostileProgram("odd-brackets", 100_000, repeated("[")),
    HostileProgram("odd-braces", 100_000, repeated("{")),
    HostileProgram("odd-closing-braces", 100_000, repeated("}")),
    HostileProgram("odd-angles", 100_000, repeated("a<")),
    HostileProgram("odd-interpolations", 20_000, repeated("\"\\(")),
    HostileProgram("odd-comments", 100_000, repeated("/*")),
    HostileProgram("odd-hashes", 100_000, repeated("#")),
    HostileProgram("odd-ats", 50_000, repeated("@a ")),
    HostileProgram("odd-dots", 100_000, repeated(".a")),
    HostileProgram("odd-calls", 50_000, repeated("a(")),
    HostileProgram("odd-closures", 20_000, repeated("a { ")),
    HostileProgram("odd-operators", 100_000, repeated("a + ")),
    HostileProgram("odd-prefixes", 100_000, repeated("- ")),
    HostileProgram("odd-questions", 50_000, repeated("a ? b : ")),
    HostileProgram("odd-directives", 20_000, repeated("#if A\n")),
    HostileProgram("odd-names", 100_000, repeated("a ")),
    HostileProgram("odd-commas", 100_000, repeated(",")),
    HostileProgram("odd-semicolons", 100_000, repeated(";")),
    HostileProgram("odd-zeros", 100_000, repeated("\u{0}")),
    HostileProgram("odd-marks", 100_000, repeated("\u{301}")),
    HostileProgram("odd-returns", 100_000, repeated("\r")),
    HostileProgram("odd-one-name", 1_000_000, repeated("a")),
    HostileProgram("odd-one-number", 1_000_000, repeated("9")),
    HostileProgram("odd-else-if", 5_000) { n in
      view("var i = 1", "if i == 0 { Text(\"a\") }" + String(repeating: " else if i == 2 { Text(\"b\") }", count: n))
    },
    HostileProgram("odd-nested-stacks", 5_000) { n in
      view("", String(repeating: "VStack { ", count: n) + "Text(\"a\")" + String(repeating: " }", count: n))
    },
    HostileProgram("odd-modifier-chain", 20_000) { n in
      view("", "Text(\"a\")" + String(repeating: ".padding(1)", count: n))
    },
    HostileProgram("odd-nested-types", 2_000) { n in
      String(repeating: "struct S { ", count: n) + String(repeating: "}", count: n) + "\n" + view("")
    },
    HostileProgram("odd-nested-functions", 2_000) { n in
      String(repeating: "func f() { ", count: n) + String(repeating: "}", count: n) + "\n" + view("")
    },
  ]
}
