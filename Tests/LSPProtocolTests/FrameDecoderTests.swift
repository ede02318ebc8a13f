import LSPProtocol
import Testing

struct FrameDecoderTests {
  @Test(arguments: [
    ("Content-Length: 2\r\n\r\n{}", ["{}"]),
    ("content-type: x; charset=utf-8\r\nCONTENT-LENGTH:2\r\n\r\n{}", ["{}"]),
    ("Content-Length: 2\n\n{}Content-Length: 3\r\n\r\n[1]", ["{}", "[1]"]),
    ("\r\nContent-Length: 4\r\n\r\n\"é\"", ["\"é\""]),
    ("Content-Length: 0\r\n\r\nContent-Length: 1\r\n\r\n1", ["", "1"]),
    ("Content-Length: 5\r\n\r\n{}", []),
  ])
  func cutsAnyChunks(_ stream: String, _ expected: [String]) throws {
    let bytes = Array(stream.utf8)
    for size in [1, 3, 7, bytes.count] {
      var decoder = FrameDecoder()
      var bodies: [String] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        decoder.append(bytes[start..<min(start + size, bytes.count)])
        while let body = try decoder.next() { bodies.append(String(decoding: body, as: UTF8.self)) }
      }
      #expect(bodies == expected)
    }
  }

  @Test(arguments: [
    "Content-Length: -1\r\n\r\n", "Content-Length: 99999999999999999999\r\n\r\n", "Content-Length: two\r\n\r\n",
    String(repeating: "x", count: 1 << 17),
    // Longer than any message, and longer than the message that follows.
    "Content-Length: 999999999\r\n\r\n", "Content-Length: 5000\r\n\r\n{\"id\":\"}\"}",
    // No length, no header, and what is left of a message whose length was too small.
    "Content-Type: x\r\n\r\n{}", "{\"jsonrpc\"", "\u{0}\u{1}", "Content-Length\r\n", "a: b\r\n\r\n",
  ])
  func givesUpOnWhatIsNoStream(_ stream: String) {
    var decoder = FrameDecoder()
    decoder.append(stream.utf8)
    #expect(throws: FrameDecoder.Broken.self) { try decoder.next() }
  }

  @Test func framesWithTheLengthInBytes() {
    #expect(String(decoding: framed(Array("\"é\"".utf8)), as: UTF8.self) == "Content-Length: 4\r\n\r\n\"é\"")
  }
}
