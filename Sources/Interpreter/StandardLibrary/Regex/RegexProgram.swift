/// A regular expression as steps for a machine that tries them one after another and goes back where one fails.
struct RegexProgram {
  enum Step {
    case character(RegexClass)
    /// Goes on at the first; at the second where that fails.
    case split(Int, Int)
    case jump(Int)
    /// Notes the place in a register.
    case save(Int)
    /// Fails where nothing was matched since the place in a register was noted.
    case progress(Int)
    case assertion(RegexAssertion)
    case reference(Int)
    /// The steps up to a place are tried by themselves.
    case look(RegexNode.Look, end: Int)
    /// The steps up to a place are tried by themselves, and what they match is not given back.
    case atomic(end: Int)
    case match
  }

  private static let mostSteps = 20_000

  /// How many nodes were put into steps, those that need none included.
  private var work = 0
  private(set) var steps: [Step] = []
  let captureCount: Int
  let ignoresCase: Bool
  let names: [(name: String, number: Int)]
  /// Two for each group, that of the whole match first, and those of loops.
  private(set) var registerCount: Int

  /// Nil where the pattern is no regular expression, or too long a one. What making it takes is paid in either case.
  init?(_ pattern: String, _ options: RegexOptions, _ evaluator: Evaluator) {
    evaluator.spend(pattern.utf8.count)
    var parser = RegexParser(pattern, options)
    guard let node = parser.whole() else { return nil }
    captureCount = parser.captureCount
    ignoresCase = parser.ignoresCase
    names = parser.names
    registerCount = 2 * (captureCount + 1)
    let isWhole = add(.save(0)) && add(node) && add(.save(1)) && add(.match)
    evaluator.spend((work + steps.count) / 4)
    guard isWhole else { return nil }
  }

  private mutating func add(_ step: Step) -> Bool {
    steps.append(step)
    return steps.count < Self.mostSteps
  }

  private mutating func add(_ node: RegexNode) -> Bool {
    work += 1
    guard work < Self.mostSteps else { return false }
    switch node {
    case .character(let set): return add(Step.character(set))
    case .sequence(let parts): return parts.allSatisfy { add($0) }
    case .alternatives(let nodes): return add(alternatives: nodes[...])
    case .capture(let number, let inner): return add(.save(2 * number)) && add(inner) && add(.save(2 * number + 1))
    case .repeated(let inner, let repetition): return add(inner, repetition)
    case .assertion(let assertion): return add(Step.assertion(assertion))
    case .reference(let number): return number <= captureCount && add(Step.reference(number))
    case .look(let look, let inner):
      return addEnclosed(inner) { .look(look, end: $0) }
    }
  }

  private mutating func addEnclosed(_ node: RegexNode, _ step: (Int) -> Step) -> Bool {
    let start = steps.count
    guard add(.match), add(node), add(.match) else { return false }
    steps[start] = step(steps.count)
    return true
  }

  private mutating func add(alternatives nodes: ArraySlice<RegexNode>) -> Bool {
    var exits: [Int] = []
    for (index, node) in nodes.enumerated() {
      let start = steps.count
      let isLast = index == nodes.count - 1
      guard isLast || add(.match), add(node) else { return false }
      if isLast { break }
      exits.append(steps.count)
      guard add(.match) else { return false }
      steps[start] = .split(start + 1, steps.count)
    }
    for exit in exits { steps[exit] = .jump(steps.count) }
    return true
  }

  private mutating func add(_ node: RegexNode, _ repetition: RegexNode.Repetition) -> Bool {
    if repetition.greed == .possessive {
      let greedy = RegexNode.Repetition(least: repetition.least, most: repetition.most, greed: .most)
      return addEnclosed(.repeated(node, greedy)) { .atomic(end: $0) }
    }
    for _ in 0..<repetition.least where !add(node) { return false }
    guard let most = repetition.most else { return addLoop(node, isLazy: repetition.greed == .least) }
    var starts: [Int] = []
    for _ in repetition.least..<most {
      starts.append(steps.count)
      guard add(.match), add(node) else { return false }
    }
    for start in starts { steps[start] = split(into: start + 1, orTo: steps.count, repetition.greed == .least) }
    return true
  }

  private mutating func addLoop(_ node: RegexNode, isLazy: Bool) -> Bool {
    let register = registerCount
    registerCount += 1
    let start = steps.count
    guard add(.match), add(.save(register)), add(node), add(.progress(register)), add(.jump(start)) else {
      return false
    }
    steps[start] = split(into: start + 1, orTo: steps.count, isLazy)
    return true
  }

  private func split(into inner: Int, orTo next: Int, _ isLazy: Bool) -> Step {
    isLazy ? .split(next, inner) : .split(inner, next)
  }
}
