import Checking
import Lint
import Testing

/// Comments that silence findings.
@Suite struct SuppressionTests {
  private static let key = """
    struct Key: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) {
        value = nextValue()
        BEFORE
        print(value) AFTER
      }
    }
    """

  private func count(before: String = "", after: String = "", head: String = "") -> Int {
    let source =
      head
      + Self.key.split(separator: "BEFORE").joined(separator: before).split(separator: "AFTER")
      .joined(separator: after)
    return CheckedSource(source).findings(of: "preference-reduce-side-effect").count
  }

  @Test func nothingIsSilentByItself() { #expect(count() == 1) }

  @Test func nextLine() {
    #expect(count(before: "// uilsp:disable:next preference-reduce-side-effect -- debugging") == 0)
    #expect(count(before: "// uilsp:disable:next") == 0)
    #expect(count(before: "// uilsp:disable:next geometry-reader-root") == 1)
  }

  @Test func thisLine() {
    #expect(count(after: "// uilsp:disable:this preference-reduce-side-effect, geometry-reader-root") == 0)
    #expect(count(before: "// uilsp:disable:this preference-reduce-side-effect") == 1)
  }

  @Test func wholeFile() {
    #expect(count(head: "// uilsp:disable:file preference-reduce-side-effect\n") == 0)
  }

  @Test func onlyInComments() {
    #expect(count(head: "let a = \"// uilsp:disable:file\"\n") == 1)
  }

  @Test func neverSyntaxErrors() {
    let source = "// uilsp:disable:file\nstruct A: View { var body: some View { Text(\"a\" } }"
    #expect(!CheckedSource(source).findings(of: "syntax-error").isEmpty)
  }
}
