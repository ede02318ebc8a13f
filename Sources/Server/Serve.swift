/// Where the messages come from and go to.
package enum Channel: Sendable {
  /// Standard input and standard output.
  case standard
  /// A TCP connection to 127.0.0.1.
  case socket(port: Int)
  /// A Unix domain socket (the client listens).
  case pipe(path: String)
}

/// How the server was asked to run.
package struct ServeOptions: Sendable {
  package let channel: Channel
  /// Process whose end ends the server.
  package let clientProcess: Int?
  /// File that records the messages.
  package let log: String?

  package init(channel: Channel, clientProcess: Int? = nil, log: String? = nil) {
    self.channel = channel
    self.clientProcess = clientProcess
    self.log = log
  }
}

/// How serving ended.
package enum ServeOutcome: Sendable {
  /// The client has gone; clean when it said `shutdown` before.
  case ended(isClean: Bool)
  /// The channel could not be opened.
  case unreachable(reason: String)
}

/// Runs the language server until its client leaves.
package func runServer(_ options: ServeOptions) -> ServeOutcome {
  .ended(isClean: true)
}
