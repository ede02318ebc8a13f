/// A request of a browser, as far as the preview needs it: nothing else is understood.
package struct HTTPRequest: Sendable {
  /// The longest head, and the longest body of a command.
  package static let mostHead = 16_384
  package static let mostBody = 65_536

  package let method: String
  package let path: String
  /// By their names in lower case; of a repeated one the first counts, and `isAmbiguous` is set.
  package let headers: [String: String]
  /// A header that decides about access was there twice.
  package let isAmbiguous: Bool

  /// How reading the head of a request can end.
  package enum Head: Sendable {
    case incomplete
    case tooLong
    case malformed
    /// The request, and where its body begins.
    case complete(HTTPRequest, body: Int)
  }

  /// Reads the head at the start of `bytes`.
  package static func head(of bytes: [UInt8]) -> Head {
    guard let end = end(ofHeadIn: bytes) else {
      return bytes.count > mostHead ? .tooLong : .incomplete
    }
    guard end <= mostHead else { return .tooLong }
    guard bytes[..<end].allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0D || $0 == 0x0A || $0 == 0x09 }) else {
      return .malformed
    }
    let text = String(decoding: bytes[..<end], as: UTF8.self)
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: true)[...]
    guard let first = lines.popFirst() else { return .malformed }
    let words = first.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0", words[1].hasPrefix("/") else {
      return .malformed
    }
    var headers: [String: String] = [:]
    var isAmbiguous = false
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex, line.first != " ", line.first != "\t" else {
        return .malformed
      }
      let name = line[..<colon].lowercased()
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      if headers[name] != nil {
        isAmbiguous = isAmbiguous || deciding.contains(name)
      } else {
        headers[name] = String(value)
      }
    }
    let request = HTTPRequest(
      method: String(words[0]),
      path: String(words[1]),
      headers: headers,
      isAmbiguous: isAmbiguous
    )
    return .complete(request, body: end + 4)
  }

  private static let deciding: Set<String> = ["content-length", "host", "origin", "transfer-encoding"]

  /// Where the empty line begins that ends the head.
  private static func end(ofHeadIn bytes: [UInt8]) -> Int? {
    guard bytes.count >= 4 else { return nil }
    for index in 0...min(bytes.count - 4, mostHead) {
      let isEnd =
        bytes[index] == 0x0D && bytes[index + 1] == 0x0A && bytes[index + 2] == 0x0D && bytes[index + 3] == 0x0A
      if isEnd { return index }
    }
    return nil
  }

  /// The length of the body that the head states; nil where it is not said in the one way that is understood.
  package var bodyLength: Int? {
    guard headers["transfer-encoding"] == nil else { return nil }
    guard let text = headers["content-length"] else { return 0 }
    guard text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let length = Int(text) else { return nil }
    return length
  }
}
