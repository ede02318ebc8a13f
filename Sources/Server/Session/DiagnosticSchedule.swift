import IDE
import Lint
import SourceText

/// The two phases in which diagnostics are found.
enum DiagnosticPhase: Hashable, Sendable {
  /// Syntax and names: at once after every change.
  case names
  /// Everything, layout included: after a short rest, or at once where that was fast the last time.
  case everything
}

/// What is going on about the pushed diagnostics of one document.
struct DiagnosticSchedule {
  /// Where a check of everything took no longer than this, it runs after every change.
  private static let fast = Duration.milliseconds(25)
  private static let longestRest = Duration.milliseconds(400)
  /// Typing without a rest delays the layout rules no longer than this.
  private static let longestWait = Duration.milliseconds(1_500)

  /// Phases for which a job is running, each with what ends it early.
  var running: [DiagnosticPhase: CancellationToken] = [:]
  /// Phases to run again when their job has ended.
  var isOutdated: Set<DiagnosticPhase> = []
  private(set) var layoutDue: ContinuousClock.Instant?
  private var waitingSince: ContinuousClock.Instant?
  /// How long the last check of everything took.
  private var lastElapsed = Duration.zero
  /// The findings that only the second phase makes, moved along with the text since they were found.
  private(set) var layoutFindings: [Finding] = []

  /// The parameters that were published last.
  private var published: [UInt8] = []

  /// Whether `parameters` differ from what was published last, which they replace.
  mutating func isNews(_ parameters: [UInt8]) -> Bool {
    defer { published = parameters }
    return parameters != published
  }

  /// Plans the second phase, counted from now; not before `leastRest` has passed.
  mutating func planLayout(leastRest: Duration = .zero) {
    let now = ContinuousClock.now
    let since = waitingSince ?? now
    let ownRest = lastElapsed <= Self.fast ? .zero : min(lastElapsed * 2, Self.longestRest)
    let rest = max(ownRest, leastRest)
    waitingSince = since
    layoutDue = min(now + rest, since + Self.longestWait)
  }

  /// Ends a check of everything that looks at what is no longer there: another one is planned.
  func giveUpLayout() { running[.everything]?.cancel() }

  mutating func layoutStarted() {
    layoutDue = nil
    waitingSince = nil
  }

  mutating func layoutEnded(after elapsed: Duration, findings: [Finding]) {
    lastElapsed = elapsed
    layoutFindings = findings
  }

  /// Moves the kept findings along with an edit; those that it touches are dropped.
  mutating func shift(by edit: TextEdit) {
    layoutFindings = layoutFindings.compactMap { $0.shifted(by: edit) }
  }

  mutating func forgetLayout() {
    layoutFindings = []
  }
}
