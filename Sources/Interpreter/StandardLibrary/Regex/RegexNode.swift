/// A regular expression as it is written.
indirect enum RegexNode {
  case character(RegexClass)
  case sequence([RegexNode])
  case alternatives([RegexNode])
  /// What is in a group with a number, from 1 on.
  case capture(Int, RegexNode)
  case repeated(RegexNode, Repetition)
  case assertion(RegexAssertion)
  /// The text of a group, once more.
  case reference(Int)
  case look(Look, RegexNode)

  /// How often something is matched.
  struct Repetition {
    let least: Int
    /// Nil for any number.
    let most: Int?
    let greed: Greed
  }

  enum Greed {
    /// As often as there is room.
    case most
    /// As seldom as the rest allows.
    case least
    /// As often as there is room, and never less.
    case possessive
  }

  /// What stands before or after the place, without being part of the match.
  struct Look {
    let isAhead: Bool
    let isNegative: Bool
  }
}

/// What holds of a place between two characters.
enum RegexAssertion {
  case textStart
  case textEnd
  case lineStart
  case lineEnd
  case wordBoundary
  case noWordBoundary
}

/// A set of characters.
indirect enum RegexClass: Sendable {
  case any
  /// All but the ends of lines.
  case anyInLine
  case one(Character)
  case range(Character, Character)
  case digit
  case word
  case space
  case horizontalSpace
  case newline
  case letter
  case uppercase
  case lowercase
  case number
  case punctuation
  case symbol
  case union([RegexClass])
  case not(RegexClass)

  func contains(_ character: Character, ignoringCase: Bool) -> Bool {
    switch self {
    case .any: true
    case .anyInLine: !character.isNewline
    case .one(let own): own == character || ignoringCase && own.lowercased() == character.lowercased()
    case .range(let first, let last):
      first <= character && character <= last
        || ignoringCase && Self.folded(character).contains { first <= $0 && $0 <= last }
    case .digit: character.isWholeNumber
    case .word: character.isLetter || character.isNumber || character == "_"
    case .space: character.isWhitespace
    case .horizontalSpace: character.isWhitespace && !character.isNewline
    case .newline: character.isNewline
    case .letter: character.isLetter
    case .uppercase: character.isUppercase
    case .lowercase: character.isLowercase
    case .number: character.isNumber
    case .punctuation: character.isPunctuation
    case .symbol: character.isSymbol
    case .union(let classes): classes.contains { $0.contains(character, ignoringCase: ignoringCase) }
    case .not(let inner): !inner.contains(character, ignoringCase: ignoringCase)
    }
  }

  private static func folded(_ character: Character) -> [Character] {
    [character.lowercased(), character.uppercased()].compactMap { $0.count == 1 ? $0.first : nil }
  }
}
