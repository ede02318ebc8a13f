/// Those that have read something. One that was derived again since, or does not hold any more, does not count; it is
/// taken out when others come.
struct AnswerLinks: Sendable {
  /// An answer, in the state in which it had read.
  struct Link: Sendable {
    let answer: UInt32
    let epoch: UInt32
  }

  private var links: ContiguousArray<Link> = []
  /// With so many it is time to look which still count.
  private var limit = 8

  mutating func add(_ link: Link, among epochs: ContiguousArray<UInt32>) {
    if links.count >= limit {
      links.removeAll { !$0.counts(among: epochs) }
      limit = max(8, links.count * 2)
    }
    links.append(link)
  }

  /// The answers that count.
  func answers(among epochs: ContiguousArray<UInt32>) -> some Sequence<Int> {
    links.lazy.filter { $0.counts(among: epochs) }.map { Int($0.answer) }
  }
}

extension AnswerLinks.Link {
  fileprivate func counts(among epochs: ContiguousArray<UInt32>) -> Bool {
    epochs.indices.contains(Int(answer)) && epochs[Int(answer)] == epoch
  }
}
