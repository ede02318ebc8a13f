import Synchronization

/// What one derivation has read so far: inputs, and answers to other questions.
package final class Reads<Context: QueryContext>: Sendable {
  private struct State {
    var inputs: Set<Context.Input> = []
    var sources: [Answer<Context>] = []
    var seen: Set<ObjectIdentifier> = []
  }

  private let state = Mutex(State())
  /// What is derived.
  private let answer: Answer<Context>
  /// The derivation that waits for this one.
  private let outer: Reads?

  init(of answer: Answer<Context>, within outer: Reads?) {
    self.answer = answer
    self.outer = outer
  }

  func note(_ input: Context.Input) {
    state.withLock { _ = $0.inputs.insert(input) }
  }

  func note(_ source: Answer<Context>) {
    state.withLock { state in
      if state.seen.insert(ObjectIdentifier(source)).inserted { state.sources.append(source) }
    }
  }

  /// Everything that was read; answers in the order of their first use.
  var all: (inputs: Set<Context.Input>, sources: [Answer<Context>]) {
    state.withLock { ($0.inputs, $0.sources) }
  }

  /// Whether `answer` is being derived, and waits for what is derived here.
  func isWaiting(_ answer: Answer<Context>) -> Bool {
    var current: Reads? = self
    while let reads = current {
      if reads.answer === answer { return true }
      current = reads.outer
    }
    return false
  }
}
