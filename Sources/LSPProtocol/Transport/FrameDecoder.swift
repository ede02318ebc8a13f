/// Cuts a stream of bytes into message bodies (`Content-Length: N`, an empty line, N bytes).
///
/// Tolerant: headers in any order and case, with other headers among them, lines ended by CRLF or LF, empty lines between
/// messages. What is no header, and a length that its body contradicts, is told at once: whoever waits for more would
/// wait for ever.
package struct FrameDecoder: Sendable {
  /// A body may be this long; a longer one is a broken stream.
  private static let longestBody = 1 << 28
  /// No client writes more headers.
  private static let longestHeader = 1 << 14

  private var buffer: [UInt8] = []
  /// Where the undecoded bytes begin.
  private var start = 0
  /// The length announced by the header that has been read.
  private var announced: Int?
  /// How much of an incomplete body was looked at.
  private var scan = BodyScan()

  package init() {}

  /// Why the stream cannot be read on.
  package struct Broken: Error, Equatable {
    package let reason: String

    package init(reason: String) { self.reason = reason }
  }

  /// Whether the stream may end here: nothing of a message is left.
  package var isBetweenMessages: Bool { announced == nil && buffer[start...].allSatisfy(\.isSpace) }

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
    if announced == nil {
      announced = try header()
      scan = BodyScan()
    }
    guard let length = announced else { return nil }
    guard buffer.count - start >= length else {
      try checkIncompleteBody(length)
      return nil
    }
    defer {
      start += length
      announced = nil
    }
    return Array(buffer[start..<start + length])
  }

  /// A message that has ended long before its length is one of another length.
  private mutating func checkIncompleteBody(_ length: Int) throws(Broken) {
    guard let end = scan.end(of: buffer[start...]) else { return }
    // Some clients count spaces and line ends behind the message.
    guard length - end <= 8, buffer[(start + end)...].allSatisfy(\.isSpace) else {
      throw Broken(reason: "Content-Length is \(length), but the message ends after \(end) bytes")
    }
  }

  /// The length that the next header announces; nil while the header is incomplete.
  private mutating func header() throws(Broken) -> Int? {
    var length: Int?
    var hasHeader = false
    var lineStart = start
    while let lineEnd = buffer[lineStart...].firstIndex(of: 0x0A) {
      var line = buffer[lineStart..<lineEnd]
      if line.last == 0x0D { line = line.dropLast() }
      lineStart = lineEnd + 1
      guard line.isEmpty else {
        hasHeader = true
        length = try contentLength(line) ?? length
        continue
      }
      start = lineStart
      if let length { return length }
      if hasHeader { throw Broken(reason: "no Content-Length in the header") }
    }
    try checkName(buffer[lineStart...])
    guard buffer.count - start <= Self.longestHeader else { throw Broken(reason: "no Content-Length in the header") }
    return nil
  }

  /// The value of a `Content-Length` line; nil for another header.
  private func contentLength(_ line: ArraySlice<UInt8>) throws(Broken) -> Int? {
    try checkName(line)
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { throw .noHeader }
    let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
    guard name == "content-length" else { return nil }
    let digits = line[(colon + 1)...].filter { $0 != 0x20 && $0 != 0x09 }
    guard let length = Int(String(decoding: digits, as: UTF8.self)), (0...Self.longestBody).contains(length) else {
      throw Broken(reason: "Content-Length is no length")
    }
    return length
  }

  /// A line of a header begins with a name, of which the first bytes may be there.
  private func checkName(_ line: ArraySlice<UInt8>) throws(Broken) {
    let name = line.prefix { $0 != UInt8(ascii: ":") }
    let isName = name.enumerated().allSatisfy { $1.isPartOfName || $1 == 0x0D && $0 == 0 }
    guard isName, name.count <= 64 else { throw .noHeader }
  }
}

extension FrameDecoder.Broken {
  fileprivate static let noHeader = FrameDecoder.Broken(reason: "what stands between two messages is no header")
}

/// Where the JSON value ends that a body begins with, as far as the body has arrived.
private struct BodyScan {
  private var position = 0
  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  private var found: Int?

  /// The length of the value; nil while it has no end, or where it is no object or array.
  mutating func end(of body: ArraySlice<UInt8>) -> Int? {
    while found == nil, position < body.count {
      let byte = body[body.startIndex + position]
      position += 1
      take(byte)
    }
    return found
  }

  private mutating func take(_ byte: UInt8) {
    if isInString {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      }
      return
    }
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      if depth == 0 { found = position }
    default: break
    }
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// A letter, a digit or a hyphen.
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

/// `body` with its header, as it goes over the wire.
package func framed(_ body: [UInt8]) -> [UInt8] {
  Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
}
