import Synchronization

extension QueryGraph {
  /// Goes on to the next revision, in which `inputs` have changed. Gives its number.
  package func advance(changing inputs: some Sequence<Context.Input>) -> Int {
    let marks = inputs.map { InputMark(of: $0, isSteady: Context.isSteady($0)).value }
    return state.withLock { state in
      state.revision += 1
      shownRevision.store(state.revision, ordering: .releasing)
      state.outdate(readersOf: marks)
      if state.count > limit { state.forgetAll() }
      return state.revision
    }
  }

  /// Lets go of answers that changes have outdated: when nobody waits for anything.
  package func tidy() {
    var isLast = false
    // Freed with the lock open, since that takes time.
    while !isLast { isLast = state.withLock { $0.takeForgettable(atMost: 64) }.isLast }
  }

  /// The answers of `revision` that would not hold, or be doubtful, if `inputs` changed, of those that are known by now, with
  /// the moment that this is; nil where the graph has gone on.
  func spoiled(by inputs: Set<Context.Input>, at revision: Int) -> (answers: Set<UInt32>, moment: Int)? {
    let marks = inputs.map { InputMark(of: $0, isSteady: Context.isSteady($0)).value }
    return state.withLock { state in
      state.revision == revision ? (state.spoiled(by: marks), state.moment) : nil
    }
  }
}
