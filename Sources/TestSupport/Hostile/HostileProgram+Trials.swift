extension HostileProgram {
  private static let key =
    "struct K: PreferenceKey { static let defaultValue: CGFloat = 0; static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) } }\n"

  private static func around(_ count: Int, _ start: String, _ inner: String, _ end: String) -> String {
    String(repeating: start, count: count) + inner + String(repeating: end, count: count)
  }

  /// Findings whose fixes take many trials, or trials that are much work each.
  static let trials = [
    HostileProgram("trial-of-braces", 50_000) { n in String(repeating: "}\n", count: n) },
    HostileProgram("trial-of-parentheses", 50_000) { n in String(repeating: ")\n", count: n) },
    HostileProgram("trial-of-ends", 5_000) { n in
      lines(n) { _ in "struct A: View { var body: some View { Text(\"a\") } }\n}" }
    },
    HostileProgram("trial-of-assignments", 20_000) { n in String(repeating: "let x = = 1\n", count: n) },
    HostileProgram("trial-of-open-calls", 20_000) { n in String(repeating: "Text(\"a\"\n", count: n) },
    HostileProgram("trial-of-keys", 5_000) { n in
      lines(n) {
        "struct K\($0): PreferenceKey { static var defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() } }"
      } + view("", "VStack {\n" + lines(n) { "Text(\"a\").preference(key: K\($0).self, value: \($0))" } + "}")
    },
    HostileProgram("trial-of-keys-read", 5_000) { n in
      lines(n) {
        "struct K\($0): PreferenceKey { static var defaultValue: CGFloat = 0; static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { } }"
      }
        + view(
          "@State var x: CGFloat = 0",
          "VStack {\n"
            + lines(n) {
              "Text(\"a\").preference(key: K\($0).self, value: \($0)).onPreferenceChange(K\($0).self) { x = $0 }"
            } + "}"
        )
    },
    HostileProgram("trial-of-contexts", 1_000) { n in
      view(
        "",
        "VStack {\n" + lines(n) { "GeometryReader { g in Text(\"\\(g.size.width)\") }.frame(height: \($0 % 50))" } + "}"
      )
    },
    HostileProgram("trial-of-many-views", 2_000) { n in
      lines(n) {
        "struct A\($0): View { var body: some View { VStack { Text(\"Hello \($0)\"); Button(\"Press \($0)\") {} } } }"
      }
    },
    HostileProgram("trial-of-nested-readers", 60) { n in
      key
        + view(
          "@State var h: CGFloat = 0",
          around(
            n,
            "GeometryReader { g in ",
            "Text(\"a\").preference(key: K.self, value: g.size.height).onPreferenceChange(K.self) { h = $0 }",
            " }.preference(key: K.self, value: h).onPreferenceChange(K.self) { h = $0 }"
          )
        )
    },
    HostileProgram("trial-of-doubled-views", 60) { n in
      lines(n) { "struct V\($0): View { var body: some View { VStack { V\($0 + 1)(); V\($0 + 1)() } } }" }
        + "struct V\(n): View { var body: some View { Text(\"a\") } }\n"
    },
    HostileProgram("trial-of-superclasses", 5_000) { n in
      lines(n) { "class C\($0): C\($0 + 1) { override init() { super.init() } }" }
        + "class C\(n) { var q = 1; init() {} }\n" + view("", "Text(\"\\(C0().q)\")")
    },
    HostileProgram("trial-of-superclasses-in-a-ring", 3_000) { n in
      lines(n) { "class C\($0): C\(($0 + 1) % n) {}" } + view("", "Text(\"\\(C0().q)\")")
    },
    HostileProgram("trial-of-measured-states", 300) { n in
      view(
        lines(n) { "@State var s\($0): CGFloat = 0" },
        "VStack {\n"
          + lines(n) {
            "Text(\"a\").frame(width: s\($0) + 10).background(GeometryReader { g in Color.clear.onAppear { s\($0) = g.size.width } })"
          } + "}"
      )
    },
    HostileProgram("trial-of-feedback-loops", 200) { n in
      lines(n) {
        "struct V\($0): View { @State var h: CGFloat = 0; var body: some View { Text(\"a\").frame(height: h + 5).onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } } }"
      }
    },
    HostileProgram("trial-of-suppressions", 10_000) { n in
      lines(n) { "// uilsp:disable:next rule-\($0 % 9)" } + view("", "GeometryReader { _ in Text(\"a\") }")
    },
    HostileProgram("trial-of-expectations", 1_000) { n in
      view("", "VStack {\n" + lines(n) { "Text(\"\($0)\")  // expect: \($0 % 300)x20" } + "}")
    },
    HostileProgram("trial-of-long-rows", 2_000) { n in
      lines(40) { i in
        "struct V\(i): View { var body: some View { ScrollView { VStack { ForEach(0..<\(n)) { Text(\"\\($0)\") } } } } }"
      }
    },
    HostileProgram("trial-of-spaces", 2_000) { n in
      view(
        "",
        "VStack {\n"
          + lines(n) {
            "GeometryReader { g in Text(\"\\(g.frame(in: .named(\"space\($0)\")).minX)\") }.coordinateSpace(name: \"spice\($0)\")"
          } + "}"
      )
    },
    HostileProgram("trial-of-deprecated", 3_000) { n in
      view(
        "",
        "VStack {\n"
          + lines(n) { "Text(\"a\").foregroundColor(.red).cornerRadius(\($0 % 9)).navigationBarTitle(\"b\")" }
          + "}"
      )
    },
    HostileProgram("trial-of-deprecated-in-one-chain", 2_000) { n in
      view("", "Text(\"a\")" + lines(n) { ".foregroundColor(.red).cornerRadius(\($0 % 9))" })
    },
  ]
}
