/// What the lines of a multi-line string literal must keep to (The Swift Programming Language, "String Literals").
extension Lexer {
  /// Checks the lines of a literal whose content starts at `start` and which ends at the position.
  mutating func checkLines(_ start: Int, _ pounds: Int) {
    let closing = position &- 3 &- pounds
    guard start < closing, isClass(bytes[start], .lineEnd) else {
      return note(.contentAfterMultilineOpening, start, start)
    }
    var lineStart = closing
    while !isClass(bytes[lineStart &- 1], .lineEnd) { lineStart &-= 1 }
    guard bytes[lineStart..<closing].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else {
      return note(.contentBeforeMultilineClosing, closing, closing &+ 3 &+ pounds)
    }
    checkIndentation(of: start..<lineStart, lineStart..<closing)
    checkLastLine(lineStart, start, pounds)
  }

  /// Each line must start with the indentation of the closing quotes, or be empty; the first that does not is told.
  private mutating func checkIndentation(of content: Range<Int>, _ indentation: Range<Int>) {
    guard !indentation.isEmpty else { return }
    var index = content.lowerBound
    while index < content.upperBound {
      let isLineEnd = isClass(bytes[index], .lineEnd)
      index &+= 1
      guard isLineEnd, index < content.upperBound, !isClass(bytes[index], .lineEnd) else { continue }
      var offset = 0
      while offset < indentation.count, index &+ offset < content.upperBound,
        bytes[index &+ offset] == bytes[indentation.lowerBound &+ offset]
      {
        offset &+= 1
      }
      if offset < indentation.count { return note(.insufficientIndentation, index, index &+ offset) }
    }
  }

  /// The last line must not end with a backslash.
  private mutating func checkLastLine(_ lineStart: Int, _ start: Int, _ pounds: Int) {
    var index = lineStart &- 1
    if index > start, bytes[index] == 0x0A, bytes[index &- 1] == 0x0D { index &-= 1 }
    while index > start, bytes[index &- 1] == 0x20 || bytes[index &- 1] == 0x09 { index &-= 1 }
    guard index &- pounds > start, isPoundRun(index &- pounds, pounds) else { return }
    index &-= pounds
    var backslashes = 0
    while index > start, bytes[index &- 1] == UInt8(ascii: "\\") {
      backslashes &+= 1
      index &-= 1
    }
    if backslashes % 2 == 1 { note(.escapedLastNewline, index, index &+ 1) }
  }
}
