import Server
import Testing

/// Who a preview answers: its own page, on this machine, and nobody else.
@Suite struct PreviewAccessTests {
  private static let access = PreviewAccess(port: 4711, token: "0123456789abcdef0123456789abcdef")
  private static let token = access.token

  private static func resource(_ head: String) -> Result<PreviewAccess.Resource, PreviewAccess.Refusal>? {
    guard case .complete(let request, _) = HTTPRequest.head(of: Array((head + "\r\n\r\n").utf8)) else { return nil }
    return Result { () throws(PreviewAccess.Refusal) in try access.resource(of: request) }
  }

  @Test func itsOwnPageIsAnswered() {
    let host = "Host: 127.0.0.1:4711"
    #expect(Self.resource("GET /\(Self.token)/ HTTP/1.1\r\n\(host)") == .success(.page))
    #expect(Self.resource("GET /\(Self.token)/events HTTP/1.1\r\nHost: localhost:4711") == .success(.events))
    let origin = "Origin: http://127.0.0.1:4711\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json"
    #expect(Self.resource("POST /\(Self.token)/command HTTP/1.1\r\n\(host)\r\n\(origin)") == .success(.command))
  }

  @Test(arguments: [
    "Host: evil.example:4711", "Host: 127.0.0.1", "Host: 127.0.0.1:80", "Host: 127.0.0.1:4711.evil.example", "X: y",
    "Host: 127.0.0.1:4711\r\nHost: evil.example",
  ]) func namesThatLeadHereByATrickAreRefused(_ headers: String) {
    #expect(Self.resource("GET /\(Self.token)/ HTTP/1.1\r\n\(headers)") == .failure(.foreignHost))
  }

  @Test(arguments: [
    "Origin: https://evil.example", "Origin: null", "Origin: http://127.0.0.1:80", "Sec-Fetch-Site: cross-site",
    "Sec-Fetch-Site: same-site",
  ]) func foreignPagesAreRefused(_ header: String) {
    let host = "Host: 127.0.0.1:4711"
    #expect(Self.resource("GET /\(Self.token)/ HTTP/1.1\r\n\(host)\r\n\(header)") == .failure(.foreignOrigin))
  }

  @Test(arguments: [
    "", "Origin: http://127.0.0.1:4711", "Content-Type: application/json",
    "Origin: http://127.0.0.1:4711\r\nContent-Type: text/plain",
  ]) func commandsSayWhereTheyComeFromAndAreJSON(_ headers: String) {
    let head =
      "POST /\(Self.token)/command HTTP/1.1\r\nHost: 127.0.0.1:4711" + (headers.isEmpty ? "" : "\r\n" + headers)
    #expect(Self.resource(head) == .failure(.foreignOrigin))
  }

  @Test(arguments: [
    "/", "//", "/0123456789abcdef0123456789abcdee/", "/0123456789abcdef/", "/TOKEN", "/TOKEN/../TOKEN/", "/TOKEN/x",
    "/TOKEN/events/", "/TOKEN/?x", "/TOKEN/%65vents", "/x/TOKEN/",
  ]) func otherPathsAreRefused(_ path: String) {
    let path = path.replacing("TOKEN", with: Self.token)
    #expect(Self.resource("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:4711") == .failure(.unknownPath))
  }

  @Test(arguments: [
    "PUT /TOKEN/ HTTP/1.1", "DELETE /TOKEN/events HTTP/1.1", "GET /TOKEN/command HTTP/1.1", "OPTIONS /TOKEN/ HTTP/1.1",
  ]) func otherMethodsAreRefused(_ line: String) {
    let line = line.replacing("TOKEN", with: Self.token)
    #expect(Self.resource("\(line)\r\nHost: 127.0.0.1:4711") == .failure(.wrongMethod))
  }

  @Test(arguments: [
    "GET", "GET /", "GET / HTTP/2", "GET http://a/ HTTP/1.1", "GET / HTTP/1.1 x", "GET / HTTP/1.1\r\n folded: x",
    "GET / HTTP/1.1\r\n: x", "GET / HTTP/1.1\r\nno colon", "GET /\u{0} HTTP/1.1", "GET /é HTTP/1.1",
  ]) func whatIsNoRequestIsNotRead(_ head: String) {
    guard case .malformed = HTTPRequest.head(of: Array((head + "\r\n\r\n").utf8)) else {
      Issue.record("'\(head)' was read")
      return
    }
  }

  @Test func longHeadsAreNotWaitedFor() {
    let long = Array(("GET / HTTP/1.1\r\nA: " + String(repeating: "x", count: 20_000)).utf8)
    guard case .tooLong = HTTPRequest.head(of: long) else {
      Issue.record("it was read")
      return
    }
    guard case .incomplete = HTTPRequest.head(of: Array("GET / HT".utf8)) else {
      Issue.record("it was not waited for")
      return
    }
  }

  @Test(
    arguments: [("Content-Length: 12", 12), ("Content-Length: -1", nil), ("Content-Length: 1e3", nil)]
      as [(String, Int?)]
  )
  func lengthsAreNumbers(_ header: String, _ length: Int?) {
    guard case .complete(let request, _) = HTTPRequest.head(of: Array("POST /a HTTP/1.1\r\n\(header)\r\n\r\n".utf8))
    else {
      Issue.record("it was not read")
      return
    }
    #expect(request.bodyLength == length)
  }

  @Test func chunkedBodiesAreNotTaken() {
    let head = "POST /a HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n"
    guard case .complete(let request, _) = HTTPRequest.head(of: Array(head.utf8)) else {
      Issue.record("it was not read")
      return
    }
    #expect(request.bodyLength == nil)
  }

  @Test func anEarlierAddressIsTakenOver() {
    let access = PreviewAccess(port: 40_123, token: PreviewAccess.makeToken())
    let again = PreviewAccess(address: access.address)
    #expect(again?.address == access.address)
  }

  @Test(arguments: [
    "", "http://127.0.0.1:40123/", "http://127.0.0.1:40123/a/",
    "http://127.0.0.1:40123/0123456789abcdef0123456789abcdef",
    "http://127.0.0.1:40123/0123456789abcdef0123456789abcdef/x",
    "http://127.0.0.1:80/0123456789abcdef0123456789abcdef/",
    "http://127.0.0.1:70000/0123456789abcdef0123456789abcdef/",
    "http://localhost:40123/0123456789abcdef0123456789abcdef/",
    "http://127.0.0.1:40123/../0123456789abcdef0123456789abc/",
    "http://127.0.0.1:40123/0123456789ABCDEF0123456789ABCDEF/",
    "https://127.0.0.1:40123/0123456789abcdef0123456789abcdef/",
  ]) func otherAddressesAreNot(_ address: String) {
    #expect(PreviewAccess(address: address) == nil)
  }

  @Test func tokensAreLongAndDiffer() {
    let tokens = Set((0..<100).map { _ in PreviewAccess.makeToken() })
    #expect(tokens.count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 })
  }
}
