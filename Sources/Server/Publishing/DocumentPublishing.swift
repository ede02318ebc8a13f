import LSPProtocol
import Semantics

/// The diagnostics of one open document on their way to the client, which are pushed, or which it is told to pull again.
struct DocumentPublishing: Sendable {
  var plan: PublishingPlan
  /// Whether the client has pulled what was known before everything was.
  var isAnsweredEarly = false
  /// The searches that are running, each with what ends it early.
  private(set) var searches: [DiagnosticPhase: CancellationToken] = [:]
  var published = PublishedDiagnostics()

  init(_ file: FileID) {
    plan = PublishingPlan(file: file)
  }

  mutating func begin(_ phase: DiagnosticPhase) -> CancellationToken {
    let token = CancellationToken()
    searches[phase] = token
    return token
  }

  /// Whether the search that `token` belongs to was running; it no longer is.
  mutating func end(_ phase: DiagnosticPhase, _ token: CancellationToken) -> Bool {
    guard searches[phase] === token else { return false }
    searches[phase] = nil
    return true
  }

  /// Nobody waits for any search any more.
  func giveUpAll() {
    for token in searches.values { token.cancel() }
  }
}
