package import Layout
import Queries

/// What the asset catalogues beside a program hold, as far as layout depends on it. Read when it is first asked for.
package final class ProgramResources: Sendable {
  package enum Picture: Equatable, Sendable {
    /// Its size in points.
    case image(Size)
    /// It is as large as its font says, as symbols of the system are.
    case symbol
  }

  private let known = Lazy<[String: Picture]>()
  private let read: @Sendable () -> [String: Picture]

  /// `pictures`: by the names of their sets.
  package init(pictures: @escaping @Sendable () -> [String: Picture]) {
    read = pictures
  }

  package static let none = ProgramResources { [:] }

  /// The picture of that name, or of that property of `ImageResource`; nil where none is known.
  package func picture(_ name: String) -> Picture? {
    known.value {
      let pictures = read()
      var all = pictures
      for name in pictures.keys.sorted() {
        for property in Self.properties(of: name) where all[property] == nil { all[property] = pictures[name] }
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
