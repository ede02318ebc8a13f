import Checking
package import IDE
package import Lint
package import Semantics
import SourceText
import ViewGraph

/// What is looked for in one open document, and what is said about it, when: a value that learns what happens and tells
/// what is to be done. It asks no clock and starts nothing itself.
///
/// What the file and its declarations tell is searched at once, by one search at a time that is never given up: it is short
/// whatever the size of the workspace, and the next one starts with the newest text when it ends. Then the scenes next to
/// the file are laid out, and then everything is searched, at once where that was quick the last time; a change gives both
/// up, but not for ever. What is published is whole for the newest text. Only where that takes too long, it is what was
/// found in a text shortly before, without what has been touched since.
package struct PublishingPlan: Sendable {
  /// What happens to a document.
  package enum Event: Sendable {
    /// Its text has changed.
    case edited([FileChange])
    /// What it says may have changed with other files.
    case surroundingsChanged([FileChange])
    case foundNames([Finding], elapsed: Duration)
    case foundNearest(AllFindings)
    case foundEverything(AllFindings, elapsed: Duration)
    /// A search has ended before its time.
    case gaveUp(DiagnosticPhase)
    case timePassed
  }

  /// What is to be done.
  package enum Step: Sendable {
    /// Search the newest text.
    case search(DiagnosticPhase)
    /// Let the search of a phase end early.
    case giveUp(DiagnosticPhase)
    /// These are the findings of the newest version.
    case publish([Finding])
  }

  /// After a change that has not been answered for so long, what was found in a text before it is published.
  private static let longestSilence = Duration.milliseconds(100)
  /// Where everything takes no longer, it is not worth while to look at some of it first.
  private static let quick = Duration.milliseconds(50)
  /// While its text changes, searches for everything are put off and given up for so long; then one is seen to its end.
  private static let patience = Duration.milliseconds(100)
  /// Changes elsewhere: the document that they are made in comes first.
  private static let rest = Duration.milliseconds(150)
  private static let longestRest = Duration.milliseconds(1_500)
  /// More changes than this during one search count as a new text.
  private static let mostChanges = 1_000

  /// A change that made the text number `revision`, kept for the searches that began before it.
  private struct Change {
    let revision: Int
    let change: FileChange
  }

  /// What layout has to say lags behind the text.
  private struct Lag {
    /// The start of the lag, or the last end of a search.
    let since: ContinuousClock.Instant
    /// How long searches are put off and given up.
    var patience: Duration

    func isOver(at now: ContinuousClock.Instant) -> Bool { since + patience <= now }
  }

  private let file: FileID
  /// The number of the newest text; changes of other files count as well.
  private var revision = 0
  /// The revision that each running search looks at.
  private var running: [DiagnosticPhase: Int] = [:]
  /// What has changed since the first of them began.
  private var changes: [Change] = []
  private var names: (revision: Int, findings: [Finding]) = (0, [])
  private var nearest: (revision: Int, findings: AllFindings) = (0, AllFindings(all: [], names: []))
  /// With what the nearest scenes have told since.
  private var everything: (revision: Int, findings: AllFindings) = (0, AllFindings(all: [], names: []))
  /// Whether the last search for everything was quick.
  private var isQuick = false
  /// Since when what is published is that of an older text.
  private var silentSince: ContinuousClock.Instant?
  /// Set while what layout has to say is that of an older text.
  private var lag: Lag?
  /// Since when changes elsewhere wait for a search.
  private var restingSince: ContinuousClock.Instant?
  /// When the next search begins, where that is not at once.
  package private(set) var nextDeadline: ContinuousClock.Instant?

  package init(file: FileID) {
    self.file = file
  }

  /// Whether everything is known of the newest text.
  package var isComplete: Bool { everything.revision == revision }
  /// What earlier searches have found, where it stands in the newest text.
  package var earlier: EarlierFindings { EarlierFindings(nearest: nearest.findings, everything: everything.findings) }

  /// Takes over what happens at the time `now`.
  package mutating func take(_ event: Event, at now: ContinuousClock.Instant) -> [Step] {
    var steps: [Step] = []
    switch event {
    case .edited(let changes):
      nextDeadline = nil
      silentSince = silentSince ?? now
      steps = follow(changes, Self.patience, at: now)
    case .surroundingsChanged(let changes):
      restingSince = restingSince ?? now
      steps = follow(changes, Self.longestRest, at: now)
      let end = min(now + Self.rest, (restingSince ?? now) + Self.longestRest)
      nextDeadline = silentSince == nil ? end : nil
    case .foundNames(let findings, let elapsed):
      take(names: findings)
      if isWhole || isLate(searchTime: elapsed, at: now) { steps.append(publication(at: now)) }
    case .foundNearest(let findings):
      if take(nearest: findings), isWhole { steps.append(publication(at: now)) }
    case .foundEverything(let findings, let elapsed):
      isQuick = elapsed <= Self.quick
      take(everything: findings, at: now)
      if isWhole { steps.append(publication(at: now)) }
    case .gaveUp(let phase):
      ended(phase)
    case .timePassed:
      if let due = nextDeadline, due <= now { nextDeadline = nil }
    }
    while let phase = nextSearch(at: now) {
      running[phase] = revision
      if phase == .names { restingSince = nil }
      steps.append(.search(phase))
    }
    return steps
  }

  // MARK: Changes

  /// Makes a new revision; what is to be given up for it.
  private mutating func follow(_ changes: [FileChange], _ patience: Duration, at now: ContinuousClock.Instant) -> [Step]
  {
    revision += 1
    nearest.findings.move(along: changes)
    everything.findings.move(along: changes)
    if !running.isEmpty {
      self.changes += changes.map { Change(revision: revision, change: $0) }
      if self.changes.count > Self.mostChanges {
        self.changes = [Change(revision: revision, change: .replaced(file))]
      }
    }
    var lag = lag ?? Lag(since: now, patience: patience)
    lag.patience = min(lag.patience, patience)
    self.lag = lag
    guard !lag.isOver(at: now) else { return [] }
    return [.nearest, .everything].filter { running[$0] != nil }.map(Step.giveUp)
  }

  // MARK: Results

  private mutating func take(names findings: [Finding]) {
    let (revision, changes) = ended(.names)
    names = (revision, changes.moved(findings))
  }

  /// Whether they tell anything new.
  private mutating func take(nearest findings: AllFindings) -> Bool {
    let (revision, changes) = ended(.nearest)
    let earlier = nearest.findings
    nearest = (revision, findings)
    nearest.findings.move(along: changes)
    return everything.revision < revision && everything.findings.update(from: earlier, to: nearest.findings)
  }

  private mutating func take(everything findings: AllFindings, at now: ContinuousClock.Instant) {
    let (revision, changes) = ended(.everything)
    everything = (revision, findings)
    everything.findings.move(along: changes)
    if revision < nearest.revision {
      _ = everything.findings.update(from: nearest.findings, to: nearest.findings)
    }
    lag = revision == self.revision ? nil : lag.map { Lag(since: now, patience: $0.patience) }
  }

  /// The revision that the search looked at, and what has changed since.
  @discardableResult
  private mutating func ended(_ phase: DiagnosticPhase) -> (revision: Int, changes: [FileChange]) {
    let searched = running.removeValue(forKey: phase) ?? 0
    let since = changes.filter { $0.revision > searched }.map(\.change)
    let oldest = running.values.min() ?? revision
    changes.removeAll { $0.revision <= oldest }
    return (searched, since)
  }

  // MARK: What follows

  /// Whether what is known is that of the newest text, at least for what the file and its declarations tell.
  private var isWhole: Bool { names.revision == revision || everything.revision == revision }

  /// Whether the next search would end too late to wait for it.
  private func isLate(searchTime: Duration, at now: ContinuousClock.Instant) -> Bool {
    silentSince.map { $0 + Self.longestSilence <= now + searchTime } ?? false
  }

  private mutating func publication(at now: ContinuousClock.Instant) -> Step {
    silentSince = isWhole ? nil : now
    guard everything.revision < revision else { return .publish(everything.findings.all) }
    return .publish(everything.findings.updated(by: names.findings))
  }

  private func nextSearch(at now: ContinuousClock.Instant) -> DiagnosticPhase? {
    guard nextDeadline == nil else { return nil }
    if names.revision < revision, running[.names] == nil { return .names }
    guard everything.revision < revision, running[.nearest] == nil else { return nil }
    // What is next to a text that changes all the time is not always looked at first.
    let isLate = lag?.isOver(at: now) == true
    let isNext =
      if isQuick {
        isLate || names.revision == revision
      } else {
        isLate ? nearest.revision > everything.revision : nearest.revision == revision
      }
    if isNext, running[.everything] == nil { return .everything }
    let isNear = names.revision == revision || isLate && running[.everything] == nil
    return isNear && !isQuick && nearest.revision < revision ? .nearest : nil
  }
}
