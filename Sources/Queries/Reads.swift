import Synchronization

/// What one derivation has read so far: inputs, and answers to other questions.
@usableFromInline package final class Reads: Sendable {
  private struct State {
    var inputs = NumberSet()
    var sources: [AnswerNode] = []
    var seen = NumberSet()
  }

  private let state = Mutex(State())
  /// What is derived; nil where it is not known yet whether it will be kept.
  private let answer: AnswerNode?
  /// The derivation that waits for this one.
  private let outer: Reads?

  @usableFromInline init(of answer: AnswerNode?, within outer: Reads?) {
    self.answer = answer
    self.outer = outer
  }

  @usableFromInline func note(_ input: InputMark) {
    state.withLock { _ = $0.inputs.insert(input.value) }
  }

  @usableFromInline func note(_ source: AnswerNode) {
    state.withLock { state in
      if state.seen.insert(source.address) { state.sources.append(source) }
    }
  }

  /// Everything that was read; answers in the order of their first use.
  var all: (inputs: ContiguousArray<UInt64>, sources: [AnswerNode]) {
    state.withLock { ($0.inputs.numbers, $0.sources) }
  }

  /// Whether nothing was read but some of these inputs, and what seldom changes.
  @usableFromInline func isWithin(_ inputs: [InputMark]) -> Bool {
    state.withLock { state in
      state.sources.allSatisfy(\.isSteady)
        && state.inputs.numbers.allSatisfy { number in
          InputMark.isSteady(number) || inputs.contains { $0.value == number }
        }
    }
  }

  /// Takes over what was read for a part of what is derived here.
  @usableFromInline func note(_ part: Reads) {
    let (inputs, sources) = part.all
    state.withLock { state in
      for input in inputs { _ = state.inputs.insert(input) }
      for source in sources where state.seen.insert(source.address) { state.sources.append(source) }
    }
  }

  /// Whether `answer` is being derived, and waits for what is derived here.
  @usableFromInline func isWaiting(_ answer: AnswerNode) -> Bool {
    var current: Reads? = self
    while let reads = current {
      if reads.answer === answer { return true }
      current = reads.outer
    }
    return false
  }
}
