/// A question that is asked about many keys, and whose answers are kept: made once, as a constant, since its identity
/// tells it from others.
package final class Query<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  package init() {}
}

/// A question whose answers are compared: where one is equal to the last, all that has read it stays.
package final class ComparedQuery<Context: QueryContext, Key: Hashable & Sendable, Value: Equatable & Sendable>:
  Sendable
{
  let query = Query<Key, Value>()
  let derive: @Sendable (Key, Context) -> Value

  /// `derive` depends on the key and the context alone.
  package init(_ derive: @escaping @Sendable (Key, Context) -> Value) { self.derive = derive }
}
