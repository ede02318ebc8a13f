import Semantics
import SourceText

/// Which of the places of one unit lie in each other: found once, so that what is around a place costs as much as the code
/// nests, however long it is.
struct SpanNesting: Sendable {
  private let spans: [SourceSpan]
  /// The numbers of the places in the order of their starts, outer ones first.
  private let order: [Int]
  /// For each of that order, where the innermost one stands that it lies in.
  private let parents: [Int?]

  /// Places of which two either lie in each other or apart.
  init(_ spans: [SourceSpan]) {
    let order = spans.indices.ordered { Self.comesFirst(spans[$0], spans[$1]) || spans[$0] == spans[$1] && $0 < $1 }
    var parents: [Int?] = []
    parents.reserveCapacity(order.count)
    var open: [Int] = []
    for (position, number) in order.enumerated() {
      while let last = open.last, !spans[order[last]].contains(spans[number]) { open.removeLast() }
      parents.append(open.last)
      open.append(position)
    }
    self.spans = spans
    self.order = order
    self.parents = parents
  }

  private static func comesFirst(_ left: SourceSpan, _ right: SourceSpan) -> Bool {
    left.start != right.start ? left.start < right.start : left.end > right.end
  }

  /// The numbers of the places that `span` lies in, innermost first.
  func numbers(around span: SourceSpan) -> some Sequence<Int> {
    var low = 0
    var high = order.count
    while low < high {
      let middle = (low + high) / 2
      if Self.comesFirst(span, spans[order[middle]]) { high = middle } else { low = middle + 1 }
    }
    let last = low == 0 ? nil : low - 1
    return sequence(state: last) { position in
      defer { position = position.flatMap { parents[$0] } }
      return position
    }.lazy.map { order[$0] }.filter { spans[$0].contains(span) }
  }
}
