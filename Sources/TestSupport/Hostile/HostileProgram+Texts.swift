extension HostileProgram {
  private static let long = "let s = String(repeating: \"ab\", count: 100_000); "

  /// Long texts that are looked through again and again.
  static let texts =
    [
      ("text-count", "c += s.count"),
      ("text-reversed", "c += String(s.reversed()).count"),
      ("text-uppercased", "c += s.uppercased().count + s.capitalized.count"),
      ("text-components", "c += s.components(separatedBy: \"a\").count"),
      ("text-split", "c += s.split(separator: \"b\").count"),
      ("text-replacing", "c += s.replacingOccurrences(of: \"a\", with: \"bb\").count"),
      ("text-contains", "if s.contains(String(repeating: \"ab\", count: 50_000) + \"c\") { c += 1 }"),
      ("text-prefix", "c += s.prefix(150_000).count + s.dropFirst(3).count"),
      ("text-subscript", "if s[s.index(s.startIndex, offsetBy: 150_000)] == \"a\" { c += 1 }"),
      ("text-equal", "if s == s + \"c\" { c += 1 }"),
      ("text-hash", "if [s: 1][s] == 1 { c += 1 }"),
      ("text-trimmed", "c += s.trimmingCharacters(in: .whitespaces).count"),
      ("text-utf8", "c += Array(s.utf8).count + Array(s.unicodeScalars).count"),
      ("text-mapped", "c += String(s.map { $0 }).count"),
      ("text-sorted", "c += String(s.sorted()).count"),
      ("text-interpolated", "c += \"\\(s)\\(s)\".count"),
      ("text-formatted", "c += String(format: \"%@%@\", s, s).count"),
      ("text-has-prefix", "if s.hasPrefix(s) && s.hasSuffix(s) { c += 1 }"),
    ].map { name, statement in
      HostileProgram(name, 20_000) { n in
        showing("Int", long + "var c = 0; for _ in 0..<\(n) { \(statement) }; return c")
      }
    } + [
      HostileProgram("text-doubled", 60) { n in
        showing("Int", "var s = \"ab\"; for _ in 0..<\(n) { s += s }; return s.count")
      },
      HostileProgram("text-doubled-shown", 60) { n in
        showing("String", "var s = \"ab\"; for _ in 0..<\(n) { s += s }; return s")
      },
      HostileProgram("text-insert", 50_000) { n in
        showing(
          "Int",
          "var s = String(repeating: \"a\", count: 200_000); for _ in 0..<\(n) { s.insert(\"b\", at: s.startIndex) }; return 1"
        )
      },
      HostileProgram("text-remove", 50_000) { n in
        showing(
          "Int",
          "var s = String(repeating: \"a\", count: 200_000); for _ in 0..<\(n) { s.removeFirst(); s.removeLast() }; return 1"
        )
      },
      HostileProgram("text-marks", 50_000) { n in
        "struct A: View { var body: some View { Text(\"e" + String(repeating: "\u{301}", count: n) + "\") } }\n"
      },
      HostileProgram("text-one-word", 200_000) { n in
        "struct A: View { var body: some View { Text(\"" + String(repeating: "w", count: n) + "\") } }\n"
      },
      HostileProgram("text-many-words", 40_000) { n in
        "struct A: View { var body: some View { Text(\"" + String(repeating: "ab ", count: n)
          + "\").frame(width: 1) } }\n"
      },
      HostileProgram("text-many-lines", 40_000) { n in
        "struct A: View { var body: some View { Text(\"" + String(repeating: "a\\n", count: n) + "\") } }\n"
      },
      HostileProgram("text-markdown", 20_000) { n in
        "struct A: View { var body: some View { Text(\"" + String(repeating: "**a *", count: n) + "\") } }\n"
      },
      HostileProgram("text-joined", 40) { n in
        view("func f() -> Text { var t = Text(\"a\"); for _ in 0..<\(n) { t = t + t }; return t }", "f()")
      },
      HostileProgram("text-joined-long", 50_000) { n in
        view("func f() -> Text { var t = Text(\"a\"); for _ in 0..<\(n) { t = t + Text(\"b\") }; return t }", "f()")
      },
      HostileProgram("text-interpolated-texts", 40) { n in
        view(
          "func f() -> Text { var t = Text(\"a\"); for _ in 0..<\(n) { t = Text(\"\\(t)\\(t)\") }; return t }",
          "f()"
        )
      },
      HostileProgram("text-bold-chain", 100_000) { n in
        view("func f() -> Text { var t = Text(\"a\"); for _ in 0..<\(n) { t = t.bold() }; return t }", "f()")
      },
    ]
}
