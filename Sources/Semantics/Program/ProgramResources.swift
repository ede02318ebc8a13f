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

  /// What a color set looks like in light and in dark scenes; nil where its file does not tell.
  package struct Shades: Equatable, Sendable {
    package let light: AssetColor?
    package let dark: AssetColor?

    package init(light: AssetColor?, dark: AssetColor?) {
      self.light = light
      self.dark = dark
    }
  }

  /// What a set holds, and the set's name.
  private struct Entry<Content: Sendable>: Sendable {
    let content: Content
    let set: String
  }

  private let known = Lazy<[String: Entry<Picture>]>()
  private let knownColors = Lazy<[String: Entry<Shades>]>()
  private let knownShades = Lazy<[String: Shades]>()
  private let knownProperties = Lazy<Set<String>>()
  private let knownImageProperties = Lazy<Set<String>>()
  private let readColors: @Sendable () -> [String: Shades]
  private let read: @Sendable () -> [String: Picture]
  private let load: @Sendable (_ set: String, _ isDark: Bool) -> String?
  private let knownTexts = Lazy<LocalizedTexts>()
  private let readTexts: @Sendable () -> LocalizedTexts
  private let knownFacts = Lazy<AppFacts>()
  private let readFile: @Sendable (_ name: String) -> [UInt8]?

  /// `pictures` and `colors`: by the names of their sets. `load` gives what a set of pictures holds now, as an address that
  /// holds all of it (`data:`), for a light or a dark scene; nil where it cannot be shown. `texts`: what the tables of
  /// strings say. `file`: what a file of data holds.
  package init(
    pictures: @escaping @Sendable () -> [String: Picture],
    colors: @escaping @Sendable () -> [String: Shades] = { [:] },
    load: @escaping @Sendable (_ set: String, _ isDark: Bool) -> String? = { _, _ in nil },
    texts: @escaping @Sendable () -> LocalizedTexts = { LocalizedTexts() },
    file: @escaping @Sendable (_ name: String) -> [UInt8]? = { _ in nil }
  ) {
    read = pictures
    readColors = colors
    self.load = load
    readTexts = texts
    readFile = file
  }

  /// What a file of that name holds which the program's bundle has; nil where there is none.
  package func file(_ name: String) -> [UInt8]? { readFile(name) }

  /// What the app tells of itself, as far as its project says it.
  package var facts: AppFacts {
    knownFacts.value { AppFacts(project: readFile(AppFacts.fileName), manifest: readFile(AppFacts.manifestName)) }
  }

  /// What the tables of strings say.
  package var texts: LocalizedTexts { knownTexts.value(readTexts) }

  package static let none = ProgramResources(pictures: { [:] })

  /// The picture of that name, or of that property of `ImageResource`; nil where none is known.
  package func picture(_ name: String) -> Picture? { entry(name)?.content }

  /// The name of the set of pictures that has that name, or that property of `ImageResource`; nil where there is none.
  package func pictureSet(_ name: String) -> String? { entry(name)?.set }

  /// What such a picture looks like, as an address that holds all of it; nil where that is not known.
  package func address(ofPicture name: String, isDark: Bool) -> String? {
    guard let entry = entry(name), case .image = entry.content else { return nil }
    return load(entry.set, isDark)
  }

  /// The name of the color set that has that name, or that property of `ColorResource`; nil where there is none.
  package func colorSet(_ name: String) -> String? {
    knownColors.value { Self.entries(of: colorSets, suffix: "Color") }[name]?.set
  }

  /// The static properties that the build makes for color sets: `brandBlue`.
  var colorProperties: Set<String> {
    knownProperties.value {
      Set(colorSets.keys.flatMap { Self.properties(of: $0, suffix: "Color") })
    }
  }

  /// The static properties that the build makes for pictures.
  var imageProperties: Set<String> {
    knownImageProperties.value {
      let pictures = known.value { Self.entries(of: read(), suffix: "Image") }
      let sets = Set(pictures.values.map(\.set))
      return Set(sets.flatMap { Self.properties(of: $0, suffix: "Image") })
    }
  }

  /// What all color sets look like, by their names.
  package var colorSets: [String: Shades] { knownShades.value(readColors) }

  private func entry(_ name: String) -> Entry<Picture>? {
    known.value { Self.entries(of: read(), suffix: "Image") }[name]
  }

  /// Sets by their names, and by those of the properties that the build makes for them.
  private static func entries<Content>(of sets: [String: Content], suffix: String) -> [String: Entry<Content>] {
    var all: [String: Entry<Content>] = [:]
    for (name, content) in sets { all[name] = Entry(content: content, set: name) }
    for name in sets.keys.sorted() {
      for property in properties(of: name, suffix: suffix) where all[property] == nil { all[property] = all[name] }
    }
    return all
  }

  /// What the property of a set is called: words joined, the first in lower case, without what it holds at the end.
  private static func properties(of name: String, suffix: String) -> [String] {
    let words = name.split { !($0.isLetter || $0.isNumber) }
    guard let first = words.first else { return [] }
    // No name begins with a digit: `12px-arrow` becomes `_12PxArrow`.
    if first.first?.isNumber == true {
      let digits = first.prefix { $0.isNumber }
      let others = [first.dropFirst(digits.count)] + words.dropFirst()
      return [others.reduce("_" + digits) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }]
    }
    let capitals = first.prefix { $0.isUppercase }.count
    let lowered = capitals > 1 && capitals < first.count ? capitals - 1 : capitals
    let start = first.prefix(lowered).lowercased() + first.dropFirst(lowered)
    let joined = words.dropFirst().reduce(start) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    guard joined.hasSuffix(suffix), joined.count > suffix.count else { return [joined] }
    return [String(joined.dropLast(suffix.count)), joined]
  }
}
