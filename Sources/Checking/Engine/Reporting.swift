import Lint
import Semantics
import ViewGraph

/// What of all that was found is told. It holds no engine, whose check may keep it for whoever cuts that off.
struct Reporting: Sendable {
  let scope: ProgramScope
  let suppressions: [FileID: Suppression]

  /// The drafts that are settled, not silenced and in a file whose suppressions are known.
  func reported(_ drafts: [Draft]) -> [Draft] {
    drafts.settled().filter { draft in
      guard draft.severity != .off, let suppression = suppressions[draft.place.file] else { return false }
      return suppression.comments.isEmpty || !suppression.silences(draft.rule, at: draft.place.range)
    }.summed(in: scope.program)
  }
}
