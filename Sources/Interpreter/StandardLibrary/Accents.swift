/// Letters without their accents: a letter and its combining marks are equal to the letter that has them, which is how the
/// plain one is found (Unicode: canonical equivalence).
enum Accents {
  static func removed(from text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return String(text.map { plain[$0] ?? withoutMarks($0) })
  }

  /// A character of a letter and marks of its own.
  private static func withoutMarks(_ character: Character) -> Character {
    guard let first = character.unicodeScalars.first, character.unicodeScalars.dropFirst().allSatisfy(isMark) else {
      return character
    }
    let base = Character(first)
    return plain[base] ?? base
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .nonspacingMark }

  /// The marks of Latin, Greek and Cyrillic letters: combining diacritical marks that precomposed letters have.
  private static let marks = (0x300...0x331).compactMap { Unicode.Scalar($0) }

  private static let letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz\u{391}\u{395}\u{397}\u{399}\u{39F}\u{3A5}\u{3A9}\u{3B1}"
    + "\u{3B5}\u{3B7}\u{3B9}\u{3BF}\u{3C5}\u{3C9}\u{415}\u{418}\u{435}\u{438}"

  private static let plain: [Character: Character] = {
    var plain: [Character: Character] = [:]
    for letter in letters {
      for mark in marks {
        var accented = String(letter)
        accented.unicodeScalars.append(mark)
        plain[Character(accented)] = letter
      }
    }
    return plain
  }()
}
