import Synchronization

/// A question that is asked about many keys, and whose answers are kept: made once, as a constant, since its number tells
/// it from others.
@usableFromInline package final class Query<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  @usableFromInline let number: Int

  package init() { number = queryCount.add(1, ordering: .relaxed).oldValue }
}

/// How many questions there are.
private let queryCount = Atomic(0)

/// A question whose answers are compared: where one is equal to the last, all that has read it stays.
@usableFromInline
package final class ComparedQuery<Context: QueryContext, Key: Hashable & Sendable, Value: Equatable & Sendable>:
  Sendable
{
  @usableFromInline let query = Query<Key, Value>()
  @usableFromInline let derive: @Sendable (Key, Context) -> Value

  /// `derive` depends on the key and the context alone.
  package init(_ derive: @escaping @Sendable (Key, Context) -> Value) { self.derive = derive }
}
