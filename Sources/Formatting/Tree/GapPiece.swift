import SourceText
import Syntax

/// What stands between two tokens, as far as formatting cares.
enum GapPiece: Equatable {
  /// Line ends in a row, blanks between them left out.
  case lineEnds(Int)
  case blanks
  /// Without the blanks at its end.
  case comment(ByteRange, isLine: Bool)
  /// Bytes that are no Swift at all.
  case stray(ByteRange)
}

extension FlatTree {
  /// The bytes between a token and the one before it.
  func gap(before token: TokenID) -> ByteRange {
    let start = token.index > 0 ? tokens[token.index &- 1].end : 0
    return ByteRange(start, tokens[token.index].start)
  }

  /// Whether only blanks and line ends stand before `token`.
  func isPlainGap(before token: TokenID) -> Bool {
    let gap = gap(before: token)
    return bytes[gap.start.value..<gap.end.value].allSatisfy { Blank.isBlank($0) || Blank.isLineEnd($0) }
  }

  /// Whether a line ends between a token and the one before it.
  func startsLine(_ token: TokenID) -> Bool {
    let gap = gap(before: token)
    return bytes[gap.start.value..<gap.end.value].contains(where: Blank.isLineEnd)
  }

  /// What stands between a token and the one before it, from left to right.
  func gapPieces(before token: TokenID) -> [GapPiece] {
    let gap = gap(before: token)
    var scanner = GapScanner(bytes: bytes, position: gap.start.value, end: gap.end.value)
    return scanner.pieces()
  }
}

/// Blanks and line ends as bytes.
enum Blank {
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0B || byte == 0x0C }

  static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

/// Splits the bytes between two tokens.
private struct GapScanner {
  let bytes: [UInt8]
  var position: Int
  let end: Int

  mutating func pieces() -> [GapPiece] {
    var result: [GapPiece] = []
    while position < end {
      let byte = bytes[position]
      if Blank.isLineEnd(byte) {
        result.append(.lineEnds(skipLineEnds()))
      } else if Blank.isBlank(byte) {
        position &+= 1
        if result.last != .blanks { result.append(.blanks) }
      } else if byte == UInt8(ascii: "/"), position &+ 1 < end {
        result.append(comment())
      } else {
        result.append(stray())
      }
    }
    return result
  }

  /// Goes past line ends and the blanks between them; blanks before the next piece count with them.
  private mutating func skipLineEnds() -> Int {
    var count = 0
    while position < end {
      let byte = bytes[position]
      guard Blank.isLineEnd(byte) || Blank.isBlank(byte) else { break }
      position &+= 1
      guard Blank.isLineEnd(byte) else { continue }
      if byte == 0x0D, position < end, bytes[position] == 0x0A { position &+= 1 }
      count &+= 1
    }
    return count
  }

  private mutating func comment() -> GapPiece {
    let start = position
    let isLine = bytes[position &+ 1] == UInt8(ascii: "/")
    guard isLine || bytes[position &+ 1] == UInt8(ascii: "*") else { return stray() }
    if isLine {
      while position < end, !Blank.isLineEnd(bytes[position]) { position &+= 1 }
    } else {
      skipBlockComment()
    }
    var last = position
    while isLine, last > start, Blank.isBlank(bytes[last &- 1]) { last &-= 1 }
    return .comment(ByteRange(start, last), isLine: isLine)
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while position < end {
      let next = position &+ 1 < end ? bytes[position &+ 1] : 0
      if bytes[position] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth &+= 1
        position &+= 2
      } else if bytes[position] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth &-= 1
        position &+= 2
        if depth == 0 { return }
      } else {
        position &+= 1
      }
    }
  }

  private mutating func stray() -> GapPiece {
    let start = position
    while position < end, !Blank.isBlank(bytes[position]), !Blank.isLineEnd(bytes[position]) { position &+= 1 }
    return .stray(ByteRange(start, position))
  }
}
