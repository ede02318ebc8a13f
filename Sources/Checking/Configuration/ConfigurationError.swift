import SourceText
import ViewGraph

/// What is wrong with a configuration file, and where.
package struct ConfigurationError: Error, Sendable {
  package let message: String
  /// The way to the member at fault, as far as it is known.
  private var path: [JSONPlaces.Step]
  /// From 1; nil where the text is not at hand.
  private var position: (line: Int, column: Int)?

  init(_ message: String, at path: [JSONPlaces.Step] = []) {
    self.message = message
    self.path = path
  }

  /// The message as it is shown: `.uilsp.json:3:5: there is no device 'iphone'`.
  package func text(for file: String) -> String {
    let place = position.map { "\($0.line):\($0.column): " } ?? " "
    return "\(file):\(place)\(message)"
  }

  /// The same, of something inside the member that `steps` lead to.
  func inside(_ steps: JSONPlaces.Step...) -> ConfigurationError {
    var result = self
    result.path = steps + path
    return result
  }

  /// The same with its place in the text.
  func placed(in json: [UInt8]) -> ConfigurationError {
    let places = JSONPlaces(json)
    var result = self
    result.position = places.fault.map { places.lineAndColumn(of: $0) } ?? places.position(of: path)
    return result
  }

  static func unknownRule(_ name: String) -> ConfigurationError {
    ConfigurationError("there is no rule '\(name)'; 'uilsp --rules' lists them")
  }

  init(describing error: DecodingError) {
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      path = Self.steps(context.codingPath)
    @unknown default: path = []
    }
    switch error {
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      message = "\(Self.path(context)) should be \(Self.word(for: type))"
    case .keyNotFound(let key, let context):
      message = "\(Self.path(context)) lacks '\(key.stringValue)'"
    case .dataCorrupted(let context):
      message = context.codingPath.isEmpty ? "is not valid JSON" : "\(Self.path(context)): \(context.debugDescription)"
    @unknown default:
      message = "is not a configuration"
    }
  }

  static func steps(_ keys: [any CodingKey]) -> [JSONPlaces.Step] {
    keys.map { key in key.intValue.map { .element($0) } ?? .member(key.stringValue) }
  }

  private static func path(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
    return path.isEmpty ? "the whole file" : "'\(path.hasPrefix(".") ? String(path.dropFirst()) : path)'"
  }

  private static func word(for type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Double.Type, is Int.Type: "a number"
    case is [String: String].Type, is [String: Any].Type: "an object"
    default: String(describing: type).hasPrefix("Array") ? "an array" : "an object"
    }
  }
}

/// Refuses members that nobody reads: a misspelled key would silently do nothing.
enum UnknownKeys {
  static func check<Key: CodingKey & CaseIterable>(
    _ decoder: any Decoder,
    against keys: Key.Type,
    allowing others: [String] = []
  ) throws {
    let known = Key.allCases.map(\.stringValue)
    for key in try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).ordered()
    where !known.contains(key) && !others.contains(key) {
      throw ConfigurationError(
        "there is no setting '\(key)'; the settings here are \(known.joined(separator: ", "))",
        at: ConfigurationError.steps(decoder.codingPath) + [.member(key)]
      )
    }
  }

  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
