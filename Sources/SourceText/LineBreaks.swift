/// What ends a line: `\n`, `\r\n`, or `\r` alone.
enum LineBreaks {
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  static func count(in bytes: [UInt8]) -> Int {
    var count = 0
    var afterReturn = false
    for byte in bytes {
      if byte == lineFeed {
        if !afterReturn { count &+= 1 }
        afterReturn = false
      } else {
        afterReturn = byte == carriageReturn
        if afterReturn { count &+= 1 }
      }
    }
    return count
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
