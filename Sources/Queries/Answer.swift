import Synchronization

/// An answer that is kept, with what it was derived from and what was derived from it.
///
/// SAFETY: `@unchecked` because its variables are touched only while the lock of the graph that owns it is held.
class Answer<Context: QueryContext>: @unchecked Sendable {
  enum Standing {
    /// It has not been derived yet, or does not hold any more.
    case outdated
    /// It holds if the answers that it was derived from do.
    case doubtful
    case current
  }

  final var standing = Standing.outdated
  /// The revision in which the answer became what it is.
  final var changed = 0
  /// The last revision in which it was known to hold.
  final var verified = 0
  final var inputs: Set<Context.Input> = []
  /// The answers that it was derived from, in the order of their first use.
  final var sources: [Answer] = []
  /// The answers that were derived from it.
  final var dependents: [ObjectIdentifier: Answer] = [:]
  /// Held while the answer is derived, so that others wait instead of doing the same.
  let deriving = Mutex(())

  /// Whether equal values are told from others: then what was derived from it need not be derived again with it.
  var isCompared: Bool { false }

  /// Whether nobody needs it any more.
  final var isForgettable: Bool { standing == .outdated && (!isCompared || dependents.isEmpty) }

  /// Brings the answer up to date where that is possible without the one who asks for it.
  func refresh(in graph: QueryGraph<Context>, for context: Context) { _ = graph.holds(self, for: context) }
}

/// An answer with its value.
///
/// SAFETY: as for `Answer`.
class TypedAnswer<Context: QueryContext, Value: Sendable>: Answer<Context>, @unchecked Sendable {
  final var value: Value?

  /// Whether the value is known to be equal to the present one.
  func isEqual(to new: Value) -> Bool { false }
}

/// An answer whose values are compared, and that can be derived again without being asked for.
///
/// SAFETY: as for `Answer`.
final class ComparedAnswer<Context: QueryContext, Value: Equatable & Sendable>: TypedAnswer<Context, Value>,
  @unchecked Sendable
{
  private let derive: @Sendable (Context) -> Value

  init(_ derive: @escaping @Sendable (Context) -> Value) { self.derive = derive }

  override var isCompared: Bool { true }

  override func refresh(in graph: QueryGraph<Context>, for context: Context) {
    _ = graph.value(of: self, for: context, derive)
  }

  override func isEqual(to new: Value) -> Bool { value == new }
}
