import Checking
import Layout
import Lint
import Semantics
import SourceText
import Syntax
import Testing

/// Readers, sorted by what their proxies are asked for.
@Suite struct AuditTests {
  private func readers(_ source: String) -> [AuditedReader] {
    let program = Program([FileID("Case.ui"): SyntaxTree.parse(SourceText(source))])
    return ReaderAudit(program).readers()
  }

  private func categories(_ body: String, before: String = "") -> [ReaderCategory] {
    readers(
      """
      \(before)
      struct Case: View {
        @State private var size = CGSize.zero
        func bar(_ width: CGFloat) -> some View { Capsule().frame(width: width * 0.3) }
        var body: some View {
          \(body)
        }
      }
      """
    ).map(\.category)
  }

  private static let keys = """
    struct Last: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
    }
    struct Widest: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }
    """

  @Test(arguments: [
    (
      ReaderCategory.stateDriven,
      "Text(\"a\").background(GeometryReader { p in Color.clear.onAppear { size = p.size } })"
    ),
    (.stateDriven, "GeometryReader { p in Text(\"\\(Int(p.size.width))\") }"),
    (
      .stateDriven,
      "Text(\"a\").overlay { GeometryReader { p in Color.clear.preference(key: Last.self, value: p.size.width) } }"
    ),
    (.layoutDriven, "GeometryReader { _ in Text(\"a\") }"),
    (.layoutDriven, "GeometryReader { p in Color.red.frame(width: p.size.width, height: p.size.height) }"),
    (.layoutDriven, "GeometryReader { p in let w = p.size.width; Color.red.frame(width: w * 0.3) }"),
    (.layoutDriven, "GeometryReader { p in bar(p.size.width) }"),
    (.layoutDriven, "GeometryReader { if $0.size.width > 600 { HStack { Text(\"a\") } } else { Text(\"b\") } }"),
    (.layoutDriven, "GeometryReader { p in VStack(spacing: p.size.height / 9) { Text(\"a\") } }"),
    (
      .siblingCoordination,
      "Text(\"a\").background { GeometryReader { p in Color.clear.preference(key: Widest.self, value: p.size.width) } }"
    ),
    (
      .crossHierarchy,
      "Text(\"a\").overlayPreferenceValue(Spots.self) { a in GeometryReader { p in Text(\"b\").offset(x: p[a[0]].x) } }"
    ),
    (
      .genuineGeometry,
      "GeometryReader { p in Path { path in path.addLine(to: CGPoint(x: p.size.width, y: 0)) }.stroke() }"
    ),
    (
      .genuineGeometry,
      "GeometryReader { p in Color.red.onTapGesture { point in size.width = point.x / p.size.width } }"
    ),
    (.genuineGeometry, "GeometryReader { p in Chart(width: p.size.width) }"),
    (.genuineGeometry, "GeometryReader { p in Color.red.opacity(p.frame(in: .global).minY / 100) }"),
    (.genuineGeometry, "Text(\"a\").overlay { GeometryReader { p in Circle().position(x: p.size.width, y: 0) } }"),
  ])
  func sorts(_ category: ReaderCategory, _ body: String) {
    #expect(categories(body, before: Self.keys) == [category], "\(body)")
  }

  @Test func aReaderSaysWhatItTakes() throws {
    let found = readers("struct A: View { var body: some View { GeometryReader { _ in Text(\"Hello\") } } }")
    let sizes = try #require(found.first?.sizes)
    #expect(sizes.reader.width == 393 && (sizes.content?.height ?? 0) > 20)
    #expect(found.first?.owner == "A.body" && found.first?.isIsolated == false)
  }

  @Test func contentFromElsewhereIsNotJudged() {
    let found = readers(
      "struct A: View { let rows: (GeometryProxy) -> Text; var body: some View { GeometryReader(content: rows) } }"
    )
    #expect(found.map(\.category) == [.genuineGeometry] && found.first?.uses == [])
  }
}
