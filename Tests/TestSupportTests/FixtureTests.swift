import TestSupport
import Testing

/// What a fixture says of itself, and what it reports when something else came out.
@Suite(.enabled(if: !Fixture.isBlessing)) struct FixtureTests {
  private let fixture = Fixture(
    name: "sample.ui",
    path: "/nowhere/sample.ui",
    text: """
      VStack(spacng: 4) { Text("a") }
      //     ^^^^^^ error(unknown-argument): no argument 'spacng'
      //                  ^^^^ hint(note)
      import X
      //<^^^^^^ warning(import)
          Text("é").b()
      //           ^ info(byte): columns are bytes

      // --- frames ---
      // VStack 0 0 100 100
      //
      //   Text

      """
  )

  private let found = [
    Annotation(line: 1, columns: 8..<14, "error", "unknown-argument", "VStack has no argument 'spacng' here"),
    Annotation(line: 1, columns: 21..<25, "hint", "note", "whatever"),
    Annotation(line: 4, columns: 1..<7, "warning", "import", ""),
    Annotation(line: 6, columns: 15..<15, "info", "byte", "columns are bytes"),
  ]

  @Test func annotationsHaveTheirPlaces() {
    #expect(fixture.annotations.map(\.line) == [1, 1, 4, 6])
    #expect(fixture.annotations.map(\.startColumn) == [8, 21, 1, 15])
    #expect(fixture.annotations.map(\.rule) == ["unknown-argument", "note", "import", "byte"])
    #expect(fixture.annotations.map(\.message) == ["no argument 'spacng'", "", "", "columns are bytes"])
  }

  @Test func whatIsAnnotatedMatches() {
    #expect(fixture.mismatches(found) == [])
    #expect(fixture.mismatches(found.reversed()) == [])
  }

  @Test func whatDiffersIsSaidOnBothSides() {
    var other = found
    other[3] = Annotation(line: 6, columns: 14..<15, "info", "byte", "columns are bytes")
    #expect(
      fixture.mismatches(other) == [
        "sample.ui: expected 6:15-16 info(byte): columns are bytes",
        "sample.ui: not expected 6:14-15 info(byte): columns are bytes",
      ]
    )
    #expect(fixture.mismatches(found + found.prefix(1)).count == 1)
    #expect(fixture.mismatches([]).count == 4)
  }

  @Test func sectionsAreComparedWithoutTheirMarkers() {
    #expect(fixture.section("frames") == "VStack 0 0 100 100\n\n  Text")
    #expect(fixture.section("other") == nil)
    #expect(fixture.mismatches(section: "frames", "VStack 0 0 100 100\n\n  Text\n") == [])
    #expect(
      fixture.mismatches(section: "frames", "VStack 0 0 90 100\n\n  Text") == [
        "sample.ui, section 'frames':\n- VStack 0 0 100 100\n+ VStack 0 0 90 100\n  \n    Text"
      ]
    )
  }

  @Test func blessedTextReadsBack() {
    let bare = Fixture(name: "b.ui", path: "/nowhere/b.ui", text: fixture.text(annotatedWith: []))
    #expect(bare.annotations == [])
    #expect(bare.section("frames") == fixture.section("frames"))
    let lines = [1: 1, 4: 2, 6: 3]
    let moved = found.map { annotation in
      var annotation = annotation
      annotation.line = lines[annotation.line] ?? 0
      return annotation
    }
    let blessed = Fixture(name: "b.ui", path: "/nowhere/b.ui", text: bare.text(annotatedWith: moved))
    #expect(blessed.mismatches(found) == [])
    let sectioned = Fixture(name: "b.ui", path: "/nowhere/b.ui", text: blessed.text(with: "a\n\nb", in: "frames"))
    #expect(sectioned.section("frames") == "a\n\nb")
    #expect(sectioned.mismatches(found) == [])
    let added = Fixture(name: "b.ui", path: "/nowhere/b.ui", text: sectioned.text(with: "1", in: "tree"))
    #expect(added.section("frames") == "a\n\nb")
    #expect(added.section("tree") == "1")
  }
}

extension Annotation {
  fileprivate init(line: Int, columns: Range<Int>, _ severity: String, _ rule: String, _ message: String) {
    self.init(
      line: line,
      startColumn: columns.lowerBound,
      endColumn: columns.upperBound,
      severity: severity,
      rule: rule,
      message: message
    )
  }
}
