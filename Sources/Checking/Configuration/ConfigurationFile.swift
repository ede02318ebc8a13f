import Catalog
import FoundationEssentials
import Layout
package import Lint
import SourceText
import ViewGraph

/// `.uilsp.json` as written.
package struct ConfigurationFile: Sendable {
  private let contents: Contents
  private let json: [UInt8]

  /// Reads the JSON text of a configuration file; throws what is wrong with it, worded for its author.
  package init(json: [UInt8]) throws(ConfigurationError) {
    self.json = json
    do {
      contents = try JSONDecoder().decode(Contents.self, from: Data(json))
    } catch let error as ConfigurationError {
      throw error.placed(in: json)
    } catch let error as DecodingError {
      throw ConfigurationError(describing: error).placed(in: json)
    } catch {
      throw ConfigurationError("is not valid JSON").placed(in: json)
    }
  }

  /// The configuration that the file asks for; `rules` are the rules it may name, `folder` is where it lies.
  package func configuration(
    rules: [LintRule],
    folder: ConfigurationFolder? = nil
  ) throws(ConfigurationError) -> LintConfiguration {
    do throws(ConfigurationError) {
      return try read(WrittenRules(rules: rules), folder)
    } catch {
      throw error.placed(in: json)
    }
  }

  private func read(
    _ names: WrittenRules,
    _ folder: ConfigurationFolder?
  ) throws(ConfigurationError) -> LintConfiguration {
    var result = LintConfiguration.standard
    result.folder = folder
    result.severities = try names.severities(contents.rules)
    result.selected = try names.ids(contents.select, in: "select")
    result.ignored = try names.ids(contents.ignore, in: "ignore") ?? []
    result.excluded = contents.exclude ?? []
    if let failOn = contents.failOn {
      guard let severity = Severity(rawValue: failOn), [.error, .warning, .info].contains(severity) else {
        throw ConfigurationError("failOn: '\(failOn)' is not error, warning or info", at: [.member("failOn")])
      }
      result.failureSeverity = severity
    }
    if let format = contents.format { result.format = format.settings }
    let platform = try platform()
    result.scenes = try scenes(contents.configurations, on: platform) ?? TestedConfiguration.standard(on: platform)
    for (index, written) in (contents.overrides ?? []).enumerated() {
      do throws(ConfigurationError) {
        result.overrides.append(try pathOverride(written, names, on: platform))
      } catch {
        throw error.inside(.member("overrides"), .element(index))
      }
    }
    if let target = contents.deploymentTarget { result.target = try target.target() }
    result.raiseSystems(to: result.target, on: platform)
    if let xcode = contents.xcode {
      guard let version = PlatformVersion(xcode) else {
        throw ConfigurationError("xcode: '\(xcode)' is no version; write it as \"16.2\"", at: [.member("xcode")])
      }
      result.target.xcode = version
    }
    return result
  }

  private func pathOverride(
    _ written: Override,
    _ names: WrittenRules,
    on platform: Platform
  ) throws(ConfigurationError) -> PathOverride {
    guard !written.paths.isEmpty else {
      throw ConfigurationError("overrides: name at least one of the 'paths'", at: [.member("paths")])
    }
    return PathOverride(
      paths: written.paths,
      selected: try names.ids(written.select, in: "select"),
      ignored: try names.ids(written.ignore, in: "ignore") ?? [],
      severities: try names.severities(written.rules),
      scenes: try scenes(written.configurations, on: platform)
    )
  }

  private func platform() throws(ConfigurationError) -> Platform {
    switch contents.platform {
    case nil, "ios": return .iOS
    case "macos": return .macOS
    case let name?: throw ConfigurationError("platform: '\(name)' is not ios or macos", at: [.member("platform")])
    }
  }

  private func scenes(
    _ written: [WrittenConfiguration]?,
    on platform: Platform
  ) throws(ConfigurationError) -> [TestedConfiguration]? {
    guard let written else { return nil }
    guard !written.isEmpty else {
      throw ConfigurationError("configurations: name at least one", at: [.member("configurations")])
    }
    var scenes: [TestedConfiguration] = []
    for (index, entry) in written.enumerated() {
      do throws(ConfigurationError) {
        scenes.append(try entry.tested(on: platform))
      } catch {
        throw error.inside(.member("configurations"), .element(index))
      }
    }
    return scenes
  }
}

/// Names of rules in a configuration.
private struct WrittenRules {
  let rules: [LintRule]

  /// The rules of that name, or of the family that `geometry-reader-*` means.
  private func ids(_ name: String) throws(ConfigurationError) -> [RuleID] {
    let found = LintRule.matching(name, among: rules).map(\.id)
    guard !found.isEmpty else { throw ConfigurationError.unknownRule(name) }
    return found
  }

  func ids(_ names: [String]?, in setting: String) throws(ConfigurationError) -> Set<RuleID>? {
    guard let names else { return nil }
    var result: Set<RuleID> = []
    for (index, name) in names.enumerated() {
      do throws(ConfigurationError) {
        result.formUnion(try ids(name))
      } catch {
        throw error.inside(.member(setting), .element(index))
      }
    }
    return result
  }

  private func rank(_ name: String) -> Int { name.contains("*") ? 0 : 1 }

  /// A rule's own name goes before a family's.
  func severities(_ written: [String: String]?) throws(ConfigurationError) -> [RuleID: Severity] {
    var result: [RuleID: Severity] = [:]
    let entries = (written ?? [:]).ordered { (rank($0.key), $0.key) < (rank($1.key), $1.key) }
    for (name, severity) in entries {
      guard let value = Severity(rawValue: severity) else {
        throw ConfigurationError(
          "rules.\(name): '\(severity)' is no severity; use error, warning, info, hint or off",
          at: [.member("rules"), .member(name)]
        )
      }
      do throws(ConfigurationError) {
        for id in try ids(name) { result[id] = value }
      } catch {
        throw error.inside(.member("rules"), .member(name))
      }
    }
    return result
  }
}

extension ConfigurationFile {
  fileprivate struct Contents: Decodable, Sendable {
    var rules: [String: String]?
    var select: [String]?
    var ignore: [String]?
    var exclude: [String]?
    var failOn: String?
    var platform: String?
    var configurations: [WrittenConfiguration]?
    var format: WrittenFormat?
    var overrides: [Override]?
    var deploymentTarget: WrittenTarget?
    var xcode: String?

    init(from decoder: any Decoder) throws {
      try UnknownKeys.check(decoder, against: Key.self, allowing: ["$schema"])
      let values = try decoder.container(keyedBy: Key.self)
      rules = try values.decodeIfPresent([String: String].self, forKey: .rules)
      select = try values.decodeIfPresent([String].self, forKey: .select)
      ignore = try values.decodeIfPresent([String].self, forKey: .ignore)
      exclude = try values.decodeIfPresent([String].self, forKey: .exclude)
      failOn = try values.decodeIfPresent(String.self, forKey: .failOn)
      platform = try values.decodeIfPresent(String.self, forKey: .platform)
      configurations = try values.decodeIfPresent([WrittenConfiguration].self, forKey: .configurations)
      format = try values.decodeIfPresent(WrittenFormat.self, forKey: .format)
      overrides = try values.decodeIfPresent([Override].self, forKey: .overrides)
      deploymentTarget = try values.decodeIfPresent(WrittenTarget.self, forKey: .deploymentTarget)
      xcode = try values.decodeIfPresent(String.self, forKey: .xcode)
    }

    private enum Key: String, CodingKey, CaseIterable {
      case rules
      case select
      case ignore
      case exclude
      case failOn
      case platform
      case configurations
      case format
      case overrides
      case deploymentTarget
      case xcode
    }
  }

  /// One entry of `overrides`.
  fileprivate struct Override: Decodable, Sendable {
    var paths: [String]
    var rules: [String: String]?
    var select: [String]?
    var ignore: [String]?
    var configurations: [WrittenConfiguration]?

    init(from decoder: any Decoder) throws {
      try UnknownKeys.check(decoder, against: Key.self)
      let values = try decoder.container(keyedBy: Key.self)
      paths = try values.decode([String].self, forKey: .paths)
      rules = try values.decodeIfPresent([String: String].self, forKey: .rules)
      select = try values.decodeIfPresent([String].self, forKey: .select)
      ignore = try values.decodeIfPresent([String].self, forKey: .ignore)
      configurations = try values.decodeIfPresent([WrittenConfiguration].self, forKey: .configurations)
    }

    private enum Key: String, CodingKey, CaseIterable {
      case paths
      case rules
      case select
      case ignore
      case configurations
    }
  }
}
