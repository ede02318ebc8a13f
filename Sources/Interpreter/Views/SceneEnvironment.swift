import Catalog
import Semantics

/// The environment at one place of the view tree: the framework's values, and the program's own.
struct SceneEnvironment {
  var values = EnvironmentValues()
  /// By what the program calls them: `key Theme.Key`, `entry theme`, `object Model`, `style ButtonStyle`.
  private var custom: [String: Value] = [:]
  /// Where values of keys were set, by the key's name in key paths.
  private var writers: [(key: String, span: SourceSpan)] = []

  /// What values of the framework were made from, as far as nobody knows it.
  private(set) var standIns: [String] = []

  mutating func depend(on names: [String]) {
    for name in names where !standIns.contains(name) { standIns.append(name) }
  }

  func key(_ type: String) -> Value? { custom["key \(type)"] }

  mutating func setKey(_ type: String, _ value: Value) { custom["key \(type)"] = value }

  func entry(_ name: String) -> Value? { custom["entry \(name)"] }

  mutating func setEntry(_ name: String, _ value: Value) { custom["entry \(name)"] = value }

  func object(_ type: String) -> Value? { custom["object \(type)"] }

  mutating func setObject(_ type: String, _ value: Value) { custom["object \(type)"] = value }

  func style(_ trait: String) -> Value? { custom.isEmpty ? nil : custom["style \(trait)"] }

  /// A style of the program's own, by the name of the trait; nil goes back to the framework's.
  mutating func setStyle(_ trait: String, _ value: Value?) {
    guard value != nil || !custom.isEmpty else { return }
    custom["style \(trait)"] = value
  }

  func writer(of key: String) -> SourceSpan? { writers.first { $0.key == key }?.span }

  mutating func setWriter(of key: String, _ span: SourceSpan) {
    if let index = writers.firstIndex(where: { $0.key == key }) {
      writers[index].span = span
    } else {
      writers.append((key, span))
    }
  }

  /// Applies what a modifier of the framework writes.
  mutating func apply(_ writes: [EnvironmentWrite], span: SourceSpan? = nil) {
    for write in writes {
      values[write.key] = write.value
      if let span { setWriter(of: write.key.name, span) }
    }
  }
}

/// `EnvironmentValues` as a value of the language.
struct EnvironmentForeign: ForeignValue {
  var environment: SceneEnvironment

  init(_ environment: SceneEnvironment) {
    self.environment = environment
  }

  var typeName: String { "EnvironmentValues" }

  func isEqual(to other: any ForeignValue) -> Bool { false }

  func hash(into hasher: inout Hasher) {}

  var description: String { "EnvironmentValues" }
}
