import Checking
import Lint
import Semantics
import SourceText
import Synchronization
import Syntax
import Testing

/// A check that has cost as much as it may says so once, and nothing that is not so.
@Suite struct EndedCheckTests {
  private static let source = """
    import SwiftUI

    struct Page: View {
      @State private var unread = 0
      // uilsp:disable:next geometry-reader-in-stack
      var body: some View {
        VStack {
          GeometryReader { proxy in Text("\\(proxy.size.width)") }
          Text("Wide").frame(width: 2000)
        }
      }
    }

    struct Row: View {
      @State private var never = 1
      var body: some View { Text("Row").foregroundColor(.red) }
    }
    """

  private static var program: Program { Program([FileID("Page.ui"): SyntaxTree.parse(SourceText(source))]) }

  /// The findings of a check that is found to be over when that is asked for the `number`-th time.
  private func findings(endingAfter number: Int) -> (found: [Finding], isEnded: Bool) {
    let asked = Atomic(0)
    let isEnded = Atomic(false)
    let found = RuleEngine().check(
      Self.program,
      isSpent: {
        guard asked.add(1, ordering: .relaxed).newValue > number else { return false }
        isEnded.store(true, ordering: .relaxed)
        return true
      }
    )
    return (found, isEnded.load(ordering: .relaxed))
  }

  @Test func whatIsFoundByThenIsReportedWithThePlace() {
    let whole = Set(RuleEngine().check(Self.program).map(Self.line))
    #expect(whole.count > 3)
    var ends: Set<String> = []
    var number = 0
    while true {
      let (found, isEnded) = findings(endingAfter: number)
      let limits = found.filter { $0.rule == LintRule.evaluationLimit.id }
      let others = found.filter { $0.rule != LintRule.evaluationLimit.id }
      #expect(limits.count == (isEnded ? 1 : 0))
      #expect(whole.isSuperset(of: others.map(Self.line)), "ended after \(number)")
      ends.formUnion(limits.map(\.message))
      guard isEnded else { break }
      // The steps grow, since most of them are like the one before.
      number += max(1, number / 5)
    }
    #expect(ends.count == 3)
  }

  /// A check that does not end by itself in time is left alone: what it has come to by then is told all the same.
  @Test func whatIsFoundByThenIsToldOfACheckThatIsLeftAlone() {
    let whole = Set(RuleEngine().check(Self.program).map(Self.line))
    var ends: Set<String> = []
    var counts: Set<Int> = []
    var number = 0
    while true {
      let found = findings(leavingAt: number)
      guard !found.isEmpty else { break }
      let limits = found.filter { $0.rule == LintRule.evaluationLimit.id }
      let others = found.filter { $0.rule != LintRule.evaluationLimit.id }
      #expect(limits.count == 1)
      #expect(whole.isSuperset(of: others.map(Self.line)), "left after \(number)")
      ends.formUnion(limits.map(\.message))
      counts.insert(others.count)
      number += max(1, number / 5)
    }
    #expect(ends.count == 3)
    #expect(counts.count > 2)
  }

  /// What is known of a check when it asks for the `number`-th time whether it is over; nothing where it does not.
  private func findings(leavingAt number: Int) -> [Finding] {
    let asked = Atomic(0)
    let found = Mutex<[Finding]>([])
    let end = CheckEnd()
    _ = RuleEngine().check(
      Self.program,
      isSpent: {
        if asked.add(1, ordering: .relaxed).newValue == number + 1 {
          let findings = RuleEngine().findings(cutting: end, of: [FileID("Page.ui")])
          found.withLock { $0 = findings }
        }
        return false
      },
      end: end
    )
    return found.withLock(\.self)
  }

  /// The fixes that were tried, too, are checks of their own, and each of them tells how far it has come.
  @Test(arguments: [true, false])
  func nothingIsKeptOfACheckThatIsOver(evaluates: Bool) {
    let engine = evaluates ? RuleEngine() : RuleEngine().withoutEvaluation
    final class Caller: Sendable {}
    weak var kept: Caller?
    do {
      let caller = Caller()
      kept = caller
      let found = engine.check(Self.program, isCancelled: { withExtendedLifetime(caller) { false } })
      #expect(found.contains { !$0.fixes.isEmpty })
    }
    #expect(kept == nil)
  }

  private static func line(_ finding: Finding) -> String { "\(finding.place) \(finding.rule) \(finding.message)" }
}
