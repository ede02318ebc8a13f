import Checking
import IDE
import Lint
import Semantics
import Server
import SourceText
import ViewGraph

/// A publishing plan at work on a made-up document, on a clock of its own. The findings of a text are its words: `n…` are
/// told by names, `l…` by layout, those with a `k` by the scenes next to it; a word `w…` is withdrawn by layout. Nothing
/// but the script makes time pass.
struct PublishingScript {
  /// How long searches take, in milliseconds, and how long one goes on that is given up.
  struct Costs {
    var names = 5
    var nearest = 0
    var everything = 60
    var givingUp = 1
  }

  /// What was published.
  struct Publication: Equatable {
    let time: Int
    let version: Int
    let words: [String]
    /// Whether each word stands in the text of that version where its finding says, and none is said twice.
    let isSound: Bool
  }

  private struct Running {
    let phase: DiagnosticPhase
    let text: String
    let start: Int
    var end: Int
    var isGivenUp = false
  }

  private static let file = FileID("Made.ui")
  private static let start = ContinuousClock.now

  private let costs: Costs
  private var plan = PublishingPlan(file: Self.file)
  private var running: [Running] = []
  private var time = 0
  private(set) var text = ""
  private(set) var version = 0
  private(set) var publications: [Publication] = []
  /// Every search that began: its phase and when.
  private(set) var searches: [(phase: DiagnosticPhase, time: Int)] = []
  /// When a search for everything was seen to its end.
  private(set) var ends: [Int] = []
  /// Whether two searches of one phase ever ran at once.
  private(set) var isWrong = false

  init(_ text: String, costs: Costs = Costs()) {
    self.costs = costs
    self.text = text
    version = 1
    take(.edited([.replaced(Self.file)]))
  }

  /// The words that a whole search finds in the text now.
  var findings: [String] { Self.all(in: text).map(\.message) }
  var isIdle: Bool { running.isEmpty && plan.nextDeadline == nil }
  var now: Int { time }

  /// Lets everything happen that happens until `end`.
  mutating func run(until end: Int) {
    while let next = nextTime, next <= end {
      time = next
      if let index = running.indices.filter({ running[$0].end <= time }).min(by: { running[$0].end < running[$1].end })
      {
        finish(running.remove(at: index))
      } else {
        take(.timePassed)
      }
    }
    time = end
  }

  /// Lets everything happen that is going to.
  mutating func settle() {
    while let next = nextTime, next < 1_000_000 { run(until: max(time, next)) }
  }

  /// Replaces a range of the text.
  mutating func edit(_ start: Int, _ count: Int, _ replacement: String) {
    var bytes = Array(text.utf8)
    let range = min(start, bytes.count)..<min(start + count, bytes.count)
    bytes.replaceSubrange(range, with: Array(replacement.utf8))
    text = String(decoding: bytes, as: UTF8.self)
    version += 1
    let edit = TextEdit(range: ByteRange(range.lowerBound, range.upperBound), replacement: replacement)
    take(.edited([.edited(Self.file, edit)]))
  }

  /// Another file has changed.
  mutating func changeElsewhere() {
    take(.surroundingsChanged([.replaced(FileID("Other.ui"))]))
  }

  private var nextTime: Int? {
    let due = plan.nextDeadline.map { deadline in
      let duration = (deadline - Self.start).components
      return Int(duration.seconds) * 1_000 + Int((duration.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
    return (running.map(\.end) + [due].compactMap(\.self)).min().map { max($0, time) }
  }

  private mutating func finish(_ search: Running) {
    let names = Self.names(in: search.text)
    if search.isGivenUp {
      take(.gaveUp(search.phase))
      return
    }
    switch search.phase {
    case .names: take(.foundNames(names, elapsed: .milliseconds(time - search.start)))
    case .nearest: take(.foundNearest(AllFindings(all: Self.near(in: search.text), names: names)))
    case .everything:
      ends.append(time)
      let all = AllFindings(all: Self.all(in: search.text), names: names)
      take(.foundEverything(all, elapsed: .milliseconds(time - search.start)))
    }
  }

  private mutating func take(_ event: PublishingPlan.Event) {
    for step in plan.take(event, at: Self.start + .milliseconds(time)) {
      switch step {
      case .search(let phase):
        isWrong = isWrong || running.contains { $0.phase == phase }
        let cost = [.names: costs.names, .nearest: costs.nearest][phase] ?? costs.everything
        running.append(Running(phase: phase, text: text, start: time, end: time + cost))
        searches.append((phase, time))
      case .giveUp(let phase):
        for index in running.indices where running[index].phase == phase && !running[index].isGivenUp {
          running[index].end = min(running[index].end, time + costs.givingUp)
          running[index].isGivenUp = true
        }
      case .publish(let findings):
        let bytes = Array(text.utf8)
        let isInPlace = findings.allSatisfy { finding in
          let (start, end) = (finding.range.start.value, finding.range.end.value)
          return end <= bytes.count && String(decoding: bytes[start..<end], as: UTF8.self) == finding.message
        }
        let isSound = isInPlace && Set(findings.map(\.place)).count == findings.count
        publications.append(
          Publication(time: time, version: version, words: findings.map(\.message), isSound: isSound)
        )
      }
    }
  }

  private static func names(in text: String) -> [Finding] { words(in: text).filter { !$0.message.hasPrefix("l") } }
  private static func near(in text: String) -> [Finding] {
    words(in: text).filter { !$0.message.hasPrefix("l") || $0.message.contains("k") }
  }
  private static func all(in text: String) -> [Finding] { words(in: text).filter { !$0.message.hasPrefix("w") } }

  private static func words(in text: String) -> [Finding] {
    var found: [Finding] = []
    var offset = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let length = word.utf8.count
      if let first = word.first, "nlw".contains(first) {
        let place = Place(file: file, range: ByteRange(offset, offset + length))
        found.append(Finding(rule: "word", severity: .warning, message: String(word), place: place))
      }
      offset += length + 1
    }
    return found
  }
}
