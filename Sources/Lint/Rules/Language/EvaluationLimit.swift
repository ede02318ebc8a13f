package import Interpreter
package import Semantics
import SourceText
import Syntax
package import ViewGraph

extension LintRule {
  package static let evaluationLimit = LintRule(
    id: "evaluation-limit",
    summary: "A scene was too much work to evaluate to its end",
    documentation: """
      Evaluation stops after a million steps, 256 nested calls or too many views, so that an endless loop cannot hang \
      the editor. What was computed until then is shown; frames after that point are missing. All scenes of a check \
      together have a limit, too: those that would go far beyond it are left out. And a check of a file of usual size ends \
      after two seconds of processor time, of a large one after at most ten, with what it has found by then.
      """,
    severity: .info,
    bad: [
      """
      struct Endless: View {
        var total: Int {
          var sum = 0
          while true { sum += 1 }
          return sum
        }
        var body: some View { Text("\\(total)") }
      }
      """,
      """
      struct Deep: View {
        func depth(_ n: Int) -> Int { depth(n + 1) }
        var body: some View { Text("\\(depth(0))") }
      }
      """,
    ],
    good: [
      """
      struct Sum: View {
        var total: Int { (1...100).reduce(0, +) }
        var body: some View { Text("\\(total)") }
      }
      """,
      """
      struct Factorial: View {
        func factorial(_ n: Int) -> Int { n < 2 ? 1 : n * factorial(n - 1) }
        var body: some View { Text("\\(factorial(5))") }
      }
      """,
    ],
    check: .rendered { rendering in
      guard let limit = rendering.result.facts.limit, let stop = limit.span.flatMap(rendering.program.place) else {
        return []
      }
      let loop = rendering.program.loopKeyword(around: stop)
      guard limit.span.map({ rendering.program.isPlain(at: $0, loop: loop) }) == true else { return [] }
      let what = loop == nil ? "evaluation stopped here" : "this loop is not evaluated to its end"
      return [.fault(Problem(loop ?? stop, "\(what): \(limit.reason)"), quotesFrames: false)]
    }
  )
}

extension Problem {
  /// A check has cost as much as it may; `missing` says what is left out.
  package static func endingCheck(at place: Place, missing: String) -> Problem {
    Problem(place, "the check ends at this code, having taken as much time as it may: \(missing)")
  }
}

extension ProgramScope {
  /// One problem for all items of a file that rules are not asked about, at the first one.
  package func problems(ofPassingOver crowds: [(first: PlacedUnit, file: FileID, count: Int)]) -> [Problem] {
    crowds.map { first, file, count in
      let start = ByteOffset(first.start)
      return Problem(
        Place(file: file, range: ByteRange(start, start)),
        "the rules about names do not look at what follows, \(count) top-level items: they are too many for one file"
      )
    }
  }

  /// One problem for all scenes that were left out, at the first one: it is one fact.
  package func problems(ofSkipping skipped: [SceneRequest]) -> [Problem] {
    guard let first = skipped.min(by: { $0.file < $1.file }) else { return [] }
    let others = skipped.count - 1
    let files = Set(skipped.map(\.file)).count
    let what =
      others == 0
      ? "this scene is" : "this scene and \(others) more, of \(files) file\(files == 1 ? "" : "s"), are"
    return [
      Problem(
        place(of: first),
        "\(what) not laid out: all scenes together are too much work to evaluate at once; check folders by themselves, or "
          + "with '--shard'"
      )
    ]
  }
}

extension ProgramScope {
  /// Whether the code does what it says: a call of an overloaded name may mean another function than the one it was
  /// evaluated as, and a loop that waits for chance ends outside of an evaluation.
  fileprivate func isPlain(at span: SourceSpan, loop: Place?) -> Bool {
    if let loop { return !isFresh(loop, at: span) }
    let members = declaredTypes.flatMap { type in type.all.map(\.type) } + types.map(\.type)
    let around = members.filter { $0.span.contains(span) }.min { $0.span.length < $1.span.length }
    if let around, !declaresType(around.qualifiedName) { return false }
    let functions = types.flatMap { $0.type.members.functions + $0.type.members.initializers }
    let variables = types.flatMap(\.type.members.variables)
    let name =
      functions.first { $0.span.contains(span) }?.name ?? variables.first { $0.span.contains(span) }?.name
    guard let name else { return true }
    return functions.count { $0.name == name } + variables.count { $0.name == name } <= 1
  }

  /// Whether the loop whose keyword is there, around code that runs in it, asks for the time or for chance.
  private func isFresh(_ loop: Place, at span: SourceSpan) -> Bool {
    bodies(around: span).contains { body in
      CodeWalk(body).contains { node in
        guard case .statement(let statement) = node, place(statement.span)?.range.start == loop.range.start else {
          return false
        }
        return CodeWalk([statement]).expressions.contains { freshValue(of: $0) != nil }
      }
    }
  }

  /// The bodies of functions and properties around a place.
  private func bodies(around span: SourceSpan) -> [Body] {
    let members = types.map(\.type.members)
    let functions = members.flatMap { $0.functions + $0.initializers } + globalFunctions(in: span.unit)
    let getters = members.flatMap(\.variables).map { $0.accessors.getter?.body }
    return (functions.map(\.body) + getters).compactMap(\.self).filter { $0.span.contains(span) }
  }

  private func globalFunctions(in unit: UnitID) -> [FunctionDeclaration] {
    (program.unit(unit)?.contents ?? []).compactMap { if case .function(let function) = $0 { function } else { nil } }
  }
}
