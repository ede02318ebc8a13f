import TestSupport
import Testing

/// Files that are in two places because a tool looks for them in both.
struct CopyTests {
  @Test(arguments: [
    ("grammar/ui.tmLanguage.json", "editors/vscode/syntaxes/ui.tmLanguage.json"),
    ("grammar/uilsp.schema.json", "editors/vscode/schemas/uilsp.schema.json"),
  ])
  func isCurrent(_ original: String, _ copy: String) {
    let texts = [original, copy].map { Repository.text(ofFile: Repository.root + "/" + $0) }
    #expect(texts[0] != nil)
    #expect(texts[0] == texts[1], "\(copy) is old: node editors/vscode/copy-grammar.js")
  }
}
