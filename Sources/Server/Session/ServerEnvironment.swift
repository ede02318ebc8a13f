import LSPProtocol

/// What the session reaches the world through.
struct ServerEnvironment: Sendable {
  /// Sends a message to the client.
  let send: @Sendable (OutgoingMessage) -> Void
  /// Brings an event to the loop, from any thread.
  let post: @Sendable (Event) -> Void
  /// Runs a job that somebody waits for.
  let run: @Sendable (@escaping @Sendable () -> Void) -> Void
  /// Runs a job that may take its time; it never keeps a request waiting.
  let runInBackground: @Sendable (@escaping @Sendable () -> Void) -> Void
  let files: FileSystem
}
