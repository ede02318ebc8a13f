extension Lexer {
  /// Goes past everything before a token; notes whether a line starts there.
  mutating func skipLeadingTrivia(_ flags: inout TokenFlags) {
    while position < end {
      let byte = bytes[position]
      if isClass(byte, .blank) {
        position &+= 1
      } else if isClass(byte, .lineEnd) {
        flags.insert(.startsLine)
        position &+= 1
        lineStart = position
      } else if byte == UInt8(ascii: "/") {
        guard skipComment(&flags) else { return }
      } else if isClass(byte, .wide) {
        guard skipWideTrivia() else { return }
      } else if byte == 0 {
        position &+= 1
      } else if byte == UInt8(ascii: "#"), base &+ position == 0, self.byte(1) == UInt8(ascii: "!") {
        skipLine()
      } else if byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") {
        guard skipConflictMarker() else { return }
      } else {
        return
      }
    }
  }

  /// Goes past what stands between a token and the end of its line.
  mutating func skipTrailingTrivia() {
    while position < end {
      let byte = bytes[position]
      if isClass(byte, .blank) {
        position &+= 1
      } else if byte == UInt8(ascii: "/") {
        let start = position
        var flags: TokenFlags = []
        guard skipComment(&flags) else { return }
        if flags.contains(.startsLine) {
          reach = max(reach, base &+ position)
          position = start
          forgetProblems(from: base &+ start)
          return
        }
      } else {
        return
      }
    }
  }

  /// Goes past the comment at the position, if one starts there.
  private mutating func skipComment(_ flags: inout TokenFlags) -> Bool {
    switch byte(position &+ 1) {
    case UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "*"): skipBlockComment(&flags)
    default: return false
    }
    return true
  }

  private mutating func skipLine() {
    while position < end, !isClass(bytes[position], .lineEnd) { position &+= 1 }
  }

  private mutating func skipBlockComment(_ flags: inout TokenFlags) {
    let start = position
    var depth = 1
    position &+= 2
    while position < end {
      let byte = bytes[position]
      position &+= 1
      if byte == UInt8(ascii: "/"), self.byte(position) == UInt8(ascii: "*") {
        depth &+= 1
        position &+= 1
      } else if byte == UInt8(ascii: "*"), self.byte(position) == UInt8(ascii: "/") {
        position &+= 1
        depth &-= 1
        if depth == 0 { return }
      } else if isClass(byte, .lineEnd) {
        flags.insert(.startsLine)
        lineStart = position
      }
    }
    flags.insert(.startsLine)
    note(.unterminatedComment, start, start &+ 2)
  }

  /// Goes past a byte-order mark, a non-breaking space or bytes that are no text.
  private mutating func skipWideTrivia() -> Bool {
    guard let scalar = WideScalar(bytes, at: position, end: end) else {
      let start = position
      while position < end, isClass(bytes[position], .wide), WideScalar(bytes, at: position, end: end) == nil {
        position &+= 1
      }
      note(.invalidUTF8, start, position)
      return true
    }
    if scalar.value == 0xFEFF, base &+ position == 0 {
      position &+= scalar.length
      return true
    }
    if scalar.value == 0xA0 {
      note(.nonBreakingSpace, position, position &+ scalar.length)
      position &+= scalar.length
      return true
    }
    if scalar.startsIdentifier || scalar.startsOperator || scalar.isCurlyQuote { return false }
    note(.strangeCharacter, position, position &+ scalar.length)
    position &+= scalar.length
    return true
  }

  /// Goes past `<<<<<<< ` or `>>>>>>> ` at the start of a line, with what stands between the markers' lines left alone.
  private mutating func skipConflictMarker() -> Bool {
    let mark = bytes[position]
    guard position == 0 || isClass(bytes[position &- 1], .lineEnd) else { return false }
    for offset in 1..<7 where byte(position &+ offset) != mark { return false }
    guard byte(position &+ 7) == UInt8(ascii: " ") else { return false }
    let start = position
    skipLine()
    note(.conflictMarker, start, position)
    return true
  }
}
