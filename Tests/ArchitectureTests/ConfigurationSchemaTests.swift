import Checking
import FoundationEssentials
import Lint
import TestSupport
import Testing

/// `grammar/uilsp.schema.json` tells editors of the settings that `.uilsp.json` has, and of no others.
struct ConfigurationSchemaTests {
  private let schema: JSON

  init() throws {
    let text = Repository.text(ofFile: Repository.root + "/grammar/uilsp.schema.json") ?? ""
    schema = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
  }

  @Test func everyExampleIsUnderstood() throws {
    for (name, setting) in schema["properties"].members {
      for example in setting["examples"].elements { try accept(#"{"\#(name)": \#(example.text)}"#) }
    }
    for (name, setting) in configuration["properties"].members {
      for example in setting["examples"].elements {
        let size = name == "size" || name == "device" ? "" : #""size": "320x568", "#
        try accept(#"{"configurations": [{\#(size)"\#(name)": \#(example.text)}]}"#)
      }
    }
  }

  @Test func everyExampleOfAnOverrideIsUnderstood() throws {
    for (name, setting) in schema["definitions"]["override"]["properties"].members {
      for example in setting["examples"].elements {
        let paths = name == "paths" ? "" : #""paths": ["*"], "#
        try accept(#"{"overrides": [{\#(paths)"\#(name)": \#(example.text)}]}"#)
      }
    }
  }

  @Test func everySettingIsThere() {
    let settings = schema["properties"].members.keys.filter { $0 != "$schema" }.sorted()
    #expect(settings == known(to: #"{"nonsense": 1}"#))
    let override = schema["definitions"]["override"]["properties"].members.keys.sorted()
    #expect(override == known(to: #"{"overrides": [{"nonsense": 1}]}"#))
    #expect(configuration["properties"].members.keys.sorted() == known(to: #"{"configurations": [{"nonsense": 1}]}"#))
  }

  private var configuration: JSON { schema["definitions"]["configuration"] }

  private func accept(_ text: String) throws {
    #expect(throws: Never.self, "\(text)") {
      _ = try ConfigurationFile(json: Array(text.utf8)).configuration(rules: LintRule.all)
    }
  }

  /// The settings that the message about a wrong one names.
  private func known(to text: String) -> [String] {
    do {
      _ = try ConfigurationFile(json: Array(text.utf8)).configuration(rules: LintRule.all)
      return []
    } catch {
      return (error.message.split(separator: " are ").last ?? "").split(separator: ", ").map(String.init).sorted()
    }
  }
}

/// A JSON value, as far as a schema needs it.
private enum JSON: Codable {
  case object([String: JSON])
  case array([JSON])
  case string(String)
  case number(Double)
  case bool(Bool)

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let members = try? value.decode([String: JSON].self) {
      self = .object(members)
    } else if let elements = try? value.decode([JSON].self) {
      self = .array(elements)
    } else if let text = try? value.decode(String.self) {
      self = .string(text)
    } else if let flag = try? value.decode(Bool.self) {
      self = .bool(flag)
    } else {
      self = .number(try value.decode(Double.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .object(let members): try container.encode(members)
    case .array(let elements): try container.encode(elements)
    case .string(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .bool(let flag): try container.encode(flag)
    }
  }

  var members: [String: JSON] { if case .object(let members) = self { members } else { [:] } }
  var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }
  subscript(name: String) -> JSON { members[name] ?? .object([:]) }

  /// The value written down.
  var text: String {
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
