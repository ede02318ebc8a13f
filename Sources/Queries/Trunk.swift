/// The graph that another one is a branch of, and what of it holds there.
struct Trunk<Context: QueryContext>: Sendable {
  private let graph: QueryGraph<Context>
  private let revision: Int
  /// The answers that do not hold in the branch; nil where nothing is known of them.
  private let spoiled: Set<ObjectIdentifier>?

  init(of graph: QueryGraph<Context>, at revision: Int, changed: Set<Context.Input>) {
    self.graph = graph
    self.revision = revision
    spoiled = graph.spoiled(by: changed, at: revision)
  }

  /// The trunk's answer, where it is there and holds in the branch.
  func value<Key, Value>(of query: Query<Key, Value>, for key: Key) -> Value? {
    spoiled.flatMap { graph.known(query, key, at: revision, unless: $0) }
  }
}
