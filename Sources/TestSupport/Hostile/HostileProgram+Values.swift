extension HostileProgram {
  private static let list = "indirect enum L: Hashable { case e, n(Int, L) }\n"
  private static let pair = "indirect enum P: Hashable { case e, n(P, P) }\n"
  private static let node = "final class N { var next: N?; var other: N? }\n"

  /// Values that nest deeply, or that hold each other many times over.
  static let values = [
    HostileProgram("array-nested", 200_000) { n in
      showing("Int", "var l: Any = 1; for _ in 0..<\(n) { l = [l] }; return 1")
    },
    HostileProgram("array-nested-literals", 40_000) { n in
      showing("Int", "var l: Any = 1; for _ in 0..<\(n) { l = [[[[[[[[l]]]]]]]] }; return 1")
    },
    HostileProgram("tuple-nested", 100_000) { n in
      showing("Int", "var l: Any = 1; for _ in 0..<\(n) { l = (l, 1) }; return 1")
    },
    HostileProgram("struct-nested", 50_000) { n in
      showing("Int", "var l = B(b: nil); for _ in 0..<\(n) { l = B(b: l) }; return 1", "struct B { var b: Any? }\n")
    },
    HostileProgram("dictionary-nested", 20_000) { n in
      showing("Int", "var l: Any = 1; for _ in 0..<\(n) { l = [\"a\": l] }; return 1")
    },
    HostileProgram("dictionary-keys-nested", 5_000) { n in
      showing("Bool", "var l: AnyHashable = 1; for _ in 0..<\(n) { l = [l: 1] }; return l == l")
    },
    HostileProgram("set-nested", 5_000) { n in
      showing("Bool", "var l: AnyHashable = 1; for _ in 0..<\(n) { l = Set([l]) }; return l == l")
    },
    HostileProgram("optional-closure-chain", 100_000) { n in
      showing("Int", "var k: () -> Int = { 1 }; for _ in 0..<\(n) { let j = k; k = { j() + 1 } }; return k()")
    },
    HostileProgram("enum-list", 100_000) { n in
      showing("Int", "var l = L.e; for i in 0..<\(n) { l = .n(i, l) }; return 1", list)
    },
    HostileProgram("enum-equal", 20_000) { n in
      showing(
        "Bool",
        "var a = L.e, b = L.e; for i in 0..<\(n) { a = .n(i, a); b = .n(i, b) }; return a == b",
        list
      )
    },
    HostileProgram("enum-hash", 20_000) { n in
      showing("Int", "var a = L.e; for i in 0..<\(n) { a = .n(i, a) }; return [a: 1][a] ?? a.hashValue", list)
    },
    HostileProgram("enum-set", 2_000) { n in
      showing(
        "Int",
        "var a = L.e; var s: Set<L> = []; for i in 0..<\(n) { a = .n(i, a); s.insert(a) }; return s.count",
        list
      )
    },
    HostileProgram("enum-walk", 20_000) { n in
      showing(
        "Int",
        "var a = L.e; for i in 0..<\(n) { a = .n(i, a) }; return c(a)",
        list + "func c(_ l: L) -> Int { switch l { case .e: 0; case .n(_, let r): 1 + c(r) } }\n"
      )
    },
    HostileProgram("object-chain", 50_000) { n in
      showing("Int", "var l = N(); for _ in 0..<\(n) { let m = N(); m.next = l; l = m }; return 1", node)
    },
    HostileProgram("object-ring", 20_000) { n in
      showing(
        "Int",
        "let a = N(); var l = a; for _ in 0..<\(n) { let m = N(); l.next = m; m.other = l; l = m }; l.next = a; return 1",
        node
      )
    },
    HostileProgram("array-doubled-equal", 40) { n in
      showing(
        "Bool",
        "var a: AnyHashable = 1, b: AnyHashable = 1; for _ in 0..<\(n) { a = [a, a]; b = [b, b] }; return a == b"
      )
    },
    HostileProgram("enum-doubled-equal", 60) { n in
      showing("Bool", "var a = P.e, b = P.e; for _ in 0..<\(n) { a = .n(a, a); b = .n(b, b) }; return a == b", pair)
    },
    HostileProgram("enum-doubled-hash", 60) { n in
      showing("Int", "var a = P.e; for _ in 0..<\(n) { a = .n(a, a) }; return [a: 1][a] ?? 0", pair)
    },
    HostileProgram("enum-doubled-description", 60) { n in
      showing("P", "var a = P.e; for _ in 0..<\(n) { a = .n(a, a) }; return a", pair)
    },
    HostileProgram("struct-doubled", 60) { n in
      showing(
        "Any",
        "var a = D(a: 1, b: 2); for _ in 0..<\(n) { a = D(a: a, b: a) }; return a",
        "struct D { var a: Any; var b: Any }\n"
      )
    },
    HostileProgram("tuple-doubled", 60) { n in
      showing("Any", "var a: Any = 1; for _ in 0..<\(n) { a = (a, a) }; return a")
    },
    HostileProgram("dictionary-doubled", 40) { n in
      showing("Any", "var a: AnyHashable = 1; for _ in 0..<\(n) { a = [a: a] }; return a == a")
    },
    HostileProgram("set-doubled", 40) { n in
      showing("Any", "var a: AnyHashable = 1; for _ in 0..<\(n) { a = Set([[a, a], [a, 1]]) }; return a == a")
    },
    HostileProgram("state-doubled", 40) { n in
      view(
        "@State var s: Any = A.f()\n  static func f() -> Any { var s: Any = 1; for _ in 0..<\(n) { s = [s, s] }; return s }"
      )
    },
    HostileProgram("state-nested", 50_000) { n in
      view(
        "@State var s: Any = A.f()\n  static func f() -> Any { var s: Any = 1; for _ in 0..<\(n) { s = [s] }; return s }"
      )
    },
    HostileProgram("state-grows", 60) { n in
      view(
        "@State var s: [Int] = [1]",
        "Text(\"\\(s.count)\").onAppear { for _ in 0..<\(n) { s += s } }"
      )
    },
    HostileProgram("doubled-cast", 40) { n in
      showing("Bool", "var a: Any = 1; for _ in 0..<\(n) { a = [a, a] }; return a is [[[[[[[[[[[[Any]]]]]]]]]]]]")
    },
    HostileProgram("doubled-flatten", 24) { n in
      showing(
        "Int",
        "var a: [Any] = [1]; for _ in 0..<\(n) { a = [a, a] }; return c(a)",
        "func c(_ a: [Any]) -> Int { a.reduce(0) { $0 + (($1 as? [Any]).map(c) ?? 1) } }\n"
      )
    },
    HostileProgram("doubled-interpolation", 40) { n in
      showing("String", "var a: Any = 1; for _ in 0..<\(n) { a = [a, a] }; return \"\\(a)\\(a)\\(a)\"")
    },
    HostileProgram("doubled-print", 40) { n in
      showing("Int", "var a: Any = 1; for _ in 0..<\(n) { a = [a, a]; print(a); debugPrint(a); dump(a) }; return 1")
    },
    HostileProgram("doubled-own-description", 40) { n in
      showing(
        "T",
        "var t = T(l: nil, r: nil); for _ in 0..<\(n) { t = T(l: t, r: t) }; return t",
        "final class T: CustomStringConvertible { let l: T?; let r: T?; init(l: T?, r: T?) { self.l = l; self.r = r }\n"
          + "  var description: String { \"\\(l as Any)\\(r as Any)\" } }\n"
      )
    },
    HostileProgram("own-equality-doubled", 40) { n in
      showing(
        "Bool",
        "var a = T(l: nil), b = T(l: nil); for _ in 0..<\(n) { a = T(l: a); b = T(l: b) }; return a == b",
        "final class T: Equatable { let l: T?; init(l: T?) { self.l = l }\n"
          + "  static func == (a: T, b: T) -> Bool { a.l == b.l && a.l == b.l } }\n"
      )
    },
    HostileProgram("array-own-equality", 200_000) { n in
      showing(
        "Bool",
        "let a = (0..<\(n)).map { E(i: $0) }; return a == a",
        "struct E: Equatable { var i: Int; static func == (a: E, b: E) -> Bool { a.i == b.i } }\n"
      )
    },
    HostileProgram("key-path-chain", 50_000) { n in
      showing(
        "Int",
        "var k: KeyPath<N, N> = \\.m; for _ in 0..<\(n) { k = k.appending(path: \\.m) }; return 1",
        "struct N { var m: N { self } }\n"
      )
    },
    HostileProgram("range-huge", 1_000) { n in
      showing("Int", "var c = 0; for _ in 0..<\(n) { c += Array(0..<1_000_000_000).count }; return c")
    },
    HostileProgram("stride-huge", 100_000) { n in
      showing("Int", "var c = 0; for _ in 0..<\(n) { c += Array(stride(from: 0, to: 1e9, by: 1)).count }; return c")
    },
    HostileProgram("repeating-huge", 100_000) { n in
      showing(
        "Int",
        "var c = 0; for _ in 0..<\(n) { c += Array(repeating: [1, 2], count: 1_000_000_000).count }; return c"
      )
    },
  ]
}
