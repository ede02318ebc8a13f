extension HostileProgram {
  /// Code that never ends, or that ends in many ways.
  static let control = [
    HostileProgram("control-loop", 1) { _ in showing("Int", "while true {}; return 1") },
    HostileProgram("control-nested-loops", 1_000_000) { n in
      showing("Int", "var c = 0; for i in 0..<\(n) { for j in 0..<\(n) { c += i ^ j } }; return c")
    },
    HostileProgram("control-recursion", 1) { _ in
      "func f(_ n: Int) -> Int { f(n + 1) + f(n + 2) }\n" + view("", "Text(\"\\(f(0))\")")
    },
    HostileProgram("control-fibonacci", 60) { n in
      "func f(_ n: Int) -> Int { n < 2 ? n : f(n - 1) + f(n - 2) }\n" + view("", "Text(\"\\(f(\(n)))\")")
    },
    HostileProgram("control-ackermann", 4) { n in
      "func a(_ m: Int, _ n: Int) -> Int { m == 0 ? n + 1 : n == 0 ? a(m - 1, 1) : a(m - 1, a(m, n - 1)) }\n"
        + view("", "Text(\"\\(a(\(n), \(n)))\")")
    },
    HostileProgram("control-observers", 1) { _ in
      "struct S { var a = 0 { didSet { b = a + 1 } }; var b = 0 { didSet { a = b + 1 } } }\n"
        + showing("Int", "var s = S(); s.a = 1; return s.a")
    },
    HostileProgram("control-throws", 100_000) { n in
      "struct E: Error {}\nfunc g() throws -> Int { throw E() }\n"
        + showing("Int", "var c = 0; for _ in 0..<\(n) { do { c += try g() } catch { c += 1 } }; return c")
    },
    HostileProgram("control-iterator", 1) { _ in
      "struct I: Sequence, IteratorProtocol { mutating func next() -> Int? { 1 } }\n"
        + showing("Int", "var c = 0; for i in I() { c += i }; return Array(I()).count + c")
    },
    HostileProgram("control-sequence", 1) { _ in
      showing("Int", "var c = 0; for i in sequence(first: 1, next: { $0 + 1 }) { c += i }; return c")
    },
    HostileProgram("control-sort", 100_000) { n in
      showing("Int", "(0..<\(n)).sorted { _, _ in Bool.random() }.count")
    },
    HostileProgram("control-dynamic-members", 1) { _ in
      "@dynamicMemberLookup struct D { subscript(dynamicMember n: String) -> Int { self.again } }\n"
        + view("", "Text(\"\\(D().a)\")")
    },
    HostileProgram("control-computed-circle", 1) { _ in
      view("var a: Int { b + b }\n  var b: Int { a + a }", "Text(\"\\(a)\")")
    },
    HostileProgram("control-limits", 1) { _ in
      showing(
        "Int",
        "var a = Int.max; a += 1; a *= a; a = -a / -1; a = a % 0; a = 1 << 10_000; a = a >> -5; "
          + "return [1][Int.min] + Int(1e300) + Int(Double.nan) + abs(Int.min)"
      )
    },
    HostileProgram("control-escapes", 20_000) { n in
      view(
        "@State var k: () -> Void = {}",
        "Text(\"a\").onAppear { for _ in 0..<\(n) { let j = k; k = { j(); j() } }; k() }"
      )
    },
  ]
}
