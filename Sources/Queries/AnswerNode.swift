public import Synchronization

/// An answer that is kept, without what it says: what it was derived from, and what was derived from it.
///
/// SAFETY: `@unchecked` because its variables are touched only while the lock of the graph that owns it is held.
@usableFromInline class AnswerNode: @unchecked Sendable {
  @usableFromInline enum Standing: UInt8 {
    /// It has not been derived yet, or does not hold any more.
    case outdated
    /// It holds if the answers that it was derived from do.
    case doubtful
    case current
  }

  /// Tells it from the other answers of its graph; a number is used again when its answer is forgotten.
  final var number: UInt32
  @usableFromInline final var standing = Standing.outdated
  /// The revision in which the answer became what it is.
  final var changed = 0
  /// The last revision in which it was known to hold.
  final var verified = 0
  /// When it was found to hold, counted over all answers of its graph.
  final var moment = 0
  /// Whether nothing was read for it but what seldom changes.
  final var isSteady = false
  /// The answers that it was derived from, in the order of their first use.
  final var sources: [AnswerNode] = []
  /// The answers that were derived from it.
  final var dependents = AnswerLinks()
  /// Held while the answer is derived, so that others wait instead of doing the same.
  @usableFromInline final let deriving = Mutex(())

  init(number: UInt32) { self.number = number }

  /// Whether equal values are told from others: then what was derived from it need not be derived again with it.
  var isCompared: Bool { false }

  /// Brings the answer up to date where that is possible without the one who asks for it.
  func refresh(by refresher: AnyRefresher) { refresher.verify(self) }

  /// Takes it out of the answers to its question.
  func remove(from tables: [AnyAnswerTable?]) {}

  /// Tells it from all other answers as long as it is there.
  final var address: UInt64 { UInt64(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())) }
}

/// Brings answers up to date for somebody.
class AnyRefresher {
  /// Finds out whether a doubtful answer holds.
  func verify(_ answer: AnswerNode) {}
}

/// The same, for somebody who looks at a certain context.
final class Refresher<Context: QueryContext>: AnyRefresher {
  let graph: QueryGraph<Context>
  let context: Context

  init(_ graph: QueryGraph<Context>, _ context: Context) {
    (self.graph, self.context) = (graph, context)
  }

  override func verify(_ answer: AnswerNode) { _ = graph.holds(answer, for: context) }
}
