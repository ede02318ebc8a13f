import ViewGraph

/// How files are formatted, as a configuration file asks for it.
package struct FormatSettings: Hashable, Sendable {
  package enum Indentation: Hashable, Sendable {
    /// As most of the file's blocks are; where it has none, as the editor has it.
    case automatic
    case tab
    case spaces(Int)
  }

  package var indentation = Indentation.automatic
  /// Columns that a line may take; nil for the usual.
  package var lineLength: Int?

  package init() {}
}

/// `format` in a configuration file.
struct WrittenFormat: Decodable, Sendable {
  private static let widths = 1...16
  private static let lengths = 40...1_000

  let settings: FormatSettings

  private enum Key: String, CodingKey, CaseIterable {
    case indentation
    case lineLength
  }

  init(from decoder: any Decoder) throws {
    try UnknownKeys.check(decoder, against: Key.self)
    let values = try decoder.container(keyedBy: Key.self)
    var settings = FormatSettings()
    if let length = try values.decodeIfPresent(Int.self, forKey: .lineLength) {
      guard Self.lengths.contains(length) else {
        throw ConfigurationError(
          "format.lineLength: \(length) is not between 40 and 1000",
          at: [.member("format"), .member("lineLength")]
        )
      }
      settings.lineLength = length
    }
    if values.contains(.indentation) { settings.indentation = try Self.indentation(in: values) }
    self.settings = settings
  }

  private static func indentation(
    in values: KeyedDecodingContainer<Key>
  ) throws -> FormatSettings.Indentation {
    let path: [JSONPlaces.Step] = [.member("format"), .member("indentation")]
    if let width = try? values.decode(Int.self, forKey: .indentation) {
      guard widths.contains(width) else {
        throw ConfigurationError("format.indentation: \(width) is not between 1 and 16", at: path)
      }
      return .spaces(width)
    }
    switch try? values.decode(String.self, forKey: .indentation) {
    case "automatic": return .automatic
    case "tab": return .tab
    default:
      throw ConfigurationError("format.indentation should be a number of spaces, \"tab\" or \"automatic\"", at: path)
    }
  }
}
