extension HostileProgram {
  /// What the language offers beyond plain functions, deep and wide.
  static let members = [
    HostileProgram("member-key-paths", 2_000) { n in
      showing(
        "Int",
        "var k = \\N.v; for _ in 0..<\(n) { k = k.appending(path: \\.self) }; return N()[keyPath: k]",
        "struct N { var v = 1 }\n"
      )
    },
    HostileProgram("member-key-path-long", 5_000) { n in
      showing(
        "Any",
        "let k = \\N" + String(repeating: ".me", count: n) + "; return N()[keyPath: k]",
        "struct N { var me: N { self } }\n"
      )
    },
    HostileProgram("member-key-path-map", 200_000) { n in
      showing("Int", "return (0..<\(n)).map(\\.self).map(\\.description.count).reduce(0, +)")
    },
    HostileProgram("member-dynamic", 5_000) { n in
      showing(
        "Any",
        "return D()" + String(repeating: ".a", count: n),
        "@dynamicMemberLookup struct D { subscript(dynamicMember n: String) -> D { self } }\n"
      )
    },
    HostileProgram("member-dynamic-of-itself", 1) { _ in
      showing(
        "Any",
        "return D().a",
        "@dynamicMemberLookup struct D { subscript(dynamicMember n: String) -> D { self.b.c } }\n"
      )
    },
    HostileProgram("member-dynamic-key-path", 2_000) { n in
      showing(
        "Any",
        "var b: Any = B(v: 1); for _ in 0..<\(n) { b = B(v: b) }; return b",
        "@dynamicMemberLookup struct B<T> { var v: T; subscript<U>(dynamicMember k: KeyPath<T, U>) -> U { v[keyPath: k] } }\n"
      )
    },
    HostileProgram("member-callable", 5_000) { n in
      showing(
        "Any",
        "return C()" + String(repeating: "()", count: n),
        "struct C { func callAsFunction() -> C { self } }\n"
      )
    },
    HostileProgram("member-subscripts", 5_000) { n in
      showing(
        "Any",
        "return C()" + String(repeating: "[0]", count: n),
        "struct C { subscript(i: Int) -> C { self } }\n"
      )
    },
    HostileProgram("member-observers-chain", 500) { n in
      view(
        lines(n) { "@State var s\($0) = 0 { didSet { s\(($0 + 1) % n) = s\($0) + 1 } }" },
        "Text(\"\\(s0)\").onAppear { s0 = 1 }"
      )
    },
    HostileProgram("member-changes-chain", 300) { n in
      view(
        lines(n) { "@State var s\($0) = 0" },
        "Text(\"\\(s0)\").onAppear { s0 = 1 }"
          + lines(n) { ".onChange(of: s\($0)) { s\(($0 + 1) % n) = s\($0) + 1 }" }
      )
    },
    HostileProgram("member-lazy-sequences", 2_000) { n in
      showing(
        "Int",
        "var s: any Sequence<Int> = [1, 2]; for _ in 0..<\(n) { s = s.map { $0 + 1 } }; return s.reduce(0, +)"
      )
    },
    HostileProgram("member-generic-recursion", 1) { _ in
      showing("Int", "return g([1])", "func g<T>(_ t: T) -> Int { g([t, t]) }\n")
    },
    HostileProgram("member-associated-types", 1_000) { n in
      "protocol P { associatedtype A: P; var a: A { get } }\n"
        + lines(n) { "struct S\($0): P { var a: S\(($0 + 1) % n) { .init() } }" }
        + view("", "Text(\"\\(S0()" + String(repeating: ".a", count: min(n, 500)) + ")\")")
    },
    HostileProgram("member-conditional-conformances", 500) { n in
      "protocol P { var p: Int { get } }\nstruct W<T> { var t: T }\nextension W: P where T: P { var p: Int { t.p + 1 } }\nextension Int: P { var p: Int { 0 } }\n"
        + showing(
          "Int",
          "return " + String(repeating: "W(t: ", count: n) + "1" + String(repeating: ")", count: n) + ".p"
        )
    },
    HostileProgram("member-result-builder", 5_000) { n in
      "@resultBuilder enum R { static func buildBlock(_ c: Int...) -> Int { c.reduce(0, +) }; static func buildPartialBlock(first: Int) -> Int { first }; static func buildPartialBlock(accumulated a: Int, next: Int) -> Int { a + next } }\nfunc r(@R _ f: () -> Int) -> Int { f() }\n"
        + showing("Int", "return r {\n" + lines(n) { "\($0)" } + "}")
    },
    HostileProgram("member-result-builder-nested", 200) { n in
      "@resultBuilder enum R { static func buildBlock(_ c: Int...) -> Int { c.reduce(0, +) } }\nfunc r(@R _ f: () -> Int) -> Int { f() + f() }\n"
        + showing("Int", "return " + String(repeating: "r { ", count: n) + "1" + String(repeating: " }", count: n))
    },
    HostileProgram("member-macros", 3_000) { n in lines(n) { "#m\($0)(\($0)) { @M\($0) struct A\($0) {} }" } + view("")
    },
    HostileProgram("member-macros-nested", 2_000) { n in
      String(repeating: "#m(", count: n) + "1" + String(repeating: ")", count: n) + "\n" + view("")
    },
    HostileProgram("member-operators", 2_000) { n in
      lines(n) {
        "infix operator <\(String(repeating: "+", count: $0 % 50))>\nprecedencegroup G\($0) { higherThan: G\(($0 + 1) % n) }"
      }
        + view("")
    },
    HostileProgram("member-operators-chained", 20_000) { n in
      showing("Int", "return 1" + String(repeating: " &+ 1", count: n))
    },
    HostileProgram("member-literals-typed", 2_000) { n in
      showing("Double", "return 1" + String(repeating: " + 1 * 2.5 - 3 / 4", count: n))
    },
    HostileProgram("member-ternaries", 3_000) { n in
      showing("Int", "return " + String(repeating: "true ? 1 : ", count: n) + "0")
    },
    HostileProgram("member-optionals", 3_000) { n in
      showing("Any", "let x: Int" + String(repeating: "?", count: n) + " = 1; return x as Any")
    },
    HostileProgram("member-optional-chain", 5_000) { n in
      showing(
        "Any",
        "let x: N? = N(); return x" + String(repeating: "?.n", count: n) + " as Any",
        "final class N { var n: N? { self } }\n"
      )
    },
    HostileProgram("member-tuples-wide", 5_000) { n in
      showing("Any", "let t = (" + (0..<n).map { "a\($0): \($0)" }.joined(separator: ", ") + "); return t.a1")
    },
    HostileProgram("member-patterns", 500) { n in
      showing(
        "Int",
        "switch (1, 2) {\n" + lines(n) { "case let (a, b) where a == \($0) && b == \($0): return a" }
          + "default: return 0 }"
      )
    },
    HostileProgram("member-closures-nested", 500) { n in
      showing(
        "Int",
        "return " + String(repeating: "{ () -> Int in ", count: n) + "1" + String(repeating: " }()", count: n)
      )
    },
    HostileProgram("member-recursion-through-state", 1) { _ in
      view(
        "@State var f: () -> Int = { 1 }",
        "Text(\"\\(f())\").onAppear { let g = f; f = { g() + g() } }.onChange(of: f()) { let g = f; f = { g() + g() } }"
      )
    },
    HostileProgram("member-environment-objects", 500) { n in
      lines(n) { "@Observable final class M\($0) { var n = M\(($0 + 1) % n)?.none; var v = \($0) }" }
        + view(
          lines(n) { "@Environment(M\($0).self) var m\($0)" },
          "VStack {\n" + lines(n) { "Text(\"\\(m\($0).v)\").environment(m\($0))" } + "}"
        )
    },
    HostileProgram("member-defaults-in-a-ring", 500) { n in
      lines(n) { "func f\($0)(_ a: Int = f\(($0 + 1) % n)()) -> Int { a }" } + view("", "Text(\"\\(f0())\")")
    },
    HostileProgram("member-statics-in-a-ring", 500) { n in
      "enum S {\n" + lines(n) { "static let s\($0): Int = s\(($0 + 1) % n) + 1" } + "}\n"
        + view("", "Text(\"\\(S.s0)\")")
    },
  ]
}
