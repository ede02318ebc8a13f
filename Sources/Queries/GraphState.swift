/// What a graph knows, and what hangs on what.
@usableFromInline struct GraphState: Sendable {
  @usableFromInline var revision = 0
  @usableFromInline var counters = QueryCounters()
  /// How often answers have been found to hold.
  private(set) var moment = 0
  /// The answers to each question, by its number.
  private var tables: [AnyAnswerTable?] = []
  /// Every answer by its number.
  private var answers: ContiguousArray<AnswerNode?> = []
  /// How often each answer has been let go of by what it was derived from: links of earlier times do not count.
  private var epochs: ContiguousArray<UInt32> = []
  /// Numbers that are free again.
  private var free: [UInt32] = []
  /// Who has read an input.
  private var readers: [UInt64: AnswerLinks] = [:]
  /// Those that went out of date and may still be there.
  private var outdated: [AnswerNode] = []

  /// How many answers there are, current or not.
  var count: Int { answers.count - free.count }

  /// How many answers wait for somebody who tidies up.
  var outdatedCount: Int { outdated.count }

  /// The answers to a question.
  @inlinable mutating func table<Key, Value>(of query: Query<Key, Value>) -> AnswerTable<Key, Value> {
    if let known = knownTable(query.number) as? AnswerTable<Key, Value> { return known }
    let new = AnswerTable<Key, Value>()
    keep(new, query.number)
    return new
  }

  @usableFromInline func knownTable(_ query: Int) -> AnyAnswerTable? {
    tables.indices.contains(query) ? tables[query] : nil
  }

  @usableFromInline mutating func keep(_ table: AnyAnswerTable, _ query: Int) {
    while tables.count <= query { tables.append(nil) }
    tables[query] = table
  }

  /// The number of a new answer.
  @usableFromInline mutating func newNumber() -> UInt32 {
    if let number = free.popLast() { return number }
    answers.append(nil)
    epochs.append(0)
    return UInt32(clamping: answers.count - 1)
  }

  @usableFromInline mutating func add(_ answer: AnswerNode) { answers[Int(answer.number)] = answer }

  /// Notes that an answer is known to hold from now on.
  mutating func confirm(_ answer: AnswerNode) {
    moment += 1
    answer.moment = moment
    answer.standing = .current
    answer.verified = revision
  }

  /// Says what an answer was derived from.
  mutating func attach(_ answer: AnswerNode, _ inputs: ContiguousArray<UInt64>, _ sources: [AnswerNode]) {
    // It was let go of while it was derived again.
    if answers[Int(answer.number)] !== answer {
      answer.number = newNumber()
      add(answer)
    }
    detach(answer)
    let link = AnswerLinks.Link(answer: answer.number, epoch: epochs[Int(answer.number)])
    for input in inputs { readers[input, default: AnswerLinks()].add(link, among: epochs) }
    for source in sources { source.dependents.add(link, among: epochs) }
    answer.sources = sources
  }

  /// Takes an answer out of what it was derived from.
  private mutating func detach(_ answer: AnswerNode) { epochs[Int(answer.number)] &+= 1 }

  // MARK: Changes

  /// What has read one of the inputs does not hold any more; what was derived from it does not either, or is doubtful.
  mutating func outdate(readersOf inputs: some Sequence<UInt64>) {
    for input in inputs {
      guard let links = readers.removeValue(forKey: input) else { continue }
      outdate(nodes(links))
    }
  }

  private func nodes(_ links: AnswerLinks) -> [AnswerNode] { links.answers(among: epochs).compactMap { answers[$0] } }

  private mutating func outdate(_ answers: [AnswerNode]) {
    var pending = answers
    while let answer = pending.popLast() {
      guard answer.standing != .outdated else { continue }
      answer.standing = .outdated
      detach(answer)
      counters.outdated += 1
      outdated.append(answer)
      if answer.isCompared {
        doubt(whatReads: answer)
      } else {
        pending += nodes(answer.dependents)
        answer.dependents = AnswerLinks()
      }
    }
  }

  /// Marks the answers as doubtful that were derived from `answer`, directly or through others.
  private func doubt(whatReads answer: AnswerNode) {
    var pending = [answer]
    while let next = pending.popLast() {
      for number in next.dependents.answers(among: epochs) {
        guard let dependent = answers[number], dependent.standing == .current else { continue }
        dependent.standing = .doubtful
        pending.append(dependent)
      }
    }
  }

  // MARK: Verifying

  /// Finds out whether the sources of a doubtful answer, from the one at `position` on, are the same as when the answer was
  /// derived, as far as that is known without deriving a source again. Where all are, the answer becomes current.
  mutating func verify(_ answer: AnswerNode, from position: Int) -> Verdict {
    var steps = Self.mostSteps
    return verify(answer, from: position, depth: 0, &steps)
  }

  /// So many sources are looked at while others wait for the lock, and sources of sources to that depth.
  private static let mostSteps = 4_096
  private static let greatestDepth = 64

  private mutating func verify(_ answer: AnswerNode, from position: Int, depth: Int, _ steps: inout Int) -> Verdict {
    for (index, source) in answer.sources.enumerated().dropFirst(position) {
      steps -= 1
      guard steps > 0, depth < Self.greatestDepth else { return .depends(on: source, at: index) }
      if source.standing == .doubtful {
        let verdict = verify(source, from: 0, depth: depth + 1, &steps)
        if case .depends = verdict { return .depends(on: source, at: index) }
      }
      guard source.standing == .current else {
        return source.isCompared ? .depends(on: source, at: index) : .isOutdated
      }
      if source.changed > answer.verified { return .isOutdated }
    }
    confirm(answer)
    counters.verified += 1
    return .holds
  }

  /// What is known of an answer that is doubtful.
  enum Verdict {
    case holds
    case isOutdated
    /// It is not known whether a source is the same again, the one at that position.
    case depends(on: AnswerNode, at: Int)
  }

  /// The numbers of the answers that would not hold, or be doubtful, if the inputs changed.
  func spoiled(by inputs: some Sequence<UInt64>) -> Set<UInt32> {
    var pending = inputs.flatMap { readers[$0].map(nodes) ?? [] }
    var spoiled = Set(pending.map(\.number))
    while let next = pending.popLast() {
      for dependent in nodes(next.dependents) where spoiled.insert(dependent.number).inserted {
        pending.append(dependent)
      }
    }
    return spoiled
  }

  // MARK: Forgetting

  /// Nobody will derive the answer any more if it was not derived before.
  @usableFromInline mutating func leave(_ answer: AnswerNode) {
    if answer.standing == .outdated { outdated.append(answer) }
  }

  /// Takes out some of the answers that nobody needs any more, and gives them, to be freed when no lock is held; `isLast`
  /// where there are no others.
  mutating func takeForgettable(atMost most: Int) -> (answers: [AnswerNode], isLast: Bool) {
    var taken: [AnswerNode] = []
    var needed: [AnswerNode] = []
    while taken.count < most, let answer = outdated.popLast() {
      guard answer.standing == .outdated, answers[Int(answer.number)] === answer else { continue }
      // Others may still hold if it comes out equal again.
      if answer.isCompared, !nodes(answer.dependents).isEmpty {
        needed.append(answer)
        continue
      }
      answer.remove(from: tables)
      answers[Int(answer.number)] = nil
      detach(answer)
      free.append(answer.number)
      taken.append(answer)
    }
    let isLast = outdated.isEmpty
    outdated += needed
    return (taken, isLast)
  }

  /// Forgets everything.
  mutating func forgetAll() {
    for answer in answers { answer?.standing = .outdated }
    for index in epochs.indices { epochs[index] &+= 1 }
    free = (0..<answers.count).map { UInt32(clamping: $0) }
    for index in answers.indices { answers[index] = nil }
    (tables, readers, outdated) = ([], [:], [])
  }
}
