import FoundationEssentials

/// A test's input, with what is expected of it written into the file itself: as caret annotations under the lines they
/// speak of (`Annotation`), and as golden sections at its end (`Fixture.section(_:)`).
///
/// Fixtures lie in `Tests/Fixtures/<suite>/…`. A suite runs over all of them:
///
///     @Test(arguments: Fixture.all(in: "checks")) func check(_ fixture: Fixture) {
///       #expect(fixture.mismatches(findings(fixture.text)) == [])
///     }
///
/// With `UILSP_BLESS=1` in the environment, what is there is rewritten to what came out, and nothing fails.
package struct Fixture: Sendable, CustomStringConvertible {
  /// The path below `Tests/Fixtures`, such as `checks/unused-proxy.ui`.
  package let name: String
  /// The absolute path.
  package let path: String
  /// The whole text, annotations and golden sections included: the program under test.
  package let text: String

  package var bytes: [UInt8] { Array(text.utf8) }
  package var description: String { name }

  package init(name: String, path: String, text: String) {
    self.name = name
    self.path = path
    self.text = text
  }

  /// The fixtures of one suite (`"checks"`; `""` is all of them), sorted by name.
  package static func all(in suite: String, suffix: String = ".ui") -> [Fixture] {
    let prefix = suite.isEmpty ? "" : suite + "/"
    return Repository.files(below: folder + "/" + suite, suffix: suffix).compactMap { file in
      let path = folder + "/" + prefix + file
      return Repository.text(ofFile: path).map { Fixture(name: prefix + file, path: path, text: $0) }
    }
  }

  /// Whether expectations are rewritten instead of compared: `UILSP_BLESS=1`.
  package static let isBlessing = ProcessInfo.processInfo.environment["UILSP_BLESS"] == "1"

  private static let folder = Repository.root + "/Tests/Fixtures"

  /// Writes the file anew, from what it holds now (another expectation may have been blessed since it was read); the
  /// sentence to report where that fails.
  func rewrite(_ change: (Fixture) -> String) -> [String] {
    let current = Fixture(name: name, path: path, text: Repository.text(ofFile: path) ?? text)
    let isWritten = FileManager.default.createFile(atPath: path, contents: Data(change(current).utf8))
    return isWritten ? [] : ["cannot write \(path)"]
  }
}
