/// The answers to one question, by their keys.
///
/// SAFETY: `@unchecked` because its variable is touched only while the lock of the graph that owns it is held.
final class AnswerTable<Context: QueryContext, Key: Hashable & Sendable, Value: Sendable>: AnyAnswerTable<Context>,
  @unchecked Sendable
{
  var answers: [Key: TypedAnswer<Context, Value>] = [:]

  override var count: Int { answers.count }

  override func sweep() -> [Answer<Context>] {
    let gone = answers.values.filter(\.isForgettable)
    if !gone.isEmpty { answers = answers.filter { !$0.value.isForgettable } }
    return gone
  }

  override func dissolve() {
    for answer in answers.values {
      answer.sources = []
      answer.dependents = [:]
    }
    answers = [:]
  }
}

/// The answers to any question.
///
/// SAFETY: as for `AnswerTable`.
class AnyAnswerTable<Context: QueryContext>: @unchecked Sendable {
  var count: Int { 0 }

  /// Forgets what nobody needs any more, and gives it.
  func sweep() -> [Answer<Context>] { [] }

  /// Forgets everything; answers that know each other are taken apart.
  func dissolve() {}
}
