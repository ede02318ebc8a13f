/// Runs the steps of a regular expression over a text, for as long as there is fuel.
struct RegexMatcher {
  /// Places to go back to at most: each may hold registers of its own.
  private static let mostPlaces = 100_000

  private let program: RegexProgram
  private let text: [Character]
  private let evaluator: Evaluator

  init(_ program: RegexProgram, _ text: [Character], _ evaluator: Evaluator) {
    self.program = program
    self.text = text
    self.evaluator = evaluator
  }

  /// Where something matches.
  struct Match {
    /// That of the whole, then those of the groups; nil for groups that took no part.
    let ranges: [Range<Int>?]
    let whole: Range<Int>
  }

  /// The first match that begins at `start` or later.
  func first(from start: Int) -> Match? {
    guard start <= text.count else { return nil }
    for position in start...text.count {
      if let match = match(at: position) { return match }
      if !evaluator.affords(1) { return nil }
    }
    return nil
  }

  /// All matches, one after another.
  func all() -> [Match] {
    var matches: [Match] = []
    var start = 0
    while let match = first(from: start) {
      matches.append(match)
      start = match.whole.isEmpty ? match.whole.upperBound + 1 : match.whole.upperBound
    }
    return matches
  }

  /// The match that begins at a place, and ends at `end` where that is given.
  func match(at position: Int, endingAt end: Int? = nil) -> Match? {
    guard let place = run(from: 0, at: position, blank, endingAt: end) else { return nil }
    let ranges = (0...program.captureCount).map { Self.range(ofGroup: $0, place.registers) }
    return Match(ranges: ranges, whole: position..<place.position)
  }

  private static func range(ofGroup number: Int, _ registers: [Int]) -> Range<Int>? {
    let (first, last) = (registers[2 * number], registers[2 * number + 1])
    return first >= 0 && first <= last ? first..<last : nil
  }

  private var blank: [Int] { Array(repeating: -1, count: program.registerCount) }

  private struct Place {
    var step: Int
    var position: Int
    var registers: [Int]
  }

  /// The place that the steps from `start` on lead to; nil where they match nothing.
  private func run(from start: Int, at position: Int, _ registers: [Int], endingAt end: Int? = nil) -> Place? {
    var open = [Place(step: start, position: position, registers: registers)]
    while var place = open.popLast() {
      var outcome: Outcome? = .goesOn
      while outcome == .goesOn {
        // A step that fails is paid for, too.
        guard evaluator.affords(1), open.count < Self.mostPlaces else { return nil }
        outcome = step(&place, &open)
      }
      if outcome == .matched, end == nil || end == place.position { return place }
    }
    return nil
  }

  private enum Outcome { case goesOn, matched }

  /// Takes one step; nil where it fails.
  private func step(_ place: inout Place, _ open: inout [Place]) -> Outcome? {
    guard program.steps.indices.contains(place.step) else { return nil }
    let step = program.steps[place.step]
    place.step += 1
    switch step {
    case .match: return .matched
    case .character(let set):
      guard place.position < text.count, set.contains(text[place.position], ignoringCase: program.ignoresCase) else {
        return nil
      }
      place.position += 1
    case .split(let first, let second):
      open.append(Place(step: second, position: place.position, registers: place.registers))
      place.step = first
    case .jump(let target): place.step = target
    case .save(let register): place.registers[register] = place.position
    case .progress(let register): if place.registers[register] == place.position { return nil }
    case .assertion(let assertion): if !holds(assertion, at: place.position) { return nil }
    case .reference(let number): if !repeats(number, &place) { return nil }
    case .look(let look, let end):
      if isSeen(look, from: place) == look.isNegative { return nil }
      place.step = end
    case .atomic(let end):
      guard let inner = run(from: place.step, at: place.position, place.registers) else { return nil }
      place = Place(step: end, position: inner.position, registers: inner.registers)
    }
    return .goesOn
  }

  private func isSeen(_ look: RegexNode.Look, from place: Place) -> Bool {
    if look.isAhead { return run(from: place.step, at: place.position, place.registers) != nil }
    return (0...place.position).contains { start in
      run(from: place.step, at: start, place.registers, endingAt: place.position) != nil
    }
  }

  private func repeats(_ number: Int, _ place: inout Place) -> Bool {
    guard let range = Self.range(ofGroup: number, place.registers), range.count <= text.count - place.position,
      text[range].elementsEqual(text[place.position..<(place.position + range.count)])
    else { return false }
    place.position += range.count
    return true
  }

  private func holds(_ assertion: RegexAssertion, at position: Int) -> Bool {
    switch assertion {
    case .textStart: position == 0
    case .textEnd: position == text.count
    case .lineStart: position == 0 || text[position - 1].isNewline
    case .lineEnd: position == text.count || text[position].isNewline
    case .wordBoundary: isWord(position - 1) != isWord(position)
    case .noWordBoundary: isWord(position - 1) == isWord(position)
    }
  }

  private func isWord(_ position: Int) -> Bool {
    text.indices.contains(position) && RegexClass.word.contains(text[position], ignoringCase: false)
  }
}
