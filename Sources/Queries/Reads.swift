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
  /// The graph in which it is derived.
  private let graph: ObjectIdentifier

  @usableFromInline convenience init(of answer: AnswerNode, by graph: AnyObject, within outer: Reads?) {
    self.init(of: answer, by: ObjectIdentifier(graph), within: outer)
  }

  private init(of answer: AnswerNode?, by graph: ObjectIdentifier, within outer: Reads?) {
    self.answer = answer
    self.graph = graph
    self.outer = outer
  }

  /// True for the graph in which this derivation began: as long as that stays at its revision, all answers that were
  /// read are its own.
  @usableFromInline func isNoted(by graph: AnyObject) -> Bool { self.graph == ObjectIdentifier(graph) }

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

  /// How much was read up to a moment.
  @usableFromInline struct Position {
    let inputs: Int
    let sources: Int
  }

  @usableFromInline var position: Position {
    state.withLock { Position(inputs: $0.inputs.numbers.count, sources: $0.sources.count) }
  }

  /// Takes out what was read since `position`, with what of all else seldom changes; nil, and nothing is taken out, where
  /// that is nothing but some of `inputs` and what seldom changes.
  @usableFromInline func takeForeign(since position: Position, besides inputs: [InputMark]) -> Reads? {
    state.withLock { state -> Reads? in
      let isForeign =
        state.inputs.numbers.dropFirst(position.inputs).contains { number in
          !InputMark.isSteady(number) && !inputs.contains { $0.value == number }
        } || state.sources.dropFirst(position.sources).contains { !$0.isSteady }
      guard isForeign else { return nil }
      let foreign = Reads(of: nil, by: graph, within: outer)
      foreign.state.withLock { foreign in
        for input in state.inputs.numbers.prefix(position.inputs) { _ = foreign.inputs.insert(input) }
        for input in state.inputs.removeAll(after: position.inputs) { _ = foreign.inputs.insert(input) }
        foreign.sources = state.sources
      }
      let removed = state.sources.dropFirst(position.sources).count
      state.sources.removeLast(removed)
      if removed > 0 {
        state.seen = NumberSet()
        for source in state.sources { _ = state.seen.insert(source.address) }
      }
      return foreign
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
