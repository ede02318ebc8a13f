import Checking
import Interpreter
import Layout
import Lint
import Semantics
import SourceText
import Syntax
import Testing

/// `.uilsp.json`, read.
@Suite struct ConfigurationTests {
  private func configuration(_ json: String) throws -> LintConfiguration {
    try ConfigurationFile(json: Array(json.utf8)).configuration(rules: LintRule.all)
  }

  @Test func anEmptyFileMeansTheDefaults() throws {
    let read = try configuration("{}")
    #expect(read.scenes == LintConfiguration.standard.scenes)
    #expect(read.severities.isEmpty && read.selected == nil && read.ignored.isEmpty)
  }

  @Test func rulesAndConfigurations() throws {
    let read = try configuration(
      """
      {
        "rules": {"geometry-reader-root": "error", "environment-verbose-key": "off"},
        "failOn": "error",
        "exclude": ["Generated/**"],
        "configurations": [{"size": "400x300", "textSize": "accessibility1", "direction": "rtl"}, {"device": "iphone-15"}]
      }
      """
    )
    #expect(read.severities == ["geometry-reader-root": .error, "environment-verbose-key": .off])
    #expect(read.failureSeverity == .error)
    #expect(read.excluded == ["Generated/**"])
    #expect(read.scenes.map(\.name) == ["400×300 at accessibility1 right to left", "393×852"])
  }

  @Test(arguments: [
    ("[", "is not valid JSON"),
    ("{\"rulez\": {}}", "there is no setting 'rulez'"),
    ("{\"rules\": {\"no-such-rule\": \"off\"}}", "there is no rule 'no-such-rule'"),
    ("{\"rules\": {\"geometry-reader-root\": \"loud\"}}", "'loud' is no severity"),
    ("{\"failOn\": \"hint\"}", "'hint' is not error"),
    ("{\"select\": \"a\"}", "'select' should be an array"),
    ("{\"configurations\": []}", "name at least one"),
    ("{\"format\": {\"width\": 2}}", "there is no setting 'width'; the settings here are indentation, lineLength"),
    ("{\"format\": {\"indentation\": 99}}", "format.indentation: 99 is not between 1 and 16"),
    ("{\"format\": {\"indentation\": \"wide\"}}", "format.indentation should be a number of spaces"),
    ("{\"format\": {\"lineLength\": 3}}", "format.lineLength: 3 is not between"),
    ("{\"overrides\": [{\"rules\": {}}]}", "'overrides[0]' lacks 'paths'"),
    ("{\"overrides\": [{\"paths\": []}]}", "name at least one of the 'paths'"),
    ("{\"overrides\": [{\"paths\": [\"a\"], \"exclude\": []}]}", "there is no setting 'exclude'"),
    ("{\"select\": [\"geometry-raeder-*\"]}", "there is no rule 'geometry-raeder-*'"),
    ("{\"configurations\": [{\"size\": \"big\"}]}", "'big' is no size"),
    ("{\"configurations\": [{\"device\": \"fridge\"}]}", "there is no device 'fridge'"),
  ])
  func mistakesAreNamed(json: String, message: String) {
    let error = #expect(throws: ConfigurationError.self) { try configuration(json) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    ("{\n  \"failOn\": \"hint\"\n}", "2:3"),
    ("{\"rules\": {\n \"no-such-rule\": \"off\"}}", "2:2"),
    ("{\"ignore\": [\"syntax-error\",\n  \"no-such-rule\"]}", "2:3"),
    ("{\"overrides\": [\n{\"paths\": [\"a\"],\n \"configurations\": [{\"size\": \"big\"}]}]}", "3:22"),
    ("{\n\"format\": {\"lineLength\": true}}", "2:12"),
    ("{\"select\": [\n  oops]}", "2:3"),
    ("{\"configurations\": [{\"size\": \"1x1\",\n\"orientation\": \"upside\"}]}", "2:1"),
  ])
  func mistakesHaveAPlace(json: String, place: String) {
    let error = #expect(throws: ConfigurationError.self) { try configuration(json) }
    #expect(error?.text(for: "f").hasPrefix("f:\(place): ") == true, "\(error?.text(for: "f") ?? "")")
  }

  @Test func aDeviceOnItsSideAndWindows() throws {
    let turned = try configuration(#"{"configurations": [{"device": "iphone-15", "orientation": "landscape"}]}"#)
    let phone = try #require(turned.scenes.first?.scene)
    #expect(phone.size.width == 852 && phone.safeArea.leading == 59 && phone.verticalSizeClass == .compact)
    let mac = try configuration(#"{"platform": "macos"}"#)
    #expect(mac.scenes.allSatisfy { $0.scene.platform == .macOS && $0.scene.scale == 2 })
    #expect(mac.shownScene(of: FileID("A.ui")).size.width == 1024)
  }

  @Test func someFilesAreDifferent() throws {
    let source = LintRule.named("alignment-center-ambiguous")?.bad.first ?? ""
    func severities(_ overrides: String, path: String) throws -> [Severity] {
      let json = #"{"rules": {"alignment-*": "info"}, "overrides": [\#(overrides)]}"#
      let folder = ConfigurationFolder("/project", workingFolder: "/project/App")
      let configuration = try ConfigurationFile(json: Array(json.utf8))
        .configuration(rules: LintRule.all, folder: folder)
      let file = FileID(path)
      let program = Program([file: SyntaxTree.parse(SourceText(source))])
      return RuleEngine(configuration: configuration).check(program, fixes: .none)
        .filter { $0.rule == "alignment-center-ambiguous" }.map(\.severity)
    }
    let old = #"{"paths": ["App/Old/**"], "rules": {"alignment-center-ambiguous": "error"}}"#
    #expect(try severities(old, path: "Old/Deep/A.ui") == [.error])
    #expect(try severities(old, path: "/project/App/Old/A.ui") == [.error])
    #expect(try severities(old, path: "New/../Older/A.ui") == [.info])
    #expect(try severities(old, path: "/elsewhere/App/Old/A.ui") == [.info])
    #expect(try severities(#"{"paths": ["*View.ui"], "ignore": ["alignment-*"]}"#, path: "a/AView.ui") == [])
    #expect(try severities(#"{"paths": ["App"], "select": ["syntax-error"]}"#, path: "A.ui") == [])
    #expect(try severities(#"{"paths": ["App"], "ignore": ["alignment-*"]}, \#(old)"#, path: "Old/A.ui") == [])
  }

  @Test func someFilesAreLaidOutElsewhere() throws {
    let json = #"{"overrides": [{"paths": ["Watch"], "configurations": [{"size": "200x240"}]}]}"#
    let folder = ConfigurationFolder("/p", workingFolder: "/p")
    let configuration = try ConfigurationFile(json: Array(json.utf8)).configuration(rules: LintRule.all, folder: folder)
    let source = LintRule.named("geometry-reader-unused-proxy")?.bad.first ?? ""
    let files = ["Phone/A.ui", "Watch/B.ui"].map { FileID($0) }
    let texts = [source, source.replacing("Greeting", with: "Other")].map { SyntaxTree.parse(SourceText($0)) }
    let program = Program(Dictionary(uniqueKeysWithValues: zip(files, texts)))
    let messages = RuleEngine(configuration: configuration).check(program, fixes: .none).map(\.message)
    #expect(messages.count == 2)
    #expect(messages.first?.hasSuffix("(at 393×852, likewise in all tested sizes)") == true)
    #expect(messages.last?.contains("takes 200×240") == true && messages.last?.hasSuffix("(at 200×240)") == true)
  }

  @Test func theStandardConfigurations() {
    let names = TestedConfiguration.standard.map(\.name)
    #expect(
      names == [
        "393×852", "320×568", "852×393", "820×1180", "1024×768", "393×852 at accessibility3", "393×852 right to left",
      ]
    )
  }

  @Test func severitiesAndSelection() {
    let source = LintRule.named("alignment-center-ambiguous")?.bad.first ?? ""
    var configuration = LintConfiguration.standard
    configuration.severities = ["alignment-center-ambiguous": .info]
    #expect(
      CheckedSource(source, configuration: configuration).findings(of: "alignment-center-ambiguous").map(\.severity)
        == [.info]
    )
    configuration.severities = ["alignment-center-ambiguous": .off]
    #expect(CheckedSource(source, configuration: configuration).findings(of: "alignment-center-ambiguous").isEmpty)
    configuration = .standard
    configuration.selected = ["geometry-reader-root"]
    #expect(CheckedSource(source, configuration: configuration).findings.isEmpty)
  }
}
