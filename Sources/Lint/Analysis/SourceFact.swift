import Semantics
import Synchronization

/// Something that a rule finds out about a place in the source once, however often scenes show it.
final class SourceFact<Found: Sendable>: Sendable {
  /// An answer that was found.
  fileprivate final class Answer: Sendable {
    let found: Found

    init(_ found: Found) { self.found = found }
  }
}

/// The facts about the places of one program.
final class FactMemory: Sendable {
  private let answers = Mutex<[ObjectIdentifier: [SourceSpan: any AnyObject & Sendable]]>([:])

  func known<Found: Sendable>(_ fact: SourceFact<Found>, at span: SourceSpan, _ find: () -> Found) -> Found {
    let key = ObjectIdentifier(fact)
    if let answer = answers.withLock({ $0[key]?[span] }) as? SourceFact<Found>.Answer { return answer.found }
    let found = find()
    answers.withLock { $0[key, default: [:]][span] = SourceFact<Found>.Answer(found) }
    return found
  }
}
