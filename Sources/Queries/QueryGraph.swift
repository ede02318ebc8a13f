public import Synchronization

/// Answers that remember what they were derived from. After a change those that have read nothing of it stay, and those
/// that have read an answer that came out equal again stay, too.
///
/// A graph answers about one revision at a time. Whoever still holds the context of an earlier revision gets what is asked
/// for, but nothing of it is kept.
@usableFromInline package final class QueryGraph<Context: QueryContext>: Sendable {
  @usableFromInline let state = Mutex(GraphState())
  /// The revision of the state, for who need not wait for it: it changes with the lock held.
  @usableFromInline let shownRevision: Atomic<Int>
  /// So many answers may wait for somebody who tidies up.
  private static var mostOutdated: Int { 100_000 }

  /// The graph that this one is a branch of.
  @usableFromInline let trunk: Trunk<Context>?
  /// So many answers are kept; when there are more, all are forgotten.
  let limit: Int

  /// An empty graph, which answers about `revision` first.
  package init(revision: Int = 0, limit: Int = 2_000_000) {
    self.limit = limit
    trunk = nil
    shownRevision = Atomic(revision)
    state.withLock { $0.revision = revision }
  }

  /// A branch of `base`, as it is at `revision`, for a version in which `changed` differs: what `base` knows that has read
  /// nothing of that is not derived again. A branch does not go on to other revisions.
  package init(branching base: QueryGraph, at revision: Int, changed: Set<Context.Input>) {
    limit = .max
    shownRevision = Atomic(0)
    trunk = Trunk(of: base, at: revision, changed: changed)
  }

  /// The revision that the graph answers about.
  @inlinable package var revision: Int { shownRevision.load(ordering: .acquiring) }

  package var counters: QueryCounters { state.withLock(\.counters) }

  /// What there is when a question is asked.
  @usableFromInline enum Found<Key: Hashable & Sendable, Value: Sendable> {
    case value(Value, Answer<Key, Value>)
    /// It has to be derived, or be found to hold.
    case answer(Answer<Key, Value>)
    /// The graph has gone on to another revision.
    case nothing
  }

  /// The answer for `key`, which `derive` derives from a context where it is not there: from the key, and from inputs and
  /// answers of the context that it is given. What was derived is forgotten at once where it `isGivenUp` then.
  @inlinable package func value<Key, Value>(
    of query: Query<Key, Value>,
    for key: Key,
    in context: Context,
    unless isGivenUp: () -> Bool = { false },
    _ derive: (Context) -> Value
  ) -> Value {
    if let known = trunk?.value(of: query, for: key) { return known }
    let found = find(query, key, at: context.revision) { Self.answer(number: $0, to: query, for: key) }
    return value(found, for: context, unless: isGivenUp, derive)
  }

  /// The same where equal answers leave what has read them alone.
  @inlinable package func value<Key, Value>(
    of query: ComparedQuery<Context, Key, Value>,
    for key: Key,
    in context: Context
  ) -> Value {
    if let known = trunk?.value(of: query.query, for: key) { return known }
    let derive = { @Sendable [derive = query.derive] in derive(key, $0) }
    let found = find(query.query, key, at: context.revision) { Self.answer(number: $0, to: query, for: key, derive) }
    return value(found, for: context, derive)
  }

  /// A part of what is being derived. Where no more was read for it than `inputs` and what seldom changes, it is just that;
  /// otherwise it is kept as an answer by itself, to be asked for again, and the rest does not depend on it. What began in
  /// another graph has read answers of that one, which nothing may be kept with here.
  @inlinable package func valueApart<Key, Value>(
    of query: Query<Key, Value>,
    for key: Key,
    in context: Context,
    within inputs: [Context.Input],
    _ derive: () -> Value
  ) -> (value: Value, isKept: Bool) {
    guard let reads = context.reads, reads.isNoted(by: self) else { return (derive(), false) }
    let start = reads.position
    let value = derive()
    let marks = inputs.map { InputMark(of: $0, isSteady: Context.isSteady($0)) }
    // With the lock held, since it asks answers what they are: once the graph has gone on, there are others' among them.
    let taken = state.withLock { state in
      state.revision == context.revision ? reads.takeForeign(since: start, besides: marks) : nil
    }
    guard let foreign = taken else { return (value, false) }
    switch find(query, key, at: context.revision, make: { Self.answer(number: $0, to: query, for: key) }) {
    case .value(_, let answer), .answer(let answer): keep(value, answer, foreign, context)
    case .nothing: break
    }
    return (value, true)
  }

  @usableFromInline static func answer<Key, Value>(
    number: UInt32,
    to query: Query<Key, Value>,
    for key: Key
  ) -> Answer<Key, Value> {
    Answer(number: number, query: query.number, key: key)
  }

  @usableFromInline static func answer<Key, Value>(
    number: UInt32,
    to query: ComparedQuery<Context, Key, Value>,
    for key: Key,
    _ derive: @escaping @Sendable (Context) -> Value
  ) -> Answer<Key, Value> {
    ComparedAnswer(number: number, query: query.query.number, key: key, derive)
  }

  /// The answer for `key` where it is there and holds.
  @inlinable package func known<Key, Value>(
    _ query: Query<Key, Value>,
    for key: Key,
    in context: Context
  ) -> Value? {
    if let known = trunk?.value(of: query, for: key) { return known }
    let found = state.withLock { $0.table(of: query).answers[key] }
    guard let found else { return nil }
    if let value = current(found, for: context) { return value }
    return holds(found, for: context) ? current(found, for: context) : nil
  }

  @inlinable func find<Key, Value>(
    _ query: Query<Key, Value>,
    _ key: Key,
    at revision: Int,
    make: (UInt32) -> Answer<Key, Value>
  ) -> Found<Key, Value> {
    state.withLock { state in
      guard state.revision == revision else { return .nothing }
      let table = state.table(of: query)
      if let known = table.answers[key] {
        guard known.standing == .current, let value = known.value else { return .answer(known) }
        state.counters.reused += 1
        return .value(value, known)
      }
      let new = make(state.newNumber())
      table.answers[key] = new
      state.add(new)
      return .answer(new)
    }
  }

  @inlinable func value<Key, Value>(
    _ found: Found<Key, Value>,
    for context: Context,
    unless isGivenUp: () -> Bool = { false },
    _ derive: (Context) -> Value
  ) -> Value {
    switch found {
    case .value(let value, let answer):
      context.reads?.note(answer)
      return value
    case .answer(let answer):
      let value = value(of: answer, for: context, unless: isGivenUp, derive)
      context.reads?.note(answer)
      return value
    case .nothing: return derive(context)
    }
  }

  /// The value of an answer, derived or verified where it is not current.
  @inlinable func value<Key, Value>(
    of answer: Answer<Key, Value>,
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

  @inlinable func current<Key, Value>(_ answer: Answer<Key, Value>, for context: Context) -> Value? {
    state.withLock { state in
      guard state.revision == context.revision, answer.standing == .current else { return nil }
      state.counters.reused += 1
      return answer.value
    }
  }

  @inlinable func whole<Key, Value>(
    _ answer: Answer<Key, Value>,
    for context: Context,
    _ isGivenUp: () -> Bool,
    _ derive: (Context) -> Value
  ) -> Value {
    if let value = current(answer, for: context) { return value }
    if holds(answer, for: context), let value = current(answer, for: context) { return value }
    let reads = Reads(of: answer, by: self, within: context.reads)
    let value = derive(context.noting(in: reads))
    if isGivenUp() { leave(answer) } else { keep(value, answer, reads, context) }
    return value
  }

  /// Whether all that a doubtful answer was derived from is the same again; then it is current.
  @usableFromInline func holds(_ answer: AnswerNode, for context: Context) -> Bool {
    var position = 0
    while true {
      let verdict = state.withLock { state -> GraphState.Verdict in
        guard state.revision == context.revision, answer.standing == .doubtful else { return .isOutdated }
        return state.verify(answer, from: position)
      }
      switch verdict {
      case .holds: return true
      case .isOutdated: return false
      case .depends(let source, let index):
        let reads = Reads(of: answer, by: self, within: context.reads)
        source.refresh(by: Refresher(self, context.noting(in: reads)))
        let isSame = state.withLock { _ in source.standing == .current && source.changed <= answer.verified }
        guard isSame else { return false }
        position = index + 1
      }
    }
  }

  @inlinable func keep<Key, Value>(
    _ value: Value,
    _ answer: Answer<Key, Value>,
    _ reads: Reads,
    _ context: Context
  ) {
    let old = state.withLock { state -> Value? in
      state.counters.derived += 1
      guard state.revision == context.revision else {
        state.leave(answer)
        return nil
      }
      defer { answer.value = value }
      settle(answer, isChanged: !answer.isEqual(to: value), reads, &state)
      return answer.value
    }
    // Freed with the lock open.
    _ = consume old
  }

  @usableFromInline func leave(_ answer: AnswerNode) { state.withLock { $0.leave(answer) } }

  @usableFromInline func settle(_ answer: AnswerNode, isChanged: Bool, _ reads: Reads, _ state: inout GraphState) {
    if isChanged { answer.changed = state.revision }
    state.confirm(answer)
    let (inputs, sources) = reads.all
    answer.isSteady = inputs.allSatisfy(InputMark.isSteady) && sources.allSatisfy(\.isSteady)
    state.attach(answer, inputs, sources)
    if state.outdatedCount > Self.mostOutdated { _ = state.takeForgettable(atMost: .max) }
  }
}
