package import Layout
import Queries

/// What the asset catalogues and tables of strings beside a program hold, as far as layout depends on it. Read when it is
/// first asked for.
package final class ProgramResources: Sendable {
  package enum Picture: Equatable, Sendable {
    /// Its size in points.
    case image(Size)
    /// It is as large as its font says, as symbols of the system are.
    case symbol
  }

  /// A picture, and the name of its set.
  private struct Entry {
    let picture: Picture
    let set: String
  }

  private let known = Lazy<[String: Entry]>()
  private let read: @Sendable () -> [String: Picture]
  private let load: @Sendable (_ set: String, _ isDark: Bool) -> String?
  private let knownTexts = Lazy<LocalizedTexts>()
  private let readTexts: @Sendable () -> LocalizedTexts
  private let readFile: @Sendable (_ name: String) -> [UInt8]?

  /// `pictures`: by the names of their sets. `load` gives what such a set holds now, as an address that holds all of it
  /// (`data:`), for a light or a dark scene; nil where it cannot be shown. `texts`: what the tables of strings say. `file`: what a
  /// file of data holds.
  package init(
    pictures: @escaping @Sendable () -> [String: Picture],
    load: @escaping @Sendable (_ set: String, _ isDark: Bool) -> String? = { _, _ in nil },
    texts: @escaping @Sendable () -> LocalizedTexts = { LocalizedTexts() },
    file: @escaping @Sendable (_ name: String) -> [UInt8]? = { _ in nil }
  ) {
    read = pictures
    self.load = load
    readTexts = texts
    readFile = file
  }

  /// What a file of that name holds which the program's bundle has; nil where there is none.
  package func file(_ name: String) -> [UInt8]? { readFile(name) }

  /// What the tables of strings say.
  package var texts: LocalizedTexts { knownTexts.value(readTexts) }

  package static let none = ProgramResources(pictures: { [:] })

  /// The picture of that name, or of that property of `ImageResource`; nil where none is known.
  package func picture(_ name: String) -> Picture? { entry(name)?.picture }

  /// What such a picture looks like, as an address that holds all of it; nil where that is not known.
  package func address(ofPicture name: String, isDark: Bool) -> String? {
    guard let entry = entry(name), case .image = entry.picture else { return nil }
    return load(entry.set, isDark)
  }

  private func entry(_ name: String) -> Entry? {
    known.value {
      let pictures = read()
      var all: [String: Entry] = [:]
      for (name, picture) in pictures { all[name] = Entry(picture: picture, set: name) }
      for name in pictures.keys.sorted() {
        for property in Self.properties(of: name) where all[property] == nil { all[property] = all[name] }
      }
      return all
    }[name]
  }

  /// What the property of a set is called: words joined, the first in lower case, without `Image` at the end.
  private static func properties(of name: String) -> [String] {
    let words = name.split { !($0.isLetter || $0.isNumber) }
    guard let first = words.first else { return [] }
    let capitals = first.prefix { $0.isUppercase }.count
    let lowered = capitals > 1 && capitals < first.count ? capitals - 1 : capitals
    let start = first.prefix(lowered).lowercased() + first.dropFirst(lowered)
    let joined = words.dropFirst().reduce(start) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    return joined.hasSuffix("Image") && joined.count > 5 ? [String(joined.dropLast(5)), joined] : [joined]
  }
}
