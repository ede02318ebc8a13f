/// Cuts a stream of bytes into message bodies (`Content-Length: N`, an empty line, N bytes).
///
/// Tolerant: headers in any order and case, with other headers among them, lines ended by CRLF or LF.
package struct FrameDecoder: Sendable {
  /// A body may be this long; a longer one is a broken stream.
  private static let longestBody = 1 << 30
  private static let longestHeader = 1 << 16

  private var buffer: [UInt8] = []
  /// Where the undecoded bytes begin.
  private var start = 0
  /// The length announced by the header that has been read.
  private var announced: Int?

  package init() {}

  /// Why the stream cannot be read on.
  package struct Broken: Error, Equatable {
    package let reason: String
  }

  /// Takes the next bytes of the stream.
  package mutating func append(_ bytes: some Sequence<UInt8>) {
    if start > 0, start == buffer.count || start > 1 << 20 {
      buffer.removeFirst(start)
      start = 0
    }
    buffer += bytes
  }

  /// The next whole body, if it has arrived.
  package mutating func next() throws(Broken) -> [UInt8]? {
    if announced == nil { announced = try header() }
    guard let length = announced, buffer.count - start >= length else { return nil }
    defer {
      start += length
      announced = nil
    }
    return Array(buffer[start..<start + length])
  }

  /// The length that the next header announces; nil while the header is incomplete.
  private mutating func header() throws(Broken) -> Int? {
    var length: Int?
    var lineStart = start
    while let lineEnd = buffer[lineStart...].firstIndex(of: 0x0A) {
      var line = buffer[lineStart..<lineEnd]
      if line.last == 0x0D { line = line.dropLast() }
      lineStart = lineEnd + 1
      guard line.isEmpty else {
        length = try contentLength(line) ?? length
        continue
      }
      start = lineStart
      if let length { return length }
    }
    guard buffer.count - start <= Self.longestHeader else { throw Broken(reason: "no Content-Length in the header") }
    return nil
  }

  /// The value of a `Content-Length` line; nil for another header.
  private func contentLength(_ line: ArraySlice<UInt8>) throws(Broken) -> Int? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
    guard name == "content-length" else { return nil }
    let digits = line[(colon + 1)...].filter { $0 != 0x20 && $0 != 0x09 }
    guard let length = Int(String(decoding: digits, as: UTF8.self)), (0...Self.longestBody).contains(length) else {
      throw Broken(reason: "Content-Length is no length")
    }
    return length
  }
}

/// `body` with its header, as it goes over the wire.
package func framed(_ body: [UInt8]) -> [UInt8] {
  Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
}
