/// Who may see a preview and talk to it: the page that this process has handed out, on this machine, and nobody else. A
/// page of a foreign site has another origin; a name that leads here by a trick has another host; who has neither still
/// lacks the token.
package struct PreviewAccess: Sendable {
  package let port: Int
  /// Nobody guesses it: 128 random bits.
  package let token: String

  package init(port: Int, token: String) {
    self.port = port
    self.token = token
  }

  /// What the address of every page begins with.
  private static let start = "http://127.0.0.1:"
  /// How many digits a token has.
  private static let tokenLength = 32

  package static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    let words = [generator.next() as UInt64, generator.next()]
    return words.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// What an address stands for that a page had before; nil for one that no preview hands out.
  package init?(address: String) {
    guard address.utf8.count < 80, address.hasPrefix(Self.start) else { return nil }
    let parts = address.dropFirst(Self.start.count).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2].isEmpty, let port = UInt16(parts[0]), port >= 1_024,
      parts[1].count == Self.tokenLength, parts[1].allSatisfy({ $0.isASCII && $0.isHexDigit && !$0.isUppercase })
    else { return nil }
    self.init(port: Int(port), token: String(parts[1]))
  }

  /// The address of the page.
  package var address: String { "\(Self.start)\(port)/\(token)/" }

  /// A text that may hold the address of a page, with one that is the same for all.
  static func withoutAddress(_ text: String) -> String {
    guard let found = text.firstRange(of: start) else { return text }
    let rest = text[found.upperBound...].drop { $0.isNumber }
    guard rest.first == "/" else { return text }
    let token = rest.dropFirst().prefix { $0.isHexDigit }
    guard token.count == tokenLength else { return text }
    return text[..<found.lowerBound] + start + "0/" + text[token.endIndex...].drop { $0 == "/" }
  }

  /// What a request may ask for.
  package enum Resource: Equatable, Sendable {
    case page
    case events
    case command
  }

  /// Why a request is refused.
  package enum Refusal: Error, Equatable, Sendable {
    case foreignHost
    case foreignOrigin
    case unknownPath
    case wrongMethod
  }

  /// What the request asks for, where it may.
  package func resource(of request: HTTPRequest) throws(Refusal) -> Resource {
    guard !request.isAmbiguous, let host = request.headers["host"], hosts.contains(host) else {
      throw .foreignHost
    }
    let isOwn = request.headers["origin"].map { hosts.map { "http://\($0)" }.contains($0) }
    let site = request.headers["sec-fetch-site"]
    guard isOwn != false, site == nil || site == "same-origin" || site == "none" else { throw .foreignOrigin }
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, isToken(parts[1]) else { throw .unknownPath }
    switch (parts[2], request.method) {
    case ("", "GET"): return .page
    case ("events", "GET"): return .events
    case ("command", "POST"):
      // A form of a foreign page can send no JSON, and has to say where it comes from.
      guard isOwn == true, request.headers["content-type"]?.hasPrefix("application/json") == true else {
        throw .foreignOrigin
      }
      return .command
    case ("", _), ("events", _), ("command", _): throw .wrongMethod
    default: throw .unknownPath
    }
  }

  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  /// Takes as long for every wrong token.
  private func isToken(_ candidate: Substring) -> Bool {
    let (given, own) = (Array(candidate.utf8), Array(token.utf8))
    guard given.count == own.count else { return false }
    return zip(given, own).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
