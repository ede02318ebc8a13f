/// What ends a line: `\n`, `\r\n`, or `\r` alone.
enum LineBreaks {
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  static func count(in bytes: [UInt8]) -> Int {
    let feeds = count(of: lineFeed, in: bytes)
    let returns = count(of: carriageReturn, in: bytes)
    guard returns > 0 else { return feeds }
    var pairs = 0
    for index in bytes.indices.dropFirst() where bytes[index] == lineFeed && bytes[index &- 1] == carriageReturn {
      pairs &+= 1
    }
    return feeds &+ returns &- pairs
  }

  /// Sums of at most 255 bytes fit a byte, so that the compiler adds many at a time.
  private static func count(of wanted: UInt8, in bytes: [UInt8]) -> Int {
    // SAFETY: all indices are below `buffer.count`.
    bytes.withUnsafeBufferPointer { buffer in
      var total = 0
      var start = 0
      while start < buffer.count {
        let end = min(start &+ 255, buffer.count)
        var sum: UInt8 = 0
        for index in start..<end { sum &+= buffer[index] == wanted ? 1 : 0 }
        total &+= Int(sum)
        start = end
      }
      return total
    }
  }

  /// The offset after the `ordinal`-th line end (counted from 1) in `bytes`.
  static func offset(afterBreak ordinal: Int, in bytes: [UInt8]) -> Int {
    var count = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index &+= 1
      guard byte == lineFeed || byte == carriageReturn else { continue }
      if byte == carriageReturn, index < bytes.count, bytes[index] == lineFeed { index &+= 1 }
      count &+= 1
      if count == ordinal { return index }
    }
    return bytes.count
  }

  /// Line ends that lie wholly before `end`.
  static func count(in bytes: [UInt8], before end: Int) -> Int {
    var count = 0
    for index in 0..<min(end, bytes.count) {
      let byte = bytes[index]
      if byte == lineFeed {
        count &+= 1
      } else if byte == carriageReturn, !(index &+ 1 < bytes.count && bytes[index &+ 1] == lineFeed) {
        count &+= 1
      }
    }
    return count
  }
}
