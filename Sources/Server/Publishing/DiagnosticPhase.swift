/// The two phases in which diagnostics are found.
package enum DiagnosticPhase: Hashable, Sendable {
  /// Syntax and names.
  case names
  /// Everything, layout included.
  case everything
}
