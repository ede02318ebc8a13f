extension HostileProgram {
  private static func chain(_ n: Int, _ start: String, _ step: String) -> String {
    view(
      "func f() -> AnyView { var l = AnyView(\(start)); for _ in 0..<\(n) { l = AnyView(\(step)) }; return l }",
      "f()"
    )
  }

  /// Views that nest deeply, hold each other many times over, or never come to rest.
  static let views = [
    HostileProgram("view-padding-chain", 100_000) { n in chain(n, "Text(\"a\")", "l.padding(1)") },
    HostileProgram("view-stack-chain", 100_000) { n in chain(n, "Text(\"a\")", "VStack { l }") },
    HostileProgram("view-group-doubled", 60) { n in chain(n, "Text(\"a\")", "Group { l; l }") },
    HostileProgram("view-empty-doubled", 60) { n in chain(n, "EmptyView()", "Group { l; l }") },
    HostileProgram("view-stack-doubled", 60) { n in chain(n, "Text(\"a\")", "HStack { l; l }") },
    HostileProgram("view-overlay-doubled", 60) { n in chain(n, "Text(\"a\")", "l.overlay(l).background(l)") },
    HostileProgram("view-loop-doubled", 60) { n in chain(n, "Text(\"a\")", "ForEach(0..<2) { _ in l }") },
    HostileProgram("view-reader-chain", 2_000) { n in chain(n, "Text(\"a\")", "GeometryReader { _ in l }") },
    HostileProgram("view-fits-doubled", 40) { n in chain(n, "Text(\"a\")", "ViewThatFits { l; l }") },
    HostileProgram("view-flexible-stacks", 40) { n in
      chain(n, "Color.red", "HStack { l.frame(maxWidth: .infinity); VStack { l; Spacer() } }")
    },
    HostileProgram("view-environment-chain", 100_000) { n in chain(n, "Text(\"a\")", "l.environment(\\.lineLimit, 1)")
    },
    HostileProgram("view-array-doubled", 60) { n in
      view(
        "func f() -> [AnyView] { var l = [AnyView(Text(\"a\"))]; for _ in 0..<\(n) { l += l }; return l }",
        "ForEach(0..<3) { f()[$0] }"
      )
    },
    HostileProgram("view-of-itself", 1) { _ in
      "struct V: View { var body: some View { V(); V() } }\n" + view("", "V()")
    },
    HostileProgram("view-of-itself-modified", 1) { _ in
      "struct V: View { var body: some View { HStack { V().padding(); V().overlay(V()) } } }\n" + view("", "V()")
    },
    HostileProgram("modifier-of-itself", 1) { _ in
      "struct M: ViewModifier { func body(content: Content) -> some View { content.modifier(M()); content.modifier(M()) } }\n"
        + view("", "Text(\"a\").modifier(M())")
    },
    HostileProgram("modifier-content-doubled", 30) { n in
      "struct M: ViewModifier { func body(content: Content) -> some View { HStack { content; content } } }\n"
        + view("", "Text(\"a\")" + String(repeating: ".modifier(M())", count: n))
    },
    HostileProgram("style-content-doubled", 30) { n in
      "struct S: ButtonStyle { func makeBody(configuration: Configuration) -> some View {\n"
        + "  HStack { configuration.label; Button(action: {}) { configuration.label }.buttonStyle(S()) } } }\n"
        + view("", "Button(\"a\") {}.buttonStyle(S())" + String(repeating: ".padding()", count: n))
    },
    HostileProgram("layout-asks", 200) { n in
      "struct L: Layout {\n"
        + "  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {\n"
        + "    for i in 0..<\(n) { _ = subviews[0].sizeThatFits(.init(width: Double(i), height: 1)) }; return .zero }\n"
        + "  func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {\n"
        + "    for i in 0..<\(n) { subviews[0].place(at: b.origin, proposal: .init(width: Double(i), height: 1)) } } }\n"
        + view("", "L { L { L { L { L { L { Text(\"a\") } } } } } }")
    },
    HostileProgram("preference-doubled", 40) { n in
      "struct K: PreferenceKey { static let defaultValue = [1]\n"
        + "  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() + nextValue() } }\n"
        + view(
          "",
          "Text(\"a\").preference(key: K.self, value: [1])"
            + String(repeating: "\n.transformPreference(K.self) { $0 += $0 }", count: n)
        )
    },
    HostileProgram("preference-reads", 200) { n in
      "struct K: PreferenceKey { static let defaultValue = 0\n"
        + "  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() } }\n"
        + view(
          "@State var w = 0",
          "VStack { "
            + lines(n) { "Text(\"\($0)\").preference(key: K.self, value: w).onPreferenceChange(K.self) { w = $0 + 1 }" }
            + "}"
        )
    },
    HostileProgram("state-never-settles", 1) { _ in
      view(
        "@State var w = 1.0",
        "Text(\"a\").frame(width: w).onGeometryChange(for: Double.self) { $0.size.width } action: { w = $0 * 2 }"
      )
    },
    HostileProgram("state-huge-number", 1) { _ in
      view(
        "@State var w = 1e308",
        "Text(\"a\").frame(width: w * w, height: -w).padding(w).offset(x: .nan).scaleEffect(w)"
      )
    },
    HostileProgram("grid-huge", 1) { _ in
      view(
        "",
        "LazyVGrid(columns: Array(repeating: GridItem(.adaptive(minimum: 0.0001)), count: 100_000)) { ForEach(0..<100_000) { Text(\"\\($0)\") } }"
      )
    },
    HostileProgram("loop-huge", 1) { _ in
      view("", "ScrollView { LazyVStack { ForEach(0..<1_000_000_000) { Text(\"\\($0)\") } } }")
    },
    HostileProgram("loop-in-loop", 4) { n in
      view(
        "",
        String(repeating: "ForEach(0..<1000) { _ in ", count: n) + "Text(\"a\")" + String(repeating: " }", count: n)
      )
    },
    HostileProgram("list-huge", 1) { _ in view("", "List(0..<100_000, id: \\.self) { Text(\"\\($0)\") }") },
    HostileProgram("path-huge", 1) { _ in
      view("", "Path { p in for i in 0..<1_000_000 { p.addLine(to: CGPoint(x: i, y: i)) } }.stroke()")
    },
  ]
}
