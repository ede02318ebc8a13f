/// Standard input, line by line.
struct LineReader {
  /// A line of input.
  enum Line {
    case bytes([UInt8])
    /// It was longer than is taken, and is left out.
    case tooLong
  }

  /// The longest line that is taken.
  static let longest = 4 << 20

  private let console: Console
  private var unread: [UInt8] = []
  private var isAtEnd = false

  init(_ console: Console) {
    self.console = console
  }

  /// The next line that is not empty; nil at the end.
  mutating func next() -> Line? {
    var isTooLong = false
    // What has been looked through need not be again.
    var searched = 0
    while true {
      if let end = unread[searched...].firstIndex(of: 0x0A) {
        let line = Array(unread[..<end])
        unread.removeSubrange(...end)
        searched = 0
        if isTooLong || line.count > Self.longest { return .tooLong }
        if !line.allSatisfy(Self.isSpace) { return .bytes(line) }
        continue
      }
      if unread.count > Self.longest {
        isTooLong = true
        unread = []
      }
      searched = unread.count
      guard let more = isAtEnd ? nil : console.readChunk() else {
        defer { unread = [] }
        isAtEnd = true
        if isTooLong { return .tooLong }
        return unread.allSatisfy(Self.isSpace) ? nil : .bytes(unread)
      }
      unread += more
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
