extension HostileProgram {
  private static func nested(_ n: Int, _ start: String, _ end: String, _ leaf: String = "Text(\"a\")") -> String {
    view("", String(repeating: start + " ", count: n) + leaf + String(repeating: " " + end, count: n))
  }

  /// Containers that ask, place and measure each other, as written or from a loop.
  static let layouts = [
    HostileProgram("nested-readers", 300) { n in nested(n, "GeometryReader { _ in", "}") },
    HostileProgram("nested-fits", 60) { n in nested(n, "ViewThatFits { Color.red.frame(width: 999);", "}") },
    HostileProgram("nested-fits-doubled", 16) { n in
      nested(n, "ViewThatFits { HStack { Text(\"abc\"); Spacer(minLength: 400) };", "}")
    },
    HostileProgram("nested-mixed-stacks", 60) { n in
      nested(n, "HStack { Text(\"a b c\"); VStack { Spacer();", "; Color.red }.frame(maxWidth: .infinity) }")
    },
    HostileProgram("nested-ideal-sizes", 200) { n in
      nested(n, "VStack { HStack {", "}.fixedSize() }.frame(minWidth: 1, idealWidth: 2, maxWidth: 3)")
    },
    HostileProgram("nested-grids", 12) { n in
      nested(n, "Grid { GridRow { Text(\"a\");", "} ; GridRow { Text(\"b\"); Text(\"c\") } }")
    },
    HostileProgram("nested-lazy-grids", 12) { n in
      nested(
        n,
        "LazyVGrid(columns: [GridItem(.flexible()), GridItem(.adaptive(minimum: 10))]) { ForEach(0..<3) { _ in",
        "} }"
      )
    },
    HostileProgram("nested-lists", 30) { n in nested(n, "List { Section {", "} }") },
    HostileProgram("nested-scrolls", 100) { n in nested(n, "ScrollView([.horizontal, .vertical]) { VStack {", "} }") },
    HostileProgram("nested-forms", 40) { n in nested(n, "Form { Section(\"a\") { LabeledContent(\"b\") {", "} } }") },
    HostileProgram("nested-navigation", 60) { n in
      nested(n, "NavigationStack { TabView { ", "}.navigationTitle(\"a\").toolbar { Text(\"b\") } }")
    },
    HostileProgram("nested-loops-of-three", 14) { n in nested(n, "ForEach(0..<3) { _ in", "}") },
    HostileProgram("nested-stacks-of-three", 14) { n in nested(n, "HStack { ForEach(0..<3) { _ in", "} }", "Color.red")
    },
    HostileProgram("nested-conditions", 3_000) { n in nested(n, "if true {", "}") },
    HostileProgram("nested-switches", 500) { n in nested(n, "switch 1 { case 0: Text(\"b\"); default:", "}") },
    HostileProgram("nested-buttons", 300) { n in nested(n, "Button(action: {}) {", "}") },
    HostileProgram("nested-overlays", 1_000) { n in nested(n, "Color.red.overlay {", "}") },
    HostileProgram("nested-masks", 300) { n in nested(n, "Color.red.mask {", "}.clipShape(Circle())") },
    HostileProgram("nested-insets", 300) { n in nested(n, "Color.red.safeAreaInset(edge: .top) {", "}") },
    HostileProgram("nested-sheets", 300) { n in nested(n, "Text(\"a\").sheet(isPresented: .constant(true)) {", "}") },
    HostileProgram("nested-menus", 300) { n in nested(n, "Menu(\"a\") {", "}") },
    HostileProgram("nested-disclosures", 300) { n in
      nested(n, "DisclosureGroup(\"a\", isExpanded: .constant(true)) {", "}")
    },
    HostileProgram("nested-timelines", 200) { n in nested(n, "TimelineView(.animation) { _ in", "}") },
    HostileProgram("nested-any-layouts", 100) { n in nested(n, "AnyLayout(HStackLayout()).callAsFunction {", "}") },
    HostileProgram("outline-of-itself", 1) { _ in
      "struct N: Identifiable { let id = 0; var c: [N]? { [self, self] } }\n"
        + view("", "List([N()], children: \\.c) { Text(\"\\($0.id)\") }")
    },
    HostileProgram("outline-deep", 2_000) { n in
      "final class N: Identifiable { let c: [N]?; init(_ c: [N]?) { self.c = c } }\n"
        + view(
          "func f() -> [N] { var l = N(nil); for _ in 0..<\(n) { l = N([l]) }; return [l] }",
          "OutlineGroup(f(), children: \\.c) { _ in Text(\"a\") }"
        )
    },
    HostileProgram("stack-of-flexible", 3_000) { n in
      view("", "HStack { ForEach(0..<\(n)) { i in Color.red.frame(minWidth: Double(i % 7), maxWidth: Double(i)) } }")
    },
    HostileProgram("stack-priorities", 3_000) { n in
      view("", "HStack { ForEach(0..<\(n)) { i in Text(\"a\").layoutPriority(Double(i)) } }")
    },
    HostileProgram("grid-many-columns", 300) { n in
      view("", "Grid { ForEach(0..<\(n)) { i in GridRow { ForEach(0..<\(n)) { j in Text(\"\\(i) \\(j)\") } } } }")
    },
    HostileProgram("grid-spans", 300) { n in
      view(
        "",
        "Grid { ForEach(0..<\(n)) { i in GridRow { Text(\"a\").gridCellColumns(1_000_000_000); Text(\"b\").gridCellColumns(i) } } }"
      )
    },
    HostileProgram("lazy-grid-of-sections", 1_000) { n in
      view(
        "",
        "LazyVGrid(columns: [GridItem(.fixed(10))], pinnedViews: .sectionHeaders) { ForEach(0..<\(n)) { i in Section(\"\\(i)\") { ForEach(0..<\(n)) { Text(\"\\($0)\") } } } }"
      )
    },
    HostileProgram("guides-many", 2_000) { n in
      view(
        "",
        "ZStack(alignment: .topLeading) { ForEach(0..<\(n)) { i in Text(\"a\").alignmentGuide(.leading) { d in d[.trailing] + Double(i) } } }"
      )
    },
    HostileProgram("guides-of-themselves", 40) { n in
      "extension HorizontalAlignment { enum G: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d[HorizontalAlignment(G.self)] + 1 } } }\n"
        + view(
          "",
          "VStack(alignment: HorizontalAlignment(HorizontalAlignment.G.self)) { "
            + String(repeating: "Text(\"a\").alignmentGuide(.leading) { d in d[.leading] + d[.leading] };", count: n)
            + "}"
        )
    },
    HostileProgram("guides-doubled", 30) { n in
      view(
        "",
        "VStack(alignment: .leading) { Text(\"a\")"
          + String(repeating: ".alignmentGuide(.leading) { d in d[.leading] + d[.leading] }", count: n) + " }"
      )
    },
    HostileProgram("layout-nested-caches", 8) { n in
      "struct L: Layout { struct C { var s: [CGSize] }\n"
        + "  func makeCache(subviews: Subviews) -> C { C(s: subviews.map { $0.sizeThatFits(.unspecified) }) }\n"
        + "  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout C) -> CGSize { cache.s.append(.zero); for v in subviews { for p in [ProposedViewSize.zero, .infinity, .unspecified, proposal] { cache.s.append(v.sizeThatFits(p)) } }; return cache.s[0] }\n"
        + "  func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout C) { for v in subviews { v.place(at: b.origin, proposal: .unspecified) } } }\n"
        + nested(n, "L { Text(\"a\");", "}")
    },
    HostileProgram("layout-many-subviews", 1_000) { n in
      "struct L: Layout {\n"
        + "  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { var w = 0.0; for a in subviews { for b in subviews { w = max(w, a.sizeThatFits(.zero).width + b.sizeThatFits(.infinity).width) } }; return CGSize(width: w, height: 1) }\n"
        + "  func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { for a in subviews { for v in subviews { v.place(at: .zero, proposal: .zero); _ = a } } } }\n"
        + view("", "L { ForEach(0..<\(n)) { Text(\"\\($0)\") } }")
    },
    HostileProgram("layout-values", 2_000) { n in
      "struct V: LayoutValueKey { static let defaultValue = [0] }\nstruct L: Layout {\n"
        + "  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: subviews.reduce(0) { $0 + $1[V.self].count }, height: 1) }\n"
        + "  func placeSubviews(in b: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {} }\n"
        + view("", "L { ForEach(0..<\(n)) { i in Text(\"a\").layoutValue(key: V.self, value: Array(0..<i)) } }")
    },
    HostileProgram("reader-loops", 60) { n in
      view(
        "",
        "GeometryReader { g in ForEach(0..<\(n)) { _ in GeometryReader { h in ForEach(0..<\(n)) { i in Text(\"a\").frame(width: g.size.width / h.size.width, height: Double(i)) } } } }"
      )
    },
    HostileProgram("frames-extreme", 1) { _ in
      view(
        "",
        "VStack(spacing: -1e308) { Text(\"a\").frame(minWidth: .infinity, maxWidth: -.infinity); Color.red.frame(width: .nan, height: .infinity); Spacer(minLength: 1e308); HStack(spacing: .infinity) { Text(\"b\"); Text(\"c\") } }.padding(-1e308).aspectRatio(.nan, contentMode: .fill).scaleEffect(0).rotationEffect(.degrees(1e300)).font(.system(size: 1e300))"
      )
    },
    HostileProgram("fonts-extreme", 1) { _ in
      view(
        "",
        "VStack { "
          + ["1e-300", "1e308", "0", "-5", ".nan", ".infinity"].map {
            "Text(\"a b c\").font(.system(size: \($0))).lineSpacing(\($0)).kerning(\($0)).minimumScaleFactor(\($0)).frame(width: \($0))"
          }.joined(separator: "; ") + " }"
      )
    },
    HostileProgram("text-tiny-width", 30_000) { n in
      view(
        "",
        "VStack { ForEach(0..<20) { i in Text(\"" + String(repeating: "word ", count: n)
          + "\").frame(width: Double(i)).lineLimit(i).minimumScaleFactor(0.01) } }"
      )
    },
    HostileProgram("text-emoji", 20_000) { n in view("", "Text(\"" + String(repeating: "👨‍👩‍👧‍👦🇩🇪", count: n) + "\")") },
    HostileProgram("text-no-breaks", 100_000) { n in
      view("", "Text(\"" + String(repeating: "a\u{a0}", count: n) + "\").frame(width: 10)")
    },
    HostileProgram("text-tabs", 100_000) { n in
      view("", "Text(\"" + String(repeating: "\\t", count: n) + "\").frame(width: 10)")
    },
    HostileProgram("text-right-to-left", 50_000) { n in
      view("", "Text(\"" + String(repeating: "שלום ", count: n) + "\").frame(width: 10)")
    },
    HostileProgram("text-links", 5_000) { n in view("", "Text(\"" + String(repeating: "[a](b)", count: n) + "\")") },
    HostileProgram("text-brackets", 20_000) { n in
      view("", "Text(\"" + String(repeating: "[", count: n) + String(repeating: "](", count: n) + "\")")
    },
    HostileProgram("text-marks-nested", 20_000) { n in
      view("", "Text(\"" + String(repeating: "*_**__~~`", count: n) + "\")")
    },
    HostileProgram("paths-nested", 300) { n in
      "struct S: Shape { let n: Int; func path(in r: CGRect) -> Path { var p = Path(); if n > 0 { p.addPath(S(n: n - 1).path(in: r)); p.addPath(S(n: n - 1).path(in: r)) }; return p } }\n"
        + view("", "S(n: \(n)).fill()")
    },
    HostileProgram("canvas-loop", 1) { _ in
      view("", "Canvas { c, s in while true { c.fill(Path(CGRect(origin: .zero, size: s)), with: .color(.red)) } }")
    },
    HostileProgram("loop-same-ids", 20_000) { n in
      view("", "VStack { ForEach(Array(repeating: 1, count: \(n)), id: \\.self) { Text(\"\\($0)\") } }")
    },
    HostileProgram("loop-large-ids", 2_000) { n in
      view(
        "let t = (0..<\(n)).map { i in (0..<\(n)).map { $0 + i } }",
        "VStack { ForEach(t, id: \\.self) { Text(\"\\($0.count)\") } }"
      )
    },
    HostileProgram("loop-over-bindings", 5_000) { n in
      view(
        "@State var t = (0..<\(n)).map { \"\\($0)\" }",
        "List { ForEach($t, id: \\.self) { $x in TextField(\"a\", text: $x) } }"
      )
    },
    HostileProgram("picker-many", 5_000) { n in
      view(
        "@State var s = 0",
        "Picker(\"a\", selection: $s) { ForEach(0..<\(n)) { Text(\"\\($0)\").tag($0) } }.pickerStyle(.segmented)"
      )
    },
    HostileProgram("tabs-many", 500) { n in
      view(
        "",
        "TabView { ForEach(0..<\(n)) { i in NavigationStack { List(0..<50) { Text(\"\\($0)\") } }.tabItem { Label(\"\\(i)\", systemImage: \"star\") } } }"
      )
    },
    HostileProgram("table-many", 2_000) { n in
      "struct R: Identifiable { let id: Int }\n"
        + view(
          "",
          "Table((0..<\(n)).map(R.init)) { "
            + String(repeating: "TableColumn(\"a\") { r in Text(\"\\(r.id)\") };", count: 50) + " }"
        )
    },
    HostileProgram("chart-many", 5_000) { n in
      view("", "Chart(0..<\(n), id: \\.self) { i in LineMark(x: .value(\"x\", i), y: .value(\"y\", i * i)) }")
    },
    HostileProgram("builder-tuple", 2_000) { n in
      "struct V<C: View>: View { @ViewBuilder let c: () -> C; var body: some View { HStack { c(); c() } } }\n"
        + nested(min(n, 60), "V {", "}")
    },
    HostileProgram("generic-views-nested", 500) { n in
      "struct V<C: View>: View { let c: C; init(@ViewBuilder c: () -> C) { self.c = c() }; var body: some View { c.padding(1) } }\n"
        + nested(n, "V {", "}")
    },
  ]
}
