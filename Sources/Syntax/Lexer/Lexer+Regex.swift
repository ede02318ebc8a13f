extension Lexer {
  /// The end of the regex literal `/…/` at `start`; nil where the slash is an operator.
  mutating func regexEnd(_ start: Int) -> Int? {
    guard !previousEndsOperand, !isClass(byte(start &+ 1), .blank) else { return nil }
    var index = start &+ 1
    var depth = 0
    var inClass = false
    defer { reach = max(reach, base &+ index &+ 1) }
    while index < end {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        return nil
      case UInt8(ascii: "\\"):
        index &+= 1
        if isClass(self.byte(index), .lineEnd) { return nil }
      case UInt8(ascii: "["):
        inClass = true
      case UInt8(ascii: "]"):
        inClass = false
      case UInt8(ascii: "(") where !inClass:
        depth &+= 1
      case UInt8(ascii: ")") where !inClass:
        depth &-= 1
        if depth < 0 { return nil }
      case UInt8(ascii: "/"):
        let isEmpty = index == start &+ 1
        let endsInBlank = isClass(bytes[index &- 1], .blank) && bytes[max(0, index &- 2)] != UInt8(ascii: "\\")
        return isEmpty || endsInBlank ? nil : index &+ 1
      default:
        break
      }
      index &+= 1
    }
    return nil
  }

  /// Whether the token before can end an operand, so that a slash divides.
  private var previousEndsOperand: Bool {
    switch previous {
    case .identifier, .dollarIdentifier, .integerLiteral, .floatLiteral, .stringLiteral, .stringQuote, .regexLiteral,
      .placeholder, .rightParen, .rightBracket, .rightBrace, .selfKeyword, .selfTypeKeyword, .superKeyword,
      .trueKeyword, .falseKeyword, .nilKeyword, .postfixQuestion, .exclamation, .postfixOperator, .anyKeyword,
      .initKeyword, .wildcardKeyword:
      true
    default:
      false
    }
  }

  /// The end of `#/…/#` at `start`; over several lines where a line end follows the opening.
  mutating func extendedRegexEnd(_ start: Int, pounds: Int) -> Int? {
    var index = start &+ pounds &+ 1
    var blank = index
    while isClass(byte(blank), .blank) { blank &+= 1 }
    let isMultiline = isClass(byte(blank), .lineEnd)
    defer { reach = max(reach, base &+ index &+ 1) }
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\") {
        index &+= 2
        continue
      }
      if isClass(byte, .lineEnd), !isMultiline { break }
      if byte == UInt8(ascii: "/"), isPoundRun(index &+ 1, pounds) { return index &+ 1 &+ pounds }
      index &+= 1
    }
    index = min(index, end)
    note(.unterminatedRegex, start, start &+ pounds &+ 1)
    return index
  }

  func isPoundRun(_ index: Int, _ count: Int) -> Bool {
    for offset in 0..<count where byte(index &+ offset) != UInt8(ascii: "#") { return false }
    return true
  }
}
