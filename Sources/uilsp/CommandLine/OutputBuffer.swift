/// Text on its way out of the program, in pieces: what is long is never held as a whole.
struct OutputBuffer {
  private static let pieceSize = 1 << 16

  private let console: Console
  private let isError: Bool
  private var bytes: [UInt8] = []

  init(_ console: Console, isError: Bool = false) {
    self.console = console
    self.isError = isError
    bytes.reserveCapacity(Self.pieceSize + 256)
  }

  mutating func write(_ text: String) {
    bytes += text.utf8
    flushIfFull()
  }

  mutating func write(_ byte: UInt8) {
    bytes.append(byte)
    flushIfFull()
  }

  mutating func write(spaces count: Int) {
    for _ in 0..<max(count, 0) { write(UInt8(ascii: " ")) }
  }

  private mutating func flushIfFull() {
    if bytes.count >= Self.pieceSize { flush() }
  }

  /// Sends what is there.
  mutating func flush() {
    if isError { console.printError(bytes: bytes) } else { console.print(bytes: bytes) }
    bytes.removeAll(keepingCapacity: true)
  }
}
