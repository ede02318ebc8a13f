import SourceText
import Syntax
import TestSupport
import Testing

/// The invariants hold in every file, and each would notice a file that breaks it.
struct ArchitectureTests {
  @Test(arguments: Invariant.all) func holds(_ invariant: Invariant) {
    for violation in SwiftFile.all.flatMap(invariant.violations) { Issue.record("\(violation)") }
  }

  @Test(arguments: Invariant.all) func isBrokenByItsExamples(_ invariant: Invariant) {
    #expect(!invariant.examples.isEmpty)
    for example in invariant.examples {
      let file = SwiftFile(path: example.path, text: example.text)
      #expect(!invariant.violations(file).isEmpty, "\(example.path):\n\(example.text)")
    }
  }

  @Test func theParserReadsItsOwnSources() {
    #expect(SwiftFile.all.count > 100)
    for file in SwiftFile.all {
      for error in file.tree.diagnostics { Issue.record("\(file.place(error.range)): \(error.message)") }
      #expect(file.tree.root.fullRange.count == file.text.utf8.count, "\(file.path) is not all in its tree")
    }
  }
}
