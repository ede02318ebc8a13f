import Queries
import TestSupport
import Testing

struct QueryGraphTests {
  private static let numbers = Dictionary(uniqueKeysWithValues: (0..<20).map { ($0, $0 * $0) })

  @Test func whatReadNothingOfAChangeStays() {
    var sheet = Sheet(Self.numbers)
    #expect(sheet.sum(below: 10) == 285)
    let before = sheet.graph.counters.derived
    sheet = sheet.setting(15, to: 1)
    #expect(sheet.sum(below: 10) == 285)
    #expect(sheet.graph.counters.derived == before)
    sheet = sheet.setting(9, to: 82)
    #expect(sheet.sum(below: 10) == 286)
    // Only the last sum has read the number.
    #expect(sheet.graph.counters.derived == before + 1)
  }

  @Test func equalAnswersLeaveAloneWhatHasReadThem() {
    var sheet = Sheet(Self.numbers)
    let count = sheet.oddCount(upTo: 10)
    let before = sheet.graph.counters
    sheet = sheet.setting(9, to: 83)
    #expect(sheet.oddCount(upTo: 10) == count)
    // The sum is another one, and just as odd as before.
    #expect(sheet.graph.counters.derived == before.derived + 2)
    #expect(sheet.graph.counters.verified == before.verified + 1)
    sheet = sheet.setting(9, to: 84)
    #expect(sheet.oddCount(upTo: 10) != count)
  }

  @Test func aPartThatLooksElsewhereIsDerivedAgainByItself() {
    var sheet = Sheet(Self.numbers.merging([-1: 1]) { $1 })
    #expect(sheet.foreignCells(ofRow: 3, [3, -1, 7]) == [7])
    let before = sheet.graph.counters.derived
    #expect(sheet.keptNumber(7) == 49)
    #expect(sheet.graph.counters.derived == before)
    sheet = sheet.setting(7, to: 5)
    // The row does not depend on what its part has read.
    #expect(sheet.foreignCells(ofRow: 3, [3, -1, 7]) == [7])
    #expect(sheet.graph.counters.derived == before)
    #expect(sheet.keptNumber(7) == 5)
    #expect(sheet.graph.counters.derived == before + 1)
    sheet = sheet.setting(-1, to: 2)
    _ = sheet.foreignCells(ofRow: 3, [3, -1, 7])
    #expect(sheet.graph.counters.derived > before + 1)
  }

  /// Answers of two graphs would be linked to each other, and changed under two locks.
  @Test func aPartIsKeptOnlyWhereTheRestIs() {
    let sheet = Sheet(Self.numbers)
    #expect(sheet.foreignCells(ofRow: 3, [3, 7], keptIn: QueryGraph(revision: sheet.revision)) == [])
  }

  /// A search that is overtaken by a change goes on in a graph of its own.
  @Test func aPartIsNotKeptOnceTheGraphHasGoneOn() {
    let sheet = Sheet(Self.numbers)
    #expect(sheet.foreignCells(ofRow: 3, [3, 7]) { _ = sheet.graph.advance(changing: [9]) } == [])
    #expect(sheet.sum(below: 5) == 30)
  }

  @Test func aBranchTakesWhatHoldsAndLeavesItsTrunkAlone() {
    let sheet = Sheet(Self.numbers)
    _ = sheet.sum(below: 10)
    let branch = sheet.branch(setting: 9, to: 82)
    #expect(branch.sum(below: 10) == 286)
    #expect(branch.graph.counters.derived == 1)
    #expect(sheet.sum(below: 10) == 285)
    let later = sheet.setting(0, to: 5)
    // The trunk has gone on: nothing of it is taken any more.
    #expect(branch.sum(below: 12) == 286 + 100 + 121)
    #expect(later.sum(below: 10) == 290)
  }

  /// What is asked of the trunk after the branch began may have read what differs in the branch.
  @Test func aBranchTakesNothingThatItsTrunkFoundLater() {
    let sheet = Sheet(Self.numbers)
    #expect(sheet.sum(below: 3) == 5)
    let branch = sheet.branch(setting: 4, to: 20)
    #expect(sheet.sum(below: 6) == 55)
    #expect(branch.sum(below: 6) == 59)
    #expect(sheet.sum(below: 6) == 55)
  }

  @Test func anEarlierVersionIsAnsweredAndNothingOfItKept() {
    let old = Sheet(Self.numbers)
    let new = old.setting(3, to: 0)
    #expect(old.sum(below: 5) == 30)
    #expect(new.sum(below: 5) == 21)
    #expect(old.sum(below: 5) == 30)
    #expect(new.sum(below: 5) == 21)
  }

  @Test func whatWasGivenUpIsDerivedAgain() {
    let sheet = Sheet(Self.numbers)
    #expect(sheet.sum(below: 5) { true } == 30)
    let before = sheet.graph.counters.derived
    #expect(sheet.sum(below: 5) == 30)
    #expect(sheet.graph.counters.derived == before + 1)
  }

  @Test func whatNeedsItselfEnds() {
    let sheet = Sheet(Self.numbers)
    #expect(sheet.round(4) == 16)
    #expect(sheet.setting(4, to: 7).round(4) == 7)
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func answersAfterChangesAreThoseOfAFreshStart(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var sheet = Sheet(Self.numbers)
    for _ in 0..<60 {
      sheet = sheet.setting(Int.random(in: 0..<20, using: &generator), to: Int.random(in: 0..<4, using: &generator))
      let fresh = Sheet(sheet.numbers)
      for _ in 0..<4 {
        let cell = Int.random(in: 0...20, using: &generator)
        #expect(sheet.sum(below: cell) == fresh.sum(below: cell))
        #expect(sheet.oddCount(upTo: cell) == fresh.oddCount(upTo: cell))
        let branch = sheet.branch(setting: cell, to: 9)
        let other = Sheet(branch.numbers)
        #expect(branch.oddCount(upTo: 20) == other.oddCount(upTo: 20))
      }
    }
  }

  @Test func threadsAskAtOnce() async {
    let sheet = Sheet(Self.numbers)
    let expected = [285, 385, 506]
    let isRight = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<200 {
        group.addTask { sheet.sum(below: 10 + number % 3) == expected[number % 3] }
      }
      return await group.allSatisfy { $0 }
    }
    #expect(isRight)
    #expect(sheet.graph.counters.derived >= 13)
  }
}
