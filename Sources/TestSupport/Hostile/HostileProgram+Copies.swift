extension HostileProgram {
  private static let large = "let t = Array(0..<200_000); "

  /// Large values that are copied, looked through or moved again and again.
  static let copies = [
    HostileProgram("copy-element", 10_000) { n in
      showing(
        "Int",
        large + "var u: [[Int]] = []; for i in 0..<\(n) { var v = t; v[0] = i; u.append(v) }; return u.count"
      )
    },
    HostileProgram("copy-field", 50_000) { n in
      showing(
        "Int",
        "var s = S(); for i in 0..<\(n) { s.a[i] += 1 }; return 1",
        "struct S { var a = Array(0..<200_000) }\n"
      )
    },
    HostileProgram("copy-field-of-field", 50_000) { n in
      showing(
        "Int",
        "var s = S(); for i in 0..<\(n) { s.b.a[i] = 1 }; return 1",
        "struct B { var a = Array(0..<200_000) }\nstruct S { var b = B() }\n"
      )
    },
    HostileProgram("copy-observed-field", 5_000) { n in
      showing(
        "Int",
        "var s = S(); for i in 0..<\(n) { s.a[i] += 1 }; return 1",
        "struct S { var a = Array(0..<200_000) { didSet {} } }\n"
      )
    },
    HostileProgram("copy-argument", 10_000) { n in
      showing(
        "Int",
        large + "for i in 0..<\(n) { g(t, i) }; return 1",
        "func g(_ t: [Int], _ i: Int) { var t = t; t[0] = i }\n"
      )
    },
    HostileProgram("copy-inout", 50_000) { n in
      showing(
        "Int",
        "var t = Array(0..<200_000); for i in 0..<\(n) { g(&t, i) }; return 1",
        "func g(_ t: inout [Int], _ i: Int) { t[0] = i }\n"
      )
    },
    HostileProgram("copy-closure", 10_000) { n in
      showing("Int", "var t = Array(0..<200_000); for i in 0..<\(n) { let k = t; t[0] = i; _ = { k.count } }; return 1")
    },
    HostileProgram("copy-floats", 50_000) { n in
      showing("Int", "var t: [Double] = Array(repeating: 0, count: 100_000); for i in 0..<\(n) { t[i] = 1 }; return 1")
    },
    HostileProgram("copy-dictionary", 5_000) { n in
      showing(
        "Int",
        "var t: [Int: Int] = [:]; for i in 0..<20_000 { t[i] = i }; for i in 0..<\(n) { var u = t; u[0] = i }; return 1"
      )
    },
    HostileProgram("copy-set", 5_000) { n in
      showing("Int", "let t = Set(0..<20_000); for i in 0..<\(n) { var u = t; u.insert(i + 30_000) }; return 1")
    },
    HostileProgram("array-insert-first", 100_000) { n in
      showing("Int", large + "var u = t; for i in 0..<\(n) { u.insert(i, at: 0) }; return u.count")
    },
    HostileProgram("array-remove-first", 100_000) { n in
      showing("Int", large + "var u = t; for _ in 0..<\(n) { u.removeFirst() }; return u.count")
    },
    HostileProgram("array-remove-offsets", 10_000) { n in
      showing("Int", large + "var u = t; for _ in 0..<\(n) { u.remove(atOffsets: IndexSet(t)) }; return u.count")
    },
    HostileProgram("array-reverse", 50_000) { n in
      showing("Int", large + "var u = t; for _ in 0..<\(n) { u.reverse() }; return u[0]")
    },
    HostileProgram("array-shuffle-sort", 10_000) { n in
      showing("Int", large + "var u = t; for _ in 0..<\(n) { u.shuffle(); u.sort() }; return u[0]")
    },
    HostileProgram("array-contains", 10_000) { n in
      showing("Int", large + "var c = 0; for i in 0..<\(n) { if t.contains(i + 150_000) { c += 1 } }; return c")
    },
    HostileProgram("array-slices", 10_000) { n in
      showing(
        "Int",
        large
          + "var c = 0; for i in 0..<\(n) { c += t[i...].count + t.dropFirst(i).count + t.prefix(i).count }; return c"
      )
    },
    HostileProgram("array-equal", 10_000) { n in
      showing(
        "Int",
        large + "let u = Array(0..<200_000); var c = 0; for _ in 0..<\(n) { if t == u { c += 1 } }; return c"
      )
    },
    HostileProgram("array-concatenated", 10_000) { n in
      showing("Int", large + "var c = 0; for _ in 0..<\(n) { c += (t + t).count }; return c")
    },
    HostileProgram("array-hash", 10_000) { n in
      showing("Int", large + "var d: [[Int]: Int] = [:]; for i in 0..<\(n) { d[t + [i]] = i }; return d.count")
    },
    HostileProgram("array-joined", 10_000) { n in
      showing("Int", large + "var c = 0; for _ in 0..<\(n) { c += t.map { \"\\($0)\" }.joined().count }; return c")
    },
    HostileProgram("array-zipped", 10_000) { n in
      showing(
        "Int",
        large + "var c = 0; for _ in 0..<\(n) { c += Array(zip(t, t)).count + Array(t.enumerated()).count }; return c"
      )
    },
    HostileProgram("array-description", 10_000) { n in
      showing("Int", large + "var c = 0; for _ in 0..<\(n) { c += \"\\(t)\".count }; return c")
    },
    HostileProgram("set-of-arrays", 10_000) { n in
      showing(
        "Int",
        "let t = (0..<100).map { i in (0..<10_000).map { $0 + i } }; var c = 0; for _ in 0..<\(n) { c += Set(t).count }; return c"
      )
    },
    HostileProgram("set-unions", 10_000) { n in
      showing("Int", "let t = Set(0..<20_000); var c = 0; for _ in 0..<\(n) { c += t.union(t).count }; return c")
    },
    HostileProgram("dictionary-removes", 20_000) { n in
      showing(
        "Int",
        "var t: [Int: Int] = [:]; for i in 0..<\(n) { t[i] = i }; for i in 0..<\(n) { t[i] = nil }; return t.count"
      )
    },
    HostileProgram("dictionary-grouping", 2_000) { n in
      showing(
        "Int",
        "let t = Array(0..<20_000); var c = 0; for _ in 0..<\(n) { c += Dictionary(grouping: t) { $0 % 7 }.count }; return c"
      )
    },
    HostileProgram("object-field-copies", 10_000) { n in
      showing(
        "Int",
        "let o = O(); for i in 0..<\(n) { let k = o.a; o.a[0] = i + k[0] }; return 1",
        "final class O { var a = Array(0..<200_000) }\n"
      )
    },
    HostileProgram("binding-elements", 10_000) { n in
      view(
        "@State var a = Array(0..<100_000)",
        "Text(\"a\").onAppear { for i in 0..<\(n) { $a[i].wrappedValue = 1 } }"
      )
    },
  ]
}
