extension HostileProgram {
  private static let store = "@Observable final class M { var a = 0; var l: [Int] = []; var m: M? }\n"

  /// State, bindings, environments and objects that answer to each other, or are many.
  static let wrappers = [
    HostileProgram("binding-chain", 20_000) { n in
      view(
        "@State var s = 0\n  func b() -> Binding<Int> { var b = $s; for _ in 0..<\(n) { let k = b; b = Binding(get: { k.wrappedValue }, set: { k.wrappedValue = $0 }) }; return b }",
        "Text(\"\\(b().wrappedValue)\")"
      )
    },
    HostileProgram("binding-doubled", 60) { n in
      view(
        "@State var s = 0\n  func b() -> Binding<Int> { var b = $s; for _ in 0..<\(n) { let k = b; b = Binding(get: { k.wrappedValue + k.wrappedValue }, set: { k.wrappedValue = $0; k.wrappedValue = $0 }) }; return b }",
        "Text(\"\\(b().wrappedValue)\").onAppear { b().wrappedValue = 1 }"
      )
    },
    HostileProgram("binding-members", 2_000) { n in
      "struct N { var m: N { get { self } set { } }; var a = 1 }\n"
        + view("@State var s = N()", "Text(\"\\($s\(String(repeating: ".m", count: n)).a.wrappedValue)\")")
    },
    HostileProgram("binding-of-itself", 1) { _ in
      view(
        "var b: Binding<Int> { Binding(get: { b.wrappedValue }, set: { b.wrappedValue = $0 }) }",
        "Text(\"\\(b.wrappedValue)\").onAppear { b.wrappedValue = 1 }"
      )
    },
    HostileProgram("binding-passed-down", 300) { n in
      "struct V: View { @Binding var b: Int; let n: Int; var body: some View { if n > 0 { V(b: $b, n: n - 1) } else { Text(\"\\(b)\").onAppear { b += 1 } } } }\n"
        + view("@State var s = 0", "V(b: $s, n: \(n))")
    },
    HostileProgram("observed-ring", 5_000) { n in
      store
        + view(
          "@State var m = M()",
          "Text(\"\\(m.a)\").onAppear { var k = m; for _ in 0..<\(n) { let j = M(); k.m = j; k = j }; k.m = m; m.a += 1 }"
        )
    },
    HostileProgram("observed-grows", 40) { n in
      store
        + view("@State var m = M()", "Text(\"\\(m.l.count)\").onAppear { m.l = [1]; for _ in 0..<\(n) { m.l += m.l } }")
    },
    HostileProgram("change-chain", 200) { n in
      view(
        lines(n + 1) { "@State var s\($0) = 0" },
        "Text(\"a\")" + lines(n) { ".onChange(of: s\($0)) { s\($0 + 1) = s\($0) + 1 }" } + ".onAppear { s0 = 1 }"
      )
    },
    HostileProgram("change-circle", 2) { _ in
      view(
        "@State var a = 0\n  @State var b = 0",
        "Text(\"\\(a) \\(b)\").onChange(of: a) { b += 1 }.onChange(of: b) { a += 1 }.onAppear { a = 1 }"
      )
    },
    HostileProgram("change-of-large", 1) { _ in
      view(
        "@State var a: [[Int]] = Array(repeating: Array(0..<10_000), count: 10_000)",
        "Text(\"\\(a.count)\").onChange(of: a) { a[0][0] += 1 }.onAppear { a[0][0] += 1 }"
      )
    },
    HostileProgram("appear-grows", 1) { _ in
      view(
        "@State var a = [1]",
        "VStack { ForEach(a, id: \\.self) { i in Text(\"\\(i)\").onAppear { a.append(a.count + 1); a.append(a.count + 1) } } }"
      )
    },
    HostileProgram("environment-many", 300) { n in
      lines(n) {
        "struct K\($0): EnvironmentKey { static let defaultValue = \($0) }\nextension EnvironmentValues { var k\($0): Int { get { self[K\($0).self] } set { self[K\($0).self] = newValue } } }"
      }
        + view(
          lines(n) { "@Environment(\\.k\($0)) var k\($0)" },
          "VStack { " + lines(n) { "Text(\"\\(k\($0))\").environment(\\.k\($0), 1)" } + "}"
        )
    },
    HostileProgram("environment-transforms", 5_000) { n in
      view(
        "",
        "Text(\"a\")" + String(repeating: "\n.transformEnvironment(\\.lineLimit) { $0 = ($0 ?? 0) + 1 }", count: n)
      )
    },
    HostileProgram("environment-reads-itself", 1) { _ in
      "extension EnvironmentValues { var k: Int { get { k + 1 } set { k = newValue } } }\n"
        + view("@Environment(\\.k) var k", "Text(\"\\(k)\").environment(\\.k, 1)")
    },
    HostileProgram("entry-of-itself", 1) { _ in
      "extension EnvironmentValues { @Entry var k: [Int] = EnvironmentValues().k + [1] }\n"
        + view("@Environment(\\.k) var k", "Text(\"\\(k.count)\")")
    },
    HostileProgram("focus-and-namespaces", 500) { n in
      view(
        lines(n) { "@FocusState var f\($0): Bool\n@Namespace var n\($0)" },
        "VStack { "
          + lines(n) {
            "TextField(\"a\", text: .constant(\"\")).focused($f\($0)).matchedGeometryEffect(id: \($0), in: n\($0))"
          } + "}"
      )
    },
    HostileProgram("matched-geometry", 3_000) { n in
      view(
        "@Namespace var n",
        "VStack { " + lines(n) { "Text(\"\($0)\").matchedGeometryEffect(id: \"a\", in: n)" } + "}"
      )
    },
    HostileProgram("anchors-many", 2_000) { n in
      "struct K: PreferenceKey { static let defaultValue: [Anchor<CGRect>] = []\n  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() } }\n"
        + view(
          "",
          "VStack { ForEach(0..<\(n)) { Text(\"\\($0)\").anchorPreference(key: K.self, value: .bounds) { [$0] } } }.overlayPreferenceValue(K.self) { a in GeometryReader { g in ForEach(0..<a.count) { i in Color.red.frame(width: g[a[i]].width) } } }"
        )
    },
    HostileProgram("preference-keys-many", 500) { n in
      lines(n) {
        "struct K\($0): PreferenceKey { static let defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() } }"
      }
        + view(
          "",
          "VStack { " + lines(n) { "Text(\"\($0)\").preference(key: K\($0).self, value: \($0))" } + "}"
            + lines(n) { ".onPreferenceChange(K\($0).self) { _ in }" }
        )
    },
    HostileProgram("preference-dictionaries", 2_000) { n in
      "struct K: PreferenceKey { static let defaultValue: [Int: CGRect] = [:]\n  static func reduce(value: inout [Int: CGRect], nextValue: () -> [Int: CGRect]) { value.merge(nextValue()) { $1 } } }\n"
        + view(
          "@State var f: [Int: CGRect] = [:]",
          "VStack { ForEach(0..<\(n)) { i in Text(\"\\(f[i]?.minX ?? 0)\").background(GeometryReader { g in Color.clear.preference(key: K.self, value: [i: g.frame(in: .global)]) }) } }.onPreferenceChange(K.self) { f = $0 }"
        )
    },
    HostileProgram("preference-never-settles-large", 1_000) { n in
      "struct K: PreferenceKey { static let defaultValue: [Int] = []\n  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() } }\n"
        + view(
          "@State var f: [Int] = [1]",
          "VStack { ForEach(0..<\(n)) { i in Text(\"\\(f.count)\").preference(key: K.self, value: f) } }.onPreferenceChange(K.self) { f = $0 }"
        )
    },
    HostileProgram("wrapper-generic-grows", 1) { _ in
      "@propertyWrapper struct W<T> { var wrappedValue: T; var projectedValue: W<[T]> { W<[T]>(wrappedValue: [wrappedValue]) } }\n"
        + view("@W var a = 1", "Text(\"\\($a.projectedValue.projectedValue.wrappedValue)\")")
    },
    HostileProgram("wrapper-projects-itself", 1) { _ in
      "@propertyWrapper struct W { var wrappedValue: Int { get { projectedValue.wrappedValue } set { } }; var projectedValue: W { W() } }\n"
        + view("@W var a", "Text(\"\\(a)\")")
    },
    HostileProgram("wrapper-many-values", 2_000) { n in
      "@propertyWrapper struct W<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }\n"
        + view(lines(n) { "@W var a\($0) = [\($0)]" }, "Text(\"\\(a1.count)\")")
    },
    HostileProgram("storage-keys", 2_000) { n in
      view(
        lines(n) { "@AppStorage(\"k\($0)\") var a\($0) = \($0)" },
        "Text(\"\\(a1)\").onAppear { " + lines(n) { "a\($0) += 1" } + "}"
      )
    },
    HostileProgram("subscript-of-itself", 1) { _ in
      "struct S { subscript(i: Int) -> Int { get { self[i + 1] } set { self[i + 1] = newValue; self[i + 2] = newValue } } }\n"
        + showing("Int", "var s = S(); s[0] = 1; return s[0]")
    },
    HostileProgram("lazy-of-itself", 1) { _ in
      "final class C { lazy var a: Int = b; lazy var b: Int = a }\n" + view("", "Text(\"\\(C().a)\")")
    },
    HostileProgram("init-of-itself", 1) { _ in
      "final class C { var a = C(); var b = C() }\nstruct S { init() { self = S(); self = S() } }\n"
        + view("", "Text(\"\\(C().a.b)\\(S())\")")
    },
    HostileProgram("static-of-itself", 1) { _ in
      "struct S { static var a: [Any] = [S.b, S.b]; static var b: [Any] = [S.a, S.a] }\n"
        + view("", "Text(\"\\(S.a)\")")
    },
    HostileProgram("deinit-chain", 50_000) { n in
      showing(
        "Int",
        "var l: N? = nil; for _ in 0..<\(n) { l = N(l) }; l = nil; return c",
        "var c = 0\nfinal class N { let n: N?; init(_ n: N?) { self.n = n }; deinit { c += 1 } }\n"
      )
    },
  ]
}
