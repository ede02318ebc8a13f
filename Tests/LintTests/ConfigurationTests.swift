import Lint
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
    ("{\"configurations\": [{\"size\": \"big\"}]}", "'big' is no size"),
    ("{\"configurations\": [{\"device\": \"fridge\"}]}", "there is no device 'fridge'"),
  ])
  func mistakesAreNamed(json: String, message: String) {
    let error = #expect(throws: ConfigurationError.self) { try configuration(json) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
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
    #expect(CheckedSource(source, configuration: configuration).findings.map(\.severity) == [.info])
    configuration.severities = ["alignment-center-ambiguous": .off]
    #expect(CheckedSource(source, configuration: configuration).findings.isEmpty)
    configuration = .standard
    configuration.selected = ["geometry-reader-root"]
    #expect(CheckedSource(source, configuration: configuration).findings.isEmpty)
  }
}
