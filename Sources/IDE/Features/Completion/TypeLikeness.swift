import Catalog
import Semantics

extension String {
  /// What speaks for this type as that of something with a name: `section: KeySection`, `context: Context`.
  func likeness(asTypeOf name: String) -> Int {
    if UsualTypes.of(name.words).contains(self) { return 30 }
    let target = name
    // `fd: FileDetails`
    if name.utf8.count > 1, name.utf8.count < 5, name.lowercased() == String(words.compactMap(\.first)) { return 24 }
    let (type, name) = (lowercased(), name.lowercased())
    guard type.utf8.count > 2, name.utf8.count > 2 else { return 0 }
    if type == name || type + "s" == name { return 52 }
    if type.hasSuffix(name) || name.hasSuffix(type) { return 24 }
    if type.hasPrefix(name) || name.hasPrefix(type) { return 8 }
    return lastWord.lowercased() == target.lastWord.lowercased() ? 16 : 0
  }

  /// What speaks for this protocol as one that a type of a name conforms to: they end alike, as `CardButtonStyle` and
  /// `ButtonStyle` do, or `Card_Previews` and `PreviewProvider`.
  func likeness(asBoundOf type: String) -> Int {
    let (own, other) = (words, type.words)
    guard let last = other.last, let kind = own.last, let begin = other.first else { return 0 }
    let shared = zip(own.reversed(), other.reversed()).prefix { $0 == $1 }.count
    if shared > 0 { return 16 + 12 * shared }
    let isBegun =
      last.utf8.count > 3 && own.contains { $0.utf8.count > 3 && (last.hasPrefix($0) || $0.hasPrefix(last)) }
    let isPlural = begin.utf8.count > 3 && kind.hasPrefix(begin)
    return isBegun || isPlural || kind.hasPrefix(last) && last.utf8.count > 3 ? 24 : 0
  }

  /// The words that a name is made of, in small letters: `view`, `modifier` of `ViewModifier`.
  var words: [String] {
    var found: [String] = []
    var wasUppercase = false
    for character in self where character.isLetter || character == "_" {
      if character == "_" || character.isUppercase && !wasUppercase { found.append("") }
      wasUppercase = character.isUppercase
      guard character != "_" else { continue }
      if found.isEmpty { found.append("") }
      found[found.count - 1] += character.lowercased()
    }
    return found.filter { !$0.isEmpty }
  }
}
