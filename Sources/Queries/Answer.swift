/// An answer with its value.
///
/// SAFETY: as for `AnswerNode`.
@usableFromInline class Answer<Key: Hashable & Sendable, Value: Sendable>: AnswerNode, @unchecked Sendable {
  private final let key: Key
  private final let query: Int
  @usableFromInline final var value: Value?

  init(number: UInt32, query: Int, key: Key) {
    self.key = key
    self.query = query
    super.init(number: number)
  }

  /// Whether the value is known to be equal to the present one.
  @usableFromInline func isEqual(to new: Value) -> Bool { false }

  override func remove(from tables: [AnyAnswerTable?]) {
    guard tables.indices.contains(query), let table = tables[query] as? AnswerTable<Key, Value> else { return }
    if table.answers[key] === self { table.answers[key] = nil }
  }
}

/// An answer whose values are compared, and that can be derived again without being asked for.
///
/// SAFETY: as for `AnswerNode`.
@usableFromInline
final class ComparedAnswer<
  Context: QueryContext,
  Key: Hashable & Sendable,
  Value: Equatable & Sendable
>: Answer<Key, Value>, @unchecked Sendable {
  private let derive: @Sendable (Context) -> Value

  init(number: UInt32, query: Int, key: Key, _ derive: @escaping @Sendable (Context) -> Value) {
    self.derive = derive
    super.init(number: number, query: query, key: key)
  }

  override var isCompared: Bool { true }

  override func refresh(by refresher: AnyRefresher) {
    guard let refresher = refresher as? Refresher<Context> else { return }
    _ = refresher.graph.value(of: self, for: refresher.context, derive)
  }

  override func isEqual(to new: Value) -> Bool { value == new }
}

/// The answers to one question, by their keys.
///
/// SAFETY: `@unchecked` because its variable is touched only while the lock of the graph that owns it is held.
@usableFromInline
final class AnswerTable<Key: Hashable & Sendable, Value: Sendable>: AnyAnswerTable,
  @unchecked Sendable
{
  @usableFromInline var answers: [Key: Answer<Key, Value>] = [:]

  @usableFromInline override init() {}
}

/// The answers to any question.
///
/// SAFETY: as for `AnswerTable`.
@usableFromInline class AnyAnswerTable: @unchecked Sendable {
  @usableFromInline init() {}
}
