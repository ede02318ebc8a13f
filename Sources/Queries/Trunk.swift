public import Synchronization

/// The graph that another one is a branch of, and what of it holds there.
@usableFromInline struct Trunk<Context: QueryContext>: Sendable {
  @usableFromInline let graph: QueryGraph<Context>
  private let revision: Int
  /// The numbers of the answers that do not hold in the branch, and until when they were looked at; nil where nothing is
  /// known of them.
  private let spoiled: (answers: Set<UInt32>, moment: Int)?

  init(of graph: QueryGraph<Context>, at revision: Int, changed: Set<Context.Input>) {
    self.graph = graph
    self.revision = revision
    spoiled = graph.spoiled(by: changed, at: revision)
  }

  /// Whether an answer of the graph, in the given state, holds in the branch. What the graph has found since may have read
  /// what differs there.
  @usableFromInline func holds(_ answer: AnswerNode, _ state: borrowing GraphState) -> Bool {
    guard let spoiled, state.revision == revision else { return false }
    return answer.standing == .current && answer.moment <= spoiled.moment && !spoiled.answers.contains(answer.number)
  }

  /// The trunk's answer, where it is there and holds in the branch.
  @inlinable func value<Key, Value>(of query: Query<Key, Value>, for key: Key) -> Value? {
    graph.state.withLock { state in
      guard let answer = state.table(of: query).answers[key], holds(answer, state) else { return nil }
      state.counters.reused += 1
      return answer.value
    }
  }
}
