package import Semantics

extension Evaluator {
  /// What a loop does after one iteration.
  private enum LoopStep {
    case next
    case end(Completion)
  }

  func run(_ loop: ForStatement, in frame: Frame) -> Completion {
    let sequence = evaluate(loop.sequence, in: frame)
    if isInterrupted { return .interrupted }
    if let range = integerRange(sequence) {
      for number in range {
        if case .end(let completion) = iterate(loop, .int(number), in: frame) { return completion }
      }
      return .normal
    }
    for element in elements(of: sequence, at: loop.sequence.span) {
      if case .end(let completion) = iterate(loop, element, in: frame) { return completion }
    }
    return .normal
  }

  /// Ranges are not expanded: a loop to a billion ends by its fuel, not by its memory.
  private func integerRange(_ value: Value) -> Range<Int>? {
    guard case .range(let range) = value, case .int(let lower)? = range.lower else { return nil }
    guard let bound = range.upper else { return lower..<Int.max }
    guard case .int(let upper) = bound else { return nil }
    let end = range.isClosed ? upper.addingReportingOverflow(1).partialValue : upper
    return lower < end ? lower..<end : lower..<lower
  }

  private func iterate(_ loop: ForStatement, _ element: Value, in frame: Frame) -> LoopStep {
    guard step(at: loop.sequence.span) else { return .end(.interrupted) }
    guard match(loop.pattern, element, in: frame) else { return .next }
    if let condition = loop.condition, !isTrue(evaluate(condition, in: frame)) { return .next }
    return afterIteration(run(loop.body, in: frame), label: loop.label)
  }

  private func afterIteration(_ completion: Completion, label: String?) -> LoopStep {
    switch completion {
    case .normal: .next
    case .continued(let target) where target == nil || target == label: .next
    case .broke(let target) where target == nil || target == label: .end(.normal)
    default: .end(completion)
    }
  }

  /// Whether a loop goes on: one that does so by guess alone ends where an unknown collection would.
  private func goesOn(_ guessed: inout Int, _ condition: () -> Bool) -> Bool {
    let before = guesses
    guard condition() else { return false }
    if guesses != before { guessed += 1 }
    return guessed <= Self.unknownCount
  }

  func runWhile(_ label: String?, _ conditions: [Condition], _ body: [Statement], in frame: Frame) -> Completion {
    var guessed = 0
    while goesOn(&guessed, { holds(conditions, in: frame) }) {
      guard let first = body.first?.span ?? frame.body.statements.first?.span, step(at: first) else {
        return .interrupted
      }
      if case .end(let completion) = afterIteration(run(body, in: frame), label: label) { return completion }
    }
    return isInterrupted ? .interrupted : .normal
  }

  func runRepeat(_ label: String?, _ body: [Statement], _ condition: Expression, in frame: Frame) -> Completion {
    var guessed = 1
    repeat {
      if case .end(let completion) = afterIteration(run(body, in: frame), label: label) { return completion }
    } while goesOn(&guessed, { isTrue(evaluate(condition, in: frame)) }) && step(at: condition.span)
    return isInterrupted ? .interrupted : .normal
  }

  /// The elements of anything that can be iterated; unknown collections have three unknown ones.
  package func elements(of value: Value, at span: SourceSpan) -> [Value] {
    spend(value.elementCost)
    switch value {
    case .array(let elements): return elements
    case .set(let set): return set.elements
    case .string(let text): return text.map { .string(String($0)) }
    case .dictionary(let dictionary):
      return zip(dictionary.keys, dictionary.values).map { key, value in
        .tuple(TupleValue(labels: ["key", "value"], elements: [key, value]))
      }
    case .range: return StandardLibrary.expand(value, self)
    case .unknown(let unknown):
      return (0..<3).map { _ in .unknown(UnknownValue(name: unknown.name, reason: unknown.reason, span: unknown.span)) }
    case .structure, .object: return iterate(value, at: span)
    case .type(let type) where type.nominal?.conforms(to: "CaseIterable") ?? false:
      if case .array(let cases)? = staticProperty("allCases", of: type) { return cases }
      return []
    default:
      if let slice = value.slice {
        let elements = slice.elements
        spend(elements.count / (slice.text == nil ? 4 : 1))
        return elements
      }
      if let iterator = value.iterator { return iterator.rest(self, at: span) }
      if let data = value.data { return bytes(of: data) }
      if case .array(let elements)? = host.member("elements", of: value) { return elements }
      return []
    }
  }

  /// A sequence of the workspace: `makeIterator()` and `next()`, or a collection's subscript by position. Where the end
  /// depends on what nobody knows, it has as many elements as an unknown collection.
  func iterate(_ value: Value, at span: SourceSpan, atMost most: Int = .max) -> [Value] {
    var sequence = value
    var none: [Value] = []
    let isOwn = !methods("makeIterator", of: value).isEmpty
    let made = isOwn ? callMethod("makeIterator", on: &sequence, labels: [], &none) : nil
    if made == nil, methods("next", of: value).isEmpty, let elements = elementsByPosition(value, at: span) {
      return elements
    }
    var iterator = made ?? value
    if case .array(let elements) = iterator { return elements }
    if let iterator = iterator.iterator { return iterator.rest(self, at: span, atMost: most) }
    var elements: [Value] = []
    var guessed = 0
    while elements.count < most, step(at: span) {
      var next = Value?.none
      let isThere = goesOn(&guessed) {
        next = callMethod("next", on: &iterator, labels: [], &none)
        if case .none? = next { return false }
        return next != nil
      }
      guard isThere, let next else { break }
      elements.append(next.held)
    }
    return elements
  }
}

extension Value {
  /// The fuel that a look at all elements takes: fully where they have to be made.
  fileprivate var elementCost: Int {
    switch self {
    case .array(let elements): elements.count / 4
    case .set(let set): set.elements.count / 4
    case .string(let text): text.utf8.count
    case .dictionary(let dictionary): dictionary.count
    default: 0
    }
  }
}
