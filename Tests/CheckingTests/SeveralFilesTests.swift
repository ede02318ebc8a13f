import Checking
import Lint
import Semantics
import SourceText
import Synchronization
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

  /// In a folder of many projects, names mean what the own project declares, in whatever folder of it.
  @Test func aTypeOfTheOwnProjectIsMeantBeforeThatOfAnother() {
    let model = "final class Model: ObservableObject { var title = \"Row\" }\n"
    let needy = "struct Row: View { @EnvironmentObject var model: Model; var body: some View { Text(model.title) } }"
    let plain = "struct Row: View { var body: some View { Text(\"Row\") } }"
    let page = "import SwiftUI\n#Preview { VStack { Row() } }"
    let files = [
      "A/Views/Row.swift": model + needy, "A/Page.swift": page, "B/Views/Row.swift": plain, "B/Page.swift": page,
    ]
    #expect(findings(of: "environment-object-missing", in: files) == ["A/Page.swift"])
  }

  /// The index that a check leaves to the next one is whole, whatever of the check was passed over.
  @Test(arguments: 1...8) func aCheckThatPassedOverSomethingLeavesAWholeIndex(passing number: Int) {
    let rule = LintRule.named("state-never-read")
    let trees = (0..<6).map { file in
      let body = "var body: some View { Text(\"Page\") }"
      let state = "struct Page\(file): View { @State private var value\(file) = 0; \(body) }"
      return (FileID("V\(file).ui"), SyntaxTree.parse(SourceText(state)))
    }
    let program = Program(Dictionary(uniqueKeysWithValues: trees))
    let engine = RuleEngine(rules: [rule].compactMap(\.self))
    let asked = Atomic(0)
    _ = engine.check(program, fixes: .none, isCancelled: { asked.add(1, ordering: .relaxed).newValue == number })
    let found = engine.check(program, fixes: .none)
    #expect(found.map(\.place.file.path) == trees.map(\.0.path))
  }

  @Test func onlyTheFolderOfAnAppForTheMacIsLeftOut() throws {
    let rule = try #require(LintRule.named("content-overflows-container"))
    let pane = try #require(rule.bad.first { $0.contains("struct Bars") })
    let other = pane.replacing("Bars", with: "Page")
    let mac = "@main struct MacApp: App { var body: some Scene { Settings { Text(\"None\") } } }"
    let phone = "@main struct PhoneApp: App { var body: some Scene { WindowGroup { Text(\"Start\") } } }"
    let files = [
      "Mac/App.swift": mac, "Mac/Views/Pane.swift": pane, "Phone/App.swift": phone, "Phone/Page.swift": other,
    ]
    #expect(findings(of: rule.id, in: files) == ["Phone/Page.swift"])
  }

  /// Nobody but a person can delete the file that a fix leaves with imports alone.
  @Test(arguments: [("", false), ("struct Mark {}\n", true)])
  func aFixThatLeavesAFileOfNothingIsNotSafe(rest: String, isSafe: Bool) throws {
    let key = "struct TintKey: EnvironmentKey { static let defaultValue: Color = .blue }\n"
    let values = """
      extension EnvironmentValues {
        var tint: Color {
          get { self[TintKey.self] }
          set { self[TintKey.self] = newValue }
        }
      }
      """
    let files = ["Key.swift": "import SwiftUI\n\n" + rest + key, "Values.swift": values]
    let trees = files.map { (FileID($0.key), SyntaxTree.parse(SourceText($0.value))) }
    let rule = try #require(LintRule.named("environment-verbose-key"))
    let found = RuleEngine(rules: [rule]).check(Program(Dictionary(uniqueKeysWithValues: trees)), fixes: .tried)
    #expect(found.flatMap(\.fixes).map(\.isSafe) == [isSafe])
  }

  /// What a project says of itself finds nothing and silences nothing, but no safe fix breaks its build.
  @Test(
    arguments: [
      (AppFacts.fileName, "  IPHONEOS_DEPLOYMENT_TARGET = 16.0;\n  IPHONEOS_DEPLOYMENT_TARGET = 15.6;\n", false),
      (AppFacts.fileName, "  IPHONEOS_DEPLOYMENT_TARGET = 16.0;\n  MARKETING_VERSION = 1.2;\n", true),
      (AppFacts.manifestName, "platforms: [.macOS(.v12), .iOS(.v15)]", false),
      (AppFacts.manifestName, "platforms: [.iOS(\"16.1\")]", true),
      (AppFacts.fileName, "  MACOSX_DEPLOYMENT_TARGET = 10.15;\n", false),
      (AppFacts.fileName, "  MACOSX_DEPLOYMENT_TARGET = 13.0;\n  TVOS_DEPLOYMENT_TARGET = 16.0;\n", true),
      (AppFacts.manifestName, "platforms: [.iOS(.v16), .watchOS(.v8)]", false),
      (AppFacts.manifestName, "platforms: [.iOS(.v16), .watchOS(.v9), .visionOS(.v1)]", true),
    ]
  )
  func aFixIsNotSafeThatWritesWhatTheProjectsOldestSystemLacks(name: String, text: String, isSafe: Bool) throws {
    let view = "Color.red.frame(height: 40).cornerRadius(8)"
    let code = """
      struct Old: View { var body: some View { \(view) } }
      @available(iOS 16, macOS 13, watchOS 9, *) struct New: View { var body: some View { \(view) } }
      """
    var program = Program([FileID("Views.swift"): SyntaxTree.parse(SourceText(code))])
    program.resources = ProgramResources(pictures: { [:] }, file: { $0 == name ? Array(text.utf8) : nil })
    let rule = try #require(LintRule.named("modernize-corner-radius"))
    let found = RuleEngine(rules: [rule]).check(program, fixes: .tried)
    #expect(found.map { $0.fixes.map(\.isSafe) } == [[isSafe], [true]])
  }

  /// The same of every fix that writes a view or a modifier, whether its rule asks or not.
  @Test(arguments: [("13.0", false), ("14.0", true)])
  func aFixIsNotSafeThatCallsWhatTheProjectsOldestSystemLacks(version: String, isSafe: Bool) throws {
    let code = "struct Tile: View { var body: some View { Text(\"a\").onTapGesture { print(1) } } }\n"
    let setting = "  IPHONEOS_DEPLOYMENT_TARGET = \(version);\n"
    var program = Program([FileID("Tile.swift"): SyntaxTree.parse(SourceText(code))])
    program.resources = ProgramResources(
      pictures: { [:] },
      file: { $0 == AppFacts.fileName ? Array(setting.utf8) : nil }
    )
    let rule = try #require(LintRule.named("tap-gesture-as-button"))
    let found = RuleEngine(rules: [rule]).check(program, fixes: .tried)
    #expect(found.flatMap(\.fixes).map(\.isSafe) == [isSafe])
  }
}
