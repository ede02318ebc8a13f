extension HostileProgram {
  private static func joined(_ count: Int, _ separator: String, _ part: (Int) -> String) -> String {
    (0..<count).map(part).joined(separator: separator)
  }

  private static func wrapped(_ count: Int, _ start: String, _ inner: String, _ end: String) -> String {
    String(repeating: start, count: count) + inner + String(repeating: end, count: count)
  }

  /// Literals, expressions and declarations that are long, wide or deep as they are written.
  static let literals = [
    HostileProgram("literal-nested-arrays", 3_000) { n in showing("Any", "return " + wrapped(n, "[", "1", "]")) },
    HostileProgram("literal-nested-dictionaries", 1_500) { n in showing("Any", "return " + wrapped(n, "[1: ", "1", "]"))
    },
    HostileProgram("literal-nested-tuples", 2_000) { n in showing("Any", "return " + wrapped(n, "(1, ", "1", ")")) },
    HostileProgram("literal-nested-closures", 1_000) { n in
      showing("Any", "return " + wrapped(n, "{ () -> Any in ", "1", " }") + " as Any")
    },
    HostileProgram("literal-called-closures", 500) { n in showing("Int", "return " + wrapped(n, "{ ", "1", " }()")) },
    HostileProgram("literal-nested-texts", 200) { n in showing("String", "return " + wrapped(n, "\"\\(", "1", ")\"")) },
    HostileProgram("literal-nested-raw-texts", 100) { n in
      var text = "1"
      for level in 1...max(1, n) {
        let hash = String(repeating: "#", count: level % 40); text = "\(hash)\"\\\(hash)(\(text))\"\(hash)"
      }
      return showing("String", "return " + text)
    },
    HostileProgram("literal-matrix", 400) { n in
      showing(
        "Int",
        "let m = [" + joined(n, ",\n") { i in "[" + joined(n, ", ") { "\(i * $0)" } + "]" } + "]; return m.count"
      )
    },
    HostileProgram("literal-mixed-numbers", 20_000) { n in
      showing("Int", "let m = [" + joined(n, ", ") { $0 % 2 == 0 ? "\($0)" : "\($0).5" } + "]; return m.count")
    },
    HostileProgram("literal-mixed-values", 5_000) { n in
      showing(
        "Int",
        "let m: [Any] = ["
          + joined(n, ", ") { ["1", "\"a\"", "nil as Int?", "[1]", "(1, 2)", ".zero as CGPoint"][$0 % 6] }
          + "]; return m.count"
      )
    },
    HostileProgram("literal-dictionary", 20_000) { n in
      showing("Int", "let m = [" + joined(n, ", ") { "\"k\($0)\": [\($0): \"v\"]" } + "]; return m.count")
    },
    HostileProgram("literal-same-keys", 20_000) { n in
      showing("Int", "let m = [" + joined(n, ", ") { _ in "\"k\": 1" } + "]; return m.count")
    },
    HostileProgram("literal-long-text", 2_000_000) { n in view("", "Text(\"" + String(repeating: "x", count: n) + "\")")
    },
    HostileProgram("literal-long-raw-text", 1_000_000) { n in
      view("", "Text(#\"" + String(repeating: "\"", count: n) + "\"#)")
    },
    HostileProgram("literal-lines", 100_000) { n in
      view("", "Text(\"\"\"\n" + String(repeating: "    a \\\n", count: n) + "    \"\"\")")
    },
    HostileProgram("literal-interpolations", 20_000) { n in
      view("var i = 1", "Text(\"" + String(repeating: "\\(i) ", count: n) + "\")")
    },
    HostileProgram("literal-interpolated-lines", 20_000) { n in
      view("var i = 1", "Text(\"\"\"\n" + String(repeating: "\\(i)\n", count: n) + "\"\"\")")
    },
    HostileProgram("literal-regex", 50_000) { n in showing("Any", "return /" + wrapped(n, "(", "a", ")*") + "/ as Any")
    },
    HostileProgram("literal-number-long", 100_000) { n in
      showing("Double", "return 1." + String(repeating: "1", count: n) + "e5 + 0x" + String(repeating: "f", count: n))
    },
    HostileProgram("expression-sums", 5_000) { n in
      showing("Int", "let x = 1; return " + joined(n, " + ") { "x * \($0)" })
    },
    HostileProgram("expression-mixed-sums", 300) { n in
      showing("Double", "let x = 1.5; return " + joined(n, " + ") { "Double(\($0)) / x - \($0)" })
    },
    HostileProgram("expression-literal-sums", 2_000) { n in
      showing("Double", "return " + joined(n, " + ") { $0 % 2 == 0 ? "\($0)" : "\($0).5" })
    },
    HostileProgram("expression-text-sums", 2_000) { n in
      showing("String", "return " + joined(n, " + ") { "\"a\($0)\"" })
    },
    HostileProgram("expression-array-sums", 500) { n in showing("Any", "return " + joined(n, " + ") { "[\($0)]" }) },
    HostileProgram("expression-conditions", 2_000) { n in
      showing("Bool", "let x = 1; return " + joined(n, " || ") { "x == \($0) && x != \($0 + 1)" })
    },
    HostileProgram("expression-ternaries", 3_000) { n in
      showing("Int", "let x = 1; return " + joined(n, " : ") { "x == \($0) ? \($0)" } + " : 0")
    },
    HostileProgram("expression-coalescing", 3_000) { n in
      showing("Int", "let x: Int? = nil; return " + String(repeating: "x ?? ", count: n) + "1")
    },
    HostileProgram("expression-optional-chain", 5_000) { n in
      "final class N { var n: N? = nil }\n"
        + showing("Any", "let x: N? = N(); return x" + String(repeating: "?.n", count: n) + " as Any")
    },
    HostileProgram("expression-forced-chain", 5_000) { n in
      "struct N { var n: N { self } }\n" + showing("Int", "_ = N()" + String(repeating: ".n", count: n) + "; return 1")
    },
    HostileProgram("expression-subscripts", 3_000) { n in
      showing("Int", "let a = [0]; return " + wrapped(n, "a[", "0", "]"))
    },
    HostileProgram("expression-calls", 3_000) { n in
      "func f(_ a: Int) -> Int { a }\n" + showing("Int", "return " + wrapped(n, "f(", "0", ")"))
    },
    HostileProgram("expression-overloaded-calls", 200) { n in
      lines(20) {
        "func f(_ a: \(["Int", "Double", "String", "[Int]", "CGFloat"][$0 % 5]), l\($0): Int = 0) -> \(["Int", "Double", "String", "CGFloat"][$0 % 4]) { fatalError() }"
      }
        + showing("Int", "return " + wrapped(n, "f(", "0", ")"))
    },
    HostileProgram("expression-generic-operators", 100) { n in
      "func <> <T>(a: T, b: T) -> T { a }\nfunc <> <T>(a: [T], b: T) -> [T] { a }\nfunc <> <T, U>(a: T, b: U) -> (T, U) { (a, b) }\ninfix operator <>: AdditionPrecedence\n"
        + showing("Any", "return " + joined(n, " <> ") { "\($0)" } + " as Any")
    },
    HostileProgram("expression-implicit-members", 2_000) { n in
      "struct C { static let a = C(); var a: C { self }; func b() -> C { self } }\n"
        + showing("Int", "let c: C = .a" + String(repeating: ".a.b()", count: n) + "; return 1")
    },
    HostileProgram("expression-maps", 500) { n in
      showing("Any", "return [1]" + String(repeating: ".map { $0 }", count: n))
    },
    HostileProgram("expression-nested-maps", 60) { n in
      showing("Any", "return " + wrapped(n, "[1].map { _ in ", "1", " }"))
    },
    HostileProgram("expression-nested-generics", 60) { n in
      "func d<T>(_ k: () -> T) -> T { k() }\nfunc d<T>(_ k: () -> [T]) -> T { k()[0] }\n"
        + showing("Any", "return " + wrapped(n, "d { ", "[1]", " }"))
    },
    HostileProgram("expression-tries", 5_000) { n in
      showing("Int", "return " + String(repeating: "try? await ", count: n) + "1")
    },
    HostileProgram("expression-casts", 3_000) { n in showing("Any", "return 1" + String(repeating: " as Any", count: n))
    },
    HostileProgram("expression-negations", 20_000) { n in
      showing("Bool", "return " + String(repeating: "!", count: n) + "true")
    },
    HostileProgram("expression-brackets", 5_000) { n in showing("Int", "return " + wrapped(n, "(", "1", ")")) },
    HostileProgram("expression-key-path", 10_000) { n in
      "struct N { var n: N { self } }\n" + showing("Any", "return \\N" + String(repeating: ".n", count: n))
    },
    HostileProgram("statement-if-let", 2_000) { n in
      showing("Int", "let x: Int? = 1; " + wrapped(n, "if let x = Optional(x) { ", "_ = x", " }") + "; return 1")
    },
    HostileProgram("statement-guards", 5_000) { n in
      showing("Int", "let x: Int? = 1\n" + lines(n) { "guard let y\($0) = x else { return 0 }" } + "return 1")
    },
    HostileProgram("statement-loops", 1_000) { n in
      showing("Int", wrapped(n, "for _ in 0..<2 { ", "_ = 1", " }") + "; return 1")
    },
    HostileProgram("statement-do-catch", 1_000) { n in
      showing("Int", wrapped(n, "do { ", "_ = 1", " } catch { }") + "; return 1")
    },
    HostileProgram("statement-defers", 5_000) { n in
      showing("Int", "var c = 0\n" + lines(n) { _ in "defer { c += 1 }" } + "return c")
    },
    HostileProgram("statement-shadowed", 5_000) { n in
      showing("Int", wrapped(n, "do { let x = 1; _ = x; ", "", " }") + "; return 1")
    },
    HostileProgram("pattern-nested", 500) { n in
      showing("Int", "switch 1 as Any { case let " + wrapped(n, "(x, ", "y", ")") + ": return 1; default: return 2 }")
    },
    HostileProgram("pattern-many", 3_000) { n in
      showing(
        "Int",
        "switch (1, 2) {\n" + lines(n) { "case (\($0), let x) where x == \($0): return x" } + "default: return 1 }"
      )
    },
    HostileProgram("pattern-ranges", 3_000) { n in
      showing(
        "Int",
        "switch 5 {\ncase " + joined(n, ", ") { "\($0 * 2)..<\($0 * 2 + 1)" } + ": return 1\ndefault: return 2 }"
      )
    },
    HostileProgram("enum-many-payloads", 1_000) { n in
      "enum E: Hashable, CaseIterable { " + lines(n) { "case c\($0)(a: Int, b: String = \"\($0)\")" } + "}\n"
        + showing("Bool", "return E.c1(a: 1) == E.c\(n - 1)(a: 2)")
    },
    HostileProgram("attributes-nested", 2_000) { n in "@a(" + wrapped(n, "b(", "1", ")") + ")\n" + view("") },
    HostileProgram("generic-parameters", 1_000) { n in
      "struct S<\(joined(n, ", ") { "T\($0)" })> where \(joined(n, ", ") { "T\($0): Equatable" }) {}\n" + view("")
    },
    HostileProgram("generic-arguments", 500) { n in
      "struct S<each T> {}\n" + view("var s: S<\(joined(n, ", ") { _ in "S<Int, [S<Int>]>" })>")
    },
    HostileProgram("type-optionals", 10_000) { n in view("var x: Int" + String(repeating: "?", count: n)) },
    HostileProgram("type-functions", 2_000) { n in view("var x: " + String(repeating: "(Int) -> ", count: n) + "Int") },
    HostileProgram("type-function-arguments", 1_500) { n in view("var x: " + wrapped(n, "(", "Int", ") -> Int")) },
    HostileProgram("type-tuples", 1_500) { n in view("var x: " + wrapped(n, "(Int, ", "Int", ")")) },
    HostileProgram("type-tuple-wide", 20_000) { n in view("var x: (\(joined(n, ", ") { "a\($0): Int" }))") },
    HostileProgram("type-compositions", 5_000) { n in view("var x: any " + joined(n, " & ") { "P\($0)" }) },
    HostileProgram("type-members", 5_000) { n in view("var x: A" + String(repeating: ".B", count: n)) },
    HostileProgram("types-nested-deep", 500) { n in
      wrapped(n, "struct S { enum E { ", "", " } }") + "\n" + view("var x: S" + String(repeating: ".E.S", count: n))
    },
    HostileProgram("types-many-members", 5_000) { n in
      "struct S { " + lines(n) { "var a\($0): Int { a\($0 + 1) }\nfunc f(_ x: Int, a\($0): Int) {}" } + "}\n"
        + view("", "Text(\"\\(S().a1)\")")
    },
    HostileProgram("extensions-generic", 1_000) { n in
      lines(n) {
        "extension Array where Element == Int\($0) { func f\($0)() -> Int { 1 } }\nextension View { func m\($0)() -> some View { padding(1) } }"
      }
        + view("", "Text(\"a\")" + lines(min(n, 200)) { ".m\($0)()" })
    },
    HostileProgram("modifiers-own-chain", 2_000) { n in
      "extension View { func m() -> some View { padding(1).background(Color.red) } }\n"
        + view("", "Text(\"a\")" + String(repeating: "\n.m()", count: n))
    },
    HostileProgram("modifiers-conditional", 500) { n in
      "extension View { @ViewBuilder func w<C: View>(_ b: Bool, _ k: (Self) -> C) -> some View { if b { k(self) } else { self } } }\n"
        + view("", "Text(\"a\")" + String(repeating: "\n.w(true) { $0.padding(1) }", count: n))
    },
    HostileProgram("protocol-defaults-circle", 1) { _ in
      "protocol P { func a() -> Int; func b() -> Int }\nextension P { func a() -> Int { b() + b() }; func b() -> Int { a() + a() } }\nstruct S: P {}\n"
        + view("", "Text(\"\\(S().a())\")")
    },
    HostileProgram("macros-many", 3_000) { n in
      "@freestanding(expression) macro m(_ a: Any) -> Int = #externalMacro(module: \"M\", type: \"T\")\n"
        + showing("Int", "var c = 0\n" + lines(n) { _ in "c += #m(#m(1))" } + "return c")
    },
    HostileProgram("previews-nested", 300) { n in
      lines(n) {
        "#Preview(\"\($0)\", traits: .landscapeLeft) { @Previewable @State var s = \($0); VStack { ForEach(0..<50) { Text(\"\\($0) \\(s)\") } } }"
      }
    },
    HostileProgram("preview-providers", 500) { n in
      lines(n) {
        "struct P\($0): PreviewProvider { static var previews: some View { Group { "
          + String(repeating: "Text(\"a\").previewDevice(\"iPhone SE\");", count: 5) + " } } }"
      }
    },
    HostileProgram("suppressions-nested", 5_000) { n in
      view(
        "",
        "VStack {\n"
          + lines(n) { _ in
            "// uilsp:disable:next reader-unused -- why\nGeometryReader { _ in Text(\"a\") } // uilsp:disable:this"
          } + "}"
      )
    },
    HostileProgram("suppressions-open", 10_000) { n in
      lines(n) { "// uilsp:disable r\($0 % 50)\n// uilsp:enable r\(($0 + 7) % 50)" } + view("")
    },
    HostileProgram("findings-misspelt", 2_000) { n in
      view("", "VStack {\n" + lines(n) { "Txt(\"a\").pading(\($0)).foregroundColr(.rd)" } + "}")
    },
    HostileProgram("findings-unknown-arguments", 2_000) { n in
      view("", "VStack {\n" + lines(n) { "Text(\"a\").frame(widht: \($0), heigth: 1)" } + "}")
    },
    HostileProgram("findings-in-chain", 2_000) { n in
      view("", "Text(\"a\")" + lines(n) { ".frame(width: \($0)).frame(maxWidth: .infinity).padding()" })
    },
    HostileProgram("findings-state", 1_000) { n in
      lines(n) {
        "struct V\($0): View { @State var s = 0; @ObservedObject var o = O(); var body: some View { Text(\"\\(s)\").frame(width: Double(s)).onAppear { s += 1 } } }"
      }
    },
    HostileProgram("findings-unused", 3_000) { n in
      view(lines(n) { "private var u\($0): Int { 1 }\nprivate func g\($0)() {}" })
    },
    HostileProgram("findings-unbalanced", 2_000) { n in
      lines(n) { "struct V\($0): View { var body: some View { Text(\"a\" }" }
    },
    HostileProgram("comments-nested", 50_000) { n in wrapped(n, "/*", "", "*/") + "\n" + view("") },
    HostileProgram("comments-long-line", 5_000_000) { n in "// " + String(repeating: "x", count: n) + "\n" + view("") },
    HostileProgram("comments-documentation", 50_000) { n in
      lines(n) { "/// - Parameter a\($0): **b** `c` [d](e)" } + view("")
    },
    HostileProgram("line-long-calls", 50_000) { n in
      view("", "VStack { " + String(repeating: "Text(\"a\").padding(1); ", count: n) + "}")
    },
    HostileProgram("line-long-spaces", 5_000_000) { n in "let a =" + String(repeating: " ", count: n) + "1\n" + view("")
    },
    HostileProgram("lines-empty", 2_000_000) { n in String(repeating: "\n", count: n) + view("") },
    HostileProgram("lines-trailing-spaces", 100_000) { n in String(repeating: "let a = 1   \t \n", count: n) },
    HostileProgram("lines-mixed-ends", 100_000) { n in
      String(repeating: "// a\r\n// b\r// c\n// d\u{2028}\u{85}", count: n) + view("")
    },
    HostileProgram("names-unicode", 20_000) { n in lines(n) { "let é\($0)🙂 = \($0)" } + view("") },
    HostileProgram("names-joined-marks", 100_000) { n in
      "let a" + String(repeating: "\u{301}\u{200d}", count: n) + " = 1\n" + view("")
    },
    HostileProgram("names-quoted", 10_000) { n in lines(n) { "let `a b \($0)` = `a b \($0 + 1)`" } },
    HostileProgram("bytes-invalid", 100_000) { n in String(repeating: "\u{fffd}\u{feff}\u{200b}", count: n) + view("")
    },
    HostileProgram("directives-nested", 3_000) { n in wrapped(n, "#if A\nlet a = 1\n#else\n", "", "#endif\n") + view("")
    },
    HostileProgram("directives-conditions", 5_000) { n in
      "#if " + joined(n, " && ") { "(A\($0) || !os(iOS))" } + "\n#endif\n" + view("")
    },
    HostileProgram("directives-branches", 10_000) { n in
      "#if A\n" + lines(n) { "#elseif B\($0)\nlet a = \($0)" } + "#endif\n" + view("")
    },
    HostileProgram("operators-declared", 3_000) { n in
      lines(n) {
        "infix operator <\(String(repeating: "+", count: $0 % 30))\(String(repeating: "-", count: $0 / 30))>: P\($0)\nprecedencegroup P\($0) { higherThan: P\($0 + 1) }"
      } + view("")
    },
    HostileProgram("precedence-circle", 3) { _ in
      "precedencegroup A1 { higherThan: B1 }\nprecedencegroup B1 { higherThan: A1 }\ninfix operator +++: A1\ninfix operator ---: B1\nfunc +++ (a: Int, b: Int) -> Int { a }\nfunc --- (a: Int, b: Int) -> Int { a }\n"
        + showing("Int", "return 1 +++ 2 --- 3 +++ 4 --- 5")
    },
    HostileProgram("views-top-level-modified", 2_000) { n in
      lines(n) { "VStack { Text(\"\($0)\").padding(); Spacer() }" }
    },
    HostileProgram("views-top-level-numbers", 30_000) { n in lines(n) { "\($0)" } },
    HostileProgram("views-top-level-names", 30_000) { n in lines(n) { "a\($0)" } },
    HostileProgram("views-top-level-calls", 10_000) { n in lines(n) { "print(\"\($0)\")" } },
    HostileProgram("views-in-tree", 12) { n in
      lines((1 << min(n, 12)) - 1) {
        "struct V\($0): View { var body: some View { HStack { V\(2 * $0 + 1)(); V\(2 * $0 + 2)() } } }"
      }
    },
    HostileProgram("views-in-lattice", 40) { n in
      lines(n) { "struct V\($0): View { var body: some View { HStack { V\($0 + 1)(); V\($0 + 1)() } } }" }
        + "struct V\(n): View { var body: some View { Text(\"a\") } }\n"
    },
    HostileProgram("functions-in-lattice", 60) { n in
      lines(n) { "func f\($0)() -> Int { f\($0 + 1)() + f\($0 + 1)() }" } + "func f\(n)() -> Int { 1 }\n"
        + view("", "Text(\"\\(f0())\")")
    },
    HostileProgram("properties-in-lattice", 60) { n in
      view(
        lines(n) { "var p\($0): some View { HStack { p\($0 + 1); p\($0 + 1) } }" }
          + "var p\(n): some View { Text(\"a\") }",
        "p0"
      )
    },
    HostileProgram("globals-in-chain", 3_000) { n in
      lines(n) { "let g\($0) = g\($0 + 1) + 1" } + "let g\(n) = 1\n" + view("", "Text(\"\\(g0)\")")
    },
    HostileProgram("statics-in-chain", 3_000) { n in
      lines(n) { "enum E\($0) { static let g = E\($0 + 1).g + [1] }" } + "enum E\(n) { static let g = [1] }\n"
        + view("", "Text(\"\\(E0.g)\")")
    },
    HostileProgram("inference-in-chain", 3_000) { n in
      view(lines(n) { "var p\($0) = p\($0 + 1)" } + "var p\(n) = 1", "Text(\"\\(p0)\")")
    },
    HostileProgram("inference-opaque-chain", 2_000) { n in
      view(
        lines(n) { "var p\($0): some View { p\($0 + 1).padding(1) }" } + "var p\(n): some View { Text(\"a\") }",
        "p0"
      )
    },
    HostileProgram("inheritance-chain", 2_000) { n in
      "class C0 { var a = 1 }\n" + lines(n) { "class C\($0 + 1): C\($0) { override init() {} }" }
        + view("", "Text(\"\\(C\(n)().a)\")")
    },
    HostileProgram("protocol-chain", 2_000) { n in
      "protocol P0 {}\nextension P0 { var a: Int { 1 } }\n" + lines(n) { "protocol P\($0 + 1): P\($0) {}" }
        + "struct S: P\(n) {}\n" + view("", "Text(\"\\(S().a)\")")
    },
    HostileProgram("associated-chain", 200) { n in
      "protocol Q { associatedtype N: Q; var n: N { get } }\n"
        + lines(n) { "struct S\($0): Q { var n: S\($0 + 1) { S\($0 + 1)() } }" }
        + "struct S\(n): Q { var n: S0 { S0() } }\n"
        + view("", "Text(\"\\(S0()\(String(repeating: ".n", count: n * 3)))\")")
    },
    HostileProgram("result-builder-own", 1_000) { n in
      "@resultBuilder struct B { static func buildBlock(_ a: [Int]...) -> [Int] { a.flatMap { $0 } }; static func buildExpression(_ a: Int) -> [Int] { [a] }; static func buildOptional(_ a: [Int]?) -> [Int] { a ?? [] }\n  static func buildPartialBlock(first: [Int]) -> [Int] { first }; static func buildPartialBlock(accumulated: [Int], next: [Int]) -> [Int] { accumulated + next } }\n"
        + view("@B var l: [Int] { " + lines(n) { "\($0)" } + "}", "Text(\"\\(l.count)\")")
    },
  ]
}
