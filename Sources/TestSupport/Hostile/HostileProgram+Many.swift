extension HostileProgram {
  /// Many of one thing.
  static let many = [
    HostileProgram("many-children", 10_000) { n in view("", "VStack {\n" + lines(n) { "Text(\"\($0)\")" } + "}") },
    HostileProgram("many-flexible-children", 5_000) { n in
      view("", "HStack {\n" + lines(n) { "Color.red.frame(maxWidth: \($0))" } + "}")
    },
    HostileProgram("many-overlaid-children", 5_000) { n in view("", "ZStack {\n" + lines(n) { "Text(\"\($0)\")" } + "}")
    },
    HostileProgram("many-branches", 3_000) { n in
      view("@State var i = 0", "VStack {\n" + lines(n) { "if i == \($0) { Text(\"\($0)\") } else { Color.red }" } + "}")
    },
    HostileProgram("many-top-level-views", 10_000) { n in lines(n) { "Text(\"\($0)\")" } },
    HostileProgram("many-previews", 3_000) { n in lines(n) { "#Preview(\"\($0)\") { Text(\"\($0)\") }" } },
    HostileProgram("many-heavy-previews", 1_000) { n in
      lines(n) { "#Preview(\"\($0)\") { let c = (0..<6000).reduce(\($0)) { $0 + $1 * 2 }; Text(\"\\(c)\") }" }
    },
    HostileProgram("many-heavy-views", 1_000) { n in
      lines(n) {
        "struct V\($0): View { func f() -> Int { var c = 0; for j in 0..<3000 { c += j * 2 }; return c }\n"
          + "  var body: some View { VStack { Text(\"\\(f())\"); ForEach(0..<50) { Text(\"\\($0)\") } } } }"
      }
    },
    HostileProgram("many-named-spaces", 2_000) { n in
      view(
        "",
        "VStack {\n"
          + lines(n) {
            "GeometryReader { g in Text(\"\\(g.frame(in: .named(\"s\($0)\")).minX)\") }.coordinateSpace(.named(\"s\($0)\"))"
          } + "}"
      )
    },
    HostileProgram("many-readers-behind", 2_000) { n in
      view(
        "@State var w = 0.0",
        "VStack {\n"
          + lines(n) { _ in
            "Text(\"a\").background(GeometryReader { g in Color.clear.onAppear { w = g.size.width } })"
          } + "}"
      )
    },
    HostileProgram("many-functions-used", 1_000) { n in
      view(
        "func r() -> some View { VStack { " + lines(n) { _ in "GeometryReader { g in Text(\"\\(g.size.width)\") }" }
          + "} }",
        "VStack {\n" + lines(n) { _ in "r().padding()" } + "}"
      )
    },
    HostileProgram("many-undefined-spaces", 3_000) { n in
      view(
        "",
        "VStack {\n"
          + lines(n) {
            "GeometryReader { g in Text(\"\\(g.frame(in: .named(\"t\($0)\")).minX)\") }.coordinateSpace(.named(\"s\($0)\"))"
          } + "}"
      )
    },
    HostileProgram("many-preference-keys", 5_000) { n in
      lines(n) {
        "struct K\($0): PreferenceKey { static let defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) {} }"
      } + view("", "VStack {\n" + lines(n) { "Text(\"a\").preference(key: K\($0).self, value: \($0))" } + "}")
    },
    HostileProgram("many-readers-unused", 4_000) { n in
      view("", "VStack {\n" + lines(n) { _ in "GeometryReader { g in Text(\"a\") }" } + "}")
    },
    HostileProgram("many-extra-braces", 50_000) { n in lines(n) { _ in "}" } },
    HostileProgram("many-byte-order-marks", 100_000) { n in String(repeating: "\u{FEFF}", count: n) },
    HostileProgram("many-unfinished-functions", 20_000) { n in lines(n) { _ in "struct A { func ( " } },
    HostileProgram("many-aliases-of-one-type", 5_000) { n in
      "struct A { var a = 1 }\n"
        + lines(n) { "typealias T\($0) = A\nextension T\($0) { var p\($0): Int { a } }" }
        + view("", "Text(\"\\(A().p0) \\(T0().p1)\")")
    },
    HostileProgram("many-functions-that-hand-a-closure-on", 60) { n in
      lines(n) { function in
        "func f\(function)(_ work: @escaping () -> Void) {\n"
          + lines(n * 4) { "f\((function + $0) % n) { work() }" } + "}"
      }
        + view("@State private var h = 1", lines(n * 4) { "let _ = f\($0 % n) { h = 2 }" } + "Text(\"\\(h)\")")
    },
    HostileProgram("many-choices-of-an-unknown", 2_000) { n in
      "import Elsewhere\n" + lines(n) { "struct T\($0) {}\nfunc f(_ value: T\($0)) -> Int { \($0) }" }
        + view("let item: Item", lines(n / 10) { "Text(\"\\(f(item.part\($0)))\")" })
    },
    HostileProgram("many-superclasses", 5_000) { n in
      lines(n) { "class C\($0): C\($0 + 1) {}" } + "class C\(n) { var q = 1 }\n" + view("", "Text(\"\\(C0().q)\")")
    },
    HostileProgram("many-protocols-in-a-chain", 5_000) { n in
      lines(n) { "protocol P\($0): P\($0 + 1) {}" } + "protocol P\(n) {}\nextension P\(n) { var q: Int { 1 } }\n"
        + "struct S: P0 {}\n" + view("", "Text(\"\\(S().q)\")")
    },
    HostileProgram("many-view-types", 3_000) { n in
      lines(n) { "struct V\($0): View { var body: some View { Text(\"\($0)\") } }" }
    },
    HostileProgram("many-views-in-a-chain", 1_000) { n in
      lines(n) { "struct V\($0): View { var body: some View { V\($0 + 1)() } }" }
    },
    HostileProgram("many-redeclarations", 5_000) { n in
      lines(n) { _ in "struct A: View { var body: some View { Text(\"a\") } }" }
    },
    HostileProgram("many-redeclared-functions", 5_000) { n in
      lines(n) { _ in "func f() -> Int { 1 }" } + view("", "Text(\"\\(f())\")")
    },
    HostileProgram("many-redeclared-variables", 5_000) { n in
      lines(n) { _ in "let x = 1" } + view("", "Text(\"\\(x)\")")
    },
    HostileProgram("many-extensions", 3_000) { n in
      "struct S {}\n" + lines(n) { "extension S { func f\($0)() -> Int { \($0) } }" }
        + view("", "Text(\"\\(S().f1())\")")
    },
    HostileProgram("many-suppressions", 10_000) { n in
      lines(n) { _ in "// uilsp:disable:next some-rule" } + view("")
    },
    HostileProgram("many-file-suppressions", 10_000) { n in
      lines(n) { "// uilsp:disable:file rule-\($0 % 7)" } + view("", "GeometryReader { _ in Text(\"a\") }")
    },
    HostileProgram("many-suppressed-rules", 10_000) { n in
      "// uilsp:disable:file " + (0..<n).map { "r\($0)" }.joined(separator: ",") + "\n" + view("")
    },
    HostileProgram("many-findings", 2_000) { n in
      view("", "VStack {\n" + lines(n) { _ in "GeometryReader { _ in Text(\"a\") }" } + "}")
    },
    HostileProgram("many-state-properties", 2_000) { n in
      view(lines(n) { "@State private var s\($0) = \($0)" }, "Text(\"a\")")
    },
    HostileProgram("many-parameters", 1_000) { n in
      "func f(\((0..<n).map { "a\($0): Int = \($0)" }.joined(separator: ", "))) -> Int { a1 }\n"
        + view("", "Text(\"\\(f(a\(n - 1): 1))\")")
    },
    HostileProgram("many-cases", 3_000) { n in
      "enum E { case \((0..<n).map { "c\($0)" }.joined(separator: ", ")) }\n"
        + view("var e = E.c\(n - 1)", "switch e {\n" + lines(n) { "case .c\($0): Text(\"\($0)\")" } + "}")
    },
    HostileProgram("many-keys", 2_000) { n in
      lines(n) { "extension EnvironmentValues { @Entry var k\($0) = \($0) }" }
        + view("", "Text(\"a\")" + lines(min(n, 300)) { ".environment(\\.k\($0), 1)" })
    },
    HostileProgram("many-imports", 5_000) { n in lines(n) { "import M\($0)" } + view("") },
    HostileProgram("many-comments", 50_000) { n in lines(n) { "// \($0)" } + view("") },
    HostileProgram("many-conditions", 5_000) { n in lines(n) { "#if A\($0)\nlet a\($0) = 1\n#endif" } + view("") },
    HostileProgram("many-attributes", 5_000) { n in lines(n) { "@a\($0)" } + view("") },
    HostileProgram("many-statements", 20_000) { n in
      showing("Int", "var c = 0\n" + lines(n) { "c += \($0)" } + "return c")
    },
    HostileProgram("many-locals", 5_000) { n in showing("Int", lines(n) { "let a\($0) = \($0)" } + "return a1") },
    HostileProgram("many-elements", 50_000) { n in
      showing("Int", "let a = [" + (0..<n).map { "\($0)" }.joined(separator: ", ") + "]; return a.count")
    },
    HostileProgram("many-lines", 50_000) { n in lines(n) { "let v\($0) = \($0)" } },
  ]
}
