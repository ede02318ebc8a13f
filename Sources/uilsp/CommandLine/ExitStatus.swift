/// How the program ends; scripts and CI rely on these numbers.
enum ExitStatus: Int32 {
  /// Nothing to complain about.
  case success = 0
  /// Findings at or above the failing severity; files that would change under `--format --check`.
  case findings = 1
  /// Wrong usage, broken configuration, or a file that cannot be read (the others are still handled).
  case usage = 2
  /// A defect of this program.
  case internalError = 3
}
