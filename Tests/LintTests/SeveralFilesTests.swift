import Lint
import Semantics
import SourceText
import Syntax
import Testing

/// What a rule knows of a file from the files beside it.
@Suite struct SeveralFilesTests {
  private func findings(of rule: RuleID, in files: [String: String]) -> [String] {
    let trees = files.map { (FileID($0.key), SyntaxTree.parse(SourceText($0.value))) }
    let program = Program(Dictionary(uniqueKeysWithValues: trees))
    return RuleEngine(configuration: .standard).check(program, fixes: .none).filter { $0.rule == rule }.map(\.file.path)
  }

  @Test func aTypeOfTheSameNameInAnotherModuleIsAnotherType() {
    let model = "public struct Tag: Identifiable { public let id: String }"
    let view = "struct Tag: View { var body: some View { Text(\"Tag\") } }"
    let none = "struct Tag { var body: some View { Text(\"Tag\") } }"
    let rule: RuleID = "view-conformance-missing"
    #expect(findings(of: rule, in: ["Editor/Tag.swift": view, "Model/Tag.swift": model]) == [])
    #expect(findings(of: rule, in: ["Editor/Tag.swift": none, "Model/Tag.swift": model]) == ["Editor/Tag.swift"])
  }

  @Test func onlyTheFolderOfAnAppForTheMacIsLeftOut() {
    let pane = """
      struct Pane: View {
        var body: some View {
          HStack(spacing: 10) {
            Color.red.frame(width: 120, height: 30)
            Color.green.frame(width: 120, height: 30)
            Color.blue.frame(width: 120, height: 30)
          }
          .frame(width: 300)
        }
      }
      """
    let other = pane.replacing("Pane", with: "Page")
    let mac = "@main struct MacApp: App { var body: some Scene { Settings { Text(\"None\") } } }"
    let phone = "@main struct PhoneApp: App { var body: some Scene { WindowGroup { Text(\"Start\") } } }"
    let files = [
      "Mac/App.swift": mac, "Mac/Views/Pane.swift": pane, "Phone/App.swift": phone, "Phone/Page.swift": other,
    ]
    #expect(findings(of: "content-overflows-container", in: files) == ["Phone/Page.swift"])
  }
}
