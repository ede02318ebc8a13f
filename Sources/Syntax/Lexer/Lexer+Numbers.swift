extension Lexer {
  /// An integer or a floating-point literal.
  mutating func lexNumber() -> SyntaxKind {
    if previous == .period {
      while isClass(byte(position), .digit) { position &+= 1 }
      return .integerLiteral
    }
    if byte(position) == UInt8(ascii: "0") {
      switch byte(position &+ 1) {
      case UInt8(ascii: "x"): return lexHexadecimal()
      case UInt8(ascii: "b"): return lexPrefixed(radix: 2)
      case UInt8(ascii: "o"): return lexPrefixed(radix: 8)
      default: break
      }
    }
    skipDecimalDigits()
    var kind = SyntaxKind.integerLiteral
    if byte(position) == UInt8(ascii: "."), isClass(byte(position &+ 1), .digit) {
      kind = .floatLiteral
      position &+= 1
      skipDecimalDigits()
    }
    if byte(position) | 0x20 == UInt8(ascii: "e") {
      kind = .floatLiteral
      skipExponent()
    }
    checkNumberEnd(radix: 10)
    return kind
  }

  private mutating func skipDecimalDigits() {
    while isClass(byte(position), .digit) || byte(position) == UInt8(ascii: "_") { position &+= 1 }
  }

  private mutating func skipExponent() {
    let start = position
    position &+= 1
    if byte(position) == UInt8(ascii: "+") || byte(position) == UInt8(ascii: "-") { position &+= 1 }
    guard isClass(byte(position), .digit) else {
      note(.missingExponent, start, position)
      return
    }
    skipDecimalDigits()
  }

  private mutating func lexPrefixed(radix: Int) -> SyntaxKind {
    position &+= 2
    let start = position
    if byte(position) == UInt8(ascii: "_") { note(.invalidDigit(radix: radix), position, position &+ 1) }
    while isClass(byte(position), .digit) || byte(position) == UInt8(ascii: "_"),
      byte(position) == UInt8(ascii: "_") || Int(byte(position) &- UInt8(ascii: "0")) < radix
    {
      position &+= 1
    }
    if position == start, !isClass(byte(position), .identifierPart) { note(.missingDigits, start &- 2, start) }
    checkNumberEnd(radix: radix)
    return .integerLiteral
  }

  private mutating func lexHexadecimal() -> SyntaxKind {
    position &+= 2
    let start = position
    if byte(position) == UInt8(ascii: "_") { note(.invalidDigit(radix: 16), position, position &+ 1) }
    skipHexadecimalDigits()
    if position == start, !isClass(byte(position), .identifierPart) { note(.missingDigits, start &- 2, start) }
    var kind = SyntaxKind.integerLiteral
    let beforeFraction = position
    if byte(position) == UInt8(ascii: "."), isClass(byte(position &+ 1), .hexDigit), position > start {
      position &+= 1
      skipHexadecimalDigits()
      if byte(position) | 0x20 == UInt8(ascii: "p") {
        kind = .floatLiteral
      } else if isClass(byte(beforeFraction &+ 1), .digit) {
        kind = .floatLiteral
        note(.hexadecimalFloatWithoutExponent, start &- 2, position)
      } else {
        position = beforeFraction
      }
    }
    if byte(position) | 0x20 == UInt8(ascii: "p") {
      kind = .floatLiteral
      skipExponent()
    }
    checkNumberEnd(radix: 16)
    return kind
  }

  private mutating func skipHexadecimalDigits() {
    while isClass(byte(position), .hexDigit) || byte(position) == UInt8(ascii: "_") { position &+= 1 }
  }

  /// Takes letters that follow a number into it, as a fault.
  private mutating func checkNumberEnd(radix: Int) {
    guard isClass(byte(position), .identifierPart) else { return }
    note(.invalidDigit(radix: radix), position, position &+ 1)
    while isClass(byte(position), .identifierPart) { position &+= 1 }
  }
}
