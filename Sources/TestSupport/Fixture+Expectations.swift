extension Fixture {
  /// What the fixture's annotations and `actual` disagree in, one sentence each; when blessing, none, and the
  /// annotations are rewritten (those that already describe what came out stay as they are).
  package func mismatches(_ actual: [Annotation]) -> [String] {
    let expected = annotations
    var missing = expected
    var unexpected: [Annotation] = []
    var kept: [Annotation] = []
    for found in actual {
      if let match = missing.firstIndex(where: { $0.describes(found) }) {
        kept.append(missing.remove(at: match))
      } else {
        unexpected.append(found)
      }
    }
    guard !missing.isEmpty || !unexpected.isEmpty else { return [] }
    if Self.isBlessing { return rewrite { $0.text(annotatedWith: kept + unexpected) } }
    return missing.map { "\(name): expected \($0.summary)" } + unexpected.map { "\(name): not expected \($0.summary)" }
  }

  /// The annotations as written, in the order of the file.
  package var annotations: [Annotation] { AnnotationText.annotations(in: lines) }

  /// The golden section of that name, without its comment markers; nil where there is none. It stands at the end of
  /// the file as comments, so that the file stays a program:
  ///
  ///     // --- frames ---
  ///     // VStack 0 0 100 100
  package func section(_ section: String) -> String? {
    guard let range = sectionLines(section) else { return nil }
    return lines[range.dropFirst()].map { String($0.dropFirst($0.hasPrefix("// ") ? 3 : 2)) }.joined(separator: "\n")
  }

  /// What a golden section and `actual` disagree in (one message that shows both); when blessing, the section is
  /// rewritten, or added.
  package func mismatches(section name: String, _ actual: String) -> [String] {
    let actual = String(actual.reversed().drop { $0.isNewline }.reversed())
    let expected = section(name)
    guard expected != actual else { return [] }
    if Self.isBlessing { return rewrite { $0.text(with: actual, in: name) } }
    guard let expected else {
      return ["\(self.name) has no section '\(name)'; UILSP_BLESS=1 adds it. It would be:\n\(actual)"]
    }
    return ["\(self.name), section '\(name)':\n\(LineDifference.describe(from: expected, to: actual))"]
  }

  private var lines: [Substring] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }

  private func sectionLines(_ name: String) -> Range<Int>? {
    let lines = lines
    guard let start = lines.firstIndex(of: "// --- \(name) ---") else { return nil }
    let end = lines[(start + 1)...].firstIndex { !$0.hasPrefix("//") || $0.hasPrefix("// --- ") } ?? lines.endIndex
    return start..<end
  }

  /// The text with these annotations instead of its own, each under the line it names (a line of the text as it is).
  package func text(annotatedWith annotations: [Annotation]) -> String {
    var result: [String] = []
    for (number, line) in AnnotationText.body(of: lines) {
      result.append(String(line))
      let here = annotations.filter { $0.line == number }.sorted {
        ($0.startColumn, $0.rule) < ($1.startColumn, $1.rule)
      }
      result += here.map { AnnotationText.comment(for: $0, under: line) }
    }
    return result.joined(separator: "\n")
  }

  /// The text with the golden section of that name replaced, or added at the end.
  package func text(with section: String, in name: String) -> String {
    var lines = lines.map(String.init)
    let new =
      ["// --- \(name) ---"]
      + section.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "//" : "// \($0)" }
    if let range = sectionLines(name) {
      lines.replaceSubrange(range, with: new)
    } else {
      while lines.last?.isEmpty == true { lines.removeLast() }
      lines += [""] + new + [""]
    }
    return lines.joined(separator: "\n")
  }
}
