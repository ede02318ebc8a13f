/// What is wrong with a configuration file; the message goes after the file's name.
package struct ConfigurationError: Error, Sendable {
  package let message: String

  init(_ message: String) { self.message = message }

  static func unknownRule(_ name: String) -> ConfigurationError {
    ConfigurationError("there is no rule '\(name)'; 'uilsp --rules' lists them")
  }

  init(describing error: DecodingError) {
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
    for key in try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
    where !known.contains(key) && !others.contains(key) {
      throw ConfigurationError("there is no setting '\(key)'; the settings here are \(known.joined(separator: ", "))")
    }
  }

  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
