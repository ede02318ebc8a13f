/// A fixture of one rule, `Tests/Fixtures/rules/<family>/<rule>.ui`: programs that it reports and programs that it
/// leaves alone, each under a heading of its own and checked by itself:
///
///     // MARK: - Bad: the header of a list measures itself
///
///     struct Header: View { … }
///
///     // MARK: - Good: the measurement is taken behind the header
///
/// All findings are written under their lines, those of other rules too (`Annotation`).
package struct RuleExamples: Sendable, CustomStringConvertible {
  package struct Program: Sendable {
    /// What the heading says behind `Bad:` or `Good:`.
    package var title: String
    /// Whether the rule has to report it.
    package var isBad: Bool
    /// The program, with empty lines for the rest of the file, so that its lines have the numbers they have there.
    package var text: String
    /// How many lines it has, without annotations and empty ones.
    package var lineCount: Int
  }

  package let fixture: Fixture
  package let programs: [Program]

  /// The rule's name, which is the file's.
  package var rule: String { fixture.name.split(separator: "/").last.map { String($0.dropLast(3)) } ?? "" }
  package var description: String { fixture.name }

  /// Those of every rule that has a file, sorted by name.
  package static var all: [RuleExamples] { Fixture.all(in: "rules").map(RuleExamples.init) }

  package init(_ fixture: Fixture) {
    self.fixture = fixture
    let lines = fixture.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let starts = lines.indices.filter { Heading(lines[$0]) != nil }
    programs = zip(starts, starts.dropFirst() + [lines.endIndex]).compactMap { start, end in
      guard let heading = Heading(lines[start]) else { return nil }
      let own = lines[(start + 1)..<end]
      return Program(
        title: heading.title,
        isBad: heading.isBad,
        text: String(repeating: "\n", count: start + 1) + own.joined(separator: "\n") + "\n",
        lineCount: own.count { !AnnotationText.isAnnotation($0) && !$0.allSatisfy(\.isWhitespace) }
      )
    }
  }
}

/// `// MARK: - Bad: …` or `// MARK: - Good: …`.
private struct Heading {
  var isBad: Bool
  var title: String

  init?(_ line: Substring) {
    let marks = [(true, "// MARK: - Bad: "), (false, "// MARK: - Good: ")]
    guard let (isBad, mark) = marks.first(where: { line.hasPrefix($0.1) }) else { return nil }
    self.isBad = isBad
    title = String(line.dropFirst(mark.count))
  }
}
