/// The answers to one question, by their keys.
///
/// SAFETY: `@unchecked` because its variable is touched only while the lock of the graph that owns it is held.
final class AnswerTable<Context: QueryContext, Key: Hashable & Sendable, Value: Sendable>: AnyAnswerTable,
  @unchecked Sendable
{
  var answers: [Key: TypedAnswer<Context, Value>] = [:]

  /// Forgets what nobody needs any more; how many answers are left.
  func sweep() -> Int {
    answers = answers.filter { !$0.value.isForgettable }
    return answers.count
  }

  /// Forgets everything; answers that know each other are taken apart.
  func dissolve() {
    for answer in answers.values {
      answer.sources = []
      answer.dependents = [:]
    }
    answers = [:]
  }
}

/// The answers to any question.
protocol AnyAnswerTable: AnyObject, Sendable {
  func sweep() -> Int
  func dissolve()
}
