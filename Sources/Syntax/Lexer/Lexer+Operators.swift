extension Lexer {
  /// An operator, told by what it is bound to on either side (The Swift Programming Language, "Operators"); also `=`,
  /// `->`, `.`, `?`, `!`, `&`, a regex literal, a placeholder.
  mutating func lexOperator(_ token: inout Token) {
    let start = position
    let first = token.first
    if first == UInt8(ascii: "/"), let end = regexEnd(start) {
      token.kind = .regexLiteral
      position = end
      return
    }
    if first == UInt8(ascii: "<"), byte(start &+ 1) == UInt8(ascii: "#"), lexPlaceholder(&token) { return }
    if first == UInt8(ascii: "?") || first == UInt8(ascii: "!"), isLeftBound(start) {
      token.kind = first == UInt8(ascii: "?") ? .postfixQuestion : .exclamation
      position &+= 1
      return
    }
    skipOperatorParts(startsWithDot: first == UInt8(ascii: "."))
    let length = position &- start
    let left = isLeftBound(start)
    let right = isRightBound(position, isLeftBound: left)
    if length == 1, let kind = reserved(first, left: left, right: right) {
      token.kind = kind
      if kind == .equal, left != right, previous != .operatorKeyword { note(.unevenEqual, start, position) }
    } else if length == 2, first == UInt8(ascii: "-"), bytes[start &+ 1] == UInt8(ascii: ">") {
      token.kind = .arrow
    } else if length == 2, first == UInt8(ascii: "*"), bytes[start &+ 1] == UInt8(ascii: "/") {
      token.kind = .unknown
      note(.commentEnd, start, position)
    } else {
      token.kind = left == right ? .binaryOperator : left ? .postfixOperator : .prefixOperator
    }
  }

  private func reserved(_ byte: UInt8, left: Bool, right: Bool) -> SyntaxKind? {
    switch byte {
    case UInt8(ascii: "="): .equal
    case UInt8(ascii: "."): .period
    case UInt8(ascii: "&"): left == right || left ? nil : .prefixAmpersand
    case UInt8(ascii: "?"): .infixQuestion
    default: nil
    }
  }

  private mutating func skipOperatorParts(startsWithDot: Bool) {
    let start = position
    while position < end {
      let byte = bytes[position]
      if isClass(byte, .operatorPart) {
        if byte == UInt8(ascii: "."), !startsWithDot { break }
        if byte == UInt8(ascii: "/"), position > start, isCommentStart(position) { break }
        position &+= 1
      } else if isClass(byte, .wide), let scalar = WideScalar(bytes, at: position, end: end),
        position == start ? scalar.startsOperator : scalar.continuesOperator
      {
        position &+= scalar.length
      } else {
        break
      }
    }
    splitBeforeRegexOrPlaceholder(start)
  }

  /// `<#` within an operator starts a placeholder.
  private mutating func splitBeforeRegexOrPlaceholder(_ start: Int) {
    if position &- start > 1, bytes[position &- 1] == UInt8(ascii: "<"), byte(position) == UInt8(ascii: "#") {
      position &-= 1
    }
  }

  private func isCommentStart(_ index: Int) -> Bool {
    byte(index) == UInt8(ascii: "/") && (byte(index &+ 1) == UInt8(ascii: "/") || byte(index &+ 1) == UInt8(ascii: "*"))
  }

  private func isLeftBound(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    switch bytes[index &- 1] {
    case 0x20, 0x09, 0x0A, 0x0D, 0x0B, 0x0C, 0, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"):
      return !(index > 1 && bytes[index &- 2] == UInt8(ascii: "*"))
    case 0xA0:
      return !(index > 1 && bytes[index &- 2] == 0xC2)
    default:
      return true
    }
  }

  private func isRightBound(_ index: Int, isLeftBound: Bool) -> Bool {
    switch byte(index) {
    case 0:
      return index < end
    case 0x20, 0x09, 0x0A, 0x0D, 0x0B, 0x0C, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."):
      return !isLeftBound
    case UInt8(ascii: "/"):
      return !isCommentStart(index)
    case 0xC2:
      return byte(index &+ 1) != 0xA0
    default:
      return true
    }
  }

  /// `<#name#>` on one line.
  private mutating func lexPlaceholder(_ token: inout Token) -> Bool {
    var index = position &+ 2
    while index < end, !isClass(bytes[index], .lineEnd) {
      if bytes[index] == UInt8(ascii: "#"), byte(index &+ 1) == UInt8(ascii: ">") {
        note(.placeholder, position, index &+ 2)
        token.kind = .placeholder
        position = index &+ 2
        return true
      }
      index &+= 1
    }
    reach = max(reach, base &+ index)
    return false
  }
}
