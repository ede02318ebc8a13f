/// The phases in which diagnostics are found, one after another.
package enum DiagnosticPhase: Hashable, Sendable {
  /// What the file and each of its declarations tell by themselves.
  case names
  /// That, and what the scenes next to the file show, few enough to be laid out at once.
  case nearest
  /// Everything: the program as a whole and layout, too.
  case everything
}
