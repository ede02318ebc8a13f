import Server
import TestSupport
import Testing

/// What is published about a document, and when, whatever happens to it.
struct PublishingPlanTests {
  /// Names come first, then everything; nothing comes twice, and then there is silence.
  @Test func namesThenEverything() {
    var script = PublishingScript("n1 l1 w1")
    script.settle()
    #expect(script.publications.map(\.time) == [5, 65])
    #expect(script.publications.map(\.words) == [["n1", "w1"], ["n1", "l1"]])
    #expect(script.isIdle)
  }

  /// What the scenes next to a file tell is said at once, and what they no longer tell is not; what others told stays.
  @Test func nearestScenesComeFirst() {
    var script = PublishingScript("n1 l1 lk1", costs: PublishingScript.Costs(nearest: 20, everything: 500))
    script.settle()
    #expect(script.publications.map(\.time) == [5, 25, 525])
    #expect(script.publications.map(\.words) == [["n1"], ["n1", "lk1"], ["n1", "l1", "lk1"]])
    let before = script.publications.count
    script.edit(0, 0, "lk2 ")
    script.settle()
    script.edit(10, 3, "o")
    script.settle()
    let words = script.publications.dropFirst(before).map(\.words)
    #expect(
      words == [
        ["n1", "l1", "lk1"], ["lk2", "n1", "l1", "lk1"], ["lk2", "n1", "l1", "lk1"],
        ["lk2", "n1", "l1"], ["lk2", "n1", "l1"],
      ]
    )
  }

  /// Where everything is searched in no time, the nearest scenes are not looked at before.
  @Test func whatIsQuickIsSearchedAtOnce() {
    var script = PublishingScript("n1 lk1", costs: PublishingScript.Costs(nearest: 20, everything: 40))
    script.settle()
    #expect(script.searches.map(\.phase) == [.names, .nearest, .everything])
    let before = script.publications.count
    let start = script.now
    script.edit(0, 0, "l1 ")
    script.settle()
    #expect(script.searches.dropFirst(3).map(\.phase) == [.names, .everything])
    #expect(script.publications.dropFirst(before).map { $0.time - start } == [5, 45])
    #expect(script.publications.last?.words == ["l1", "n1", "lk1"])
    // While the text changes all the time, it comes as it did.
    for _ in 0..<40 {
      script.edit(0, 0, "a")
      script.run(until: script.now + 15)
    }
    #expect(!script.searches.dropFirst(3).contains { $0.phase == .nearest })
    #expect(!script.isWrong)
  }

  /// What layout said before stays, moved along, until it is known anew; what is edited goes at once.
  @Test(arguments: [
    (0, 0, "a ", ["n1", "l1", "l2"]),
    (4, 0, "x", ["n1", "l2"]),
    (5, 0, "x", ["n1", "l2"]),
    (3, 0, "x", ["n1", "l2"]),
    (3, 2, "", ["n1", "l2"]),
    (6, 2, "n2", ["n1", "l1", "n2"]),
    (8, 0, " w2", ["n1", "l1", "w2"]),
  ])
  func layoutStays(_ start: Int, _ count: Int, _ replacement: String, _ words: [String]) {
    var script = PublishingScript("n1 l1 l2")
    script.settle()
    let before = script.publications.count
    script.edit(start, count, replacement)
    script.settle()
    let made = script.publications.dropFirst(before)
    #expect(made.first?.words == words)
    #expect(made.last?.words == script.findings)
    #expect(made.count == 2)
  }

  /// What layout withdrew does not come back with every letter.
  @Test func whatIsWithdrawnStaysSo() {
    var script = PublishingScript("w1 n1")
    script.settle()
    script.edit(5, 0, "1")
    script.settle()
    #expect(script.publications.dropFirst(1).map(\.words) == [["n1"], ["n11"], ["n11"]])
  }

  /// Another file's changes rest; the document's own do not.
  @Test func changesElsewhereRest() {
    var script = PublishingScript("n1 l1")
    script.settle()
    let start = script.now
    for _ in 0..<20 {
      script.changeElsewhere()
      script.run(until: script.now + 100)
    }
    let starts = script.searches.filter { $0.time >= start }.map { $0.time - start }
    #expect(starts.first == 1_500)
    script.changeElsewhere()
    script.run(until: script.now + 10)
    let edited = script.now
    script.edit(0, 0, "x")
    #expect(script.searches.last?.time == edited)
    script.settle()
    #expect(script.publications.last?.words == script.findings)
  }

  /// While somebody types, what is published is of the newest version, never older than it need be, never twice, and
  /// everything follows, too, however long searches take.
  @Test(arguments: [1, 5, 14, 20, 80, 300], [2, 20, 60, 400])
  func typing(_ names: Int, _ everything: Int) {
    for (seed, givingUp) in [(1, 1), (2, 1), (3, everything)] as [(UInt64, Int)] {
      var generator = SeededGenerator(seed: seed)
      let near = names + everything / 10
      let costs = PublishingScript.Costs(
        names: names,
        nearest: near,
        everything: names + everything,
        givingUp: givingUp
      )
      var script = PublishingScript("n1 l1 w1 n2 l2 w2 n3 lk3", costs: costs)
      script.settle()
      let start = script.now
      for _ in 0..<200 {
        let pieces = ["x", " ", "n", "l ", "k", " w", ""]
        script.edit(generator.below(script.text.utf8.count + 1), generator.below(2), generator.pick(pieces) ?? "")
        script.run(until: script.now + 15)
        if generator.below(20) == 0 { script.changeElsewhere() }
      }
      let end = script.now
      let times = [start] + script.publications.map(\.time).filter { start...end ~= $0 } + [end]
      let longestSilence = zip(times, times.dropFirst()).map { $1 - $0 }.max() ?? 0
      #expect(longestSilence <= max(100, 2 * names))
      let mostWait = 130 + givingUp + 3 * names + 2 * near + everything
      let wholeSearches = script.ends.filter { start...end ~= $0 }.count
      #expect(wholeSearches >= (end - start) / mostWait)
      script.settle()
      #expect(script.publications.last?.words == script.findings)
      #expect(script.publications.last?.version == script.version)
      let unsound = script.publications.filter { !$0.isSound }
      #expect(unsound == [])
      #expect(!script.isWrong)
      #expect(script.isIdle)
      // A search whose answer comes at once is answered for each letter.
      if names < 15 {
        #expect(Set(script.publications.map(\.version)).count >= 200)
      }
    }
  }
}
