extension InterfaceFamily {
  /// Properties of Unicode scalars: `Unicode.Scalar.Properties` and general categories.
  static let swiftUnicode = InterfaceFamily(
    "Unicode",
    standing: .inToolchain,
    #"""
    extension Unicode.Scalar {
      var properties: Unicode.Scalar.Properties { get }
      struct Properties: Sendable {
        var isAlphabetic: Bool { get }
        var isASCIIHexDigit: Bool { get }
        var isBidiControl: Bool { get }
        var isBidiMirrored: Bool { get }
        var isDash: Bool { get }
        var isDefaultIgnorableCodePoint: Bool { get }
        var isDeprecated: Bool { get }
        var isDiacritic: Bool { get }
        var isExtender: Bool { get }
        var isFullCompositionExclusion: Bool { get }
        var isGraphemeBase: Bool { get }
        var isGraphemeExtend: Bool { get }
        var isHexDigit: Bool { get }
        var isIDContinue: Bool { get }
        var isIDStart: Bool { get }
        var isIdeographic: Bool { get }
        var isIDSBinaryOperator: Bool { get }
        var isIDSTrinaryOperator: Bool { get }
        var isJoinControl: Bool { get }
        var isLogicalOrderException: Bool { get }
        var isLowercase: Bool { get }
        var isMath: Bool { get }
        var isNoncharacterCodePoint: Bool { get }
        var isQuotationMark: Bool { get }
        var isRadical: Bool { get }
        var isSoftDotted: Bool { get }
        var isTerminalPunctuation: Bool { get }
        var isUnifiedIdeograph: Bool { get }
        var isUppercase: Bool { get }
        var isWhitespace: Bool { get }
        var isXIDContinue: Bool { get }
        var isXIDStart: Bool { get }
        var isSentenceTerminal: Bool { get }
        var isVariationSelector: Bool { get }
        var isPatternSyntax: Bool { get }
        var isPatternWhitespace: Bool { get }
        var isCased: Bool { get }
        var isCaseIgnorable: Bool { get }
        var changesWhenLowercased: Bool { get }
        var changesWhenUppercased: Bool { get }
        var changesWhenTitlecased: Bool { get }
        var changesWhenCaseFolded: Bool { get }
        var changesWhenCaseMapped: Bool { get }
        var changesWhenNFKCCaseFolded: Bool { get }
        var isEmoji: Bool { get }
        var isEmojiPresentation: Bool { get }
        var isEmojiModifier: Bool { get }
        var isEmojiModifierBase: Bool { get }
        var lowercaseMapping: String { get }
        var titlecaseMapping: String { get }
        var uppercaseMapping: String { get }
        var generalCategory: Unicode.GeneralCategory { get }
        var name: String? { get }
        var nameAlias: String? { get }
        var canonicalCombiningClass: Unicode.CanonicalCombiningClass { get }
        var numericType: Unicode.NumericType? { get }
        var numericValue: Double? { get }
      }
    }
    extension Unicode {
      enum GeneralCategory: Sendable {
        case uppercaseLetter
        case lowercaseLetter
        case titlecaseLetter
        case modifierLetter
        case otherLetter
        case nonspacingMark
        case spacingMark
        case enclosingMark
        case decimalNumber
        case letterNumber
        case otherNumber
        case connectorPunctuation
        case dashPunctuation
        case openPunctuation
        case closePunctuation
        case initialPunctuation
        case finalPunctuation
        case otherPunctuation
        case mathSymbol
        case currencySymbol
        case modifierSymbol
        case otherSymbol
        case spaceSeparator
        case lineSeparator
        case paragraphSeparator
        case control
        case format
        case surrogate
        case privateUse
        case unassigned
      }
      enum NumericType: Sendable {
        case decimal
        case digit
        case numeric
      }
      struct CanonicalCombiningClass: Comparable, Hashable, Sendable {
        static let notReordered: Unicode.CanonicalCombiningClass
        static let overlay: Unicode.CanonicalCombiningClass
        static let nukta: Unicode.CanonicalCombiningClass
        static let kanaVoicing: Unicode.CanonicalCombiningClass
        static let virama: Unicode.CanonicalCombiningClass
        static let attachedBelowLeft: Unicode.CanonicalCombiningClass
        static let attachedBelow: Unicode.CanonicalCombiningClass
        static let attachedAbove: Unicode.CanonicalCombiningClass
        static let attachedAboveRight: Unicode.CanonicalCombiningClass
        static let belowLeft: Unicode.CanonicalCombiningClass
        static let below: Unicode.CanonicalCombiningClass
        static let belowRight: Unicode.CanonicalCombiningClass
        static let left: Unicode.CanonicalCombiningClass
        static let right: Unicode.CanonicalCombiningClass
        static let aboveLeft: Unicode.CanonicalCombiningClass
        static let above: Unicode.CanonicalCombiningClass
        static let aboveRight: Unicode.CanonicalCombiningClass
        static let doubleBelow: Unicode.CanonicalCombiningClass
        static let doubleAbove: Unicode.CanonicalCombiningClass
        static let iotaSubscript: Unicode.CanonicalCombiningClass
        let rawValue: UInt8
        init(rawValue: UInt8)
        static func == (lhs: Unicode.CanonicalCombiningClass, rhs: Unicode.CanonicalCombiningClass) -> Bool
        static func < (lhs: Unicode.CanonicalCombiningClass, rhs: Unicode.CanonicalCombiningClass) -> Bool
      }
    }
    """#
  )
}
