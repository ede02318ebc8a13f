/// What ends a line: `\n`, `\r\n`, or `\r` alone.
enum LineBreaks {
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  static func count(in bytes: ArraySlice<UInt8>) -> Int {
    let feeds = count(of: lineFeed, in: bytes, before: bytes.count)
    let returns = count(of: carriageReturn, in: bytes, before: bytes.count)
    guard returns > 0 else { return feeds }
    var pairs = 0
    for index in bytes.indices.dropFirst() where bytes[index] == lineFeed && bytes[index &- 1] == carriageReturn {
      pairs &+= 1
    }
    return feeds &+ returns &- pairs
  }

  /// Compares sixteen bytes at a time: an edit counts the lines of a leaf anew, which was two fifths of its cost
  /// (benchmark `edit`).
  private static func count(of wanted: UInt8, in bytes: ArraySlice<UInt8>, from start: Int = 0, before end: Int) -> Int
  {
    // SAFETY: what is loaded ends at or before `stop`, which is within the buffer.
    bytes.withUnsafeBytes { buffer in
      let end = max(0, min(end, buffer.count))
      let pattern = SIMD16<UInt8>(repeating: wanted)
      var total = 0
      var index = max(0, start)
      while index &+ 16 <= end {
        // So many times that no lane's sum can pass 255.
        let stop = min(end, index &+ 255 &* 16)
        var sums = SIMD16<UInt8>(repeating: 0)
        while index &+ 16 <= stop {
          let matches = buffer.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self) .== pattern
          // SAFETY: a mask has a byte for each lane, -1 where it matches.
          sums &-= unsafeBitCast(matches, to: SIMD16<UInt8>.self)
          index &+= 16
        }
        total &+= Int(SIMD16<UInt16>(truncatingIfNeeded: sums).wrappedSum())
      }
      while index < end {
        total &+= buffer[index] == wanted ? 1 : 0
        index &+= 1
      }
      return total
    }
  }

  /// The offset after the `ordinal`-th line end (counted from 1) in `bytes`.
  static func offset(afterBreak ordinal: Int, in bytes: ArraySlice<UInt8>) -> Int {
    let base = bytes.startIndex
    var (count, index) = passed(before: ordinal, in: bytes)
    while index < bytes.count {
      let byte = bytes[base &+ index]
      index &+= 1
      guard byte == lineFeed || byte == carriageReturn else { continue }
      if byte == carriageReturn, index < bytes.count, bytes[base &+ index] == lineFeed { index &+= 1 }
      count &+= 1
      if count == ordinal { return index }
    }
    return bytes.count
  }

  /// As many blocks from the start as have fewer than `ordinal` line ends together: how many those are, and where the
  /// blocks end. None where carriage returns make counting harder.
  private static func passed(before ordinal: Int, in bytes: ArraySlice<UInt8>) -> (count: Int, end: Int) {
    guard count(of: carriageReturn, in: bytes, before: bytes.count) == 0 else { return (0, 0) }
    var passed = (count: 0, end: 0)
    while passed.end < bytes.count {
      let next = min(passed.end &+ 128, bytes.count)
      let found = count(of: lineFeed, in: bytes, from: passed.end, before: next)
      guard passed.count &+ found < ordinal else { break }
      passed = (passed.count &+ found, next)
    }
    return passed
  }

  /// Line ends that lie wholly before `end`.
  static func count(in bytes: ArraySlice<UInt8>, before end: Int) -> Int {
    guard count(of: carriageReturn, in: bytes, before: end) > 0 else {
      return count(of: lineFeed, in: bytes, before: end)
    }
    let base = bytes.startIndex
    var count = 0
    for index in 0..<min(end, bytes.count) {
      let byte = bytes[base &+ index]
      if byte == lineFeed {
        count &+= 1
      } else if byte == carriageReturn, !(index &+ 1 < bytes.count && bytes[base &+ index &+ 1] == lineFeed) {
        count &+= 1
      }
    }
    return count
  }
  /// Where the line starts that `end` is in; 0 where none ends before; nil where only the bytes that follow tell.
  static func lineStart(before end: Int, in bytes: ArraySlice<UInt8>) -> Int? {
    let base = bytes.startIndex
    var index = min(end, bytes.count)
    while index > 0 {
      switch bytes[base &+ index &- 1] {
      case lineFeed: return index
      case carriageReturn:
        guard index < bytes.count else { return nil }
        if bytes[base &+ index] != lineFeed { return index }
      default: break
      }
      index &-= 1
    }
    return 0
  }
}
