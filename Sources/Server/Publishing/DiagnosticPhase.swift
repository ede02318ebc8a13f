/// The two phases in which diagnostics are found.
package enum DiagnosticPhase: Hashable, Sendable {
  /// What the file and each of its declarations tell by themselves.
  case names
  /// Everything: the program as a whole and layout, too.
  case everything
}
