/// English words beside numbers, as `^[3 item](inflect: true)` asks for: "3 items".
enum Inflection {
  /// The text with its last word in the plural, where the number in it is not 1.
  static func inflected(_ text: String) -> String {
    let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "," || $0 == "." }
    guard !digits.isEmpty, digits != "1" else { return text }
    let word = text.reversed().prefix { $0.isLetter }.reversed()
    return word.isEmpty ? text : text.dropLast(word.count) + plural(of: String(word))
  }

  private static func plural(of word: String) -> String {
    let lower = word.lowercased()
    if let other = irregular[lower] { return String(word.prefix(1)) + other.dropFirst() }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + "es" }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return word + "s"
  }

  /// Plurals that no rule gives and that begin as the word does.
  private static let irregular = [
    "child": "children", "foot": "feet", "half": "halves", "knife": "knives", "leaf": "leaves", "life": "lives",
    "man": "men", "person": "people", "shelf": "shelves", "tooth": "teeth", "woman": "women",
  ]
}
