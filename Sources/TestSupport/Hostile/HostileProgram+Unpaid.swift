extension HostileProgram {
  private static let growingLayout =
    "struct L: Layout {\n"
    + "  func sizeThatFits(proposal p: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { var w = 0.0; for s in subviews { for i in 0..<20 { w = max(w, s.sizeThatFits(ProposedViewSize(width: Double(i) * (p.width ?? 7) / 3, height: p.height)).width + 0.1) } }; return CGSize(width: w, height: 5) }\n"
    + "  func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { for s in subviews { s.place(at: b.origin, proposal: .init(width: b.width / 1.7, height: 1)) } } }\n"

  private static func nested(_ count: Int, _ start: String, _ inner: String, _ end: String) -> String {
    String(repeating: start, count: count) + inner + String(repeating: end, count: count)
  }

  /// Work beside the steps of a program that is little for each step, and much for all of them.
  static let unpaid = [
    HostileProgram("hash-grown-sets", 60) { n in
      showing(
        "Int",
        "var s: Set<Set<Int>> = [[]]; for i in 0..<\(n) { s.formUnion(s.map { $0.union([i]) }) }; return s.count"
      )
    },
    HostileProgram("hash-dictionaries", 5_000) { n in
      showing("Int", "var s: Set<[Int: Int]> = []; for i in 0..<\(n) { s.insert([i: 1, -i: 2]) }; return s.count")
    },
    HostileProgram("hash-deep-ends", 2_000) { n in
      showing(
        "Int",
        "var s: Set<L> = []; for i in 0..<\(n) { var l = L.end(i); for _ in 0..<70 { l = .n(l) }; s.insert(l) }; return s.count",
        "indirect enum L: Hashable { case end(Int), n(L) }\n"
      )
    },
    HostileProgram("hash-no-numbers", 100_000) { n in
      showing(
        "Int",
        "let s = Set((0..<\(n)).map { _ in Double.nan }); var d: [Double: Int] = [:]; for i in 0..<\(n) { d[.nan] = i }; return s.count + d.count"
      )
    },
    HostileProgram("format-doubled", 60) { n in
      showing("Int", "var s = \"a\"; for _ in 0..<\(n) { s = String(format: \"%@%1$@\", s, s) }; return s.count")
    },
    HostileProgram("format-repeated", 100_000) { n in
      showing(
        "Int",
        "let s = String(repeating: \"ab\", count: 200_000); return String(format: String(repeating: \"%1$@\", count: \(n)), s).count"
      )
    },
    HostileProgram("format-joined-texts", 100_000) { n in
      showing(
        "Int",
        "let s = String(repeating: \"ab\", count: 200_000); var t = \"\"; t.append(contentsOf: Array(repeating: s, count: \(n))); return String(Array(repeating: s, count: \(n))).count + t.count"
      )
    },
    HostileProgram("choice-of-many-cases", 5_000) { n in
      "enum E: CaseIterable { case \((0..<n).map { "c\($0)" }.joined(separator: ", ")); var t: String { switch self {\n"
        + lines(n) { "case .c\($0): \"\($0)\"" } + "} } }\n" + view("", "List(E.allCases, id: \\.self) { Text($0.t) }")
    },
    HostileProgram("choice-of-many-members", 10_000) { n in
      "struct S {\n" + lines(n) { "func m(_ a: T\($0)) -> S { self }" } + "}\n"
        + showing("Any", "return S()" + String(repeating: ".m(1)", count: 50))
    },
    HostileProgram("asking-many-sizes", 30) { n in
      growingLayout
        + view(
          "",
          nested(n, "L { HStack { ", "Text(\"a b c d\")", "; Spacer() }.frame(maxWidth: .infinity) }")
        )
    },
    HostileProgram("asking-preferences", 40) { n in
      "struct K: PreferenceKey { static let defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() } }\n"
        + view(
          "func f() -> AnyView { var s = AnyView(Text(\"a\").preference(key: K.self, value: 1)); for _ in 0..<\(n) { let t = s; s = AnyView(t.backgroundPreferenceValue(K.self) { _ in t }.overlayPreferenceValue(K.self) { _ in t }) }; return s }",
          "f()"
        )
    },
    HostileProgram("asking-itself", 1) { _ in
      "struct P: PreviewProvider { static var previews: some View { P.previews; P.previews } }\n"
        + view("", "P.previews")
    },
    HostileProgram("asking-own-state", 1) { _ in
      "struct V: View { @State var v = [V(), V()]; var body: some View { v[0] } }\n" + view("", "V()")
    },
    HostileProgram("same-names", 2_000) { n in
      lines(n) {
        "struct V\($0): View { @State var x = 0; func f() -> Int { x }; var body: some View { Text(\"\\(x) \\(f())\").onTapGesture { x += 1 } } }"
      }
    },
    HostileProgram("same-findings", 2_000) { n in
      lines(n) {
        "private struct V\($0): View { @State private var x = 0; let y = 1; var body: some View { GeometryReader { g in Text(\"a\").frame(width: g.size.width) } } }"
      }
    },
    HostileProgram("stray-byte-order-marks", 50_000) { n in String(repeating: "\u{feff}", count: n) + view("") },
    HostileProgram("stray-ends", 20_000) { n in String(repeating: "#endif\n", count: n) },
    HostileProgram("stray-branches", 20_000) { n in String(repeating: "#else\n#elseif\n", count: n) },
    HostileProgram("stray-controls", 2_000) { n in
      String(repeating: String(String.UnicodeScalarView((1..<32).compactMap { Unicode.Scalar($0) })), count: n)
    },
    HostileProgram("stray-arguments", 50_000) { n in String(repeating: "$0 ", count: n) },
  ]
}
