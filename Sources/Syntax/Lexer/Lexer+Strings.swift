extension Lexer {
  /// Where a string literal, or an interpolation within one, is nested.
  private enum Level {
    case string(pounds: Int, isMultiline: Bool)
    case code(parens: Int)
  }

  private static let quote = UInt8(ascii: "\"")

  /// A whole string literal with its interpolations as one token.
  mutating func lexString(_ token: inout Token) {
    let start = position
    var pounds = 0
    while byte(position) == UInt8(ascii: "#") {
      pounds &+= 1
      position &+= 1
    }
    let isMultiline = isTripleQuote(position) && !isRawOfOneLine(position, pounds)
    position &+= isMultiline ? 3 : 1
    token.kind = .stringLiteral
    if isMultiline { token.flags.insert(.isMultiline) }
    scanString(&token, start, pounds: pounds, isMultiline: isMultiline)
    if isMultiline, !token.flags.contains(.isUnterminated) { checkLines(start &+ pounds &+ 3, pounds) }
  }

  /// Text between single quotes, which was meant as a string.
  mutating func lexSingleQuoted(_ token: inout Token) {
    let start = position
    position &+= 1
    while position < end, bytes[position] != UInt8(ascii: "'"), !isClass(bytes[position], .lineEnd) { position &+= 1 }
    token.kind = .stringLiteral
    token.flags.insert(.isComposed)
    guard byte(position) == UInt8(ascii: "'") else {
      reach = max(reach, base &+ position)
      token.flags.insert(.isUnterminated)
      return note(.unterminatedString, start, position)
    }
    position &+= 1
    note(.singleQuotes, start, position)
  }

  /// Text between curly quotes, which was meant as a string.
  mutating func lexCurlyString(_ token: inout Token) {
    let start = position
    var index = position
    while index < end, !isClass(bytes[index], .lineEnd) {
      if index > start, let scalar = WideScalar(bytes, at: index, end: end), scalar.isCurlyQuote {
        note(.curlyQuote, start, start &+ 3)
        note(.curlyQuote, index, index &+ 3)
        position = index &+ 3
        token.kind = .stringLiteral
        token.flags.insert(.isComposed)
        return
      }
      index &+= 1
    }
    reach = max(reach, base &+ index)
    note(.curlyQuote, start, start &+ 3)
    position = start &+ 3
    token.kind = .unknown
  }

  private func isTripleQuote(_ index: Int) -> Bool {
    byte(index) == Self.quote && byte(index &+ 1) == Self.quote && byte(index &+ 2) == Self.quote
  }

  /// Whether a raw literal that starts with three quotes at `index` ends in its line, so that it is of one line:
  /// `#"""#`, `#""""a""#`.
  private mutating func isRawOfOneLine(_ index: Int, _ pounds: Int) -> Bool {
    guard pounds > 0 else { return false }
    var index = index &+ 2
    while index < end, !isClass(bytes[index], .lineEnd) {
      if bytes[index] == Self.quote, isPoundRun(index &+ 1, pounds) { return true }
      index &+= 1
    }
    reach = max(reach, base &+ index &+ pounds)
    return false
  }

  private mutating func scanString(_ token: inout Token, _ start: Int, pounds: Int, isMultiline: Bool) {
    var levels: [Level] = []
    var level = Level.string(pounds: pounds, isMultiline: isMultiline)
    while position < end {
      switch level {
      case .string(let pounds, let isMultiline):
        guard !scanStringByte(&levels, &level, pounds, isMultiline, &token) else { return }
        if isUnterminatedLine(levels, level) { return unterminated(&token, start, isMultiline: false) }
      case .code:
        scanCodeByte(&levels, &level)
        if isUnterminatedLine(levels, level) { return unterminated(&token, start, isMultiline: false) }
      }
    }
    unterminated(&token, start, isMultiline: isMultiline)
  }

  /// Takes one step within a string; whether the outermost string ended.
  private mutating func scanStringByte(
    _ levels: inout [Level],
    _ level: inout Level,
    _ pounds: Int,
    _ isMultiline: Bool,
    _ token: inout Token
  ) -> Bool {
    let byte = bytes[position]
    if byte == Self.quote, isMultiline ? isTripleQuote(position) : true {
      let marks = isMultiline ? 3 : 1
      if pounds == 0 || isPoundRun(position &+ marks, pounds) {
        position &+= marks &+ pounds
        guard let outer = levels.popLast() else { return true }
        level = outer
        return false
      }
    } else if byte == UInt8(ascii: "\\"), pounds == 0 || isPoundRun(position &+ 1, pounds) {
      position &+= 1 &+ pounds
      if self.byte(position) == UInt8(ascii: "(") {
        token.flags.insert(.isComposed)
        levels.append(level)
        level = .code(parens: 1)
        position &+= 1
      } else if position < end, !isClass(bytes[position], .lineEnd) {
        if levels.isEmpty { checkEscape(position, pounds, isMultiline) }
        position &+= 1
      }
      return false
    }
    position &+= 1
    return false
  }

  private mutating func checkEscape(_ index: Int, _ pounds: Int, _ isMultiline: Bool) {
    switch bytes[index] {
    case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "0"), UInt8(ascii: "\\"), Self.quote,
      UInt8(ascii: "'"):
      return
    case UInt8(ascii: "u") where byte(index &+ 1) == UInt8(ascii: "{"):
      return checkCodePoint(index &+ 2, escape: index &- 1 &- pounds)
    case 0x20, 0x09:
      if isMultiline { return }
    default:
      break
    }
    note(.invalidEscape, index &- 1 &- pounds, index &+ 1)
  }

  /// Checks the number of `\u{…}`, whose digits start at `start`.
  private mutating func checkCodePoint(_ start: Int, escape: Int) {
    var index = start
    var value: UInt32 = 0
    while isClass(byte(index), .hexDigit) {
      let digit = byte(index) <= UInt8(ascii: "9") ? byte(index) &- UInt8(ascii: "0") : (byte(index) | 0x20) &- 0x57
      value = value &* 16 &+ UInt32(digit)
      index &+= 1
    }
    if byte(index) != UInt8(ascii: "}") {
      note(.codePointBraces, escape, index)
    } else if !(1...8).contains(index &- start) {
      note(.codePointDigits, escape, index &+ 1)
    } else if Unicode.Scalar(value) == nil {
      note(.invalidCodePoint, escape, index &+ 1)
    }
  }

  private mutating func scanCodeByte(_ levels: inout [Level], _ level: inout Level) {
    guard case .code(let parens) = level else { return }
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "("):
      level = .code(parens: parens &+ 1)
      position &+= 1
    case UInt8(ascii: ")"):
      position &+= 1
      if parens > 1 {
        level = .code(parens: parens &- 1)
      } else if let outer = levels.popLast() {
        level = outer
      }
    case Self.quote, UInt8(ascii: "#"):
      enterString(&levels, &level)
    case UInt8(ascii: "/") where self.byte(position &+ 1) == UInt8(ascii: "*"):
      position &+= 2
      while position < end, !(bytes[position] == UInt8(ascii: "*") && self.byte(position &+ 1) == UInt8(ascii: "/")) {
        position &+= 1
      }
      position = min(position &+ 2, end)
    default:
      position &+= 1
    }
  }

  private mutating func enterString(_ levels: inout [Level], _ level: inout Level) {
    let start = position
    var pounds = 0
    while byte(position) == UInt8(ascii: "#") {
      pounds &+= 1
      position &+= 1
    }
    guard byte(position) == Self.quote else {
      position = start &+ 1
      return
    }
    let isMultiline = isTripleQuote(position) && !isRawOfOneLine(position, pounds)
    position &+= isMultiline ? 3 : 1
    levels.append(level)
    level = .string(pounds: pounds, isMultiline: isMultiline)
  }

  /// Whether the position is a line end that the literal cannot span.
  private func isUnterminatedLine(_ levels: [Level], _ level: Level) -> Bool {
    guard position < end, isClass(bytes[position], .lineEnd) else { return false }
    if case .string(_, isMultiline: false) = level { return true }
    return levels.contains { if case .string(_, isMultiline: false) = $0 { true } else { false } }
  }

  private mutating func unterminated(_ token: inout Token, _ start: Int, isMultiline: Bool) {
    reach = max(reach, base &+ position &+ 1)
    token.flags.formUnion([.isComposed, .isUnterminated])
    if isMultiline {
      note(.unterminatedMultilineString, start, start &+ 3)
    } else {
      note(.unterminatedString, start, position)
    }
  }

  /// The closing parenthesis of the interpolation whose opening one is at `index`, where it comes before `limit`: the end
  /// of the literal, since what follows an unterminated one would be read again for each.
  mutating func interpolationEnd(_ index: Int, isMultiline: Bool, before limit: Int) -> Int? {
    position = index &+ 1
    let limit = min(limit, end)
    var levels: [Level] = [.string(pounds: 0, isMultiline: isMultiline)]
    var level = Level.code(parens: 1)
    var token = Token(kind: .stringLiteral, start: 0, textStart: 0, textEnd: 0, end: 0)
    while position < limit {
      switch level {
      case .string(let pounds, let isMultiline):
        _ = scanStringByte(&levels, &level, pounds, isMultiline, &token)
      case .code:
        scanCodeByte(&levels, &level)
        if levels.isEmpty { return position &- 1 }
      }
    }
    return nil
  }
}
