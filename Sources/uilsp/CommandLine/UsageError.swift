/// A mistake in how the program was called, worded for the person who called it. Ends with `ExitStatus.usage`.
struct UsageError: Error {
  /// Lower case, no full stop; says what to write instead where that is known.
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
