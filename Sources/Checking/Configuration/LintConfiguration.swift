import Catalog
package import Interpreter
import Layout
package import Lint
package import Semantics
package import ViewGraph

/// What is looked for, how much it matters, where scenes are laid out, and how files are formatted.
package struct LintConfiguration: Sendable {
  /// Only these rules, where given.
  package var selected: Set<RuleID>?
  /// Never these.
  package var ignored: Set<RuleID>
  /// Severities that differ from the rules' own.
  package var severities: [RuleID: Severity]
  /// Whether rules that need layout run.
  package var evaluates: Bool
  /// The configurations of layout rules, the one that messages quote first.
  package var scenes: [TestedConfiguration]
  /// Patterns of paths that are not checked, as in a `.gitignore`.
  package var excluded: [String]
  /// Findings of this severity or above make a check fail.
  package var failureSeverity: Severity
  /// How files are formatted.
  package var format: FormatSettings
  /// Settings for some files; later ones go before earlier ones.
  package var overrides: [PathOverride]
  /// The folder from which the paths of `overrides` and `excluded` are meant; nil where there is no configuration file.
  package var folder: ConfigurationFolder?
  /// What the project runs on.
  package var target: DeploymentTarget
  /// The configurations of other folders, which hold for the files there.
  package var others: [LintConfiguration] = []

  package init(
    selected: Set<RuleID>? = nil,
    ignored: Set<RuleID> = [],
    severities: [RuleID: Severity] = [:],
    evaluates: Bool = true,
    scenes: [TestedConfiguration] = TestedConfiguration.standard,
    excluded: [String] = [],
    failureSeverity: Severity = .warning,
    format: FormatSettings = FormatSettings(),
    overrides: [PathOverride] = [],
    folder: ConfigurationFolder? = nil,
    target: DeploymentTarget = .none
  ) {
    self.selected = selected
    self.ignored = ignored
    self.severities = severities
    self.evaluates = evaluates
    self.scenes = scenes
    self.excluded = excluded
    self.failureSeverity = failureSeverity
    self.format = format
    self.overrides = overrides
    self.folder = folder
    self.target = target
  }

  /// The defaults: what holds without a configuration file.
  package static let standard = LintConfiguration()

  /// Looks for these rules only, in all files.
  package mutating func select(_ rules: Set<RuleID>) {
    selected = rules
    for index in overrides.indices { overrides[index].selected = nil }
  }

  /// Gives a rule a severity in all files.
  package mutating func setSeverity(of id: RuleID, to severity: Severity) {
    severities[id] = severity
    for index in overrides.indices { overrides[index].severities[id] = nil }
  }

  /// The severity that is configured for a rule in a file; nil where it stays what the rule says.
  func configuredSeverity(of id: RuleID, in file: FileID) -> Severity? {
    if let other = other(for: file) { return other.configuredSeverity(of: id, in: file) }
    let overrides = overrides(for: file)
    if ignored.contains(id) || overrides.contains(where: { $0.ignored.contains(id) }) { return .off }
    if let selected = overrides.last(where: { $0.selected != nil })?.selected ?? selected, !selected.contains(id) {
      return .off
    }
    return overrides.last { $0.severities[id] != nil }?.severities[id] ?? severities[id]
  }

  /// The configurations in which scenes of a file are laid out.
  func scenes(of file: FileID) -> [TestedConfiguration] {
    if let other = other(for: file) { return other.scenes(of: file) }
    return overrides(for: file).last { $0.scenes != nil }?.scenes ?? scenes
  }

  /// The configurations in which rules look at the scenes of a file.
  package func testedScenes(of file: FileID) -> [SceneConfiguration] { scenes(of: file).map(\.scene) }

  /// The configuration in which a view of a file is shown, where nothing else is asked for.
  package func shownScene(of file: FileID) -> SceneConfiguration {
    scenes(of: file).first?.scene ?? SceneConfiguration(device: .standard)
  }

  /// Whether a rule can report anything in some file.
  func runs(_ rule: LintRule) -> Bool { runsHere(rule) || others.contains { $0.runsHere(rule) } }

  private func runsHere(_ rule: LintRule) -> Bool {
    guard !ignored.contains(rule.id) else { return false }
    let selections = [selected] + overrides.compactMap(\.selected).map(Optional.some)
    guard selections.contains(where: { $0?.contains(rule.id) ?? true }) else { return false }
    let levels = [severities[rule.id] ?? rule.severity] + overrides.compactMap { $0.severities[rule.id] }
    return levels.contains { $0 != .off }
  }

  /// How a file is formatted.
  package func format(of file: FileID) -> FormatSettings { other(for: file)?.format ?? format }

  /// The configuration of the nearest folder around a file, where that is not this one.
  private func other(for file: FileID) -> LintConfiguration? {
    guard !others.isEmpty else { return nil }
    var nearest = folder?.relative(file.path).map(\.count) ?? .max
    var found: LintConfiguration?
    for other in others {
      guard let distance = other.folder?.relative(file.path)?.count, distance < nearest else { continue }
      (nearest, found) = (distance, other)
    }
    return found
  }

  private func overrides(for file: FileID) -> [PathOverride] {
    guard !overrides.isEmpty, let path = folder?.relative(file.path) else { return [] }
    return overrides.filter { $0.covers(path) }
  }
}

extension LintConfiguration {
  /// A project that does not run on systems as old as the tables' standard is shown on its oldest one, where a
  /// configuration names none.
  mutating func raiseSystems(to target: DeploymentTarget, on platform: Platform) {
    guard let oldest = platform == .macOS ? target.macOS : target.iOS, oldest.major > platform.standardSystem else {
      return
    }
    func raised(_ tested: TestedConfiguration) -> TestedConfiguration {
      var scene = tested.scene
      scene.system = scene.system ?? oldest.major
      return TestedConfiguration(scene)
    }
    scenes = scenes.map(raised)
    for index in overrides.indices { overrides[index].scenes = overrides[index].scenes?.map(raised) }
  }
}
