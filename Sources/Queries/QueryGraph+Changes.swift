import Synchronization

extension QueryGraph {
  /// Goes on to the next revision, in which `inputs` have changed. Gives its number.
  package func advance(changing inputs: some Sequence<Context.Input>) -> Int {
    state.withLock { state in
      state.revision += 1
      for input in inputs {
        guard let readers = state.readers[input]?.values else { continue }
        state.outdate(Array(readers))
      }
      if state.count > limit { state.forgetAll() }
      return state.revision
    }
  }

  /// Lets go of answers that changes have outdated, where there are many: when nobody waits for anything.
  package func tidy() {
    state.withLock { state in
      if state.outdated > 500 { state.sweep() }
    }
  }

  /// The answers of `revision` that would not hold, or be doubtful, if `inputs` changed; nil where the graph has gone on.
  func spoiled(by inputs: Set<Context.Input>, at revision: Int) -> Set<ObjectIdentifier>? {
    state.withLock { state in
      guard state.revision == revision else { return nil }
      var pending = inputs.flatMap { state.readers[$0]?.values.map(\.self) ?? [] }
      var spoiled = Set(pending.map { ObjectIdentifier($0) })
      while let next = pending.popLast() {
        for (id, dependent) in next.dependents where spoiled.insert(id).inserted { pending.append(dependent) }
      }
      return spoiled
    }
  }
}

extension QueryGraph.State {
  /// The answers to a question.
  mutating func table<Key, Value>(of query: Query<Key, Value>) -> AnswerTable<Context, Key, Value> {
    let id = ObjectIdentifier(query)
    if let known = tables[id] as? AnswerTable<Context, Key, Value> { return known }
    let new = AnswerTable<Context, Key, Value>()
    tables[id] = new
    return new
  }

  /// The answer for a key, made where there is none; nil where the graph is not at that revision any more.
  mutating func answer<Key, Value>(
    to query: Query<Key, Value>,
    for key: Key,
    at revision: Int,
    make: () -> TypedAnswer<Context, Value>
  ) -> TypedAnswer<Context, Value>? {
    guard self.revision == revision else { return nil }
    let table = table(of: query)
    if let known = table.answers[key] { return known }
    let new = make()
    table.answers[key] = new
    count += 1
    return new
  }

  /// Says what an answer was derived from.
  mutating func attach(_ answer: Answer<Context>, _ inputs: Set<Context.Input>, _ sources: [Answer<Context>]) {
    let id = ObjectIdentifier(answer)
    answer.inputs = inputs
    answer.sources = sources
    for input in inputs { readers[input, default: [:]][id] = answer }
    for source in sources { source.dependents[id] = answer }
  }

  /// Takes an answer out of what it was derived from.
  mutating func detach(_ answer: Answer<Context>) {
    let id = ObjectIdentifier(answer)
    for input in answer.inputs {
      readers[input]?[id] = nil
      if readers[input]?.isEmpty == true { readers[input] = nil }
    }
    for source in answer.sources { source.dependents[id] = nil }
    answer.inputs = []
    answer.sources = []
  }

  /// The answers do not hold any more; what was derived from them does not either, or is doubtful. What they held and
  /// where they hang is left to whoever derives something next: a change is answered sooner for it.
  mutating func outdate(_ answers: [Answer<Context>]) {
    var pending = answers
    while let answer = pending.popLast() {
      guard answer.standing != .outdated else { continue }
      answer.standing = .outdated
      counters.outdated += 1
      outdated += 1
      if answer.isCompared { doubt(answer.dependents.values) } else { pending += answer.dependents.values }
    }
  }

  private func doubt(_ answers: some Sequence<Answer<Context>>) {
    var pending = Array(answers)
    while let answer = pending.popLast() {
      guard answer.standing == .current else { continue }
      answer.standing = .doubtful
      pending += answer.dependents.values
    }
  }

  /// Lets go of the answers that nobody needs any more.
  mutating func sweep() {
    outdated = 0
    count = 0
    for table in tables.values {
      for answer in table.sweep() { detach(answer) }
      count += table.count
    }
  }

  /// Lets go of everything.
  mutating func forgetAll() {
    for table in tables.values { table.dissolve() }
    tables = [:]
    readers = [:]
    count = 0
    outdated = 0
  }
}
