/// Where lines may end: a small part of Unicode's line breaking (UAX #14), without dictionaries.
enum LineBreakOpportunities {
  /// For each character, whether a line may end after it.
  static func after(_ scalars: [Unicode.Scalar]) -> [Bool] {
    scalars.indices.map { index in
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      return mayBreak(after: scalars[index], before: next)
    }
  }

  private static func mayBreak(after scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
    guard let next else { return true }
    if isSpace(next) || isExtending(next) || scalar == "\u{200D}" { return false }
    if isSpace(scalar) { return true }
    if scalar == "-" || scalar == "\u{2010}" || scalar == "/" { return !isDigit(next) && isWordCharacter(next) }
    if scalar == "\u{00AD}" || scalar == "\u{2013}" || scalar == "\u{2014}" { return true }
    if isClosing(next) || isOpening(scalar) { return false }
    return isIdeographic(scalar) || isIdeographic(next)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\t", "\u{1680}", "\u{2000}"..."\u{2006}", "\u{2008}"..."\u{200B}", "\u{205F}", "\u{3000}": true
    default: false
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || isDigit(scalar)
  }

  /// What belongs to the character before it: marks, joiners, variation selectors, skin tones.
  static func isExtending(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0300...0x036F, 0x200D, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: true
    default: false
    }
  }

  private static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "(", "[", "{", "\u{2018}", "\u{201C}", "\u{3008}", "\u{300A}", "\u{300C}", "\u{300E}", "\u{3010}", "\u{FF08}":
      true
    default: false
    }
  }

  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ")", "]", "}", ",", ".", ":", ";", "!", "?", "\u{2019}", "\u{201D}", "\u{2026}", "\u{3001}", "\u{3002}",
      "\u{3005}", "\u{3009}", "\u{300B}", "\u{300D}", "\u{300F}", "\u{3011}", "\u{30FB}", "\u{30FC}", "\u{FF01}",
      "\u{FF09}", "\u{FF0C}", "\u{FF0E}", "\u{FF1A}", "\u{FF1B}", "\u{FF1F}":
      true
    default: isSmallKana(scalar)
    }
  }

  private static func isSmallKana(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{3041}", "\u{3043}", "\u{3045}", "\u{3047}", "\u{3049}", "\u{3063}", "\u{3083}", "\u{3085}", "\u{3087}",
      "\u{30A1}", "\u{30A3}", "\u{30A5}", "\u{30A7}", "\u{30A9}", "\u{30C3}", "\u{30E3}", "\u{30E5}", "\u{30E7}":
      true
    default: false
    }
  }

  /// Scripts that break between any two characters, and emoji.
  static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
