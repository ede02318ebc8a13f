import Catalog
import FoundationEssentials

/// `.uilsp.json` as written.
package struct ConfigurationFile: Sendable {
  private let contents: Contents

  /// Reads the JSON text of a configuration file; throws what is wrong with it, worded for its author.
  package init(json: [UInt8]) throws(ConfigurationError) {
    do {
      contents = try JSONDecoder().decode(Contents.self, from: Data(json))
    } catch let error as ConfigurationError {
      throw error
    } catch let error as DecodingError {
      throw ConfigurationError(describing: error)
    } catch {
      throw ConfigurationError("is not valid JSON")
    }
  }

  /// The configuration that the file asks for; `rules` are the rules it may name.
  package func configuration(rules: [LintRule]) throws(ConfigurationError) -> LintConfiguration {
    var result = LintConfiguration.standard
    let known = rules.map(\.id.rawValue)
    func id(_ name: String) throws(ConfigurationError) -> RuleID {
      guard known.contains(name) else { throw ConfigurationError.unknownRule(name) }
      return RuleID(rawValue: name)
    }
    func ids(_ names: [String]?) throws(ConfigurationError) -> Set<RuleID>? {
      guard let names else { return nil }
      var ids: Set<RuleID> = []
      for name in names { ids.insert(try id(name)) }
      return ids
    }
    for (name, severity) in (contents.rules ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let value = Severity(rawValue: severity) else {
        throw ConfigurationError("rules.\(name): '\(severity)' is no severity; use error, warning, info, hint or off")
      }
      result.severities[try id(name)] = value
    }
    result.selected = try ids(contents.select)
    result.ignored = try ids(contents.ignore) ?? []
    result.excluded = contents.exclude ?? []
    if let failOn = contents.failOn {
      guard let severity = Severity(rawValue: failOn), [.error, .warning, .info].contains(severity) else {
        throw ConfigurationError("failOn: '\(failOn)' is not error, warning or info")
      }
      result.failureSeverity = severity
    }
    if let written = contents.configurations {
      guard !written.isEmpty else { throw ConfigurationError("configurations: name at least one") }
      var scenes: [TestedConfiguration] = []
      for entry in written { scenes.append(try entry.tested(platform: contents.platform)) }
      result.scenes = scenes
    }
    if let target = contents.deploymentTarget { result.target = try target.target() }
    if let xcode = contents.xcode {
      guard let version = PlatformVersion(xcode) else {
        throw ConfigurationError("xcode: '\(xcode)' is no version; write it as \"16.2\"")
      }
      result.target.xcode = version
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
      case deploymentTarget
      case xcode
    }
  }
}
