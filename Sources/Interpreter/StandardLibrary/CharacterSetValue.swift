/// A set of characters: one of Foundation's, some characters, or what is made of other sets.
indirect enum CharacterSetValue: ForeignValue, Hashable {
  case named(String)
  case characters(Set<Unicode.Scalar>)
  /// By the numbers of the characters.
  case range(Range<UInt32>)
  case union(Self, Self)
  case inverted(Self)

  static let typeName = "CharacterSet"

  var typeName: String { Self.typeName }
  var description: String { typeName }
  var hasMutatingMethods: Bool { true }

  /// The set of the characters in a text, an array of texts or a range of characters; of a set, that set. Nil for other
  /// values.
  init?(_ value: Value) {
    switch value {
    case .string(let text): self = .characters(Set(text.unicodeScalars))
    case .array(let elements): self = .characters(Set(elements.compactMap(\.text).joined().unicodeScalars))
    case .range(let range):
      guard let lower = range.lower?.text?.unicodeScalars.first, let upper = range.upper?.text?.unicodeScalars.first,
        lower <= upper
      else { return nil }
      self = .range(lower.value..<(range.isClosed ? upper.value + 1 : upper.value))
    default:
      guard let set = value.foreignValue as? Self else { return nil }
      self = set
    }
  }

  var inverse: Self {
    if case .inverted(let set) = self { return set }
    return .inverted(self)
  }

  func intersection(_ other: Self) -> Self { Self.union(inverse, other.inverse).inverse }

  func subtracting(_ other: Self) -> Self { intersection(other.inverse) }

  /// How many sets it is made of.
  var parts: Int {
    switch self {
    case .named, .characters, .range: 1
    case .union(let first, let second): first.parts + second.parts
    case .inverted(let set): set.parts
    }
  }

  /// Whether all Unicode scalars of a character are in the set.
  func contains(_ character: Character) -> Bool { character.unicodeScalars.allSatisfy(contains) }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .named(let name): Self.foundation[name]?(scalar) ?? false
    case .characters(let scalars): scalars.contains(scalar)
    case .range(let range): range.contains(scalar.value)
    case .union(let first, let second): first.contains(scalar) || second.contains(scalar)
    case .inverted(let set): !set.contains(scalar)
    }
  }
}

extension CharacterSetValue {
  /// Foundation's sets (Apple: CharacterSet), which are unions of Unicode's general categories.
  static let foundation: [String: @Sendable (Unicode.Scalar) -> Bool] = [
    "alphanumerics": { "LMN".contains($0.category) },
    "capitalizedLetters": { $0.properties.generalCategory == .titlecaseLetter },
    "controlCharacters": { [.control, .format].contains($0.properties.generalCategory) },
    "decimalDigits": { $0.properties.generalCategory == .decimalNumber },
    "letters": { "LM".contains($0.category) },
    "lowercaseLetters": { $0.properties.generalCategory == .lowercaseLetter },
    "newlines": { $0.isNewline },
    "nonBaseCharacters": { $0.category == "M" },
    "punctuationCharacters": { $0.category == "P" },
    "symbols": { $0.category == "S" },
    "uppercaseLetters": { [.uppercaseLetter, .titlecaseLetter].contains($0.properties.generalCategory) },
    "whitespaces": { $0.isSpace },
    "whitespacesAndNewlines": { $0.isSpace || $0.isNewline },
    "urlFragmentAllowed": { AddressParts.isAllowed($0, "urlFragmentAllowed") },
    "urlHostAllowed": { AddressParts.isAllowed($0, "urlHostAllowed") },
    "urlPasswordAllowed": { AddressParts.isAllowed($0, "urlPasswordAllowed") },
    "urlPathAllowed": { AddressParts.isAllowed($0, "urlPathAllowed") },
    "urlQueryAllowed": { AddressParts.isAllowed($0, "urlQueryAllowed") },
    "urlUserAllowed": { AddressParts.isAllowed($0, "urlUserAllowed") },
  ]
}

extension Unicode.Scalar {
  /// The class of its general category: `L` of letters, `M` of marks, `N` of numbers, `P` of punctuation, `S` of symbols,
  /// `Z` of separators, `C` of others.
  fileprivate var category: Character {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: "L"
    case .nonspacingMark, .spacingMark, .enclosingMark: "M"
    case .decimalNumber, .letterNumber, .otherNumber: "N"
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      "P"
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: "S"
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: "Z"
    default: "C"
    }
  }

  fileprivate var isSpace: Bool { self == "\t" || properties.generalCategory == .spaceSeparator }

  fileprivate var isNewline: Bool {
    ("\n"..."\r").contains(self) || ["\u{85}", "\u{2028}", "\u{2029}"].contains(self)
  }
}
