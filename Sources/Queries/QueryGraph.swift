import Synchronization

/// Answers that remember what they were derived from. After a change those that have read nothing of it stay, and those
/// that have read an answer that came out equal again stay, too.
///
/// A graph answers about one revision at a time. Whoever still holds the context of an earlier revision gets what is asked
/// for, but nothing of it is kept.
package final class QueryGraph<Context: QueryContext>: Sendable {
  struct State {
    var revision = 0
    var tables: [ObjectIdentifier: AnyAnswerTable<Context>] = [:]
    /// Who has read an input.
    var readers: [Context.Input: [ObjectIdentifier: Answer<Context>]] = [:]
    var counters = QueryCounters()
    /// How many answers there are, current or not.
    var count = 0
    /// How many went out of date since those that nobody needs were let go of.
    var outdated = 0
  }

  let state = Mutex(State())
  /// So many answers may wait for somebody who tidies up.
  private static var mostOutdated: Int { 100_000 }

  /// The graph that this one is a branch of.
  private let trunk: Trunk<Context>?
  /// So many answers are kept; when there are more, all are forgotten.
  let limit: Int

  /// An empty graph, which answers about `revision` first.
  package init(revision: Int = 0, limit: Int = 2_000_000) {
    self.limit = limit
    trunk = nil
    state.withLock { $0.revision = revision }
  }

  /// A branch of `base`, as it is at `revision`, for a version in which `changed` differs: what `base` knows that has read
  /// nothing of that is not derived again. A branch does not go on to other revisions.
  package init(branching base: QueryGraph, at revision: Int, changed: Set<Context.Input>) {
    limit = .max
    trunk = Trunk(of: base, at: revision, changed: changed)
  }

  /// The revision that the graph answers about.
  package var revision: Int { state.withLock(\.revision) }

  package var counters: QueryCounters { state.withLock(\.counters) }

  /// The answer for `key`, which `derive` derives from a context where it is not there: from the key, and from inputs and
  /// answers of the context that it is given. What was derived is forgotten at once where it `isGivenUp` then.
  package func value<Key, Value>(
    of query: Query<Key, Value>,
    for key: Key,
    in context: Context,
    unless isGivenUp: () -> Bool = { false },
    _ derive: (Context) -> Value
  ) -> Value {
    if let known = trunk?.value(of: query, for: key) { return known }
    let answer = state.withLock { $0.answer(to: query, for: key, at: context.revision) { TypedAnswer() } }
    guard let answer else { return derive(context) }
    let value = value(of: answer, for: context, unless: isGivenUp, derive)
    context.reads?.note(answer)
    return value
  }

  /// The same where equal answers leave what has read them alone.
  package func value<Key, Value>(
    of query: ComparedQuery<Context, Key, Value>,
    for key: Key,
    in context: Context
  ) -> Value {
    if let known = trunk?.value(of: query.query, for: key) { return known }
    let derive = { @Sendable [derive = query.derive] in derive(key, $0) }
    let answer = state.withLock { state in
      state.answer(to: query.query, for: key, at: context.revision) { ComparedAnswer(derive) }
    }
    guard let answer else { return derive(context) }
    let value = value(of: answer, for: context, derive)
    context.reads?.note(answer)
    return value
  }

  /// The value that is there, if it is current at `revision` and none of `spoiled`.
  func known<Key, Value>(
    _ query: Query<Key, Value>,
    _ key: Key,
    at revision: Int,
    unless spoiled: Set<ObjectIdentifier>
  ) -> Value? {
    state.withLock { state in
      guard state.revision == revision, let answer = state.table(of: query).answers[key], answer.standing == .current,
        !spoiled.contains(ObjectIdentifier(answer))
      else { return nil }
      state.counters.reused += 1
      return answer.value
    }
  }

  /// The value of an answer, derived or verified where it is not current.
  func value<Value>(
    of answer: TypedAnswer<Context, Value>,
    for context: Context,
    unless isGivenUp: () -> Bool = { false },
    _ derive: (Context) -> Value
  ) -> Value {
    if let value = current(answer, for: context) { return value }
    // What needs itself is derived once more inside of itself; the code that recurs must end that.
    if context.reads?.isWaiting(answer) == true { return derive(context) }
    // Only those wait for others for whom nobody waits, so that none can wait for each other.
    if context.reads == nil { return answer.deriving.withLock { _ in whole(answer, for: context, isGivenUp, derive) } }
    return answer.deriving.withLockIfAvailable { _ in whole(answer, for: context, isGivenUp, derive) }
      ?? derive(context)
  }

  private func current<Value>(_ answer: TypedAnswer<Context, Value>, for context: Context) -> Value? {
    state.withLock { state in
      guard state.revision == context.revision, answer.standing == .current else { return nil }
      state.counters.reused += 1
      return answer.value
    }
  }

  private func whole<Value>(
    _ answer: TypedAnswer<Context, Value>,
    for context: Context,
    _ isGivenUp: () -> Bool,
    _ derive: (Context) -> Value
  ) -> Value {
    if let value = current(answer, for: context) { return value }
    if holds(answer, for: context), let value = current(answer, for: context) { return value }
    let reads = Reads(of: answer, within: context.reads)
    let value = derive(context.noting(in: reads))
    if !isGivenUp() { keep(value, answer, reads, context) }
    return value
  }

  /// Whether all that a doubtful answer was derived from is the same again; then it is current.
  func holds(_ answer: Answer<Context>, for context: Context) -> Bool {
    let sources = state.withLock { state in
      answer.standing == .doubtful && state.revision == context.revision ? answer.sources : []
    }
    guard !sources.isEmpty else { return false }
    let inner = context.noting(in: Reads(of: answer, within: context.reads))
    for source in sources {
      source.refresh(in: self, for: inner)
      let isChanged = state.withLock { _ in source.standing != .current || source.changed > answer.verified }
      if isChanged { return false }
    }
    return state.withLock { state in
      guard state.revision == context.revision, answer.standing == .doubtful else { return false }
      answer.standing = .current
      answer.verified = state.revision
      state.counters.verified += 1
      return true
    }
  }

  private func keep<Value>(
    _ value: Value,
    _ answer: TypedAnswer<Context, Value>,
    _ reads: Reads<Context>,
    _ context: Context
  ) {
    let (inputs, sources) = reads.all
    state.withLock { state in
      state.counters.derived += 1
      guard state.revision == context.revision else { return }
      state.detach(answer)
      if !answer.isEqual(to: value) { answer.changed = state.revision }
      answer.value = value
      answer.verified = state.revision
      answer.standing = .current
      state.attach(answer, inputs, sources)
      if state.outdated > Self.mostOutdated { state.sweep() }
    }
  }
}
