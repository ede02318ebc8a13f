import Syntax
import TestSupport
import Testing

/// The invariants hold in every file, and each would notice a file that breaks it.
struct ArchitectureTests {
  @Test(arguments: Invariant.all) func holds(_ invariant: Invariant) {
    let violations = SwiftFile.all.flatMap(invariant.violations)
    #expect(violations.isEmpty, "\(invariant.statement)\n\(violations.joined(separator: "\n"))")
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
      #expect(file.tree.diagnostics.isEmpty, "\(file.path): \(file.tree.diagnostics.map(\.message))")
      #expect(!file.tree.root.childNodes.isEmpty, "\(file.path)")
    }
  }
}
