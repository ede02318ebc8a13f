extension Lexer {
  /// A name or a keyword.
  mutating func lexWord(_ token: inout Token) {
    let start = position
    position &+= 1
    let isPlain = skipIdentifierPart()
    if isPlain {
      let (kind, word) = words.look(bytes, start, position)
      token.kind = kind
      token.word = word
    } else {
      token.kind = .identifier
    }
  }

  /// Goes past the rest of a name; whether it is of ASCII letters only.
  private mutating func skipIdentifierPart() -> Bool {
    var isPlain = true
    while position < end {
      let byte = bytes[position]
      if isClass(byte, .identifierPart) {
        position &+= 1
      } else if isClass(byte, .wide), let scalar = WideScalar(bytes, at: position, end: end),
        scalar.continuesIdentifier
      {
        position &+= scalar.length
        isPlain = false
      } else {
        break
      }
    }
    return isPlain
  }

  /// A name, an operator or a curly quote that starts outside ASCII.
  mutating func lexWide(_ token: inout Token) {
    guard let scalar = WideScalar(bytes, at: position, end: end) else {
      token.kind = .unknown
      return
    }
    if scalar.startsIdentifier {
      position &+= scalar.length
      _ = skipIdentifierPart()
      token.kind = .identifier
    } else if scalar.startsOperator {
      lexOperator(&token)
    } else {
      lexCurlyString(&token)
    }
  }

  /// `` `name` ``
  mutating func lexQuotedName(_ token: inout Token) {
    let start = position
    position &+= 1
    while position < end, bytes[position] != UInt8(ascii: "`"), !isClass(bytes[position], .lineEnd) { position &+= 1 }
    token.kind = .identifier
    token.flags.insert(.isQuoted)
    if byte(position) == UInt8(ascii: "`"), position &- start > 1 {
      position &+= 1
    } else {
      reach = max(reach, base &+ position)
      position = start &+ 1
      token.kind = .backtick
      note(.unterminatedQuotedName, start, position)
    }
  }

  /// `$0`, `$name`, `$`
  mutating func lexDollar(_ token: inout Token) {
    position &+= 1
    _ = skipIdentifierPart()
    let isAlone = position == token.textStart &- base &+ 1
    if isAlone { note(.loneDollar, position &- 1, position) }
    token.kind = isAlone ? .identifier : .dollarIdentifier
  }

  /// `#if`, `#available`, `#"raw"#`, `#/regex/#`, or `#` alone before a macro's name.
  mutating func lexPound(_ token: inout Token) {
    let after = poundRunEnd()
    if byte(after) == UInt8(ascii: "\"") {
      lexString(&token)
      return
    }
    if byte(after) == UInt8(ascii: "/"), let regexEnd = extendedRegexEnd(position, pounds: after &- position) {
      token.kind = .regexLiteral
      position = regexEnd
      return
    }
    var wordEnd = position &+ 1
    while isClass(byte(wordEnd), .identifierPart) { wordEnd &+= 1 }
    noteReach(base &+ max(after, wordEnd) &+ 1)
    if let directive = directive(position &+ 1, wordEnd) {
      token.kind = directive
      position = wordEnd
    } else {
      token.kind = .pound
      position &+= 1
    }
  }

  /// The index after the `#`s from the position on; a run is read once, however many tokens it is.
  private mutating func poundRunEnd() -> Int {
    var after = position
    if poundRun.lowerBound <= base &+ position, base &+ position < poundRun.upperBound {
      after = poundRun.upperBound &- base
    }
    while byte(after) == UInt8(ascii: "#") { after &+= 1 }
    poundRun = base &+ position..<base &+ after
    reach = max(reach, base &+ after &+ 1)
    return after
  }

  private static let directives: [(name: StaticString, kind: SyntaxKind)] = [
    ("if", .poundIf), ("else", .poundElse), ("elseif", .poundElseif), ("endif", .poundEndif),
    ("available", .poundAvailable), ("unavailable", .poundUnavailable), ("sourceLocation", .poundSourceLocation),
  ]

  private func directive(_ start: Int, _ end: Int) -> SyntaxKind? {
    for (name, kind) in Self.directives where name.utf8CodeUnitCount == end &- start {
      if name.withUTF8Buffer({ $0.elementsEqual(bytes[start..<end]) }) { return kind }
    }
    return nil
  }
}
